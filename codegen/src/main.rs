//! The command `xsd2rust`: prints or writes the Rust code for a schema.

#![deny(clippy::print_stdout)]

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cif_codegen::{CompileError, ErrorKind, Generator};
use lexopt::prelude::*;
use serde::Deserialize;

const HELP: &str = "\
Generates Rust types, readers, writers and validators from XML Schema 1.0.

Usage: xsd2rust [OPTIONS] SCHEMA.xsd...

What a schema includes, imports and redefines is read from files, never from the
network. The code needs the crate cif-runtime.

Options:
  -o, --output FILE           Write the code to a file (default: -, standard output)
      --rename COMPONENT=NAME Name a type (Order/@kind), field or value in Rust
      --box COMPONENT         Hold an optional child (Order/note) in a box
      --box-beyond N          Do so with all of a type that has more than so many
                              (default: 8)
      --no-xsi-type           Refuse xsi:type in documents: fields have declared types
      --stream ROOT/CHILD     Let a child of a root be read part by part as well
      --catalog LOCATION=FILE Read a file for a location or a namespace
      --config FILE           Read these options from a file in TOML: the arrays
                              `schemas`, `box` and `stream`, the tables `rename` and
                              `catalog`, `output`, `box-beyond`, and `no-xsi-type = true`;
                              paths are relative to the file
  -h, --help                  Print this help
  -V, --version               Print the version

Exit status: 0 if the code was generated, 1 if the schema is refused or a document that
it includes cannot be read, 2 if an option is wrong or a file of the command line
cannot be read or written.
";

/// All that can be said, by options or in a file.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Settings {
    schemas: Vec<PathBuf>,
    output: Option<PathBuf>,
    rename: BTreeMap<String, String>,
    r#box: Vec<String>,
    #[serde(rename = "box-beyond")]
    box_beyond: Option<usize>,
    stream: Vec<String>,
    catalog: BTreeMap<String, PathBuf>,
    #[serde(rename = "no-xsi-type")]
    refuses_xsi_type: bool,
    /// The files that settings were read from.
    #[serde(skip)]
    configs: Vec<PathBuf>,
}

/// Why there is no code: the exit status, and the words.
struct Failure(u8, String);

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Self {
        Self(2, error.to_string())
    }
}

fn main() -> ExitCode {
    match run(std::env::args_os().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(status, message)) => {
            eprintln!("xsd2rust: {}", visible(&message));
            ExitCode::from(status)
        }
    }
}

/// A message as lines in which nothing is a command to a terminal: characters that control it or
/// change the direction of the text are replaced by signs.
fn visible(message: &str) -> String {
    let is_unsafe = |it: char| {
        it.is_control() && !matches!(it, '\n' | '\t')
            || matches!(it, '\u{61C}' | '\u{200E}' | '\u{200F}')
            || matches!(it, '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    };
    let show = |it: char| match u32::from(it) {
        _ if !is_unsafe(it) => it,
        code @ 0..0x20 => char::from_u32(0x2400 + code).unwrap_or('\u{FFFD}'),
        0x7F => '\u{2421}',
        _ => '\u{FFFD}',
    };
    message.chars().map(show).collect()
}

fn run(arguments: impl Iterator<Item = OsString>) -> Result<(), Failure> {
    let Some(settings) = read(arguments)? else {
        return Ok(());
    };
    if settings.schemas.is_empty() {
        return Err(Failure(2, "no schema is given; see --help".to_owned()));
    }
    let mut generator = Generator::default().xsi_type(!settings.refuses_xsi_type);
    for (component, name) in settings.rename {
        generator = generator.rename(component, name);
    }
    for component in settings.r#box {
        generator = generator.boxed(component);
    }
    if let Some(children) = settings.box_beyond {
        generator = generator.box_beyond(children);
    }
    for part in &settings.stream {
        let (root, child) = pair(part, '/', "--stream ROOT/CHILD")?;
        generator = generator.stream_children(root, child);
    }
    for (location, path) in settings.catalog {
        generator = generator.catalog(location, path);
    }
    let generated = generator.code_and_documents(&settings.schemas);
    let (code, documents) = generated.map_err(|error| match error {
        CompileError::Schema(it) if it.kind != ErrorKind::Setting => Failure(1, it.to_string()),
        _ => Failure(2, error.to_string()),
    })?;
    match settings.output.filter(|path| !is_stdout(path)) {
        Some(path) => {
            let mut sources = documents.iter().chain(&settings.configs);
            if id(&path).is_some() && sources.any(|it| id(it) == id(&path)) {
                let message = "it is read, and would be overwritten; give the output another name";
                return Err(Failure(2, format!("{}: {message}", path.display())));
            }
            fs::write(&path, code).map_err(|it| Failure(2, format!("{}: {it}", path.display())))
        }
        None => print(&code),
    }
}

/// Returns true if a name means standard output.
fn is_stdout(path: &Path) -> bool {
    path == Path::new("-")
}

/// Writes to standard output. A reader that has seen enough is no fault.
fn print(text: &str) -> Result<(), Failure> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(|error| Failure(2, format!("standard output: {error}"))),
    }
}

