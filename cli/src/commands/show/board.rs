//! Boards for the terminal: pieces as characters of Unicode or as letters, on light and dark
//! squares where there are colours, and with dots for empty squares where
//! there are none.

use cif::text::legality::{Piece, Side};
use clap::builder::styling::{Color, RgbColor, Style};

use crate::game::glyph;
use crate::terminal::{FAINT, STRONG, styled};
use cif::view::picture::{Face, Picture, file_name};

const LIGHT: RgbColor = RgbColor(0xD8, 0xC3, 0xA0);
const DARK: RgbColor = RgbColor(0xA0, 0x7A, 0x55);
const LAST: RgbColor = RgbColor(0xB8, 0xB0, 0x4A);
const WHITE: RgbColor = RgbColor(0xFF, 0xFF, 0xFF);
const BLACK: RgbColor = RgbColor(0x00, 0x00, 0x00);
/// Columns between boards.
const GAP: usize = 4;

/// The form of squares and pieces.
#[derive(Clone, Copy)]
pub(super) struct Form {
    /// On squares in colours, else with dots for empty squares.
    pub(super) colours: bool,
    /// Pieces as letters, White's as capitals.
    pub(super) letters: bool,
}

impl Form {
    fn piece(self, piece: Piece) -> char {
        match piece.side {
            _ if !self.letters => glyph(piece, self.colours),
            Side::White => piece.letter.upper(),
            Side::Black => piece.letter.lower(),
        }
    }

    fn empty(self) -> char {
        if self.letters { '.' } else { '\u{B7}' }
    }
}

/// The boards as lines, each with its columns; side by side as far as the width allows.
pub(super) fn lines(picture: &Picture, form: Form, width: usize) -> Vec<(String, usize)> {
    let blocks: Vec<Block> = picture
        .faces
        .iter()
        .map(|face| Block::of(picture, face, form))
        .collect();
    let widest = blocks.iter().map(|block| block.width).max().unwrap_or(1);
    let fitting = (width + GAP) / (widest + GAP);
    let across = picture.across.min(fitting).max(1);
    let mut lines = Vec::new();
    for (number, row) in blocks.chunks(across).enumerate() {
        if number > 0 {
            lines.push((String::new(), 0));
        }
        let height = row.iter().map(|block| block.lines.len()).max();
        for at in 0..height.unwrap_or_default() {
            let mut line = String::new();
            let (mut column, mut missing) = (0, 0);
            for block in row {
                line.extend(std::iter::repeat_n(' ', missing));
                let (shown, columns) = block.lines.get(at).map_or(("", 0), |(it, n)| (it, *n));
                line += shown;
                column += missing + columns;
                missing = block.width.saturating_sub(columns) + GAP;
            }
            let length = line.trim_end_matches(' ').len();
            column = column.saturating_sub(line.len() - length);
            line.truncate(length);
            lines.push((line, column));
        }
    }
    lines
}

/// Lines of text, each with its columns.
struct Block {
    lines: Vec<(String, usize)>,
    width: usize,
}

impl Block {
    fn of(picture: &Picture, face: &Face, form: Form) -> Self {
        let colours = form.colours;
        let files = picture.files(face);
        let longest = files.iter().map(|file| file_name(*file).len()).max();
        let cell = longest.unwrap_or(1).max(1) + if colours { 2 } else { 1 };
        let margin = picture.ranks.to_string().len() + 1;
        let mut block = Self {
            lines: Vec::new(),
            width: 0,
        };
        if let Some(name) = face.name() {
            let columns = name.chars().count();
            block.add(styled(STRONG, &name), columns);
        }
        let (above, below) = if face.flipped {
            (Side::White, Side::Black)
        } else {
            (Side::Black, Side::White)
        };
        block.pocket(face, above, form);
        for rank in picture.ranks(face) {
            let number = format!("{:>width$} ", rank + 1, width = margin - 1);
            let mut line = styled(FAINT, &number);
            for file in &files {
                let piece = face.pieces.get(&(*file, rank));
                let shown = piece.map(|piece| form.piece(*piece));
                if colours {
                    let before = (cell - 1) / 2;
                    let square = format!(
                        "{:before$}{}{:after$}",
                        "",
                        shown.unwrap_or(' '),
                        "",
                        after = cell - 1 - before
                    );
                    let ground = match (face.last.contains(&(*file, rank)), (file + rank) % 2) {
                        (true, _) => LAST,
                        (false, 0) => DARK,
                        (false, _) => LIGHT,
                    };
                    let is_white = piece.is_some_and(|piece| piece.side == Side::White);
                    let ink = if is_white { WHITE } else { BLACK };
                    let style = Style::new()
                        .fg_color(Some(Color::Rgb(ink)))
                        .bg_color(Some(Color::Rgb(ground)));
                    line += &styled(style, &square);
                } else {
                    line.push(shown.unwrap_or(form.empty()));
                    line.extend(std::iter::repeat_n(' ', cell - 1));
                }
            }
            block.add(line, margin + files.len() * cell);
        }
        let mut names = " ".repeat(margin);
        for file in &files {
            let name = file_name(*file);
            let before = if colours { (cell - name.len()) / 2 } else { 0 };
            let after = cell - name.len() - before;
            names.extend(std::iter::repeat_n(' ', before));
            names += &name;
            names.extend(std::iter::repeat_n(' ', after));
        }
        let names = names.trim_end_matches(' ');
        block.add(styled(FAINT, names), names.chars().count());
        block.pocket(face, below, form);
        block
    }

    fn add(&mut self, line: String, columns: usize) {
        self.width = self.width.max(columns);
        self.lines.push((line, columns));
    }

    /// The pocket of a side, where there are pockets.
    fn pocket(&mut self, face: &Face, side: Side, form: Form) {
        let form = Form {
            colours: false,
            ..form
        };
        let Some(pocket) = &face.pocket else {
            return;
        };
        let pieces = pocket.iter().filter(|piece| piece.side == side);
        let mut text = String::from("Pocket:");
        for piece in pieces {
            text.push(' ');
            text.push(form.piece(*piece));
        }
        let columns = text.chars().count();
        self.add(text, columns);
    }
}
