//! A second opinion: what xsd-parser finds in a schema document. Both must see the
//! same components, particles, attributes and facets.

use std::path::{Path, PathBuf};

use xsd_parser::Parser;
use xsd_parser::models::schema::{MaxOccurs, QName, xs};

use crate::documents::{Catalog, Documents};
use crate::source::{
    AttributeUse, ComplexType, Content, Derivation, Element, Facet, Particle, SimpleType, Source,
    Term, TypeUse, Usage,
};

/// A line for each thing that is found, in any order.
#[derive(Default)]
struct Found(Vec<String>);

impl Found {
    fn add(&mut self, kind: &str, name: &str) {
        let local = name.rsplit(':').next().unwrap_or_default();
        self.0.push(format!("{kind} {local}"));
    }

    fn term(&mut self, kind: &str, min: usize, max: Option<usize>) {
        self.0.push(format!("{kind} {min} {max:?}"));
    }

    fn facet(&mut self, kind: &str, value: &str) {
        let value: Vec<_> = value.split_whitespace().collect();
        self.0.push(format!("facet {kind} {}", value.join(" ")));
    }

    fn sorted(mut self) -> Vec<String> {
        self.0.sort();
        self.0
    }
}

/// Our findings.
mod ours {
    use super::*;

    pub(super) fn found(source: &Source) -> Vec<String> {
        let mut found = Found::default();
        source.simple_types.iter().for_each(|it| found.simple(it));
        source.complex_types.iter().for_each(|it| found.complex(it));
        source.elements.iter().for_each(|it| found.element(it));
        for group in &source.groups {
            found.add("group", &group.name);
            found.particle(&group.particle);
        }
        for group in &source.attribute_groups {
            found.add("attributeGroup", &group.name);
            found.attributes(&group.attributes);
        }
        for attribute in &source.attributes {
            found.add("attribute", &attribute.name);
            found.type_use(attribute.type_use.as_ref());
        }
        found.sorted()
    }

    impl Found {
        fn type_use(&mut self, ty: Option<&TypeUse>) {
            match ty {
                Some(TypeUse::Simple(ty)) => self.simple(ty),
                Some(TypeUse::Complex(ty)) => self.complex(ty),
                Some(TypeUse::Named(_)) | None => {}
            }
        }

        fn simple(&mut self, ty: &SimpleType) {
            self.add("simpleType", &ty.name);
            match &ty.derivation {
                Derivation::Restriction { base, facets } => {
                    self.type_use(Some(base));
                    self.facets(facets);
                }
                Derivation::List(item) => self.type_use(Some(item)),
                Derivation::Union(members) => {
                    for it in members {
                        self.type_use(Some(it));
                    }
                }
            }
        }

        fn facets(&mut self, facets: &[Facet]) {
            for facet in facets {
                self.facet(facet.kind.as_str(), &facet.value);
            }
        }

        fn complex(&mut self, ty: &ComplexType) {
            self.add("complexType", &ty.name);
            match &ty.content {
                Content::Plain(particle, attributes)
                | Content::Complex {
                    particle,
                    attributes,
                    ..
                } => {
                    if let Some(it) = particle {
                        self.particle(it);
                    }
                    self.attributes(attributes);
                }
                Content::Simple {
                    inner,
                    facets,
                    attributes,
                    ..
                } => {
                    if let Some(it) = inner {
                        self.simple(it);
                    }
                    self.facets(facets);
                    self.attributes(attributes);
                }
            }
        }

        fn attributes(&mut self, uses: &[AttributeUse]) {
            for it in uses {
                match it {
                    AttributeUse::Attribute(it) => {
                        self.add("attribute", &it.name);
                        let usage = match it.usage {
                            Usage::Optional => "optional",
                            Usage::Required => "required",
                            Usage::Prohibited => "prohibited",
                        };
                        self.add("use", usage);
                        self.type_use(it.type_use.as_ref());
                    }
                    AttributeUse::Group(name, _) => self.add("attributeGroup", name),
                    AttributeUse::Any(_) => self.add("anyAttribute", ""),
                }
            }
        }

        fn particle(&mut self, particle: &Particle) {
            let (min, max) = (particle.min, particle.max);
            let (kind, parts) = match &particle.term {
                Term::Element(element) => {
                    self.element(element);
                    self.term("element", min, max);
                    return;
                }
                Term::Group(name) => {
                    self.add("group", name);
                    ("group", &[][..])
                }
                Term::Any(_) => ("any", &[][..]),
                Term::Sequence(parts) => ("sequence", &parts[..]),
                Term::Choice(parts) => ("choice", &parts[..]),
                Term::All(parts) => ("all", &parts[..]),
            };
            self.term(kind, min, max);
            for it in parts {
                self.particle(it);
            }
        }

        fn element(&mut self, element: &Element) {
            self.add("element", &element.name);
            self.type_use(element.type_use.as_ref());
        }
    }
}

