//! The code of all features and of CIF, as text: facets, line ends, and notes on fields.

use std::fs;
use std::path::{Path, PathBuf};

use cif_codegen::Generator;
use cif_features::{cases, names};

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
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
        path: Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema/cif.xsd"),
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
