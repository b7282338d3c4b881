//! Generates Rust types, readers, writers and validators from an XML Schema 1.0.
//!
//! ```
//! let xsd = r#"
//! <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
//!   <xs:element name="menu">
//!     <xs:complexType>
//!       <xs:sequence>
//!         <xs:element name="dish" type="Dish" maxOccurs="unbounded"/>
//!       </xs:sequence>
//!     </xs:complexType>
//!   </xs:element>
//!   <xs:complexType name="Dish">
//!     <xs:sequence>
//!       <xs:element name="name" type="xs:string"/>
//!     </xs:sequence>
//!     <xs:attribute name="price" type="xs:decimal" use="required"/>
//!   </xs:complexType>
//! </xs:schema>"#;
//!
//! let code = cif_codegen::Generator::new(xsd)
//!     .rename("Dish/@price", "cost")
//!     .generate()?;
//!
//! // A type is one declaration, over static tables in the same file.
//! let dish = "
//! pub struct Dish<'a> {
//!     /// The attribute `price`.
//!     #[attribute(0, \"price\", renamed)]
//!     pub cost: Spanned<built_in::Decimal<'a>>,
//!     /// The element `name`.
//!     #[child(0, \"name\")]
//!     pub name: Spanned<Cow<'a, str>>,
//! }";
//! assert!(code.contains(dish));
//! assert!(code.contains("pub static DISH: ComplexType = ComplexType {"));
//! # Ok::<(), cif_codegen::Error>(())
//! ```
//!
//! # In a build script
//!
//! `cif-codegen` is a build dependency, `cif-runtime` a dependency. In the `main` of
//! `build.rs`:
//!
//! ```no_run
//! cif_codegen::compile("menu.xsd").unwrap_or_else(|error| panic!("{error}"));
//! ```
//!
//! and in the program:
//!
//! ```text
//! mod menu {
//!     include!(concat!(env!("OUT_DIR"), "/menu.rs"));
//! }
//!
//! let reading = cif_runtime::document::read::<menu::roots::Menu>(text, &limits);
//! ```
//!
//! # Stages
//!
//! The documents of a schema are found (`documents`), held against the grammar, and
//! loaded as components (`source`), which are resolved into
//! types that know all that their bases say (`model`). Content models become
//! deterministic automata (`automaton`), patterns become automata over bytes
//! ([`pattern`]), children become fields (`shape`), and all of it is written as
//! declarations and tables (`emit`). What a stage does not support it refuses with an
//! [`Error`] that names the component and its line. The output depends on the schema and
//! the settings alone.

mod automaton;
mod compile;
mod components;
mod config;
mod decode;
mod derivation;
mod doctype;
mod documents;
mod emit;
mod error;
mod grammar;
mod index;
mod lines;
mod load;
mod location;
mod model;
mod names;
mod namespaces;
#[cfg(test)]
mod notation;
pub mod pattern;
mod resolve;
mod shape;
mod source;
mod value_names;
mod values;
mod well_formed;
mod wildcard;
mod xpath;

pub use compile::{CompileError, compile};
pub use error::{Error, ErrorKind};

use std::path::PathBuf;

use documents::Documents;

/// Turns a schema into Rust. The default has no schema, only settings.
#[derive(Debug, Clone, Default)]
pub struct Generator {
    xsd: String,
    config: config::Config,
}

impl Generator {
    /// A generator for the text of a schema.
    pub fn new(xsd: impl Into<String>) -> Self {
        Self {
            xsd: xsd.into(),
            config: config::Config::default(),
        }
    }

    /// A generator for a schema document as it stands in a file: in UTF-8,
    /// UTF-16, ISO-8859-1 or US-ASCII.
    ///
    /// # Errors
    /// When the encoding is another, or not what the document says.
    pub fn from_bytes(xsd: &[u8]) -> Result<Self, Error> {
        decode::decode(xsd).map(Self::new)
    }

    /// The same settings for another schema.
    #[must_use]
    pub fn with_schema(self, xsd: impl Into<String>) -> Self {
        Self {
            xsd: xsd.into(),
            ..self
        }
    }

    /// Names a component in Rust: a type (`Game/@boardsize`), a field
    /// (`Game/@type`, `Game/head`), or a value (`Result/1-0`).
    #[must_use]
    pub fn rename(mut self, component: impl Into<String>, name: impl Into<String>) -> Self {
        self.config.renames.insert(component.into(), name.into());
        self
    }

    /// Lets a lenient reader repair values of a simple type: `function` is the
    /// path of a `fn(&str) -> Option<String>`.
    #[must_use]
    pub fn repair(mut self, simple_type: impl Into<String>, function: impl Into<String>) -> Self {
        self.config
            .repairs
            .insert(simple_type.into(), function.into());
        self
    }

    /// Lets a lenient reader keep what is sound in values of a simple type that do not fit and
    /// cannot be repaired: `function` is the path of a `fn(&str) -> Option<String>`.
    #[must_use]
    pub fn salvage(mut self, simple_type: impl Into<String>, function: impl Into<String>) -> Self {
        self.config
            .salvages
            .insert(simple_type.into(), function.into());
        self
    }