/// The findings of xsd-parser.
mod theirs {
    use super::*;

    pub(super) fn found(schema: &xs::Schema) -> Vec<String> {
        use xs::SchemaContent as S;
        let mut found = Found::default();
        for content in &schema.content {
            match content {
                S::SimpleType(it) => found.their_simple(it),
                S::ComplexType(it) => found.their_complex(it),
                S::Group(it) => {
                    found.name("group", it.name.as_ref(), None);
                    found.particles(&it.content);
                }
                S::AttributeGroup(it) => found.attribute_group(it),
                S::Element(it) => found.their_element(it),
                S::Attribute(it) => found.attribute(it, false),
                _ => {}
            }
        }
        found.sorted()
    }

    fn max(max: MaxOccurs) -> Option<usize> {
        match max {
            MaxOccurs::Unbounded => None,
            // So many are as good as any number.
            MaxOccurs::Bounded(max) => Some(max).filter(|&max| max < u32::MAX as usize),
        }
    }

    impl Found {
        fn name(&mut self, kind: &str, name: Option<&String>, reference: Option<&QName>) {
            let reference = reference.map(|it| String::from_utf8_lossy(it.local_name()));
            let name = name.map(String::as_str).or(reference.as_deref());
            self.add(kind, name.unwrap_or_default());
        }

        fn their_simple(&mut self, ty: &xs::SimpleBaseType) {
            use xs::SimpleBaseTypeContent as S;
            self.name("simpleType", ty.name.as_ref(), None);
            for content in &ty.content {
                match content {
                    S::Annotation(_) => {}
                    S::Restriction(it) => {
                        for content in &it.content {
                            match content {
                                xs::RestrictionContent::SimpleType(it) => self.their_simple(it),
                                xs::RestrictionContent::Facet(it) => self.their_facet(it),
                                xs::RestrictionContent::Annotation(_) => {}
                            }
                        }
                    }
                    S::List(it) => it.simple_type.iter().for_each(|it| self.their_simple(it)),
                    S::Union(it) => it.simple_type.iter().for_each(|it| self.their_simple(it)),
                }
            }
        }

        fn their_facet(&mut self, facet: &xs::Facet) {
            use xs::Facet as F;
            let (kind, facet) = match facet {
                F::MinExclusive(it) => ("minExclusive", it),
                F::MinInclusive(it) => ("minInclusive", it),
                F::MaxExclusive(it) => ("maxExclusive", it),
                F::MaxInclusive(it) => ("maxInclusive", it),
                F::TotalDigits(it) => ("totalDigits", it),
                F::FractionDigits(it) => ("fractionDigits", it),
                F::Length(it) => ("length", it),
                F::MinLength(it) => ("minLength", it),
                F::MaxLength(it) => ("maxLength", it),
                F::Enumeration(it) => ("enumeration", it),
                F::WhiteSpace(it) => ("whiteSpace", it),
                F::Pattern(it) => ("pattern", it),
                F::Assertion(_) | F::ExplicitTimezone(_) => return,
            };
            self.facet(kind, &facet.value);
        }

        fn their_complex(&mut self, ty: &xs::ComplexBaseType) {
            use xs::ComplexBaseTypeContent as C;
            self.name("complexType", ty.name.as_ref(), None);
            for content in &ty.content {
                match content {
                    C::SimpleContent(it) => {
                        for content in &it.content {
                            match content {
                                xs::SimpleContentContent::Extension(it) => self.extension(it),
                                xs::SimpleContentContent::Restriction(it) => self.restriction(it),
                                xs::SimpleContentContent::Annotation(_) => {}
                            }
                        }
                    }
                    C::ComplexContent(it) => {
                        for content in &it.content {
                            match content {
                                xs::ComplexContentContent::Extension(it) => self.extension(it),
                                xs::ComplexContentContent::Restriction(it) => self.restriction(it),
                                xs::ComplexContentContent::Annotation(_) => {}
                            }
                        }
                    }
                    C::Group(it) => self.model("group", it),
                    C::All(it) => self.model("all", it),
                    C::Choice(it) => self.model("choice", it),
                    C::Sequence(it) => self.model("sequence", it),
                    C::Attribute(it) => self.attribute(it, true),
                    C::AttributeGroup(it) => self.attribute_group(it),
                    C::AnyAttribute(_) => self.add("anyAttribute", ""),
                    C::Annotation(_) | C::OpenContent(_) | C::Assert(_) => {}
                }
            }
        }

        fn extension(&mut self, extension: &xs::ExtensionType) {
            use xs::ExtensionTypeContent as E;
            for content in &extension.content {
                match content {
                    E::Group(it) => self.model("group", it),
                    E::All(it) => self.model("all", it),
                    E::Choice(it) => self.model("choice", it),
                    E::Sequence(it) => self.model("sequence", it),
                    E::Attribute(it) => self.attribute(it, true),
                    E::AttributeGroup(it) => self.attribute_group(it),
                    E::AnyAttribute(_) => self.add("anyAttribute", ""),
                    E::Annotation(_) | E::OpenContent(_) | E::Assert(_) => {}
                }
            }
        }

