//! Fixes of the schema layer come to an end and keep the meaning: children out
//! of order find their places, and the published example becomes valid.

use std::collections::{BTreeSet, HashSet};

use cif_runtime::schema::{ComplexType, Content, Model, Order, Type};
use cif_tests::rng::Rng;
use cif_tests::sample::Sampler;
use cif_tests::tree::{Element, Node};
use cif_tests::{contract, corpus, faults, fixes, tables};

#[test]
fn children_out_of_order_find_their_places() {
    let mut rng = Rng::new(1);
    let mut shuffled = BTreeSet::new();
    for seed in 0..400 {
        let mut root = Sampler::new(seed).document();
        let original = root.to_document();
        for place in tables::places(&root) {
            let Type::Complex(ty) = place.child.ty else {
                continue;
            };
            if let Content::Elements(model) = ty.content
                && !place.path.is_empty()
                && let Some(element) = root.at_mut(&place.path)
                && shuffle(element, model, &mut rng)
            {
                shuffled.insert(ty.name);
                // Paths into it lead elsewhere now, so it is fixed at once.
                let text = root.to_document();
                let (fixed, left) = fixes::applied(&text).unwrap_or_else(|it| panic!("{it}"));
                assert!(left.is_empty(), "{}: {left:?}\n{text}\n{fixed}", ty.name);
                let (value, fixed) = (cif_types::read(&original), cif_types::read(&fixed));
                assert_eq!(value.value, fixed.value, "{}: {text}", ty.name);
                root = Element::parse(&original).expect("it is well-formed");
            }
        }
    }
    for known in ["GameHead", "GEvent", "GPlayer", "GameInfo", "ArchiveInfo"] {
        assert!(shuffled.contains(known), "{known}: {shuffled:?}");
    }
}

/// Every constraint whose page promises a fix has one in a document that breaks
/// it, and no other has.
#[test]
fn pages_promise_the_fixes_that_there_are() {
    let mut fixed = BTreeSet::new();
    for (ty, path) in tables::reachable() {
        for broken in broken_reparably(ty, path.last().map_or("", |child| child.name)) {
            let mut root = broken;
            for above in path.iter().rev().skip(1) {
                let mut element = Element::new(above.name);
                element.children.push(Node::Element(root));
                root = element;
            }
            let violations = cif_types::check(&root.to_document()).into_iter();
            fixed.extend(violations.filter(|it| it.fix.is_some()).map(|it| it.id));
        }
    }
    let promised = cif_types::CONSTRAINTS.iter().filter(|constraint| {
        let page = cif_validator::explain(constraint.id).expect("a page");
        page.contains("\n- fix: safe\n")
    });
    let promised: BTreeSet<_> = promised.map(|it| it.id.into()).collect();
    assert_eq!(promised, fixed);
}

/// Elements of a type, each with a fault that a lenient reader may know how to
/// put right.
fn broken_reparably(ty: &'static ComplexType, name: &str) -> Vec<Element> {
    const SLIPS: [&str; 3] = ["2014.12.21", ":blitz", "+"];
    let with = |children: Vec<Node>| Element {
        children,
        ..Element::new(name)
    };
    let child = |name: &str| Node::Element(Element::new(name));
    let mut broken = vec![with(vec![Node::Markup(" ".to_owned())])];
    for slip in SLIPS {
        broken.push(with(vec![Node::Markup(slip.to_owned())]));
        for attribute in ty.attributes {
            let mut element = Element::new(name);
            element.push_attribute(attribute.name, slip);
            broken.push(element);
        }
    }
    let Some(model) = tables::model(Type::Complex(ty)) else {
        return broken;
    };
    let aliases = model.aliases.iter().map(|alias| alias.name);
    let names = model.children.iter().map(|child| child.name).chain(aliases);
    let names: Vec<_> = names.collect();
    for one in model.children {
        for (number, other) in names.iter().enumerate() {
            broken.push(with(vec![child(one.name), child(other)]));
            let pairs = names[number..]
                .iter()
                .map(|third| [child(other), child(third)]);
            broken.extend(pairs.map(|[two, three]| with(vec![child(one.name), two, three])));
        }
        for slip in SLIPS {
            let mut element = Element::new(one.name);
            element.push_text(slip);
            broken.push(with(vec![Node::Element(element)]));
        }
    }
    broken
}

