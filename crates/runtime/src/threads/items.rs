//! A stream of typed items, read by several threads.

use std::io::Read;

use super::{BATCH, Coordinator, SHORT, Sizes, share_by};
use crate::cut::{self, CutError, PieceKind};
use crate::document::Root;
use crate::identity::{Identities, Mentions};
use crate::stream::{ItemReading, Piece, Progress, Stream};
use crate::violation::{Violation, in_order};

/// An item of more weight is read where it was cut: so there is one at a time in memory,
/// however many threads there are.
const HUGE: usize = 4 << 20;

impl<S: Read> Stream<S> {
    /// Reads all pieces with so many threads, of which this is one. `work` makes of each reading
    /// what is wanted of it, in any of the threads; `take` gets that in the order of the document,
    /// in this one, with the piece and all its violations, and may end everything with an error.
    ///
    /// Both get what a loop over [`Stream::next_piece`] would give, whatever the number of
    /// threads; only what identity constraints and references to identifiers find across pieces
    /// is not among the violations that `work` sees. Where a piece was read ahead from another
    /// state of the root's content than turns out to be there, as in a document with faults, it is
    /// read again: then `work` has it twice, and `take` the last outcome alone.
    ///
    /// A piece of more than 4 MB, where its elements count as [`ELEMENT`] bytes more, is read
    /// where it was cut; so memory is bounded as for a stream, with some MB more for each thread.
    ///
    /// ```
    /// # use cif_runtime::document::Root;
    /// # use cif_runtime::schema::{Child, ComplexType, Content, Model, Order, Schema, Step};
    /// # use cif_runtime::simple::Builtin;
    /// # use cif_runtime::{Spanned, element, names, nodes};
    /// # static MENU: ComplexType = ComplexType {
    /// #     name: "menu",
    /// #     attributes: &[],
    /// #     required: 0,
    /// #     attribute: names!(),
    /// #     others: None,
    /// #     content: Content::Elements(&Model {
    /// #         children: &[Child::simple("price", Builtin::UnsignedInt.simple_type()).repeated()],
    /// #         symbol: names!(b"price" 0),
    /// #         order: Order::Automaton {
    /// #             names: 1,
    /// #             steps: &[Step { state: 0, slot: 0 }],
    /// #             accepting: &[true],
    /// #         },
    /// #         aliases: &[],
    /// #         wildcards: &[],
    /// #     }),
    /// # };
    /// # static SCHEMA: Schema = Schema::new(&[Child::complex("menu", &MENU)]);
    /// # /// A list of prices.
    /// # #[element(MENU)]
    /// # pub struct Menu {
    /// #     /// The prices.
    /// #     #[child(0, "price")]
    /// #     pub price: Vec<Spanned<u32>>,
    /// # }
    /// # /// A child of the root.
    /// # #[nodes]
    /// # pub enum MenuItem {
    /// #     /// A price.
    /// #     #[child(0, "price")]
    /// #     Price(Spanned<u32>),
    /// # }
    /// # struct MenuRoot;
    /// # impl Root for MenuRoot {
    /// #     type Document<'a> = Menu;
    /// #     type Item<'a> = MenuItem;
    /// #     const ELEMENT: &'static Child = &SCHEMA.roots[0];
    /// #     const SCHEMA: &'static Schema = &SCHEMA;
    /// # }
    /// use cif_runtime::Limits;
    /// use cif_runtime::cut::CutError;
    /// use cif_runtime::stream::Stream;
    ///
    /// // A schema as in the example of the crate: <menu> with any number of <price>.
    /// let text = "<menu>\n<price>7</price>\n<price>free</price>\n<price>5</price>\n</menu>";
    /// let mut stream = Stream::new(text.as_bytes(), &SCHEMA, &Limits::default());
    /// let (mut sum, mut faults) = (0, Vec::new());
    /// stream.in_threads::<MenuRoot, _, CutError>(
    ///     4,
    ///     |reading| reading.item.map(|MenuItem::Price(price)| price.value),
    ///     |piece, price, violations| {
    ///         sum += price.unwrap_or_default();
    ///         for violation in violations {
    ///             let start = violation.span.start as usize;
    ///             faults.push(piece.source().position(start).line);
    ///         }
    ///         Ok(())
    ///     },
    /// )?;
    /// assert_eq!((sum, faults), (12, vec![3]));
    /// # Ok::<(), CutError>(())
    /// ```
    ///
    /// [`ELEMENT`]: crate::limits::ELEMENT
    ///
    /// # Errors
    /// Those of `take`, at once; those of [`Stream::next_piece`] once all pieces before are taken.
    /// Nothing comes after an error.
    ///
    /// # Panics
    /// With a panic of `work`.
    pub fn in_threads<R: Root, T: Send, E: From<CutError>>(
        &mut self,
        threads: usize,
        work: impl Fn(ItemReading<'_, R::Item<'_>>) -> T + Sync,
        take: impl FnMut(&Piece<'_>, T, Vec<Violation>) -> Result<(), E>,
    ) -> Result<(), E> {
        let sizes = Sizes {
            batch: BATCH,
            short: SHORT,
        };
        self.in_threads_by::<R, T, E>(sizes, HUGE, threads, work, take)
    }

    /// The same with other sizes, which change nothing.
    pub(super) fn in_threads_by<R: Root, T: Send, E: From<CutError>>(
        &mut self,
        sizes: Sizes,
        huge: usize,
        threads: usize,
        work: impl Fn(ItemReading<'_, R::Item<'_>>) -> T + Sync,
        take: impl FnMut(&Piece<'_>, T, Vec<Violation>) -> Result<(), E>,
    ) -> Result<(), E> {
        let read = |piece: &mut Piece<'_>| {
            let mut reading = piece.read::<R>();
            Found {
                mentions: std::mem::take(&mut reading.mentions),
                violations: reading.violations.clone(),
                value: work(reading),
            }
        };
        let read = &read;
        let (cutter, progress, identities) = self.parts();
        let mut items = Items {
            huge,
            identities,
            read,
            take,
        };
        let worker = || move |piece: &mut Piece<'_>| read(piece);
        let outcome = share_by(sizes, cutter, progress, threads, worker, &mut items);
        if outcome.is_err() {
            progress.end();
        }
        outcome
    }
}

/// The outcome of reading a piece.
struct Found<T> {
    value: T,
    violations: Vec<Violation>,
    mentions: Mentions,
}

/// The part of the reading that goes through the items in order.
struct Items<'s, R, F> {
    huge: usize,
    identities: &'s mut Option<Identities>,
    read: R,
    take: F,
}

