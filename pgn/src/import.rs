//! A game of a PGN file into a game of CIF.

use core::ops::Range;
use std::borrow::Cow;

use cif_chess::{Game as Replay, Rules};
use cif_text::board::Board;
use cif_text::legality::{SetUp, UnplayableKind};
use cif_types::{Game, GameInfo, MoveSection, Signature, built_in};

use crate::head::{self, Line};
use crate::moves;
use crate::report::{Finding, FindingKind};
use crate::text::{self, Kind, Token};

/// How games are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportOptions {
    /// How many variations may stand in each other; 512.
    pub depth: usize,
}

impl Default for ImportOptions {
    fn default() -> Self {
        Self { depth: 512 }
    }
}

/// A game, and what is to be said of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The game.
    pub game: Game<'static>,
    /// What was wrong or doubtful, in order of place.
    pub findings: Vec<Finding>,
}

/// What the parts of an import share.
pub(crate) struct Desk<'g> {
    pub(crate) game: text::Game<'g>,
    /// What was found, and at which byte of the game.
    pub(crate) findings: Vec<(usize, FindingKind)>,
    /// The number that the start position gives the first move.
    pub(crate) start_number: Option<u64>,
}

impl Desk<'_> {
    pub(crate) fn report(&mut self, kind: FindingKind, token: &Token) {
        self.findings.push((token.range().start, kind));
    }

    /// Text that XML can hold, its lines ended by LF.
    pub(crate) fn clean(&mut self, text: Cow<'_, str>) -> String {
        let mut text = text.into_owned();
        if text.contains("\r\n") {
            text = text.replace("\r\n", "\n");
        }
        let bad = |char: char| {
            (char < ' ' && !matches!(char, '\t' | '\n' | '\r'))
                || matches!(char, '\u{fffe}' | '\u{ffff}')
        };
        if text.contains(bad) {
            for char in text.chars().filter(|char| bad(*char)) {
                self.findings.push((0, FindingKind::Character(char)));
            }
            text.retain(|char| !bad(char));
        }
        text
    }

    /// The text of a comment.
    pub(crate) fn inner(&mut self, token: &Token) -> String {
        let text = self.game.inner_text(token);
        self.clean(text)
    }

    /// The text of some bytes.
    pub(crate) fn slice(&mut self, range: Range<usize>) -> String {
        let bytes = self.game.bytes().get(range).unwrap_or_default();
        let text = self.game.charset().decode(bytes);
        self.clean(text)
    }
}

/// Makes a game of CIF from a game of a PGN file.
///
/// Nothing of its tokens is lost: what has no form of its own is kept in
/// tags, from which [`export`](crate::export) writes it again. What XML
/// cannot hold is left out and reported.
pub fn import(game: &text::Game<'_>, options: &ImportOptions) -> Imported {
    let mut desk = Desk {
        game: *game,
        findings: game
            .faults()
            .iter()
            .map(|fault| (fault.at as usize, FindingKind::Text(fault.kind)))
            .collect(),
        start_number: None,
    };
    let mut made = Game {
        variant: None,
        tandem: None,
        startposition: None,
        controlposition: None,
        invalid: None,
        pieces: None,
        rules: None,
        boardsize: None,
        boardpath: None,
        coloration: None,
        signature: None,
        languages: None,
        fragment: None,
        info: GameInfo::default().into(),
        moves: MoveSection::default().into(),
        data: None,
    };
    let (lines, from) = tag_section(&mut desk);
    // The result of the movetext counts where no tag pair gives one.
    let has_result = lines
        .iter()
        .any(|line| matches!(line, Line::Pair(name, _) if name == "Result"));
    if !has_result && let Some(result) = result_of_text(game) {
        head::set_result(&mut made, result);
    }
    let no_start = head::read(&lines, &mut made);
    if has_result
        && head::result(&made).is_none()
        && let Some(result) = result_of_text(game)
    {
        head::set_result(&mut made, result);
    }
    head::set_creator(&mut made, Signature::new(":PGN").ok());
    let is_tandem = game.tokens().iter().any(|token| {
        let spelling = game.spelling(token);
        token.kind == Kind::Number && spelling.iter().any(u8::is_ascii_alphabetic)
    });
    let no_start = no_start.or(is_tandem.then_some(TANDEM));
    let replay = match no_start.map_or_else(|| set_up(&made), Err) {
        Ok(replay) => Some(replay),
        Err(reason) => {
            if let Some(token) = game.tokens().get(from) {
                desk.report(FindingKind::NoRules { reason }, token);
            }
            None
        }
    };
    desk.start_number = replay
        .as_ref()
        .and_then(|replay| replay.position(None))
        .map(|position| u64::from(position.move_number()));
    let result = head::result(&made).unwrap_or("*");
    let found = moves::read(&mut desk, from, replay, result, options.depth);
    made.moves = found.section.into();
    made.info
        .value
        .moveinfo
        .extend(found.tables.map(Into::into));
    Imported {
        game: made,
        findings: placed(game, desk.findings),
    }
}

