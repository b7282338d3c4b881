//! The looks of a file by its first bytes, so that a program can say what it was given in place
//! of reading it as what it is not. The forms that have to do with chess are known here, all others
//! by the crate `file-format`. In doubt a file is text, which the readers judge.
//!
//! ```
//! use std::io::Cursor;
//! use cif_files::kind::{FileKind, Opened, Wanted};
//!
//! let page = Opened::of(Box::new(Cursor::new("<!doctype html><html>")), None)?;
//! assert_eq!(page.kind, FileKind::Html);
//! let error = page.fit("games.pgn", Wanted::Pgn).expect_err("no PGN");
//! assert_eq!(
//!     error.to_string(),
//!     "`games.pgn` looks like a page of the web (HTML), not like PGN",
//! );
//! # Ok::<(), std::io::Error>(())
//! ```

use std::borrow::Cow;
use std::fmt;
use std::path::Path;

use cif_text::wide::{Wide, WideDecoder};
use file_format::{FileFormat, Kind};

use crate::Compression;
use lead::Cut;
pub use opened::Opened;

mod lead;
mod opened;
#[cfg(test)]
mod tests;

/// The kind of a file, by its looks.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FileKind {
    /// Nothing, or white space alone.
    Empty,
    /// An archive of chess games in CIF: XML, and its root is `cif` or not among the first bytes.
    Archive,
    /// XML with another root.
    Xml(String),
    /// A page of the web.
    Html,
    /// Games as text.
    Pgn,
    /// Values as JSON.
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
pub enum Wanted {
    /// XML or what may have been meant as XML, of which is said what is wrong.
    AnyXml,
    /// An archive.
    Archive,
    /// PGN, or text that may be.
    Pgn,
    /// The games of an archive or of PGN.
    Games,
    /// JSON, or text that may be.
    Json,
    /// The log of an engine.
    Log,
}

/// The error where a file of another kind was given: what it looks like, and what takes it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct UnfitError {
    /// The fault, in a line.
    pub message: String,
    /// The command that takes such a file, or another remedy.
    pub help: Option<String>,
}

impl fmt::Display for UnfitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for UnfitError {}

impl FileKind {
    /// The kind of a file with these first bytes, and this path where it has one.
    pub fn of(head: &[u8], path: Option<&Path>) -> Self {
        Self::of_bytes(&plain(head), path)
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
        // No line of JSON looks like a tag pair; PGN may begin with an empty comment.
        if is_json(begin) && !begin.lines().any(is_tag_pair) {
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
    pub const fn is(&self, wanted: Wanted) -> bool {
        match wanted {
            Wanted::AnyXml => matches!(
                self,
                Self::Archive | Self::Xml(_) | Self::Text | Self::Empty
            ),
            Wanted::Archive => matches!(self, Self::Archive),
            Wanted::Pgn => matches!(self, Self::Pgn | Self::Text | Self::Empty),
            Wanted::Games => matches!(self, Self::Archive | Self::Pgn),
            Wanted::Json => matches!(self, Self::Json),
            // Programs write what they like between the lines of engines.
            Wanted::Log => matches!(
                self,
                Self::Log | Self::Text | Self::Empty | Self::Binary | Self::Json | Self::Xml(_)
            ),
        }
    }

    /// The error where a file of this name and kind was given to a command.
    pub fn unfit(&self, name: &str, wanted: Wanted) -> UnfitError {
        let wanted = match wanted {
            Wanted::AnyXml | Wanted::Archive => "an archive in CIF",
            Wanted::Pgn => "PGN",
            Wanted::Games => "games in CIF or PGN",
            Wanted::Json => "JSON",
            Wanted::Log => "the log of an engine",
        };
        let message = match self {
            Self::Empty => format!("`{name}` is empty, where {wanted} should be"),
            _ => format!(
                "`{name}` looks like {}, not like {wanted}",
                self.description()
            ),
        };
        let help = self.help();
        UnfitError { message, help }
    }

    /// The kind as people call it.
    pub fn description(&self) -> String {
        match self {
            Self::Empty => "an empty file".to_owned(),
            Self::Archive => "an archive in CIF".to_owned(),
            Self::Xml(root) => format!("XML with the root element `{root}`"),
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
                Kind::Executable => "name a file of games; `cif annotate --engine` runs an engine",
                Kind::Document | Kind::Ebook | Kind::Presentation | Kind::Spreadsheet => {
                    "save the games in it as plain text, in PGN"
                }
                Kind::Database => "export its games as PGN; `cif convert` makes an archive of that",
                _ if matches!(
                    format,
                    FileFormat::ApacheParquet | FileFormat::ApacheArrowColumnar
                ) =>
                {
                    "a query takes it by its name, as in `cif query \"SELECT * FROM 'rows.parquet'\"`"
                }
                _ => return None,
            },
            Self::Empty | Self::Xml(_) | Self::Binary | Self::Text => return None,
        };
        Some(help.to_owned())
    }
}

/// The first bytes of a text in UTF-8, without a byte order mark.
fn plain(head: &[u8]) -> Cow<'_, [u8]> {
    let Some((wide, mark)) = Wide::detect(head) else {
        return head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).into();
    };
    let mut text = Vec::new();
    let bytes = head.get(mark..).unwrap_or_default();
    WideDecoder::new(wide).decode(bytes, &mut text);
    text.into()
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
    let rest = match lead::behind_xml(begin) {
        Ok(rest) => rest,
        Err(Cut::Comment) => return Some(FileKind::Archive),
        Err(Cut::Instruction) => return is_xml.then_some(FileKind::Archive),
    };
    if has_prefix(rest, "<!doctype") {
        if has_prefix(rest["<!doctype".len()..].trim_ascii_start(), "html") {
            return Some(FileKind::Html);
        }
        return Some(FileKind::Archive);
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
    let rest = lead::behind_pgn(begin)?.trim_start_matches(|it: char| it.is_ascii_digit());
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
    let inside = begin.trim_start_matches(|it: char| it == '[' || it.is_ascii_whitespace());
    let lists = begin[..begin.len() - inside.len()].matches('[').count();
    let mut letters = inside.chars();
    match letters.next() {
        Some('{') => match letters.as_str().trim_ascii_start() {
            // A comment of PGN may begin with a quotation mark as well.
            rest if rest.starts_with('"') => is_followed(rest, &[':']),
            rest => rest
                .strip_prefix('}')
                .is_some_and(|rest| is_end(rest, lists)),
        },
        Some('"') => lists > 0 && is_followed(inside, &[',', ']']),
        Some(']') => lists > 0 && is_end(letters.as_str(), lists - 1),
        Some(_) => lists > 0 && is_rest_of_list(inside, lists - 1),
        None => lists > 1,
    }
}

