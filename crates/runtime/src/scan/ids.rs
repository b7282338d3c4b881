//! The ids of everything the scanner reports, and of limits that others keep, as
//! a table for catalogues.

/// Each id, the clause it stands on, and what it means. `Namespaces` is
/// Namespaces in XML 1.0, third edition; `limit` marks what only the reader's
/// own bounds forbid.
pub const IDS: &[(&str, &str, &str)] = &[
    (
        "xml:encoding",
        "XML 1.0 4.3.3",
        "The bytes are not UTF-8, or another encoding is declared.",
    ),
    (
        "xml:forbidden-character",
        "XML 1.0 2.2",
        "A control character, U+FFFE or U+FFFF stands in the text.",
    ),
    (
        "xml:declaration",
        "XML 1.0 2.8",
        "The XML declaration is malformed.",
    ),
    (
        "xml:misplaced-declaration",
        "XML 1.0 2.8",
        "An XML declaration stands elsewhere than at the very beginning.",
    ),
    (
        "xml:doctype",
        "XML 1.0 2.8",
        "A document type declaration, which the format has no use for, is refused.",
    ),
    (
        "xml:no-root",
        "XML 1.0 2.1",
        "The document has no root element.",
    ),
    (
        "xml:several-roots",
        "XML 1.0 2.1",
        "A second element stands beside the root element.",
    ),
    (
        "xml:text-outside-root",
        "XML 1.0 2.1",
        "Text stands outside the root element.",
    ),
    (
        "xml:stray-less-than",
        "XML 1.0 2.4",
        "A `<` begins no markup.",
    ),
    (
        "xml:cdata-end-in-text",
        "XML 1.0 2.4",
        "The mark `]]>` stands in text.",
    ),
    (
        "xml:malformed-markup",
        "XML 1.0 2.4",
        "A `<!` begins no known markup.",
    ),
    (
        "xml:unclosed-comment",
        "XML 1.0 2.5",
        "A comment has no end.",
    ),
    (
        "xml:double-hyphen",
        "XML 1.0 2.5",
        "Two hyphens stand inside a comment.",
    ),
    (
        "xml:unclosed-instruction",
        "XML 1.0 2.6",
        "A processing instruction has no end.",
    ),
    (
        "xml:malformed-instruction",
        "XML 1.0 2.6",
        "A processing instruction has no proper target.",
    ),
    (
        "xml:reserved-target",
        "XML 1.0 2.6",
        "A processing instruction has the reserved target `xml` in some spelling.",
    ),
    (
        "xml:unclosed-cdata",
        "XML 1.0 2.7",
        "A CDATA section has no end.",
    ),
    (
        "xml:malformed-name",
        "XML 1.0 2.3",
        "A name contains a character that no name may contain there.",
    ),
    (
        "xml:malformed-tag",
        "XML 1.0 3.1",
        "A start tag contains something that is no attribute.",
    ),
    (
        "xml:malformed-end-tag",
        "XML 1.0 3.1",
        "An end tag contains more or less than a name.",
    ),
    ("xml:unclosed-tag", "XML 1.0 3.1", "A tag has no `>`."),
    (
        "xml:missing-space",
        "XML 1.0 3.1",
        "No white space stands before an attribute.",
    ),
    (
        "xml:missing-value",
        "XML 1.0 3.1",
        "An attribute has no value.",
    ),
    (
        "xml:unquoted-value",
        "XML 1.0 3.1",
        "The value of an attribute stands without quotes.",
    ),
    (
        "xml:unclosed-value",
        "XML 1.0 3.1",
        "The value of an attribute has no closing quote.",
    ),
    (
        "xml:less-than-in-value",
        "XML 1.0 3.1",
        "A `<` stands in the value of an attribute.",
    ),
    (
        "xml:duplicate-attribute",
        "XML 1.0 3.1",
        "An attribute stands twice in one tag.",
    ),
    (
        "xml:unmatched-end-tag",
        "XML 1.0 3",
        "An end tag belongs to no open element.",
    ),
    (
        "xml:unclosed-element",
        "XML 1.0 3",
        "An element has no end tag.",
    ),
    (
        "xml:malformed-reference",
        "XML 1.0 4.1",
        "An ampersand begins no reference.",
    ),
    (
        "xml:undefined-entity",
        "XML 1.0 4.1",
        "A reference names another entity than the five of XML.",
    ),
    (
        "xml:forbidden-reference",
        "XML 1.0 4.1",
        "A reference stands for a character that no document may contain.",
    ),
    (
        "xml:malformed-qname",
        "Namespaces 4",
        "A name has a colon in the wrong place, or several.",
    ),
    (
        "xml:unbound-prefix",
        "Namespaces 5",
        "A namespace prefix is not declared.",
    ),
    (
        "xml:namespace-declaration",
        "Namespaces 3",
        "A namespace declaration binds what it must not bind.",
    ),
    (
        "xml:depth-limit",
        "limit",
        "More elements are open at one time than the reader accepts.",
    ),
    (
        "xml:attribute-limit",
        "limit",
        "A tag has more attributes than the reader accepts.",
    ),
    (
        "xml:name-limit",
        "limit",
        "A name is longer than the reader accepts.",
    ),
    (
        "xml:value-limit",
        "limit",
        "A value or a run of text is longer than the reader accepts.",
    ),
    (
        "xml:list-limit",
        "limit",
        "A list has more items than the reader accepts.",
    ),
    (
        "xml:size-limit",
        "limit",
        "An item, or the text, is larger than the reader accepts.",
    ),
    (
        "xml:violation-limit",
        "limit",
        "There are more violations than the reader keeps.",
    ),
    (
        "xml:id-limit",
        "limit",
        "What is remembered of ids takes more memory than the reader grants.",
    ),
];
