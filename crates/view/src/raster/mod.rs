//! Pictures in SVG made into pixels: PNG, and animated pictures in GIF and PNG.
//!
//! Text is drawn with a font that this library brings (Latin, Greek, Cyrillic and Georgian
//! letters), so that a picture looks the same on every machine. Only for characters that it has
//! not are the fonts of the system loaded; a character that no font has is left out and
//! remembered.

mod animation;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::{self, Display};
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{FontResolver, Options, Tree};

pub use animation::{Animation, AnimationFormat};

/// The font, under the licence that is beside it.
const FONT: &[u8] = include_bytes!("../../fonts/DejaVuSans.ttf");

/// The pixels of a picture at the most: they take four bytes each while it is drawn, and some
/// twelve in a picture that moves.
pub const MOST_PIXELS: u64 = 16_000_000;

/// Draws pictures, with the fonts that they need.
pub struct Rasterizer {
    options: Options<'static>,
    missing: Arc<Mutex<BTreeSet<char>>>,
}

impl fmt::Debug for Rasterizer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rasterizer")
            .field("missing", &self.missing)
            .finish_non_exhaustive()
    }
}

impl Default for Rasterizer {
    fn default() -> Self {
        let missing = Arc::new(Mutex::new(BTreeSet::new()));
        let noted = Arc::clone(&missing);
        let search = FontResolver::default_fallback_selector();
        let system = Mutex::new(None);
        let mut own = Database::new();
        let font = own.load_font_source(Source::Binary(Arc::new(FONT)));
        let font = font.first().copied();
        let options = Options {
            fontdb: Arc::new(own),
            font_resolver: FontResolver {
                // Whatever other fonts are there, texts begin with this one.
                select_font: Box::new(move |_, _| font),
                select_fallback: Box::new(move |character, used, fonts| {
                    // They are loaded for the first picture that needs them, and stay.
                    let mut system = system.lock().unwrap_or_else(PoisonError::into_inner);
                    let all = system.get_or_insert_with(|| {
                        Arc::make_mut(fonts).load_system_fonts();
                        Arc::clone(fonts)
                    });
                    *fonts = Arc::clone(all);
                    let found = search(character, used, fonts);
                    if found.is_none() {
                        let mut noted = noted.lock().unwrap_or_else(PoisonError::into_inner);
                        noted.insert(character);
                    }
                    found
                }),
            },
            ..Options::default()
        };
        Self { options, missing }
    }
}

impl Rasterizer {
    /// Draws a picture on white ground, each of its units a pixel.
    ///
    /// # Errors
    /// When it is no SVG, or larger than [`MOST_PIXELS`].
    pub fn draw(&self, svg: &str) -> Result<Bitmap, RasterError> {
        let tree = self.tree(svg)?;
        let size = tree.size().to_int_size();
        let (width, height) = (size.width(), size.height());
        let pixels = u64::from(width) * u64::from(height);
        let too_large = RasterError::TooLarge { width, height };
        if pixels > MOST_PIXELS {
            return Err(too_large);
        }
        let mut pixmap = Pixmap::new(width, height).ok_or(too_large)?;
        pixmap.fill(Color::WHITE);
        resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
        Ok(Bitmap {
            width,
            height,
            rgb: without_alpha(pixmap.take()),
        })
    }

    /// The picture without the characters that no font has. A text is given up at the first of
    /// them, so it is read again without those that were found, until none is left.
    fn tree(&self, svg: &str) -> Result<Tree, RasterError> {
        loop {
            let missing = self.missing();
            let shown = if missing.is_empty() {
                Cow::Borrowed(svg)
            } else {
                Cow::Owned(svg.replace(&*missing, ""))
            };
            let tree = Tree::from_str(&shown, &self.options);
            let tree = tree.map_err(|error| RasterError::Svg(error.to_string()))?;
            if self.missing().len() == missing.len() {
                return Ok(tree);
            }
        }
    }

    /// The characters so far that no font has.
    pub fn missing(&self) -> Vec<char> {
        let missing = self.missing.lock();
        let missing = missing.unwrap_or_else(PoisonError::into_inner);
        missing.iter().copied().collect()
    }
}

/// The colours of opaque pixels of four bytes each, in the memory of these.
fn without_alpha(mut pixels: Vec<u8>) -> Vec<u8> {
    let count = pixels.len() / 4;
    for pixel in 1..count {
        pixels.copy_within(pixel * 4..pixel * 4 + 3, pixel * 3);
    }
    pixels.truncate(count * 3);
    pixels.shrink_to_fit();
    pixels
}

