//! The end of a game, by what is known of it so far and by the next token.

use super::depth::Depth;
use super::fault::{Fault, FaultKind};
use super::lexer::{Lexed, MARGIN};
use super::notation::is_move;
use super::tag;
use super::token::{Kind, Token, final_result, last_played};

/// The facts about a game while its end is looked for.
// Each is a fact of its own.
#[allow(clippy::struct_excessive_bools)]
#[derive(Default)]
pub(super) struct Bounds {
    /// A move, a number, a variation or a NAG has been there.
    has_movetext: bool,
    /// The result stands outside of variations.
    has_result: bool,
    /// The number of that token, if it has not been let go.
    result: Option<usize>,
    /// The beginning of the first tag pair, if it has not been let go.
    first_tag: Option<u32>,
    has_tags: bool,
    /// Comment or blank line behind the last tag pair.
    is_parted: bool,
    depth: Depth,
    /// The first comment behind result and blank line.
    pending: Option<usize>,
    /// Tokens that have been let go.
    is_large: bool,
    result_is_no_castling: bool,
    /// Open parentheses, by place: those that are never closed.
    open: Vec<u32>,
}

impl Bounds {
    /// Returns whether plain moves and numbers, that of a first move aside, go on with
    /// the game and say nothing new of it: behind its result they may begin the next one.
    pub(super) const fn is_among_moves(&self) -> bool {
        self.has_movetext && !self.has_result
    }

    /// Returns whether the game ends before this token, and how many tokens it has.
    #[inline]
    pub(super) fn ends_before(
        &mut self,
        found: &Lexed,
        bytes: &[u8],
        tokens: &[Token],
    ) -> Option<usize> {
        if tokens.is_empty() && !self.is_large {
            return None;
        }
        let blank_behind_moves = || blank_behind(last_played(tokens), bytes, tokens, &found.token);
        let is_next = match found.token.kind {
            Kind::Tag => {
                let name = &bytes[tag::name(bytes, found.token.start as usize)];
                let same = || {
                    let first = self
                        .first_tag
                        .map(|at| &bytes[tag::name(bytes, at as usize)]);
                    name == b"Event" || first == Some(name)
                };
                self.has_movetext
                    || self.has_result
                    || (self.has_tags && (self.is_parted || found.after_blank) && same())
            }
            Kind::Number if self.begins_anew(found, bytes, tokens) => true,
            Kind::Number => {
                let is_first = matches!(&bytes[found.token.range()], b"1." | b"1" | b"1A.");
                let is_parted = || {
                    if !self.depth.is_outside() {
                        return blank_behind_result(bytes, tokens, &found.token).is_some();
                    }
                    if self.has_result {
                        found.begins_line
                            || self.pending.is_some()
                            || goes_on(bytes, &found.token, &[b"1.", b"1A."])
                    } else {
                        self.has_movetext && (found.after_blank || blank_behind_moves().is_some())
                    }
                };
                is_first && is_parted()
            }
            // A variation before the first move is odd, but behind a result
            // it would be odder.
            Kind::Open => {
                self.has_result && found.after_blank && goes_on(bytes, &found.token, &[b"("])
            }
            Kind::Move | Kind::Result => self.begins_anew(found, bytes, tokens),
            _ => false,
        };
        is_next.then(|| {
            let behind = || match found.token.kind {
                _ if !self.depth.is_outside() => blank_behind_result(bytes, tokens, &found.token),
                Kind::Number if !self.has_result => blank_behind_moves(),
                _ => None,
            };
            let cut = self.pending.or_else(behind);
            let malformed = malformed_before(&found.token, bytes, tokens);
            cut.unwrap_or(tokens.len()).min(malformed)
        })
    }

