//! The paths of identity constraints: the part of `XPath` that XML Schema allows there
//! (Part 1, 3.11.6).
//!
//! ```text
//! selector   path ( '|' path )*
//! path       ( './/' )? step ( '/' step )*
//! step       '.' | ( 'child::' )? test
//! test       name | '*' | prefix ':*'
//! ```
//!
//! In a field the last step may be an attribute: `@` or `attribute::` before a test.

use cif_runtime::scan::{is_name_char, is_name_start};
use cif_runtime::schema::Path as Table;

use crate::error::ErrorKind;

/// A path: to elements, or to an attribute of these.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Path {
    /// True if it may begin at any depth.
    pub(crate) anywhere: bool,
    pub(crate) steps: Vec<Test>,
    pub(crate) attribute: Option<Test>,
}

/// The names that a step allows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Test {
    Any,
    /// All names of a namespace.
    Namespace(String),
    /// A canonical name, as values have it.
    Name(String),
}

impl Test {
    /// Returns true if it allows one name only.
    pub(crate) fn is_name(&self) -> bool {
        matches!(self, Self::Name(_))
    }
}

/// The kinds of paths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Selector,
    Field,
}

/// The namespaces that names stand in.
pub(crate) trait Scope {
    /// The namespace of a prefix that is declared.
    fn namespace(&self, prefix: &str) -> Option<String>;

    /// The canonical name of an element.
    fn element(&self, namespace: &str, local: &str) -> String;

    /// The same of an attribute.
    fn attribute(&self, namespace: &str, local: &str) -> String;
}

/// The fault of a path, with the character that it begins at.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) message: String,
    pub(crate) kind: ErrorKind,
}

/// Reads alternative paths.
pub(crate) fn parse(text: &str, kind: Kind, scope: &impl Scope) -> Result<Vec<Path>, Fault> {
    let mut parser = Parser {
        text,
        at: 0,
        kind,
        scope,
    };
    let mut paths = vec![parser.path()?];
    while parser.eat("|") {
        paths.push(parser.path()?);
    }
    match parser.rest().chars().next() {
        None => Ok(paths),
        Some(_) if paths.last().is_some_and(|it| it.attribute.is_some()) => {
            Err(parser.fault("only `|` can follow an attribute"))
        }
        Some(_) => Err(parser.fault("only `/` or `|` can follow")),
    }
}

struct Parser<'t, S> {
    text: &'t str,
    /// The byte that comes next.
    at: usize,
    kind: Kind,
    scope: &'t S,
}

impl<'t, S: Scope> Parser<'t, S> {
    fn path(&mut self) -> Result<Path, Fault> {
        let mut path = Path {
            anywhere: false,
            steps: Vec::new(),
            attribute: None,
        };
        let before = self.at;
        if self.eat(".") && self.eat("//") {
            path.anywhere = true;
        } else {
            self.at = before;
        }
        loop {
            self.step(&mut path)?;
            if path.attribute.is_some() || self.is_at("//") || !self.eat("/") {
                break;
            }
        }
        if self.is_at("//") {
            return Err(self.fault("`//` stands only in `.//`, which begins a path"));
        }
        if path.steps.len() > Table::MOST {
            let most = Table::MOST;
            return Err(Fault {
                message: format!("has a path of more than {most} steps, which is not supported"),
                kind: ErrorKind::Unsupported,
            });
        }
        Ok(path)
    }

    fn step(&mut self, path: &mut Path) -> Result<(), Fault> {
        let before = self.at;
        if self.eat("@") || self.axis("attribute") {
            if self.kind == Kind::Selector {
                self.at = before;
                return Err(self.fault("a selector leads to elements, not to attributes"));
            }
            path.attribute = Some(self.test(true)?);
        } else if !self.eat(".") {
            self.axis("child");
            path.steps.push(self.test(false)?);
        }
        Ok(())
    }

    fn test(&mut self, is_attribute: bool) -> Result<Test, Fault> {
        if self.eat("*") {
            return Ok(Test::Any);
        }
        let start = self.at;
        let Some(first) = self.name() else {
            return Err(self.fault("a name or `*` must stand there"));
        };
        let name = |namespace: &str, local: &str| {
            Test::Name(if is_attribute {
                self.scope.attribute(namespace, local)
            } else {
                self.scope.element(namespace, local)
            })
        };
        let rest = &self.text[self.at..];
        if !rest.starts_with(':') || rest.starts_with("::") {
            return Ok(name("", first));
        }
        let Some(namespace) = self.scope.namespace(first) else {
            self.at = start;
            let message = format!("the prefix `{first}` is not declared");
            return Err(self.fault(&message));
        };
        self.at += 1;
        if self.text[self.at..].starts_with('*') {
            self.at += 1;
            return Ok(Test::Namespace(namespace));
        }
        match self.name_here() {
            Some(local) => Ok(name(&namespace, local)),
            None => Err(self.fault("a name or `*` must follow the prefix")),
        }
    }

    /// Takes the name of an axis and `::`, if they come next.
    fn axis(&mut self, name: &str) -> bool {
        let before = self.at;
        let found = self.name() == Some(name) && self.eat("::");
        if !found {
            self.at = before;
        }
        found
    }