/// Returns whether one of these signs, or nothing, is behind the string that a text begins with.
fn is_followed(text: &str, by: &[char]) -> bool {
    let mut is_escaped = false;
    let mut letters = text.chars().skip(1);
    let is_cut = letters.by_ref().all(|letter| {
        let is_end = letter == '"' && !is_escaped;
        is_escaped = letter == '\\' && !is_escaped;
        !is_end
    });
    let next = letters.find(|it| !it.is_ascii_whitespace());
    is_cut || next.is_none_or(|next| by.contains(&next))
}

/// Returns whether a value of JSON, within so many lists, may end before this text.
fn is_end(behind: &str, lists: usize) -> bool {
    match behind.trim_ascii_start().chars().next() {
        None => true,
        Some(',' | ']') => lists > 0,
        Some('{' | '[') => lists == 0 && behind.starts_with(['\n', '\r']),
        Some(_) => false,
    }
}

/// Returns whether this is a list of numbers and names behind its bracket, within so many others.
/// One whose end is not to be seen has two members at least.
fn is_rest_of_list(text: &str, lists: usize) -> bool {
    let end = text.find(['"', '{', '[', ']']).unwrap_or(text.len());
    let (members, behind) = text.split_at(end);
    let members = match behind.strip_prefix(']') {
        Some(behind) if is_end(behind, lists) => Some(members),
        Some(_) => None,
        None => members.rsplit_once(',').map(|(members, _)| members),
    };
    members.is_some_and(|members| {
        members.split(',').all(|member| {
            let member = member.trim_ascii();
            let is_number = member.starts_with(|it: char| it.is_ascii_digit() || it == '-')
                && member.parse::<f64>().is_ok();
            is_number || ["true", "false", "null"].contains(&member)
        })
    })
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
        // Some letters with which a text may begin as well.
        format if !is_binary && !may_be_text(format.kind()) => None,
        format => Some(FileKind::Other(format)),
    }
}

/// Returns whether some formats of a kind are text.
const fn may_be_text(kind: Kind) -> bool {
    !matches!(
        kind,
        Kind::Archive
            | Kind::Audio
            | Kind::Compressed
            | Kind::Disk
            | Kind::Executable
            | Kind::Font
            | Kind::Package
            | Kind::Rom
            | Kind::Video
    )
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
