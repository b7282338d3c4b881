//! `cif-peers WHAT [SCHEMA] FILE`: what other libraries do with a document, each
//! as `cargo xtask bench` measures it. Exit status 1 when the document is
//! refused.

use std::error::Error;
use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::Path;
use std::process::ExitCode;

use xsd_schema::SchemaSetBuilder;
use xsd_schema::validation::{
    CollectingValidationSink, SchemaValidator, SchemaValidity, ValidationFlags, drive_quick_xml,
};

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments[..] {
        ["read", file] => read(file.as_ref()),
        ["utf8", file] => utf8(file.as_ref()),
        ["roxmltree", file] => roxmltree(file.as_ref()),
        ["xsd-schema", schema, file] => xsd_schema(schema.as_ref(), file.as_ref()),
        _ => Err("usage: cif-peers read|utf8|roxmltree|xsd-schema [SCHEMA] FILE".into()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the file and does nothing with it: no reader can be faster.
fn read(file: &Path) -> Outcome {
    let mut file = File::open(file)?;
    let mut buffer = vec![0; 1 << 16];
    let mut first = None;
    loop {
        let length = file.read(&mut buffer)?;
        let Some(&byte) = buffer[..length].first() else {
            break;
        };
        first.get_or_insert(byte);
    }
    // What begins otherwise is no document.
    if first == Some(b'<') {
        Ok(())
    } else {
        Err("no document".into())
    }
}

/// Reads the file and sees that it is UTF-8.
fn utf8(file: &Path) -> Outcome {
    let mut file = File::open(file)?;
    let mut buffer = vec![0; 1 << 16];
    // Bytes of a character that the next portion goes on with.
    let mut left = 0;
    loop {
        let length = file.read(&mut buffer[left..])?;
        let portion = &buffer[..left + length];
        let end = match simdutf8::compat::from_utf8(portion) {
            Ok(_) => portion.len(),
            Err(error) if error.error_len().is_none() && length > 0 => error.valid_up_to(),
            Err(error) => return Err(error.into()),
        };
        if length == 0 {
            return Ok(());
        }
        let portion = portion.len();
        buffer.copy_within(end..portion, 0);
        left = portion - end;
    }
}

/// A tree of the whole document.
fn roxmltree(file: &Path) -> Outcome {
    let text = fs::read_to_string(file)?;
    let document = roxmltree::Document::parse(&text)?;
    println!("{}", document.root_element().tag_name().name());
    Ok(())
}

/// Validates the document as a stream.
fn xsd_schema(schema: &Path, file: &Path) -> Outcome {
    let schema_set = SchemaSetBuilder::new()
        .add_source(&fs::read_to_string(schema)?, &schema.display().to_string())?
        .compile()?
        .into_schema_set();
    // Nobody asks for the values.
    let flags = ValidationFlags::default() - ValidationFlags::BUILD_PSVI_TYPED_VALUES;
    let validator = SchemaValidator::new(&schema_set, flags);
    let (mut errors, mut warnings) = (Vec::new(), Vec::new());
    let mut runtime = validator.start_run(CollectingValidationSink {
        errors: &mut errors,
        warnings: &mut warnings,
    });
    let document = BufReader::with_capacity(1 << 16, File::open(file)?);
    let outcome = drive_quick_xml(document, &mut runtime, &schema_set)?;
    drop(runtime);
    if outcome.root_validity == Some(SchemaValidity::Valid) && errors.is_empty() {
        return Ok(());
    }
    let first = errors
        .first()
        .map_or_else(|| "not valid".to_owned(), ToString::to_string);
    Err(io::Error::other(first).into())
}