#[test]
fn many_elements_out_of_order_are_fixed_in_rounds() {
    let mut rng = Rng::new(2);
    let mut most = 0;
    for seed in 0..200 {
        let mut root = Sampler::new(seed).document();
        let original = root.to_document();
        let mut places = tables::places(&root);
        // The innermost first, whose paths stay what they are.
        places.sort_by_key(|place| std::cmp::Reverse(place.path.len()));
        let mut count = 0;
        for place in places.iter().filter(|place| !place.path.is_empty()) {
            if let Type::Complex(ty) = place.child.ty
                && let Content::Elements(model) = ty.content
                && let Some(element) = root.at_mut(&place.path)
            {
                count += usize::from(shuffle(element, model, &mut rng));
            }
        }
        most = most.max(count);
        let text = root.to_document();
        let (fixed, left) = fixes::applied(&text).unwrap_or_else(|it| panic!("{it}"));
        assert!(left.is_empty(), "{left:?}\n{text}\n{fixed}");
        let (value, fixed) = (cif_types::read(&original), cif_types::read(&fixed));
        assert_eq!(value.value, fixed.value, "{text}");
    }
    assert!(most > 3, "{most}");
}

/// Puts the children in another order, but for those that the model lets
/// follow each other both ways: their order has a meaning. Tells whether it
/// changed anything.
fn shuffle(element: &mut Element, model: &'static Model, rng: &mut Rng) -> bool {
    let Order::Automaton { names, .. } = model.order else {
        return false;
    };
    let follows: Vec<HashSet<usize>> = (0..names).map(|name| following(model, name)).collect();
    let class = |name: usize| {
        let both = |other: &usize| follows[name].contains(other) && follows[*other].contains(&name);
        (0..names).find(both).unwrap_or(name)
    };
    let children: Vec<Element> = element.elements().cloned().collect();
    let classes: Vec<usize> = children
        .iter()
        .filter_map(|child| (model.symbol)(child.name.as_bytes()))
        .map(class)
        .collect();
    let mut wanted = classes.clone();
    rng.shuffle(&mut wanted);
    let mut taken = HashSet::new();
    let mut arranged = wanted.iter().filter_map(|class| {
        let next = (0..children.len()).find(|it| classes[*it] == *class && !taken.contains(it))?;
        taken.insert(next);
        children.get(next).cloned()
    });
    for node in &mut element.children {
        if let Node::Element(child) = node
            && let Some(next) = arranged.next()
        {
            *child = next;
        }
    }
    !element.elements().eq(&children)
}

/// The names that can stand anywhere after a name.
fn following(model: &Model, name: usize) -> HashSet<usize> {
    let symbol = |slot: u16| (model.symbol)(model.children[usize::from(slot)].name.as_bytes());
    let mut found = HashSet::new();
    let mut reached = HashSet::new();
    let Order::Automaton { accepting, .. } = &model.order else {
        return found;
    };
    let states = 0..u16::try_from(accepting.len()).expect("few states");
    let mut queue: Vec<u16> = states
        .flat_map(|state| tables::steps(&model.order, state))
        .filter(|step| symbol(step.slot) == Some(name))
        .map(|step| step.state)
        .collect();
    while let Some(state) = queue.pop() {
        if reached.insert(state) {
            for step in tables::steps(&model.order, state) {
                found.extend(symbol(step.slot));
                queue.push(step.state);
            }
        }
    }
    found
}