    /// Returns whether a game without tag pairs begins here: behind a result and a
    /// blank line.
    fn begins_anew(&self, found: &Lexed, bytes: &[u8], tokens: &[Token]) -> bool {
        let token = &found.token;
        let is_parted = || match self.depth.get() {
            0 => self.has_result && (found.after_blank || self.pending.is_some()),
            // A result that closes the variations.
            _ => found.after_blank && blank_behind_result(bytes, tokens, token).is_some(),
        };
        let spelling = &bytes[token.range()];
        match token.kind {
            Kind::Move => is_parted() && is_move(spelling),
            // A number with a dot is that of a move, whatever stands behind it.
            Kind::Number => {
                is_parted() && (spelling.ends_with(b".") || goes_on(bytes, token, &[spelling]))
            }
            Kind::Result => self.depth.is_outside() && is_parted(),
            _ => false,
        }
    }

    #[inline]
    pub(super) fn take(
        &mut self,
        found: &Lexed,
        bytes: &[u8],
        tokens: &mut Vec<Token>,
        faults: &mut Vec<Fault>,
    ) {
        let mut token = found.token;
        let at = token.start;
        let mut report = |kind| faults.push(Fault { kind, at });
        if token.kind == Kind::Suffix && !is_behind_move(tokens) {
            token.kind = Kind::Unknown;
            report(FaultKind::UnknownToken);
        }
        match token.kind {
            Kind::Tag => {
                if !self.has_tags && !self.is_large {
                    self.first_tag = Some(at);
                }
                self.has_tags = true;
                self.is_parted = false;
                let spelling = &bytes[token.range()];
                if spelling.ends_with(b"\"0-0\"]") {
                    self.result_is_no_castling |= &spelling[tag::name(spelling, 0)] == b"Result";
                }
            }
            Kind::Comment | Kind::LineComment | Kind::Escape => {
                self.is_parted = true;
                if self.has_result && found.after_blank && self.pending.is_none() {
                    self.pending = Some(tokens.len());
                }
            }
            Kind::Open => {
                self.has_movetext = true;
                self.depth.pass(token.kind);
                self.open.push(at);
            }
            Kind::Close => {
                self.has_movetext = true;
                self.depth.pass(token.kind);
                if self.open.pop().is_none() {
                    report(FaultKind::UnopenedVariation);
                }
            }
            Kind::Result if self.depth.is_outside() && !self.has_result => {
                self.has_result = true;
                self.result = Some(tokens.len());
            }
            Kind::Move | Kind::Number | Kind::Nag | Kind::Glyph(_) | Kind::Suffix => {
                self.has_movetext = true;
            }
            Kind::Unknown | Kind::Reserved | Kind::Result => {}
        }
        if let Some(fault) = found.fault {
            report(fault);
        }
        tokens.push(token);
    }

    /// Reports faults of the game as a whole.
    pub(super) fn finish(&mut self, bytes: &[u8], tokens: &mut [Token], faults: &mut Vec<Fault>) {
        self.has_result |= final_result(tokens).is_some();
        if self.result_is_no_castling && !self.has_result && self.depth.is_outside() {
            let (before, rest) = tokens.split_at_mut(last_played(tokens).unwrap_or(0));
            if let Some(last) = rest.first_mut()
                && bytes.get(last.range()) == Some(b"0-0")
                && before.last().is_none_or(|it| it.kind != Kind::Number)
            {
                last.kind = Kind::Result;
                self.has_result = true;
            }
        }
        let behind = self.result.and_then(|result| tokens.get(result + 1..));
        let first = behind.and_then(|behind| behind.iter().find(|token| token.kind.is_played()));
        faults.extend(first.map(|first| Fault {
            kind: FaultKind::BehindResult,
            at: first.start,
        }));
        let unclosed = self.open.iter().map(|&at| Fault {
            kind: FaultKind::UnclosedVariation,
            at,
        });
        faults.extend(unclosed);
        if !self.has_result && (self.has_tags || self.has_movetext) {
            faults.push(Fault {
                kind: FaultKind::NoResult,
                at: tokens.last().map_or(0, |token| token.start),
            });
        }
        let end = tokens.last().map_or(0, |token| token.end);
        faults.retain(|fault| fault.at < end);
    }

    /// The tokens so far are let go.
    pub(super) fn forget(&mut self) {
        self.is_large = true;
        // It may have been a comment.
        self.is_parted = true;
        self.first_tag = None;
        self.pending = None;
        self.result = None;
        self.open.clear();
    }
}

