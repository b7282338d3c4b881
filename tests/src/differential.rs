//! Our verdict on documents beside those of the judges. Where a judge differs
//! for a reason that is known, the reason stands in [`CLASSES`], matched as
//! narrowly as the judge's own words allow; the rest is a fault of somebody's.

use std::io;
use std::path::Path;

use cif_oracles::{Judge, Outcome, Verdict};
use cif_types::{Violation, scan, simple};

use crate::contract;

/// A known reason for a judge to differ.
#[derive(Debug)]
pub struct Class {
    /// Short words for it.
    pub name: &'static str,
    /// The judge that differs.
    pub judge: &'static str,
    /// Why, and who is right.
    pub reason: &'static str,
    /// The disagreements that it explains.
    explains: Explains,
}

/// The disagreements that a class explains.
#[derive(Debug)]
enum Explains {
    /// A complaint of the judge about a document that we accept; the document
    /// comes first.
    Complaint(fn(&str, &str) -> bool),
    /// A violation that the judge does not see; the text of its place comes
    /// second.
    Violation(fn(&Violation, &str) -> bool),
}

/// A document on which a judge differs from us.
#[derive(Clone, Copy, Debug)]
pub struct Disagreement<'d> {
    /// The document.
    pub text: &'d str,
    /// The judge.
    pub judge: &'static str,
    /// Our own violations.
    pub ours: &'d [Violation],
    /// The judge's verdict.
    pub verdict: &'d Verdict,
}

impl Disagreement<'_> {
    /// The class of the disagreement, where each complaint or violation has
    /// one; that of the first counts.
    pub fn class(&self) -> Option<&'static Class> {
        let classes: Option<Vec<_>> = if self.verdict.is_valid() {
            self.ours
                .iter()
                .map(|it| self.class_of_violation(it))
                .collect()
        } else if self.ours.is_empty() && self.verdict.outcome == Outcome::Invalid {
            let mark = if self.judge == "JDK" {
                "cvc-"
            } else {
                "Schemas validity error : "
            };
            let complaints = self.verdict.message.split(mark).skip(1);
            complaints.map(|it| self.class_of_complaint(it)).collect()
        } else if self.ours.is_empty() && self.verdict.outcome == Outcome::NotWellFormed {
            self.class_of_complaint(&self.verdict.message)
                .map(|it| vec![it])
        } else {
            None
        };
        classes?.first().copied()
    }

    fn class_of_complaint(&self, complaint: &str) -> Option<&'static Class> {
        self.classes().find(|class| match class.explains {
            Explains::Complaint(applies) => applies(self.text, complaint),
            Explains::Violation(_) => false,
        })
    }

    fn class_of_violation(&self, violation: &Violation) -> Option<&'static Class> {
        let place = self.text.get(violation.span.range()).unwrap_or_default();
        self.classes().find(|class| match class.explains {
            Explains::Complaint(_) => false,
            Explains::Violation(applies) => applies(violation, place),
        })
    }

    fn classes(&self) -> impl Iterator<Item = &'static Class> {
        CLASSES.iter().filter(|class| class.judge == self.judge)
    }
}

const REVERSED: &str = "Black before White in a game on one board is a wrong order; XML Schema cannot \
                        ask how many boards there are, and takes the two for players of two.";

fn is_reversed(violation: &Violation, _: &str) -> bool {
    violation.id == "xsd:GameHead/white/misplaced"
        && violation.help.as_deref() == Some("put `white` before `black`")
}

