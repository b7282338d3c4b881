//! A machine that fails: whichever call of the system does, and whenever the command is
//! killed, the file that it writes is the old one or the new one, whole.
#![cfg(target_os = "linux")]

mod common;

use std::path::Path;
use std::thread;

use cif_oracles::Work;
use common::long_archive;

const PGN: &[u8] = b"[Event \"One\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n";
const GAME: &[u8] =
    b"<cif><game><info/><moves>e2e4 e7e5</moves></game><info><version>1.0</version>\
    <creator/><created>2026-01-31</created><content games=\"1\"/></info></cif>";
const LOG: &[u8] =
    b"position startpos moves e2e4\ngo depth 1\ninfo depth 1 score cp 30 pv e7e5\nbestmove e7e5\n";

/// Does this with the work of every command that writes files, side by side.
fn each(archive: &str, hold: impl Fn(&Work<'_>) + Sync) {
    let archive = archive.as_bytes();
    let table = [
        ("fix in -q", archive),
        ("fix in --output out", archive),
        (
            "convert in --from=pgn --to=cif out --created=2026-01-31",
            PGN,
        ),
        ("convert in --from=cif --to=pgn out", GAME),
        ("json in -o out", GAME),
        ("annotate in --log log -o out --created=2026-01-31", PGN),
    ];
    thread::scope(|scope| {
        for (words, input) in table {
            let hold = &hold;
            scope.spawn(move || {
                let words: Vec<&str> = words.split(' ').collect();
                let all = [("in", input), ("out", b"old"), ("log", LOG)];
                let is_named = |(name, _): &(&str, &[u8])| words.contains(name);
                let files: Vec<(&str, &[u8])> = all.into_iter().filter(is_named).collect();
                hold(&Work {
                    program: Path::new(env!("CARGO_BIN_EXE_cif")),
                    words: &words,
                    files: &files,
                });
            });
        }
    });
}

#[test]
fn whichever_call_fails_the_file_is_whole() {
    each(&long_archive(0), |work| {
        let failed = work.with_each_call_failing();
        println!("{:?}: {failed} calls", work.words);
        assert!(failed > 20, "{:?}", work.words);
    });
}

#[test]
fn whenever_it_is_killed_the_file_is_whole() {
    each(&long_archive(1 << 18), |work| {
        work.killed();
    });
}

/// Descriptors that are closed, locales, time zones, a mask, and files from the future.
#[test]
fn surroundings_do_not_matter() {
    each(&long_archive(0), |work| {
        for script in [
            "exec \"$0\" \"$@\" <&-",
            "exec \"$0\" \"$@\" >&-",
            "exec \"$0\" \"$@\" 2>&-",
            "exec \"$0\" \"$@\" <&- >&- 2>&-",
            "LC_ALL=tr_TR.UTF-8 TZ=Asia/Kathmandu exec \"$0\" \"$@\"",
            "LC_ALL=none LANG=none TZ=none exec \"$0\" \"$@\"",
            "umask 777; exec \"$0\" \"$@\"",
            "touch -d 2100-01-01 *; exec \"$0\" \"$@\"",
            "touch -d 1969-01-01 *; exec \"$0\" \"$@\"",
        ] {
            work.by_shell(script);
        }
    });
}
