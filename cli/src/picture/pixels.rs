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
    let shown = missing.iter().take(FEW);
    let shown: Vec<String> = shown
        .map(|it| format!("{it} (U+{:04X})", u32::from(*it)))
        .collect();
    let more = match missing.len().saturating_sub(FEW) {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    let message = format!(
        "characters are left out that no font has: {}{more}",
        visible(&shown.join(", "))
    );
    let help = "install a font that has them, such as those of Noto; SVG needs none";
    complain_mildly(&message, Some(help));
}
