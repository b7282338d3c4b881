//! Rules that a program adds: their findings among those of the format, what
//! they see of an item, and how they are looked up and selected.

use std::fmt::Write as _;

use cif_types::CifItem;
use cif_validator::{
    CustomRule, CustomRuleError, CustomRules, Finding, FixKind, ItemContext, Options, Report,
    Reports, Rule, Selection, Severity, Status, check, check_str, explain, rules,
};

/// A declaration with an id and a name.
const fn declared(id: &'static str, name: &'static str) -> Rule {
    Rule {
        id,
        name,
        title: "A game is like those of the club",
        severity: Severity::Warning,
        clause: "handbook of the club",
        status: Status::Stable,
        fix: FixKind::None,
        page: "The club has its habits.",
        module: module_path!(),
    }
}

/// Games that begin with the king's pawn, and captures of a queen.
#[derive(Debug)]
struct Opening;

impl CustomRule for Opening {
    fn rule(&self) -> &Rule {
        const { &declared("CLUB-001", "kings-pawn") }
    }

    fn check(&self, item: &ItemContext<'_>, reports: &mut Reports<'_>) {
        let Some(mut line) = item.main_line() else {
            return;
        };
        while let Some(played) = line.play() {
            let position = line.position();
            if position.plies(None) == 1 && played.written.to_string() == "e2e4" {
                reports.add(played.report("a game of the king's pawn"));
            }
            let fen = position.fen().unwrap_or_default();
            let (pieces, _) = fen.split_once(' ').unwrap_or_default();
            if !pieces.contains('q') {
                let report = played.report("Black has no queen");
                reports.add(report.severity(Severity::Info));
                return;
            }
        }
    }
}

/// The title of the event in the effective head.
#[derive(Debug)]
struct Title;

impl CustomRule for Title {
    fn rule(&self) -> &Rule {
        const { &declared("CLUB-002", "title-of-event") }
    }

    fn check(&self, item: &ItemContext<'_>, reports: &mut Reports<'_>) {
        let CifItem::Game(game) = item.item() else {
            return;
        };
        let event = item.head().and_then(|head| head.event.as_ref());
        let title = event.and_then(|event| event.title.as_ref());
        let title = title.filter(|title| !item.is_rejected(title.span));
        let title = title.map_or("", |title| title.as_str());
        reports.add(Report::at_tag(game.span, format!("title: {title}")));
    }
}

fn options(jobs: usize) -> Options {
    Options {
        rulebook: Some(&cif_chess::Rules),
        custom_rules: CustomRules::new(&[&Opening, &Title]).expect("two rules"),
        jobs,
        ..Options::default()
    }
}

/// An archive with many games that inherit, some of them with an illegal move.
fn archive(games: usize) -> String {
    let mut text = "<cif>\n<index>\n".to_owned();
    for id in 0..games {
        let _ = writeln!(
            text,
            "<game id=\"{id}\"><event><title>Evening {id}</title></event></game>"
        );
    }
    text.push_str("</index>\n");
    for id in 0..games {
        let moves = match id % 3 {
            0 => "e2e4 e7e5 d1h5 b8c6",
            1 => "e2e4 d7d5 e4d5 d8d5 b1c3 a7a6 c3d5",
            _ => "d2d5",
        };
        let _ = writeln!(
            text,
            "<game><info><head id=\"{id}\"/></info>\n<moves>{moves}</moves></game>"
        );
    }
    text.push_str(
        "<info><version>1.0</version><creator>cif</creator>\
         <created>2014-12-21</created><content/></info>\n</cif>\n",
    );
    text
}

fn found(text: &str, options: &Options) -> Vec<Finding> {
    check_str(text, options).expect("a text that can be read")
}

/// Findings as lines: the line, the id, the message.
fn lines(findings: &[Finding]) -> Vec<String> {
    let line = |it: &Finding| {
        let (line, column) = (it.location.line, it.location.column);
        format!("{line}:{column} {} {}: {}", it.severity, it.id, it.message)
    };
    findings.iter().map(line).collect()
}

