//! Judges documents by generated modules: reads lines of "module TAB document" or
//! "module TAB document TAB output" and answers each with a line. Where there is an
//! output, a valid document is written there anew from its typed values.
#![allow(dead_code, unused_macros)]
#![recursion_limit = "256"]

use std::io::{BufRead as _, Write as _};
use std::panic;

use cif_runtime::schema::Schema;
use cif_runtime::source::Source;
use cif_runtime::{Limits, Root, Violation, document, writer};

type Rewritten = Result<String, String>;

/// Reads the document as the root that it has, and writes the value.
macro_rules! rewritten {
    ($text:expr, $module:ident, $($root:ident),*) => {{
        $(
            let reading = document::read::<$module::roots::$root>($text, &Limits::default());
            if reading.violations.is_empty() {
                let written = writer::write::<$module::roots::$root>(&reading.value.value);
                return Some(written.map_err(|error| error.to_string()));
            }
        )*
        None
    }};
}

fn main() {
    panic::set_hook(Box::new(|_| ()));
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("a request");
        let answer = panic::catch_unwind(|| answer(&line)).unwrap_or_else(|payload| {
            let text = payload.downcast_ref::<&str>().map(|it| (*it).to_owned());
            let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
            format!("failed\t{}", text.unwrap_or_default())
        });
        writeln!(output, "{}", answer.replace(['\n', '\r'], " ")).expect("a reader");
        output.flush().expect("a reader");
    }
}

fn answer(request: &str) -> String {
    let mut fields = request.split('\t');
    let mut field = || fields.next().unwrap_or_default();
    let (module, path, output) = (field(), field(), field());
    let bytes = std::fs::read(path).expect("a document");
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => return "invalid\tthe document is no UTF-8".to_owned(),
    };
    let violations = document::validate(&text, schema(module), &Limits::default());
    if let Some(first) = violations.first() {
        return format!("invalid\t{}", described(&text, first));
    }
    if output.is_empty() {
        return "valid\t".to_owned();
    }
    match rewrite(module, &text) {
        None => "failed\treading finds violations, validation none".to_owned(),
        Some(Err(error)) => format!("failed\tcannot be written: {error}"),
        Some(Ok(written)) => {
            std::fs::write(output, written).expect("it can be written");
            "valid\t".to_owned()
        }
    }
}

fn described(text: &str, violation: &Violation) -> String {
    let place = Source::new(text).position(violation.span.start as usize);
    let message = &violation.message;
    format!("{} {}:{} {message}", violation.id, place.line, place.column)
}

