//! Pieces of a stream: together they are the stream, whatever the source hands
//! out at a time, and their faults are those of the whole document.

use std::io::{self, Read};

use cif_runtime::cut::{CutError, Cutter, PieceKind};
use cif_runtime::scan::{Context, Mode, Scanner, Token, decode_input, decode_utf8};
use cif_runtime::source::Source;
use cif_runtime::{Limits, Violation};

use crate::documents::{all_mutilated, check, folder};

/// A fault by its id and its place in the stream.
type Fault = (String, u64, u64);

fn faults(base: u64, violations: Vec<Violation>) -> impl Iterator<Item = Fault> {
    violations.into_iter().map(move |v| {
        let (start, end) = (u64::from(v.span.start), u64::from(v.span.end));
        (v.id.into_owned(), base + start, base + end)
    })
}

/// The faults of a document that is read in pieces; proves on the way that
/// the pieces are the document.
pub(crate) fn check_pieces(document: &[u8], limits: &Limits, chunk: usize) -> Vec<Fault> {
    check_parts(document, limits, chunk, &[])
}

/// The same, where some children of the root are cut into parts.
fn check_parts(
    document: &[u8],
    limits: &Limits,
    chunk: usize,
    sections: &'static [&'static str],
) -> Vec<Fault> {
    let mut cutter = Cutter::with_chunk(document, limits, chunk).parting(sections);
    let mut context = Context::default();
    let mut section = Context::default();
    let mut found = Vec::new();
    let mut at = 0;
    let mut ended = false;
    loop {
        let piece = match cutter.next_piece() {
            Ok(Some(piece)) => piece,
            Ok(None) => break,
            Err(CutError::Encoding { violation, .. }) => {
                assert!(cutter.next_piece().unwrap().is_none());
                return faults(0, vec![*violation]).collect();
            }
            Err(error) => panic!("{error}"),
        };
        let base = piece.base.offset;
        assert_eq!(base, at as u64);
        assert_eq!(piece.bytes, &document[at..at + piece.bytes.len()]);
        at += piece.bytes.len();
        if piece.kind == PieceKind::Item {
            assert_eq!(piece.bytes[piece.element.unwrap()], b'<');
        }
        let mut violations = Vec::new();
        let text = if piece.kind == PieceKind::Head {
            decode_input(piece.bytes, &mut violations).unwrap()
        } else {
            decode_utf8(piece.bytes, &mut violations)
        };
        let this = match piece.kind {
            PieceKind::Part | PieceKind::Close => section.clone(),
            _ => context.clone(),
        };
        let mut scanner = Scanner::new(&text, limits, piece.kind.mode(&this));
        while scanner.next() != Token::Eof {}
        if matches!(piece.kind, PieceKind::Before | PieceKind::Head) {
            context = scanner.context();
        } else if piece.kind == PieceKind::Open {
            section = scanner.context();
        }
        let gave_up = scanner.ended();
        violations.extend(scanner.finish());
        if !ended {
            found.extend(faults(base, violations));
        }
        ended |= gave_up;
    }
    assert_eq!(at, document.len(), "the pieces are the whole document");
    found.sort();
    found
}

fn compare(document: &[u8], limits: &Limits, chunks: &[usize]) {
    let mut whole: Vec<_> = faults(0, check(document, limits)).collect();
    whole.sort();
    for &chunk in chunks {
        let pieces = check_pieces(document, limits, chunk);
        assert_eq!(
            pieces,
            whole,
            "{chunk}: {}",
            String::from_utf8_lossy(document)
        );
    }
}

#[test]
fn pieces_have_the_faults_of_the_whole() {
    for (_, document) in folder("ok").into_iter().chain(folder("bad")) {
        compare(&document, &Limits::default(), &[1, 7, 1 << 16]);
    }
    for document in all_mutilated(60) {
        compare(&document, &Limits::default(), &[1, 1 << 16]);
    }
}

/// The names of children of the root in the documents of the tests.
const SECTIONS: &[&str] = &["a", "b", "c", "e", "x", "item", "game"];

