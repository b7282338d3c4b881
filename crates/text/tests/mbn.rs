//! MBN by example and by property: the trees and errors of the case files,
//! the same text printed for whatever is read, and no panic for any text.

mod notation;

use std::fmt::{Display, Write as _};
use std::ops::Range;
use std::time::{Duration, Instant};

use cif_text::mbn::{
    CombinedMove, Definition, MAX_NESTING, ModifiedBy, Move, PartialMove, Prefix, Sequence,
};
use cif_text::notation::{MAX_LENGTH, NotationErrorKind};
use proptest::prelude::*;
use proptest::string::string_regex;

/// Writes a tree, one node a line. The text a node prints as must be that at
/// its place.
struct Outline<'t> {
    text: &'t str,
    out: String,
}

impl Outline<'_> {
    fn line(&mut self, depth: usize, name: &str, node: &impl Display, range: &Range<usize>) {
        assert_eq!(node.to_string(), self.text[range.clone()], "{name}");
        let Range { start, end } = range;
        writeln!(self.out, "{:depth$}{start}..{end} {name} {node}", "").unwrap();
    }

    fn definition(&mut self, definition: &Definition<'_>) {
        let identifier = &definition.identifier;
        let mut name = "define".to_owned();
        if let Some(suffix) = identifier.suffix {
            write!(name, " suffix {suffix}").unwrap();
        }
        if let Some(comment) = identifier.comment {
            write!(name, " comment {comment}").unwrap();
        }
        if let Some(boards) = &identifier.boards {
            write!(name, " boards {:?}", boards.text).unwrap();
        }
        self.line(0, &name, identifier, &identifier.range);
        self.sequence(0, &definition.moves);
    }

    fn sequence(&mut self, depth: usize, sequence: &Sequence<'_>) {
        let several = sequence.legs.len() > 1;
        if several {
            self.line(depth, "sequence", sequence, &sequence.range);
        }
        let depth = depth + usize::from(several);
        for leg in &sequence.legs {
            match &leg.moves {
                CombinedMove::Optional(moves) => {
                    writeln!(self.out, "{:depth$}{:?} optional", "", leg.link).unwrap();
                    self.sequence(depth + 1, moves);
                }
                CombinedMove::Braced(moves) => {
                    writeln!(self.out, "{:depth$}{:?} braced", "", leg.link).unwrap();
                    self.sequence(depth + 1, moves);
                }
                CombinedMove::Choice(choice) => {
                    for partial in choice {
                        self.partial(depth, partial);
                    }
                }
            }
        }
    }

    fn partial(&mut self, depth: usize, partial: &PartialMove<'_>) {
        self.line(depth, "partial", partial, &partial.range);
        let depth = depth + 1;
        for prefix in &partial.prefixes {
            let (name, range) = match prefix {
                Prefix::Decision => ("decision", None),
                Prefix::Exclamation => ("exclamation", None),
                Prefix::Setup(set) => ("setup", Some(set.range.start - 1..set.range.end)),
                Prefix::Transition(found) => ("transition", Some(found.range.clone())),
                Prefix::Condition(found) => ("condition", Some(found.range.clone())),
                Prefix::Range(found) => ("start", Some(found.range.clone())),
            };
            match range {
                Some(range) => self.line(depth, name, prefix, &range),
                None => writeln!(self.out, "{:depth$}{name}", "").unwrap(),
            }
        }
        for set in &partial.attackers {
            self.line(depth, "attackers", set, &set.range);
        }
        for modification in &partial.modifications {
            let name = match modification.modifier {
                ModifiedBy::Amalgamated(_) => "amalgamated".to_owned(),
                ModifiedBy::Letter { letter, repeat } => format!("{letter} {repeat:?}"),
            };
            self.line(depth, &name, modification, &modification.range);
        }
        for one in &partial.moves {
            match one {
                Move::Rider(rider) => {
                    let steps = rider.steps.as_ref().map(|steps| steps.kind);
                    let name = steps.map_or("rider".to_owned(), |kind| format!("rider {kind:?}"));
                    self.line(depth, &name, rider, &rider.range);
                    self.sequence(depth + 1, &rider.moves);
                }
                Move::Leaper(leaper) => {
                    let steps = leaper.steps.as_ref().map(|steps| steps.kind);
                    let name = steps.map_or("leap".to_owned(), |kind| format!("leap {kind:?}"));
                    self.line(depth, &name, leaper, &leaper.range);
                }
            }
        }
        if let Some(range) = &partial.target {
            self.line(depth, "end", range, &range.range);
        }
    }
}

fn outline(text: &str) -> String {
    match Definition::parse(text) {
        Err(error) => notation::error(&error),
        Ok(definition) => {
            assert_eq!(definition.to_string(), text);
            let mut outline = Outline {
                text,
                out: String::new(),
            };
            outline.definition(&definition);
            outline.out
        }
    }
}

#[test]
fn trees() {
    notation::run("mbn/trees.txt", outline);
}

