//! Build scripts: from a schema in a file to a file of code.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::{Error, Generated, Generator, decode, documents};

/// Generates the code of a schema in a build script: `timetable.xsd` becomes
/// `timetable.rs` in `OUT_DIR`, and Cargo is asked to run the script again when the
/// schema changes. [`Generator::compile`] does the same with settings.
///
/// # Errors
/// Those of [`Generator::compile`].
pub fn compile(path: impl AsRef<Path>) -> Result<(), CompileError> {
    Generator::default().compile(path)
}

impl Generator {
    /// Generates the code of a schema in a build script, as
    /// [`compile`](crate::compile()) does, with these settings.
    ///
    /// # Errors
    /// When a document cannot be read or is refused, or the code cannot be written.
    pub fn compile(self, path: impl AsRef<Path>) -> Result<(), CompileError> {
        self.compile_all(&[path])
    }

    /// The same for several schemas, which become one module: what they import in common
    /// they share. The file has the name of the first.
    ///
    /// # Errors
    /// When a document cannot be read or is refused, or the code cannot be written.
    pub fn compile_all(self, paths: &[impl AsRef<Path>]) -> Result<(), CompileError> {
        let path = paths.first().map_or(Path::new(""), AsRef::as_ref);
        for path in paths {
            println!("cargo::rerun-if-changed={}", path.as_ref().display());
        }
        let folder = std::env::var_os("OUT_DIR").ok_or_else(|| {
            let message = "OUT_DIR is not set, as it is for build scripts";
            CompileError::file(path)(io::Error::other(message))
        })?;
        let generated = self.generated(paths)?;
        for document in &generated.documents {
            println!("cargo::rerun-if-changed={}", document.display());
        }
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(".rs");
        let target = Path::new(&folder).join(name);
        fs::write(&target, generated.code).map_err(CompileError::file(&target))
    }

    /// Generates the code of a schema in a file, and in those that it includes and
    /// imports, with these settings.
    ///
    /// # Errors
    /// When a document cannot be read or is refused.
    pub fn code_of(self, path: impl AsRef<Path>) -> Result<String, CompileError> {
        self.code_of_all(&[path])
    }

    /// The same for several schemas, which become one module: what they import in common
    /// they share.
    ///
    /// # Errors
    /// When a document cannot be read or is refused.
    pub fn code_of_all(self, paths: &[impl AsRef<Path>]) -> Result<String, CompileError> {
        self.generated(paths).map(|it| it.code)
    }

    /// The same, with the documents that the code comes of: those that are given, and what they
    /// include, import and redefine.
    ///
    /// # Errors
    /// When a document cannot be read or is refused.
    pub fn code_and_documents(
        self,
        paths: &[impl AsRef<Path>],
    ) -> Result<(String, Vec<PathBuf>), CompileError> {
        let generated = self.generated(paths)?;
        Ok((generated.code, generated.documents))
    }

    fn generated(&self, paths: &[impl AsRef<Path>]) -> Result<Generated, CompileError> {
        let mut documents = Vec::new();
        for path in paths {
            let path = path.as_ref();
            let bytes = documents::bytes(path).map_err(CompileError::file(path))?;
            let text = decode::decode(&bytes)
                .map_err(|error| CompileError::Schema(error.located(|_| path.to_owned())))?;
            documents.push((path.to_owned(), text));
        }
        self.generate_from(documents).map_err(CompileError::Schema)
    }
}

/// Why there is no code for a schema in a file. It is displayed as
/// `timetable.xsd:12: Line/@type: MESSAGE`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CompileError {
    /// A file that cannot be read or written.
    File(PathBuf, io::Error),
    /// A schema that is refused.
    Schema(Error),
}

