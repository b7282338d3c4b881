//! A picture of a position in SVG: boards with their pieces, coordinates, the last move, a
//! check, drawings, pockets, and the players with their clocks. The elements are written by a
//! library, which sees to it that what comes from the archive is escaped.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::{self, Display, Write as _};
use std::io::{self, Write};
use std::str::FromStr;

use cif_text::legality::{Piece, Side};

use super::draw;
use super::pen::{Board, Pen, SIDE, number};
use super::{Field, Picture, file_name};
use crate::drawing::Drawing;
use crate::{pieces, shortened};

/// The margin around a board.
const MARGIN: f64 = 24.0;
const LINE: f64 = 30.0;
/// The letters of a player's name above or below a square, which are bold.
const LETTERS: usize = 4;

/// The colours of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Light and dark wood.
    #[default]
    Brown,
    /// White and blue.
    Blue,
    /// Ivory and green.
    Green,
    /// Shades of grey, for print.
    Grey,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 4] = [Self::Brown, Self::Blue, Self::Green, Self::Grey];

    /// The name, as an option of a program has it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Brown => "brown",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Grey => "grey",
        }
    }

    /// The colours of light and dark squares, of those of the last move, and of a check.
    const fn colors(self) -> [&'static str; 4] {
        match self {
            Self::Brown => ["#f0d9b5", "#b58863", "#cdd26a", "#e8564b"],
            Self::Blue => ["#dee3e6", "#8ca2ad", "#b9cf8a", "#e8564b"],
            Self::Green => ["#ecedd4", "#779a5b", "#f2e86d", "#e8564b"],
            Self::Grey => ["#ffffff", "#c4c4c4", "#e0e0e0", "#9a9a9a"],
        }
    }
}

impl Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Self, UnknownTheme> {
        let mut all = Self::ALL.into_iter();
        all.find(|theme| theme.name() == name).ok_or(UnknownTheme)
    }
}

/// The error of a name that no theme has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTheme;

impl Display for UnknownTheme {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Theme::ALL.map(Theme::name).join(", ");
        write!(out, "themes are {names}")
    }
}

impl Error for UnknownTheme {}

/// The look of a picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Look {
    /// The colours of squares.
    pub theme: Theme,
    /// The width of a board in pixels; 45 for a square unless given.
    pub size: Option<u32>,
    /// The players of each board, as far as they are known.
    pub players: Vec<Players>,
}

/// The players of a board: White, then Black.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
    /// Their names.
    pub names: [Option<String>; 2],
    /// Their clocks.
    pub clocks: [Option<String>; 2],
}

impl Players {
    fn is_known(&self) -> bool {
        self.names.iter().chain(&self.clocks).any(Option::is_some)
    }
}

/// Heights above and below a board.
struct Room {
    /// The name of the board, players and pockets.
    name: f64,
    player: f64,
    pocket: f64,
}