#[test]
fn the_published_example_becomes_valid() {
    let path = corpus::folder().join("published-example-as-published.cif");
    let text = std::fs::read_to_string(path).expect("a readable corpus");
    let (fixed, left) = fixes::applied(&text).expect("an end of fixes");
    assert!(left.is_empty(), "{left:?}\n{fixed}");
    let lenient = cif_types::read(&text);
    assert!(lenient.misplaced.is_empty());
    assert_eq!(cif_types::read(&fixed).value, lenient.value, "{fixed}");
    // Whole lines are moved.
    assert!(
        fixed.contains("\n          <gametime>23:57:00</gametime>\n"),
        "{fixed}"
    );
    assert!(fixed.contains("\n          <location>FICS freechess.org</location>\n"));
    assert_eq!(fixed.lines().count(), text.lines().count());
}

/// An archive around a head.
fn archive(head: &str) -> String {
    format!(
        "<cif><game><info><head>{head}</head></info><moves/></game><info><version>1.0</version>\
         <creator/><created>2014-12-21</created><content/></info></cif>"
    )
}

fn fixed(head: &str) -> String {
    let text = archive(head);
    let (fixed, left) = fixes::applied(&text).expect("an end of fixes");
    assert!(left.is_empty(), "{left:?}\n{fixed}");
    let lenient = cif_types::read(&text).value;
    assert_eq!(cif_types::read(&fixed).value, lenient);
    let (_, rest) = fixed.split_once("<head>").expect("a head");
    rest.split_once("</head>").expect("a head").0.to_owned()
}

#[test]
fn known_faults_have_fixes() {
    let event = "<event><time>12:00:00</time></event>";
    let time = "<gametime>12:00:00</gametime>";
    assert_eq!(
        fixed(event),
        format!("<characteristics>{time}</characteristics><event></event>")
    );
    assert_eq!(
        fixed(&format!("<characteristics/>{event}")),
        format!("<characteristics>{time}</characteristics><event></event>")
    );
    assert_eq!(
        fixed(&format!(
            "{event}<characteristics><gamedate>2014-12-21</gamedate><plycount>1</plycount></characteristics>"
        )),
        format!(
            "<characteristics><gamedate>2014-12-21</gamedate>{time}<plycount>1</plycount></characteristics><event></event>"
        )
    );
    assert_eq!(
        fixed("<event><title>A</title><site >B</site ></event>"),
        "<event><location >B</location ><title>A</title></event>"
    );
    assert_eq!(
        fixed(
            "<white><!-- his --><clock>00:03:00</clock>\r\n <!-- her --> <name>A</name><!-- end --></white>"
        ),
        "<white>\r\n <!-- her --> <name>A</name><!-- his --><clock>00:03:00</clock><!-- end --></white>"
    );
}

#[test]
fn what_is_not_certain_has_no_fix() {
    for head in [
        // Two times, and an element too many.
        "<characteristics><gametime>11:00:00</gametime></characteristics>\
         <event><time>12:00:00</time></event>",
        "<event><title>A</title><title>B</title></event>",
        // Two places, which only their names tell apart.
        "<event><location>A</location><site>B</site></event>",
        "<event><site>A</site><location>B</location></event>",
        "<event><site>A</site><site>B</site></event>",
        "<event><time>noon</time></event>",
        "<event><time at=\"1\">12:00:00</time></event>",
    ] {
        let text = archive(head);
        let violations = cif_types::check(&text);
        assert!(!violations.is_empty(), "{head}");
        assert!(
            violations.iter().all(|it| it.fix.is_none()),
            "{violations:#?}"
        );
    }
}

#[test]
fn fixes_of_damaged_archives_come_to_an_end() {
    let mut sound = 0;
    for path in corpus::archives(&faults::folder().join("schema")) {
        let text = std::fs::read_to_string(&path).expect("a readable archive");
        let before = cif_types::check(&text).len();
        let (fixed, left) = fixes::applied(&text).unwrap_or_else(|it| panic!("{it}"));
        assert!(
            left.len() <= before,
            "{}: {left:?}\n{fixed}",
            path.display()
        );
        sound += usize::from(left.is_empty());
        let examined = contract::examine(&fixed, 7);
        assert!(examined.is_ok(), "{}: {examined:?}", path.display());
    }
    assert!(sound > 5, "{sound} archives");
}
