//! Damage to valid documents: of their structure, of their values around the
//! limits of each type, and in a smaller share of their markup.

mod markup;
mod structure;
mod values;

use crate::rng::Rng;
use crate::sample::Sampler;
use crate::sample::value::Values;
use crate::tree::Element;

/// A damaged document. It may still be valid.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The document.
    pub text: String,
    /// The damage done to it, in short words.
    pub damage: Vec<&'static str>,
}

/// Makes damaged documents.
#[derive(Debug)]
pub struct Mutator {
    rng: Rng,
    sampler: Sampler,
    values: Values,
    /// Valid documents.
    seeds: Vec<Element>,
}

impl Mutator {
    /// A mutator over valid documents and ones that it makes up. It always
    /// makes the same mutants for a seed.
    pub fn new(seed: u64, documents: &[String]) -> Self {
        let parsed = documents
            .iter()
            .filter_map(|document| Element::parse(document).ok());
        Self {
            rng: Rng::new(seed),
            sampler: Sampler::new(seed ^ 0x5eed),
            values: Values::default(),
            seeds: parsed.collect(),
        }
    }

    /// A mutator that chooses by these numbers, and makes up its documents.
    pub fn choosing(mut rng: Rng) -> Self {
        Self {
            sampler: Sampler::new(rng.bits()),
            rng,
            values: Values::default(),
            seeds: Vec::new(),
        }
    }

    /// The next mutant.
    pub fn mutant(&mut self) -> Mutant {
        let root = if self.seeds.is_empty() || self.rng.chance(70) {
            self.sampler.document()
        } else {
            self.rng.pick(&self.seeds).clone()
        };
        self.damaged(root)
    }

    /// The document with damage done to it.
    pub fn damaged(&mut self, mut root: Element) -> Mutant {
        let mut damage = Vec::new();
        let times = 1 + usize::from(self.rng.chance(25));
        for _ in 0..times {
            damage.push(match self.rng.below(100) {
                0..45 => self.value(&mut root),
                45..92 => self.structure(&mut root),
                _ => "none",
            });
        }
        let mut text = root.to_document();
        if damage.contains(&"none") {
            damage.push(self.markup(&mut text));
        }
        Mutant { text, damage }
    }
}
