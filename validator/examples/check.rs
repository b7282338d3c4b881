//! Checks one archive and says how long it took: `check [--schema] FILE`.

use std::fs::File;
use std::time::Instant;

use cif_validator::{Options, check};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments: Vec<_> = std::env::args().skip(1).collect();
    let schema_only = arguments.iter().any(|it| it == "--schema");
    arguments.retain(|it| it != "--schema");
    let path = arguments.first().ok_or("check [--schema] FILE")?;
    let options = Options {
        schema_only,
        ..Options::default()
    };
    let start = Instant::now();
    let mut shown = 0;
    let summary = check(File::open(path)?, &options, &mut |finding| {
        shown += 1;
        if shown <= 20 {
            let location = &finding.location;
            println!(
                "{}:{}: {} {}",
                location.line, location.column, finding.id, finding.message
            );
        }
    })?;
    let seconds = start.elapsed().as_secs_f64();
    #[allow(clippy::cast_precision_loss)] // It is a figure for people.
    let speed = summary.bytes as f64 / 1e6 / seconds;
    println!("{summary:?}\n{seconds:.3} s, {speed:.0} MB/s");
    Ok(())
}
