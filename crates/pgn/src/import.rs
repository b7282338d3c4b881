//! A game of a PGN file into a game of CIF.

use cif_chess::Game as Replay;
use cif_types::{Game, IntoOwned, Signature, built_in, model::Result as Score};

use crate::context::ImportContext;
use crate::empty;
use crate::ending::{self, meaning};
use crate::head;
use crate::moves::{self, Expected};
use crate::players::Players;
use crate::report::{Finding, FindingKind};
use crate::tag_line::{self, Line};
use crate::text::{self, Depth, Kind, Token};

/// Options for reading games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportOptions {
    /// The limit on variations inside each other; 512.
    pub depth: usize,
}

impl Default for ImportOptions {
    fn default() -> Self {
        Self { depth: 512 }
    }
}

/// A game, and what is to be said of it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Imported<'g> {
    /// The game, which borrows what it can from the text.
    pub game: Game<'g>,
    /// Everything wrong or doubtful, in order of place.
    pub findings: Vec<Finding>,
}

impl IntoOwned for Imported<'_> {
    type Owned = Imported<'static>;

    fn into_owned(self) -> Imported<'static> {
        Imported {
            game: self.game.into_owned(),
            findings: self.findings,
        }
    }
}

/// Makes a game of CIF from a game of a PGN file.
///
/// Nothing of its tokens is lost: what has no form of its own is kept in
/// tags, from which [`export`](crate::export) writes it again. What XML
/// cannot hold is left out and reported.
pub fn import<'g>(game: &text::Game<'g>, options: &ImportOptions) -> Imported<'g> {
    let mut context = ImportContext::new(*game);
    for fault in game.faults() {
        context.say(FindingKind::Text(fault.kind), fault.at as usize);
    }
    let begun = Begun::of(&mut context);
    let result = begun.result();
    let Begun {
        game: mut made,
        lines,
        from,
        replay,
        of_tag,
        of_text,
    } = begun;
    let tandem = made.tandem();
    let replay = match replay {
        Ok(replay) => Some(replay),
        Err(reason) => {
            if let Some(token) = game.tokens().get(from) {
                context.report(FindingKind::NoRules { reason }, token);
            }
            None
        }
    };
    let players = Players::of(&lines);
    let expected = Expected {
        result,
        tandem,
        depth: options.depth,
        is_one_engine: players.are_one(),
    };
    let found = moves::read(&mut context, from, replay, expected);
    if let Some((of_text, token)) = of_text {
        let spelling = game.text(token).into_owned();
        match (of_tag, found.ended) {
            (None | Some(Score::Unknown), Some(ended)) => {
                context.report(FindingKind::ResultAgainstRules { spelling, ended }, token);
            }
            (Some(tag), _) if ending::token(Some(tag)) != ending::token(Some(of_text)) => {
                context.report(FindingKind::ResultDiffers { spelling, tag }, token);
            }
            _ => {}
        }
    }
    players.add_to(&mut made, found.scorers);
    made.moves = found.section.into();
    made.info
        .value
        .moveinfo
        .extend(found.tables.into_iter().map(Into::into));
    let facts = head::Facts {
        result: result.filter(|_| found.ended.is_none()),
        ended: found.ended,
        plies: found.plies,
        is_partial: found.is_partial,
    };
    for kind in head::read(&lines, &mut made, facts) {
        let at = place_of(game, &kind);
        context.say(kind, at);
    }
    let mut findings = placed(game, context.findings);
    if context.more > 0 {
        findings.push(Finding {
            kind: FindingKind::More {
                count: context.more,
            },
            location: game.start(),
        });
    }
    Imported {
        game: made,
        findings,
    }
}

/// A game of which the tag section is read, and its moves are not.
pub(crate) struct Begun<'g> {
    /// The game, with variant and start position alone.
    pub(crate) game: Game<'g>,
    pub(crate) lines: Vec<Line<'g>>,
    /// The token behind the tag section.
    pub(crate) from: usize,
    /// The start position, or the reason why there is none.
    replay: Result<Replay, &'static str>,
    /// The result that a tag pair gives, and that of the movetext with its token.
    of_tag: Option<Score>,
    of_text: Option<(Score, &'g Token)>,
}

impl<'g> Begun<'g> {
    pub(crate) fn of(context: &mut ImportContext<'g>) -> Self {
        let mut made = empty::game();
        let (lines, from) = tag_section(context);
        let game = context.game;
        made.tandem = is_tandem(&game, &lines).then(|| true.into());
        let replay = head::set_up(&lines, &mut made);
        let (of_tag, of_text) = (head::result_of(&lines), result_of_text(&game));
        Self {
            game: made,
            lines,
            from,
            replay,
            of_tag,
            of_text,
        }
    }

    /// The result.
    pub(crate) fn result(&self) -> Option<Score> {
        head::result_by(self.of_tag, self.of_text.map(|(result, _)| result))
    }

    /// Returns true for chess from the usual position.
    pub(crate) fn is_usual(&self) -> bool {
        let game = &self.game;
        let has_own = game.variant.is_some() || game.startposition.is_some();
        !(has_own || game.tandem()) && self.replay.is_ok()
    }
}

