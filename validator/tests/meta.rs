//! Properties of all rules: their ids and names, their files, the style of
//! what they say, and the freshness of their catalogue.

use std::collections::BTreeSet;
use std::error::Error as _;
use std::path::{Path, PathBuf};

use cif_validator::fix::FixError;
use cif_validator::{
    CheckError, Legality, Options, Selector, Status, check_str, explain, rules, rules_markdown,
};
use walkdir::WalkDir;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn ids_are_sorted_and_names_are_unique() {
    let ids: Vec<_> = rules().iter().map(|rule| rule.id).collect();
    assert!(
        ids.is_sorted_by(|one, other| one < other),
        "the list in validator/src/rules/mod.rs is not sorted by id: {ids:?}"
    );
    let names: BTreeSet<_> = rules().iter().map(|rule| rule.name).collect();
    assert_eq!(names.len(), ids.len());
    for id in ids {
        let (area, number) = id.split_once('-').expect("an id such as IX-007");
        assert!(
            area.len() == 2 && area.bytes().all(|it| it.is_ascii_uppercase()),
            "{id}"
        );
        assert!(
            number.len() == 3 && number.bytes().all(|it| it.is_ascii_digit()),
            "{id}"
        );
    }
}

#[test]
fn declarations_are_complete() {
    for rule in rules() {
        let id = rule.id;
        assert_eq!(
            rule.name.replace('-', "_"),
            rule.stem(),
            "{id}: name and files differ"
        );
        let word = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
        assert!(rule.name.chars().all(word), "{id}");
        let first = rule.title.chars().next().expect("a title");
        assert!(first.is_uppercase() || first == '`', "{id}: {}", rule.title);
        assert!(
            !rule.title.ends_with('.') && !rule.title.contains('\n'),
            "{id}"
        );
        assert!(
            rule.clause.starts_with("cif"),
            "{id}: the clause names no page"
        );
        assert!(matches!(rule.status, Status::Preview | Status::Stable));
        let page = explain(id).expect("a page");
        assert!(
            page.starts_with(&format!("# {id}: {}\n", rule.name)),
            "{page}"
        );
    }
}

#[test]
fn the_list_and_the_folder_agree() {
    let folder = workspace().join("validator/src/rules");
    let mut files = BTreeSet::new();
    for entry in WalkDir::new(&folder) {
        let path = entry.expect("a readable folder").into_path();
        let name = path.file_name().expect("a name");
        if path.is_file() && name != "mod.rs" {
            files.insert(path.strip_prefix(&folder).expect("inside").to_owned());
        }
    }
    let listed = rules().iter().flat_map(|rule| {
        let stem = Path::new(rule.area()).join(rule.stem());
        [stem.with_extension("rs"), stem.with_extension("md")]
    });
    assert_eq!(
        files,
        listed.collect(),
        "files without a line in validator/src/rules/mod.rs, or the other way round"
    );
}

#[test]
fn the_catalogue_is_fresh() {
    let page = std::fs::read_to_string(workspace().join("docs/rules.md")).expect("a page");
    assert!(
        page == rules_markdown(),
        "docs/rules.md is stale: run `cargo xtask refresh`"
    );
}

/// Whatever is displayed has the words of its documentation.
#[test]
fn values_and_errors_have_words() {
    for text in [
        "all",
        "IX",
        "IX-007",
        "xml",
        "xsd:Game",
        "misplaced-element",
    ] {
        let selector: Selector = text.parse().expect("a selector");
        assert_eq!(selector.to_string(), text);
    }
    let unknown = "IX-0".parse::<Selector>().expect_err("no rule");
    assert_eq!(
        unknown.to_string(),
        "`IX-0` names no rule and no constraint"
    );
    let unknown = "often".parse::<Legality>().expect_err("no word");
    assert_eq!(
        unknown.to_string(),
        "legality is checked auto, always or never"
    );
    let statuses = [Status::Preview, Status::Stable].map(|it| it.to_string());
    assert_eq!(statuses, ["preview", "stable"]);
    assert_eq!(
        FixError::BreaksXml.to_string(),
        "the fixes would break its XML"
    );
    let failed = || std::io::Error::other("the disk is full");
    assert_eq!(
        FixError::Write(failed()).to_string(),
        "cannot write: the disk is full"
    );
    let failed = CheckError::from(failed());
    assert!(failed.source().is_some(), "{failed}");
    let text = "<cif><game><info/><moves>O-O</moves></game></cif>";
    let findings = check_str(text, &options()).expect("a text that can be read");
    assert_eq!(
        findings[0].to_string(),
        "1:26: error[MV-001]: this is no move"
    );
}

