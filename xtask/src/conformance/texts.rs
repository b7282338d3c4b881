//! The lists of texts inside archives: moves, and the notations of pieces and rules. Each
//! becomes a game of a variant that nobody replays.

#[path = "../../../crates/text/tests/lists/escapes.rs"]
mod escapes;
#[path = "../../../crates/text/tests/lists/mod.rs"]
mod lists;

use cif_runtime::escape;

use super::case::Case;
use super::judge::{Archive, Marks};
use crate::workspace;

/// The lists: path, and the archive of a case with the ids that its lines mean.
type Reading = fn(&lists::Case<'_>) -> Option<(String, Vec<String>)>;

const LISTS: &[(&str, Reading)] = &[
    ("moves/flat", moves),
    ("moves/malformed", moves),
    ("moves/nags", moves),
    ("moves/noncanonical", moves),
    ("moves/solid", moves),
    ("moves/tandem", moves),
    ("fbr/trees", rules),
    ("fbr/errors", rules),
    ("mbn/trees", pieces),
    ("mbn/errors", pieces),
];

/// All cases of texts.
pub(crate) fn cases() -> Vec<Result<Case, String>> {
    let mut cases = Vec::new();
    for (list, read) in LISTS {
        let path = workspace::root().join(format!("crates/text/tests/{list}.txt"));
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => return vec![Err(format!("{}: {error}", path.display()))],
        };
        for (number, case) in lists::cases(&text).iter().enumerate() {
            if let Some((game, ids)) = read(case) {
                let archive = format!(
                    "<cif>\n{game}\n<info><version>1.0</version><creator>cif</creator>\
                     <created>2014-12-21</created><content/></info>\n</cif>\n"
                );
                let id = format!("texts/{list}/{}", number + 1);
                cases.push(Archive::of_text(id, case.text, archive, Marks::Ids(ids)).case());
            }
        }
    }
    cases
}

/// A game with the text as its moves.
fn moves(case: &lists::Case<'_>) -> Option<(String, Vec<String>)> {
    let text = escapes::unescape(case.text);
    let (size, tandem) = case.board.split_once(' ').unwrap_or((case.board, ""));
    let is_tandem = !tandem.is_empty();
    let mut ids = Vec::new();
    for line in &case.expected {
        let (_, said) = line.split_once(' ')?;
        let is_move = ["move ", "legs ", "drop ", "null "]
            .iter()
            .any(|it| said.starts_with(it));
        let is_on_one = [" board A", " board B"].iter().any(|it| said.contains(it));
        if said.starts_with("BoardLetter ") {
            ids.push("TD-004");
        } else if !is_move {
            ids.extend((!said.starts_with("nag ")).then_some("MV-001"));
        } else if said.contains(", write ") {
            ids.push("MV-002");
        }
        if is_move && is_tandem && !is_on_one {
            ids.push("TD-003");
        }
    }
    let head = if is_tandem {
        "<head><flags/><flags/><tags/><tags/></head>"
    } else {
        ""
    };
    let (text, tandem) = (
        escape::text(&text),
        if is_tandem { " tandem=\"true\"" } else { "" },
    );
    let game = format!(
        "<game variant=\":Alice-Chess\" boardsize=\"{size}\"{tandem}>\n<info>{head}</info>\n\
         <moves>{text}</moves>\n</game>"
    );
    Some((game, ids.into_iter().map(str::to_owned).collect()))
}

/// A game of a variant of its own, with the text among its rules.
fn rules(case: &lists::Case<'_>) -> Option<(String, Vec<String>)> {
    let unknown = case
        .expected
        .iter()
        .filter(|it| it.starts_with(" unknown "));
    let mut ids: Vec<_> = unknown.map(|_| "GM-012".to_owned()).collect();
    if is_error(case) {
        ids.push("GM-011".to_owned());
    }
    Some((variant("K=K", case.text)?, ids))
}

/// The same with the text among its pieces.
fn pieces(case: &lists::Case<'_>) -> Option<(String, Vec<String>)> {
    let ids = if is_error(case) {
        vec!["GM-010".to_owned()]
    } else {
        Vec::new()
    };
    Some((variant(case.text, "royal{K}")?, ids))
}

/// Returns true if the lines say what is wrong: `Missing 0..0: ...`.
fn is_error(case: &lists::Case<'_>) -> bool {
    let first = case.expected.first().and_then(|it| it.split_once(": "));
    first.is_some_and(|(kind, _)| {
        let mut words = kind.split(' ');
        words
            .next()
            .is_some_and(|it| it.starts_with(char::is_uppercase))
            && words.next().is_some_and(|it| it.contains(".."))
    })
}

/// A game of a variant of its own; nothing for a text that is no item of a list, which
/// blanks separate.
fn variant(pieces: &str, rules: &str) -> Option<String> {
    let is_item = |text: &str| !text.is_empty() && !text.contains(char::is_whitespace);
    (is_item(pieces) && is_item(rules)).then(|| {
        format!(
            "<game variant=\"Own\" pieces=\"{}\" rules=\"{}\">\n<info/>\n<moves/>\n</game>",
            escape::attribute(pieces),
            escape::attribute(rules)
        )
    })
}
