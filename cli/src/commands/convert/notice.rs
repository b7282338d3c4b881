//! What a conversion has to say of games: on the way in what PGN says badly,
//! on the way out what PGN cannot hold.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use cif_types::{ArchiveInfo, CifItem, Variant};
use cif_validator::{Finding, Severity};

use super::kinds::{CHARSET, Weight};
use crate::args::Format;
use crate::progress::speed;
use crate::report::{self, Human, Spot, count, grouped};
use crate::terminal::{self, ERROR, FAINT, GOOD, STRONG, WARNING, styled};

/// Something that is said of a game, or of an archive.
pub(super) struct Notice {
    pub(super) finding: Finding,
    /// The game, counted from 1 in its file.
    pub(super) game: Option<u64>,
    /// The number of the move, as the file has it.
    pub(super) number: Option<String>,
    /// The plies before it.
    pub(super) ply: Option<u32>,
}

impl Notice {
    /// Something about a game as a whole, or about the archive.
    pub(super) fn of(finding: Finding, game: Option<u64>) -> Self {
        Self {
            finding,
            game,
            number: None,
            ply: None,
        }
    }
}

/// How much may still be shown. It only ever falls, so that a thread that
/// looks too early makes too many notices and never too few.
#[derive(Clone, Debug)]
pub(super) struct Room(Arc<AtomicUsize>);

/// Variants by their names.
pub(super) type Variants = BTreeMap<String, Variant<'static>>;

/// What came of a portion.
#[derive(Default)]
pub(super) struct Made {
    /// The number of the input.
    pub(super) input: usize,
    pub(super) text: String,
    pub(super) tally: Tally,
    pub(super) notices: Vec<Notice>,
    /// Items that are not written yet.
    pub(super) items: Vec<CifItem<'static>>,
    pub(super) documents: u64,
    /// The variants of the games.
    pub(super) variants: Variants,
    /// Whether a game stands on two boards.
    pub(super) tandem: bool,
    /// What archives say of themselves.
    pub(super) infos: Vec<ArchiveInfo<'static>>,
}

impl Made {
    /// Says something, if anybody is to hear it.
    pub(super) fn say(&mut self, room: &Room, weight: Weight, make: impl FnOnce() -> Notice) {
        let tally = &mut self.tally;
        match weight.severity() {
            Severity::Info => tally.infos += 1,
            Severity::Warning => tally.warnings += 1,
            Severity::Error => tally.errors += 1,
        }
        tally.losses += u64::from(matches!(weight, Weight::Loss | Weight::Gone));
        if self.notices.len() < room.0.load(Ordering::Relaxed) {
            self.notices.push(make());
        }
    }
}

/// Sums over games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) games: u64,
    /// Games of which there is nothing to say, and of which there is.
    pub(super) whole: u64,
    pub(super) marked: u64,
    /// Games that are not in the output.
    pub(super) missing: u64,
    pub(super) errors: u64,
    pub(super) warnings: u64,
    pub(super) infos: u64,
    /// Of all these those where something is lost.
    pub(super) losses: u64,
    /// Games that are not UTF-8.
    pub(super) foreign: u64,
    /// Bytes of text that were read.
    pub(super) bytes: u64,
}

impl Tally {
    pub(super) fn add(&mut self, more: &Self) {
        self.games += more.games;
        self.whole += more.whole;
        self.marked += more.marked;
        self.missing += more.missing;
        self.errors += more.errors;
        self.warnings += more.warnings;
        self.infos += more.infos;
        self.losses += more.losses;
        self.foreign += more.foreign;
        self.bytes += more.bytes;
    }

    /// Counts a game as whole or not by what was said since `before`.
    pub(super) fn count(&mut self, before: &Self, is_there: bool) {
        self.games += 1;
        if !is_there {
            self.missing += 1;
        } else if (self.errors, self.warnings) == (before.errors, before.warnings) {
            self.whole += 1;
        } else {
            self.marked += 1;
        }
    }

    /// Whether anything but information was found.
    pub(super) fn is_clean(&self) -> bool {
        self.errors == 0 && self.warnings == 0
    }
}

/// Shows notices on standard error.
pub(super) struct Teller {
    format: Format,
    quiet: bool,
    human: Human,
    room: Room,
    shown: u64,
    /// The inputs of which it was said that they are not UTF-8.
    foreign: BTreeSet<(usize, String)>,
}

impl Teller {
    pub(super) fn new(format: Format, quiet: bool, most: usize) -> Self {
        Self {
            format,
            quiet,
            human: Human::new(terminal::width()),
            room: Room(Arc::new(AtomicUsize::new(if quiet { 0 } else { most }))),
            shown: 0,
            foreign: BTreeSet::new(),
        }
    }

    /// How much there is room for.
    pub(super) fn room(&self) -> Room {
        self.room.clone()
    }