/// Returns whether a move stands right before, with nothing but signs of it between.
fn is_behind_move(tokens: &[Token]) -> bool {
    /// Signs that one move has at most: more are none.
    const SIGNS: usize = 4;
    let mut last = tokens.iter().rev().take(SIGNS + 1).map(|it| it.kind);
    let is_sign = |kind: &Kind| matches!(kind, Kind::Suffix | Kind::Glyph(_) | Kind::Nag);
    last.find(|kind| !is_sign(kind)) == Some(Kind::Move)
}

/// The same behind the result that ends these tokens.
fn blank_behind_result(bytes: &[u8], tokens: &[Token], next: &Token) -> Option<usize> {
    blank_behind(final_result(tokens), bytes, tokens, next)
}

/// Behind one of these tokens, the place of the first one, or of the next token, that has a blank
/// line before it.
fn blank_behind(
    last: Option<usize>,
    bytes: &[u8],
    tokens: &[Token],
    next: &Token,
) -> Option<usize> {
    (last? + 1..=tokens.len()).find(|at| {
        let (before, here) = (&tokens[at - 1], tokens.get(*at).unwrap_or(next));
        has_blank_line(between(bytes, before, here))
    })
}

/// The first of the lines right above this token that would be tag pairs, were
/// they well formed.
fn malformed_before(token: &Token, bytes: &[u8], tokens: &[Token]) -> usize {
    let mut next = token;
    let mut first = tokens.len();
    while let Some(before) = first.checked_sub(1).and_then(|at| tokens.get(at)) {
        let is_above = !has_blank_line(between(bytes, before, next));
        if !(is_above && is_malformed_tag(before, bytes)) {
            break;
        }
        next = before;
        first -= 1;
    }
    first
}

/// Returns whether this begins its line as a tag pair does.
fn is_malformed_tag(token: &Token, bytes: &[u8]) -> bool {
    let start = token.range().start;
    let begins_line = matches!(&bytes[..start], [] | [.., b'\n' | b'\r']);
    let name = &bytes[tag::name(bytes, start)];
    token.kind == Kind::Unknown
        && bytes.get(start) == Some(&b'[')
        && begins_line
        && name.first().is_some_and(u8::is_ascii_alphabetic)
}

/// The bytes between two tokens.
fn between<'b>(bytes: &'b [u8], before: &Token, next: &Token) -> &'b [u8] {
    bytes
        .get(before.range().end..next.range().start)
        .unwrap_or_default()
}

/// Returns whether white space holds a blank line.
fn has_blank_line(space: &[u8]) -> bool {
    let ends = |(at, byte): (usize, &u8)| match byte {
        b'\n' => true,
        b'\r' => space.get(at + 1) != Some(&b'\n'),
        _ => false,
    };
    space.iter().enumerate().filter(|it| ends(*it)).count() > 1
}

/// Returns whether this token, one of those spellings, goes on as a game does: with
/// the number of a first move, where it is not one itself, and a move.
fn goes_on(bytes: &[u8], token: &Token, spellings: &[&[u8]]) -> bool {
    let start = token.range().start;
    // The lexer has seen to it that so much is there.
    let near = &bytes[start..bytes.len().min(start + MARGIN)];
    let Some(mut rest) = spellings.iter().find_map(|it| near.strip_prefix(*it)) else {
        return false;
    };
    if token.kind == Kind::Open {
        let Some(behind) = rest.trim_ascii_start().strip_prefix(b"1.") else {
            return false;
        };
        rest = behind;
    }
    let rest = rest.trim_ascii_start();
    let rest = rest
        .strip_prefix(b"N")
        .or(rest.strip_prefix(b"B"))
        .or(rest.strip_prefix(b"R"))
        .or(rest.strip_prefix(b"Q"))
        .or(rest.strip_prefix(b"K"))
        .unwrap_or(rest);
    matches!(rest, [b'a'..=b'h', b'1'..=b'8' | b'x' | b'a'..=b'h', ..] | [b'x' | b'@' | b'1'..=b'8', b'a'..=b'h', ..])
        || rest.starts_with(b"O-O")
        || rest.starts_with(b"0-0")
}
