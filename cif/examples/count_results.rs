//! Counts the results of an archive of any size, in memory that does not grow
//! with it: `count_results ARCHIVE`.

use std::collections::BTreeMap;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args()
        .nth(1)
        .ok_or("usage: count_results ARCHIVE")?;
    let mut results = BTreeMap::<String, u64>::new();
    for read in cif::read::open(path)? {
        let result = read?.game.result();
        *results.entry(result.to_string()).or_default() += 1;
    }
    for (result, count) in results {
        println!("{result:8}{count:>10}");
    }
    Ok(())
}