/// Writes the picture, with its title and what is drawn on the boards.
///
/// # Errors
/// When it cannot be written.
pub fn write(
    out: impl Write,
    picture: &Picture,
    title: &str,
    drawings: &[Drawing],
    look: &Look,
) -> io::Result<()> {
    let mut pen = Pen::new(out);
    let line = |is_there: bool| if is_there { LINE } else { 0.0 };
    let room = Room {
        name: line(picture.faces.iter().any(|face| face.name().is_some())),
        player: line(look.players.iter().any(Players::is_known)),
        pocket: line(picture.faces.iter().any(|face| face.pocket.is_some())),
    };
    let head = MARGIN + room.name + room.player + room.pocket;
    let width = f64::from(picture.files) * SIDE + 2.0 * MARGIN;
    let board = f64::from(picture.ranks) * SIDE;
    let height = head + board + room.pocket + room.player + MARGIN;
    let across = picture.across.max(1);
    let down = picture.faces.len().div_ceil(across);
    let (all_width, all_height) = (width * count(across), height * count(down));
    let scale = look.size.map_or(1.0, |size| {
        f64::from(size) / (f64::from(picture.files) * SIDE)
    });
    pen.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg".to_owned()),
            ("width", number(all_width * scale)),
            ("height", number(all_height * scale)),
            (
                "viewBox",
                format!("0 0 {} {}", number(all_width), number(all_height)),
            ),
            ("role", "img".to_owned()),
            ("font-family", "sans-serif".to_owned()),
        ],
    )?;
    pen.text("title", &[], title)?;
    symbols(&mut pen, picture)?;
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
        let y = count(row) * height + head;
        let place = format!("translate({} {})", number(x), number(y));
        pen.open("g", &[("transform", place)])?;
        let board = Board { picture, face };
        board.squares(&mut pen, look.theme)?;
        board.coordinates(&mut pen)?;
        board.surroundings(&mut pen, &room, look.players.get(index))?;
        for drawing in drawings.iter().filter(|it| it.face == index && it.is_below) {
            draw::draw(drawing, &mut pen, &board)?;
        }
        board.pieces(&mut pen)?;
        for drawing in drawings
            .iter()
            .filter(|it| it.face == index && !it.is_below)
        {
            draw::draw(drawing, &mut pen, &board)?;
        }
        pen.close("g")?;
    }
    pen.close("svg")?;
    pen.finish()
}

/// The symbols of the pieces in the picture.
fn symbols<W: Write>(pen: &mut Pen<W>, picture: &Picture) -> io::Result<()> {
    let faces = picture.faces.iter();
    let pieces = faces.flat_map(|face| face.pieces.values().chain(face.pocket.iter().flatten()));
    let names: BTreeSet<String> = pieces.filter_map(|piece| pieces::name(*piece)).collect();
    if names.is_empty() {
        return Ok(());
    }
    pen.open("defs", &[])?;
    for symbol in names.iter().filter_map(|name| pieces::symbol(name)) {
        pen.raw(&format!("\n    {symbol}"))?;
    }
    pen.raw("\n  ")?;
    pen.close("defs")
}

/// A number of boards, of which there are 64 at the most.
fn count(boards: usize) -> f64 {
    f64::from(u16::try_from(boards).unwrap_or(u16::MAX))
}

