//! Drawings on a board: markers, arrows, lines, regions and values, with
//! their places in the picture. What lies off the board is left out; it is
//! still named in words.

use cif_text::square::{Square, squares};
use cif_types::{AnnotationChoice, Color, ColorName, MarkerType, MarkerTypeID};

use crate::picture::{Field, Picture};

/// A thing to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// On which board.
    pub face: usize,
    /// True if the pieces stand on top of it.
    pub is_below: bool,
    /// Its shape.
    pub shape: Shape,
    /// As style sheets have it.
    pub color: String,
    /// From 0 to 1.
    pub opacity: String,
}

/// A shape and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A sign on a square.
    Sign(MarkerTypeID, Field),
    /// Words on a square.
    Text(String, Field),
    /// From the middle of one square to that of another.
    Arrow(Field, Field),
    /// Through the middles of squares, of which there are at most [`MOST_SQUARES`].
    Line(Vec<Field>),
    /// From one corner to the other, with words.
    Region(Field, Field, String),
}

/// The squares of a line that are drawn.
pub const MOST_SQUARES: usize = 256;

/// Everything that annotation data draw on the boards of a picture.
pub fn all<'m>(
    data: impl Iterator<Item = &'m AnnotationChoice<'m>>,
    picture: &Picture,
) -> Vec<Drawing> {
    data.filter_map(|data| drawing(data, picture)).collect()
}

fn drawing(data: &AnnotationChoice<'_>, picture: &Picture) -> Option<Drawing> {
    let place = |text: &str| picture.place(text.parse::<Square>().ok()?);
    let mut opacity = None;
    let (face, shape, color) = match data {
        AnnotationChoice::Marker(it) => {
            let (face, field) = place(&it.at)?;
            opacity = it.opacity.as_ref().map(|it| it.value.to_string());
            let shape = match &it.r#type.value {
                MarkerType::MarkerTypeID(id) => Shape::Sign(*id, field),
                MarkerType::MarkerText(text) => Shape::Text(text.to_string(), field),
                MarkerType::Identifier(name) => Shape::Text(name.to_string(), field),
            };
            (face, shape, Some(&it.color.value))
        }
        AnnotationChoice::Arrow(it) => {
            let (from, to) = (place(&it.from)?, place(&it.to)?);
            opacity = it.opacity.as_ref().map(|it| it.value.to_string());
            if from.0 != to.0 || from == to {
                return None;
            }
            (from.0, Shape::Arrow(from.1, to.1), Some(&it.color.value))
        }
        AnnotationChoice::Line(it) => {
            let mut fields = Vec::new();
            let mut face = None;
            for square in squares(&it.text).take(MOST_SQUARES) {
                let (at, field) = picture.place(square.ok()?.0)?;
                if *face.get_or_insert(at) != at {
                    return None;
                }
                fields.push(field);
            }
            (face?, Shape::Line(fields), Some(&it.color.value))
        }
        AnnotationChoice::Region(it) => {
            let (from, to) = (place(&it.from)?, place(&it.to)?);
            if from.0 != to.0 {
                return None;
            }
            let shape = Shape::Region(from.1, to.1, it.text.trim().to_owned());
            (from.0, shape, Some(&it.color.value))
        }
        AnnotationChoice::Value(it) => {
            let (face, field) = place(&it.at)?;
            let color = it.color.as_ref().map(|color| &color.value);
            (face, Shape::Text(it.text.trim().to_owned(), field), color)
        }
        _ => return None,
    };
    let is_below = match &shape {
        Shape::Sign(id, _) => *id == MarkerTypeID::Full,
        Shape::Region(..) => true,
        _ => false,
    };
    let (color, own) = color.map_or_else(|| ("#000000".to_owned(), None), css);
    Some(Drawing {
        face,
        is_below,
        shape,
        color,
        opacity: opacity.or(own).unwrap_or_else(|| "0.8".to_owned()),
    })
}

/// A colour as style sheets have it, and its opacity where it has one.
fn css(color: &Color<'_>) -> (String, Option<String>) {
    match color {
        Color::ColorName(ColorName::DarkBlue) => ("darkblue".to_owned(), None),
        Color::ColorName(name) => (name.to_string(), None),
        Color::RGBColor(color) => {
            let text = color.as_str();
            let (color, alpha) = text.split_at_checked(7).unwrap_or((text, ""));
            let alpha = u8::from_str_radix(alpha, 16).ok();
            let opacity =
                alpha.map(|alpha| ((f64::from(alpha) / 2.55).round() / 100.0).to_string());
            (color.to_owned(), opacity)
        }
    }
}
