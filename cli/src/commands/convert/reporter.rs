//! Findings of a conversion on standard error: for programs one by one in the order of the text,
//! for people by groups, the most severe first. Of a group only its first findings and its size are
//! kept, so that memory does not grow with what is found.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::time::Duration;

use cif::check::Severity;

use super::batch::{Batch, Report};
use super::filter::{ByGroup, Filter, GROUPS, Group, Show};
use super::tally::Tally;
use crate::kinds::CHARSET;
use crate::options::Format;
use crate::report::{self, GameLocation, Human, count, grouped};
use crate::terminal::{self, INFO, STRONG, styled, visible};

/// Shows findings on standard error.
pub(super) struct Reporter {
    format: Format,
    quiet: bool,
    human: Human,
    filter: Filter,
    groups: ByGroup<Found>,
    /// The inputs of which it was said that they are not UTF-8.
    foreign: BTreeSet<(usize, String)>,
}

/// The findings of a group.
struct Found {
    severity: Severity,
    findings: u64,
    games: u64,
    /// The first of them, as they are shown.
    examples: Vec<String>,
}

impl Reporter {
    pub(super) fn new(
        selection: cif::check::Selection,
        format: Format,
        quiet: bool,
        asked: Option<usize>,
    ) -> Self {
        let show = match format {
            _ if quiet => Show::InOrder(0),
            Format::Json => Show::InOrder(crate::options::max_findings(asked, format)),
            Format::Human => Show::for_people(asked),
        };
        Self {
            format,
            quiet,
            human: Human::new(terminal::width()),
            filter: Filter::new(selection, show),
            groups: ByGroup::default(),
            foreign: BTreeSet::new(),
        }
    }

    /// Returns the filter of findings.
    pub(super) fn filter(&self) -> Filter {
        self.filter.clone()
    }

    /// Takes what was found in an input, and shows what is shown at once.
    pub(super) fn take(&mut self, name: &str, batch: &mut Batch) {
        let is_grouped = self.filter.is_grouped();
        let groups = std::mem::take(&mut batch.groups).into_groups();
        let mut groups: Vec<_> = groups.filter(|_| is_grouped).collect();
        groups.sort_by_key(|(_, found)| found.place);
        let mut of_rest = BTreeMap::<_, BTreeSet<u64>>::new();
        for (group, found) in groups {
            let group = self.known(group);
            let (id, is_rest) = (group.id.clone(), group.detail.is_empty());
            let sum = self.groups.insert(
                group,
                Found {
                    severity: found.severity,
                    findings: 0,
                    games: 0,
                    examples: Vec::new(),
                },
            );
            sum.findings += found.findings;
            if is_rest {
                of_rest.entry(id).or_default().extend(found.games);
            } else {
                sum.games += found.games.len() as u64;
            }
        }
        // A game may be in several of the groups that are the rest.
        for (id, games) in of_rest {
            if let Some(sum) = self.groups.get_mut(&id, "") {
                sum.games += games.len() as u64;
            }
        }
        let mut text = String::new();
        for (group, report) in std::mem::take(&mut batch.reports) {
            if self.is_known_of_input(batch.input, &report) {
                continue;
            }
            if self.filter.is_grouped() {
                self.keep(name, group, report);
            } else if self.filter.take() {
                text += &self.rendered(name, &report);
            } else {
                break;
            }
        }
        if !text.is_empty() {
            terminal::complain_at_length(&text);
        }
    }

    /// The group under which a finding is counted.
    fn known(&self, mut group: Group) -> Group {
        if self
            .groups
            .known(&group.id, &group.detail, GROUPS)
            .is_empty()
        {
            group.detail.clear();
        }
        group
    }

    /// Returns whether this was said of the input already; to people an encoding is said once of each.
    fn is_known_of_input(&mut self, input: usize, report: &Report) -> bool {
        let finding = &report.finding;
        self.format == Format::Human
            && finding.id == CHARSET.id
            && !self.foreign.insert((input, finding.message.clone()))
    }

    /// Keeps an example of a group.
    fn keep(&mut self, name: &str, group: Group, mut report: Report) {
        let group = self.known(group);
        let most = self.filter.examples(&group.detail);
        let Some(found) = self.groups.get(&group.id, &group.detail) else {
            return;
        };
        let length = found.examples.len();
        if length >= most {
            return;
        }
        if length > 0 {
            // It was said with the first.
            report.finding.help = None;
        }
        let text = self.rendered(name, &report);
        if let Some(found) = self.groups.get_mut(&group.id, &group.detail) {
            found.examples.push(text);
        }
        if length + 1 >= most {
            self.filter.fill(group);
        }
    }

    fn rendered(&self, name: &str, report: &Report) -> String {
        let finding = &report.finding;
        if self.format == Format::Json {
            let location = GameLocation {
                game: report.game,
                number: report.number.as_deref(),
                ply: report.ply,
            };
            return match report::line_of_game(name, finding, location) {
                Ok(line) => line,
                // Strings and numbers have no other way to fail than memory.
                Err(error) => {
                    debug_assert!(false, "{error}");
                    String::new()
                }
            };
        }
        let mut note = match report.game {
            Some(game) => grouped(game),
            None => return self.human.render(name, finding),
        };
        if let Some(number) = &report.number {
            let _ = write!(note, ", move {number}");
        }
        if let Some(ply) = report.ply {
            let _ = write!(note, ", ply {}", grouped(ply.into()));
        }
        self.human.render_noted(name, finding, "game", &note)
    }

    /// Shows all groups, the most severe first.
    pub(super) fn show_groups(&mut self) {
        if !self.filter.is_grouped() {
            return;
        }
        let groups = std::mem::take(&mut self.groups).into_groups();
        let mut groups: Vec<(Group, Found)> = groups.collect();
        groups.sort_by_key(|(_, found)| Reverse((found.severity, found.findings)));
        let shown = groups.iter().map(|(group, found)| found.text(group));
        terminal::complain_at_length(&shown.collect::<String>());
    }

    /// The last lines, for people.
    pub(super) fn finish(
        mut self,
        tally: &Tally,
        files: usize,
        written: Option<u64>,
        time: Duration,
    ) {
        if self.quiet || self.format == Format::Json {
            return;
        }
        self.show_groups();
        terminal::complain_at_length(&tally.text(files, written, time));
    }
}

impl Found {
    /// The examples, and how many more there are; of a loss that matters little one line.
    fn text(&self, group: &Group) -> String {
        if self.severity == Severity::Info && !group.detail.is_empty() {
            let level = styled(INFO, &format!("{}[{}]", self.severity, group.id));
            let games = count(self.games, "game");
            let (lost, findings) = (visible(&group.detail), grouped(self.findings));
            return format!("{level}: {lost} ({findings} in {games})\n\n");
        }
        let mut text = self.examples.concat();
        let hidden = self.findings.saturating_sub(self.examples.len() as u64);
        if hidden > 0 {
            let more = format!("and {} of {}", count(hidden, "more finding"), group.id);
            let _ = write!(text, "{}", styled(STRONG, &more));
            if !group.detail.is_empty() {
                let _ = write!(text, ": {}", visible(&group.detail));
            }
            if self.games > 0 {
                let games = count(self.games, "game");
                let _ = write!(text, " ({} in {games})", grouped(self.findings));
            }
            text += "; `--max-findings 0` shows all\n\n";
        }
        text
    }
}
