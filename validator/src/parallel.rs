//! A check by as many threads as the options say. Games and documents, which are nearly
//! all of an archive, are examined in batches by any of them
//! ([`cif_types::threads::share`]); the entries that they may inherit from are entered
//! before they are sent, so that everybody finds what one thread alone would.

use std::io::Read;

use cif_types::threads::{Coordinator, share};
use cif_types::{CutError, Cutter, PieceKind, Progress, cut};

use crate::archive::Opened;
use crate::checker::Checker;
use crate::examine::{Examined, Examiner};

/// An item of more is examined where it was cut: so there is one at a time in
/// memory, however many threads there are.
const HUGE: usize = 512 << 10;

/// Checks an archive up to its end, or to what cannot be cut.
pub(crate) fn check<S: Read>(
    cutter: &mut Cutter<S>,
    progress: &mut Progress,
    checker: &mut Checker<'_, '_>,
) -> Result<(), CutError> {
    let (options, archive) = (checker.options, checker.archive);
    let worker = move || {
        let mut examiner = Examiner::new(options);
        move |piece: &mut cif_types::Piece<'_>| examiner.piece(piece, archive)
    };
    let outcome = share(cutter, progress, options.jobs, worker, checker);
    checker.release(progress);
    outcome
}

impl Coordinator for Checker<'_, '_> {
    type Found = Examined;
    type Error = CutError;

    /// Returns true if nothing inherits from a piece, and it is not too large.
    fn is_shared(&self, piece: &cut::Piece<'_>) -> bool {
        piece.kind == PieceKind::Item
            && piece.weight() <= HUGE
            && matches!(piece.name(), b"game" | b"document")
    }

    fn piece(&mut self, piece: cut::Piece<'_>, progress: &mut Progress) -> Result<(), CutError> {
        self.piece(piece, progress);
        Ok(())
    }

    fn enter<'p>(
        &mut self,
        found: impl Iterator<Item = (cut::Piece<'p>, Examined)>,
        progress: &mut Progress,
    ) -> Result<(), CutError> {
        let mut archive = Opened::new(self.archive);
        for (piece, examined) in found {
            self.enter_examined(piece, examined, progress, &mut archive);
        }
        Ok(())
    }
}
