//! Fixes of children: their order, their names, and values that belong elsewhere. The tables
//! are made by hand, so that each kind meets each other.

use cif_runtime::document::validate;
use cif_runtime::schema::{Alias, Child, ComplexType, Content, Model, Order, Schema, Step};
use cif_runtime::simple::Builtin;
use cif_runtime::{Edit, Limits, Violation, names};

const N: Step = Step::NONE;

static SCHEMA: Schema = Schema::new(&[Child::complex("doc", &DOC)]);

const fn elements(name: &'static str, model: &'static Model) -> ComplexType {
    ComplexType {
        name,
        attributes: &[],
        required: 0,
        attribute: names!(),
        others: None,
        content: Content::Elements(model),
    }
}

const fn number(name: &'static str) -> Child {
    Child::simple(name, Builtin::Int.simple_type())
}

/// `box*, note?`
static DOC: ComplexType = elements(
    "Doc",
    &Model {
        children: &[Child::complex("box", &BOX).repeated(), number("note")],
        symbol: names!(b"box" 0, b"note" 1),
        order: Order::Automaton {
            names: 2,
            steps: &[Step::to(0, 0), Step::to(1, 1), N, N],
            accepting: &[true, true],
        },
        aliases: &[],
        wildcards: &[],
    },
);

/// `one?, two, many*, inner?, goal?, tail?`
static BOX: ComplexType = elements(
    "Box",
    &Model {
        children: &[
            number("one"),
            number("two"),
            number("many").repeated(),
            Child::complex("inner", &INNER),
            Child::complex("goal", &GOAL),
            Child::complex("tail", &GOAL),
        ],
        symbol: names!(b"one" 0, b"two" 1, b"many" 2, b"inner" 3, b"goal" 4, b"tail" 5),
        order: Order::Automaton {
            names: 6,
            steps: STEPS.as_flattened(),
            accepting: &[false, false, true, true, true, true],
        },
        aliases: &[
            Alias::sibling("plenty", "many"),
            Alias::sibling("uno", "one"),
            Alias::sibling("rest", "tail"),
            Alias::relocated("note", &NOTE),
        ],
        wildcards: &[],
    },
);
const INNER_STEP: Step = Step::to(3, 3);
const GOAL_STEP: Step = Step::to(4, 4);
const TAIL: Step = Step::to(5, 5);
static STEPS: [[Step; 6]; 6] = [
    [Step::to(1, 0), Step::to(2, 1), N, N, N, N],
    [N, Step::to(2, 1), N, N, N, N],
    [N, N, Step::to(2, 2), INNER_STEP, GOAL_STEP, TAIL],
    [N, N, N, N, GOAL_STEP, TAIL],
    [N, N, N, N, N, TAIL],
    [N; 6],
];
static NOTE: Child = number("remark");

/// `box?, x?, y?, z?`, and a value that belongs to the goal beside it.
static INNER: ComplexType = elements("Inner", &IN_INNER);
static IN_INNER: Model = Model {
    children: &[
        Child::complex("box", &BOX),
        number("x"),
        number("y"),
        number("z"),
    ],
    symbol: names!(b"box" 0, b"x" 1, b"y" 2, b"z" 3),
    order: Order::Automaton {
        names: 4,
        steps: INNER_STEPS.as_flattened(),
        accepting: &[true; 5],
    },
    aliases: &[Alias::relocated("goal/deep/leaf", &LATE)],
    wildcards: &[],
};
const X: Step = Step::to(2, 1);
const Y: Step = Step::to(3, 2);
const Z: Step = Step::to(4, 3);
static INNER_STEPS: [[Step; 4]; 5] = [
    [Step::to(1, 0), X, Y, Z],
    [N, X, Y, Z],
    [N, N, Y, Z],
    [N, N, N, Z],
    [N; 4],
];
static LATE: Child = number("late");

/// `deep?`
static GOAL: ComplexType = elements("Goal", &IN_GOAL);
static IN_GOAL: Model = optional(&[Child::complex("deep", &DEEP)], names!(b"deep" 0));

/// `leaf?`
static DEEP: ComplexType = elements("Deep", &IN_DEEP);
static IN_DEEP: Model = optional(&[number("leaf")], names!(b"leaf" 0));

