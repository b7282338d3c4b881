//! `xtask work WAY FILE`: reads a file in one way and does nothing else, so that
//! `bench` can measure it as a child process beside the programs of others.

mod cores;
mod pgn;
mod replay;
mod scan;

use std::error::Error;
use std::fs::{self, File};
use std::io::BufReader;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use cif_tables::{Scan, ScanError, Table};
use cif_types::{CifItem, Limits};

use crate::TaskResult;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(value_enum)]
    way: Way,
    /// The file.
    file: PathBuf,
    /// Cores that are simulated.
    #[arg(long, default_value_t = 1)]
    cores: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Way {
    /// Read XML with quick-xml.
    Scan,
    /// Read a whole archive into typed values.
    Typed,
    /// Read it into typed values item by item.
    Items,
    /// Write typed values; print the bytes and the seconds of that alone.
    Write,
    /// Read PGN with our reader: games and tokens.
    Tokens,
    /// Import it as well: games of CIF, moves judged.
    Import,
    /// The same, written as XML.
    Convert,
    /// Read it with pgn-reader.
    Reader,
    /// Play the moves with shakmaty as well, of the main line and of variations.
    Visit,
    /// Play the main lines of an archive; print the bytes and the seconds of that alone.
    Replay,
    /// The same with shakmaty.
    ReplayShakmaty,
    /// Write them as SAN.
    San,
    /// The same with shakmaty.
    SanShakmaty,
    /// Make rows of plies: SAN, FEN and key of each.
    Plies,
    /// Make rows of plies: UCI and FEN of each, with clocks and evaluations.
    Boards,
    /// Check an archive by more cores than there are, simulated; print the bytes and the seconds.
    Cores,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let file = File::open(&args.file)?;
    let result = match args.way {
        Way::Scan => {
            let document = BufReader::with_capacity(1 << 16, file);
            let [elements, attributes, text] = scan::scan(document)?;
            format!("{elements} elements, {attributes} attributes, {text} bytes of text")
        }
        Way::Typed => {
            let text = fs::read_to_string(&args.file)?;
            format!("{} items", whole(&text)?.items.len())
        }
        Way::Items => format!("{} games", items(file)?),
        Way::Write => {
            let text = fs::read_to_string(&args.file)?;
            let archive = whole(&text)?;
            let start = Instant::now();
            let bytes = cif_types::write(&archive)?.len();
            format!("{bytes} {}", start.elapsed().as_secs_f64())
        }
        Way::Tokens | Way::Import | Way::Convert => format!("{:?}", pgn::read(file, args.way)?),
        Way::Reader => format!("{:?}", pgn::visited(file, false)?),
        Way::Visit => format!("{:?}", pgn::visited(file, true)?),
        Way::Cores => cores::simulated(&args.file, args.cores)?,
        Way::Replay | Way::ReplayShakmaty | Way::San | Way::SanShakmaty => {
            let text = fs::read_to_string(&args.file)?;
            replay::timed(&whole(&text)?, args.way)?
        }
        Way::Plies => rows(&args.file, &["san", "fen", "zobrist"])?,
        Way::Boards => rows(&args.file, &["uci", "fen", "clock_ms", "eval_cp"])?,
    };
    println!("{result}");
    Ok(())
}

/// Makes rows of the table of plies by one thread.
fn rows(file: &Path, columns: &[&str]) -> Result<String, ScanError> {
    let scan = Scan {
        columns: Scan::named(Table::Plies, columns),
        ..Scan::new(Table::Plies, [file.to_owned()])
    };
    let tally = scan.run(|batch| {
        std::hint::black_box(batch);
        ControlFlow::Continue(())
    })?;
    Ok(format!("{} games, {} plies", tally.games, tally.rows))
}

fn whole(text: &str) -> Result<cif_types::Cif<'_>, String> {
    let reading = cif_types::read(text).strict();
    reading.map_err(|violations| match violations.first() {
        Some(first) => first.message.clone(),
        None => "not valid".to_owned(),
    })
}

fn items(file: File) -> Result<u64, Box<dyn Error>> {
    let mut stream = cif_types::stream(file, &Limits::default());
    let mut games = 0;
    while let Some(mut piece) = stream.next_piece()? {
        let reading = cif_types::read_item(&mut piece);
        if let Some(violation) = reading.violations.first() {
            return Err(violation.message.clone().into());
        }
        games += u64::from(matches!(reading.item, Some(CifItem::Game(_))));
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum as _;

    use super::*;

    #[test]
    fn works_on_what_is_valid_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("a.cif");
        let game = "<cif><game><info/><moves>e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1h1</moves></game>\
                    <info><version>1.0</version><creator/><created>2026-01-31</created><content/>\
                    </info></cif>";
        for (text, valid) in [(game, true), ("<cif/>", false)] {
            fs::write(&file, text).expect("a file");
            let ways = "typed items write cores replay replay-shakmaty san san-shakmaty";
            for way in ways.split(' ') {
                let way = Way::from_str(way, false).expect("a way");
                let (file, cores) = (file.clone(), 2);
                let done = run(&Args { way, file, cores });
                assert_eq!(done.is_ok(), valid, "{text} {way:?} {done:?}");
            }
        }
    }
}
