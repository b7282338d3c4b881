//! Drawings on the boards, by the numbers of squares.

use cif_types::AnnotationChoice;
use serde::Serialize;

use super::position::Squares;
use crate::drawing::{self, Shape};

/// A drawing as a viewer takes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct DrawingRecord {
    /// The shape: that of a marker, `text`, `arrow`, `line` or `region`.
    #[serde(rename = "s")]
    shape: String,
    /// Its squares.
    #[serde(rename = "p")]
    squares: Vec<usize>,
    #[serde(rename = "t", skip_serializing_if = "String::is_empty")]
    text: String,
    #[serde(rename = "c")]
    color: String,
    #[serde(rename = "o")]
    opacity: String,
    /// The pieces stand on top of it.
    #[serde(rename = "u", skip_serializing_if = "super::is_false")]
    is_below: bool,
}

/// The drawing that data of a position stand for, if any.
pub(super) fn of(data: &AnnotationChoice<'_>, squares: &Squares) -> Option<DrawingRecord> {
    let drawing = drawing::all(std::iter::once(data), squares.picture()).pop()?;
    let cell = |field| squares.cell(drawing.face, field);
    let (shape, places, text) = match drawing.shape {
        Shape::Sign(id, at) => (id.to_string(), vec![cell(at)], String::new()),
        Shape::Text(text, at) => ("text".to_owned(), vec![cell(at)], text),
        Shape::Arrow(from, to) => (
            "arrow".to_owned(),
            vec![cell(from), cell(to)],
            String::new(),
        ),
        Shape::Line(fields) => {
            let places = fields.into_iter().map(cell).collect();
            ("line".to_owned(), places, String::new())
        }
        Shape::Region(from, to, text) => ("region".to_owned(), vec![cell(from), cell(to)], text),
    };
    Some(DrawingRecord {
        shape,
        squares: places,
        text,
        color: drawing.color,
        opacity: drawing.opacity,
        is_below: drawing.is_below,
    })
}
