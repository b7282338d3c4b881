//! The format of the data files. A line begins a type (`pattern P`, `type B facets`,
//! `list B facets`, `union B B facets`, `refused N P`) or gives a text (`+ fits`,
//! `- does not`, after the facet at fault except under `pattern`) or says why the
//! JDK judges the line before it otherwise (`jdk: reason`).

/// A type with its texts.
pub(crate) struct Group {
    pub(crate) place: String,
    pub(crate) header: Header,
    pub(crate) cases: Vec<Case>,
    pub(crate) jdk_differs: bool,
}

pub(crate) enum Header {
    Type(Description),
    /// A pattern that is none.
    Refused {
        pattern: String,
        position: usize,
    },
}

pub(crate) struct Description {
    pub(crate) kind: Kind,
    /// The built-in type, item type, or member types.
    pub(crate) bases: Vec<String>,
    pub(crate) steps: Vec<Step>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Atomic,
    List,
    Union,
}

/// The facets of one derivation step, in order.
#[derive(Default)]
pub(crate) struct Step(pub(crate) Vec<(String, String)>);

impl Step {
    pub(crate) fn values<'a>(&'a self, facet: &'a str) -> impl Iterator<Item = &'a str> {
        let facets = self.0.iter().filter(move |(name, _)| name == facet);
        facets.map(|(_, value)| value.as_str())
    }

    pub(crate) fn patterns(&self) -> impl Iterator<Item = &str> {
        self.values("pattern")
    }
}

pub(crate) struct Case {
    pub(crate) place: String,
    pub(crate) text: String,
    /// The facet at fault; `None` where the text fits.
    pub(crate) broken: Option<String>,
    pub(crate) jdk_differs: bool,
}

pub(crate) fn read(file: &str, data: &str) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut of_pattern = false;
    for (number, line) in data.split('\n').enumerate() {
        let place = format!("{file}:{}", number + 1);
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut header = None;
        match word {
            "" | "#" => {}
            "+" => groups.last_mut().expect("a type").cases.push(Case {
                place: place.clone(),
                text: unescape(rest),
                broken: None,
                jdk_differs: false,
            }),
            "-" => {
                let (facet, text) = if of_pattern {
                    ("pattern", rest)
                } else {
                    rest.split_once(' ').unwrap_or((rest, ""))
                };
                groups.last_mut().expect("a type").cases.push(Case {
                    place: place.clone(),
                    text: unescape(text),
                    broken: Some(facet.to_owned()),
                    jdk_differs: false,
                });
            }
            "jdk:" => {
                let group = groups.last_mut().expect("a type");
                match group.cases.last_mut() {
                    Some(case) => case.jdk_differs = true,
                    None => group.jdk_differs = true,
                }
            }
            "pattern" => {
                header = Some(Header::Type(Description {
                    kind: Kind::Atomic,
                    bases: vec!["string".to_owned()],
                    steps: vec![Step(vec![("pattern".to_owned(), rest.to_owned())])],
                }));
            }
            "refused" => {
                let (position, pattern) = rest.split_once(' ').expect("a position");
                header = Some(Header::Refused {
                    pattern: pattern.to_owned(),
                    position: position.parse().expect("a number"),
                });
            }
            "type" => header = Some(description(Kind::Atomic, rest)),
            "list" => header = Some(description(Kind::List, rest)),
            "union" => header = Some(description(Kind::Union, rest)),
            _ => panic!("{place}: {line}"),
        }
        if let Some(header) = header {
            of_pattern = word == "pattern";
            groups.push(Group {
                place,
                header,
                cases: Vec::new(),
                jdk_differs: false,
            });
        }
    }
    groups
}

fn description(kind: Kind, text: &str) -> Header {
    let mut bases = Vec::new();
    let mut steps = vec![Step::default()];
    for word in text.split(' ') {
        match word.split_once('=') {
            Some((facet, value)) => {
                let value = if facet == "pattern" {
                    value.to_owned()
                } else {
                    unescape(value)
                };
                steps
                    .last_mut()
                    .expect("a step")
                    .0
                    .push((facet.to_owned(), value));
            }
            None if word == "/" => steps.push(Step::default()),
            None => bases.push(word.to_owned()),
        }
    }
    Header::Type(Description { kind, bases, steps })
}

fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        plain.push_str(before);
        let mut length = 1;
        plain.push(match after.as_bytes().first() {
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'\\') => '\\',
            Some(b'u') => {
                let end = after.find('}').expect("a closing brace");
                length = end + 1;
                let code = u32::from_str_radix(&after[2..end], 16).expect("hexadecimal digits");
                char::from_u32(code).expect("a character")
            }
            other => panic!("unknown escape {other:?} in {text}"),
        });
        rest = &after[length..];
    }
    plain.push_str(rest);
    plain
}