/// One child, or none.
const fn optional(children: &'static [Child], symbol: fn(&[u8]) -> Option<usize>) -> Model {
    Model {
        children,
        symbol,
        order: Order::Automaton {
            names: 1,
            steps: &ONCE,
            accepting: &[true, true],
        },
        aliases: &[],
        wildcards: &[],
    }
}
static ONCE: [Step; 2] = [Step::to(1, 0), N];

/// The text with its fixes applied, but for those that are about the same text as one before.
fn fixed(text: &str) -> String {
    let violations = validate(text, &SCHEMA, &Limits::default());
    assert!(!violations.is_empty(), "{text}");
    let mut edits: Vec<Edit> = Vec::new();
    for fix in violations.iter().filter_map(|it| it.fix.as_ref()) {
        let overlaps =
            |one: &Edit, two: &Edit| one.span.start < two.span.end && two.span.start < one.span.end;
        let is_apart = |edit: &Edit| edits.iter().all(|it| !overlaps(it, edit));
        if fix.edits.iter().all(is_apart) {
            edits.extend_from_slice(&fix.edits);
        }
    }
    edits.sort_by_key(|edit| (edit.span.start, edit.span.end));
    let mut fixed = text.to_owned();
    for edit in edits.iter().rev() {
        fixed.replace_range(edit.span.range(), &edit.text);
    }
    fixed
}

/// Compares what becomes of the content of a box in the document.
fn compare(content: &str, expected: &str) {
    let document = |content: &str| format!("<doc><box>{content}</box></doc>");
    assert_eq!(fixed(&document(content)), document(expected), "{content}");
}

#[test]
fn names_are_corrected_in_both_tags() {
    for (found, right) in [
        ("<uno>1</uno><two>2</two>", "<one>1</one><two>2</two>"),
        (
            "<two>2</two><plenty>3</plenty><many>4</many>",
            "<two>2</two><many>3</many><many>4</many>",
        ),
        ("<two>2</two><rest/>", "<two>2</two><tail/>"),
        (
            "<two>2</two><rest><deep><leaf>1</leaf></deep></rest>",
            "<two>2</two><tail><deep><leaf>1</leaf></deep></tail>",
        ),
    ] {
        compare(found, right);
    }
}

#[test]
fn a_name_stays_where_another_has_it() {
    let same = |content: &str| compare(content, content);
    same("<uno>1</uno><one>2</one><two>3</two>");
    same(
        "<uno>1</uno><two>2</two><rest/><tail/>"
            .replace("<uno>1</uno>", "")
            .as_str(),
    );
    // Another element that is there twice says nothing of this name, nor does one elsewhere.
    let twice = "<two>2</two><two>3</two>";
    compare(
        &format!("<uno>1</uno>{twice}"),
        &format!("<one>1</one>{twice}"),
    );
    let inner = "<two>2</two><inner><box><one>1</one><one>2</one><two>3</two></box></inner>";
    compare(
        &format!("<uno>1</uno>{inner}"),
        &format!("<one>1</one>{inner}"),
    );
}

#[test]
fn children_move_with_their_lines() {
    for (found, right) in [
        ("<two>2</two><one>1</one>", "<one>1</one><two>2</two>"),
        // A child with a wrong name counts as the one that it is.
        (
            "<uno>1</uno><goal/><two>2</two>",
            "<one>1</one><two>2</two><goal/>",
        ),
        (
            "\n  <two>2</two>  \n  <one>1</one> \n",
            "\n  <one>1</one> \n  <two>2</two>  \n",
        ),
        // Lines inside of what stays.
        (
            "<two>2</two><goal>\n<deep/>\n</goal><many>3</many>",
            "<two>2</two><many>3</many><goal>\n<deep/>\n</goal>",
        ),
        (
            "\n <two>\n2</two>\n <goal>\n<deep/>\n</goal>\n <many>3\n</many>\n",
            "\n <two>\n2</two>\n <many>3\n</many>\n <goal>\n<deep/>\n</goal>\n",
        ),
    ] {
        compare(found, right);
    }
}

