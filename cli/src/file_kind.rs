//! The looks of a file by its first bytes, so that a command can say what it was given in place
//! of reading it as what it is not. The forms that have to do with chess are known here, all others
//! by the crate `file-format`. In doubt a file is text, which the readers judge.

use std::path::Path;

use cif::text::wide::{Wide, WideDecoder};
use file_format::{FileFormat, Kind};

use crate::status::CliError;
use crate::terminal::visible;
use cif::files::Compression;

/// Bytes that are looked at.
pub(crate) const HEAD: usize = 4096;

/// The kind of a file, by its looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FileKind {
    /// Nothing, or white space alone.
    Empty,
    /// An archive of chess games in CIF: XML, and its root is `cif` or not among the first bytes.
    Archive,
    /// XML with another root.
    Xml(String),
    Html,
    Pgn,
    Json,
    /// The log of an engine that speaks UCI.
    Log,
    /// The format of crystallographers that is called CIF, too.
    Crystallography,
    /// Compressed once more than it was decompressed.
    Packed(Compression),
    /// A database of the chess program of this name.
    Database(&'static str),
    /// Another format.
    Other(FileFormat),
    /// Bytes that are no text.
    Binary,
    /// Text of no kind that is known.
    Text,
}

/// The kinds of files that a command reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// XML or what may have been meant as XML, of which is said what is wrong.
    AnyXml,
    /// An archive.
    Archive,
    Pgn,
    /// The games of an archive or of PGN.
    Games,
    Json,
    Log,
}

impl FileKind {
    /// The kind of a file with these first bytes, and this path where it has one.
    pub(crate) fn of(head: &[u8], path: Option<&Path>) -> Self {
        let mut text = Vec::new();
        let bytes = match Wide::detect(head) {
            None => head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head),
            Some((wide, mark)) => {
                let bytes = head.get(mark..).unwrap_or_default();
                WideDecoder::new(wide).decode(bytes, &mut text);
                &text
            }
        };
        Self::of_bytes(bytes, path)
    }

    fn of_bytes(head: &[u8], path: Option<&Path>) -> Self {
        // Bytes that are no UTF-8 are letters of another encoding.
        let text = String::from_utf8_lossy(head);
        let begin = text.trim_ascii_start();
        if begin.is_empty() {
            return Self::Empty;
        }
        if let Some(kind) = markup(begin) {
            return kind;
        }
        if begin.lines().next().is_some_and(is_tag_pair) {
            return Self::Pgn;
        }
        let is_binary = is_binary(head);
        if let Some(kind) = signed(head, path, is_binary) {
            return kind;
        }
        if is_json(begin) {
            Self::Json
        } else if begin.contains("<cif>") || begin.contains("<cif ") {
            Self::Archive
        } else if is_pgn(begin) {
            Self::Pgn
        } else if is_binary {
            Self::Binary
        } else if is_crystallography(begin) {
            Self::Crystallography
        } else if is_log(begin) {
            Self::Log
        } else {
            Self::Text
        }
    }

    /// Returns whether a command that reads this can do anything with it.
    pub(crate) const fn is(&self, wanted: Wanted) -> bool {
        match wanted {
            Wanted::AnyXml => matches!(
                self,
                Self::Archive | Self::Xml(_) | Self::Text | Self::Empty
            ),
            Wanted::Archive => matches!(self, Self::Archive),
            Wanted::Pgn => matches!(self, Self::Pgn | Self::Text | Self::Empty),
            Wanted::Games => matches!(self, Self::Archive | Self::Pgn),
            Wanted::Json => matches!(self, Self::Json | Self::Text | Self::Empty),
            // Programs write what they like between the lines of engines.
            Wanted::Log => matches!(
                self,
                Self::Log | Self::Text | Self::Empty | Self::Binary | Self::Json | Self::Xml(_)
            ),
        }
    }

    /// The error where this file of another kind was given to a command.
    pub(crate) fn unfit(&self, name: &str, wanted: Wanted) -> CliError {
        let wanted = match wanted {
            Wanted::AnyXml | Wanted::Archive => "an archive in CIF",
            Wanted::Pgn => "PGN",
            Wanted::Games => "games in CIF or PGN",
            Wanted::Json => "JSON",
            Wanted::Log => "the log of an engine",
        };
        let name = visible(name);
        let message = match self {
            Self::Empty => format!("`{name}` is empty, and {wanted} was expected"),
            _ => format!(
                "`{name}` looks like {}, not like {wanted}",
                self.described()
            ),
        };
        let error = CliError::new(message);
        match self.help() {
            Some(help) => error.with_help(help),
            None => error,
        }
    }

    /// The kind as people call it.
    fn described(&self) -> String {
        match self {
            Self::Empty => "an empty file".to_owned(),
            Self::Archive => "an archive in CIF".to_owned(),
            Self::Xml(root) => format!("XML with the root element `{}`", visible(root)),
            Self::Html => "a page of the web (HTML)".to_owned(),
            Self::Pgn => "PGN".to_owned(),
            Self::Json => "JSON".to_owned(),
            Self::Log => "the log of an engine".to_owned(),
            Self::Crystallography => "a Crystallographic Information File".to_owned(),
            Self::Packed(compression) => {
                format!(
                    "a file that was compressed twice, by {}",
                    compression.name()
                )
            }
            Self::Database(program) => format!("a database of {program}"),
            Self::Other(format) => {
                let name = format.short_name().unwrap_or(format.name());
                format!("{} ({name})", noun(format.kind()))
            }
            Self::Binary => "binary data".to_owned(),
            Self::Text => "text of another kind".to_owned(),
        }
    }

    /// The command that takes it, or another remedy.
    fn help(&self) -> Option<String> {
        let help = match self {
            Self::Archive => "`cif check`, `cif show` and `cif convert` read archives",
            Self::Html => "perhaps a download failed, and this is what was sent in its place",
            Self::Pgn => "`cif convert GAMES.pgn ARCHIVE.cif` makes an archive of PGN",
            Self::Json => "`cif json --to cif` makes an archive of what `cif json` wrote",
            Self::Log => {
                "`cif uci` reads logs, and `cif annotate --log` takes evaluations out of them"
            }
            Self::Crystallography => {
                "another format has the suffix .cif, too; no command here reads it"
            }
            Self::Packed(_) => "decompress it once, and give what comes of it",
            Self::Database(program) => {
                return Some(format!(
                    "export its games from {program} as PGN; `cif convert` makes an archive of that"
                ));
            }
            Self::Other(format) => match format.kind() {
                Kind::Archive | Kind::Compressed | Kind::Package => {
                    "unpack it, and give what is in it"
                }
                _ => return None,
            },
            Self::Empty | Self::Xml(_) | Self::Binary | Self::Text => return None,
        };
        Some(help.to_owned())
    }
}

