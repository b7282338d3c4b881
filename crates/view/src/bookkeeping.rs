//! Tags in which programs keep what the format has no element for (`PGN:..`,
//! `UCI:..`), in words for people, or not at all where they repeat what is shown anyway, or are
//! about the search and not about the position.

use cif_pgn::command::{Notation, Part, Record, Value, parts};
use cif_text::legality::Side;

/// The tag that says that the comments of a ply hold its data as text.
pub const KEPT: &str = "PGN:kept";

/// A tag among the moves as it is shown.
pub fn of_move(name: &str, text: &str) -> Option<String> {
    if let Some(command) = name.strip_prefix("PGN:%") {
        // The spelling of a value that is shown as such.
        let is_known = Value::of(command, text).is_some();
        return (!is_known).then(|| format!("[%{command} {text}]"));
    }
    match (name, text) {
        ("UCI:bound", "lower") => Some("[at least]".to_owned()),
        ("UCI:bound", "upper") => Some("[at most]".to_owned()),
        // As the engine wrote it, for the side to move; another line has its own field names.
        ("UCI:multipv", _) => Some(format!("[UCI: {text}]")),
        ("UCI:pv", _) => Some(format!("[UCI: pv {text}]")),
        ("UCI:string", _) => Some(format!("[UCI: string {text}]")),
        ("UCI:wdl", _) => Some(format!("[UCI: wdl {text}]")),
        ("PGN:movetext", _) => Some(format!("[not read: {text}]")),
        ("PGN:unknown", _) => Some(format!("[not PGN: {text}]")),
        ("PGN:result", text) if !text.is_empty() => Some(format!("[result: {text}]")),
        ("PGN:nag", _) => Some(format!("[${text}]")),
        ("PGN:reserved", _) => Some(format!("<{text}>")),
        ("PGN:escape", _) => Some(format!("[%{text}]")),
        _ if is_ours(name) => None,
        _ => Some(format!("[{name}: {text}]")),
    }
}

/// The name under which a tag of the head is shown.
pub(crate) fn of_head(name: &str) -> Option<&str> {
    match name {
        "PGN:comment" => Some("Comment"),
        "PGN:escape" => Some("Escape line"),
        "PGN:unknown" => Some("Not read"),
        _ => match name.strip_prefix("PGN:tag:") {
            None if is_ours(name) => None,
            name_of_file => Some(name_of_file.unwrap_or(name)),
        },
    }
}

fn is_ours(name: &str) -> bool {
    name.starts_with("PGN:") || name.starts_with("UCI:")
}

/// The words of a comment that holds data as text, which are shown as such.
pub fn words(comment: &str, mover: Option<Side>) -> String {
    let words = parts(comment).filter_map(|part| match part {
        Part::Text(text) => Some(text),
        Part::Command(_) => None,
    });
    let words = words.collect::<String>();
    match mover.and_then(|mover| Record::parse(&words, mover, Notation::NEW)) {
        Some(record) => record.words,
        None => words,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_shown_as_people_read_them() {
        for (name, text, shown) in [
            ("PGN:kept", "", None),
            ("PGN:order", "White Black", None),
            ("PGN:%eval", "0.1", None),
            ("PGN:%foo", "bar", Some("[%foo bar]")),
            ("PGN:result", "", None),
            ("PGN:result", "0-1", Some("[result: 0-1]")),
            ("PGN:movetext", "Ke9 d5", Some("[not read: Ke9 d5]")),
            (
                "UCI:multipv",
                "multipv 2 score cp 3",
                Some("[UCI: multipv 2 score cp 3]"),
            ),
            ("UCI:wdl", "36 962 2", Some("[UCI: wdl 36 962 2]")),
            ("UCI:string", "hello", Some("[UCI: string hello]")),
            ("UCI:pv", "e7e5 Nf3", Some("[UCI: pv e7e5 Nf3]")),
            ("UCI:nodes", "1234", None),
            ("UCI:seldepth", "7", None),
            ("UCI:bound", "upper", Some("[at most]")),
            ("Mood", "good", Some("[Mood: good]")),
        ] {
            assert_eq!(of_move(name, text).as_deref(), shown, "{name}");
        }
        for (name, shown) in [
            ("PGN:order", None),
            ("UCI:nodes", None),
            ("PGN:tag:PGN:order", Some("PGN:order")),
            ("PGN:comment", Some("Comment")),
            ("Mood", Some("Mood")),
        ] {
            assert_eq!(of_head(name), shown, "{name}");
        }
    }

    #[test]
    fn comments_are_shown_without_their_data() {
        for (comment, shown) in [
            ("+0.30/15 0.52s", ""),
            ("+M1/1 0.001s, n=9, White mates", "White mates"),
            ("good [%clk 0:01:00]", "good "),
            ("d=30, mt=1, pv=e4 e5, wv=0.35,", ""),
            ("no data", "no data"),
        ] {
            assert_eq!(words(comment, Some(Side::White)), shown, "{comment}");
        }
        assert_eq!(words("+0.30/15 0.52s", None), "+0.30/15 0.52s");
    }
}
