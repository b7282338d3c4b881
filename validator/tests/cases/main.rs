//! Small archives, each with the ids of its findings in the order of the text.
//! They are about what sections, entries and games do to each other; what one
//! rule says of one item stands on the pages of the rules.
//!
//! The files under `data` are lists of cases. A case begins with a line
//! `== what it shows`, goes on with the ids that are expected (`-` for none), and
//! ends with the items of the archive. An `info` is put after items that bring
//! none. An id may say more of its finding: `+` has a safe fix, `!` one that is
//! not applied unasked.

mod list;
mod refused;

use std::fmt::Write as _;
use std::path::Path;

use cif_validator::fix::{Fixer, Remaining};
use cif_validator::{Options, Severity, check, check_str};
use list::{Case, archive};

/// The cases of all lists.
fn cases() -> Vec<Case> {
    list::cases(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/data"))
}

/// A check with the rules of chess.
fn options() -> Options {
    Options {
        rulebook: Some(&cif_chess::Rules),
        ..Options::default()
    }
}

/// The parts of a finding that are compared.
#[derive(PartialEq, Eq, Debug)]
struct Found {
    id: String,
    message: String,
    safe: Option<bool>,
}

impl Found {
    fn is(&self, expected: &str) -> bool {
        let id = expected.trim_end_matches(['+', '!']);
        self.id == id
            && match expected.get(id.len()..) {
                Some("+") => self.safe == Some(true),
                Some("!") => self.safe == Some(false),
                _ => true,
            }
    }
}

fn found(text: &str, options: &Options) -> Vec<Found> {
    let mut found = Vec::new();
    let mut offset = 0;
    check(text.as_bytes(), options, &mut |finding| {
        assert!(offset <= finding.location.offset, "{finding:?}");
        offset = finding.location.offset;
        found.push(Found {
            id: finding.id.to_string(),
            message: finding.message,
            safe: finding.fix.map(|fix| fix.safe),
        });
    })
    .expect("a text that can be read");
    found
}

#[test]
fn cases_give_what_is_expected() {
    let mut wrong = String::new();
    for case in cases() {
        let text = archive(&case.items);
        let alone = found(&text, &options());
        let expected = case.expected.iter();
        let fits = expected.zip(&alone).all(|(id, found)| found.is(id));
        if !fits || alone.len() != case.expected.len() {
            let _ = writeln!(wrong, "{}\n{}", case.title, case.items);
            let _ = writeln!(wrong, "  expected {:?}", case.expected);
            for found in &alone {
                let _ = writeln!(wrong, "  found {found:?}");
            }
        }
        let mut options = self::options();
        options.jobs = 3;
        assert_eq!(found(&text, &options), alone, "{}", case.title);
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// A section of more than 256 KB is judged entry by entry, and its entries are
/// the same.
#[test]
fn long_sections_are_judged_like_short_ones() {
    let blanks = " ".repeat((256 << 10) + 1);
    for case in cases() {
        let mut items = case.items.clone();
        for end in ["</index>", "</namebase>"] {
            if items.len() == case.items.len() {
                items = items.replacen(end, &format!("{blanks}{end}"), 1);
            }
        }
        if items.len() > case.items.len() {
            for schema_only in [false, true] {
                let options = Options {
                    schema_only,
                    ..options()
                };
                let short = found(&archive(&case.items), &options);
                let long = found(&archive(&items), &options);
                assert_eq!(long, short, "{}", case.title);
            }
        }
    }
}

/// With a bound on ids fewer breaches are found and no others, and
/// one finding says so.
#[test]
fn forgotten_ids_bring_no_findings() {
    let mut forgotten = 0;
    let mut wrong = String::new();
    for case in cases() {
        let text = archive(&case.items);
        let all = found(&text, &options());
        for ids in [0, 50, 100, 150, 200, 300, 400, 600, 800] {
            let mut options = options();
            options.limits.ids = ids;
            let some = found(&text, &options);
            let (limit, some): (Vec<_>, Vec<_>) =
                some.into_iter().partition(|it| it.id == "xml:id-limit");
            forgotten += limit.len();
            assert!(limit.len() < 2, "{}", case.title);
            let mut rest = all.iter();
            for one in &some {
                if !rest.any(|it| it == one) {
                    let _ = writeln!(wrong, "{}, {ids} bytes: {one:?}\n{text}", case.title);
                    break;
                }
            }
            if some.len() < all.len() && limit.is_empty() {
                let _ = writeln!(wrong, "{}, {ids} bytes: silent", case.title);
            }
            options.jobs = 3;
            let by_three = found(&text, &options);
            assert_eq!(by_three.len(), some.len() + limit.len(), "{}", case.title);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(forgotten > 100, "{forgotten}");
}

/// Fixes are made also where no XML comes behind them, however few findings are listed.
#[test]
fn archives_that_are_no_xml_are_fixed_too() {
    let whole = archive("<game><info/><moves>e2e4 e7e5 2.g1f3 1.b8c6</moves></game>");
    let broken = whole.replace("</cif>", "");
    for text in [whole, broken] {
        for max_findings in [0, 1, 100] {
            let fixer = Fixer {
                options: Options {
                    max_findings,
                    ..options()
                },
                not_safe: true,
            };
            let outcome = fixer.fix_str(&text).expect("a text that can be read");
            let Remaining {
                safe,
                not_safe,
                uncertain,
                ..
            } = outcome.before;
            assert_eq!([safe, not_safe, uncertain], [1, 1, 0]);
            assert_eq!(
                (outcome.applied, outcome.is_stopped),
                (2, false),
                "{max_findings}"
            );
            let right = text.replace("2.g", "g").replace("1.b", "b");
            assert_eq!(outcome.text.as_deref(), Some(&*right), "{max_findings}");
        }
    }
}

/// Findings that are only counted may have a fix.
#[test]
fn what_is_not_listed_is_uncertain() {
    for (moves, listed, uncertain) in [(1, 1, 0), (2, 2, 0), (5, 3, 3)] {
        let mut options = options();
        options.limits.violations = 2;
        let fixer = Fixer {
            options,
            not_safe: false,
        };
        let text = archive(&format!(
            "<game><info/><moves>{}</moves></game>",
            "O-O ".repeat(moves)
        ));
        let before = fixer
            .fix_str(&text)
            .expect("a text that can be read")
            .before;
        assert_eq!(
            (before.findings, before.uncertain),
            (listed + uncertain, uncertain)
        );
        assert_eq!(before.worst, Some(Severity::Error));
    }
}

/// Fixes come to an end, leave nothing that could be fixed, and break nothing.
#[test]
fn fixes_come_to_an_end() {
    let fixer = Fixer {
        options: options(),
        not_safe: true,
    };
    for case in cases() {
        let text = archive(&case.items);
        let before = check_str(&text, &options()).expect("a text that can be read");
        let known = |id: &str| before.iter().any(|it| it.id == id);
        let outcome = fixer.fix_str(&text).expect("a text that can be read");
        let text = outcome.text.unwrap_or(text);
        for left in check_str(&text, &options()).expect("a text that can be read") {
            let refused = left.id.starts_with("xsd:") && !known(&left.id);
            assert!(
                left.fix.is_none() && !refused,
                "{}: {left:#?}\n{text}",
                case.title
            );
        }
    }
}