impl CompileError {
    fn file(path: &Path) -> impl Fn(io::Error) -> Self {
        |error| Self::File(path.to_owned(), error)
    }
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Schema(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CompileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::File(_, error) => Some(error),
            Self::Schema(error) => Some(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_file_line_and_component() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("shop.xsd");
        let xsd = "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\n\
            <xs:complexType name=\"Shop\"><xs:sequence>\n\
            <xs:element name=\"item\" type=\"Item\"/>\n\
            </xs:sequence></xs:complexType>\n\
            <xs:element name=\"shop\" type=\"Shop\"/></xs:schema>";
        fs::write(&path, xsd).expect("it can be written");
        let error = Generator::default().code_of(&path).expect_err("no Item");
        let begin = format!("{}:3: Shop/item: ", path.display());
        assert!(error.to_string().starts_with(&begin), "{error}");

        fs::write(&path, xsd.replace("\"Item\"", "\"xs:token\"")).expect("it can be written");
        let code = Generator::default().code_of(&path).expect("a schema");
        assert!(code.contains("pub struct Shop"), "{code}");
    }

    #[test]
    fn schemas_share_what_both_import() {
        let folder = tempfile::tempdir().expect("a folder");
        let schema = |name: &str, content: &str| {
            let path = folder.path().join(format!("{name}.xsd"));
            let xsd = format!(
                "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" xmlns:place=\"urn:place\" \
                 targetNamespace=\"urn:{name}\">{content}</xs:schema>"
            );
            fs::write(&path, xsd).expect("it can be written");
            path
        };
        schema(
            "place",
            "<xs:complexType name=\"Place\"><xs:attribute name=\"town\"/></xs:complexType>",
        );
        let paths = ["hotel", "station"].map(|name| {
            let content = format!(
                "<xs:import namespace=\"urn:place\" schemaLocation=\"place.xsd\"/>\
                 <xs:element name=\"{name}\" type=\"place:Place\"/>"
            );
            schema(name, &content)
        });
        let code = Generator::default().code_of_all(&paths).expect("schemas");
        assert_eq!(code.matches("pub struct PlacePlace").count(), 1, "{code}");
        for root in ["pub struct Hotel", "pub struct Ns1Station"] {
            assert_eq!(code.matches(root).count(), 1, "{root}: {code}");
        }
    }

    /// Neither a pipe that nobody writes to nor a device without an end is waited for.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_is_no_file_is_not_opened() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("mkfifo runs").success());
        let path = folder.path().join("shop.xsd");
        let head = "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\n";
        for name in ["pipe", "/dev/zero", "."] {
            for reference in ["include", "redefine", "import namespace=\"urn:a\""] {
                let schema =
                    format!("{head}<xs:{reference} schemaLocation=\"{name}\"/></xs:schema>");
                fs::write(&path, schema).expect("it can be written");
                let said = Generator::default().code_of(&path);
                if reference.starts_with("import") {
                    // It does no harm as long as nothing refers to it.
                    assert!(said.is_ok(), "{name}");
                    continue;
                }
                let said = said.expect_err("no file").to_string();
                let fault = format!(":2: `{name}` is not read: it is not a file");
                assert!(said.ends_with(&fault), "{said}");
            }
        }
        let error = Generator::default().code_of("/dev/zero");
        let said = error.expect_err("no end").to_string();
        assert!(
            said.ends_with("documents of more than 256 MB are not supported"),
            "{said}"
        );
    }

    /// Cargo would run a build script each time for a file that is not there.
    #[test]
    fn what_is_built_in_is_no_document_to_watch() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("shop.xsd");
        let xsd = "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\
            <xs:import namespace=\"http://www.w3.org/XML/1998/namespace\"/>\
            <xs:element name=\"shop\"><xs:complexType><xs:attribute ref=\"xml:lang\"/>\
            </xs:complexType></xs:element></xs:schema>";
        fs::write(&path, xsd).expect("it can be written");
        let generated = Generator::default().code_and_documents(&[&path]);
        assert_eq!(generated.expect("a schema").1, [path]);
    }

    #[test]
    fn a_schema_that_is_missing_is_named() {
        let error = Generator::default()
            .code_of("no/shop.xsd")
            .expect_err("no file");
        assert!(error.to_string().starts_with("no/shop.xsd: "), "{error}");
    }
}
