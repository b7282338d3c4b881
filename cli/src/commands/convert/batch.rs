//! Reports of a conversion: on the way in what PGN says badly,
//! on the way out what PGN cannot hold.

use std::borrow::Cow;

use cif::check::{Finding, Severity};
use cif::model::{ArchiveInfo, CifItem};
use cif::pgn::Description;
use cif::read::source::Position;
use cif::write::Played;

use super::filter::{ByGroup, Filter, GROUPS, Group};
use super::tally::Tally;
use crate::kinds;

/// Something that is said of a game, or of an archive.
pub(super) struct Report {
    pub(super) finding: Finding,
    /// The game, counted from 1 in its file.
    pub(super) game: Option<u64>,
    /// The number of the move, as the file has it.
    pub(super) number: Option<String>,
    /// The plies before it.
    pub(super) ply: Option<u32>,
}

impl Report {
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

/// The identity of a finding before it is made up.
pub(super) struct About<'a> {
    id: Cow<'static, str>,
    name: &'a str,
    severity: Severity,
    is_loss: bool,
    /// The number of the game.
    game: Option<u64>,
    /// The lost thing, where findings of the id are distinguished by that.
    detail: &'a str,
}

impl<'a> About<'a> {
    pub(super) fn kind(kind: &'static Description, game: Option<u64>) -> Self {
        Self {
            id: kind.id.into(),
            name: kind.name(),
            severity: kind.severity,
            is_loss: kind.is_loss,
            game,
            detail: "",
        }
    }

    /// The same of a thing that is lost.
    pub(super) fn detail(self, detail: &'a str) -> Self {
        // A group is known by so much of it.
        const LONGEST: usize = 200;
        let detail = &detail[..detail.floor_char_boundary(LONGEST)];
        Self { detail, ..self }
    }
}

/// The number of findings of a group.
pub(super) struct Count {
    pub(super) severity: Severity,
    pub(super) findings: u64,
    /// The numbers of their games, in order.
    pub(super) games: Vec<u64>,
    /// The number of groups before it.
    pub(super) place: usize,
    /// The number of them among the reports.
    kept: usize,
}

impl Count {
    fn new(severity: Severity, place: usize) -> Self {
        Self {
            severity,
            findings: 0,
            games: Vec::new(),
            place,
            kept: 0,
        }
    }
}

/// Findings of one game that are kept until they are shown; the last says that there are more.
const MOST_OF_GAME: usize = 10_000;

/// Groups of a portion that are kept apart: more than of all, for which of them are the rest
/// depends on what was found before it.
const GROUPS_OF_BATCH: usize = 20 * GROUPS;

/// The result of converting a portion.
#[derive(Default)]
pub(super) struct Batch {
    /// The number of the input.
    pub(super) input: usize,
    pub(super) text: String,
    pub(super) tally: Tally,
    /// All that was found, by groups, where findings are shown so.
    pub(super) groups: ByGroup<Count>,
    /// The reports that may be shown, in order.
    pub(super) reports: Vec<(Group, Report)>,
    /// The game of the last of them, and how many are of it.
    pub(super) last_game: Option<u64>,
    pub(super) of_game: usize,
    /// Items that are not written yet.
    pub(super) items: Vec<CifItem<'static>>,
    pub(super) documents: u64,
    /// The kinds of games.
    pub(super) played: Played,
    /// The `info` elements of archives, and where they stand.
    pub(super) infos: Vec<(ArchiveInfo<'static>, Position)>,
}

impl Batch {
    /// Reports something, which is made up only where it may be shown.
    pub(super) fn report(
        &mut self,
        filter: &Filter,
        about: &About<'_>,
        make: impl FnOnce() -> Report,
    ) {
        self.tally.losses += u64::from(about.is_loss);
        let Some(severity) = filter.severity(&about.id, about.name, about.severity) else {
            return;
        };
        self.tally.found.count(severity);
        let mut detail = "";
        let mut kept = 0;
        if filter.is_grouped() {
            detail = (self.groups).known(&about.id, about.detail, GROUPS_OF_BATCH);
            kept = self.count(about, detail, severity);
        }
        if !filter.wants(&about.id, detail, kept, self.reports.len()) || !self.has_room(about.game)
        {
            return;
        }
        let group = group(about, detail);
        if let Some(count) = self.groups.get_mut(&group.id, detail) {
            count.kept += 1;
        }
        let mut report = make();
        report.finding.severity = severity;
        if self.of_game == MOST_OF_GAME {
            let Finding {
                clause, location, ..
            } = report.finding;
            let message = format!("more than {MOST_OF_GAME} findings of one game");
            report.finding = kinds::finding(&kinds::UNLISTED, &clause, message, location);
        }
        self.reports.push((group, report));
    }

    /// Returns whether one more finding of a game may be kept, which is it then.
    fn has_room(&mut self, game: Option<u64>) -> bool {
        if game != self.last_game {
            self.last_game = game;
            self.of_game = 0;
        }
        self.of_game += 1;
        self.of_game <= MOST_OF_GAME
    }

    /// Counts a finding in its group. Gives the number of those before it that may be shown.
    fn count(&mut self, about: &About<'_>, detail: &str, severity: Severity) -> usize {
        let place = self.groups.count();
        let count = match self.groups.get_mut(&about.id, detail) {
            Some(count) => count,
            None => (self.groups).insert(group(about, detail), Count::new(severity, place)),
        };
        count.findings += 1;
        if about.game.as_ref() != count.games.last() {
            count.games.extend(about.game);
        }
        count.kept
    }

    /// Reports a finding by which something is lost, and which is made up already.
    pub(super) fn report_finding(&mut self, filter: &Filter, finding: Finding, game: Option<u64>) {
        let about = About {
            id: finding.id.clone(),
            name: &finding.name.clone(),
            severity: finding.severity,
            is_loss: true,
            game,
            detail: "",
        };
        self.report(filter, &about, || Report::of(finding, game));
    }
}

/// The group of a finding with this detail.
fn group(about: &About<'_>, detail: &str) -> Group {
    Group {
        id: about.id.clone(),
        detail: detail.to_owned(),
    }
}