impl Board<'_> {
    fn squares<W: Write>(&self, pen: &mut Pen<W>, theme: Theme) -> io::Result<()> {
        let [light, dark, last, check] = theme.colors();
        let (files, ranks) = (self.picture.files, self.picture.ranks);
        pen.draw(
            "rect",
            &[
                ("width", number(f64::from(files) * SIDE)),
                ("height", number(f64::from(ranks) * SIDE)),
                ("fill", light.to_owned()),
            ],
        )?;
        let fields = (0..files).flat_map(|file| (0..ranks).map(move |rank| (file, rank)));
        self.path(
            pen,
            fields.filter(|(file, rank)| (file + rank) % 2 == 0),
            dark,
        )?;
        self.path(pen, self.face.last.iter().copied(), last)?;
        self.path(pen, self.face.check.into_iter(), check)
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

    fn coordinates<W: Write>(&self, pen: &mut Pen<W>) -> io::Result<()> {
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
        Ok(())
    }

    /// The name of the board, the players and the pockets.
    fn surroundings<W: Write>(
        &self,
        pen: &mut Pen<W>,
        room: &Room,
        players: Option<&Players>,
    ) -> io::Result<()> {
        let bottom = f64::from(self.picture.ranks) * SIDE;
        let (above, below) = if self.face.flipped {
            (Side::White, Side::Black)
        } else {
            (Side::Black, Side::White)
        };
        if let Some(name) = self.face.name() {
            let y = -MARGIN / 2.0 - room.pocket - room.player;
            let attributes = [
                ("x", "0".to_owned()),
                ("y", number(y)),
                ("font-size", "16".to_owned()),
            ];
            pen.text("text", &attributes, &name)?;
        }
        if let Some(players) = players {
            self.player(pen, players, above, -10.0 - room.pocket)?;
            let y = bottom + MARGIN + room.pocket + 12.0;
            self.player(pen, players, below, y)?;
        }
        self.pocket(pen, above, -LINE)?;
        self.pocket(pen, below, bottom + MARGIN)
    }

    /// The name and the clock of a player, on this line.
    fn player<W: Write>(
        &self,
        pen: &mut Pen<W>,
        players: &Players,
        side: Side,
        y: f64,
    ) -> io::Result<()> {
        let Players {
            names: [white, black],
            clocks: [white_clock, black_clock],
        } = players;
        let (name, clock) = match side {
            Side::White => (white, white_clock),
            Side::Black => (black, black_clock),
        };
        let width = f64::from(self.picture.files) * SIDE;
        let clock = clock.as_deref().unwrap_or_default();
        // A space is between them.
        let taken = clock.chars().count() + usize::from(!clock.is_empty());
        let letters = usize::from(self.picture.files) * LETTERS;
        let name = name.as_deref().unwrap_or_default();
        let name = shortened(name, letters.saturating_sub(taken));
        let texts = [(&*name, 0.0, "start"), (clock, width, "end")];
        for (text, x, anchor) in texts.into_iter().filter(|(text, ..)| !text.is_empty()) {
            let attributes = [
                ("x", number(x)),
                ("y", number(y)),
                ("text-anchor", anchor.to_owned()),
                ("font-size", "16".to_owned()),
                ("font-weight", "bold".to_owned()),
            ];
            pen.text("text", &attributes, text)?;
        }
        Ok(())
    }

    /// The pieces in a pocket, in one line.
    fn pocket<W: Write>(&self, pen: &mut Pen<W>, side: Side, y: f64) -> io::Result<()> {
        let pieces = self.face.pocket.iter().flatten();
        for (place, piece) in pieces.filter(|piece| piece.side == side).enumerate() {
            draw_piece(pen, *piece, (count(place) * LINE, y), LINE)?;
        }
        Ok(())
    }

    fn pieces<W: Write>(&self, pen: &mut Pen<W>) -> io::Result<()> {
        for (field, piece) in &self.face.pieces {
            draw_piece(pen, *piece, self.corner(*field), SIDE)?;
        }
        Ok(())
    }
}

/// Draws a piece in a square with this upper left corner: its symbol, or its letter on a disc.
fn draw_piece<W: Write>(
    pen: &mut Pen<W>,
    piece: Piece,
    (x, y): (f64, f64),
    side: f64,
) -> io::Result<()> {
    if let Some(name) = pieces::name(piece) {
        let attributes = [
            ("href", format!("#{name}")),
            ("x", number(x)),
            ("y", number(y)),
            ("width", number(side)),
            ("height", number(side)),
        ];
        return pen.draw("use", &attributes);
    }
    let (fill, stroke) = match piece.side {
        Side::White => ("#ffffff", "#000000"),
        Side::Black => ("#000000", "#ffffff"),
    };
    let middle = (x + side / 2.0, y + side / 2.0);
    let disc = [
        ("cx", number(middle.0)),
        ("cy", number(middle.1)),
        ("r", number(side * 0.38)),
        ("fill", fill.to_owned()),
        ("stroke", stroke.to_owned()),
    ];
    pen.draw("circle", &disc)?;
    let letter = [
        ("x", number(middle.0)),
        ("y", number(middle.1 + side * 0.17)),
        ("text-anchor", "middle".to_owned()),
        ("font-size", number(side * 0.48)),
        ("font-weight", "bold".to_owned()),
        ("fill", stroke.to_owned()),
    ];
    pen.text("text", &letter, &piece.letter.upper().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_has_a_name_of_its_own() {
        for theme in Theme::ALL {
            assert_eq!(theme.to_string().parse(), Ok(theme));
        }
        assert_eq!("pink".parse::<Theme>(), Err(UnknownTheme));
        assert_eq!(
            UnknownTheme.to_string(),
            "themes are brown, blue, green, grey"
        );
    }
}
