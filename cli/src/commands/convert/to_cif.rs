//! Items into an archive: as they are, or with heads and names moved to an
//! index and a namebase, which stand before the games that refer to them.

use cif::index::{Batches, Builder, Sharing};
use cif::model::{CifItem, IntoOwned};
use cif::write::frame;

use super::batch::Batch;
use super::item_reporter::ItemReporter;
use super::resolve::owned;
use crate::kinds;
use crate::status::CliError;

/// Bytes of games that wait for their sections and of what these hold, at the most but for one.
const WAITING: usize = 16 << 20;

/// Options for writing the items.
#[derive(Clone, Copy)]
pub(super) struct How {
    /// Heads and names move to sections.
    pub(super) shares: bool,
    /// Several archives become one.
    pub(super) merges: bool,
}

/// Writes an item of another archive, or keeps it for the sections; whether
/// there is something of it in the output.
pub(super) fn write(
    item: CifItem<'_>,
    how: How,
    reporter: &ItemReporter<'_>,
    batch: &mut Batch,
) -> bool {
    let is_info = matches!(item, CifItem::Info(_));
    let is_written_later = is_info || how.shares;
    let writable = if is_written_later {
        frame::check_item(&item)
    } else {
        frame::push_item(&item, &mut batch.text)
    };
    if let Err(error) = writable {
        let message = format!("it cannot be written: {error}");
        reporter.say(&kinds::UNWRITABLE, &message, None, batch);
        return false;
    }
    match &item {
        CifItem::Info(info) => {
            let said = [
                ("readonly", info.readonly.is_some()),
                ("request", info.request.is_some()),
                ("source", info.source.is_some()),
            ];
            for (what, is_said) in said {
                if is_said && how.merges {
                    let message = format!("`{what}` of the archive is not said of several");
                    reporter.say(&kinds::NOT_KEPT, &message, None, batch);
                }
            }
            let info = info.value.clone().into_owned();
            batch.infos.push((info, reporter.place));
        }
        CifItem::Game(game) => batch.played.note(game),
        CifItem::Document(_) => batch.documents += 1,
        CifItem::Data(_) | CifItem::Namebase(_) | CifItem::Index(_) => {}
    }
    if how.shares && !is_info {
        batch.items.push(owned(item));
    }
    true
}

/// Moves heads and names to sections. The games wait as text.
pub(super) struct Sections {
    builder: Builder,
    waiting: String,
    items: usize,
}

impl Sections {
    pub(super) fn new(sharing: Sharing) -> Self {
        Self {
            builder: Builder::new(sharing),
            waiting: String::new(),
            items: 0,
        }
    }

    /// Takes items; gives what can be written, which is nothing most times.
    pub(super) fn take(&mut self, items: Vec<CifItem<'static>>) -> Result<String, CliError> {
        let mut out = String::new();
        for mut item in items {
            let taken = match &mut item {
                CifItem::Game(game) => self.builder.game(game),
                CifItem::Document(document) => self.builder.document(document),
                _ => Ok(()),
            };
            taken.map_err(|refused| CliError::new(format!("no index can be made: {refused}")))?;
            push(&item, &mut self.waiting)?;
            self.items += 1;
            let waiting = self.waiting.len() + self.builder.waiting();
            if self.items >= Batches::SIZE || waiting >= WAITING {
                self.flush(&mut out)?;
            }
        }
        Ok(out)
    }

    /// The rest.
    pub(super) fn finish(&mut self) -> Result<String, CliError> {
        let mut out = String::new();
        self.flush(&mut out)?;
        Ok(out)
    }

    fn flush(&mut self, out: &mut String) -> Result<(), CliError> {
        for section in self.builder.sections() {
            push(&section, out)?;
        }
        *out += &self.waiting;
        self.waiting.clear();
        self.items = 0;
        Ok(())
    }
}

fn push(item: &CifItem<'_>, out: &mut String) -> Result<(), CliError> {
    frame::push_item(item, out)
        .map_err(|error| CliError::new(format!("cannot write an item: {error}")))
}
