//! The move section: the moves of the pool with what an annotator adds.

use super::super::pool::{PoolGame, Step};
use super::super::rng::Rng;
use super::phrases::{LANGUAGES, Language};
use super::xml::Xml;

/// The amount that is added to the moves, each in percent of the moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// True if the variations of the pool are shown.
    pub(super) variations: bool,
    nags: u32,
    comments: u32,
    marks: u32,
}

impl Style {
    /// Draws a style: most games of an archive are bare, few full of notes.
    pub(super) fn draw(rng: &mut Rng) -> Self {
        let (variations, nags, comments, marks) = match rng.below(100) {
            0..45 => (false, 0, 0, 0),
            45..75 => (rng.chance(50), 5, 3, 0),
            _ => (true, 14, 9, 3),
        };
        Self {
            variations,
            nags,
            comments,
            marks,
        }
    }
}

/// The contents of a move section.
#[derive(Debug, Default)]
pub(super) struct Written {
    /// The languages of the comments, a bit for each of [`LANGUAGES`].
    languages: u32,
    /// True if anything stands beside the moves.
    pub(super) annotated: bool,
    /// True if there are variations.
    pub(super) variations: bool,
}

impl Written {
    /// The codes of the languages, as `game/@languages` wants them.
    pub(super) fn languages(&self) -> String {
        let used = LANGUAGES.iter().enumerate().skip(1);
        let codes: Vec<_> = used
            .filter(|(bit, _)| self.languages >> bit & 1 == 1)
            .map(|(_, language)| language.code)
            .collect();
        codes.join(" ")
    }
}

/// Writes the move section.
pub(super) fn write(xml: &mut Xml, game: &PoolGame, style: Style, rng: &mut Rng) -> Written {
    let mut moves = Moves {
        xml,
        rng,
        style,
        written: Written::default(),
        main: 0,
    };
    moves.section(game);
    moves.written
}

struct Moves<'a> {
    xml: &'a mut Xml,
    rng: &'a mut Rng,
    style: Style,
    written: Written,
    /// The language of the annotator.
    main: usize,
}

const COLORS: [&str; 4] = ["green", "red", "yellow", "#1f77b4"];
const MARKS: [&str; 4] = ["full", "square", "circle", "cross"];

impl Moves<'_> {
    fn section(&mut self, game: &PoolGame) {
        self.main = self.rng.below(5) as usize;
        self.xml.open("moves", &[]);
        self.xml.line();
        if self.style.comments > 0 && self.rng.chance(30) {
            self.comment("prologue");
        }
        let mut depth = 0_usize;
        for step in game.steps() {
            match step {
                Step::Open => {
                    depth += 1;
                    if self.style.variations {
                        self.open_variation();
                    }
                }
                Step::Move(text) if depth == 0 || self.style.variations => {
                    self.played(text, depth == 0);
                }
                Step::Move(_) => {}
                Step::Close => {
                    depth = depth.saturating_sub(1);
                    if self.style.variations {
                        self.xml.end("var");
                    }
                }
            }
        }
        if let Some(words) = last_words(game).filter(|_| self.rng.chance(30)) {
            self.written.annotated = true;
            self.xml.inline("epilogue", &[("lang", &"*")], words);
        }
        self.xml.close("moves");
    }

    fn open_variation(&mut self) {
        self.written.annotated = true;
        self.written.variations = true;
        self.xml.start("var", &[]);
        if self.rng.chance(10) {
            self.comment("prologue");
        }
    }

    fn played(&mut self, text: &str, main_line: bool) {
        if self.adds(self.style.comments / 4) {
            self.comment("pre");
        }
        self.xml.raw(text);
        self.xml.raw(" ");
        if self.adds(self.style.nags) {
            let nag = self
                .rng
                .pick(&[1, 2, 3, 4, 5, 6, 10, 13, 14, 15, 16, 17, 18, 19, 40, 146]);
            self.xml.raw(format_args!("${nag} "));
        }
        if self.adds(self.style.marks) {
            self.mark(text);
        }
        if main_line && self.style.marks > 0 && self.rng.below(200) == 0 {
            self.xml.empty("draw", &[]);
        }
        if self.adds(self.style.comments) {
            self.comment("post");
        }
    }

    fn adds(&mut self, percent: u32) -> bool {
        let adds = self.rng.chance(percent);
        self.written.annotated |= adds;
        adds
    }

    fn mark(&mut self, text: &str) {
        // A move of the pool begins with two squares of two letters.
        let (Some(from), Some(to)) = (text.get(..2), text.get(2..4)) else {
            return;
        };
        let color = self.rng.pick(&COLORS);
        match self.rng.below(5) {
            0 | 1 => {
                let kind = self.rng.pick(&MARKS);
                self.xml
                    .empty("marker", &[("type", &kind), ("color", &color), ("at", &to)]);
            }
            2 | 3 => {
                self.xml
                    .empty("arrow", &[("color", &color), ("from", &from), ("to", &to)]);
            }
            _ => self.xml.empty("diagram", &[]),
        }
    }

    /// A comment, sometimes in two languages.
    fn comment(&mut self, place: &str) {
        self.written.annotated = true;
        self.comment_in(place, self.main);
        if self.main > 0 && self.rng.chance(20) {
            self.comment_in(place, 1 + self.main % 4);
        }
    }

    fn comment_in(&mut self, place: &str, language: usize) {
        let Some(Language { code, .. }) = LANGUAGES.get(language) else {
            return;
        };
        self.written.languages |= 1 << language;
        let text = LANGUAGES[language].comment(self.rng);
        if language > 0 && self.rng.chance(10) {
            let text = format!("<b>{text}</b> <nag>$14</nag>");
            let attributes: [(&str, &dyn std::fmt::Display); 2] =
                [("lang", code), ("format", &"xml")];
            self.xml.inline(place, &attributes, text);
        } else {
            self.xml.inline(place, &[("lang", code)], text);
        }
    }
}

fn last_words(game: &PoolGame) -> Option<&'static str> {
    match (game.ending, game.result) {
        ("resigned", "1-0") => Some("Black resigns"),
        ("resigned", _) => Some("White resigns"),
        ("agreed", _) => Some("Drawn by agreement"),
        ("repetition", _) => Some("Drawn by repetition"),
        _ => None,
    }
}