/// A picture as pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bitmap {
    width: u32,
    height: u32,
    /// Red, green and blue of each, line by line.
    rgb: Vec<u8>,
}

impl Bitmap {
    /// The number of columns.
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// The number of lines.
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// The red, green and blue of each pixel, line by line.
    pub fn rgb(&self) -> &[u8] {
        &self.rgb
    }

    /// Writes it as PNG.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write_png(&self, out: impl Write) -> io::Result<()> {
        let mut encoder = png::Encoder::new(out, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.rgb)?;
        Ok(writer.finish()?)
    }
}

/// The error of a picture that cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RasterError {
    /// It is no SVG: what is wrong with it.
    Svg(String),
    /// It has too many pixels.
    TooLarge {
        /// Its columns.
        width: u32,
        /// Its lines.
        height: u32,
    },
}

impl Display for RasterError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Svg(why) => write!(out, "the picture is no SVG: {why}"),
            Self::TooLarge { width, height } => write!(
                out,
                "the picture would have {width} by {height} pixels, and {MOST_PIXELS} are the most; \
                 SVG has no such limit"
            ),
        }
    }
}

impl Error for RasterError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn svg(width: u32, content: &str) -> String {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='20' \
             font-family='sans-serif'>{content}</svg>"
        )
    }

    #[test]
    fn a_picture_has_a_pixel_for_each_unit() {
        let rasterizer = Rasterizer::default();
        let drawn = rasterizer.draw(&svg(30, "<rect width='10' height='20' fill='#f00'/>"));
        let drawn = drawn.unwrap();
        assert_eq!((drawn.width(), drawn.height()), (30, 20));
        assert_eq!(drawn.rgb()[..3], [255, 0, 0]);
        assert_eq!(drawn.rgb()[29 * 3..30 * 3], [255, 255, 255]);
        let mut file = Vec::new();
        drawn.write_png(&mut file).unwrap();
        let mut read = png::Decoder::new(io::Cursor::new(file))
            .read_info()
            .unwrap();
        let mut pixels = vec![0; read.output_buffer_size().unwrap()];
        read.next_frame(&mut pixels).unwrap();
        assert_eq!(pixels, drawn.rgb());
    }

    #[test]
    fn names_of_many_languages_are_drawn_with_the_own_font() {
        let rasterizer = Rasterizer::default();
        for name in [
            "Müller",
            "Ďuričková",
            "Ботвинник",
            "Γιώργος",
            "ჭადრაკი",
            "♔",
        ] {
            let empty = rasterizer.draw(&svg(200, "")).unwrap();
            let text = svg(200, &format!("<text y='15'>{name}</text>"));
            assert_ne!(rasterizer.draw(&text).unwrap(), empty, "{name}");
        }
        assert!(rasterizer.missing().is_empty());
    }

    #[test]
    fn characters_that_no_font_has_are_remembered() {
        let rasterizer = Rasterizer::default();
        let text = "<text y='15'>a\u{10FFFD}b\u{10FFFC}\u{416}c</text>";
        let after = "<text y='15' x='100' font-weight='bold'>1:00</text>";
        let both = rasterizer
            .draw(&svg(200, &format!("{text}{after}")))
            .unwrap();
        let alone = rasterizer.draw(&svg(200, text)).unwrap();
        // Other texts are there anyway, in the same font.
        assert_ne!(both, alone);
        // What comes behind them in their text is, too.
        let without = "<text y='15'>ab\u{416}c</text>";
        assert_eq!(alone, rasterizer.draw(&svg(200, without)).unwrap());
        assert_eq!(rasterizer.missing(), ['\u{10FFFC}', '\u{10FFFD}']);
    }

    /// A character that only a font of the system has is drawn.
    #[test]
    fn fonts_of_the_system_are_the_last_resort() {
        let rasterizer = Rasterizer::default();
        let empty = rasterizer.draw(&svg(200, "")).unwrap();
        let text = rasterizer.draw(&svg(200, "<text y='15'>\u{5D0}</text>"));
        assert_eq!(text.unwrap() == empty, !rasterizer.missing().is_empty());
    }

    #[test]
    fn what_is_too_large_or_no_picture_is_refused() {
        let rasterizer = Rasterizer::default();
        let refused = rasterizer.draw(&svg(50_000_000, "")).unwrap_err();
        assert!(matches!(refused, RasterError::TooLarge { .. }), "{refused}");
        let refused = rasterizer.draw("<svg").unwrap_err();
        assert!(matches!(refused, RasterError::Svg(_)), "{refused}");
    }
}
