//! Everything that the generator supports, one folder a feature: `features/<case>/`
//! holds a schema, documents that are valid by it (`valid*.xml`) and some that are
//! not (`invalid*.xml`), and in `expected` every finding of these. All schemas
//! become one program that reads, checks, writes and converts all documents;
//! xmllint and the JDK judge the same documents and all that was written.

mod project;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use cif_codegen::Generator;
use cif_oracles::{Jdk, Judge, Xmllint};

/// A folder of `features`.
struct Case {
    name: String,
    folder: PathBuf,
    generator: Generator,
    /// File names, in order.
    documents: Vec<String>,
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/features");
    names(&folder)
        .into_iter()
        .map(|name| {
            let folder = folder.join(&name);
            let generator = lines(&folder.join("renames")).iter().fold(
                Generator::default(),
                |generator, line| {
                    let (component, name) = line.rsplit_once('=').expect("COMPONENT=NAME");
                    generator.rename(component, name)
                },
            );
            let boxed = lines(&folder.join("boxed"));
            let generator = boxed.into_iter().fold(generator, Generator::boxed);
            let generator = generator.xsi_type(!folder.join("no-xsi-type").exists());
            let documents = names(&folder);
            let documents = documents
                .into_iter()
                .filter(|it| it.strip_suffix(".xml").is_some());
            Case {
                documents: documents.collect(),
                name,
                folder,
                generator,
            }
        })
        .collect()
}

/// The lines of a file of settings, which most cases go without.
fn lines(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let lines = text.lines().map(str::to_owned);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name())
        .map(|name| name.into_string().expect("a plain name"))
        .collect();
    names.sort();
    names
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn is_valid(document: &str) -> bool {
    document.starts_with("valid")
}

#[test]
fn every_feature_reads_checks_and_writes() {
    let cases = cases();
    assert!(cases.len() >= 140, "only {} features", cases.len());
    let mut failures = String::new();
    let outcomes = project::run(&cases, &mut failures);

    let update = env::var_os("BLESS").is_some();
    for case in &cases {
        let found = findings(case, &outcomes);
        let (kept, expected) = expectations(case);
        for (document, lines) in &found {
            if is_valid(document) && !lines.is_empty() {
                let _ = writeln!(
                    failures,
                    "{}/{document} is valid, but: {lines:?}",
                    case.name
                );
            }
            if !is_valid(document) && lines.is_empty() {
                let _ = writeln!(failures, "{}/{document}: no finding", case.name);
            }
        }
        let actual: String = found
            .iter()
            .flat_map(|(document, lines)| lines.iter().map(move |it| format!("{document} {it}\n")))
            .collect();
        if update {
            fs::write(case.folder.join("expected"), kept + &actual).expect("it can be written");
        } else if actual != expected {
            let _ = writeln!(
                failures,
                "{}: other findings than expected (to accept them, set BLESS=1)\n\
                 --- expected\n{expected}--- found\n{actual}",
                case.name
            );
        }
    }
    assert!(failures.is_empty(), "{failures}");
    judged(&cases, &outcomes);
}

/// The findings of each document, `id line:column`.
fn findings(case: &Case, outcomes: &project::Outcomes) -> BTreeMap<String, Vec<String>> {
    let of = |document: &String| {
        let key = format!("{}/{document}", case.name);
        let outcome = outcomes.get(&key);
        let findings = outcome.map(|it| it.findings.clone()).unwrap_or_default();
        (document.clone(), findings)
    };
    case.documents.iter().map(of).collect()
}

/// Returns what a case expects: lines that stay as they are (remarks, and the judges
/// that see a document otherwise), and the findings.
fn expectations(case: &Case) -> (String, String) {
    let text = fs::read_to_string(case.folder.join("expected")).unwrap_or_default();
    let (mut kept, mut findings) = (String::new(), String::new());
    for line in text.lines() {
        let stays = line.starts_with('#') || line.starts_with("disagreement ");
        let part = if stays { &mut kept } else { &mut findings };
        let _ = writeln!(part, "{line}");
    }
    (kept, findings)
}

