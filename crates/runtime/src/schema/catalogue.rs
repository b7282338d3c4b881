//! The catalogue of a schema: its components, and the ways in which a document
//! can break each, with their permanent ids. Generated code has one line for a
//! component, and the macros of this module make the constants of it.

/// One way in which a document can break the schema.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constraint {
    /// The permanent id: `xsd:Game/@boardsize/pattern`.
    pub id: &'static str,
    /// The component that is constrained: `Game/@boardsize`.
    pub component: &'static str,
    /// The facet, or the kind of constraint: `pattern`, `required`.
    pub kind: &'static str,
    /// The value of the facet, where there is one.
    pub value: &'static str,
    /// The documentation that the schema has of the component.
    pub documentation: &'static str,
}

/// Ways to break any schema that belong to no component of it.
pub const GENERAL: &[Constraint] = &[
    Constraint {
        id: "xsd:root",
        component: "",
        kind: "root",
        value: "",
        documentation: "The root is an element that the schema declares globally.",
    },
    Constraint {
        id: "xsd:namespace",
        component: "",
        kind: "namespace",
        value: "",
        documentation: "The elements are in the namespaces in which the schema declares them.",
    },
    Constraint {
        id: "xsd:instance-attribute",
        component: "",
        kind: "instance-attribute",
        value: "",
        documentation: "Of the attributes of XML Schema itself only those that say where the schema \
                        is can stand; `xsi:type` and `xsi:nil` have no use here.",
    },
];

/// Reasons for which a valid document cannot be read piece by piece, whatever its schema.
pub const OF_STREAMS: &[Constraint] = &[Constraint {
    id: "xsd:text()/stream",
    component: "text()",
    kind: "stream",
    value: "",
    documentation: "The root of a document that is read item by item holds elements, not only a text.",
}];

/// Ways to break a schema whose documents can name types by `xsi:type`.
pub const OF_NAMED_TYPES: &[Constraint] = {
    const fn way(id: &'static str, kind: &'static str, documentation: &'static str) -> Constraint {
        Constraint {
            id,
            component: "type()",
            kind,
            value: "",
            documentation,
        }
    }
    const VALUE: &str = "A text fits the simple type that `xsi:type` names.";
    &[
        way(
            "xsd:type()/unknown",
            "unknown",
            "`xsi:type` names a type of the schema, or one of XML Schema itself.",
        ),
        way(
            "xsd:type()/derivation",
            "derivation",
            "The type that `xsi:type` names is derived from the type of the element, by a method \
             that is not blocked.",
        ),
        way(
            "xsd:type()/stream",
            "stream",
            "The root of a document that is read item by item has the type of its declaration.",
        ),
        way(
            "xsd:type()/undeclared-attribute",
            "undeclared-attribute",
            "An element of a simple type has no attributes.",
        ),
        way(
            "xsd:type()/undeclared-element",
            "undeclared-element",
            "No element stands in one of a simple type.",
        ),
        way(
            "xsd:type()/fixed",
            "fixed",
            "The text is the one that the declaration of the element allows.",
        ),
        way("xsd:type()/datatype", "datatype", VALUE),
        way("xsd:type()/item", "item", VALUE),
        way("xsd:type()/member", "member", VALUE),
        way("xsd:type()/pattern", "pattern", VALUE),
        way("xsd:type()/enumeration", "enumeration", VALUE),
        way("xsd:type()/length", "length", VALUE),
        way("xsd:type()/minLength", "minLength", VALUE),
        way("xsd:type()/maxLength", "maxLength", VALUE),
        way("xsd:type()/minInclusive", "minInclusive", VALUE),
        way("xsd:type()/maxInclusive", "maxInclusive", VALUE),
        way("xsd:type()/minExclusive", "minExclusive", VALUE),
        way("xsd:type()/maxExclusive", "maxExclusive", VALUE),
        way("xsd:type()/totalDigits", "totalDigits", VALUE),
        way("xsd:type()/fractionDigits", "fractionDigits", VALUE),
        way("xsd:type()/id-twice", "id-twice", VALUE),
        way("xsd:type()/idref-unknown", "idref-unknown", VALUE),
        way("xsd:type()/entity-unknown", "entity-unknown", VALUE),
    ]
};

/// The catalogue of a schema, type by type: a line for each component, with the
/// name of its constant, its path, its documentation, and the kinds of its
/// constraints, each with the value of the facet where there is one.
#[macro_export]
macro_rules! catalogue {
    ($($module:ident {
        $($name:ident $path:literal $documentation:literal
            [$($kind:literal $(= $value:literal)?),*];)*
    })*) => {
        /// The paths of the components of the schema, as ids and messages have them:
        /// a module for each type.
        pub mod components {
            $(
                #[doc = ::core::concat!("Components of `", ::core::stringify!($module), "`.")]
                pub mod $module {
                    $(#[doc = ::core::concat!("`", $path, "`")]
                    pub const $name: &::core::primitive::str = $path;)*
                }
            )*
        }

        /// Every component of the schema by its path, with its documentation.
        pub const COMPONENTS: &[(&::core::primitive::str, &::core::primitive::str)] =
            &[$($(($path, $documentation),)*)*];

        /// Every way in which a document can break the schema, in the order of its
        /// complex types. The ids are those of violations.
        pub const CONSTRAINTS: &[$crate::schema::Constraint] = &[$($($(
            $crate::schema::Constraint {
                id: ::core::concat!("xsd:", $path, "/", $kind),
                component: $path,
                kind: $kind,
                value: ::core::concat!($($value)?),
                documentation: $documentation,
            },
        )*)*)*];
    };
}

/// The facets of a schema: a line for each simple type with its documentation,
/// and below it the kind, the value and the documentation of each facet.
#[macro_export]
macro_rules! facets {
    ($($path:literal [$($kind:literal = $value:literal $documentation:literal),*];)*) => {
        /// Every facet of the schema, where it is written.
        pub const FACETS: &[$crate::schema::Constraint] = &[$($(
            $crate::schema::Constraint {
                id: ::core::concat!("xsd:", $path, "/", $kind),
                component: $path,
                kind: $kind,
                value: $value,
                documentation: $documentation,
            },
        )*)*];
    };
}