#[test]
fn values_go_where_they_belong() {
    for (found, right) in [
        (
            "<two>2</two><inner><late>5</late></inner>",
            "<two>2</two><inner></inner><goal><deep><leaf>5</leaf></deep></goal>",
        ),
        (
            "<two>2</two><inner><late>5</late></inner><tail/>",
            "<two>2</two><inner></inner><goal><deep><leaf>5</leaf></deep></goal><tail/>",
        ),
        (
            "<two>2</two><inner><late>5</late></inner><goal/>",
            "<two>2</two><inner></inner><goal><deep><leaf>5</leaf></deep></goal>",
        ),
        (
            "<two>2</two><inner><late>5</late></inner><goal><deep/></goal>",
            "<two>2</two><inner></inner><goal><deep><leaf>5</leaf></deep></goal>",
        ),
        (
            "<two>2</two><inner><late>5</late></inner><goal><deep></deep></goal>",
            "<two>2</two><inner></inner><goal><deep><leaf>5</leaf></deep></goal>",
        ),
        // On lines of their own.
        (
            "\n <two>2</two>\n <inner>\n  <late>5</late>\n </inner>\n",
            "\n <two>2</two>\n <inner>\n </inner>\n <goal><deep>\n  <leaf>5</leaf>\n </deep></goal>\n",
        ),
        // Where violations are taken back.
        (
            "<two>2</two><inner><z>1</z><x>1</x><y>1</y><late>5</late></inner>",
            "<two>2</two><inner><x>1</x><y>1</y><z>1</z></inner><goal><deep><leaf>5</leaf></deep></goal>",
        ),
        // Of two values for one place the first counts.
        (
            "<two>2</two><inner><late>5</late><late>6</late></inner>",
            "<two>2</two><inner><late>6</late></inner><goal><deep><leaf>5</leaf></deep></goal>",
        ),
    ] {
        compare(found, right);
    }
}

#[test]
fn values_stay_where_their_place_is_taken() {
    for content in [
        "<two>2</two><inner><late>5</late></inner><goal><deep><leaf>1</leaf></deep></goal>",
        "<two>2</two><inner><late>5</late></inner><goal/><goal/>",
        "<two>2</two><inner><late>5</late></inner><goal><deep/><deep/></goal>",
        // A stream never holds all of the root.
        "<two>2</two><remark>5</remark>",
    ] {
        compare(content, content);
    }
}

#[test]
fn each_fault_is_one_violation() {
    for (content, ids) in [
        // A value that has no place here does not fit its type either.
        (
            "<two>2</two><inner><late>x</late></inner>",
            &["Inner/undeclared-element"][..],
        ),
        // What is missing in one box does not turn up in the next.
        (
            "<many>1</many></box><box><two>1</two><goal/><two>2</two>",
            &["Box/incomplete", "Box/two/misplaced"],
        ),
        // One that comes too early, or those that come too late behind it.
        ("<goal/><two>2</two>", &["Box/two/misplaced"]),
        ("<goal/><two>2</two><many>3</many>", &["Box/goal/misplaced"]),
        (
            "<goal/><one>1</one><two>2</two><many>3</many>",
            &["Box/goal/misplaced"],
        ),
        (
            "<goal/><one>1</one><two>2</two><one>1</one>",
            &["Box/goal/misplaced", "Box/one/misplaced"],
        ),
    ] {
        let text = format!("<doc><box>{content}</box></doc>");
        let violations = validate(&text, &SCHEMA, &Limits::default());
        let found: Vec<_> = violations.iter().map(|it| &it.id["xsd:".len()..]).collect();
        assert_eq!(found, ids, "{content}");
    }
}

/// Text is looked at again so often and no more, whatever is nested.
#[test]
fn looking_again_has_a_bound() {
    let mut text = String::from("<two>1</two>");
    for _ in 0..200 {
        text = format!("<inner><box>{text}</box></inner><two>1</two>");
    }
    let text = format!("<doc><box>{text}</box></doc>");
    let violations = validate(&text, &SCHEMA, &Limits::default());
    let has_fix = |it: &&Violation| it.fix.is_some();
    let fixed = violations.iter().filter(has_fix).count();
    assert!(
        fixed > 10 && fixed < violations.len() / 2,
        "{fixed} of {}",
        violations.len()
    );
}
