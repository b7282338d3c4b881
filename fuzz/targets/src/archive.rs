//! Archives made up from the tables of the schema, by choices that the bytes are: an archive has
//! no fault by the schema, and whatever holds for bytes holds for it, and for it when damaged.

use cif_tests::mutate::Mutator;
use cif_tests::rng::Rng;
use cif_tests::sample::Sampler;

use crate::{check, fix, games, json, show, tables};

pub(crate) fn run(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let (first, text) = (bytes[0], text.as_bytes());
    match (first >> 1) % 6 {
        0 => check::run(text),
        1 => fix::run(text),
        2 => json::run(text),
        3 => games::run(text),
        4 => show::run(text),
        _ => tables::run(&[&[first >> 4], text].concat()),
    }
}

/// The archive that the choices make up.
pub(crate) fn text(bytes: &[u8]) -> Option<String> {
    let (first, choices) = bytes.split_first()?;
    let document = Sampler::choosing(Rng::choosing(choices)).document();
    let text = document.to_document();
    assert_eq!(cif::read::text(&text).violations, [], "{text}");
    if first & 1 == 0 {
        return Some(text);
    }
    // The last choices say what the damage is.
    let last = choices.rchunks(16).next().unwrap_or_default();
    let mutant = Mutator::choosing(Rng::choosing(last)).damaged(document);
    Some(mutant.text)
}