    /// Shows what is to be said of an input.
    pub(super) fn tell(&mut self, name: &str, made: &Made) {
        let mut text = String::new();
        for notice in &made.notices {
            let left = self.room.0.load(Ordering::Relaxed);
            if left == 0 {
                break;
            }
            // To people it is said once of a file.
            if self.format == Format::Human
                && notice.finding.id == CHARSET.id
                && !self
                    .foreign
                    .insert((made.input, notice.finding.message.clone()))
            {
                continue;
            }
            text += &self.rendered(name, notice);
            self.shown += u64::from(notice.finding.severity > Severity::Info);
            if left != usize::MAX {
                self.room.0.store(left - 1, Ordering::Relaxed);
            }
        }
        if !text.is_empty() {
            terminal::complain_at_length(&text);
        }
    }

    fn rendered(&self, name: &str, notice: &Notice) -> String {
        let finding = &notice.finding;
        if self.format == Format::Json {
            let spot = Spot {
                game: notice.game,
                number: notice.number.as_deref(),
                ply: notice.ply,
            };
            return match report::line_of_game(name, finding, spot) {
                Ok(line) => line,
                // Strings and numbers have no other way to fail than memory.
                Err(error) => {
                    debug_assert!(false, "{error}");
                    String::new()
                }
            };
        }
        let mut note = match notice.game {
            Some(game) => grouped(game),
            None => {
                return self
                    .human
                    .render_noted(name, finding, "rule", &finding.clause);
            }
        };
        if let Some(number) = &notice.number {
            let _ = write!(note, ", move {number}");
        }
        if let Some(ply) = notice.ply {
            let _ = write!(note, ", ply {}", grouped(ply.into()));
        }
        self.human.render_noted(name, finding, "game", &note)
    }

    /// The last lines, for people.
    pub(super) fn finish(self, tally: &Tally, files: usize, written: Option<u64>, time: Duration) {
        if self.quiet || self.format == Format::Json {
            return;
        }
        let mut text = String::new();
        let hidden = (tally.errors + tally.warnings).saturating_sub(self.shown);
        if self.room.0.load(Ordering::Relaxed) == 0 && hidden > 0 {
            let more = styled(STRONG, &format!("and {}", count(hidden, "more finding")));
            text = format!("{more}; `--max-findings 0` shows all\n\n");
        }
        text += &tally.line(files, written, time);
        let _ = anstream::stderr().write_all(text.as_bytes());
    }
}

impl Tally {
    /// What came of all games, in one line or two.
    fn line(&self, files: usize, written: Option<u64>, time: Duration) -> String {
        let mut parts = Vec::new();
        if self.whole > 0 {
            parts.push(styled(GOOD, &format!("{} whole", grouped(self.whole))));
        }
        if self.marked > 0 {
            let marked = format!("{} with findings", grouped(self.marked));
            parts.push(styled(WARNING, &marked));
        }
        if self.missing > 0 {
            let missing = format!("{} not converted", grouped(self.missing));
            parts.push(styled(ERROR, &missing));
        }
        let mut text = count(self.games, "game");
        if files > 1 {
            text = format!("{text} of {}", count(files as u64, "file"));
        }
        if !parts.is_empty() {
            text = format!("{text}: {}", parts.join(", "));
        }
        let read = size(self.bytes);
        let written = match written {
            Some(written) => format!("{} written", size(written)),
            None => styled(ERROR, "nothing written"),
        };
        let speed = speed(self.bytes, time);
        let spent = format!("({speed}, {:.2} s)", time.as_secs_f64());
        let spent = styled(FAINT, &spent);
        text = format!("{text}; {read} read, {written} {spent}\n");
        if self.foreign > 0 {
            let foreign = count(self.foreign, "game");
            text = format!("{text}{foreign} not in UTF-8; `--charset` decides what bytes mean\n");
        }
        text
    }
}

/// A number of bytes for people.
fn size(bytes: u64) -> String {
    const UNITS: [&str; 4] = ["kB", "MB", "GB", "TB"];
    if bytes < 1000 {
        return count(bytes, "byte");
    }
    let (mut whole, mut rest, mut unit) = (bytes / 1000, bytes % 1000, 0);
    while whole >= 1000 && unit + 1 < UNITS.len() {
        (rest, whole, unit) = (whole % 1000, whole / 1000, unit + 1);
    }
    format!("{whole}.{} {}", rest / 100, UNITS[unit])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_short() {
        assert_eq!(size(0), "0 bytes");
        assert_eq!(size(999), "999 bytes");
        assert_eq!(size(1_099), "1.0 kB");
        assert_eq!(size(12_345_678), "12.3 MB");
        assert_eq!(size(u64::MAX), "18446744.0 TB");
    }

    #[test]
    fn games_are_whole_or_not() {
        let mut tally = Tally::default();
        let before = tally;
        tally.count(&before, true);
        tally.infos += 1;
        tally.count(&before, true);
        assert_eq!((tally.whole, tally.is_clean()), (2, true));
        tally.warnings += 1;
        tally.count(&before, true);
        let before = tally;
        tally.count(&before, false);
        assert_eq!((tally.games, tally.marked, tally.missing), (4, 1, 1));
    }
}