#[test]
fn parts_have_the_faults_of_the_whole() {
    // Where the end of a section is missing, that is said at another place.
    let placed = |(id, start, end): Fault| match &*id {
        "xml:unclosed-element" => (id, 0, 0),
        _ => (id, start, end),
    };
    let mut parted = 0;
    let documents = folder("ok").into_iter().chain(folder("bad"));
    let documents = documents.map(|(_, document)| document);
    for document in documents.chain(all_mutilated(30)) {
        let mut whole: Vec<_> = faults(0, check(&document, &Limits::default()))
            .map(placed)
            .collect();
        whole.sort();
        for chunk in [1, 1 << 16] {
            let parts = check_parts(&document, &Limits::default(), chunk, SECTIONS);
            let mut parts: Vec<_> = parts.into_iter().map(placed).collect();
            parts.sort();
            assert_eq!(parts, whole, "{}", String::from_utf8_lossy(&document));
        }
        let mut cutter = Cutter::new(&document[..], &Limits::default()).parting(SECTIONS);
        while let Ok(Some(piece)) = cutter.next_piece() {
            parted += usize::from(piece.kind == PieceKind::Part);
        }
    }
    assert!(parted > 100, "{parted}");
}

#[test]
fn a_section_is_cut_at_its_children() {
    use PieceKind::{Close, Head, Item, Open, Part, Tail};
    let cases: &[(&str, &[(PieceKind, &str)])] = &[
        (
            "<r> <s x='>'> <a/><b><s/></b>t</s><b/></r>",
            &[
                (Head, "<r>"),
                (Open, " <s x='>'>"),
                (Part, " <a/>"),
                (Part, "<b><s/></b>"),
                (Close, "t</s>"),
                (Item, "<b/>"),
                (Tail, "</r>"),
            ],
        ),
        (
            "<r><s/><s><s><a></s></s></r>",
            &[
                (Head, "<r>"),
                (Item, "<s/>"),
                (Open, "<s>"),
                (Part, "<s><a></s>"),
                (Close, "</s>"),
                (Tail, "</r>"),
            ],
        ),
        (
            "<r><s><a></r>",
            &[
                (Head, "<r>"),
                (Open, "<s>"),
                (Part, "<a>"),
                (Close, ""),
                (Tail, "</r>"),
            ],
        ),
        (
            "<r><s></b><a></s><b><a",
            &[
                (Head, "<r>"),
                (Open, "<s>"),
                (Part, "</b><a>"),
                (Close, "</s>"),
                (Item, "<b><a"),
                (Tail, ""),
            ],
        ),
        (
            "<r><s><!--",
            &[(Head, "<r>"), (Open, "<s>"), (Close, "<!--"), (Tail, "")],
        ),
    ];
    for (document, expected) in cases {
        for chunk in [1, 1000] {
            let cutter = Cutter::with_chunk(document.as_bytes(), &Limits::default(), chunk);
            let mut cutter = cutter.parting(&["s"]);
            let mut pieces = Vec::new();
            while let Some(piece) = cutter.next_piece().unwrap() {
                let text = String::from_utf8(piece.bytes.to_vec()).unwrap();
                pieces.push((piece.kind, text));
            }
            let pieces: Vec<_> = pieces.iter().map(|(kind, it)| (*kind, &**it)).collect();
            assert_eq!(&pieces, expected, "{document}");
        }
    }
}

#[test]
fn pieces_end_at_the_same_limits_as_the_whole() {
    let limits = Limits {
        depth: 3,
        attributes: 2,
        name: 4,
        value: 8,
        ..Limits::default()
    };
    for document in all_mutilated(10) {
        let refused = |violations: &[Violation]| violations.iter().any(|v| v.id == "xml:encoding");
        // Invalid bytes beyond the place where the scanner gives up are found
        // only when the whole document is decoded at once.
        if !refused(&check(&document, &limits)) {
            compare(&document, &limits, &[1, 1 << 16]);
        }
    }
}

