//! The file of settings, `cif.toml`: what it may say, where it is found, and
//! where in it something is wrong.

pub(crate) mod listed;
mod written;

use std::collections::BTreeMap;
use std::fs;
use std::io::Read as _;
use std::ops::Range;
use std::path::Path;

use cif::check::{Legality, Selection, Selector, Severity};
use cif_files::walk::{ExcludeBuilder, settings};
use toml::Spanned;

use self::listed::Listed;
use self::written::{ForPath, Written};
use crate::gather::Exclude;
use crate::input;
use crate::per_path::PerPath;
use crate::selector::{selector, severity_or_off};
use crate::status::CliError;
use cif::files::filename;

pub(crate) use self::written::schema;

/// The name under which it is looked for.
pub(crate) const NAME: &str = cif_files::walk::SETTINGS;

/// More than anybody writes by hand.
const LONGEST: u64 = 1 << 20;

/// The contents of a file of settings.
#[derive(Debug, Default)]
pub(crate) struct File {
    pub(crate) check: Part,
    pub(crate) convert: Part,
    pub(crate) legality: Option<Legality>,
    /// The files in directories that are passed over.
    pub(crate) exclude: Exclude,
    /// The findings that are left out of some files.
    pub(crate) per_path: PerPath,
    /// All that it says, with the lines.
    pub(crate) listed: Vec<Listed>,
}

/// The settings for the findings of a command.
#[derive(Debug, Default)]
pub(crate) struct Part {
    pub(crate) selection: Selection,
    pub(crate) fail_on: Option<Severity>,
}

/// The settings of this file, or of the one that is found; without any, none.
pub(crate) fn read(named: Option<&Path>) -> Result<File, CliError> {
    let Some(path) = named.map(Path::to_owned).or_else(settings) else {
        return Ok(File::default());
    };
    let name = filename::shown(&path);
    let unreadable = |error| CliError::file("cannot read", &name, &error);
    let read = fs::File::open(&path).and_then(|file| {
        let mut text = Vec::new();
        let mut source = input::text(file)?.take(LONGEST);
        source.read_to_end(&mut text)?;
        Ok(text)
    });
    let text = match String::from_utf8(read.map_err(unreadable)?) {
        Ok(text) if (text.len() as u64) < LONGEST => text,
        Ok(_) => return Err(CliError::new(format!("`{name}` is too long for settings"))),
        Err(_) => {
            let error = CliError::new(format!("`{name}` is not in UTF-8"));
            return Err(error.with_help("save it in UTF-8"));
        }
    };
    let folder = filename::absolute(&path).map_err(unreadable)?;
    let folder = folder.parent().unwrap_or(&folder);
    parse(&name, &text, folder).map_err(|fault| {
        let Fault { message, span } = fault;
        let (message, help) = match message.split_once("; ") {
            Some((message, help)) => (message, Some(help)),
            None => (&*message, None),
        };
        CliError::at(message, help, &name, &text, span)
    })
}

/// Returns the first fault of a text as settings, with its place.
pub(crate) fn check(text: &str) -> Result<(), (String, Range<usize>)> {
    let read = parse(NAME, text, Path::new(""));
    read.map(drop).map_err(|fault| (fault.message, fault.span))
}

/// A fault, and its place.
#[derive(Debug)]
struct Fault {
    message: String,
    span: Range<usize>,
}

fn parse(name: &str, text: &str, folder: &Path) -> Result<File, Fault> {
    let written: Written = toml::from_str(text).map_err(|error| Fault {
        message: error.message().trim().to_owned(),
        span: error.span().unwrap_or_default(),
    })?;
    let listed = written.listed(name, text);
    let (check, convert) = (written.check, written.convert);
    let levels = &written.severity;
    let legality = check.legality.map(|it| {
        at(&it, |text| {
            text.parse::<Legality>().map_err(|error| error.to_string())
        })
    });
    Ok(File {
        legality: legality.transpose()?,
        check: Part::of(&check.select, &check.ignore, levels, check.fail_on)?,
        convert: Part::of(&convert.select, &convert.ignore, levels, convert.fail_on)?,
        exclude: exclude(&written.exclude, folder)?,
        per_path: per_path(&written.per_path, folder)?,
        listed,
    })
}

impl Part {
    fn of(
        select: &[Spanned<String>],
        ignore: &[Spanned<String>],
        levels: &BTreeMap<Spanned<String>, Spanned<String>>,
        fail_on: Option<Spanned<String>>,
    ) -> Result<Self, Fault> {
        let mut selection = Selection::default();
        for wanted in select {
            selection = selection.select(at(wanted, selector)?);
        }
        for unwanted in ignore {
            selection = selection.ignore(at(unwanted, selector)?);
        }
        let levels = levels.iter().map(|(findings, level)| {
            let findings: Selector = at(findings, selector)?;
            Ok((findings, at(level, severity_or_off)?))
        });
        let mut levels = levels.collect::<Result<Vec<_>, Fault>>()?;
        // The lines of a table have no order: of two for the same findings leaving out holds.
        levels.sort_by_key(|(_, level)| level.is_none());
        for (findings, level) in levels {
            selection = selection.level(findings, level);
        }
        let fail_on = fail_on.map(|it| {
            at(&it, |text| {
                text.parse::<Severity>().map_err(|error| error.to_string())
            })
        });
        Ok(Self {
            selection,
            fail_on: fail_on.transpose()?,
        })
    }
}

