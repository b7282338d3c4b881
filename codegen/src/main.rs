//! Prints the Rust code for a schema: `cif-codegen [--rename COMPONENT=NAME]... SCHEMA.xsd`.

use std::process::ExitCode;

use cif_codegen::Generator;

const USAGE: &str = "usage: cif-codegen [--rename COMPONENT=NAME]... SCHEMA.xsd";

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(code) => {
            print!("{code}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("cif-codegen: {message}");
            ExitCode::from(2)
        }
    }
}

fn run(mut arguments: impl Iterator<Item = String>) -> Result<String, String> {
    let mut renames = Vec::new();
    let mut path = None;
    while let Some(argument) = arguments.next() {
        if argument == "--rename" {
            let rename = arguments.next().ok_or(USAGE)?;
            let (component, name) = rename.split_once('=').ok_or(USAGE)?;
            renames.push((component.to_owned(), name.to_owned()));
        } else if argument.starts_with('-') || path.replace(argument).is_some() {
            return Err(USAGE.to_owned());
        }
    }
    let path = path.ok_or(USAGE)?;
    renames
        .into_iter()
        .fold(Generator::default(), |generator, (component, name)| {
            generator.rename(component, name)
        })
        .code_of(path)
        .map_err(|error| error.to_string())
}