#[test]
fn a_document_is_cut_at_the_children_of_its_root() {
    let document =
        b"<?xml version='1.0'?>\n<r>\n <!-- 1 --><a/>\n <b><c>\xC3\xA9</c></b> \n</r>\n<!-- -->";
    let mut cutter = Cutter::with_chunk(&document[..], &Limits::default(), 1);
    let mut pieces = Vec::new();
    while let Some(piece) = cutter.next_piece().unwrap() {
        let text = std::str::from_utf8(piece.bytes).unwrap().to_owned();
        pieces.push((
            piece.kind,
            text,
            piece.base.line,
            piece.base.column,
            piece.element,
        ));
    }
    let text = |text: &str| text.to_owned();
    assert_eq!(
        pieces,
        [
            (
                PieceKind::Head,
                text("<?xml version='1.0'?>\n<r>"),
                1,
                1,
                Some(22)
            ),
            (PieceKind::Item, text("\n <!-- 1 --><a/>"), 2, 4, Some(12)),
            (
                PieceKind::Item,
                text("\n <b><c>\u{E9}</c></b>"),
                3,
                16,
                Some(2)
            ),
            (PieceKind::Tail, text(" \n</r>\n<!-- -->"), 4, 17, None),
        ]
    );
}

/// A source that fails behind these bytes, once.
struct Failing<'b>(&'b [u8], bool);

impl Read for Failing<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() {
            assert!(!self.1, "nobody asks again");
            self.1 = true;
            return Err(io::Error::other("the line is dead"));
        }
        self.0.read(buffer)
    }
}

#[test]
fn what_was_read_whole_comes_before_the_error_of_the_source() {
    let document = "<r><a><b/>x</a>\n<a/><!-- --><a>y</a><c><a>z</a></c></r>";
    for length in 0..=document.len() {
        let read = &document[..length];
        let ends = ["x</a>", "<a/>", "y</a>", "</c>"];
        let whole = ends.iter().filter(|it| read.contains(**it)).count();
        for chunk in [1, 5, 1 << 10] {
            let source = Failing(read.as_bytes(), false);
            let mut cutter = Cutter::with_chunk(source, &Limits::default(), chunk);
            let mut items = 0;
            let error = loop {
                match cutter.next_piece() {
                    Ok(Some(piece)) => items += usize::from(piece.kind == PieceKind::Item),
                    Ok(None) => panic!("it fails"),
                    Err(error) => break error,
                }
            };
            assert_eq!(items, whole, "{read:?} by {chunk}");
            assert!(matches!(error, CutError::Io(_)));
            assert!(cutter.next_piece().unwrap().is_none());
        }
    }
}

#[test]
fn a_piece_knows_its_lines() {
    let document = "<r>\n\u{265E}<a/>\u{265E}<b>\n  <c/>\n</b></r>\n";
    let whole = Source::new(document);
    let mut cutter = Cutter::with_chunk(document.as_bytes(), &Limits::default(), 3);
    while let Some(piece) = cutter.next_piece().unwrap() {
        let text = std::str::from_utf8(piece.bytes).unwrap();
        let source = Source::at(text, piece.base);
        let base = usize::try_from(piece.base.offset).unwrap();
        for offset in 0..=text.len() {
            assert_eq!(source.position(offset), whole.position(base + offset));
        }
    }
}

/// Returns what a document is cut into, each with what is left of it and whether it is
/// larger than the limit; and whether a tag is.
fn cut(document: &str, item: usize, chunk: usize) -> (Vec<(PieceKind, String, bool)>, bool) {
    let limits = Limits {
        item,
        ..Limits::default()
    };
    let mut cutter = Cutter::with_chunk(document.as_bytes(), &limits, chunk);
    let mut pieces = Vec::new();
    let mut passed = 0;
    loop {
        match cutter.next_piece() {
            Ok(Some(piece)) => {
                let text = String::from_utf8(piece.bytes.to_vec()).unwrap();
                assert!(piece.base.offset >= passed, "{document}");
                passed = piece.base.offset;
                if !piece.is_refused {
                    let at = usize::try_from(passed).unwrap();
                    assert_eq!(document[at..at + text.len()], text);
                }
                pieces.push((piece.kind, text, piece.is_refused));
            }
            Ok(None) => return (pieces, false),
            Err(error) => {
                assert!(matches!(error, CutError::TooLong { .. }), "{error}");
                assert!(cutter.next_piece().unwrap().is_none());
                return (pieces, true);
            }
        }
    }
}

