//! `cargo xtask memory`: an archive with very many games, index entries and
//! namebase entries, checked by `cif check`. What a check remembers of an
//! archive grows with its ids; this shows how much that is.

use std::fs;

use super::CommonArgs;
use super::archive::Entries;
use super::counts::Counts;
use super::documents::written;
use super::driver::Driver;
use crate::TaskResult;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    entries: Entries,
}

pub(crate) fn run(Args { entries }: &Args) -> TaskResult {
    let mut driver = Driver::new(&CommonArgs {
        runs: 1,
        only: Vec::new(),
        write: None,
    })?;
    let path = driver.paths.folder.join("memory.cif");
    let input = written(path, |out| entries.write(out).map(|()| Counts::default()))?;
    let mut rows = Vec::new();
    if driver.is_ready("cif") {
        let row = driver.row("cif check", "cif", "CIF check FILE", input.clone());
        rows = driver.run(vec![row])?;
    }
    fs::remove_file(&input.path)?;
    let [row] = &rows[..] else {
        return Err(driver.notes.join("\n").into());
    };
    let index = if entries.no_index {
        "no index"
    } else {
        "an index"
    };
    println!(
        "{} games, {} namebase entries, {index}: {} MB checked in {:.1} s, peak memory {:.0} MB",
        entries.games,
        entries.names,
        input.bytes / 1_000_000,
        row.wall(),
        row.peak()
    );
    Ok(())
}
