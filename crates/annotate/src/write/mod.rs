//! Searches written into a game: evaluations into the table of their engine,
//! or as elements where no table reaches, and what a table has no place for
//! into tags (published page `cif-game-info-moveinfo`).

mod engines;
mod marks;
mod table;
mod variation;

use core::fmt;
use std::collections::BTreeMap;
use std::str::FromStr;

use cif_text::legality::Ending;
use cif_text::tables::{Evaluation, Score, Side};
use cif_tree::Section;
use cif_types::{AnnotationChoice, EvaluationItem, Game, MoveInfoEval};
use cif_uci::info::Info;
use cif_uci::meaning::{evaluation, tags};

use crate::lines::{Lines, NoLines};
use crate::{Engine, Place, Search};
pub(crate) use marks::ENGINE_TAG;

use engines::Numbered;
use marks::{Marks, Owner};
use table::Table;

/// The tag of a line beside the first.
const LINE_TAG: &str = "UCI:multipv";
/// The tag of an expected line.
const PV_TAG: &str = "UCI:pv";

/// The data to write beside the evaluations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WriteOptions {
    /// The fields that become tags `UCI:<field>`. Bounds are marked in any
    /// case.
    pub fields: Fields,
    /// True if the expected line becomes a variation.
    pub variations: bool,
    /// So many lines of a search count: those beside the first become tags.
    pub lines: u64,
    /// True if an older evaluation of the same engine stays. Otherwise the new
    /// one takes its place.
    pub keep: bool,
}

/// Fields of an `info` line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Fields {
    /// None.
    #[default]
    None,
    /// Those of these names, like `nodes`.
    These(Vec<String>),
    /// All that the line has.
    All,
}

impl Fields {
    /// The names of the fields that can be chosen.
    pub const NAMES: [&'static str; 16] = [
        "seldepth",
        "wdl",
        "nodes",
        "nps",
        "hashfull",
        "tbhits",
        "sbhits",
        "cpuload",
        "movesleft",
        "ebf",
        "pv",
        "currmove",
        "currmovenumber",
        "refutation",
        "currline",
        "string",
    ];

    /// Returns true if the field of this name is among them.
    pub fn has(&self, name: &str) -> bool {
        match self {
            Self::None => false,
            Self::These(names) => names.iter().any(|it| it == name),
            Self::All => true,
        }
    }
}

impl FromStr for Fields {
    type Err = UnknownField;

    /// Reads `none`, `all`, or names with commas between them.
    fn from_str(text: &str) -> Result<Self, UnknownField> {
        match text {
            "none" => return Ok(Self::None),
            "all" => return Ok(Self::All),
            _ => {}
        }
        let names = text.split(',').map(|name| {
            let name = name.trim();
            if Self::NAMES.contains(&name) {
                Ok(name.to_owned())
            } else {
                Err(UnknownField(name.to_owned()))
            }
        });
        names.collect::<Result<_, _>>().map(Self::These)
    }
}

/// The error of a name that no field has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownField(String);

impl fmt::Display for UnknownField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Fields::NAMES.join(", ");
        write!(f, "`{}` is none of all, none, {names}", self.0)
    }
}

impl core::error::Error for UnknownField {}

/// Counts of the data that were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The number of the engine; `None` when there was nothing to write.
    pub engine: Option<u64>,
    /// Evaluations in the table.
    pub items: usize,
    /// Evaluations as elements: of the start position and of variations.
    pub elements: usize,
    /// Variations that were added.
    pub variations: usize,
    /// Scores that lay beyond what the format holds, and were brought to the
    /// nearest that it does.
    pub clamped: Vec<Place>,
    /// Searches that were not written.
    pub skipped: Vec<Skipped>,
    /// Expected lines with moves that do not fit.
    pub odd_lines: Vec<OddLine>,
}

/// A search that was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Skipped {
    /// Its position.
    pub place: Place,
    /// The reason why it was not: one short line.
    pub reason: &'static str,
}

/// An expected line with a move that does not fit the position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OddLine {
    /// The position that the line begins at.
    pub place: Place,
    /// The number of the move in the line, from 1.
    pub number: usize,
    /// The move.
    pub played: String,
}

impl fmt::Display for OddLine {
    /// The place of the line, and the number and the text of the move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (ply, number, played) = (self.place.ply, self.number, &self.played);
        write!(f, "after ply {ply}, move {number} is `{played}`")
    }
}

/// The data to write at a position.
struct Note<'s> {
    /// The search by the engine, where it was asked.
    search: Option<&'s Search>,
    item: Evaluation,
    tags: Vec<(&'static str, String)>,
}

