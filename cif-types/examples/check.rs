//! Checks an archive of any size against the schema, in memory bounded by its
//! largest game: `cargo run --release -p cif-types --example check FILE`.

use std::error::Error;
use std::fs::File;

use cif_types::Limits;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: check FILE")?;
    let mut stream = cif_types::stream(File::open(&path)?, &Limits::default());
    let mut found = 0;
    while let Some(mut piece) = stream.next_piece()? {
        let violations = piece.check();
        let source = piece.source();
        for violation in &violations {
            let place = source.position(violation.span.start as usize);
            println!(
                "{path}:{}:{}: {} [{}]",
                place.line, place.column, violation.message, violation.id
            );
        }
        found += violations.len();
    }
    println!("{found} violations");
    Ok(())
}
