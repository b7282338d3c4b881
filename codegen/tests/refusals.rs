//! Everything that the generator refuses: schemas in `refusals/`, each with the one
//! line that says why in a file of its own, `.expected`; those of several documents are
//! folders. And nothing makes it
//! panic: schemas with bytes changed at random are generated or refused, no more.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use cif_codegen::{CompileError, Error, ErrorKind, Generator};
use cif_oracles::{Jdk, Judge as _};
use proptest::prelude::*;

fn schemas(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(folder);
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .map(|path| {
            if path.is_dir() {
                path.join("schema.xsd")
            } else {
                path
            }
        })
        .filter(|path| path.extension().is_some_and(|it| it == "xsd"))
        .collect();
    paths.sort();
    paths
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The refusal of a schema, if it is refused. One in a folder is read with the others there.
fn refusal(path: &Path) -> Option<Error> {
    if !path.ends_with("schema.xsd") {
        return Generator::new(read(path)).generate().err();
    }
    match Generator::default().code_of(path).err()? {
        CompileError::Schema(error) => Some(error),
        other => panic!("{other}"),
    }
}

/// The name of a case: of its file, or of its folder.
fn name(path: &Path) -> Option<&str> {
    let is_folder = path.ends_with("schema.xsd");
    let path = if is_folder { path.parent()? } else { path };
    path.file_stem()?.to_str()
}

const SETTLED: &str = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:complexType name="Book">
    <xs:sequence>
      <xs:element name="title" type="xs:token"/>
      <xs:element name="subtitle" type="xs:token" minOccurs="0"/>
    </xs:sequence>
  </xs:complexType>
  <xs:element name="book" type="Book"/>
</xs:schema>"#;

#[test]
fn settings_that_do_not_fit_the_schema_are_refused() {
    let generator = || Generator::new(SETTLED);
    assert!(generator().boxed("Book/subtitle").generate().is_ok());
    let streamed = || generator().stream_children("book", "title");
    let twice = streamed().stream_children("book", "title").generate();
    assert_eq!(twice, streamed().generate());
    for (generator, reason) in [
        (generator().boxed("Book/title"), "only an optional child"),
        (generator().boxed("Book/author"), "no such child"),
        (generator().boxed("Book"), "no such child"),
        (
            generator().stream_children("book", "author"),
            "no such child of a root",
        ),
        (generator().repair("Title", "f"), "no such simple type"),
        (
            generator().explain("xs:token", "f"),
            "a type of XML Schema itself",
        ),
        (generator().alias("Page", "a", "b"), "no such complex type"),
        (
            generator().rename("Book", "usize"),
            "as is `primitive type usize`",
        ),
        (
            generator().rename("element book", "str"),
            "as is `primitive type str`",
        ),
    ] {
        let error = generator.generate().expect_err("a refusal").to_string();
        assert!(error.contains(reason), "{error}");
    }
}

/// A child that is streamed may have the name of a root: it is another component.
#[test]
fn the_renames_that_are_advised_settle_all_clashes() {
    let own = r#"name="title" type="xs:token""#;
    let schema = SETTLED.replace(own, r#"ref="book" minOccurs="0""#);
    let generator = Generator::new(schema).stream_children("book", "book");
    let error = generator.generate().expect_err("two roots of one name");
    let advised: Vec<_> = error.renames.iter().map(|it| it.0.as_str()).collect();
    assert_eq!(advised, ["element book/book", "book/book item"]);
    let renames = error.renames.into_iter();
    let generator = renames.fold(generator, |it, (component, name)| {
        it.rename(component, name)
    });
    let code = generator.generate().expect("code");
    assert!(code.contains("pub struct Book2;"), "{code}");
}

#[test]
fn every_refusal_names_component_and_line() {
    let update = env::var_os("BLESS").is_some();
    let mut failures = String::new();
    for path in schemas("refusals") {
        let said = match refusal(&path) {
            None => "nothing is refused\n".to_owned(),
            Some(mut error) => {
                let file = error.document.file_name().map(PathBuf::from);
                error.document = file.unwrap_or_default();
                format!("{error}\n")
            }
        };
        let expected = path.with_extension("expected");
        if update {
            fs::write(expected, &said).expect("it can be written");
        } else if said != read(&expected) {
            let _ = write!(failures, "{}: {said}", path.display());
        }
        let mut more = said.lines().skip(1);
        // Only names to choose stand in lines of their own.
        let has_line = said.starts_with("line ") || said.contains(".xsd:");
        if !has_line || more.any(|line| !line.starts_with("  ")) {
            let _ = write!(failures, "{}: {said}", path.display());
        }
    }
    assert!(
        failures.is_empty(),
        "other words than expected (to accept them, set BLESS=1):\n{failures}"
    );
}

/// The JDK refuses too what is refused as invalid. A line `NAME: REASON` in
/// `refusals/disagreements` explains each that it takes.
#[test]
fn what_is_invalid_is_so_for_the_jdk() {
    let is_invalid = |path: &PathBuf| refusal(path).is_some_and(|it| it.kind == ErrorKind::Invalid);
    let paths: Vec<_> = schemas("refusals").into_iter().filter(is_invalid).collect();
    let verdicts = Jdk.judge_schemas(&paths).expect("the judge runs");
    let taken = paths.iter().zip(verdicts).filter(|(_, it)| it.is_valid());
    let taken: Vec<_> = taken.filter_map(|(path, _)| name(path)).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refusals");
    let explained = read(&folder.join("disagreements"));
    let explained: Vec<_> = explained
        .lines()
        .filter_map(|line| Some(line.split_once(": ")?.0))
        .collect();
    assert_eq!(taken, explained);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_makes_it_panic(
        schema in 0_usize..1000,
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..4, any::<prop::sample::Index>()), 1..4),
    ) {
        let paths = [schemas("features"), schemas("refusals")].concat();
        // The large automata take long and hold nothing new.
        let paths: Vec<_> = paths
            .into_iter()
            .filter(|path| fs::metadata(path).is_ok_and(|it| it.len() < 3000))
            .collect();
        let mut bytes = read(&paths[schema % paths.len()]).into_bytes();
        for (at, kind, from) in edits {
            let (at, from) = (at.index(bytes.len()), from.index(bytes.len()));
            match kind {
                0 => bytes[at] = bytes[from],
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, bytes[from]),
                _ => {
                    let piece = bytes[from..(from + 24).min(bytes.len())].to_vec();
                    bytes.splice(at..at, piece);
                }
            }
            if bytes.is_empty() {
                bytes.push(b'<');
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let _ = Generator::new(text).generate();
    }
}
