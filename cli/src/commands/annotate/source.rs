//! The source of games to annotate: the pieces of an archive, or the games of a PGN
//! file as pieces of one.

use std::borrow::Cow;
use std::io::BufReader;

use cif::model::{CifItem, Game, IntoOwned};
use cif::pgn::text::{Location, Reader};
use cif::pgn::{Finding, FindingKind, ImportOptions, import, is_readable};
use cif::read::cut::{Cutter, PieceKind};
use cif::read::{CutError, Progress, read_item};
use cif::view::MOST_FINDINGS;

use super::options::Annotate;
use crate::content;
use crate::gather::PGN;
use crate::input::{Input, is_like};
use crate::kinds;
use crate::pgn::location::Walk;
use crate::pgn::{Next, next};
use crate::report::Ending;
use crate::status::CliError;
use crate::terminal::visible;
use cif::check::Severity;
use cif::files::Source as Raw;
use cif::files::filename;
use cif::files::kind::Wanted;
use cif::write::{Played, frame};

/// The source that is read.
pub(super) struct Source {
    input: Input,
    kind: Kind,
    games: u64,
    /// When the archive was created that is made of a PGN file.
    created: String,
}

enum Kind {
    Archive {
        cutter: Box<Cutter<Bytes>>,
        progress: Box<Progress>,
        /// No game so far has a fault.
        are_sound: bool,
    },
    Pgn(Box<Pgn>),
}

/// A PGN file.
struct Pgn {
    reader: Reader<Bytes>,
    stage: Stage,
    /// The number of games that are too large to be in the archive.
    missing: u64,
    played: Played,
}

/// The bytes of an input, of which some were looked at.
type Bytes = BufReader<Raw>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Head,
    Games,
    Done,
}

/// A piece of the archive that is written.
pub(super) struct Item {
    /// The text before its element.
    pub(super) before: Vec<u8>,
    pub(super) body: Body,
    /// Its problems.
    pub(super) problems: Vec<Problem>,
    /// Something is known of the game; or the archive is all there, and says so itself.
    pub(super) is_worth: bool,
}

/// Something that is wrong with a game.
pub(super) struct Problem {
    text: String,
    /// The line and the column of its place in PGN, and the number of the
    /// move.
    place: Option<(u64, u64, Option<String>)>,
}

impl From<String> for Problem {
    fn from(text: String) -> Self {
        Self { text, place: None }
    }
}

impl Problem {
    /// The message about it, for people.
    pub(super) fn message(&self, name: &str, game: u64) -> String {
        let (name, text) = (visible(name), visible(&self.text));
        match &self.place {
            None => format!("`{name}`, game {game}: {text}"),
            Some((line, column, number)) => {
                let number = number.as_ref().map(|it| format!(", move {}", visible(it)));
                let number = number.unwrap_or_default();
                format!("{name}:{line}:{column}: game {game}{number}: {text}")
            }
        }
    }
}

/// Lists the problems of a game of PGN, as a conversion reports them; mere information is none.
fn problems(game: &cif::pgn::text::Game<'_>, findings: &[Finding]) -> Vec<Problem> {
    let mut walk = Walk::over(game);
    let problem = |found: &Finding| {
        let place = walk.place(found.location, false);
        Problem {
            text: format!("{} [{}]", found.kind, found.kind.id()),
            place: Some((place.line, place.column, walk.number())),
        }
    };
    let mut faults = (findings.iter()).filter(|it| it.kind.severity() > Severity::Info);
    let mut problems: Vec<_> = (faults.by_ref()).take(MOST_FINDINGS).map(problem).collect();
    let hidden = faults.count();
    if hidden > 0 {
        problems.push(format!("{hidden} more findings").into());
    }
    problems
}

/// The reason why nothing is known of the positions of a game. Its moves are text, and
/// the start position that it seems to have is not its own.
fn unplayable(findings: &[Finding]) -> Option<&'static str> {
    findings.iter().find_map(|found| match found.kind {
        FindingKind::NoRules { reason } => Some(reason),
        _ => None,
    })
}

/// A piece, or its element.
pub(super) enum Body {
    /// To be written as it is.
    Bytes(Vec<u8>),
    /// A game that cannot be read without fault, or whose positions are not
    /// known; to be written as it is. One that is too large is nothing.
    Faulty { number: u64, bytes: Vec<u8> },
    /// A game.
    Game(Box<Candidate>),
}

