//! Counts the results of an archive of any size, in memory that does not grow
//! with it: `count_results ARCHIVE`. It fails where a part of the archive could not be
//! read as what it is.

use std::collections::BTreeMap;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args()
        .nth(1)
        .ok_or("usage: count_results ARCHIVE")?;
    let mut results = BTreeMap::<String, u64>::new();
    let mut violations = Vec::new();
    let mut games = cif::read::open(path)?;
    for read in &mut games {
        let read = read?;
        violations.extend(read.violations);
        let result = read.game.result();
        *results.entry(result.to_string()).or_default() += 1;
    }
    for (result, count) in results {
        println!("{result:8}{count:>10}");
    }
    // Those behind the last game: of a text that is cut short, or is no archive.
    violations.extend(games.violations());
    if let Some(first) = violations.first() {
        let count = violations.len();
        return Err(format!("violations: {count}, the first: {}", first.message).into());
    }
    Ok(())
}
