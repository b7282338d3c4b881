//! A check by more cores than there are, simulated: one thread really cuts the archive
//! into batches, and whoever would examine a batch sleeps as long as that takes a core.

use std::error::Error;
use std::fs::{self, File};
use std::path::Path;
use std::thread::sleep;
use std::time::Instant;

use cif_types::{CutError, Cutter, Limits};
use cif_validator::{Options, check};

use crate::bench::measure::mega;

/// Bytes that a check examines together.
const BATCH: usize = 128 << 10;

/// The bytes of an archive, and the seconds that so many cores would take.
pub(super) fn simulated(path: &Path, cores: usize) -> Result<String, Box<dyn Error>> {
    let bytes = fs::metadata(path)?.len();
    let options = Options {
        rulebook: Some(&cif_chess::Rules),
        ..Options::default()
    };
    let start = Instant::now();
    let summary = check(File::open(path)?, &options, &mut drop)?;
    let alone = start.elapsed();
    if summary.errors > 0 {
        return Err("the archive has errors".into());
    }
    let start = Instant::now();
    cif_pool::ordered(
        cores,
        |batch: &usize| *batch,
        |send| cut(File::open(path)?, send),
        |batch| sleep(alone.mul_f64(mega(batch as u64) / mega(bytes))),
        |()| Ok::<_, CutError>(()),
    )?;
    Ok(format!("{bytes} {}", start.elapsed().as_secs_f64()))
}

/// Hands out batches by their bytes.
fn cut(file: File, send: &mut dyn FnMut(usize) -> bool) -> Result<(), CutError> {
    let mut cutter = Cutter::new(file, &Limits::default());
    let mut batch = 0;
    while let Some(piece) = cutter.next_piece()? {
        batch += piece.bytes.len();
        if batch >= BATCH && !send(std::mem::take(&mut batch)) {
            return Ok(());
        }
    }
    send(batch);
    Ok(())
}