/// The known reasons.
pub const CLASSES: &[Class] = &[
    Class {
        name: "document type declaration",
        judge: "JDK",
        reason: "The format refuses every document type declaration; XML Schema says nothing of it.",
        explains: Explains::Violation(|violation, _| violation.id == "xml:doctype"),
    },
    Class {
        name: "document type declaration",
        judge: "xmllint",
        reason: "The format refuses every document type declaration; XML Schema says nothing of it.",
        explains: Explains::Violation(|violation, _| violation.id == "xml:doctype"),
    },
    Class {
        name: "order of players",
        judge: "JDK",
        reason: REVERSED,
        explains: Explains::Violation(is_reversed),
    },
    Class {
        name: "order of players",
        judge: "xmllint",
        reason: REVERSED,
        explains: Explains::Violation(is_reversed),
    },
    Class {
        name: "colon in an instruction",
        judge: "JDK",
        reason: "The target of a processing instruction has no colon (Namespaces in XML 7), which \
                 this parser does not look at.",
        explains: Explains::Violation(|violation, place| {
            violation.id == "xml:malformed-instruction" && place.contains(':')
        }),
    },
    Class {
        name: "name of the fifth edition",
        judge: "JDK",
        reason: "The fifth edition of XML 1.0 allows more characters in names (2.3) than this \
                 parser, which follows the fourth.",
        explains: Explains::Complaint(|text, _| {
            text.split('<').skip(1).any(|markup| {
                let end = |c: char| c.is_ascii_whitespace() || matches!(c, '>' | '=');
                let name = markup.trim_start_matches(['/', '?']).split(end).next();
                name.unwrap_or_default()
                    .chars()
                    .any(|c| scan::is_name_char(c) && !simple::names::is_name_char(c))
            })
        }),
    },
    Class {
        name: "document of XML 1.1",
        judge: "JDK",
        reason: "A document that says that it is of XML 1.1 is read by the rules of XML 1.0 (2.8); this \
                 processor knows 1.1, where U+0085 and U+2028 end lines and U+007F cannot stand.",
        explains: Explains::Complaint(|text, complaint| {
            text.contains("version=\"1.1\"") && complaint.contains("An invalid XML character")
        }),
    },
    Class {
        name: "line end of XML 1.1",
        judge: "JDK",
        reason: "In a document that says that it is of XML 1.1, U+0085 and U+2028 are white space to \
                 this processor.",
        explains: Explains::Violation(|violation, place| {
            violation.id.ends_with("/text")
                && place.contains(['\u{85}', '\u{2028}'])
                && place.trim().trim_matches(['\u{85}', '\u{2028}']).is_empty()
        }),
    },
    Class {
        name: "place of the schema",
        judge: "JDK",
        reason: "This processor wants a reference in `xsi:noNamespaceSchemaLocation`; it is a hint, \
                 which is not followed and not judged.",
        explains: Explains::Complaint(|text, complaint| {
            text.contains("noNamespaceSchemaLocation")
                && (complaint.contains("noNamespaceSchemaLocation")
                    || complaint.contains("valid value for 'anyURI'"))
        }),
    },
    Class {
        name: "exponent without digits",
        judge: "xmllint",
        reason: "libxml2 takes `1e` for a number; an exponent is an integer (XML Schema part 2, 3.2.5.1).",
        explains: Explains::Violation(|violation, place| {
            violation.id.ends_with("/datatype") && place.trim_end().ends_with(['e', 'E'])
        }),
    },
    Class {
        name: "scheme alone",
        judge: "xmllint",
        reason: "libxml2 takes `a:` for a reference; something has to stand behind a scheme (RFC 2396 3).",
        explains: Explains::Violation(|violation, place| {
            violation.message.ends_with("is not a URI reference") && place.ends_with(':')
        }),
    },
    Class {
        name: "line separator",
        judge: "JDK",
        reason: "To this processor U+2028 and U+2029 end lines; in XML 1.0 and in the patterns of \
                 XML Schema they are ordinary characters.",
        explains: Explains::Complaint(|text, complaint| {
            let rules = [
                "pattern-valid",
                "minLength-valid",
                "attribute.3",
                "type.3.1.3",
                "complex-type.2.2",
            ];
            text.contains(['\u{2028}', '\u{2029}'])
                && rules.iter().any(|rule| complaint.starts_with(rule))
        }),
    },
    Class {
        name: "blank CDATA section",
        judge: "xmllint",
        reason: "libxml2 takes every CDATA section for text, even an empty or blank one; only \
                 characters count (XML Schema part 1, 3.4.4 clause 2).",
        explains: Explains::Complaint(|text, complaint| {
            let mut sections = text.split("<![CDATA[").skip(1);
            sections.any(|rest| rest.trim_start().starts_with("]]>"))
                && (complaint.contains("Character content other than whitespace is not allowed")
                    || complaint.contains("Character content is not allowed"))
        }),
    },
    Class {
        name: "reference without a host",
        judge: "xmllint",
        reason: "libxml2 does not look into the authority of a reference (RFC 2396 3.2): an empty \
                 one as in `//`, or brackets around no address.",
        explains: Explains::Violation(|violation, place| {
            violation.message.ends_with("is not a URI reference") && place.contains("//")
        }),
    },
    Class {
        name: "port that is no number",
        judge: "xmllint",
        reason: "libxml2 wants digits behind the colon of an authority; it may be a name from a \
                 registry, which can hold colons (RFC 2396 3.2.1).",
        explains: Explains::Complaint(|_, complaint| {
            let authority = value_refused(complaint, "anyURI")
                .and_then(|value| value.split_once("//"))
                .and_then(|(_, rest)| rest.split(['/', '?', '#']).next());
            authority
                .and_then(|authority| authority.rsplit_once(':'))
                .is_some_and(|(_, port)| port.bytes().any(|byte| !byte.is_ascii_digit()))
        }),
    },
    Class {
        name: "integer of many digits",
        judge: "xmllint",
        reason: "libxml2 holds no integer of more than 24 digits; XML Schema sets no limit.",
        explains: Explains::Complaint(|_, complaint| {
            value_refused(complaint, "Integer").is_some_and(|value| {
                let value = value.trim();
                value.len() > 24 && value.bytes().all(|byte| byte.is_ascii_digit())
            })
        }),
    },
    Class {
        name: "spelling of an unsigned type",
        judge: "xmllint",
        reason: "libxml2 refuses signs, some spellings of zero and white space around a value \
                 for the unsigned types, which restrict the integers by bounds alone.",
        explains: Explains::Complaint(|_, complaint| {
            // A value that begins with the end of a line.
            let is_cut = complaint.ends_with("': '");
            is_cut
                || value_refused(complaint, "unsigned").is_some_and(|value| {
                    let digits = value.trim().trim_start_matches(['+', '-']);
                    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
                    let is_zero = digits.trim_start_matches('0').is_empty();
                    is_number && (is_zero || value.starts_with('+') || value != value.trim())
                })
        }),
    },
];

