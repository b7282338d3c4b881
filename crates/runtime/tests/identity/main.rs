//! Comparisons across a document: the same verdict for the whole, for a stream, and for
//! pieces that are compared apart from where they are read.

mod constraints;
mod identifiers;

use cif_runtime::identity::Identities;
use cif_runtime::schema::{Child, Model, Order, Schema, Step};
use cif_runtime::source::Source;
use cif_runtime::stream::Stream;
use cif_runtime::{Limits, Span, Violation, document};

/// A violation, with its line; 0 where it has no place.
struct Found {
    id: String,
    line: u64,
    message: String,
}

impl Found {
    fn of(source: &Source<'_>, violation: &Violation) -> Self {
        let span = violation.span;
        let line = (!span.is_none()).then(|| source.position(span.start as usize).line);
        Self {
            id: violation.id.to_string(),
            line: line.unwrap_or_default(),
            message: violation.message.clone(),
        }
    }
}

/// The violations in the whole document, in a stream, and in pieces that are compared
/// after all are read.
fn found(schema: &'static Schema, text: &str, limits: &Limits) -> [Vec<Found>; 3] {
    let source = Source::new(text);
    let whole = document::validate(text, schema, limits);
    let whole = whole.iter().map(|it| Found::of(&source, it)).collect();

    let mut streamed = Vec::new();
    let mut stream = Stream::new(text.as_bytes(), schema, limits);
    while let Some(mut piece) = stream.next_piece().expect("a piece") {
        let (text, base) = (piece.text().to_owned(), piece.base);
        let source = Source::at(&text, base);
        streamed.extend(piece.check().iter().map(|it| Found::of(&source, it)));
    }

    let (mut cutter, mut progress) = Stream::new(text.as_bytes(), schema, limits).into_parts();
    let mut mentions = Vec::new();
    while let Some(piece) = cutter.next_piece().expect("a piece") {
        let mut piece = progress.piece(piece);
        let (owned, base) = (piece.text().to_owned(), piece.base);
        mentions.push((piece.examine().mentions, owned, base));
    }
    let mut identities = Identities::new(limits);
    let mut apart = Vec::new();
    for (mentions, text, base) in mentions {
        let source = Source::at(&text, base);
        let violations = identities.take(mentions, &source);
        apart.extend(violations.iter().map(|it| Found::of(&source, it)));
    }
    let rest = identities.finish(Span::NONE);
    apart.extend(rest.iter().map(|it| Found::of(&source, it)));
    [whole, streamed, apart]
}

/// The content of one child, any number of times.
const fn repeated(children: &'static [Child], symbol: fn(&[u8]) -> Option<usize>) -> Model {
    Model {
        children,
        symbol,
        order: Order::Automaton {
            names: 1,
            steps: &[Step { state: 0, slot: 0 }],
            accepting: &[true],
        },
        aliases: &[],
        wildcards: &[],
    }
}
