//! A picture of a position in SVG. Pieces are text, in the characters that
//! Unicode has for them; everything else is drawn. The elements are written
//! by a library, which sees to it that what comes from the archive is escaped.

use std::fmt::Write as _;
use std::io::{self, Write};

use cif::text::legality::{Piece, Side};

use super::drawing;
use super::pen::{Board, Pen, SIDE, number};
use crate::game::glyph;
use cif::view::drawing::Drawing;
use cif::view::picture::{Field, Picture, file_name};

/// The margin around a board.
const MARGIN: f64 = 24.0;
const LINE: f64 = 30.0;

const LIGHT: &str = "#f0d9b5";
const DARK: &str = "#b58863";
const LAST: &str = "#cdd26a";

/// Writes the picture, with its title and what is drawn on the boards.
pub(super) fn write(
    out: impl Write,
    picture: &Picture,
    title: &str,
    drawings: &[Drawing],
) -> io::Result<()> {
    let mut pen = Pen::new(out);
    let has_names = picture.faces.iter().any(|face| face.name().is_some());
    let has_pockets = picture.faces.iter().any(|face| face.pocket.is_some());
    let head = MARGIN + if has_names { LINE } else { 0.0 };
    let pockets = if has_pockets { LINE } else { 0.0 };
    let width = f64::from(picture.files) * SIDE + 2.0 * MARGIN;
    let height = head + f64::from(picture.ranks) * SIDE + 2.0 * pockets + MARGIN;
    let across = picture.across.max(1);
    let down = picture.faces.len().div_ceil(across);
    let (all_width, all_height) = (width * count(across), height * count(down));
    pen.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg".to_owned()),
            ("width", number(all_width)),
            ("height", number(all_height)),
            (
                "viewBox",
                format!("0 0 {} {}", number(all_width), number(all_height)),
            ),
            ("role", "img".to_owned()),
            ("font-family", "sans-serif".to_owned()),
        ],
    )?;
    pen.text("title", &[], title)?;
    pen.draw(
        "rect",
        &[
            ("width", number(all_width)),
            ("height", number(all_height)),
            ("fill", "#ffffff".to_owned()),
        ],
    )?;
    for (index, face) in picture.faces.iter().enumerate() {
        let (column, row) = (index % across, index / across);
        let x = count(column) * width + MARGIN;
        let y = count(row) * height + head + pockets;
        let place = format!("translate({} {})", number(x), number(y));
        pen.open("g", &[("transform", place)])?;
        let board = Board { picture, face };
        board.squares(&mut pen)?;
        board.coordinates(&mut pen, pockets)?;
        for drawing in drawings.iter().filter(|it| it.face == index && it.is_below) {
            drawing::draw(drawing, &mut pen, &board)?;
        }
        board.pieces(&mut pen)?;
        for drawing in drawings
            .iter()
            .filter(|it| it.face == index && !it.is_below)
        {
            drawing::draw(drawing, &mut pen, &board)?;
        }
        pen.close("g")?;
    }
    pen.close("svg")?;
    pen.finish()
}

/// A number of boards, of which there are 64 at the most.
fn count(boards: usize) -> f64 {
    f64::from(u16::try_from(boards).unwrap_or(u16::MAX))
}