const fn noun(kind: Kind) -> &'static str {
    match kind {
        Kind::Archive | Kind::Compressed | Kind::Package => "a packed file",
        Kind::Executable => "a program",
        Kind::Document | Kind::Ebook | Kind::Presentation | Kind::Spreadsheet => "a document",
        Kind::Database => "a database",
        Kind::Image => "a picture",
        Kind::Audio | Kind::Video => "a recording",
        _ => "a file of another format",
    }
}

/// XML and HTML. What only begins with `<`, as some lines of PGN and of logs do, is neither.
fn markup(begin: &str) -> Option<FileKind> {
    let is_xml = begin.starts_with("<?xml");
    let mut rest = begin;
    loop {
        rest = rest.trim_ascii_start();
        rest = if let Some(comment) = rest.strip_prefix("<!--") {
            match comment.split_once("-->") {
                Some((_, rest)) => rest,
                None => return Some(FileKind::Archive),
            }
        } else if let Some(instruction) = rest.strip_prefix("<?") {
            match instruction.split_once("?>") {
                Some((_, rest)) => rest,
                None => return is_xml.then_some(FileKind::Archive),
            }
        } else if has_prefix(rest, "<!doctype") {
            if has_prefix(rest["<!doctype".len()..].trim_ascii_start(), "html") {
                return Some(FileKind::Html);
            }
            return Some(FileKind::Archive);
        } else {
            break;
        };
    }
    let Some(tag) = rest.strip_prefix('<') else {
        return is_xml.then_some(FileKind::Archive);
    };
    let end = tag.find(|it: char| it.is_ascii_whitespace() || "/>".contains(it));
    let name = match end {
        Some(end) => &tag[..end],
        None if is_xml => return Some(FileKind::Archive),
        None => return None,
    };
    let is_first = |it: char| it.is_alphabetic() || it == '_';
    if !name.starts_with(is_first) {
        return is_xml.then_some(FileKind::Archive);
    }
    if !is_xml && is_log(begin) {
        return None;
    }
    let local = name.rsplit(':').next().unwrap_or(name);
    Some(if local.eq_ignore_ascii_case("cif") {
        FileKind::Archive
    } else if ["html", "head", "body", "title"].map(|it| local.eq_ignore_ascii_case(it))
        != [false; 4]
    {
        FileKind::Html
    } else {
        FileKind::Xml(name.to_owned())
    })
}

