//! `xtask work WHAT FILE`: what a program does with the typed values of an
//! archive, nothing else, so that `bench` can measure it as a child process
//! beside the readers of others.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Instant;

use cif_types::{CifItem, Limits};

use crate::TaskResult;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    what: What,
    /// The archive.
    file: PathBuf,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum What {
    /// Read the whole archive into typed values.
    Typed,
    /// Read it into typed values item by item.
    Items,
    /// Write typed values, and say how long that alone took.
    Write,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    match args.what {
        What::Typed => typed(&args.file),
        What::Items => items(&args.file),
        What::Write => write(&args.file),
    }
}

fn typed(file: &Path) -> TaskResult {
    let text = fs::read_to_string(file)?;
    let archive = whole(&text)?;
    println!("{} items", archive.items.len());
    Ok(())
}

fn items(file: &Path) -> TaskResult {
    let mut stream = cif_types::stream(File::open(file)?, &Limits::default());
    let mut games = 0_u64;
    while let Some(mut piece) = stream.next_piece()? {
        let reading = cif_types::read_item(&mut piece);
        if let Some(violation) = reading.violations.first() {
            return Err(violation.message.clone().into());
        }
        games += u64::from(matches!(reading.item, Some(CifItem::Game(_))));
    }
    println!("{games} games");
    Ok(())
}

/// Prints what [`super::bench`] reads: bytes and seconds.
fn write(file: &Path) -> TaskResult {
    let text = fs::read_to_string(file)?;
    let archive = whole(&text)?;
    let begin = Instant::now();
    let written = cif_types::write(&archive)?;
    println!("{} {}", written.len(), begin.elapsed().as_secs_f64());
    Ok(())
}

fn whole(text: &str) -> Result<cif_types::Cif<'_>, String> {
    let reading = cif_types::read(text).strict();
    reading.map_err(|violations| match violations.first() {
        Some(first) => first.message.clone(),
        None => "not valid".to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const VALID: &str = "<cif><info><version>1.0</version><creator/>\
                         <created>2026-01-31</created><content/></info></cif>";

    #[test]
    fn works_on_what_is_valid_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a.cif");
        for (text, valid) in [(VALID, true), ("<cif/>", false)] {
            fs::write(&file, text).expect("a file");
            for what in [What::Typed, What::Items, What::Write] {
                let file = file.clone();
                let done = run(&Args { what, file });
                assert_eq!(done.is_ok(), valid, "{text} {what:?} {done:?}");
            }
        }
    }
}
