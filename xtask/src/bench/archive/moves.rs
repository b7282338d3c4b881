//! The move section: the moves of the pool with what an annotator adds.

use super::phrases::LANGUAGES;
use super::pool::{PoolGame, Step};
use super::rng::Rng;
use super::xml::Xml;

/// The contents of a move section, besides the moves.
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
        let used = used.filter(|(bit, _)| self.languages >> bit & 1 == 1);
        used.map(|(_, it)| it.code).collect::<Vec<_>>().join(" ")
    }
}

/// Draws a style: most games of an archive are bare, few full of notes; and
/// writes the move section.
pub(super) fn write(xml: &mut Xml, game: &PoolGame, rng: &mut Rng) -> Written {
    let (variations, [nags, comments, marks]) = match rng.below(100) {
        0..45 => (false, [0; 3]),
        45..75 => (rng.chance(50), [5, 3, 0]),
        _ => (true, [14, 9, 3]),
    };
    let mut moves = Moves {
        xml,
        variations,
        nags,
        comments,
        marks,
        language: rng.below(5) as usize,
        rng,
        written: Written::default(),
    };
    moves.section(game);
    moves.written
}

/// Writes moves and what is added to them, each in percent of the moves.
struct Moves<'a> {
    xml: &'a mut Xml,
    rng: &'a mut Rng,
    /// True if the variations of the pool are shown.
    variations: bool,
    nags: u32,
    comments: u32,
    marks: u32,
    /// The language of the annotator.
    language: usize,
    written: Written,
}

const NAGS: [u32; 16] = [1, 2, 3, 4, 5, 6, 10, 13, 14, 15, 16, 17, 18, 19, 40, 146];
const COLORS: [&str; 4] = ["green", "red", "yellow", "#1f77b4"];
const MARKS: [&str; 4] = ["full", "square", "circle", "cross"];

impl Moves<'_> {
    fn section(&mut self, game: &PoolGame) {
        self.xml.open("moves");
        self.xml.line();
        if self.comments > 0 && self.rng.chance(30) {
            self.comment("prologue");
        }
        let mut depth = 0_usize;
        for step in game.steps() {
            match step {
                Step::Open => depth += 1,
                Step::Close => depth -= 1,
                Step::Move(_) => {}
            }
            match step {
                Step::Move(text) if depth == 0 || self.variations => self.played(text, depth == 0),
                Step::Open if self.variations => self.open_variation(),
                Step::Close if self.variations => self.xml.raw("</var>"),
                _ => {}
            }
        }
        let last_words = match (game.ending, game.result) {
            ("resigned", "1-0") => Some("Black resigns"),
            ("resigned", _) => Some("White resigns"),
            ("agreed", _) => Some("Drawn by agreement"),
            ("repetition", _) => Some("Drawn by repetition"),
            _ => None,
        };
        if let Some(words) = last_words.filter(|_| self.rng.chance(30)) {
            self.written.annotated = true;
            self.xml.inline("epilogue lang=\"*\"", words);
        }
        self.xml.close("moves");
    }

    fn open_variation(&mut self) {
        self.written.annotated = true;
        self.written.variations = true;
        self.xml.raw("<var>");
        if self.rng.chance(10) {
            self.comment("prologue");
        }
    }

    fn played(&mut self, text: &str, main_line: bool) {
        if self.adds(self.comments / 4) {
            self.comment("pre");
        }
        self.xml.raw(format_args!("{text} "));
        if self.adds(self.nags) {
            let nag = self.rng.pick(&NAGS);
            self.xml.raw(format_args!("${nag} "));
        }
        if self.adds(self.marks) {
            self.mark(text);
        }
        if main_line && self.marks > 0 && self.rng.below(200) == 0 {
            self.xml.raw("<draw/>");
        }
        if self.adds(self.comments) {
            self.comment("post");
        }
    }

    fn adds(&mut self, percent: u32) -> bool {
        let adds = self.rng.chance(percent);
        self.written.annotated |= adds;
        adds
    }

    /// A move of the pool begins with two squares of two letters.
    fn mark(&mut self, text: &str) {
        let (from, to) = (&text[..2], &text[2..4]);
        let color = self.rng.pick(&COLORS);
        match self.rng.below(5) {
            0 | 1 => {
                let kind = self.rng.pick(&MARKS);
                self.xml.raw(format_args!(
                    "<marker type=\"{kind}\" color=\"{color}\" at=\"{to}\"/>"
                ));
            }
            2 | 3 => self.xml.raw(format_args!(
                "<arrow color=\"{color}\" from=\"{from}\" to=\"{to}\"/>"
            )),
            _ => self.xml.raw("<diagram/>"),
        }
    }

    /// A comment, sometimes in two languages.
    fn comment(&mut self, place: &str) {
        self.written.annotated = true;
        self.comment_in(place, self.language);
        if self.language > 0 && self.rng.chance(20) {
            self.comment_in(place, 1 + self.language % 4);
        }
    }

    fn comment_in(&mut self, place: &str, language: usize) {
        self.written.languages |= 1 << language;
        let text = LANGUAGES[language].comment(self.rng);
        let tag = format!("{place} lang=\"{}\"", LANGUAGES[language].code);
        if language > 0 && self.rng.chance(10) {
            let text = format!("<b>{text}</b> <nag>$14</nag>");
            self.xml.inline(&format!("{tag} format=\"xml\""), text);
        } else {
            self.xml.inline(&tag, text);
        }
    }
}