#[test]
fn errors() {
    notation::run("mbn/errors.txt", outline);
}

/// Brackets of every kind, nested as deep as is read and one deeper.
#[test]
fn nesting_is_bounded() {
    for (open, close, brackets) in [
        ("(", ")", 1),
        ("[", "]", 1),
        ("{", "}", 1),
        ("W-[(", ")]", 2),
    ] {
        let nested = |depth: usize| {
            let depth = depth / brackets;
            format!("X={}W{}", open.repeat(depth), close.repeat(depth))
        };
        let deepest = nested(MAX_NESTING);
        assert_eq!(Definition::parse(&deepest).unwrap().to_string(), deepest);
        let error = Definition::parse(&nested(MAX_NESTING + brackets)).unwrap_err();
        assert_eq!(error.kind, NotationErrorKind::TooDeep);
    }
}

#[test]
fn length_is_bounded() {
    let long = |length: usize| format!("X=W{}", "+W".repeat((length - 3) / 2));
    assert!(Definition::parse(&long(MAX_LENGTH - 1)).is_ok());
    let error = Definition::parse(&long(MAX_LENGTH + 1)).unwrap_err();
    assert_eq!(error.kind, NotationErrorKind::TooLong);
}

/// Hardly a text here is longer than what is read.
#[test]
fn long_texts_are_read_quickly() {
    let start = Instant::now();
    let many = 1_000;
    for bracket in ["(", "[", "{", "([", "<", "(f"] {
        for text in [
            bracket.repeat(many),
            format!("X={}", bracket.repeat(many)),
            format!("X={}", format!("W-{bracket}").repeat(many)),
        ] {
            assert!(Definition::parse(&text).is_err());
        }
    }
    for text in [
        "f", "W", "W+", "W-", "(W)", "[a]W+", "{P}", "(fl)", "[W]-", "/Pa1/",
    ] {
        let text = format!("X={}W", text.repeat(many));
        if let Ok(read) = Definition::parse(&text) {
            assert_eq!(read.to_string(), text);
        }
    }
    assert!(start.elapsed() < Duration::from_secs(30));
}

/// Checks what holds for any text; returns whether it was a definition.
fn check(text: &str) -> bool {
    notation::check(text, Definition::parse(text), outline)
}

/// Texts that follow the grammar.
fn sequences() -> impl Strategy<Value = String> {
    let range = "(\\[\\^?([a-h](-[a-h])?)?[1-9](-1?[1-9])?(A-C[1-8]?)?(,[#.+*:])?\\])?";
    let prefix = "#?(!|!\\{\\^?P:AB:\\})?(<-?1[do]?>;2|<1;\\+2>|\\+-3|1,2)?(/\\{K\\}a1/|/Ka1B2/)?";
    // Behind a number `d` and `o` belong to it, and cannot be optional.
    let modifiers =
        "(\\{Q\\}){0,2}(\\(fl\\))?([a-z]|[a-ce-np-z]\\?|cc|cy|j\\{!K\\}\\?|p\\?\\{R\\}){0,3}";
    let steps = "(0|0\\*|02|3|\\*\\*|\\*|#|\\(lr\\)0)?";
    let prefix = format!(
        "{}{range}{modifiers}",
        prefix.replace("<?-?1[do]?>", "<-?1[do]?>")
    );
    let leaf = format!("{prefix}([A-Z]{steps}|:1,2:{steps}){{1,2}}{range}");
    let leaf = string_regex(&leaf).unwrap();
    let prefix = string_regex(&prefix).unwrap().boxed();
    leaf.prop_recursive(4, 16, 3, move |inner| {
        let directions = "(\\(rb\\)|f)?(0\\*|2)?";
        prop_oneof![
            inner.clone().prop_map(|moves| format!("[{moves}]")),
            inner.clone().prop_map(|moves| format!("{{{moves}}}")),
            (prefix.clone(), inner.clone(), directions)
                .prop_map(|(prefix, moves, end)| format!("{prefix}({moves}){end}")),
            (inner.clone(), "--?", inner.clone())
                .prop_map(|(first, link, second)| format!("{first}{link}{second}")),
        ]
    })
}

proptest! {
    #[test]
    fn any_text_is_safe(text in any::<String>(), body in "\\PC*") {
        check(&text);
        check(&format!("P={body}"));
    }

    #[test]
    fn any_text_of_the_alphabet_is_safe(
        body in "([-+!?^#*$%&@/|:,;.<>=0-9a-z]|[A-Z]{1,2}|[\\[\\]{}()]){0,24}",
        head in "[-+#@]?[A-Z:]{1,2}(<[<>0-9;,*]{0,6}>)?(\\|[a-z]{0,3}\\|)?",
    ) {
        check(&body);
        check(&format!("{head}={body}"));
    }

    #[test]
    fn texts_of_the_grammar_are_read(moves in sequences()) {
        let text = format!("X={moves}");
        prop_assert!(check(&text), "{text}: {:?}", Definition::parse(&text));
    }
}