/// A game that may be annotated.
pub(super) struct Candidate {
    /// Its number, from 1.
    pub(super) number: u64,
    pub(super) game: Game<'static>,
    /// Its text, where it was in an archive already.
    pub(super) text: Option<Vec<u8>>,
}

impl Candidate {
    /// The text of the game as it is.
    pub(super) fn text(&self) -> Result<Cow<'_, [u8]>, String> {
        match &self.text {
            Some(text) => Ok(Cow::Borrowed(text)),
            None => text_of(&self.game).map(Cow::Owned),
        }
    }

    /// The same.
    pub(super) fn into_text(self) -> Result<Vec<u8>, String> {
        match self.text {
            Some(text) => Ok(text),
            None => text_of(&self.game),
        }
    }
}

/// The text of a game as the child of an archive.
pub(super) fn text_of(game: &Game<'_>) -> Result<Vec<u8>, String> {
    let mut text = String::new();
    frame::push("game", game, &mut text).map_err(|error| error.to_string())?;
    Ok(text.trim_start().as_bytes().to_owned())
}

impl Source {
    /// Begins to read: an archive, or PGN.
    /// Opens the input, unless the output would take its place.
    pub(super) fn open(input: &Input, arguments: &Annotate) -> Result<Self, CliError> {
        let source = Self::read(input, arguments)?;
        if source.is_pgn() {
            input.spare(arguments.output())?;
        } else if arguments.logs.is_empty() {
            arguments.reading.charset.refuse()?;
        }
        if let Some(output) = arguments.output().filter(|path| is_like(path, PGN)) {
            let name = filename::shown(output);
            let name = visible(&name);
            let message = format!("an archive in CIF is written, and `{name}` is a name of PGN");
            return Err(CliError::new(message).with_help(
                "annotations have no whole form in PGN: write .cif, then `cif convert`",
            ));
        }
        Ok(source)
    }

    fn read(input: &Input, arguments: &Annotate) -> Result<Self, CliError> {
        let created = content::created(arguments.created.as_deref())?;
        let charset = arguments.reading.charset;
        let opened = charset.fit(input.open()?, input, Wanted::Games)?;
        let source = BufReader::with_capacity(1 << 16, opened.source);
        let kind = if opened.kind.is(Wanted::Archive) {
            let (cutter, progress) =
                cif::read::stream(source, &arguments.limits.limits()).into_parts();
            Kind::Archive {
                cutter: Box::new(cutter),
                progress: Box::new(progress),
                are_sound: true,
            }
        } else {
            Kind::Pgn(Box::new(Pgn {
                reader: arguments.reading.reader(source),
                stage: Stage::Head,
                missing: 0,
                played: Played::default(),
            }))
        };
        Ok(Self {
            input: input.clone(),
            kind,
            games: 0,
            created,
        })
    }

    /// Returns whether it is PGN.
    pub(super) const fn is_pgn(&self) -> bool {
        matches!(self.kind, Kind::Pgn(_))
    }

    /// The next piece.
    pub(super) fn next(&mut self) -> Result<Option<Item>, CliError> {
        let Self {
            input,
            kind,
            games,
            created,
        } = self;
        match kind {
            Kind::Archive {
                cutter,
                progress,
                are_sound,
            } => next_piece(&input.name(), cutter, progress, (games, are_sound)),
            Kind::Pgn(pgn) => pgn.next(input, games, created),
        }
    }

    /// Counts the games, reading all of it.
    pub(super) fn count(mut self) -> Result<u64, CliError> {
        match &mut self.kind {
            Kind::Archive { cutter, .. } => {
                while let Some(piece) = cutter
                    .next_piece()
                    .map_err(|error| uncut(&self.input.name(), error))?
                {
                    self.games += u64::from(piece.name() == b"game");
                }
            }
            Kind::Pgn(pgn) => {
                while !matches!(next(&mut pgn.reader, &self.input)?, Next::End) {
                    self.games += 1;
                }
            }
        }
        Ok(self.games)
    }
}

