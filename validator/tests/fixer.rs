//! Counts of a fixer, and where it stops.

#[expect(dead_code, reason = "fixes are applied by the fixer")]
mod support;

use cif_validator::fix::{Fixed, Fixer, Remaining};
use cif_validator::{Selection, Severity};

/// Fixes an archive of one game with these moves.
fn fixed(moves: &str, fixer: &Fixer) -> Fixed<String> {
    fixer
        .fix_str(&archive(moves))
        .expect("a text that can be read")
}

fn archive(moves: &str) -> String {
    format!(
        "<cif><game><info/><moves>{moves}</moves></game><info><version>1.0</version>\
         <creator>cif</creator><created>2014-12-21</created><content/></info></cif>"
    )
}

fn fixer(not_safe: bool) -> Fixer {
    Fixer {
        options: support::options(),
        not_safe,
    }
}

/// Moves of knights there and back, each with a sign that a fix removes.
fn moves(number: usize) -> String {
    let moves = ["g1-f3", "g8-f6", "f3-g1", "f6-g8"];
    let moves: Vec<_> = moves.into_iter().cycle().take(number).collect();
    moves.join(" ")
}

/// Of each item only the first finding is listed, so that a round has one fix.
#[test]
fn rounds_have_a_bound() {
    for (number, rounds, left) in [(3, 3, 0), (20, 20, 0), (23, 20, 3)] {
        let mut few = fixer(false);
        few.options.limits.violations = 1;
        let fixed = fixed(&moves(number), &few);
        assert_eq!((fixed.rounds, fixed.applied), (rounds, u64::from(rounds)));
        assert_eq!(fixed.before.uncertain, number as u64 - 1);
        // One more says that others are not listed.
        let listed = u64::from(left > 0);
        assert_eq!(fixed.remaining.findings, left + listed, "{number}");
        assert_eq!(fixed.remaining.safe, listed, "{number}");
        assert_eq!(fixed.remaining.uncertain, left.saturating_sub(1));
        assert_eq!(fixed.is_stopped, left > 0, "{number}");
    }
}

/// Findings beyond those that are listed are fixed too.
#[test]
fn all_is_fixed_however_little_is_listed() {
    let mut few = fixer(false);
    few.options.max_findings = 1;
    let fixed = fixed(&moves(3), &few);
    assert_eq!((fixed.rounds, fixed.applied), (1, 3));
    assert_eq!((fixed.before.findings, fixed.remaining.findings), (3, 0));
}

/// Findings that are only counted are wanted or not as those are that are listed.
#[test]
fn what_is_only_counted_is_left_out_alike() {
    let selection = |text: &str| text.parse().expect("a selector");
    let mut few = fixer(false);
    few.options.limits.violations = 1;
    few.options.selection = Selection::default().ignore(selection("all"));
    let none = fixed(&moves(3), &few);
    assert_eq!((none.before, none.applied), (Remaining::default(), 0));
    let warning = Some(Severity::Warning);
    few.options.selection = Selection::default().level(selection("all"), warning);
    let before = fixed(&moves(3), &few).before;
    assert_eq!((before.uncertain, before.worst), (2, warning));
}

#[test]
fn fixes_that_are_not_safe_are_counted_apart() {
    let moves = format!(
        "{}</moves></game><game><info/><moves>a1a4 a8a5 a4h5",
        moves(2)
    );
    let safe = fixed(&moves, &fixer(false));
    assert_eq!((safe.before.safe, safe.before.not_safe), (2, 3));
    assert_eq!((safe.remaining.safe, safe.remaining.not_safe), (0, 3));
    assert_eq!((safe.applied, safe.is_stopped), (2, false));
    let all = fixed(&moves, &fixer(true));
    assert_eq!((all.before, all.remaining.findings), (safe.before, 0));
    assert_eq!((all.applied, all.is_stopped), (5, false));
    let none = fixed("a1a4", &fixer(false));
    assert!(none.text.is_none());
    assert_eq!((none.rounds, none.applied, none.is_stopped), (0, 0, false));
}

/// A text that is no XML stays so; the rest is fixed.
#[test]
fn a_text_that_is_no_xml_is_fixed_before_that() {
    let text = archive("e2-e4").replace("</cif>", "<game>");
    let fixed = fixer(false).fix_str(&text).expect("a text");
    assert_eq!(fixed.text, Some(text.replace("e2-e4", "e2e4")));
    assert_eq!(fixed.applied, 1);
}

#[test]
fn a_bound_on_findings_is_no_bound_on_fixes() {
    let mut few = fixer(false);
    few.options.max_findings = 1;
    let fixed = fixed(&moves(3), &few);
    assert_eq!((fixed.rounds, fixed.applied), (1, 3));
}

#[test]
fn what_is_not_wanted_is_neither_counted_nor_fixed() {
    let mut some = fixer(true);
    let selector = "IX".parse().expect("a selector");
    some.options.selection = Selection::default().select(selector);
    let fixed = fixed("e2-e4 e7e4", &some);
    assert_eq!(fixed.before, Remaining::default());
    assert!(fixed.text.is_none());
}