    /// Lets messages explain why a value does not fit a simple type: `function`
    /// is the path of a `fn(&str) -> Option<String>` that gives the whole
    /// message, or `None` to leave it to the facets. Without it a message quotes
    /// the documentation of the `xs:pattern` that the value breaks.
    #[must_use]
    pub fn explain(mut self, simple_type: impl Into<String>, function: impl Into<String>) -> Self {
        self.config
            .explanations
            .insert(simple_type.into(), function.into());
        self
    }

    /// Lets a child of a root, which may be very long, be streamed as a root is:
    /// its own children are read one after the other.
    #[must_use]
    pub fn stream_children(mut self, root: impl Into<String>, child: impl Into<String>) -> Self {
        let part = (root.into(), child.into());
        if !self.config.parts.contains(&part) {
            self.config.parts.push(part);
        }
        self
    }

    /// Holds an optional child (`Game/remark`) in a box: where it is rare, all
    /// that go without it take less memory.
    #[must_use]
    pub fn boxed(mut self, component: impl Into<String>) -> Self {
        self.config.boxed.insert(component.into());
        self
    }

    /// Holds the optional children of a type that has more than so many in boxes each, for
    /// elements rarely have all of them; 8 unless it is set.
    ///
    /// ```
    /// use cif_codegen::Generator;
    ///
    /// let schema = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    ///   <xs:element name="point" type="Point"/>
    ///   <xs:complexType name="Point"><xs:sequence>
    ///     <xs:element name="height" type="xs:int" minOccurs="0"/>
    ///     <xs:element name="name" type="xs:string" minOccurs="0"/>
    ///   </xs:sequence></xs:complexType>
    /// </xs:schema>"#;
    /// let code = |most| Generator::new(schema).box_beyond(most).generate();
    /// assert_eq!(code(1)?.matches("Option<Box<").count(), 2);
    /// assert_eq!(code(2)?.matches("Option<Box<").count(), 0);
    /// # Ok::<(), cif_codegen::Error>(())
    /// ```
    #[must_use]
    pub fn box_beyond(mut self, children: usize) -> Self {
        self.config.box_beyond = Some(children);
        self
    }

    /// Lets a lenient reader take one child of a complex type for another.
    #[must_use]
    pub fn alias(
        mut self,
        complex_type: impl Into<String>,
        name: impl Into<String>,
        sibling: impl Into<String>,
    ) -> Self {
        self.config.aliases.push(config::Alias {
            owner: complex_type.into(),
            name: name.into(),
            target: config::Target::Sibling(sibling.into()),
        });
        self
    }

    /// Lets a lenient reader keep a misplaced child aside that belongs to
    /// `place`, if its text is a value of a simple type as it stands. The place is a path of
    /// element names, from what the element around this complex type holds.
    #[must_use]
    pub fn relocate(
        mut self,
        complex_type: impl Into<String>,
        name: impl Into<String>,
        place: impl Into<String>,
        simple_type: impl Into<String>,
    ) -> Self {
        self.config.aliases.push(config::Alias {
            owner: complex_type.into(),
            name: name.into(),
            target: config::Target::Relocated {
                place: place.into(),
                ty: simple_type.into(),
            },
        });
        self
    }

    /// Says whether documents can name types by `xsi:type`, as they can unless this says
    /// otherwise. A field whose type others are derived from is then an enum of all that
    /// may stand there; without, it has that type, and `xsi:type` is refused.
    #[must_use]
    pub fn xsi_type(mut self, allowed: bool) -> Self {
        self.config.refuses_xsi_type = !allowed;
        self
    }

    /// Gives the file of a document that a schema includes or imports by a location, or
    /// imports for a namespace. A schema that needs a file which cannot be read is refused.
    /// Nothing is ever read from the network.
    #[must_use]
    pub fn catalog(mut self, location: impl Into<String>, path: impl Into<PathBuf>) -> Self {
        self.config.catalog.insert(location.into(), path.into());
        self
    }

    /// Generates the code.
    ///
    /// # Errors
    /// When the schema is broken, uses what is not supported, or gives one
    /// Rust name to two things.
    pub fn generate(&self) -> Result<String, Error> {
        let document = (PathBuf::new(), self.xsd.clone());
        self.generate_from(vec![document]).map(|it| it.code)
    }

    /// Generates the code for documents, given by paths and texts, and all that they
    /// need.
    fn generate_from(&self, first: Vec<(PathBuf, String)>) -> Result<Generated, Error> {
        let documents = Documents::collect(first, &self.config.catalog)?;
        let code = self.code(&documents);
        let code = code.map_err(|error| error.located(|it| documents.path(it)))?;
        let paths = documents.list.into_iter().map(|it| it.path);
        Ok(Generated {
            code,
            // A mere text has none, nor has the schema of `xml` that is built in.
            documents: paths.filter(|it| !it.as_os_str().is_empty()).collect(),
        })
    }

    fn code(&self, documents: &Documents) -> Result<String, Error> {
        let source = load::load(documents)?;
        let mut schema = resolve::resolve(&source)?;
        let automata = values::check(&mut schema, &source.value_names)?;
        let schema = schema.without_unused();
        let mut config = self.config.clone();
        config.namespaces.clone_from(&schema.namespaces);
        emit::emit(&schema, &config, &automata)
    }
}

/// Code, and the documents that it was generated from.
struct Generated {
    code: String,
    documents: Vec<PathBuf>,
}

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