/// The value that xmllint says is none of a
/// built-in type with these letters in its name.
fn value_refused<'c>(complaint: &'c str, of: &str) -> Option<&'c str> {
    let (before, ty) = complaint.split_once("' is not a valid value of the atomic type 'xs:")?;
    let (_, value) = before.split_once(": '")?;
    let named = ty.split('\'').next().is_some_and(|ty| ty.contains(of));
    named.then_some(value)
}

/// The outcome of a comparison.
#[derive(Debug, Default)]
pub struct Summary {
    /// Documents compared.
    pub documents: usize,
    /// Those that we call valid.
    pub valid: usize,
    /// For each judge its name, agreements, explained and unexplained
    /// disagreements.
    pub judges: Vec<(&'static str, usize, usize, usize)>,
    /// Number of disagreements that each class explains: its name, its judge.
    pub explained: Vec<(&'static str, &'static str, usize)>,
    /// Disagreements without a reason: the judge, its words, ours, the text.
    pub unexplained: Vec<Unexplained>,
    /// Broken promises of our own readers, with the text.
    pub broken: Vec<(String, String)>,
}

/// A disagreement that no class explains.
#[derive(Debug)]
pub struct Unexplained {
    /// The judge.
    pub judge: &'static str,
    /// Its words.
    pub verdict: String,
    /// The ids that we find.
    pub ours: Vec<String>,
    /// The document.
    pub text: String,
}

/// Compares our verdicts on documents with those of the judges.
///
/// # Errors
/// When a judge cannot run, or a folder not be written.
pub fn compare(texts: &[String], judges: &[&(dyn Judge + Sync)]) -> io::Result<Summary> {
    let mut summary = Summary {
        documents: texts.len(),
        ..Summary::default()
    };
    let ours: Vec<Vec<Violation>> = texts
        .iter()
        .enumerate()
        .map(|(number, text)| {
            contract::examine(text, 1 + number % 41).unwrap_or_else(|broken| {
                summary.broken.push((broken, text.clone()));
                cif_types::check(text)
            })
        })
        .collect();
    summary.valid = ours
        .iter()
        .filter(|violations| violations.is_empty())
        .count();
    let verdicts = verdicts(texts, judges)?;
    for (judge, verdicts) in judges.iter().zip(&verdicts) {
        let (mut agreed, mut explained, mut unexplained) = (0, 0, 0);
        for ((text, ours), verdict) in texts.iter().zip(&ours).zip(verdicts) {
            if verdict.is_valid() == ours.is_empty() {
                agreed += 1;
                continue;
            }
            let disagreement = Disagreement {
                text,
                judge: judge.name(),
                ours,
                verdict,
            };
            if let Some(class) = disagreement.class() {
                explained += 1;
                summary.count(class.name, class.judge, 1);
                continue;
            }
            unexplained += 1;
            summary.unexplained.push(Unexplained {
                judge: judge.name(),
                verdict: verdict.to_string(),
                ours: ours.iter().map(|it| it.id.to_string()).collect(),
                text: text.clone(),
            });
        }
        summary
            .judges
            .push((judge.name(), agreed, explained, unexplained));
    }
    summary.unexplained.sort_by_key(|it| it.text.len());
    Ok(summary)
}

impl Summary {
    /// Adds what came of another comparison with the same judges.
    pub fn add(&mut self, other: Self) {
        self.documents += other.documents;
        self.valid += other.valid;
        for (judge, agreed, explained, unexplained) in other.judges {
            match self.judges.iter_mut().find(|it| it.0 == judge) {
                Some(known) => {
                    known.1 += agreed;
                    known.2 += explained;
                    known.3 += unexplained;
                }
                None => self.judges.push((judge, agreed, explained, unexplained)),
            }
        }
        for (name, judge, count) in other.explained {
            self.count(name, judge, count);
        }
        self.unexplained.extend(other.unexplained);
        self.unexplained.sort_by_key(|it| it.text.len());
        self.broken.extend(other.broken);
    }

