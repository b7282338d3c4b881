//! Move styles and BLObs that the data of several archives define: in the one archive that they
//! become, a name stands for one thing.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use cif::check::{Finding, Fingerprint};
use cif::model::{ArchiveData, ArchiveDataChoice, MoveStyleID};
use cif::read::source::Position;

use super::item_reporter::finding;
use crate::kinds;
use crate::status::CliError;

/// The names that are remembered, at up to 80 bytes each.
const MOST: usize = 900_000;

/// The names that archives have defined so far.
#[derive(Default)]
pub(super) struct Definitions(HashMap<Fingerprint, Known>);

/// The first definition of a name.
struct Known {
    /// The number of its archive.
    input: usize,
    content: Fingerprint,
}

impl Definitions {
    /// Takes out of the data of an archive what another archive has defined before: in silence
    /// where that is the same. Two of one archive are left as they are, and are its own fault.
    pub(super) fn settle(
        &mut self,
        data: &mut ArchiveData<'_>,
        input: usize,
        place: Position,
    ) -> Result<Vec<Finding>, CliError> {
        let mut lost = Vec::new();
        let mut is_full = false;
        data.items.retain(|item| {
            let Some((what, name)) = named(item) else {
                return true;
            };
            let Some(content) = Fingerprint::of_value(item) else {
                return true;
            };
            let key = Fingerprint::of_text(&format!("{what} {name}"));
            let is_room = self.0.len() < MOST;
            match self.0.entry(key) {
                Entry::Occupied(known) if known.get().input == input => true,
                Entry::Occupied(known) => {
                    if known.get().content != content {
                        lost.push(clash(what, name, place));
                    }
                    false
                }
                Entry::Vacant(free) => {
                    is_full |= !is_room;
                    if is_room {
                        free.insert(Known { input, content });
                    }
                    true
                }
            }
        });
        if is_full {
            let message = format!(
                "archives with more than {MOST} names of move styles and BLObs are not merged"
            );
            return Err(CliError::new(message));
        }
        Ok(lost)
    }
}

fn clash(what: &str, name: &str, place: Position) -> Finding {
    let message = format!("the {what} `{name}` is another one in an archive before, which is kept");
    let help = format!("give the {what} a name of its own, and correct what uses it");
    Finding {
        help: Some(help),
        ..finding(&kinds::NOT_KEPT, message, place)
    }
}

/// The kind and the name of what other items find by that.
fn named<'d>(item: &'d ArchiveDataChoice<'_>) -> Option<(&'static str, &'d str)> {
    match item {
        ArchiveDataChoice::Blob(blob) => Some(("BLOb", blob.name.as_ref()?.as_str())),
        ArchiveDataChoice::Movestyle(style) if !style.identifier.span.is_none() => {
            match &style.identifier.value {
                MoveStyleID::Token(name) => Some(("move style", name.as_str())),
                MoveStyleID::ColonName(_) => None,
            }
        }
        _ => None,
    }
}