impl<T, E, R, F> Coordinator for Items<'_, R, F>
where
    T: Send,
    E: From<CutError>,
    R: Fn(&mut Piece<'_>) -> Found<T>,
    F: FnMut(&Piece<'_>, T, Vec<Violation>) -> Result<(), E>,
{
    type Found = Found<T>;
    type Error = E;

    fn is_shared(&self, piece: &cut::Piece<'_>) -> bool {
        piece.kind == PieceKind::Item && piece.weight() <= self.huge
    }

    fn piece(&mut self, piece: cut::Piece<'_>, progress: &mut Progress) -> Result<(), E> {
        // Such a piece sees to its mentions itself.
        let mut piece = progress.piece(piece).comparing(self.identities);
        let found = (self.read)(&mut piece);
        (self.take)(&piece, found.value, found.violations)
    }

    fn enter<'p>(
        &mut self,
        found: impl Iterator<Item = (cut::Piece<'p>, Found<T>)>,
        progress: &mut Progress,
    ) -> Result<(), E> {
        for (piece, found) in found {
            let piece = progress.piece(piece);
            let identities = self.identities.as_mut();
            let mut more = identities.map_or_else(Vec::new, |identities| {
                identities.take(found.mentions, &piece.source())
            });
            (self.take)(&piece, found.value, in_order(found.violations, &mut more))?;
        }
        Ok(())
    }
}
