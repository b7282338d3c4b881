//! The page `docs/elements.md`: every element and attribute of the schema with its type, its
//! meaning, its origin and an example, from the tables that the generator makes of the schema
//! and the archives of the corpus that have everything.
//!
//! `BLESS=1 cargo test -p cif-tests --test elements` writes it anew; look at the difference
//! before it is committed.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use cif_runtime::document::Root as _;
use cif_runtime::schema::{Child, ComplexType, Content, Type};
use roxmltree::{Document, Node};

const HEAD: &str = "\
<!-- Made by `cargo xtask refresh` from schema/cif.xsd; edit that instead. -->

# Elements and attributes

Every element and attribute of the format, type by type, beginning with the root. Examples
are from the [archives](glossary.md#archive) of the tests. The last column says whether the component, or the one that it
belongs to, is published, repaired or reconstructed; [errata.md](errata.md) has the reasons, and `cif explain ID` a page for each
constraint.
";

/// The tables of the schema, and all that is said of its components.
struct Schema {
    documentation: BTreeMap<&'static str, &'static str>,
    origins: BTreeMap<String, String>,
    examples: BTreeMap<String, String>,
}

impl Schema {
    fn load() -> Self {
        let errata = cif_schema::errata().into_iter();
        let mut examples = BTreeMap::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/everything");
        let entries = fs::read_dir(folder).expect("the corpus is there");
        let mut paths: Vec<_> = entries.map(|it| it.expect("an entry").path()).collect();
        paths.sort();
        for path in paths {
            let text = fs::read_to_string(path).expect("an archive");
            let document = Document::parse(&text).expect("XML");
            collect(document.root_element(), root(), &mut examples);
        }
        Self {
            documentation: cif_types::COMPONENTS.iter().copied().collect(),
            origins: errata
                .map(|it| (it.component, it.mark.as_str().to_owned()))
                .collect(),
            examples,
        }
    }

    fn meaning(&self, path: &str) -> &'static str {
        self.documentation.get(path).copied().unwrap_or_default()
    }

    /// The origin of a component, or of the one that it belongs to.
    fn origin(&self, path: &str) -> &str {
        let mut paths = std::iter::successors(Some(path), |path| {
            path.rsplit_once('/').map(|(above, _)| above)
        });
        let found = paths.find_map(|path| self.origins.get(path));
        found.map_or("", String::as_str)
    }

    fn example(&self, path: &str) -> String {
        let example = self.examples.get(path);
        example.map(|it| format!("`{it}`")).unwrap_or_default()
    }

    /// A row of a table: the name, the type and the rest of a component.
    fn row(&self, path: &str, name: &str, ty: &str, more: &str, page: &mut String) {
        let (meaning, origin) = (self.meaning(path), self.origin(path));
        let example = self.example(path);
        let cells = [name, ty, more, meaning, &example, origin];
        let cells: Vec<String> = cells.iter().map(|it| it.replace('|', "\\|")).collect();
        let _ = writeln!(page, "| {} |", cells.join(" | "));
    }
}

fn root() -> &'static ComplexType {
    match cif_types::roots::Cif::ELEMENT.ty {
        Type::Complex(ty) => ty,
        Type::Simple(_) => unreachable!("the root has children"),
    }
}

fn children(ty: &ComplexType) -> &'static [Child] {
    match ty.content {
        Content::Elements(model) | Content::Mixed(model) => model.children,
        Content::Text(_) | Content::Empty => &[],
    }
}

/// Remembers the first value of a component, as far as it is short.
fn remember(examples: &mut BTreeMap<String, String>, path: String, value: &str) {
    const SHORT: usize = 40;
    let is_plain = !value.contains(['`', '\n']) && !value.is_empty();
    if is_plain && value.len() <= SHORT {
        examples.entry(path).or_insert_with(|| value.to_owned());
    }
}

/// Collects the values of attributes and of elements with text alone.
fn collect(node: Node<'_, '_>, ty: &'static ComplexType, examples: &mut BTreeMap<String, String>) {
    for attribute in node.attributes() {
        let path = format!("{}/@{}", ty.name, attribute.name());
        remember(examples, path, attribute.value());
    }
    for child in node.children().filter(Node::is_element) {
        let name = child.tag_name().name();
        let Some(declared) = children(ty).iter().find(|it| it.name == name) else {
            continue;
        };
        let text = child
            .text()
            .filter(|_| child.children().all(|it| it.is_text()));
        if let Some(text) = text {
            remember(examples, format!("{}/{name}", ty.name), text.trim());
        }
        if let Type::Complex(inner) = declared.ty {
            collect(child, inner, examples);
        }
    }
}

fn simple(name: &str) -> String {
    if name.is_empty() {
        String::new()
    } else {
        format!("`{name}`")
    }
}