/// Reads patterns of paths to pass over, which count from the folder of the file.
fn exclude(patterns: &[Spanned<String>], folder: &Path) -> Result<Exclude, Fault> {
    let mut all = ExcludeBuilder::new(folder);
    for pattern in patterns {
        at(pattern, |text| all.add(text))?;
    }
    all.build().map_err(|message| Fault {
        message,
        span: Range::default(),
    })
}

/// Reads patterns of paths with what is left out there, which count from the folder of the file.
fn per_path(written: &BTreeMap<Spanned<String>, ForPath>, folder: &Path) -> Result<PerPath, Fault> {
    let mut all = PerPath::of(folder);
    for (pattern, ForPath { ignore }) in written {
        let ignored = ignore.iter().map(|it| at(it, selector));
        let ignored = ignored.collect::<Result<_, _>>()?;
        at(pattern, |text| all.add(text, ignored))?;
    }
    Ok(all)
}

/// Reads a text, or returns the place where it means nothing.
fn at<T>(
    text: &Spanned<String>,
    meaning: impl FnOnce(&str) -> Result<T, String>,
) -> Result<T, Fault> {
    meaning(text.get_ref()).map_err(|message| Fault {
        message,
        span: text.span(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read() {
        let parse = |text| parse(NAME, text, Path::new("/"));
        let file = parse(
            "[check]\nselect = ['all']\nignore = [\"IX\", 'malformed-move']\n\
             fail-on = 'warning'\nlegality = 'auto'\n[severity]\nMI = 'info'\n'xsd:Game' = 'off'\n",
        );
        let File {
            check: Part { selection, fail_on },
            legality,
            ..
        } = file.unwrap();
        assert_eq!(legality, Some(Legality::Auto));
        let severity = |id| selection.severity(id, "", Severity::Error);
        assert_eq!(fail_on, Some(Severity::Warning));
        assert_eq!(severity("IX-007"), None);
        assert_eq!(severity("MV-001"), None);
        assert_eq!(severity("xsd:Game/@boardsize/pattern"), None);
        assert_eq!(severity("MI-001"), Some(Severity::Info));
        assert_eq!(severity("xml:doctype"), Some(Severity::Error));
        assert!(parse("").unwrap().check.selection.is_empty());
        let file = parse(
            "[check]\nselect = ['IX']\n[convert]\nignore = ['charset']\n[severity]\npgn = 'info'",
        );
        let of = |part: &Part, id| part.selection.severity(id, "", Severity::Error);
        let File { check, convert, .. } = file.unwrap();
        assert_eq!(of(&check, "pgn:no-move"), None);
        assert_eq!(of(&convert, "pgn:no-move"), Some(Severity::Info));
        assert_eq!(of(&convert, "pgn:charset"), None);
        // In a table there is no later line.
        let file = parse("[severity]\nAR-004 = 'off'\nunknown-predefined-name = 'error'");
        assert_eq!(of(&file.unwrap().check, "AR-004"), None);
    }

    #[test]
    fn what_is_wrong_has_a_place() {
        let parse = |text| parse(NAME, text, Path::new("/"));
        for (text, marked) in [
            ("[check]\nselct = []", "selct"),
            ("[chek]", "chek"),
            ("jobs = 1", "jobs"),
            ("[check]\nselect = 'IX'", "'IX'"),
            ("[check]\nselect = ['IX', 7]", "7"),
            ("[check]\nignore = ['IX', 'ZZ']", "'ZZ'"),
            ("[check]\nfail-on = 'grave'", "'grave'"),
            ("[check]\nfail-on = 1", "1"),
            ("[check]\nlegality = 'maybe'", "'maybe'"),
            ("[severity]\nIX = 'grave'", "'grave'"),
            ("[severity]\nIX = true", "true"),
            ("[severity]\nZZ = 'off'", "ZZ"),
            ("[severity]\n'IX' = 'off'\nIX = 'off'", "IX"),
            ("severity = 1", "1"),
            ("[convert]\nlegality = 'auto'", "legality"),
            ("[convert]\nselect = ['ZZ']", "'ZZ'"),
            ("[per-path.'a{']\nignore = []", "'a{'"),
            ("[per-path.a]\nignore = ['ZZ']", "'ZZ'"),
            ("[per-path.a]\nselect = []", "select"),
            ("[per-path]\na = ['MV']", "['MV']"),
            ("[per-path]\na = [['MV']]", "[['MV']]"),
            ("check = [['MV']]", "[['MV']]"),
            ("exclude = 'old'", "'old'"),
            ("exclude = ['old', 'a{']", "'a{'"),
        ] {
            let fault = parse(text).map(drop).unwrap_err();
            assert_eq!(&text[fault.span], marked, "{text}: {}", fault.message);
        }
        assert!(parse("[check").is_err() && parse("\0").is_err());
    }
}
