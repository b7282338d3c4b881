//! A machine that fails: whichever call of the system does, and whenever the command is
//! killed, the file that it writes is the old one or the new one, whole.
#![cfg(target_os = "linux")]

use std::path::Path;

use cif_oracles::Work;

const PGN: &[u8] = b"[Event \"One\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n";

fn each(mut hold: impl FnMut(&Work<'_>)) {
    for name in ["out.parquet", "out.csv"] {
        hold(&Work {
            program: Path::new(env!("CARGO_BIN_EXE_cif-export")),
            words: &["in.pgn", "-o", name],
            files: &[("in.pgn", PGN), (name, b"old")],
        });
    }
}

#[test]
fn whichever_call_fails_the_file_is_whole() {
    each(|work| {
        let failed = work.with_each_call_failing();
        assert!(failed > 20, "{:?}", work.words);
    });
}

#[test]
fn whenever_it_is_killed_the_file_is_whole() {
    each(|work| {
        work.killed();
    });
}
