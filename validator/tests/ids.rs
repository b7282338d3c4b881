//! The memory of ids has a bound. Beyond it exactly one finding says so,
//! where the first id is that is not remembered, and nothing is said of what
//! refers to such an id.

use std::fmt::Write as _;

use cif_validator::{Finding, Options, Severity, check_str};

const COUNT: usize = 1_000;
const LIMIT: usize = 16 << 10;

fn archive(items: &str) -> String {
    format!(
        "<cif>{items}<info><version>1.0</version><creator/><created>2020-01-01</created>\
         <content/></info></cif>"
    )
}

fn check(text: &str, ids: usize, max_findings: usize) -> Vec<Finding> {
    let mut options = Options {
        max_findings,
        ..Options::default()
    };
    options.limits.ids = ids;
    check_str(text, &options).expect("a text that can be read")
}

/// So many of something, by their numbers from 1, in sections of a hundred.
fn many(section: &str, one: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    for number in 1..=COUNT {
        if number % 100 == 1 && !section.is_empty() {
            let _ = write!(text, "<{section}>");
        }
        text += &one(number);
        if number % 100 == 0 && !section.is_empty() {
            let name = section.split(' ').next().unwrap_or_default();
            let _ = write!(text, "</{name}>");
        }
    }
    text
}

fn game(head: &str, moves: &str) -> String {
    format!("<game><info>{head}</info><moves>{moves}</moves></game>")
}

