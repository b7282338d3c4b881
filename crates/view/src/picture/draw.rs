//! Drawings on a board as elements of SVG: markers, arrows, lines, regions and
//! values.

use std::io::{self, Write};

use cif_types::MarkerTypeID;

use super::Field;
use crate::drawing::{Drawing, Shape};

use super::pen::{Board, Pen, SIDE, number};

/// Draws it on its board.
pub(super) fn draw<W: Write>(
    drawing: &Drawing,
    pen: &mut Pen<W>,
    board: &Board<'_>,
) -> io::Result<()> {
    Ink(drawing).draw(pen, board)
}

/// A drawing with its colour.
struct Ink<'d>(&'d Drawing);

impl Ink<'_> {
    fn draw<W: Write>(&self, pen: &mut Pen<W>, board: &Board<'_>) -> io::Result<()> {
        match &self.0.shape {
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
                        ("fill", self.0.color.clone()),
                        ("fill-opacity", "0.3".to_owned()),
                        ("stroke", self.0.color.clone()),
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
            ("stroke", self.0.color.clone()),
            ("stroke-width", number(width)),
            ("stroke-opacity", self.0.opacity.clone()),
        ]
    }

    fn fill(&self) -> [(&'static str, String); 2] {
        [
            ("fill", self.0.color.clone()),
            ("fill-opacity", self.0.opacity.clone()),
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