/// The device and the number of a file, by which all its names are known.
#[cfg(unix)]
fn id(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    let metadata = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    Some((metadata.dev(), metadata.ino()))
}

/// The path of a file by which most of its names are known.
#[cfg(not(unix))]
fn id(path: &Path) -> Option<PathBuf> {
    path.canonicalize().ok().filter(|it| it.is_file())
}

/// The settings; nothing where something was printed in their place.
fn read(arguments: impl Iterator<Item = OsString>) -> Result<Option<Settings>, Failure> {
    let mut settings = Settings::default();
    let mut arguments = lexopt::Parser::from_args(arguments);
    while let Some(argument) = arguments.next()? {
        match argument {
            Value(path) => settings.schemas.push(path.into()),
            Short('o') | Long("output") => settings.output = Some(arguments.value()?.into()),
            Long("rename") => {
                let value = arguments.value()?.string()?;
                let (component, name) = pair(&value, '=', "--rename COMPONENT=NAME")?;
                settings
                    .rename
                    .insert(component.to_owned(), name.to_owned());
            }
            Long("no-xsi-type") => settings.refuses_xsi_type = true,
            Long("box") => settings.r#box.push(arguments.value()?.string()?),
            Long("box-beyond") => {
                let number = arguments.value()?.parse();
                let number = number.map_err(|it| Failure(2, format!("--box-beyond: {it}")))?;
                settings.box_beyond = Some(number);
            }
            Long("stream") => settings.stream.push(arguments.value()?.string()?),
            Long("catalog") => {
                let value = arguments.value()?.string()?;
                let (location, path) = pair(&value, '=', "--catalog LOCATION=FILE")?;
                settings.catalog.insert(location.to_owned(), path.into());
            }
            Long("config") => settings.add(&PathBuf::from(arguments.value()?))?,
            Short('h') | Long("help") => {
                return print(HELP).map(|()| None);
            }
            Short('V') | Long("version") => {
                let version = concat!("xsd2rust ", env!("CARGO_PKG_VERSION"), "\n");
                return print(version).map(|()| None);
            }
            _ => return Err(argument.unexpected().into()),
        }
    }
    Ok(Some(settings))
}

impl Settings {
    /// Adds what a file says.
    fn add(&mut self, path: &PathBuf) -> Result<(), Failure> {
        let fault =
            |error: &dyn std::fmt::Display| Failure(2, format!("{}: {error}", path.display()));
        let text = fs::read_to_string(path).map_err(|error| fault(&error))?;
        let file: Self = toml::from_str(&text).map_err(|error| fault(&error))?;
        self.configs.push(path.clone());
        let beside = |it: PathBuf| path.with_file_name("").join(it);
        self.schemas.extend(file.schemas.into_iter().map(beside));
        let output = file
            .output
            .map(|it| if is_stdout(&it) { it } else { beside(it) });
        self.output = output.or(self.output.take());
        self.rename.extend(file.rename);
        self.r#box.extend(file.r#box);
        self.box_beyond = file.box_beyond.or(self.box_beyond);
        self.stream.extend(file.stream);
        self.refuses_xsi_type |= file.refuses_xsi_type;
        let catalog = file.catalog.into_iter();
        self.catalog
            .extend(catalog.map(|(location, it)| (location, beside(it))));
        Ok(())
    }
}

/// Two parts of a value.
fn pair<'v>(value: &'v str, mark: char, option: &str) -> Result<(&'v str, &'v str), Failure> {
    let parts = value.rsplit_once(mark);
    parts.ok_or_else(|| Failure(2, format!("`{value}` is not as in {option}")))
}
