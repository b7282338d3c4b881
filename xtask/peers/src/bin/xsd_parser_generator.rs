//! Judges documents by the readers that xsd-parser makes of their schemas.
//!
//! A line of standard input has a name, a schema and documents, with tabs between them.
//! The answer has the lines of code, or `-` and why there is none, and for each document
//! `+` if it is read, else `-`.

#[path = "../xsd_parser_config.rs"]
mod xsd_parser_config;

use std::error::Error;
use std::io::BufRead as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io, panic, process};

const MANIFEST: &str = r#"[package]
name = "reader"
edition = "2024"

[dependencies]
quick-xml = "0.38"
xsd-parser-types = { version = "0.2.1", features = ["quick-xml"] }

[profile.dev]
debug = false

[workspace]
"#;

fn main() -> Result<(), Box<dyn Error>> {
    panic::set_hook(Box::new(|_| ()));
    let folder = env::temp_dir().join(format!("xsd-parser-{}", process::id()));
    fs::create_dir_all(folder.join("src"))?;
    fs::write(folder.join("Cargo.toml"), MANIFEST)?;
    // The versions that are at hand.
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock");
    fs::copy(lock, folder.join("Cargo.lock"))?;
    for line in io::stdin().lock().lines() {
        let line = line?;
        let fields: Vec<_> = line.split('\t').collect();
        match answer(&folder, &fields[1..]) {
            Ok(answer) => println!("{answer}"),
            Err(error) => {
                let message = error.to_string();
                let words: Vec<_> = message.split_whitespace().collect();
                println!("-\t{}", words.join(" "));
            }
        }
    }
    fs::remove_dir_all(folder)?;
    Ok(())
}

fn answer(folder: &Path, fields: &[&str]) -> Result<String, Box<dyn Error>> {
    let (schema, documents) = fields.split_first().ok_or("no schema")?;
    let schema = PathBuf::from(schema);
    let generated = panic::catch_unwind(|| {
        let code = xsd_parser::generate(xsd_parser_config::config(schema));
        code.map_err(|error| error.to_string())
    });
    let code = generated.map_err(|_| "it panics")??.to_string();
    let types = folder.join("src/types.rs");
    fs::write(&types, &code)?;
    let formatted = run(Command::new("rustfmt")
        .args(["--edition", "2024"])
        .arg(&types));
    if !formatted {
        return Err("is no Rust".into());
    }
    let code = fs::read_to_string(&types)?;
    let lines = code.lines().count();
    let mut arms = String::new();
    for document in documents {
        let name = root_type(&fs::read_to_string(document)?);
        let root = path_of(&code, &name).unwrap_or(name);
        let reader = format!("types::{root}::deserialize(&mut reader).is_ok()");
        arms += &format!("        Some({document:?}) => {reader},\n");
    }
    let main = format!(
        "use xsd_parser_types::quick_xml::{{DeserializeSync as _, IoReader}};\n\
         #[allow(warnings)]\nmod types;\n\n\
         fn main() {{\n    let path = std::env::args().nth(1);\n    \
         let file = std::fs::read(path.as_deref().unwrap_or_default()).expect(\"a file\");\n    \
         let mut reader = IoReader::new(&*file);\n    \
         let is_read = match path.as_deref() {{\n{arms}        _ => false,\n    }};\n    \
         std::process::exit(i32::from(!is_read));\n}}\n"
    );
    fs::write(folder.join("src/main.rs"), main)?;
    let manifest = folder.join("Cargo.toml");
    if !run(Command::new("cargo")
        .args(["build", "--quiet", "--manifest-path"])
        .arg(manifest))
    {
        return Err("does not compile".into());
    }
    let program = folder.join("target/debug/reader");
    let mark = |document: &&str| {
        if run(Command::new(&program).arg(document)) {
            '+'
        } else {
            '-'
        }
    };
    let marks: String = documents.iter().map(mark).collect();
    Ok(format!("{lines}\t{marks}"))
}

/// Returns true if a program ends well.
fn run(command: &mut Command) -> bool {
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    quiet.status().is_ok_and(|it| it.success())
}

/// The type that the root element of a document has: its local name in camel case.
fn root_type(document: &str) -> String {
    let mut tags = document.split('<').skip(1);
    let tag = tags
        .find(|it| !it.starts_with(['?', '!']))
        .unwrap_or_default();
    let name = tag.split([' ', '\n', '/', '>']).next().unwrap_or_default();
    let local = name.rsplit(':').next().unwrap_or_default();
    let words = local.split(['-', '_', '.']);
    let capital = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|it| it.to_uppercase().to_string());
        first.unwrap_or_default() + letters.as_str()
    };
    words.map(capital).collect()
}

/// The path of a type in formatted code, where namespaces are modules.
fn path_of(code: &str, name: &str) -> Option<String> {
    let mut modules: Vec<&str> = Vec::new();
    for line in code.lines() {
        let item = line.trim_start();
        let depth = (line.len() - item.len()) / 4;
        let mut words = item.split(|c: char| !c.is_alphanumeric() && c != '_');
        match (words.next(), words.next(), words.next()) {
            (Some("pub"), Some("mod"), Some(module)) => {
                modules.truncate(depth);
                modules.push(module);
            }
            (Some("pub"), Some("type" | "struct" | "enum"), Some(it)) if it == name => {
                modules.truncate(depth);
                modules.push(it);
                return Some(modules.join("::"));
            }
            _ => {}
        }
    }
    None
}
