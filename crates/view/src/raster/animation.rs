//! Pictures that move. Of each frame after the first only the rectangle that changed is written:
//! a move changes a small part of a board.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, ErrorKind, Write};

use super::Bitmap;

/// The format of an animated picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnimationFormat {
    /// Shown everywhere, with 256 colours a frame at the most.
    Gif,
    /// PNG with frames (APNG): in all colours, shown by browsers; elsewhere the first frame is.
    Png,
}

/// An animated picture that is written frame by frame, and repeats itself without end.
pub struct Animation<W: Write> {
    encoder: Encoder<W>,
    last: Option<Bitmap>,
}

impl<W: Write> fmt::Debug for Animation<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let format = match self.encoder {
            Encoder::Gif(_) => AnimationFormat::Gif,
            Encoder::Png(_) => AnimationFormat::Png,
        };
        f.debug_struct("Animation")
            .field("format", &format)
            .finish_non_exhaustive()
    }
}

enum Encoder<W: Write> {
    Gif(Box<gif::Encoder<W>>),
    Png(Box<png::Writer<W>>),
}

/// A part of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rectangle {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
}

impl<W: Write> Animation<W> {
    /// Begins a picture of so many frames, each of the size of the first.
    ///
    /// # Errors
    /// When it cannot be written, or is larger than its format allows.
    pub fn begin(out: W, format: AnimationFormat, frames: u32, first: &Bitmap) -> io::Result<Self> {
        let encoder = match format {
            AnimationFormat::Gif => {
                let (width, height) = (narrow(first.width)?, narrow(first.height)?);
                let encoder = gif::Encoder::new(out, width, height, &[]);
                let mut encoder = encoder.map_err(io::Error::other)?;
                let repeated = encoder.set_repeat(gif::Repeat::Infinite);
                repeated.map_err(io::Error::other)?;
                Encoder::Gif(Box::new(encoder))
            }
            AnimationFormat::Png => {
                let mut encoder = png::Encoder::new(out, first.width, first.height);
                encoder.set_color(png::ColorType::Rgb);
                encoder.set_animated(frames, 0)?;
                Encoder::Png(Box::new(encoder.write_header()?))
            }
        };
        Ok(Self {
            encoder,
            last: None,
        })
    }

    /// Adds a frame that is shown for so many hundredths of a second.
    ///
    /// # Errors
    /// When it cannot be written, or is not of the size of the first.
    pub fn frame(&mut self, picture: Bitmap, hundredths: u16) -> io::Result<()> {
        let changed = match &self.last {
            None => picture.all(),
            Some(last) if (last.width, last.height) == (picture.width, picture.height) => {
                picture.changed(last)
            }
            Some(_) => {
                let message = "a frame has not the size of the first";
                return Err(io::Error::new(ErrorKind::InvalidInput, message));
            }
        };
        let pixels = picture.part(changed);
        match &mut self.encoder {
            Encoder::Gif(encoder) => {
                let (width, height) = (narrow(changed.width)?, narrow(changed.height)?);
                let mut frame = gif::Frame::from_rgb_speed(width, height, &pixels, 10);
                (frame.left, frame.top) = (narrow(changed.left)?, narrow(changed.top)?);
                frame.delay = hundredths;
                frame.dispose = gif::DisposalMethod::Keep;
                encoder.write_frame(&frame).map_err(io::Error::other)?;
            }
            Encoder::Png(writer) => {
                writer.set_frame_delay(hundredths, 100)?;
                if self.last.is_some() {
                    // The place is checked against the size that was set before.
                    writer.reset_frame_position()?;
                    writer.set_frame_dimension(changed.width, changed.height)?;
                    writer.set_frame_position(changed.left, changed.top)?;
                }
                writer.write_image_data(&pixels)?;
            }
        }
        self.last = Some(picture);
        Ok(())
    }

    /// Ends the picture.
    ///
    /// # Errors
    /// When it cannot be written, or a frame is missing.
    pub fn finish(self) -> io::Result<()> {
        match self.encoder {
            Encoder::Gif(encoder) => encoder.into_inner().map(drop).map_err(io::Error::other),
            Encoder::Png(writer) => Ok(writer.finish()?),
        }
    }
}

fn narrow(length: u32) -> io::Result<u16> {
    u16::try_from(length).map_err(|_| {
        let message = "a picture in GIF has 65535 columns and lines at the most";
        io::Error::new(ErrorKind::InvalidInput, message)
    })
}

impl Bitmap {
    fn all(&self) -> Rectangle {
        Rectangle {
            left: 0,
            top: 0,
            width: self.width,
            height: self.height,
        }
    }

    fn lines(&self) -> impl Iterator<Item = &[u8]> {
        self.rgb.chunks_exact(self.width as usize * 3)
    }