fn has_prefix(text: &str, prefix: &str) -> bool {
    let begin = text.as_bytes().get(..prefix.len());
    begin.is_some_and(|begin| begin.eq_ignore_ascii_case(prefix.as_bytes()))
}

/// Returns whether a line is a tag pair of PGN, or begins with one.
fn is_tag_pair(line: &str) -> bool {
    let Some(rest) = line.trim_ascii_start().strip_prefix('[') else {
        return false;
    };
    let rest = rest.trim_ascii_start();
    let end = rest.find(|it: char| !(it.is_ascii_alphanumeric() || "_+#=:-".contains(it)));
    let (name, value) = rest.split_at(end.unwrap_or(rest.len()));
    !name.is_empty() && value.trim_ascii_start().starts_with('"')
}

/// Returns whether there is a tag pair further on, or the text begins with a move.
fn is_pgn(begin: &str) -> bool {
    begins_with_move(begin).unwrap_or(false) || begin.lines().any(is_tag_pair)
}

/// Returns whether the first thing behind comments and the number of a move is a move; nothing where the
/// text ends before.
fn begins_with_move(begin: &str) -> Option<bool> {
    let mut rest = begin;
    while rest.starts_with([';', '%', '{']) {
        let end = if rest.starts_with('{') { '}' } else { '\n' };
        rest = rest.split_once(end)?.1.trim_ascii_start();
    }
    let rest = rest.trim_start_matches(|it: char| it.is_ascii_digit());
    let rest = rest.trim_start_matches('.').trim_ascii_start();
    let word = rest.split_ascii_whitespace().next()?;
    let word = word.trim_end_matches(['+', '#', '!', '?']);
    let word = word.split_once('=').map_or(word, |(word, _)| word);
    let is_castling = ["O-O", "O-O-O", "0-0", "0-0-0"].contains(&word);
    let is_move = match word.as_bytes() {
        [before @ .., b'a'..=b'h', b'1'..=b'8'] => {
            before.len() <= 4
                && before
                    .iter()
                    .all(|it| b"KQRBNPabcdefgh12345678x-@".contains(it))
        }
        _ => false,
    };
    Some(is_castling || is_move)
}

/// JSON, as opposed to lines of logs that begin with a bracket.
fn is_json(begin: &str) -> bool {
    let inner = |rest: &str| rest.trim_ascii_start().chars().next();
    match begin.strip_prefix('{') {
        Some(rest) => matches!(inner(rest), Some('"' | '}')),
        None => begin
            .strip_prefix('[')
            .is_some_and(|rest| matches!(inner(rest), Some('{' | '[' | ']' | '"'))),
    }
}

/// Data blocks of crystallographers: `data_NAME` behind comments that begin with `#`.
fn is_crystallography(begin: &str) -> bool {
    let mut lines = begin.lines().map(str::trim_ascii_start);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    begin.starts_with("#\\#CIF") || first.is_some_and(|line| has_prefix(line, "data_"))
}

/// Words that only engines say, and those that talk to them.
fn is_log(begin: &str) -> bool {
    const SAID: [&str; 5] = [
        "info depth ",
        "uciok",
        "bestmove ",
        "option name ",
        "id name ",
    ];
    SAID.iter().any(|said| begin.contains(said))
}

/// Returns whether bytes are no text: text has no zeros, and hardly any control characters.
fn is_binary(head: &[u8]) -> bool {
    let is_control = |byte: &&u8| matches!(byte, 0..=8 | 0x0E..=0x1F | 0x7F);
    head.contains(&0) || head.iter().filter(is_control).count() > head.len() / 16
}

