//! A build without the feature `raster`: no picture gets here, since the file is refused before.

use std::io::{self, ErrorKind, Write};

use super::Frames;

/// Refuses to write a picture as PNG.
pub(super) fn write(_: &str, _: &mut dyn Write) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}

/// Refuses to write a picture that moves.
pub(super) fn animate(_: &mut Frames<'_>, _: bool, _: &mut dyn Write) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}