/// Compares our verdicts with those of other processors. Where a line
/// `disagreement DOCUMENT JUDGE: REASON` explains it they may differ, and must.
fn judged(cases: &[Case], outcomes: &project::Outcomes) {
    let mut failures = String::new();
    let documents: Vec<(&Case, &String)> = cases
        .iter()
        .flat_map(|case| case.documents.iter().map(move |document| (case, document)))
        .collect();
    let pairs: Vec<_> = documents
        .iter()
        .map(|(case, document)| (case.folder.join("schema.xsd"), case.folder.join(document)))
        .collect();
    for judge in [&Jdk as &dyn Judge, &Xmllint] {
        let verdicts = judge.judge_pairs(&pairs).expect("the judge runs");
        for ((case, document), verdict) in documents.iter().zip(verdicts) {
            let (kept, _) = expectations(case);
            let start = format!("disagreement {document} {}:", judge.name());
            let explained = kept.lines().any(|line| line.starts_with(&start));
            let agrees = verdict.is_valid() == is_valid(document);
            if agrees == explained {
                let _ = writeln!(
                    failures,
                    "{}/{document}: {} says {verdict}{}",
                    case.name,
                    judge.name(),
                    if explained { ", as we do" } else { "" }
                );
            }
        }
    }
    let written: Vec<_> = documents
        .iter()
        .filter_map(|(case, document)| {
            let outcome = outcomes.get(&format!("{}/{document}", case.name))?;
            let (kept, _) = expectations(case);
            let explained = kept.contains(&format!("disagreement {document} JDK:"));
            let written = outcome.written.clone().filter(|_| !explained)?;
            Some((case.folder.join("schema.xsd"), written))
        })
        .collect();
    let verdicts = Jdk.judge_pairs(&written).expect("the judge runs");
    for ((_, path), verdict) in written.iter().zip(verdicts) {
        if !verdict.is_valid() {
            let _ = writeln!(failures, "{}: JDK says {verdict}", path.display());
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

/// A schema in a folder, with its settings.
struct Schema {
    name: String,
    path: PathBuf,
    generator: Generator,
}

impl Schema {
    fn code(&self) -> String {
        let code = self.generator.clone().code_of(&self.path);
        code.unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }

    /// All its documents.
    fn documents(&self) -> Vec<PathBuf> {
        let folder = self.path.parent().expect("a folder");
        let names = names(folder).into_iter();
        let names = names.filter(|it| it.strip_suffix(".xsd").is_some());
        names.map(|it| folder.join(it)).collect()
    }
}

/// The schemas of all cases, and that of CIF with what its names need.
fn schemas() -> Vec<Schema> {
    let generator = Generator::default()
        .rename("GEvent/siteid", "siteid_element")
        .rename("GEvent/sponsorid", "sponsorid_element");
    let mut schemas: Vec<_> = cases()
        .into_iter()
        .map(|case| Schema {
            name: case.name,
            path: case.folder.join("schema.xsd"),
            generator: case.generator,
        })
        .collect();
    schemas.push(Schema {
        name: "cif".to_owned(),
        path: Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema/cif.xsd"),
        generator,
    });
    schemas
}

#[test]
fn no_facet_is_lost() {
    for schema in schemas() {
        let (name, code) = (&schema.name, schema.code());
        let options = || roxmltree::ParsingOptions {
            allow_dtd: true,
            ..roxmltree::ParsingOptions::default()
        };
        let texts: Vec<_> = schema.documents().iter().map(|it| read(it)).collect();
        let documents = texts
            .iter()
            .map(|text| roxmltree::Document::parse_with_options(text, options()).expect("XML"));
        let documents: Vec<_> = documents.collect();
        let written: Vec<_> = documents
            .iter()
            .flat_map(roxmltree::Document::descendants)
            .filter(|node| {
                let outside = node
                    .ancestors()
                    .all(|it| it.tag_name().name() != "annotation");
                outside && node.has_attribute("value")
            })
            .collect();
        let catalogued = facets(&code);
        assert_eq!(
            catalogued.len(),
            written.len(),
            "{name}: facets in the catalogue"
        );
        let sources = literals_after(&code, "source");
        for node in written {
            let value = node.attribute("value").unwrap_or_default();
            let kind = node.tag_name().name();
            // Qualified names are written as the schema as a whole has them.
            let local = |value: &str| value.rsplit([':', '}']).next().map(str::to_owned);
            let is_entry = |(known, other): &(String, String)| {
                known == kind && (other == value || local(other) == local(value))
            };
            let found = catalogued.iter().any(is_entry);
            assert!(found, "{name}: {kind} {value} is missing");
            let reaches = sources.iter().any(|source| source.contains(value));
            assert!(
                kind != "pattern" || reaches,
                "{name}: no table for the pattern {value}"
            );
        }
    }
}

/// Kind and value of each facet in the catalogue: `[KIND = VALUE WORDS, ...]`.
fn facets(code: &str) -> Vec<(String, String)> {
    use proc_macro2::TokenTree;

    let file = syn::parse_file(code).expect("Rust");
    let is_catalogue =
        |path: &syn::Path| path.segments.last().is_some_and(|it| it.ident == "facets");
    let catalogue = file.items.into_iter().find_map(|item| match item {
        syn::Item::Macro(it) if is_catalogue(&it.mac.path) => Some(it.mac.tokens),
        _ => None,
    });
    let text = |tree: &TokenTree| {
        syn::parse_str::<syn::LitStr>(&tree.to_string()).map(|literal| literal.value())
    };
    let mut found = Vec::new();
    for tree in catalogue.expect("a catalogue of facets") {
        if let TokenTree::Group(group) = tree {
            let facets: Vec<_> = group.stream().into_iter().collect();
            for facet in facets.split(|tree| tree.to_string() == ",") {
                let [kind, _, value, _] = facet else {
                    panic!("a facet is written otherwise: {facet:?}");
                };
                let texts = (text(kind), text(value));
                found.push((texts.0.expect("a kind"), texts.1.expect("a value")));
            }
        }
    }
    found
}

/// The string literals of all struct fields of a name.
fn literals_after(code: &str, field: &str) -> Vec<String> {
    let tokens: proc_macro2::TokenStream = code.parse().expect("Rust");
    let mut found = Vec::new();
    let mut waiting = vec![tokens];
    while let Some(tokens) = waiting.pop() {
        let trees: Vec<_> = tokens.into_iter().collect();
        for (at, tree) in trees.iter().enumerate() {
            if let proc_macro2::TokenTree::Group(group) = tree {
                waiting.push(group.stream());
            }
            if tree.to_string() == field
                && let Some(literal) = trees.get(at + 2)
                && let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string())
            {
                found.push(text.value());
            }
        }
    }
    found
}

#[test]
fn the_same_schema_gives_the_same_code() {
    for schema in schemas() {
        let (name, code) = (&schema.name, schema.code());
        assert!(schema.code() == code, "{name}: two codes");
        let folder = tempfile::tempdir().expect("a folder");
        for document in schema.documents() {
            let copy = folder.path().join(document.file_name().expect("a name"));
            let text = read(&document).replace('\n', "\r\n");
            fs::write(copy, text).expect("it can be written");
        }
        let other = Schema {
            path: folder.path().join(schema.path.file_name().expect("a name")),
            ..schema
        };
        assert!(
            other.code() == code,
            "{}: line ends make a difference",
            other.name
        );
    }
}

/// Notes of a field in the schema reach its declaration, for a
/// field of a copy of the schema as for any other.
#[test]
fn a_field_added_to_the_schema_carries_its_notes() {
    let schema = schemas().pop().expect("the schema of CIF");
    let (xsd, generator) = (read(&schema.path), schema.generator);
    let last = "<xs:attribute name=\"sponsorid\" type=\"NamebaseID\">";
    assert_eq!(xsd.matches(last).count(), 1);
    let added = "<xs:attribute name=\"arbiterid\" type=\"NamebaseID\"><xs:annotation><xs:appinfo>\
                 <n:field refers=\"arbiter\"/></xs:appinfo></xs:annotation></xs:attribute>";
    let changed = xsd.replace(last, &format!("{added}{last}"));
    let code = generator.with_schema(changed).generate().expect("Rust");
    let file = syn::parse_file(&code).expect("Rust");
    let event = file.items.iter().find_map(|item| match item {
        syn::Item::Struct(it) if it.ident == "GEvent" => Some(it),
        _ => None,
    });
    let fields = &event.expect("the event of a head").fields;
    let notes = |name: &str| -> Vec<String> {
        let field = fields.iter().find(|field| {
            let ident = field.ident.as_ref();
            ident.is_some_and(|ident| ident == name)
        });
        let attributes = field.expect("the field").attrs.iter();
        let notes = attributes.filter(|it| it.path().is_ident("note"));
        notes
            .map(|it| match &it.meta {
                syn::Meta::List(note) => note.tokens.to_string(),
                _ => String::new(),
            })
            .collect()
    };
    assert_eq!(notes("arbiterid"), ["\"refers\" , \"arbiter\""]);
    assert_eq!(notes("eventid"), ["\"refers\" , \"event\""]);
    assert!(notes("title").is_empty());
}