/// Findings with their places, in one walk over the text.
fn placed(game: &text::Game<'_>, mut found: Vec<(usize, FindingKind)>) -> Vec<Finding> {
    found.sort_by_key(|(at, _)| *at);
    let (mut place, mut from) = (game.start(), 0);
    let mut findings = Vec::with_capacity(found.len());
    for (at, kind) in found {
        place = place.behind(game.bytes().get(from..at).unwrap_or_default());
        from = at;
        findings.push(Finding { kind, place });
    }
    findings
}

pub(crate) const TANDEM: &str = "games on two boards are not converted yet";
pub(crate) const NO_FEN: &str = "the start position is no FEN";
pub(crate) const NO_POSITION: &str = "the variant has no such start position";

/// The game at its start position.
pub(crate) fn set_up(game: &Game<'_>) -> Result<Replay, &'static str> {
    if game.tandem() {
        return Err(TANDEM);
    }
    let variant = game.variant().to_string();
    let start = game.startposition().to_string();
    let board = Board::default();
    let set_up = SetUp {
        variant: &variant,
        start: &start,
        board,
    };
    match Rules.game(&set_up) {
        Ok((replay, _)) if replay.position(None).is_some() => Ok(replay),
        Ok(_) => Err("the rules of the variant are not known"),
        Err(error) => Err(match error.kind {
            UnplayableKind::Malformed => NO_FEN,
            UnplayableKind::Impossible => NO_POSITION,
        }),
    }
}

/// The lines of the tag section, and the token behind it.
fn tag_section(desk: &mut Desk<'_>) -> (Vec<Line>, usize) {
    let game = desk.game;
    let tokens = game.tokens();
    let last = tokens.iter().rposition(|token| token.kind == Kind::Tag);
    let mut until = last.map_or(0, |last| last + 1);
    while tokens.get(until).is_some_and(|token| {
        token.kind == Kind::Unknown && game.spelling(token).first() == Some(&b'[')
    }) {
        until += 1;
    }
    let lines = tokens.iter().take(until).map(|token| match token.kind {
        Kind::Tag => match game.tag(token) {
            Some(pair) => Line::Pair(desk.clean(pair.name), desk.clean(pair.value)),
            None => Line::Other(desk.clean(game.text(token))),
        },
        Kind::Comment | Kind::LineComment => Line::Comment(desk.inner(token).trim().to_owned()),
        Kind::Escape => Line::Escape(desk.inner(token)),
        _ => Line::Other(desk.clean(game.text(token))),
    });
    let lines = lines.filter(|line| *line != Line::Comment(String::new()));
    (lines.collect(), until)
}

/// The result that stands in the movetext, outside of variations.
fn result_of_text(game: &text::Game<'_>) -> Option<cif_types::Result> {
    let mut depth = 0_usize;
    let mut found = None;
    for token in game.tokens() {
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            Kind::Result if depth == 0 => {
                found = Some(token);
                break;
            }
            _ => {}
        }
    }
    let spelling = game.text(found?);
    let known = cif_types::Result::ALL.iter();
    let known = known.copied().find(|result| result.as_str() == spelling);
    known.or(match spelling.chars().next()? {
        '*' => Some(cif_types::Result::Unknown),
        _ if spelling.contains(['/', '\u{bd}', '.', ',']) => Some(cif_types::Result::Draw),
        '1' => Some(cif_types::Result::WhiteWins),
        '0' => Some(cif_types::Result::BlackWins),
        _ => Some(cif_types::Result::Draw),
    })
}

/// The facts about an archive of games made from PGN.
///
/// `created` is the time of the conversion, like `2014-12-21` or
/// `2014-12-21T10:30Z`.
///
/// # Errors
/// `created` is no timestamp.
pub fn archive_info(
    games: u64,
    created: &str,
) -> Result<cif_types::ArchiveInfo<'static>, cif_types::simple::Fault> {
    let created = cif_types::Timestamp::new(created.to_owned())?;
    let content = cif_types::Content {
        games: Some(built_in::NonNegativeInteger::new(games.to_string())?.into()),
        ..cif_types::Content::default()
    };
    Ok(cif_types::ArchiveInfo {
        readonly: None,
        private: None,
        request: None,
        version: "1.0".parse::<cif_types::Version>()?.into(),
        creator: Signature::new(":PGN")?.into(),
        modifiedby: Vec::new(),
        signature: None,
        author: Vec::new(),
        created: created.into(),
        modified: None,
        source: None,
        content: content.into(),
        description: None,
        tag: Vec::new(),
    })
}