impl Note<'_> {
    /// The end of a game, as engines that see one say it: mate in 0 moves or an
    /// even score, at depth 0.
    fn of(ending: Ending) -> Self {
        let won = |winner| Score::Mate { winner, moves: 0 };
        let score = match ending.winner {
            Some(side) => won(side.into()),
            None => Score::Centipawns(0),
        };
        let (item, _) = Evaluation::new(score);
        let item = Evaluation {
            depth: Some(0),
            ..item
        };
        Self {
            search: None,
            item,
            tags: Vec::new(),
        }
    }
}

/// Writes what one engine said into the game. Everything that has nothing to
/// do with it stays as it was: other tables, moves, comments, and the text
/// between them.
///
/// # Errors
/// The game has no lines that an engine could have searched. The game stays
/// as it was.
pub fn write(
    game: &mut Game<'_>,
    engine: &Engine,
    searches: &[Search],
    options: &WriteOptions,
) -> Result<Written, NoLines> {
    write_all(game, engine, searches, &[], options)
}

/// The same with positions that end the game: what the rules say of them.
pub(crate) fn write_all(
    game: &mut Game<'_>,
    engine: &Engine,
    searches: &[Search],
    endings: &[(Place, Ending)],
    options: &WriteOptions,
) -> Result<Written, NoLines> {
    let board = game.board();
    let mut section = Section::read(game.moves.value.clone(), &board);
    let lines = Lines::of_section(game, &section)?;
    let mut written = Written::default();
    let mut notes = notes(&lines, searches, options, &mut written);
    notes.extend((endings.iter()).map(|(place, ending)| (place.clone(), Note::of(*ending))));
    if notes.is_empty() {
        return Ok(written);
    }
    let engine = Numbered::of(game, &section, &engine.name);
    written.engine = Some(engine.number);
    let mut table = Table::of(game, &engine, section.line.plies().len());
    let owner = Owner::of(&engine);
    for (place, note) in &notes {
        let is_item = place.is_in_main() && place.ply > 0;
        let Some(mut marks) = Marks::at(&mut section.line, &lines, place) else {
            continue;
        };
        if options.keep && (marks.has_eval(&owner) || (is_item && table.has(place.ply))) {
            let reason = "the engine has an evaluation of it already";
            let place = place.clone();
            written.skipped.push(Skipped { place, reason });
            continue;
        }
        let text = note.item.to_string();
        marks.clear(&owner);
        if is_item {
            table.set(place.ply, text);
            written.items += 1;
        } else if let Ok(text) = EvaluationItem::new(text) {
            let mut eval = MoveInfoEval::new(text);
            eval.engine = Some(engine.value().into());
            marks.add(AnnotationChoice::Eval(eval.into()));
            written.elements += 1;
        }
        marks.add_tags(&owner, &note.tags);
        if options.variations {
            variation::add(&mut section, &lines, note, &owner, &mut written);
        }
    }
    table.write(game);
    engine.write(game);
    game.moves.value = section.write();
    Ok(written)
}

/// The data to write, by place; of several searches of a place the last.
fn notes<'s>(
    lines: &Lines,
    searches: &'s [Search],
    options: &WriteOptions,
    written: &mut Written,
) -> BTreeMap<Place, Note<'s>> {
    let mut notes = BTreeMap::new();
    for search in searches {
        let place = &search.place;
        let mut skip = |reason| {
            let place = place.clone();
            written.skipped.push(Skipped { place, reason });
        };
        let Some(line) = lines.get(&place.path) else {
            skip("the game has no such variation");
            continue;
        };
        let begins = if line.is_main() { 0 } else { line.first + 1 };
        if place.ply < begins || place.ply > line.plies() {
            skip("the line has no such ply");
            continue;
        }
        let to_move = line.to_move(place.ply);
        let Some(principal) = search.principal() else {
            skip("nothing was said of the first line");
            continue;
        };
        let info = principal.info();
        let Some(found) = evaluation(&info, to_move) else {
            skip("there is no score");
            continue;
        };
        if found.clamped {
            written.clamped.push(place.clone());
        }
        let note = Note {
            search: Some(search),
            item: found.item,
            tags: chosen(search, &info, to_move, options),
        };
        notes.insert(place.clone(), note);
    }
    notes
}

/// The tags of a search.
fn chosen(
    search: &Search,
    principal: &Info<'_>,
    to_move: Side,
    options: &WriteOptions,
) -> Vec<(&'static str, String)> {
    let mut chosen = tags(principal, to_move);
    chosen.retain(|(name, _)| {
        // The rank of what speaks for a search is 1.
        *name != LINE_TAG
            && (*name == cif_uci::meaning::BOUND_TAG
                || name
                    .strip_prefix("UCI:")
                    .is_some_and(|field| options.fields.has(field)))
    });
    let beside = 2..=options.lines;
    for line in search.lines.iter().filter(|it| beside.contains(&it.rank())) {
        let text = line.info().to_string();
        let text = text.strip_prefix("info ").unwrap_or(&text);
        chosen.push((LINE_TAG, text.to_owned()));
    }
    chosen
}
