//! From what an engine says to what an archive holds: an evaluation stands in
//! a table as a score from White's point of view, the depth in plies and the
//! time in centiseconds (published page `cif-game-info-moveinfo`). An item
//! belongs to the position *after* its ply, as `%eval` of PGN does, so that
//! the side to move is the one that did not play it.

use cif_text::tables::{Evaluation, Score as WhiteScore, Side};

use crate::info::{Bound, Info, Score, ScoreValue};

/// An evaluation as a table holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluated {
    /// The item of the table.
    pub item: Evaluation,
    /// The side, seen from White, on which the true score may lie. A table
    /// cannot say so; where it is not [`Bound::Exact`], the tag [`BOUND_TAG`]
    /// of the ply does.
    pub bound: Bound,
    /// True if the score lay beyond the range of a table, and was brought to
    /// its nearest end: 30999 centipawns, or mate in 1000 moves.
    pub clamped: bool,
}

/// The name of the tag that marks a bound.
pub const BOUND_TAG: &str = "UCI:bound";

/// The evaluation that a line gives of a position with `to_move` on move;
/// `None` when the line has no score.
pub fn evaluation(info: &Info<'_>, to_move: Side) -> Option<Evaluated> {
    let score = info.score?;
    let (value, cut) = white_score(score.value, to_move);
    let (item, clamped) = Evaluation::new(value);
    Some(Evaluated {
        item: Evaluation {
            depth: info.depth,
            centiseconds: info.time.map(centiseconds),
            ..item
        },
        bound: white_bound(score.bound, to_move),
        clamped: clamped || cut,
    })
}

/// The line that speaks for a search: the deepest exact score of the first
/// line (or of lines without rank); only when there is none the deepest bound.
/// Of two as deep the later one counts.
pub fn principal<'i, 'a>(infos: impl IntoIterator<Item = &'i Info<'a>>) -> Option<&'i Info<'a>>
where
    'a: 'i,
{
    let rank = |info: &Info<'_>| {
        let exact = info.score.is_some_and(|score| score.bound == Bound::Exact);
        (exact, info.depth)
    };
    infos
        .into_iter()
        .filter(|info| info.score.is_some() && info.multipv.is_none_or(|rank| rank == 1))
        .max_by_key(|info| rank(info))
}

/// A score from White's point of view, and whether it had to be cut to what
/// the type holds.
pub fn white_score(score: ScoreValue, to_move: Side) -> (WhiteScore, bool) {
    match (score, to_move) {
        (ScoreValue::Centipawns(score), Side::White) => (WhiteScore::Centipawns(score), false),
        (ScoreValue::Centipawns(score), Side::Black) => {
            let turned = score.checked_neg();
            let score = WhiteScore::Centipawns(turned.unwrap_or(i64::MAX));
            (score, turned.is_none())
        }
        (ScoreValue::Mate(moves), _) => {
            let winner = if moves > 0 { to_move } else { other(to_move) };
            let moves = u16::try_from(moves.unsigned_abs());
            let score = WhiteScore::Mate {
                winner,
                moves: moves.unwrap_or(u16::MAX),
            };
            (score, moves.is_err())
        }
    }
}

/// The score of an item of a table, from the point of view of the side to move.
pub fn score_to_move(item: &Evaluation, bound: Bound, to_move: Side) -> Score {
    let value = match item.score() {
        WhiteScore::Centipawns(score) => ScoreValue::Centipawns(match to_move {
            Side::White => score,
            Side::Black => score.saturating_neg(),
        }),
        WhiteScore::Mate { winner, moves } => {
            let moves = i64::from(moves);
            ScoreValue::Mate(if winner == to_move { moves } else { -moves })
        }
    };
    Score {
        value,
        bound: white_bound(bound, to_move),
    }
}

/// A bound seen from White; the same function goes back. What is at least so
/// good for Black is at the most so good for White.
pub const fn white_bound(bound: Bound, to_move: Side) -> Bound {
    match (bound, to_move) {
        (Bound::Lower, Side::Black) => Bound::Upper,
        (Bound::Upper, Side::Black) => Bound::Lower,
        (bound, _) => bound,
    }
}

