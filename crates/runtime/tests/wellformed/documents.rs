//! The documents of the folder, mutilated copies of them, and their faults.

use std::path::PathBuf;

use cif_runtime::scan::{Mode, Scanner, Token, decode_input};
use cif_runtime::{Limits, Violation};

/// The documents of a folder, with the stems of their names.
pub(crate) fn folder(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests/wellformed", name]
        .iter()
        .collect();
    let mut cases: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (stem, std::fs::read(&path).unwrap())
        })
        .collect();
    cases.sort();
    cases
}

/// All faults of a document.
pub(crate) fn check(bytes: &[u8], limits: &Limits) -> Vec<Violation> {
    let mut violations = Vec::new();
    match decode_input(bytes, &mut violations) {
        Err(refusal) => violations.push(refusal),
        Ok(text) => {
            let mut scanner = Scanner::new(&text, limits, Mode::Document);
            while scanner.next() != Token::Eof {}
            violations.extend(scanner.finish());
        }
    }
    violations
}

/// Scraps that mutilation puts into documents.
const SCRAPS: [&[u8]; 48] = [
    b"<",
    b">",
    b"/",
    b"\"",
    b"'",
    b"=",
    b"&",
    b";",
    b"!",
    b"?",
    b"-",
    b"--",
    b"]",
    b"]]>",
    b"<!--",
    b"-->",
    b"<![CDATA[",
    b"<?",
    b"?>",
    b"</",
    b"/>",
    b":",
    b" ",
    b"\n",
    b"\r",
    b"\t",
    b"x",
    b"1",
    b"#",
    b"&#",
    b"&#x",
    b"&amp;",
    b"&#65;",
    b"\0",
    b"\x01",
    b"\xC3",
    b"\xFF",
    b"\xC3\xA9",
    b"\xEF\xBF\xBE",
    b"<?xml",
    b"<a>",
    b"</a>",
    b"<b>",
    b"</b>",
    b"<b c=\"1\">",
    b"<p:b>",
    b" xmlns:p='u'",
    b"<!DOCTYPE a>",
];

/// A small generator of repeatable random numbers.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % bound.max(1) as u64).unwrap()
    }
}

/// The document with a few changes.
pub(crate) fn mutilated(document: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = document.to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len() + 1);
        let end = (at + dice.below(4)).min(bytes.len());
        let scrap = SCRAPS[dice.below(SCRAPS.len())];
        match dice.below(5) {
            0 | 1 => drop(bytes.splice(at..at, scrap.iter().copied())),
            2 => drop(bytes.splice(at..end, scrap.iter().copied())),
            3 => drop(bytes.drain(at..end)),
            _ => {
                let from = dice.below(at + 1);
                let copy = bytes[from..at].to_vec();
                let to = dice.below(bytes.len() + 1);
                drop(bytes.splice(to..to, copy));
            }
        }
    }
    bytes
}

/// Mutilated copies of all documents, so many of each.
pub(crate) fn all_mutilated(copies: usize) -> Vec<Vec<u8>> {
    let mut dice = Dice::new(20);
    let mut mutants = Vec::new();
    for (_, document) in folder("ok").into_iter().chain(folder("bad")) {
        mutants.extend((0..copies).map(|_| mutilated(&document, &mut dice)));
    }
    mutants
}