#[test]
fn findings_stand_in_the_order_of_the_text_among_the_others() {
    let findings = found(&archive(3), &options(1));
    assert_eq!(
        lines(&findings),
        [
            "7:1 warning CLUB-002: title: Evening 0",
            "8:8 warning CLUB-001: a game of the king's pawn",
            "9:1 warning CLUB-002: title: Evening 1",
            "10:8 warning CLUB-001: a game of the king's pawn",
            "10:38 info CLUB-001: Black has no queen",
            "11:1 warning CLUB-002: title: Evening 2",
            "12:8 error MV-003: the move is invalid: the piece does not move so",
        ]
    );
    let finding = &findings[0];
    assert_eq!(finding.name, "title-of-event");
    assert_eq!(finding.clause, "handbook of the club");
}

/// Of a game without moves, and of one by rules that nobody knows, no line is shown.
#[test]
fn lines_are_shown_where_they_can_be_played() {
    let text = "<cif><game><info/></game><game variant=\"mine\"><info/><moves>e2e4</moves>\
                <data><variant name=\"mine\"><pieces>K</pieces></variant></data></game>\
                <game><info/><moves>e2e4</moves></game></cif>";
    let ids: Vec<_> = found(text, &options(1))
        .into_iter()
        .map(|it| it.id)
        .collect();
    assert_eq!(
        ids.iter().filter(|id| *id == "CLUB-001").count(),
        1,
        "{ids:?}"
    );
    assert_eq!(
        ids.iter().filter(|id| *id == "CLUB-002").count(),
        3,
        "{ids:?}"
    );
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let text = archive(3_000);
    let one = found(&text, &options(1));
    assert_eq!(one.len(), 7_000);
    assert!(one == found(&text, &options(4)));
}

#[test]
fn findings_are_selected_like_the_others() {
    let text = archive(3);
    let of = |selection: Selection| {
        let options = Options {
            selection,
            ..options(1)
        };
        let found = found(&text, &options);
        let ids = found.iter().map(|it| format!("{}={}", it.id, it.severity));
        let mut ids: Vec<_> = ids.collect();
        ids.sort();
        ids.dedup();
        ids
    };
    let the = |text: &str| options(1).selector(text).expect("a selector");
    let selection = Selection::default;
    assert_eq!(
        of(selection().select(the("CLUB-002"))),
        ["CLUB-002=warning"]
    );
    assert_eq!(of(selection().ignore(the("CLUB"))), ["MV-003=error"]);
    assert_eq!(
        of(selection().select(the("CLUB")).ignore(the("kings-pawn"))),
        ["CLUB-002=warning"]
    );
    assert_eq!(
        of(selection()
            .select(the("title-of-event"))
            .level(the("CLUB"), Some(Severity::Error))),
        ["CLUB-002=error"]
    );
    assert!(options(1).selector("CLUB-9").is_err());
    assert!(options(1).selector("MV-003").is_ok());
}

#[test]
fn rules_have_pages_and_may_be_silent() {
    let all = options(1);
    let page = all.explain("CLUB-001").expect("a page");
    assert!(page.starts_with("# CLUB-001: kings-pawn\n"), "{page}");
    assert!(page.contains("The club has its habits."), "{page}");
    assert_eq!(all.explain("MV-003"), explain("MV-003"));
    assert_eq!(all.explain("CLUB-9"), None);
    let selection = Selection::default().ignore(all.selector("kings-pawn").expect("a selector"));
    let silent = Options { selection, ..all }.silent_rules();
    let silent: Vec<_> = silent.iter().map(|it| it.rule.id).collect();
    assert_eq!(silent, ["CLUB-001"]);
}

/// Reports all that a rule is given of a game.
#[derive(Debug)]
struct Shown;

impl CustomRule for Shown {
    fn rule(&self) -> &Rule {
        const { &declared("CLUB-003", "what-is-given") }
    }

    fn check(&self, item: &ItemContext<'_>, reports: &mut Reports<'_>) {
        let CifItem::Game(game) = item.item() else {
            return;
        };
        let line = item.main_line();
        let shown = format!("{line:?}, {reports:?}, {item:?}");
        let moves = line.map(|mut line| std::iter::from_fn(|| line.play()).count());
        let is_rejected = item.is_rejected(game.span);
        reports.add(Report::at_tag(
            game.span,
            format!("{moves:?} {is_rejected}, {shown}"),
        ));
    }
}

