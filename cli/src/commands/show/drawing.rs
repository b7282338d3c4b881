//! Drawings on a board: markers, arrows, lines, regions and values, with
//! their places in the picture. What lies off the board is left out; it is
//! still named in words.

use std::io::{self, Write};

use cif::model::{AnnotationChoice, Color, ColorName, MarkerType, MarkerTypeID};
use cif::text::square::{Square, squares};

use super::pen::{Board, Pen, SIDE, number};
use super::picture::{Field, Picture};

/// A thing to be drawn.
pub(super) struct Drawing {
    /// On which board.
    pub(super) face: usize,
    /// True if the pieces stand on top of it.
    pub(super) is_below: bool,
    shape: Shape,
    color: String,
    opacity: String,
}

enum Shape {
    Sign(MarkerTypeID, Field),
    Text(String, Field),
    Arrow(Field, Field),
    Line(Vec<Field>),
    Region(Field, Field, String),
}

/// Everything that annotation data draw on the boards of a picture.
pub(super) fn all<'m>(
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
            for square in squares(&it.text) {
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
            let opacity = alpha.map(|alpha| number(f64::from(alpha) / 255.0));
            (color.to_owned(), opacity)
        }
    }
}

impl Drawing {
    /// Draws it on its board.
    pub(super) fn draw<W: Write>(&self, pen: &mut Pen<W>, board: &Board<'_>) -> io::Result<()> {
        match &self.shape {
            Shape::Sign(id, field) => self.sign(pen, board, *id, *field),
            Shape::Text(text, field) => {
                let (x, y) = board.corner(*field);
                self.text(pen, text, x + SIDE / 2.0, y + SIDE * 0.9)
            }
            Shape::Arrow(from, to) => self.arrow(pen, board.middle(*from), board.middle(*to)),
            Shape::Line(fields) => {
                let points = fields.iter().map(|field| {
                    let (x, y) = board.middle(*field);
                    format!("{},{}", number(x), number(y))
                });
                let points: Vec<String> = points.collect();
                let mut attributes = vec![("points", points.join(" "))];
                attributes.extend(self.stroke(5.0));
                pen.draw("polyline", &attributes)
            }
            Shape::Region(from, to, text) => {
                let ((x1, y1), (x2, y2)) = (board.corner(*from), board.corner(*to));
                let (x, y) = (x1.min(x2), y1.min(y2));
                let size = ((x1 - x2).abs() + SIDE, (y1 - y2).abs() + SIDE);
                pen.draw(
                    "rect",
                    &[
                        ("x", number(x)),
                        ("y", number(y)),
                        ("width", number(size.0)),
                        ("height", number(size.1)),
                        ("fill", self.color.clone()),
                        ("fill-opacity", "0.3".to_owned()),
                        ("stroke", self.color.clone()),
                        ("stroke-width", "2".to_owned()),
                    ],
                )?;
                if text.is_empty() {
                    return Ok(());
                }
                self.text(pen, text, x + size.0 / 2.0, y + 13.0)
            }
        }
    }

    fn stroke(&self, width: f64) -> [(&'static str, String); 4] {
        [
            ("fill", "none".to_owned()),
            ("stroke", self.color.clone()),
            ("stroke-width", number(width)),
            ("stroke-opacity", self.opacity.clone()),
        ]
    }

    fn fill(&self) -> [(&'static str, String); 2] {
        [
            ("fill", self.color.clone()),
            ("fill-opacity", self.opacity.clone()),
        ]
    }

    fn text<W: Write>(&self, pen: &mut Pen<W>, text: &str, x: f64, y: f64) -> io::Result<()> {
        let mut attributes = vec![
            ("x", number(x)),
            ("y", number(y)),
            ("text-anchor", "middle".to_owned()),
            ("font-size", "14".to_owned()),
            ("font-weight", "bold".to_owned()),
        ];
        attributes.extend(self.fill());
        pen.text("text", &attributes, text)
    }

    fn sign<W: Write>(
        &self,
        pen: &mut Pen<W>,
        board: &Board<'_>,
        id: MarkerTypeID,
        field: Field,
    ) -> io::Result<()> {
        let (x, y) = board.corner(field);
        let (cx, cy) = board.middle(field);
        let rect = |inset: f64, flat: f64| {
            vec![
                ("x", number(x + inset)),
                ("y", number(y + inset + flat)),
                ("width", number(SIDE - 2.0 * inset)),
                ("height", number(SIDE - 2.0 * (inset + flat))),
            ]
        };
        let cross = |arm: f64| {
            let (left, right) = (number(cx - arm), number(cx + arm));
            let (top, bottom) = (number(cy - arm), number(cy + arm));
            format!("M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}")
        };
        let (name, mut attributes) = match id {
            MarkerTypeID::Full => ("rect", rect(0.0, 0.0)),
            MarkerTypeID::Square => ("rect", rect(3.0, 0.0)),
            MarkerTypeID::Rectangle => ("rect", rect(4.0, 8.0)),
            MarkerTypeID::Disk | MarkerTypeID::Circle => {
                let radius = if id == MarkerTypeID::Disk { 0.25 } else { 0.43 };
                let attributes = vec![
                    ("cx", number(cx)),
                    ("cy", number(cy)),
                    ("r", number(SIDE * radius)),
                ];
                ("circle", attributes)
            }
            MarkerTypeID::Cross => ("path", vec![("d", cross(SIDE * 0.4))]),
            MarkerTypeID::Littlecross => ("path", vec![("d", cross(SIDE * 0.2))]),
        };
        if matches!(id, MarkerTypeID::Full | MarkerTypeID::Disk) {
            attributes.extend(self.fill());
        } else {
            attributes.extend(self.stroke(4.0));
        }
        pen.draw(name, &attributes)
    }

    fn arrow<W: Write>(
        &self,
        pen: &mut Pen<W>,
        from: (f64, f64),
        to: (f64, f64),
    ) -> io::Result<()> {
        const HEAD: f64 = 18.0;
        const HALF: f64 = 10.0;
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        // The squares are not the same.
        let length = dx.hypot(dy);
        let (ux, uy) = (dx / length, dy / length);
        let neck = (to.0 - ux * HEAD, to.1 - uy * HEAD);
        let mut shaft = vec![
            ("x1", number(from.0)),
            ("y1", number(from.1)),
            ("x2", number(neck.0)),
            ("y2", number(neck.1)),
        ];
        shaft.extend(self.stroke(7.0));
        pen.draw("line", &shaft)?;
        let corner = |side: f64| {
            let (x, y) = (neck.0 - uy * HALF * side, neck.1 + ux * HALF * side);
            format!("{},{}", number(x), number(y))
        };
        let tip = format!("{},{}", number(to.0), number(to.1));
        let points = format!("{tip} {} {}", corner(1.0), corner(-1.0));
        let mut head = vec![("points", points)];
        head.extend(self.fill());
        pen.draw("polygon", &head)
    }
}