        fn restriction(&mut self, restriction: &xs::RestrictionType) {
            use xs::RestrictionTypeContent as R;
            for content in &restriction.content {
                match content {
                    R::SimpleType(it) => self.their_simple(it),
                    R::Facet(it) => self.their_facet(it),
                    R::Group(it) => self.model("group", it),
                    R::All(it) => self.model("all", it),
                    R::Choice(it) => self.model("choice", it),
                    R::Sequence(it) => self.model("sequence", it),
                    R::Attribute(it) => self.attribute(it, true),
                    R::AttributeGroup(it) => self.attribute_group(it),
                    R::AnyAttribute(_) => self.add("anyAttribute", ""),
                    R::Annotation(_) | R::OpenContent(_) | R::Assert(_) => {}
                }
            }
        }

        fn model(&mut self, kind: &str, group: &xs::GroupType) {
            if kind == "group" {
                self.name("group", None, group.ref_.as_ref());
            }
            self.term(kind, group.min_occurs, max(group.max_occurs));
            self.particles(&group.content);
        }

        fn particles(&mut self, content: &[xs::GroupTypeContent]) {
            use xs::GroupTypeContent as G;
            for content in content {
                match content {
                    G::Element(it) => {
                        self.their_element(it);
                        self.term("element", it.min_occurs, max(it.max_occurs));
                    }
                    G::Group(it) => self.model("group", it),
                    G::All(it) => self.model("all", it),
                    G::Choice(it) => self.model("choice", it),
                    G::Sequence(it) => self.model("sequence", it),
                    G::Any(it) => {
                        let (min, max) = (it.min_occurs, max(it.max_occurs));
                        self.term("any", min, max);
                    }
                    G::Annotation(_) => {}
                }
            }
        }

        fn their_element(&mut self, element: &xs::ElementType) {
            use xs::ElementTypeContent as E;
            self.name("element", element.name.as_ref(), element.ref_.as_ref());
            for content in &element.content {
                match content {
                    E::SimpleType(it) => self.their_simple(it),
                    E::ComplexType(it) => self.their_complex(it),
                    _ => {}
                }
            }
        }

        fn attribute_group(&mut self, group: &xs::AttributeGroupType) {
            use xs::AttributeGroupTypeContent as A;
            self.name("attributeGroup", group.name.as_ref(), group.ref_.as_ref());
            for content in &group.content {
                match content {
                    A::Attribute(it) => self.attribute(it, true),
                    A::AttributeGroup(it) => self.attribute_group(it),
                    A::AnyAttribute(_) => self.add("anyAttribute", ""),
                    A::Annotation(_) => {}
                }
            }
        }

        fn attribute(&mut self, attribute: &xs::AttributeType, is_use: bool) {
            self.name(
                "attribute",
                attribute.name.as_ref(),
                attribute.ref_.as_ref(),
            );
            if is_use {
                let usage = match attribute.use_ {
                    xs::AttributeUseType::Optional => "optional",
                    xs::AttributeUseType::Required => "required",
                    xs::AttributeUseType::Prohibited => "prohibited",
                };
                self.add("use", usage);
            }
            attribute
                .simple_type
                .iter()
                .for_each(|it| self.their_simple(it));
        }
    }
}

/// The schemas of the features that stand in one document each, and that of CIF.
fn schemas() -> Vec<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = std::fs::read_dir(here.join("tests/features")).expect("a folder");
    let folders = folders.map(|it| it.expect("an entry").path());
    let mut schemas: Vec<_> = folders.map(|it| it.join("schema.xsd")).collect();
    schemas.push(here.join("../schema/cif.xsd"));
    schemas
}

#[test]
fn xsd_parser_finds_the_same() {
    let mut compared = 0;
    for path in schemas() {
        let text = std::fs::read_to_string(&path).expect("a schema");
        let first = vec![(PathBuf::new(), text.clone())];
        // What has other documents is not read as a mere text.
        let Ok(documents) = Documents::collect(first, &Catalog::new()) else {
            continue;
        };
        let Ok(source) = super::load(&documents) else {
            continue;
        };
        let Ok(parser) = Parser::new()
            .resolve_includes(false)
            .add_schema_from_str(&text)
        else {
            continue;
        };
        let schemas = parser.finish();
        let (_, info) = schemas.schemas().next().expect("a schema");
        assert_eq!(
            ours::found(&source),
            theirs::found(&info.schema),
            "{}",
            path.display()
        );
        compared += 1;
    }
    assert!(compared > 90, "only {compared} schemas were compared");
}