#[test]
fn rules_are_given_the_line_and_what_was_refused() {
    let options = Options {
        custom_rules: CustomRules::new(&[&Shown]).expect("a rule"),
        ..options(1)
    };
    for (game, begin) in [
        (
            "<game><info/></game>",
            "None true, None, Reports { rule: \"CLUB-003\"",
        ),
        (
            "<game variant=\":Mine\"><info/><moves>e2e4</moves></game>",
            "None false, None",
        ),
        (
            "<game><info/><moves/></game>",
            "Some(0) false, Some(MainLine { board: ",
        ),
        (
            "<game><info/><moves>e2e4<epilogue>So be it.</epilogue> e7e5</moves></game>",
            "Some(1) false, Some(MainLine { board: ",
        ),
        (
            "<game x=\"\"><info/><moves>e2e4</moves></game>",
            "None true, None",
        ),
    ] {
        let found = found(&format!("<cif>{game}</cif>"), &options);
        let shown = found
            .iter()
            .find(|it| it.id == "CLUB-003")
            .expect("a finding");
        assert!(shown.message.starts_with(begin), "{}", shown.message);
        assert!(
            shown.message.contains("ItemContext { item: Game("),
            "{}",
            shown.message
        );
    }
}

/// A rule that reports every game.
#[derive(Debug)]
struct Always(Rule);

impl CustomRule for Always {
    fn rule(&self) -> &Rule {
        &self.0
    }

    fn check(&self, item: &ItemContext<'_>, reports: &mut Reports<'_>) {
        if let CifItem::Game(game) = item.item() {
            reports.add(Report::at_tag(game.span, "a game"));
        }
    }
}

#[test]
fn ids_and_names_mean_one_thing() {
    let new = |declared: &[(&'static str, &'static str)]| {
        let rules = declared
            .iter()
            .map(|(id, name)| -> &'static dyn CustomRule {
                Box::leak(Box::new(Always(self::declared(id, name))))
            });
        CustomRules::new(rules.collect::<Vec<_>>().leak()).map(|it| it.rules().count())
    };
    assert_eq!(new(&[("MY-1", "one"), ("MY-2", "two")]), Ok(2));
    assert_eq!(new(&[("MY-a_1", "one"), ("MY-a-2", "two")]), Ok(2));
    for id in ["", "MY", "-1", "MY-", "MY:1", "M Y-1", "xsd:Game-1"] {
        let malformed = CustomRuleError::Malformed(id);
        assert!(malformed.to_string().contains("a hyphen and more"));
        assert_eq!(new(&[(id, "one")]), Err(malformed), "{id}");
    }
    let ours = &rules()[0];
    for (declared, text) in [
        (&[(ours.id, "one")][..], "AR"),
        (&[("AR-900", "one")], "AR"),
        (&[("xsd-1", "one")], "xsd"),
        (&[("MY-1", ours.name)], ours.name),
        (&[("MY-1", "misplaced-element")], "misplaced-element"),
        (&[("MY-1", "one"), ("MY-1", "two")], "MY-1"),
        (&[("MY-1", "one"), ("MY-2", "one")], "one"),
    ] {
        let id = declared[declared.len() - 1].0;
        let taken = CustomRuleError::Taken { id, text };
        assert!(
            taken
                .to_string()
                .contains(&format!("`{text}`, which is taken"))
        );
        assert_eq!(new(declared), Err(taken), "{declared:?}");
    }
}

/// Of one item ten times as many findings are listed as of one rule, and all are counted.
#[test]
fn many_rules_have_a_bound_together() {
    for (count, message) in [
        (11, "1 more finding of a rule is not listed"),
        (12, "2 more findings of rules are not listed"),
    ] {
        let rules = (0..count).map(|number| -> &'static dyn CustomRule {
            let id: &str = Box::leak(format!("MY-{number}").into_boxed_str());
            Box::leak(Box::new(Always(declared(id, id))))
        });
        let custom_rules = CustomRules::new(rules.collect::<Vec<_>>().leak()).expect("rules");
        let mut options = Options {
            custom_rules,
            ..options(1)
        };
        options.limits.violations = 1;
        let text = "<cif><game><info/><moves/></game><info><version>1.0</version>\
                    <creator>cif</creator><created>2014-12-21</created><content/></info></cif>";
        let mut found = Vec::new();
        let summary = check(text.as_bytes(), &options, &mut |it| found.push(it));
        assert_eq!(summary.expect("a text").warnings, count);
        let (last, listed) = found.split_last().expect("findings");
        assert!(listed.iter().all(|it| it.id.starts_with("MY")));
        assert_eq!(listed.len(), 10);
        assert_eq!(
            (&*last.id, &*last.message),
            ("xml:violation-limit", message)
        );
    }
}
