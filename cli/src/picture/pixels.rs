//! Pictures made into pixels by the library.

use std::io::{self, ErrorKind, Write};

use cif::view::raster::{Animation, AnimationFormat, RasterError, Rasterizer};

use super::Frames;
use crate::terminal::{complain_mildly, visible};

/// The times of the others for which the last frame is shown.
const LAST: u16 = 3;

/// Writes a picture as PNG.
pub(super) fn write(svg: &str, out: &mut dyn Write) -> io::Result<()> {
    let rasterizer = Rasterizer::default();
    rasterizer.draw(svg).map_err(refused)?.write_png(out)?;
    warn(&rasterizer);
    Ok(())
}

/// Writes frames as GIF, or else as PNG with frames.
pub(super) fn animate(
    frames: &mut Frames<'_>,
    is_gif: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    let format = if is_gif {
        AnimationFormat::Gif
    } else {
        AnimationFormat::Png
    };
    let rasterizer = Rasterizer::default();
    let mut draw = || rasterizer.draw(&(frames.draw)()).map_err(refused);
    let first = draw()?;
    let mut animation = Animation::begin(out, format, frames.count, &first)?;
    let mut next = Some(first);
    for number in 1..=frames.count {
        let picture = match next.take() {
            Some(first) => first,
            None => draw()?,
        };
        let times = if number == frames.count { LAST } else { 1 };
        animation.frame(picture, frames.hundredths.saturating_mul(times))?;
    }
    animation.finish()?;
    warn(&rasterizer);
    Ok(())
}

fn refused(error: RasterError) -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, error)
}

/// Says which characters are not in the picture.
fn warn(rasterizer: &Rasterizer) {
    const FEW: usize = 20;
    let missing = rasterizer.missing();
    if missing.is_empty() {
        return;
    }
    let shown: Vec<String> = missing.iter().take(FEW).map(char::to_string).collect();
    let shown = shown.join(", ");
    let message = format!(
        "characters are left out that no font has: {} and the like",
        visible(&shown)
    );
    let help = "install a font that has them, such as those of Noto; SVG needs none";
    complain_mildly(&message, Some(help));
}
