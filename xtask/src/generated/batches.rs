//! Generated modules, compiled together: some hundred become one program, which is
//! judged by the harness.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use super::build;

const HARNESS: &str = include_str!("harness.rs");

/// A generated module.
#[derive(Clone, Debug)]
pub(crate) struct Module {
    /// Its name, an identifier that no other has.
    pub(crate) name: String,
    /// The file of its code.
    pub(crate) code: PathBuf,
    /// True if documents are not only judged but also read and written.
    pub(crate) is_typed: bool,
    /// True if its types are left out: the tables judge documents without them.
    pub(crate) has_only_tables: bool,
}

/// The programs of some modules.
#[derive(Debug, Default)]
pub(crate) struct Compiled {
    /// The program that holds each module.
    pub(crate) programs: BTreeMap<String, PathBuf>,
    /// The modules that do not compile, with the first error.
    pub(crate) errors: BTreeMap<String, String>,
}

/// The beginning of the tables in generated code.
const TABLES: &str = "pub mod tables {";

/// Rounds of building: a module that does not compile is left out of the next.
const ROUNDS: usize = 8;

/// Compiles modules in batches, in a package of its own in `folder`.
///
/// # Errors
/// When the package cannot be written or built.
pub(crate) fn compile(
    folder: &Path,
    modules: &[Module],
    size: usize,
) -> Result<Compiled, Box<dyn Error>> {
    let mut compiled = Compiled::default();
    for round in 0..ROUNDS {
        let batches = batches(modules, size, &compiled.errors);
        write(folder, &batches)?;
        eprintln!(
            "round {}: compiling {} modules in {} programs",
            round + 1,
            modules.len() - compiled.errors.len(),
            batches.len()
        );
        let built = build::build(folder)?;
        for (file, error) in &built.errors {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            if !modules.iter().any(|it| it.name == name) {
                return Err(format!("{}: {error}", file.display()).into());
            }
            compiled.errors.insert(name.into_owned(), error.clone());
        }
        if built.errors.is_empty() {
            for (batch, modules) in &batches {
                if let Some(program) = built.programs.get(batch) {
                    let names = modules.iter().map(|it| it.name.clone());
                    let entries = names.map(|name| (name, program.clone()));
                    compiled.programs.extend(entries);
                }
            }
            return Ok(compiled);
        }
    }
    Err(format!("modules do not compile: {:#?}", compiled.errors).into())
}

/// The modules of each program, by its name. A module stays in its program when
/// others are left out.
fn batches<'m>(
    modules: &'m [Module],
    size: usize,
    broken: &BTreeMap<String, String>,
) -> Vec<(String, Vec<&'m Module>)> {
    let chunks = modules.chunks(size).enumerate();
    let named = chunks.map(|(number, modules)| {
        let modules = modules.iter().filter(|it| !broken.contains_key(&it.name));
        (format!("batch_{number:03}"), modules.collect())
    });
    named.collect()
}

/// Writes the sources of the programs.
fn write(folder: &Path, batches: &[(String, Vec<&Module>)]) -> Result<(), Box<dyn Error>> {
    build::prepare(folder)?;
    let sources = folder.join("src/bin");
    match fs::remove_dir_all(&sources) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
        _ => {}
    }
    for (batch, modules) in batches {
        let folder = sources.join(batch);
        fs::create_dir_all(&folder)?;
        let mut main = HARNESS.to_owned();
        let (mut schemas, mut rewrites) = (String::new(), String::new());
        for module in modules {
            let mut code = fs::read_to_string(&module.code)?;
            if module.has_only_tables {
                code.replace_range(..code.find(TABLES).unwrap_or_default(), "");
            }
            let name = &module.name;
            writeln!(main, "mod {name};")?;
            writeln!(schemas, "        {name:?} => &{name}::tables::SCHEMA,")?;
            if module.is_typed {
                let types = root_types(&code).join(", ");
                writeln!(
                    rewrites,
                    "        {name:?} => rewritten!(text, {name}, {types}),"
                )?;
            }
            fs::write(folder.join(format!("{name}.rs")), code)?;
        }
        write!(
            main,
            "\nfn schema(module: &str) -> &'static Schema {{\n    match module {{\n{schemas}        \
             _ => panic!(\"no such module\"),\n    }}\n}}\n\n\
             fn rewrite(module: &str, text: &str) -> Option<Rewritten> {{\n    \
             match module {{\n{rewrites}        _ => None,\n    }}\n}}\n"
        )?;
        fs::write(folder.join("main.rs"), main)?;
    }
    Ok(())
}

/// The types of the roots that a module declares.
fn root_types(code: &str) -> Vec<&str> {
    let after = code.split("impl ::cif_runtime::Root for ").skip(1);
    after
        .filter_map(|rest| rest.split_whitespace().next())
        .collect()
}