#[test]
fn what_is_beyond_the_limit_is_passed_over() {
    use PieceKind::{After, Before, Between, Head, Item, Tail};
    let (there, refused) = (
        |kind, text| (kind, text, false),
        |kind, text| (kind, text, true),
    );
    let blank = " ".repeat(20);
    let long = "x".repeat(50);
    let cases = [
        (
            "<a>0123456789012</a><a>0123456789012</a>".to_owned(),
            vec![there(Item, "<a>0123456789012</a>"); 2],
        ),
        (
            "<a>01234567890123</a>".to_owned(),
            vec![refused(Item, "<a/>")],
        ),
        (
            format!("<!-- --><abc d='1'><a>{long}</a>{long}<!--{long}--></abc>"),
            vec![refused(Item, "<abc/>")],
        ),
        (
            format!("<a><![CDATA[{long}]]>{long}<a>{long}</a></a>"),
            vec![refused(Item, "<a/>")],
        ),
        (
            format!(" <!--{long}-->"),
            vec![there(Between, " "), refused(Between, "")],
        ),
        (format!("<?x {long}?>"), vec![refused(Between, "")]),
        (blank.repeat(2), vec![there(Between, &blank); 2]),
        (format!("<a>{long}<b>{long}"), vec![refused(Item, "<a/>")]),
    ];
    for (inside, expected) in &cases {
        let document = format!("<r>{inside}<c/></r>");
        for chunk in [1, 10, 1000] {
            let (pieces, is_cut_short) = cut(&document, 20, chunk);
            let pieces: Vec<_> = pieces
                .iter()
                .map(|(kind, it, is)| (*kind, &**it, *is))
                .collect();
            let whole = [vec![there(Head, "<r>")], expected.clone()].concat();
            let mut rest = vec![there(Item, "<c/>"), there(Tail, "</r>")];
            if inside.ends_with(&format!("<b>{long}")) {
                rest.remove(0);
            }
            assert_eq!(pieces, [whole, rest].concat(), "{document} by {chunk}");
            assert!(!is_cut_short);
        }
    }
    for chunk in [1, 10, 1000] {
        let around = format!("{blank}{blank}<r>{blank}</r>{blank}{blank}");
        let kinds: Vec<_> = cut(&around, 20, chunk)
            .0
            .into_iter()
            .map(|it| it.0)
            .collect();
        assert_eq!(
            kinds,
            [Before, Before, Head, Between, Tail, After, After],
            "{chunk}"
        );
        for ending in [
            format!("<a b='{long}'/>"),
            format!("<{long}>"),
            format!("</{long}>"),
        ] {
            assert!(
                cut(&format!("<r><a/>{ending}</r>"), 20, chunk).1,
                "{ending}"
            );
        }
    }
}

#[test]
fn elements_count_for_more_than_their_bytes() {
    let game = |elements: usize| format!("<r><a>{}</a><c/></r>", "<b/>".repeat(elements));
    let count = |elements, item| {
        let pieces = cut(&game(elements), item, 1000).0;
        assert_eq!(pieces.len(), 4);
        pieces.iter().filter(|it| it.2).count()
    };
    assert_eq!(count(500, 3000), 0);
    assert_eq!(count(600, 3000), 1);
    assert_eq!(count(600, 3000 + 256 * 100), 0);
}

#[test]
fn the_root_of_a_stream_is_known_to_its_items() {
    let none = Context::default();
    let mut head = Scanner::new("<p:r xmlns:p='u'>", &Limits::default(), Mode::Head(&none));
    while head.next() != Token::Eof {}
    let context = head.context();
    assert_eq!(head.finish(), []);
    assert_eq!(context.root(), Some("p:r"));
    for (piece, mode) in [
        ("<p:a/>", Mode::Item(&context)),
        ("</p:r>", Mode::Tail(&context)),
    ] {
        let mut scanner = Scanner::new(piece, &Limits::default(), mode);
        while scanner.next() != Token::Eof {}
        assert_eq!(scanner.finish(), []);
    }
}