    /// Takes a name without colon, if one comes next.
    fn name(&mut self) -> Option<&'t str> {
        self.skip();
        self.name_here()
    }

    fn name_here(&mut self) -> Option<&'t str> {
        let rest = &self.text[self.at..];
        let first = rest.chars().next()?;
        if first == ':' || !is_name_start(first) {
            return None;
        }
        let ends = |it: char| it == ':' || !is_name_char(it);
        let name = &rest[..rest.find(ends).unwrap_or(rest.len())];
        self.at += name.len();
        Some(name)
    }

    fn eat(&mut self, token: &str) -> bool {
        let found = self.is_at(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn is_at(&mut self, token: &str) -> bool {
        self.rest().starts_with(token)
    }

    /// The text from the next token on.
    fn rest(&mut self) -> &str {
        self.skip();
        &self.text[self.at..]
    }

    fn skip(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start_matches(cif_runtime::space::SPACES).len();
    }

    /// The fault at the next character.
    fn fault(&mut self, message: &str) -> Fault {
        self.skip();
        let number = self.text[..self.at].chars().count() + 1;
        let message = match self.rest().chars().next() {
            Some(found) => format!("has `{found}` as character {number}: {message}"),
            None => format!("ends early: {message}"),
        };
        Fault {
            message,
            kind: ErrorKind::Invalid,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A prefix is its own namespace, as far as it has one letter.
    struct Letters;

    impl Scope for Letters {
        fn namespace(&self, prefix: &str) -> Option<String> {
            (prefix.len() == 1).then(|| format!("urn:{prefix}"))
        }

        fn element(&self, namespace: &str, local: &str) -> String {
            format!("{{{namespace}}}{local}")
        }

        fn attribute(&self, namespace: &str, local: &str) -> String {
            local.to_owned() + namespace
        }
    }

    fn shown(text: &str) -> Result<String, String> {
        let name = |it: &Test| match it {
            Test::Any => "*".to_owned(),
            Test::Namespace(namespace) => format!("{{{namespace}}}*"),
            Test::Name(name) => name.clone(),
        };
        let path = |it: &Path| {
            let anywhere = it.anywhere.then(|| "//".to_owned());
            let steps = it.steps.iter().map(name);
            let attribute = it.attribute.iter().map(|it| format!("@{}", name(it)));
            let parts = anywhere.into_iter().chain(steps).chain(attribute);
            parts.collect::<Vec<_>>().join(" ")
        };
        let paths = parse(text, Kind::Field, &Letters).map_err(|it| it.message)?;
        Ok(paths.iter().map(path).collect::<Vec<_>>().join(" | "))
    }

    #[test]
    fn paths_are_read() {
        for (text, expected) in [
            (".", ""),
            ("a", "{}a"),
            ("a/./b/.", "{}a {}b"),
            (".//a", "// {}a"),
            (". // .", "//"),
            (" child :: a / p:b | * ", "{}a {urn:p}b | *"),
            ("child/attribute", "{}child {}attribute"),
            ("p:*/@q:*", "{urn:p}* @{urn:q}*"),
            ("@a|.//attribute::*", "@a | // @*"),
            ("a.b-c_1/@d.e", "{}a.b-c_1 @d.e"),
        ] {
            assert_eq!(shown(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn faults_name_the_character() {
        for (text, expected) in [
            ("", "ends early: a name or `*` must stand there"),
            (
                "/a",
                "has `/` as character 1: a name or `*` must stand there",
            ),
            ("a/", "ends early: a name or `*` must stand there"),
            (
                "a//b",
                "has `/` as character 2: `//` stands only in `.//`, which begins a path",
            ),
            (
                "//a",
                "has `/` as character 1: a name or `*` must stand there",
            ),
            ("a[1]", "has `[` as character 2: only `/` or `|` can follow"),
            (
                "@a/b",
                "has `/` as character 3: only `|` can follow an attribute",
            ),
            ("..", "has `.` as character 2: only `/` or `|` can follow"),
            (
                "xy:a",
                "has `x` as character 1: the prefix `xy` is not declared",
            ),
            (
                "p: a",
                "has `a` as character 4: a name or `*` must follow the prefix",
            ),
            (
                "self::a",
                "has `:` as character 5: only `/` or `|` can follow",
            ),
            ("a b", "has `b` as character 3: only `/` or `|` can follow"),
            ("a|", "ends early: a name or `*` must stand there"),
            (
                "é/1",
                "has `1` as character 3: a name or `*` must stand there",
            ),
        ] {
            assert_eq!(shown(text), Err(expected.to_owned()), "{text}");
        }
    }

    #[test]
    fn a_selector_leads_to_elements() {
        let found = parse("a/@b", Kind::Selector, &Letters);
        assert!(found.is_err_and(|it| it.message.contains("`@` as character 3")));
    }

    #[test]
    fn a_path_has_an_end() {
        let path = |steps: usize| vec!["a"; steps].join("/");
        assert!(parse(&path(Table::MOST), Kind::Selector, &Letters).is_ok());
        let longer = parse(&path(Table::MOST + 1), Kind::Selector, &Letters);
        assert!(longer.is_err_and(|it| it.kind == ErrorKind::Unsupported));
    }
}