    fn count(&mut self, name: &'static str, judge: &'static str, count: usize) {
        let known = self
            .explained
            .iter_mut()
            .find(|it| it.0 == name && it.1 == judge);
        match known {
            Some(known) => known.2 += count,
            None => self.explained.push((name, judge, count)),
        }
    }
}

/// The verdicts of each judge on texts; the judges run side by side.
///
/// # Errors
/// When a judge cannot run, or a folder not be written.
pub fn verdicts(texts: &[String], judges: &[&(dyn Judge + Sync)]) -> io::Result<Vec<Vec<Verdict>>> {
    let folder = tempfile::tempdir()?;
    let schema = folder.path().join("cif.xsd");
    std::fs::write(&schema, cif_schema::CIF_XSD)?;
    let paths = texts.iter().enumerate().map(|(number, text)| {
        let path = folder.path().join(format!("{number}.xml"));
        std::fs::write(&path, text).map(|()| path)
    });
    let paths = paths.collect::<io::Result<Vec<_>>>()?;
    let judge_all = |judge: &(dyn Judge + Sync), schema: &Path| judge.judge(schema, &paths);
    std::thread::scope(|scope| {
        let running: Vec<_> = judges
            .iter()
            .map(|judge| scope.spawn(|| judge_all(*judge, &schema)))
            .collect();
        running
            .into_iter()
            .map(|judge| {
                let panicked = |_| Err(io::Error::other("a judge panicked"));
                judge.join().unwrap_or_else(panicked)
            })
            .collect()
    })
}