fn next_piece(
    name: &str,
    cutter: &mut Cutter<Bytes>,
    progress: &mut Progress,
    (games, are_sound): (&mut u64, &mut bool),
) -> Result<Option<Item>, CliError> {
    if progress.is_ended() {
        return Ok(None);
    }
    let cut = cutter.next_piece();
    let Some(cut) = cut.map_err(|error| uncut(name, error))? else {
        return Ok(None);
    };
    if cut.is_refused {
        // What is not read cannot be written again.
        let name = visible(name);
        let message = format!("`{name}` has an item that is larger than the limit");
        return Err(CliError::new(message).with_help("`--max-item` raises the limit"));
    }
    let is_item = cut.kind == PieceKind::Item;
    let is_game = is_item && cut.name() == b"game";
    let is_end = is_item && cut.name() == b"info";
    let (bytes, element) = (cut.bytes.to_owned(), cut.element.unwrap_or_default());
    let mut piece = progress.piece(cut);
    if !is_game {
        // What is wrong here is not the business of this command.
        piece.check();
        return Ok(Some(Item {
            before: Vec::new(),
            body: Body::Bytes(bytes),
            problems: Vec::new(),
            is_worth: is_end && *are_sound && *games > 0,
        }));
    }
    *games += 1;
    let number = *games;
    let reading = read_item(&mut piece);
    let mut bytes = bytes;
    let text = bytes.split_off(element.min(bytes.len()));
    let fault = reading.violations.first().map(|it| it.message.clone());
    let is_worth = match &reading.item {
        Some(CifItem::Game(game)) => !game.is_blank(),
        _ => false,
    };
    *are_sound &= fault.is_none();
    let body = match reading.item {
        Some(CifItem::Game(game)) if fault.is_none() => Body::Game(Box::new(Candidate {
            number,
            game: game.value.into_owned(),
            text: Some(text),
        })),
        _ => Body::Faulty {
            number,
            bytes: text,
        },
    };
    let problems = fault.map(|fault| Problem::from(format!("it is not valid: {fault}")));
    Ok(Some(Item {
        before: bytes,
        body,
        problems: problems.into_iter().collect(),
        is_worth,
    }))
}

impl Pgn {
    fn next(
        &mut self,
        input: &Input,
        games: &mut u64,
        created: &str,
    ) -> Result<Option<Item>, CliError> {
        match self.stage {
            Stage::Head => {
                self.stage = Stage::Games;
                return Ok(Some(Item::of(frame::BEGIN.to_owned())));
            }
            Stage::Games => {}
            Stage::Done => return Ok(None),
        }
        let game = match next(&mut self.reader, input)? {
            Next::Game(game) => game,
            Next::TooLarge(place, what) => {
                *games += 1;
                self.missing += 1;
                return Ok(Some(Item::left_out(*games, place, &what)));
            }
            Next::End => {
                self.stage = Stage::Done;
                let games = *games - self.missing;
                let end = content::end(games, std::mem::take(&mut self.played), created);
                return Ok(Some(Item::of(end.map_err(CliError::new)?)));
            }
        };
        *games += 1;
        let imported = import(&game, &ImportOptions::default());
        let is_worth = is_readable(&game, &imported.game);
        let game_of_cif = imported.game.into_owned();
        self.played.note(&game_of_cif);
        let candidate = Candidate {
            number: *games,
            game: game_of_cif,
            text: None,
        };
        let mut problems = problems(&game, &imported.findings);
        let body = match unplayable(&imported.findings) {
            None => Body::Game(Box::new(candidate)),
            Some(reason) => {
                problems.push(format!("not annotated: {reason}").into());
                let number = candidate.number;
                let bytes = candidate.into_text().map_err(CliError::new)?;
                Body::Faulty { number, bytes }
            }
        };
        Ok(Some(Item {
            before: b"\n  ".to_vec(),
            body,
            problems,
            is_worth,
        }))
    }
}

impl Item {
    fn of(text: String) -> Self {
        Self {
            before: Vec::new(),
            body: Body::Bytes(text.into_bytes()),
            problems: Vec::new(),
            is_worth: false,
        }
    }

    /// A game that is too large.
    fn left_out(number: u64, location: Location, what: &str) -> Self {
        Self {
            before: Vec::new(),
            body: Body::Faulty {
                number,
                bytes: Vec::new(),
            },
            problems: vec![Problem {
                text: format!("{what}; left out [{}]", kinds::TOO_LARGE.id),
                place: Some((location.line, location.column, None)),
            }],
            is_worth: false,
        }
    }
}

fn uncut(name: &str, error: CutError) -> CliError {
    Ending::error("read", name, error)
}