/// Formats that are known by a signature, or by a suffix where they have none.
fn signed(head: &[u8], path: Option<&Path>, is_binary: bool) -> Option<FileKind> {
    if let Some(compression) = Compression::of_head(head) {
        return Some(FileKind::Packed(compression));
    }
    if [&b"Scid.si\0"[..], b"Scid.sn\0"]
        .iter()
        .any(|it| head.starts_with(it))
    {
        return Some(FileKind::Database("Scid"));
    }
    if is_binary && let Some(program) = path.and_then(database) {
        return Some(FileKind::Database(program));
    }
    match FileFormat::from_bytes(head) {
        FileFormat::ArbitraryBinaryData | FileFormat::PlainText | FileFormat::Empty => None,
        FileFormat::HypertextMarkupLanguage => Some(FileKind::Html),
        // Two or three letters with which a text may begin as well.
        FileFormat::MsDosExecutable | FileFormat::Bzip2 if !is_binary => None,
        format => Some(FileKind::Other(format)),
    }
}

/// The program whose databases have such names.
fn database(path: &Path) -> Option<&'static str> {
    const SCID: &[&str] = &[
        "si3", "sg3", "sn3", "si4", "sg4", "sn4", "si5", "sg5", "sn5",
    ];
    const CHESSBASE: &[&str] = &[
        "cbh", "cbg", "cba", "cbp", "cbt", "cbc", "cbs", "cbv", "cbz", "cbf", "cbi", "2cbh", "2cbg",
    ];
    let extension = path.extension()?.to_str()?.to_ascii_lowercase();
    let all = [("Scid", SCID), ("ChessBase", CHESSBASE)];
    let found = all.iter().find(|(_, known)| known.contains(&&*extension));
    found.map(|(program, _)| *program)
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;
    use cif::files::Encoder;

    fn of(head: &[u8]) -> FileKind {
        FileKind::of(head, None)
    }

    fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn texts_are_recognised() {
        let crystals = FileKind::Crystallography;
        let xml = |root: &str| FileKind::Xml(root.to_owned());
        for (text, kind) in [
            ("", FileKind::Empty),
            (" \r\n\t", FileKind::Empty),
            ("\u{FEFF}", FileKind::Empty),
            ("<cif/>", FileKind::Archive),
            (
                "\u{FEFF}<?xml version='1.0'?>\n<!-- x -->\n<cif xmlns='x'>",
                FileKind::Archive,
            ),
            (
                "<?xml version='1.0'?><!-- an archive that says much",
                FileKind::Archive,
            ),
            ("<?xml version='1.0'?>\n\n", FileKind::Archive),
            ("<!DOCTYPE cif [<!ENTITY a 'b'>]><cif>", FileKind::Archive),
            ("lost bytes\n<cif>\n", FileKind::Archive),
            ("<CIF>", FileKind::Archive),
            ("<svg xmlns='x'>", xml("svg")),
            ("<?xml version='1.0'?><x:rss>", xml("x:rss")),
            ("<!doctype HTML>", FileKind::Html),
            ("<!-- 404 -->\n<html lang='en'>", FileKind::Html),
            ("<HEAD><TITLE>502 Bad Gateway", FileKind::Html),
            ("[Event \"Club\"]\n", FileKind::Pgn),
            ("\n\n[White\"B\"]", FileKind::Pgn),
            ("% exported\n[Event \"Club\"]\n", FileKind::Pgn),
            ("Dear friends,\n\n[Event \"Club\"]\n", FileKind::Pgn),
            ("1. e4 e5 *", FileKind::Pgn),
            ("{ first } 1... Nf6+! 2. g8=Q#", FileKind::Pgn),
            ("; a line\nO-O", FileKind::Pgn),
            ("e2e4 e7e5", FileKind::Pgn),
            ("{\"archive\":[]}", FileKind::Json),
            (" [\n  {\"a\": 1}", FileKind::Json),
            ("{}", FileKind::Json),
            ("data_quartz\n_cell_length_a 4.9\n", crystals.clone()),
            ("#------\n# COD 1011172\n\ndata_1011172\n", crystals),
            (
                "Stockfish 16 by the authors\ninfo depth 1 score cp 3\n",
                FileKind::Log,
            ),
            ("[12:00:01] info depth 1 seldepth 1", FileKind::Log),
            (
                "<UciProtocol (pid=7)>: >> info depth 1 score cp 3\n",
                FileKind::Log,
            ),
            (
                "%PDF-1.7\n%",
                FileKind::Other(FileFormat::PortableDocumentFormat),
            ),
            ("#!/bin/sh\n", FileKind::Other(FileFormat::ShellScript)),
            ("MZ and other letters", FileKind::Text),
            ("Not found", FileKind::Text),
            ("<-- look", FileKind::Text),
            ("BZh9 is no sign", FileKind::Text),
        ] {
            assert_eq!(of(text.as_bytes()), kind, "{text}");
            let begin = text.trim_start_matches('\u{FEFF}');
            if begin.is_ascii() && begin.len() > 3 && !matches!(kind, FileKind::Other(_)) {
                let wide = [u16::to_le_bytes, u16::to_be_bytes].map(|it| utf_16(begin, it));
                assert!(wide.iter().all(|wide| of(wide) == kind), "{text} in UTF-16");
                let marked = utf_16(&format!("\u{FEFF}{begin}"), u16::to_le_bytes);
                assert_eq!(of(&marked), kind, "{text} in UTF-16 with a mark");
                let wide: Vec<u8> = begin
                    .chars()
                    .flat_map(|it| u32::from(it).to_be_bytes())
                    .collect();
                assert_eq!(of(&wide), kind, "{text} in UTF-32");
            }
        }
        assert_eq!(of("[Site \"Malmö\"]".as_bytes()), FileKind::Pgn);
        assert_eq!(of(b"[Site \"Malm\xF6\0\"]"), FileKind::Pgn);
        assert_eq!(of(b"\xFF\xFE\0\0"), FileKind::Empty);
    }

    #[test]
    fn bytes_are_recognised() {
        let other = FileKind::Other;
        for (head, kind) in [
            (
                &b"PK\x03\x04\x14\0\0\0game\n[Event \"A\"]\n[Site \"B\"]\n"[..],
                other(FileFormat::Zip),
            ),
            (b"\xFD7zXZ\0\0\x04", other(FileFormat::Xz)),
            (b"7z\xBC\xAF\x27\x1C\0\x04", other(FileFormat::SevenZip)),
            (
                b"\x7FELF\x02\x01\x01\0",
                other(FileFormat::ExecutableAndLinkableFormat),
            ),
            (b"MZ\x90\0\x03\0\0\0", other(FileFormat::MsDosExecutable)),
            (b"\xCF\xFA\xED\xFE\x07\0\0\x01", other(FileFormat::MachO)),
            (b"SQLite format 3\0\x10\0", other(FileFormat::Sqlite3)),
            (b"PAR1\x15\x04\x15", other(FileFormat::ApacheParquet)),
            (
                b"\x89PNG\r\n\x1A\n\0\0\0\rIHDR",
                other(FileFormat::PortableNetworkGraphics),
            ),
            (b"Scid.si\0\x01\x90", FileKind::Database("Scid")),
            (b"\0\x01\x02\x03", FileKind::Binary),
            (b"a\x01\x02\x03\x04b", FileKind::Binary),
        ] {
            assert_eq!(of(head), kind, "{head:?}");
        }
        for (name, program) in [
            ("b.sg4", "Scid"),
            ("b.CBH", "ChessBase"),
            ("b.cbv", "ChessBase"),
        ] {
            let kind = FileKind::of(b"\0\x2C\0", Some(Path::new(name)));
            assert_eq!(kind, FileKind::Database(program));
            assert_eq!(
                FileKind::of(b"[A \"\"]", Some(Path::new(name))),
                FileKind::Pgn
            );
        }
        for compression in [Compression::Gzip, Compression::Zstd, Compression::Bzip2] {
            let mut encoder = Encoder::new(Vec::new(), Some(compression)).unwrap();
            encoder.write_all(b"[Event \"A\"]").unwrap();
            assert_eq!(
                of(&encoder.finish().unwrap()),
                FileKind::Packed(compression)
            );
        }
    }
}