/// Milliseconds in centiseconds, halves rounded up.
pub const fn centiseconds(milliseconds: u64) -> u64 {
    milliseconds / 10 + (milliseconds % 10 >= 5) as u64
}

const fn other(side: Side) -> Side {
    match side {
        Side::White => Side::Black,
        Side::Black => Side::White,
    }
}

/// The fields that have no place in a table, as the tags of a ply: names and
/// values, the names `UCI:` and the field. The values are as the engine wrote
/// them, from the point of view of the side to move, but for the bound, which
/// is seen from White as the score of the table is.
pub fn tags(info: &Info<'_>, to_move: Side) -> Vec<(&'static str, String)> {
    let mut tags = Vec::new();
    if let Some(score) = info.score {
        match white_bound(score.bound, to_move) {
            Bound::Exact => {}
            Bound::Lower => tags.push((BOUND_TAG, "lower".to_owned())),
            Bound::Upper => tags.push((BOUND_TAG, "upper".to_owned())),
        }
    }
    let mut add = |name, value: Option<String>| tags.extend(value.map(|value| (name, value)));
    let number = |count: Option<u64>| count.map(|count| count.to_string());
    add("UCI:seldepth", number(info.seldepth));
    add("UCI:multipv", number(info.multipv));
    let wdl = info.wdl.map(|it| (it.win, it.draw, it.loss));
    add(
        "UCI:wdl",
        wdl.map(|(win, draw, loss)| format!("{win} {draw} {loss}")),
    );
    add("UCI:nodes", number(info.nodes));
    add("UCI:nps", number(info.nps));
    add("UCI:hashfull", number(info.hashfull.map(u64::from)));
    add("UCI:tbhits", number(info.tbhits));
    add("UCI:sbhits", number(info.sbhits));
    add("UCI:cpuload", number(info.cpuload.map(u64::from)));
    add("UCI:movesleft", number(info.movesleft));
    add("UCI:ebf", info.ebf.map(str::to_owned));
    add("UCI:pv", info.pv.map(|moves| moves.to_string()));
    add("UCI:currmove", info.currmove.map(str::to_owned));
    add("UCI:currmovenumber", number(info.currmovenumber));
    add("UCI:refutation", info.refutation.map(|it| it.to_string()));
    for line in &info.currlines {
        add("UCI:currline", Some(line.to_string()));
    }
    add("UCI:string", info.string.map(str::to_owned));
    tags
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info(line: &str) -> Info<'_> {
        let reading = Info::parse(line).unwrap();
        assert_eq!(reading.warnings, []);
        reading.value
    }

    #[test]
    fn lines_become_items() {
        use Bound::{Exact, Lower, Upper};
        use Side::{Black, White};
        for (line, to_move, item, bound, clamped) in [
            ("info score cp 0", White, "+0", Exact, false),
            ("info score cp 0", Black, "+0", Exact, false),
            (
                "info depth 18 score cp 13 time 2500",
                White,
                "+13:18#250",
                Exact,
                false,
            ),
            (
                "info depth 18 score cp 13 time 2500",
                Black,
                "-13:18#250",
                Exact,
                false,
            ),
            ("info score cp 13 lowerbound", White, "+13", Lower, false),
            ("info score cp 13 lowerbound", Black, "-13", Upper, false),
            ("info score cp -13 upperbound", Black, "+13", Lower, false),
            ("info score mate 3", White, "+31997", Exact, false),
            ("info score mate 3", Black, "-31997", Exact, false),
            ("info score mate -3", White, "-31997", Exact, false),
            ("info score mate -3", Black, "+31997", Exact, false),
            (
                "info score mate 10 lowerbound",
                Black,
                "-31990",
                Upper,
                false,
            ),
            // Mated: the side to move has lost.
            ("info depth 0 score mate 0", White, "-32000:0", Exact, false),
            ("info depth 0 score mate 0", Black, "+32000:0", Exact, false),
            ("info score cp 30999", Black, "-30999", Exact, false),
            ("info score cp 31000", Black, "-30999", Exact, true),
            (
                "info score cp -9223372036854775808",
                Black,
                "+30999",
                Exact,
                true,
            ),
            ("info score mate 1000", White, "+31000", Exact, false),
            ("info score mate 1001", White, "+31000", Exact, true),
            ("info score mate -2147483647", White, "-31000", Exact, true),
            (
                "info score mate -9223372036854775808",
                Black,
                "+31000",
                Exact,
                true,
            ),
        ] {
            let found = evaluation(&info(line), to_move).unwrap();
            assert_eq!(found.item.to_string(), item, "{line} {to_move:?}");
            assert_eq!(found.bound, bound, "{line} {to_move:?}");
            assert_eq!(found.clamped, clamped, "{line} {to_move:?}");
            if !clamped {
                let back = score_to_move(&found.item, found.bound, to_move);
                assert_eq!(Some(back), info(line).score, "{line} {to_move:?}");
            }
        }
        assert_eq!(evaluation(&info("info depth 3"), White), None);
    }

    #[test]
    fn halves_of_centiseconds_round_up() {
        for (milliseconds, rounded) in [
            (0, 0),
            (4, 0),
            (5, 1),
            (14, 1),
            (15, 2),
            (u64::MAX, 1_844_674_407_370_955_162),
        ] {
            assert_eq!(centiseconds(milliseconds), rounded);
        }
    }

    #[test]
    fn one_line_speaks_for_a_search() {
        let (one, two, bound) = (
            "info depth 1 score cp 1",
            "info depth 2 multipv 1 score cp 2",
            "info depth 3 score cp 3 lowerbound",
        );
        let cases: [(&[&str], Option<usize>); 10] = [
            (&[], None),
            (&["info depth 9 nodes 1", "info string x"], None),
            (&[one], Some(0)),
            (&[two, one], Some(0)),
            (&[one, two, bound], Some(1)),
            (&[bound], Some(0)),
            (&[bound, "info depth 2 score cp 3 upperbound"], Some(0)),
            (&[one, "info depth 9 multipv 2 score cp 1"], Some(0)),
            // As deep, but later.
            (&[one, "info depth 1 score cp 5"], Some(1)),
            (&[one, "info score cp 5"], Some(0)),
        ];
        for (lines, chosen) in cases {
            let infos: Vec<_> = lines.iter().map(|line| info(line)).collect();
            let expected = chosen.map(|index| &infos[index]);
            assert_eq!(principal(&infos), expected, "{lines:?}");
        }
    }

    #[test]
    fn the_rest_goes_into_tags() {
        let line = "info depth 5 seldepth 7 multipv 2 score cp 1 lowerbound wdl 1 998 1 nodes 9 \
                    nps 8 hashfull 3 tbhits 4 sbhits 5 cpuload 6 movesleft 80 ebf 2.5 time 10 pv e7e5  g1f3 currmove a2a3 \
                    currmovenumber 3 refutation e2e4 e7e5 d2d4 currline e2e4 currline 2 d2d4 \
                    string  so";
        let found = tags(&info(line), Side::Black);
        let written: Vec<_> = found
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        assert_eq!(
            written.join(";"),
            "UCI:bound=upper;UCI:seldepth=7;UCI:multipv=2;UCI:wdl=1 998 1;UCI:nodes=9;UCI:nps=8;\
             UCI:hashfull=3;UCI:tbhits=4;UCI:sbhits=5;UCI:cpuload=6;UCI:movesleft=80;\
             UCI:ebf=2.5;UCI:pv=e7e5 g1f3;UCI:currmove=a2a3;UCI:currmovenumber=3;UCI:refutation=e2e4 e7e5 d2d4;\
             UCI:currline=e2e4;UCI:currline=2 d2d4;UCI:string= so"
        );
        assert_eq!(tags(&info("info score cp 1 time 3"), Side::White), []);
    }
}
