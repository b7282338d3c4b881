//! From the tokens of an `info` line to its fields.

use super::keyword::is_keyword;
use super::score::PartialScore;
use super::{Currline, Info, Keyword, PERMILL, Refutation, Wdl, plain};
use crate::moves::Moves;
use crate::reader::{Integer, Opening, Reader, integer};
use crate::tokens::Tokens;
use crate::warning::{Reading, WarningKind};

/// Reads what follows the word `info`; `unknown` stood before it.
pub(crate) fn read<'a>(tokens: Tokens<'a>, unknown: Vec<&'a str>) -> Reading<'a, Info<'a>> {
    let mut reader = Reader::new(tokens);
    let mut info = Info {
        unknown,
        ..Info::default()
    };
    // The parts of a score are understood until another field begins, so that
    // an unknown token or the wdl among them hides none.
    let mut score = PartialScore::default();
    loop {
        plain::read(&mut reader.tokens, &mut info, &mut score);
        let Some(token) = reader.tokens.next() else {
            break;
        };
        let Some(keyword) = Keyword::of(token) else {
            info.unknown.push(token.text());
            continue;
        };
        if keyword.is_part_of_score() {
            if score.is_open() {
                score.part(&mut reader, keyword, token);
            } else {
                info.unknown.push(token.text());
            }
            continue;
        }
        if keyword != Keyword::Wdl {
            score.close(&mut reader, &mut info);
        }
        let opening = Opening {
            field: keyword.text(),
            token,
        };
        if keyword == Keyword::Score {
            score.open(opening);
        } else {
            reader.field(&mut info, keyword, &opening);
        }
    }
    score.close(&mut reader, &mut info);
    // A score is judged when it ends, which may be after what follows it.
    reader.warnings.sort_by_key(|warning| warning.range.start);
    reader.finish(info)
}

impl<'a> Reader<'a> {
    #[inline]
    fn field(&mut self, info: &mut Info<'a>, keyword: Keyword, opening: &Opening<'a>) {
        match keyword {
            Keyword::Depth => self.set_count(&mut info.depth, opening, 0),
            Keyword::Seldepth => self.set_count(&mut info.seldepth, opening, 0),
            Keyword::Time => self.set_count(&mut info.time, opening, 0),
            Keyword::Nodes => self.set_count(&mut info.nodes, opening, 0),
            Keyword::Nps => self.set_count(&mut info.nps, opening, 0),
            Keyword::Tbhits => self.set_count(&mut info.tbhits, opening, 0),
            Keyword::Sbhits => self.set_count(&mut info.sbhits, opening, 0),
            Keyword::Movesleft => self.set_count(&mut info.movesleft, opening, 0),
            Keyword::Multipv => self.set_count(&mut info.multipv, opening, 1),
            Keyword::Currmovenumber => self.set_count(&mut info.currmovenumber, opening, 1),
            Keyword::Hashfull => self.set_permill(&mut info.hashfull, opening),
            Keyword::Cpuload => self.set_permill(&mut info.cpuload, opening),
            Keyword::Ebf => {
                let decimal = self.decimal(opening);
                self.set(&mut info.ebf, opening, decimal);
            }
            Keyword::Pv => {
                let moves = self.moves(opening, Keyword::begins_field);
                self.set(&mut info.pv, opening, moves);
            }
            Keyword::Wdl => {
                let wdl = self.wdl(opening);
                self.set(&mut info.wdl, opening, wdl);
            }
            Keyword::Currmove => {
                let played = self.value(opening, Keyword::begins_field);
                self.set(
                    &mut info.currmove,
                    opening,
                    played.map(|token| token.text()),
                );
            }
            Keyword::String => {
                let rest = self.tokens.rest();
                self.set(&mut info.string, opening, Some(rest));
            }
            Keyword::Refutation => {
                let refutation = self.refutation(opening);
                self.set(&mut info.refutation, opening, refutation);
            }
            Keyword::Currline => info.currlines.extend(self.currline(opening)),
            // These are handled where the score is.
            Keyword::Score
            | Keyword::Cp
            | Keyword::Mate
            | Keyword::Lowerbound
            | Keyword::Upperbound => {}
        }
    }

    fn set_count(&mut self, slot: &mut Option<u64>, opening: &Opening<'a>, min: i64) {
        let count = self.count(opening, min, is_keyword);
        self.set(slot, opening, count);
    }

    fn set_permill(&mut self, slot: &mut Option<u16>, opening: &Opening<'a>) {
        let number = self.number(opening, 0, PERMILL.into(), is_keyword);
        let permill = number.and_then(|number| u16::try_from(number).ok());
        self.set(slot, opening, permill);
    }

    /// A decimal number that is not negative.
    fn decimal(&mut self, opening: &Opening<'a>) -> Option<&'a str> {
        let token = self.value(opening, is_keyword)?;
        let (whole, decimals) = token.text().split_once('.').unwrap_or((token.text(), "0"));
        let is_digits =
            |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if is_digits(whole) && is_digits(decimals) {
            return Some(token.text());
        }
        self.warn(opening.field, token, WarningKind::NotADecimal);
        None
    }

    /// Three numbers. All that could be meant as one of them are taken.
    fn wdl(&mut self, opening: &Opening<'a>) -> Option<Wdl> {
        let mut numbers = [None; 3];
        for number in &mut numbers {
            let missing = self.tokens.peek().is_none_or(is_keyword);
            *number = self.count(opening, 0, is_keyword);
            if missing {
                break;
            }
        }
        let [win, draw, loss] = numbers;
        Some(Wdl {
            win: win?,
            draw: draw?,
            loss: loss?,
        })
    }

    fn refutation(&mut self, opening: &Opening<'a>) -> Option<Refutation<'a>> {
        let refuted = self.value(opening, Keyword::begins_field)?;
        let line = Moves::new(self.run(Keyword::begins_field));
        Some(Refutation {
            refuted: refuted.text(),
            line,
        })
    }

    /// A number before the moves is the processor's, but for the null move.
    fn currline(&mut self, opening: &Opening<'a>) -> Option<Currline<'a>> {
        let first = self.tokens.peek().filter(|token| token.text() != "0000");
        let has_cpu = first.is_some_and(|token| integer(token.text()) != Integer::Other);
        let cpu = has_cpu.then(|| self.count(opening, 0, is_keyword));
        let moves = self.moves(opening, Keyword::begins_field)?;
        match cpu {
            // A number that cannot be one leaves the whole line in doubt.
            Some(None) => None,
            cpu => Some(Currline {
                cpu: cpu.flatten(),
                moves,
            }),
        }
    }
}