/// The page of a constraint says what it asks for.
#[test]
fn constraints_have_pages() {
    for (id, meaning) in [
        (
            "xsd:IndexDocument/@id/required",
            "The attribute must be there.",
        ),
        (
            "xsd:IndexGame/undeclared-attribute",
            "The element has no attribute of that name.",
        ),
        (
            "xsd:IndexGame/undeclared-element",
            "No element of that name can stand there.",
        ),
        ("xsd:IndexGame/text", "No text can stand there."),
        (
            "xsd:Index/incomplete",
            "An element that must be there is missing.",
        ),
        (
            "xsd:GameHead/white/misplaced",
            "The element stands too late, too early or too often.",
        ),
        (
            "xsd:IndexGame/@id/datatype",
            "The value is of the type `xs:nonNegativeInteger`.",
        ),
        (
            "xsd:Index/@type/enumeration",
            "The value is one of: `archive listing`.",
        ),
        (
            "xsd:Date/text()/pattern",
            "The value matches the pattern `[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?`.",
        ),
        (
            "xsd:IndexGame/@id/maxInclusive",
            "The value keeps to maxInclusive `16777215`.",
        ),
        ("xml:id-limit", "a bound of the reader, not of the format"),
    ] {
        let page = explain(id).unwrap_or_else(|| panic!("{id} has no page"));
        assert!(page.contains(meaning), "{page}");
        assert!(!page.contains(": \n"), "{page}");
    }
    // What is said of the whole stands where nothing is said of the part.
    for (id, origin) in [
        ("xsd:GSource/text", "- the component is repaired"),
        (
            "xsd:GameHead/white/misplaced",
            "- `GameHead`, which it is part of, is repaired",
        ),
        ("xsd:Date/text()/pattern", "- `Date` is repaired"),
        (
            "xsd:Index/@type/enumeration",
            "- its type `IndexType` (`cif-index`) is reconstructed",
        ),
    ] {
        let page = explain(id).unwrap_or_else(|| panic!("{id} has no page"));
        let lines = page.lines().filter(|it| it.starts_with("- ")).skip(4);
        let lines: Vec<_> = lines.collect();
        assert!(
            lines.len() == 1 && lines[0].starts_with(origin),
            "{lines:#?}"
        );
    }
    let page = explain("wrong-root").expect("the page of a name");
    assert!(page.contains("- `xsd:root`"), "{page}");
}

/// Messages and labels begin in lower case or with code, so that they can
/// stand after a colon, and end without a full stop.
#[test]
fn findings_keep_the_style() {
    let faults = workspace().join("tests/corpus/faults/rules");
    for entry in WalkDir::new(faults) {
        let path = entry.expect("a readable corpus").into_path();
        if !path.is_file() {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a text");
        for finding in check_str(&text, &options()).expect("a text that can be read") {
            let labels = finding.related.iter().map(|it| &it.label);
            for line in labels.chain([&finding.message]).chain(&finding.help) {
                let first = line.chars().next().expect("a text");
                assert!(first.is_lowercase() || first == '`', "{line}");
                assert!(!line.ends_with('.') && !line.contains('\n'), "{line}");
            }
        }
    }
}

fn options() -> Options {
    Options {
        rulebook: Some(&cif_chess::Rules),
        ..Options::default()
    }
}
