//! Games and positions with the verdict of each move, as archives.

#[path = "../../../crates/chess/tests/games/mod.rs"]
mod games;
#[path = "../../../crates/chess/tests/games/positions.rs"]
mod positions;

use super::case::{Case, Layer};
use super::judge::{Archive, Marks};

/// All cases of chess.
pub(crate) fn cases() -> Vec<Result<Case, String>> {
    let mut cases = Vec::new();
    let list = include_str!("../../../crates/chess/tests/games.txt");
    for (number, game) in games::games(list).iter().enumerate() {
        for (kind, moves) in [("written", game.text), ("right", game.right)] {
            let archive = archive(game.variant, game.start, moves);
            let pairs = moves.split(' ').zip(game.right.split(' '));
            let marks = Marks::Of(OF_MOVES, pairs.flat_map(faults).collect());
            let id = format!("moves/games/{}/{kind}", number + 1);
            cases.push(case(id, moves, archive, marks));
        }
    }
    let list = include_str!("../../../crates/chess/tests/positions.txt");
    for (number, listed) in positions::positions(list).iter().enumerate() {
        let id = |what: &str| format!("moves/positions/{}/{what}", number + 1);
        for legal in &listed.legal {
            let Some((first, others)) = legal.split_first() else {
                continue;
            };
            let others: Vec<_> = others.iter().map(|it| format!("<var>{it}</var>")).collect();
            let archive = archive(
                listed.variant,
                listed.fen,
                &format!("{first} {}", others.join(" ")),
            );
            let title = format!("{}: {}", listed.fen, legal.join(" "));
            let id = id(&format!("legal/{first}"));
            cases.push(case(id, &title, archive, Marks::Ids(Vec::new())));
        }
        for illegal in &listed.illegal {
            let archive = archive(listed.variant, listed.fen, illegal);
            let marks = Marks::Places(vec![(5, 8, "MV-003".to_owned())]);
            let title = format!("{}: {illegal}", listed.fen);
            let id = id(&format!("illegal/{illegal}"));
            cases.push(case(id, &title, archive, marks));
        }
    }
    cases
}

fn case(id: String, title: &str, text: String, marks: Marks) -> Result<Case, String> {
    let mut archive = Archive::of_text(id, title, text, marks);
    archive.about = Layer::Moves;
    archive.case()
}

fn archive(variant: &str, start: &str, moves: &str) -> String {
    format!(
        "<cif>\n<game variant=\"{variant}\" startposition=\"{start}\">\n<info/>\n<!-- The moves. -->\n\
         <moves>{moves}</moves>\n</game>\n<info><version>1.0</version><creator>cif</creator>\
         <created>2014-12-21</created><content/></info>\n</cif>\n"
    )
}

/// The ids of what the list says of moves; what it does not speak of is recorded.
const OF_MOVES: &[&str] = &["MV-001", "MV-002", "MV-003", "MV-004", "MV-005"];

/// The ids of what is wrong with a move, by what it should be.
fn faults((written, right): (&str, &str)) -> Vec<String> {
    let has = |text: &str, flag: &str| text.split(':').skip(1).any(|it| it == flag);
    let is_marked = |text: &str| has(text, "i") || has(text, "v");
    let squares = |text: &str| text.split(':').next().map(str::to_owned);
    let mut ids = Vec::new();
    if squares(written) != squares(right) {
        ids.push("MV-002");
    }
    if is_marked(right) && !is_marked(written) {
        ids.push("MV-003");
    } else if has(written, "e") != has(right, "e") {
        ids.push("MV-005");
    } else if ["h", "m", "i", "v"]
        .iter()
        .any(|it| has(written, it) && !has(right, it))
    {
        ids.push("MV-004");
    }
    ids.into_iter().map(str::to_owned).collect()
}
