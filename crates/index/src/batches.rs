//! A builder that holds back the items of a batch until its sections can be
//! written before them.

use std::fmt;

use cif_types::{CifItem, IndexType};

use crate::{Builder, Counts, Refused, Sharing};

/// Items in, items out, in the order in which an archive holds them: for each
/// batch its sections, then its items.
///
/// A batch is in memory as a whole. Where games are large, or are written in
/// parallel, a [`Builder`] leaves it to the caller in which form they wait.
pub struct Batches {
    builder: Builder,
    size: usize,
    waiting: Vec<CifItem<'static>>,
    /// Of those that wait, how many are not data alone.
    counted: usize,
}

impl fmt::Debug for Batches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batches")
            .field("builder", &self.builder)
            .field("size", &self.size)
            .field("counted", &self.counted)
            .finish_non_exhaustive()
    }
}

impl Batches {
    /// The number of games and documents in a batch, unless set otherwise.
    pub const SIZE: usize = 10_000;

    /// Batches of [`Batches::SIZE`].
    pub fn new(sharing: Sharing) -> Self {
        Self::of(sharing, Self::SIZE)
    }

    /// Batches of so many games and documents, at least one.
    pub fn of(sharing: Sharing, size: usize) -> Self {
        Self {
            builder: Builder::new(sharing),
            size: size.max(1),
            waiting: Vec::new(),
            counted: 0,
        }
    }

    /// Takes the next item; gives what can be written, which is nothing until
    /// a batch is full. Data and listings keep their place among the games.
    ///
    /// # Errors
    /// As for [`Builder::game`], and [`Refused::Section`]. The item is gone,
    /// the batch stays.
    pub fn push(&mut self, mut item: CifItem<'static>) -> Result<Vec<CifItem<'static>>, Refused> {
        match &mut item {
            CifItem::Game(game) => self.builder.game(game)?,
            CifItem::Document(document) => self.builder.document(document)?,
            CifItem::Data(_) => {}
            CifItem::Index(index) if index.r#type() == IndexType::Listing => {}
            CifItem::Index(_) | CifItem::Namebase(_) | CifItem::Info(_) => {
                return Err(Refused::Section);
            }
        }
        self.counted += usize::from(matches!(item, CifItem::Game(_) | CifItem::Document(_)));
        self.waiting.push(item);
        // Nothing waits for a section that has nothing to hold.
        let full = self.counted >= self.size || !self.builder.shares();
        Ok(if full { self.finish() } else { Vec::new() })
    }

    /// The last batch, full or not.
    pub fn finish(&mut self) -> Vec<CifItem<'static>> {
        self.counted = 0;
        let mut items = self.builder.sections();
        items.append(&mut self.waiting);
        items
    }

    /// Counts of all items so far, for the archive's `content`.
    pub fn counts(&self) -> &Counts {
        self.builder.counts()
    }
}