/// The address of the section of a type.
fn link(ty: &ComplexType) -> String {
    format!(
        "[{}](#{})",
        ty.name,
        ty.name.to_lowercase().replace('/', "")
    )
}

fn section(
    schema: &Schema,
    ty: &'static ComplexType,
    elements: &BTreeSet<&str>,
    page: &mut String,
) {
    let names: Vec<String> = elements.iter().map(|name| format!("`{name}`")).collect();
    let content = match ty.content {
        Content::Elements(_) => "elements".to_owned(),
        Content::Mixed(_) => "text and elements".to_owned(),
        Content::Empty => "nothing".to_owned(),
        Content::Text(simple) => format!("text, {}", self::simple(simple.name)),
    };
    let meaning = schema.meaning(ty.name);
    let origin = schema.origin(ty.name);
    let paragraph = if meaning.is_empty() {
        String::new()
    } else {
        format!("\n{meaning}\n")
    };
    let _ = write!(
        page,
        "\n## {}\n{paragraph}\nElement {}; holds {content}",
        ty.name,
        names.join(", ")
    );
    let _ = writeln!(
        page,
        "{}.",
        if origin.is_empty() {
            String::new()
        } else {
            format!("; {origin}")
        }
    );
    if !ty.attributes.is_empty() {
        page.push_str("\n| attribute | type | default | meaning | example | origin |\n| --- | --- | --- | --- | --- | --- |\n");
    }
    for attribute in ty.attributes {
        let default = match (attribute.required, attribute.default.or(attribute.fixed)) {
            (true, _) => "required".to_owned(),
            (false, Some("")) => "empty".to_owned(),
            (false, Some(value)) => format!("`{value}`"),
            (false, None) => String::new(),
        };
        let path = format!("{}/@{}", ty.name, attribute.name);
        let name = format!("`{}`", attribute.name);
        schema.row(&path, &name, &simple(attribute.ty.name), &default, page);
    }
    if !children(ty).is_empty() {
        page.push_str("\n| element | type | number | meaning | example | origin |\n| --- | --- | --- | --- | --- | --- |\n");
    }
    for child in children(ty) {
        let number = if child.repeats { "several" } else { "one" };
        let of = match child.ty {
            Type::Complex(inner) => link(inner),
            Type::Simple(inner) => simple(inner.name),
        };
        let path = format!("{}/{}", ty.name, child.name);
        schema.row(&path, &format!("`{}`", child.name), &of, number, page);
    }
}

/// The rules of simple types, as the schema writes them.
fn facets(page: &mut String) {
    page.push_str("\n## Simple types\n\n| type | rule | value |\n| --- | --- | --- |\n");
    for facet in cif_types::FACETS {
        let value = facet.value.replace('|', "\\|");
        let _ = writeln!(
            page,
            "| `{}` | {} | `{value}` |",
            facet.component, facet.kind
        );
    }
}

fn page() -> String {
    let schema = Schema::load();
    // Types in the order in which they are met, each with the elements that have it.
    let mut elements: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut types = Vec::new();
    let mut next = VecDeque::from([("cif", root())]);
    while let Some((element, ty)) = next.pop_front() {
        let names = elements.entry(ty.name).or_default();
        if names.is_empty() {
            types.push(ty);
            for child in children(ty) {
                if let Type::Complex(inner) = child.ty {
                    next.push_back((child.name, inner));
                }
            }
        }
        names.insert(element);
    }
    let mut page = HEAD.to_owned();
    for ty in types {
        section(&schema, ty, &elements[ty.name], &mut page);
    }
    facets(&mut page);
    page
}

#[test]
fn the_page_of_elements_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/elements.md");
    let page = page();
    let shown = fs::read_to_string(&path).unwrap_or_default();
    if shown != page && std::env::var_os("BLESS").is_some() {
        fs::write(&path, &page).expect("the page can be written");
        return;
    }
    assert!(
        shown == page,
        "docs/elements.md is stale; cargo xtask refresh, or BLESS=1 for this test"
    );
}

/// Every attribute and element of a type on the page has its row there.
#[test]
fn the_page_has_every_component() {
    let page = page();
    let sections: BTreeMap<&str, &str> = page
        .split("\n## ")
        .filter_map(|section| section.split_once('\n'))
        .collect();
    let mut rows = 0;
    for (path, _) in cif_types::COMPONENTS {
        let Some((ty, name)) = path.split_once('/') else {
            continue;
        };
        let name = name.trim_start_matches('@');
        let is_row = !name.contains('/') && !name.ends_with(')');
        if let Some(section) = sections.get(ty).filter(|_| is_row) {
            assert!(section.contains(&format!("| `{name}` |")), "{path}");
            rows += 1;
        }
    }
    assert!(rows > 300, "{rows} rows");
}