/// Many of each kind of ids, and how often each rule finds something in them.
fn kinds() -> Vec<(&'static str, String, &'static [&'static str])> {
    let game_of = |id| game(&format!("<head id=\"{id}\"/>"), "");
    let used = |id| game(&format!("<head><white id=\"{id}\"/></head>"), "");
    vec![
        (
            "games",
            many("index", |id| {
                format!("<game id=\"{id}\"><white><name>A</name></white></game>")
            }) + &many("", game_of),
            &[],
        ),
        (
            "ids far apart",
            many("index", |id| format!("<game id=\"{}\"/>", 4000 * id)),
            &["IX-004"],
        ),
        (
            "signatures",
            many("index", |id| {
                format!("<game id=\"{id}\" signature=\"{id}\"/>")
            }),
            &["IX-004"],
        ),
        (
            "references of entries",
            many("index", |id| {
                format!("<game id=\"{id}\"><white id=\"{id}\"/><black id=\"{id}\"/></game>")
            }),
            &["IX-004", "NB-002"],
        ),
        (
            "documents",
            many("index", |id| format!("<document id=\"{id}\"/>")),
            &["IX-004"],
        ),
        (
            "listings",
            many("index type=\"listing\"", |id| {
                format!("<game id=\"{id}\"/>")
            }) + &many("", game_of),
            &["IX-011"],
        ),
        (
            "names",
            many("namebase", |id| {
                format!("<player id=\"{id}\"><name>{id}</name></player>")
            }) + &many("", used),
            &[],
        ),
        (
            "names that say the same",
            many("namebase", |id| format!("<site id=\"{id}\"/>")),
            &["NB-004", "NB-005"],
        ),
        (
            "names of one id",
            many("namebase", |id| {
                format!("<player id=\"1\"><name>{id}</name></player>")
            }),
            &["NB-004", "NB-001"],
        ),
        ("references to games", many("", game_of), &["IX-002"]),
        ("references to names", many("", used), &["NB-002"]),
        (
            "references to one game",
            many("", |_| {
                game("<head id=\"1\"><white><name>A</name></white></head>", "")
            }),
            &["IX-002"],
        ),
        (
            "references to one game that comes late",
            many("", |_| {
                game("<head id=\"1\"><white><name>A</name></white></head>", "")
            }) + "<index><game id=\"1\"><white><name>A</name></white></game></index>",
            &["IX-003", "IX-006", "IX-007"],
        ),
        (
            "move styles",
            many("", |id| {
                game("", &format!("<startstyle>{id}</startstyle>e2e4<endstyle/>"))
            }),
            &["MV-008"],
        ),
        (
            "BLObs",
            many("data", |id| {
                format!(
                    "<blob name=\"{id}\" mimetype=\"text/plain\" compression=\"none\" size=\"0\"/>"
                )
            }),
            &[],
        ),
    ]
}

#[test]
fn beyond_the_limit_one_finding_says_so() {
    for (name, items, rules) in kinds() {
        let text = archive(&items);
        let all = check(&text, usize::MAX, usize::MAX);
        let limits = |found: &[Finding]| {
            let limits = found.iter().filter(|it| it.id == "xml:id-limit");
            limits.map(|it| it.location.offset).collect::<Vec<_>>()
        };
        assert!(limits(&all).is_empty(), "{name}");
        for rule in rules {
            assert!(all.iter().any(|it| it.id == *rule), "{name}: {rule}");
        }
        let some = check(&text, LIMIT, usize::MAX);
        let at = limits(&some);
        assert_eq!(at.len(), 1, "{name}");
        let middle = text.len() as u64;
        assert!(middle / 100 < at[0] && at[0] < middle * 9 / 10, "{name}");
        let others = some.iter().filter(|it| it.id != "xml:id-limit");
        let mut rest = all.iter();
        for one in others {
            assert!(
                rest.any(|it| it.location == one.location && it.id == one.id),
                "{name}: {one:?}"
            );
        }
        let said = some.iter().find(|it| it.id == "xml:id-limit").expect("one");
        assert!(
            said.message.contains("takes 16384 bytes"),
            "{}",
            said.message
        );
        assert!(said.help.is_some());
        assert_eq!(said.severity, Severity::Warning);
        // However few findings are wanted, this one is among them.
        assert_eq!(limits(&check(&text, LIMIT, 3)), at, "{name}");
    }
}

/// The bytes that are counted for one of each kind; they are more than it takes.
#[test]
fn ids_take_a_known_number_of_bytes() {
    let mut needed = Vec::new();
    for (name, items, _) in kinds() {
        let text = archive(&items);
        let limited = |ids| {
            check(&text, ids, usize::MAX)
                .iter()
                .any(|it| it.id == "xml:id-limit")
        };
        let (mut few, mut enough) = (0_usize, 1_usize << 20);
        while few + 1 < enough {
            let middle = few.midpoint(enough);
            if limited(middle) {
                few = middle;
            } else {
                enough = middle;
            }
        }
        needed.push((name, enough / COUNT));
    }
    assert_eq!(
        needed,
        [
            ("games", 60),
            ("ids far apart", 84),
            ("signatures", 286),
            ("references of entries", 356),
            ("documents", 47),
            ("listings", 315),
            ("names", 75),
            ("names that say the same", 36),
            ("names of one id", 71),
            ("references to games", 287),
            ("references to names", 223),
            ("references to one game", 128),
            ("references to one game that comes late", 128),
            ("move styles", 354),
            ("BLObs", 130),
        ]
    );
}

#[test]
fn references_that_are_answered_give_their_memory_back() {
    let mut items = String::new();
    for id in 1..=COUNT {
        let game = game(&format!("<head id=\"{id}\"><white/></head>"), "");
        let _ = write!(items, "{game}<index><game id=\"{id}\"/></index>");
    }
    let found = check(&archive(&items), 80 * COUNT, usize::MAX);
    assert!(found.iter().all(|it| it.id == "IX-003"));
    assert_eq!(found.len(), COUNT);
}

/// An entry counts before its game, and nobody knows the content of an
/// entry that is not remembered.
#[test]
fn what_a_forgotten_entry_may_say_is_not_contradicted() {
    let head = |id, own: &str| format!("<head id=\"{id}\">{own}</head>");
    let plies =
        |number| format!("<characteristics><plycount>{number}</plycount></characteristics>");
    let creator = "<extraneous><creator>?</creator></extraneous>";
    let items = String::from("<namebase><creator id=\"1\">A</creator></namebase>")
        + "<index><game id=\"1\"/><game id=\"2\">"
        + &plies(1)
        + "<extraneous creatorid=\"1\"/></game></index>"
        + &game(&head(1, ""), "e2e4")
        + &game(&head(2, &(plies(7) + creator)), "e2e4");
    let ids = |limit| {
        let found = check(&archive(&items), limit, usize::MAX);
        found.into_iter().map(|it| it.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(usize::MAX), ["IX-007", "NB-007"]);
    assert_eq!(ids(100), ["xml:id-limit"]);
}

/// A name that is not known is compared with those that are only where its
/// finding is listed: sixty thousand are a moment.
#[test]
fn names_are_compared_for_listed_findings_alone() {
    let rules = "pi ".repeat(20_000);
    let text = archive(&format!(
        "<game rules=\"{}\"><info/><moves/></game>",
        rules.trim_end()
    ));
    let mut options = Options::default();
    options.limits.violations = 10;
    let mut listed = 0;
    let summary = cif_validator::check(text.as_bytes(), &options, &mut |it| {
        listed += usize::from(it.id == "GM-012");
    })
    .expect("a text that can be read");
    assert_eq!((listed, summary.warnings), (10, 20_000));
}