    /// The smallest rectangle outside of which it is like another of its size; one pixel where
    /// there is no difference.
    fn changed(&self, other: &Self) -> Rectangle {
        let (mut left, mut right) = (u32::MAX, 0);
        let (mut top, mut bottom) = (u32::MAX, 0);
        for (y, (one, two)) in (0..).zip(self.lines().zip(other.lines())) {
            if one == two {
                continue;
            }
            (top, bottom) = (top.min(y), y);
            let pixels = (0..).zip(one.chunks_exact(3).zip(two.chunks_exact(3)));
            for (x, _) in pixels.filter(|(_, (one, two))| one != two) {
                (left, right) = (left.min(x), right.max(x));
            }
        }
        if top > bottom {
            return Rectangle {
                left: 0,
                top: 0,
                width: 1,
                height: 1,
            };
        }
        Rectangle {
            left,
            top,
            width: right - left + 1,
            height: bottom - top + 1,
        }
    }

    /// The pixels of a part; of all there is no copy.
    fn part(&self, part: Rectangle) -> Cow<'_, [u8]> {
        if part == self.all() {
            return Cow::Borrowed(&self.rgb);
        }
        let (left, width) = (part.left as usize * 3, part.width as usize * 3);
        let lines = self.lines().skip(part.top as usize);
        let lines = lines.take(part.height as usize);
        let pixels = lines.filter_map(|line| line.get(left..left + width));
        pixels.flatten().copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dots(dots: &[(u32, u32)]) -> Bitmap {
        let mut rgb = vec![255; 8 * 6 * 3];
        for (x, y) in dots {
            let at = (*y * 8 + *x) as usize * 3;
            rgb[at..at + 3].copy_from_slice(&[200, 30, 10]);
        }
        Bitmap {
            width: 8,
            height: 6,
            rgb,
        }
    }

    fn frames() -> [Bitmap; 4] {
        [
            dots(&[(1, 1)]),
            dots(&[(6, 2), (2, 4)]),
            dots(&[(6, 2), (2, 4)]),
            dots(&[(7, 5)]),
        ]
    }

    fn written(format: AnimationFormat) -> Vec<u8> {
        let mut file = Vec::new();
        let frames = frames();
        let mut animation = Animation::begin(&mut file, format, 4, &frames[0]).unwrap();
        for frame in frames {
            animation.frame(frame, 50).unwrap();
        }
        animation.finish().unwrap();
        file
    }

    #[test]
    fn only_what_changed_is_written() {
        let [first, second, third, _] = frames();
        let changed = second.changed(&first);
        let expected = Rectangle {
            left: 1,
            top: 1,
            width: 6,
            height: 4,
        };
        assert_eq!(changed, expected);
        assert_eq!(third.changed(&second).width, 1);
        assert_eq!(second.part(changed).len(), 6 * 4 * 3);
    }

    /// The frames of GIF, drawn over each other, are those that were added.
    #[test]
    fn gif_holds_each_frame() {
        let file = written(AnimationFormat::Gif);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(&file[..]).unwrap();
        let mut shown = [0; 8 * 6 * 3];
        let mut count = 0;
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            for (at, pixel) in (0..).zip(frame.buffer.chunks_exact(4)) {
                let (x, y) = (at % frame.width, at / frame.width);
                let to = usize::from((frame.top + y) * 8 + frame.left + x) * 3;
                shown[to..to + 3].copy_from_slice(&pixel[..3]);
            }
            assert_eq!((frame.delay, &shown[..]), (50, frames()[count].rgb()));
            count += 1;
        }
        assert_eq!(count, 4);
    }

    /// The frames of PNG are those that were added; without animation it is the first.
    #[test]
    fn png_holds_each_frame() {
        let file = written(AnimationFormat::Png);
        let mut reader = png::Decoder::new(io::Cursor::new(file))
            .read_info()
            .unwrap();
        assert_eq!(
            reader.info().animation_control.map(|it| it.num_frames),
            Some(4)
        );
        let mut shown = [0; 8 * 6 * 3];
        for expected in frames() {
            let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
            reader.next_frame(&mut pixels).unwrap();
            let frame = *reader.info().frame_control().unwrap();
            for (at, pixel) in (0..frame.width * frame.height).zip(pixels.chunks_exact(3)) {
                let (x, y) = (at % frame.width, at / frame.width);
                let to = ((frame.y_offset + y) * 8 + frame.x_offset + x) as usize * 3;
                shown[to..to + 3].copy_from_slice(pixel);
            }
            assert_eq!(shown, *expected.rgb());
        }
    }

    #[test]
    fn a_frame_of_another_size_is_refused() {
        let first = dots(&[]);
        let other = Bitmap {
            width: 4,
            height: 12,
            ..first.clone()
        };
        let mut animation = Animation::begin(Vec::new(), AnimationFormat::Gif, 2, &first).unwrap();
        animation.frame(first, 10).unwrap();
        assert!(animation.frame(other, 10).is_err());
    }
}