impl Board<'_> {
    fn squares<W: Write>(&self, pen: &mut Pen<W>) -> io::Result<()> {
        let (files, ranks) = (self.picture.files, self.picture.ranks);
        pen.draw(
            "rect",
            &[
                ("width", number(f64::from(files) * SIDE)),
                ("height", number(f64::from(ranks) * SIDE)),
                ("fill", LIGHT.to_owned()),
            ],
        )?;
        let fields = (0..files).flat_map(|file| (0..ranks).map(move |rank| (file, rank)));
        self.path(
            pen,
            fields.filter(|(file, rank)| (file + rank) % 2 == 0),
            DARK,
        )?;
        self.path(pen, self.face.last.iter().copied(), LAST)
    }

    /// Squares of one colour as one shape.
    fn path<W: Write>(
        &self,
        pen: &mut Pen<W>,
        fields: impl Iterator<Item = Field>,
        fill: &str,
    ) -> io::Result<()> {
        let mut path = String::new();
        for field in fields {
            let (x, y) = self.corner(field);
            // Writing to a String cannot fail.
            let _ = write!(path, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
        }
        if path.is_empty() {
            return Ok(());
        }
        pen.draw("path", &[("d", path), ("fill", fill.to_owned())])
    }

    fn coordinates<W: Write>(&self, pen: &mut Pen<W>, pockets: f64) -> io::Result<()> {
        let bottom = f64::from(self.picture.ranks) * SIDE;
        let style = || ("fill", "#555555".to_owned());
        for file in self.picture.files(self.face) {
            let (x, _) = self.middle((file, 0));
            let attributes = [
                ("x", number(x)),
                ("y", number(bottom + MARGIN * 0.66)),
                ("text-anchor", "middle".to_owned()),
                ("font-size", "13".to_owned()),
                style(),
            ];
            pen.text("text", &attributes, &file_name(file))?;
        }
        for rank in self.picture.ranks(self.face) {
            let (_, y) = self.middle((0, rank));
            let attributes = [
                ("x", number(-MARGIN / 2.0)),
                ("y", number(y + 5.0)),
                ("text-anchor", "middle".to_owned()),
                ("font-size", "13".to_owned()),
                style(),
            ];
            pen.text("text", &attributes, &(u16::from(rank) + 1).to_string())?;
        }
        if let Some(name) = self.face.name() {
            let attributes = [
                ("x", "0".to_owned()),
                ("y", number(-MARGIN / 2.0 - pockets)),
                ("font-size", "16".to_owned()),
            ];
            pen.text("text", &attributes, &name)?;
        }
        let (above, below) = if self.face.flipped {
            (Side::White, Side::Black)
        } else {
            (Side::Black, Side::White)
        };
        self.pocket(pen, above, -LINE * 0.3)?;
        self.pocket(pen, below, bottom + MARGIN + LINE * 0.7)
    }

    /// The pieces in a pocket, in one line.
    fn pocket<W: Write>(&self, pen: &mut Pen<W>, side: Side, y: f64) -> io::Result<()> {
        let pieces = self.face.pocket.iter().flatten();
        for (place, piece) in pieces.filter(|piece| piece.side == side).enumerate() {
            draw_piece(pen, *piece, count(place) * SIDE * 0.6 + SIDE * 0.3, y, 28.0)?;
        }
        Ok(())
    }

    fn pieces<W: Write>(&self, pen: &mut Pen<W>) -> io::Result<()> {
        for (field, piece) in &self.face.pieces {
            let (x, y) = self.middle(*field);
            draw_piece(pen, *piece, x, y + SIDE * 0.32, 40.0)?;
        }
        Ok(())
    }
}

/// Draws a man, the foot of it at this place.
fn draw_piece<W: Write>(
    pen: &mut Pen<W>,
    piece: Piece,
    x: f64,
    y: f64,
    size: f64,
) -> io::Result<()> {
    let (fill, stroke) = match piece.side {
        Side::White => ("#ffffff", "#000000"),
        Side::Black => ("#000000", "#ffffff"),
    };
    let width = if piece.side == Side::White {
        "1"
    } else {
        "0.4"
    };
    // Without the selector, a pawn may be shown as an emoji.
    let glyph = format!("{}\u{FE0E}", glyph(piece, true));
    let attributes = [
        ("x", number(x)),
        ("y", number(y)),
        ("text-anchor", "middle".to_owned()),
        ("font-size", number(size)),
        ("fill", fill.to_owned()),
        ("stroke", stroke.to_owned()),
        ("stroke-width", width.to_owned()),
    ];
    pen.text("text", &attributes, &glyph)
}
