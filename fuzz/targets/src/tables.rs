//! Every table can be made of any file, and is the same for any number of threads and rows in
//! a batch.

use std::fs;
use std::ops::ControlFlow;

use arrow_array::RecordBatch;
use cif_tables::{Scan, Table, Tally};

pub(crate) fn run(bytes: &[u8]) {
    let Some((first, bytes)) = bytes.split_first() else {
        return;
    };
    let table = Table::ALL[usize::from(*first) % Table::ALL.len()];
    let name = if bytes.contains(&b'<') {
        "a.cif"
    } else {
        "a.pgn"
    };
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join(name);
    fs::write(&path, bytes).expect("a file can be written");
    let scan = |threads, batch_rows| Scan {
        columns: (0..table.columns().len()).collect(),
        threads,
        batch_rows,
        ..Scan::new(table, [path.clone()])
    };
    assert_eq!(rows(&scan(1, 1000)), rows(&scan(3, 3)), "{table}");
}

/// All rows, each by itself, and the counts or the error at the end.
fn rows(scan: &Scan) -> (Vec<RecordBatch>, Result<Tally, String>) {
    let mut rows = Vec::new();
    let tally = scan.run(|batch| {
        rows.extend((0..batch.num_rows()).map(|at| batch.slice(at, 1)));
        ControlFlow::Continue(())
    });
    (rows, tally.map_err(|error| error.to_string()))
}
