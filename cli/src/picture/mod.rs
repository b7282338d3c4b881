//! Files for pictures: the format by the name of the file, and writing it.

#[cfg(feature = "raster")]
mod pixels;
#[cfg(not(feature = "raster"))]
#[path = "no_pixels.rs"]
mod pixels;

use std::io::{self, BufWriter, Write};
use std::path::Path;

use cif::files::{Place, filename, unless_closed, without_extension};

use crate::input::is_like;
use crate::output::Output;
use crate::placed::placed;
use crate::status::CliError;
use crate::terminal::visible;

/// The format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    /// Pictures that move.
    Gif,
    Apng,
}

impl Format {
    /// SVG unless the name says otherwise.
    fn of_name(path: &Path) -> Self {
        let path = without_extension(path);
        let extension = path.extension().unwrap_or_default();
        let all = [("png", Self::Png), ("gif", Self::Gif), ("apng", Self::Apng)];
        let mut all = all.into_iter();
        let found = all.find(|(name, _)| extension.eq_ignore_ascii_case(name));
        found.map_or(Self::Svg, |(_, format)| format)
    }
}

/// A file that a picture is written to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PictureFile<'p> {
    path: &'p Path,
    format: Format,
}

/// The frames of a picture that moves: each drawn when it is wanted, and shown for so many
/// hundredths of a second.
#[cfg_attr(
    not(feature = "raster"),
    allow(dead_code, reason = "a build without pixels draws no frame")
)]
pub(crate) struct Frames<'f> {
    pub(crate) count: u32,
    pub(crate) draw: &'f mut dyn FnMut() -> String,
    pub(crate) hundredths: u16,
}

impl<'p> PictureFile<'p> {
    /// The file of this name; an error where this build cannot draw what its name asks for.
    pub(crate) fn of(path: &'p Path) -> Result<Self, CliError> {
        Self::named(path, "names end with .svg, .png, .gif or .apng")
    }

    /// The same for a picture that does not move.
    pub(crate) fn of_chart(path: &'p Path) -> Result<Self, CliError> {
        const NAMES: &str = "names end with .svg or .png";
        let file = Self::named(path, NAMES)?;
        if file.moves() {
            return Err(CliError::new("a chart does not move").with_help(NAMES));
        }
        Ok(file)
    }

    fn named(path: &'p Path, names: &str) -> Result<Self, CliError> {
        const OTHERS: [&str; 6] = ["bmp", "jpeg", "jpg", "pdf", "tiff", "webp"];
        if is_like(path, &OTHERS) {
            let name = filename::shown(path);
            let message = format!(
                "`{}` names a kind of picture that is not written",
                visible(&name)
            );
            return Err(CliError::new(message).with_help(names));
        }
        let format = Format::of_name(path);
        if format != Format::Svg && !cfg!(feature = "raster") {
            let message = "this build of `cif` draws pictures in SVG alone";
            let help = "`cargo install --path cli --features raster` installs one that draws more";
            return Err(CliError::new(message).with_help(help));
        }
        Ok(Self { path, format })
    }

    /// True if it is standard output.
    pub(crate) fn is_stdout(self) -> bool {
        self.path == Path::new("-")
    }

    /// True if it holds a picture that moves.
    pub(crate) fn moves(self) -> bool {
        matches!(self.format, Format::Gif | Format::Apng)
    }

    /// Writes a picture that is there in SVG.
    pub(crate) fn write(self, svg: &str, output: &mut Output) -> Result<(), CliError> {
        self.save(output, |out| match self.format {
            Format::Svg => out.write_all(svg.as_bytes()),
            Format::Png | Format::Gif | Format::Apng => pixels::write(svg, out),
        })
    }

    /// Writes a picture that moves.
    pub(crate) fn animate(
        self,
        frames: &mut Frames<'_>,
        output: &mut Output,
    ) -> Result<(), CliError> {
        self.save(output, |out| {
            pixels::animate(frames, self.format == Format::Gif, out)
        })
    }

    fn save(
        self,
        output: &mut Output,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), CliError> {
        if self.is_stdout() {
            let mut buffer = BufWriter::new(output.raw());
            let written = write(&mut buffer).and_then(|()| buffer.flush());
            drop(buffer);
            return output.settle(written);
        }
        let name = filename::shown(self.path);
        let unwritable = |error| CliError::file("cannot write", &name, &error);
        let mut buffer = BufWriter::new(Place::of(self.path).map_err(unwritable)?);
        let file = write(&mut buffer)
            .and_then(|()| buffer.into_inner().map_err(io::IntoInnerError::into_error));
        match unless_closed(file).map_err(unwritable)? {
            Some(file) => placed(file.finish()).map_err(unwritable),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_file_says_its_format() {
        for (name, format) in [
            ("board.svg", Format::Svg),
            ("board.svgz", Format::Svg),
            ("board.svg.gz", Format::Svg),
            ("board", Format::Svg),
            ("-", Format::Svg),
            ("a.png/board", Format::Svg),
            ("board.png", Format::Png),
            (r"C:\games\board.png", Format::Png),
            ("board.PNG", Format::Png),
            ("board.png.gz", Format::Png),
            ("game.gif", Format::Gif),
            ("game.apng", Format::Apng),
        ] {
            assert_eq!(Format::of_name(Path::new(name)), format, "{name}");
        }
    }
}