/// The token behind the tag section of a game of chess from the usual position.
pub(crate) fn usual(game: &text::Game<'_>) -> Option<usize> {
    let is_number = |it: &&Token| it.kind == Kind::Number;
    let number = game.tokens().iter().find(is_number);
    let has_number = number.is_some_and(|it| !has_letter(game.spelling(it)));
    // `Variant` and `FEN` take a longer look.
    let is_other = |spelling: &[u8]| match spelling {
        [b'[', name, ..] => name.is_ascii_uppercase() && !b"VF".contains(name),
        _ => false,
    };
    let mut tags = game.tokens().iter().filter(|it| it.kind == Kind::Tag);
    if has_number && tags.all(|it| is_other(game.spelling(it))) {
        return Some(behind_tags(game));
    }
    let begun = Begun::of(&mut ImportContext::new(*game));
    begun.is_usual().then_some(begun.from)
}

/// Returns true for a number that names a board.
fn has_letter(number: &[u8]) -> bool {
    number.iter().any(u8::is_ascii_alphabetic)
}

/// Returns the first byte of the tag pair that a finding is of: of several, of the second.
fn place_of(game: &text::Game<'_>, kind: &FindingKind) -> usize {
    let (name, nth) = match *kind {
        FindingKind::Contradiction { name, .. } => (name, 0),
        FindingKind::DoubledTag { name } => (name, 1),
        _ => return 0,
    };
    let is_it = |token: &&Token| game.tag(token).is_some_and(|tag| tag.name == name);
    let found = game.tokens().iter().filter(is_it).nth(nth);
    found.map_or(0, |token| token.range().start)
}

/// Returns whether the game is played on two boards: its moves have numbers with the
/// letter of a board, or it has the players of two boards and no moves.
fn is_tandem(game: &text::Game<'_>, lines: &[Line<'_>]) -> bool {
    let first = |kind: Kind| game.tokens().iter().find(|token| token.kind == kind);
    if let Some(number) = first(Kind::Number) {
        return has_letter(game.spelling(number));
    }
    first(Kind::Move).is_none() && names_two_boards(lines)
}

/// Returns whether tag pairs name players of two boards.
pub(crate) fn names_two_boards(lines: &[Line<'_>]) -> bool {
    let mut names = tag_line::pairs(lines).map(|(name, _)| name);
    names.any(|name| matches!(name, "WhiteA" | "BlackA" | "WhiteB" | "BlackB"))
}

/// Findings with their places, in one walk over the text. Of a token the same is said once, and
/// that it is no result is not said of one that is reported as something else than a move.
fn placed(game: &text::Game<'_>, mut found: Vec<(usize, FindingKind)>) -> Vec<Finding> {
    const NO_RESULT: FindingKind = FindingKind::Text(text::FaultKind::NoResult);
    found.sort_by_key(|(at, kind)| (*at, *kind == NO_RESULT));
    let (mut last, mut of_token) = (None, Vec::new());
    found.retain(|(at, kind)| {
        if last.replace(*at) != Some(*at) {
            of_token.clear();
        }
        let says_more = |it: &FindingKind| !matches!(it, FindingKind::IllegalMove { .. });
        let is_said =
            of_token.contains(kind) || (*kind == NO_RESULT && of_token.iter().any(says_more));
        // Two are many for a token, but for the characters in it.
        if !is_said {
            of_token.push(kind.clone());
        }
        !is_said
    });
    let (mut location, mut from) = (game.start(), 0);
    let mut findings = Vec::with_capacity(found.len());
    for (at, kind) in found {
        location = location.behind(game.bytes().get(from..at).unwrap_or_default());
        from = at;
        findings.push(Finding { kind, location });
    }
    findings
}

/// The token behind the tag section.
fn behind_tags(game: &text::Game<'_>) -> usize {
    let tokens = game.tokens();
    let last = tokens.iter().rposition(|token| token.kind == Kind::Tag);
    let mut until = last.map_or(0, |last| last + 1);
    // Without a tag pair before it a bracket alone begins no tag section.
    let is_line = |spelling: &[u8]| match spelling {
        [b'[', rest @ ..] => last.is_some() || !rest.is_empty(),
        _ => false,
    };
    while tokens
        .get(until)
        .is_some_and(|token| token.kind == Kind::Unknown && is_line(game.spelling(token)))
    {
        until += 1;
    }
    until
}

/// The lines of the tag section, and the token behind it.
fn tag_section<'g>(context: &mut ImportContext<'g>) -> (Vec<Line<'g>>, usize) {
    let game = context.game;
    let tokens = game.tokens();
    let until = behind_tags(&game);
    let mut lines = Vec::with_capacity(until);
    for token in tokens.iter().take(until) {
        context.at = token.range().start;
        lines.push(match token.kind {
            Kind::Tag => match game.tag(token) {
                Some(pair) => Line::Pair(context.clean_name(pair.name), context.clean(pair.value)),
                None => Line::Other(context.clean_token(game.text(token))),
            },
            Kind::Comment | Kind::LineComment => match context.inner(token) {
                text if text.is_empty() => continue,
                text => Line::Comment(text),
            },
            Kind::Escape => Line::Escape(context.clean(game.inner_text(token))),
            _ => match context.clean_token(game.text(token)) {
                text if text.is_empty() => continue,
                text => Line::Other(text),
            },
        });
    }
    (lines, until)
}

/// The first result that stands in the movetext outside of variations, or
/// ends it.
fn result_token<'t>(game: &text::Game<'t>) -> Option<&'t Token> {
    let mut depth = Depth::default();
    for token in game.tokens() {
        if token.kind == Kind::Result && depth.is_outside() {
            return Some(token);
        }
        depth.pass(token.kind);
    }
    game.tokens().get(text::final_result(game.tokens())?)
}

/// Returns the result in the movetext, and its token.
fn result_of_text<'t>(game: &text::Game<'t>) -> Option<(Score, &'t Token)> {
    let token = result_token(game)?;
    Some((meaning(&game.text(token))?, token))
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
