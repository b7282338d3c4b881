//! A report: one HTML file with all games, the list of them and the viewer. It fetches nothing,
//! and its policy forbids every script and style but its own, which are named by their hashes.

use std::fmt;
use std::io::{self, Write};

use base64::Engine as _;
use base64::engine::general_purpose::{GeneralPurpose, STANDARD};
use base64::write::EncoderWriter;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use sha2::{Digest as _, Sha256};

use crate::pieces::PIECES;
use crate::{GameRecord, Row, shown_json, visible};

/// The modules of the viewer, in an order in which each comes after those it imports.
const MODULES: [&str; 11] = [
    include_str!("../viewer/dom.js"),
    include_str!("../viewer/data.js"),
    include_str!("../viewer/board.js"),
    include_str!("../viewer/chart.js"),
    include_str!("../viewer/moves.js"),
    include_str!("../viewer/rows.js"),
    include_str!("../viewer/report.js"),
    include_str!("../viewer/list.js"),
    include_str!("../viewer/game.js"),
    include_str!("../viewer/viewer.js"),
    include_str!("../viewer/main.js"),
];

const STYLE: &str = include_str!("../viewer/style.css");

/// Bytes of JSON that make a block of games full.
const FULL: usize = 128 << 10;

/// Games that are compressed together.
#[derive(Clone, Debug, Default)]
struct Block {
    rows: Vec<Row>,
    /// The records, with commas in between.
    json: Vec<u8>,
}

impl Block {
    fn append(&mut self, other: Self) {
        if self.rows.is_empty() {
            *self = other;
        } else if !other.rows.is_empty() {
            self.json.push(b',');
            self.json.extend(other.json);
            self.rows.extend(other.rows);
        }
    }

    const fn is_full(&self) -> bool {
        self.json.len() >= FULL
    }

    /// Takes the games out, compressed.
    fn pack(&mut self) -> io::Result<PackedBlock> {
        let Self { rows, json } = std::mem::take(self);
        let letters = packed([&b"["[..], &json, b"]"])?;
        Ok(PackedBlock { rows, letters })
    }
}

/// The same, compressed.
#[derive(Clone, Debug)]
struct PackedBlock {
    rows: Vec<Row>,
    letters: Vec<u8>,
}

/// Games for a [`Page`]. Any thread can make them: what takes long, compressing them included, is
/// done when they are added here.
#[derive(Clone, Debug, Default)]
pub struct Portion {
    full: Vec<PackedBlock>,
    /// The games behind them.
    open: Block,
}

impl Portion {
    /// Adds a game.
    ///
    /// # Errors
    /// When it cannot be written as JSON.
    pub fn game(&mut self, row: Row, record: &GameRecord) -> io::Result<()> {
        self.open.append(Block {
            rows: vec![row.with(record)],
            json: shown_json(record)?.into_bytes(),
        });
        if self.open.is_full() {
            self.full.push(self.open.pack()?);
        }
        Ok(())
    }
}

/// A report that is written portion by portion.
pub struct Page<W> {
    out: W,
    /// The list of games as far as it goes, which is all that is kept of them.
    list: Packer,
    /// The games in the list.
    listed: usize,
    /// The first game of each block.
    blocks: Vec<usize>,
    /// The games that are in no block yet.
    open: Block,
}

impl<W> fmt::Debug for Page<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Page")
            .field("listed", &self.listed)
            .finish_non_exhaustive()
    }
}

impl<W: Write> Page<W> {
    /// Begins a report of this title.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn begin(mut out: W, title: &str) -> io::Result<Self> {
        let shown = escaped(&visible(title));
        let (script, style) = (hash(&script()), hash(STYLE));
        write!(
            out,
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
             script-src '{script}'; style-src '{style}'; base-uri 'none'; form-action 'none'\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <title>{shown}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
             <div hidden>{PIECES}</div>\n<div id=\"app\"><p class=\"opening\">Opening\u{2026}</p>\
             </div>\n<noscript>This report needs JavaScript to show its games.</noscript>\n"
        )?;
        let mut list = packer();
        write!(list, "{{\"title\":{},\"rows\":[", shown_json(&title)?)?;
        Ok(Self {
            out,
            list,
            listed: 0,
            blocks: Vec::new(),
            open: Block::default(),
        })
    }

    /// Adds games. The page depends on the portions in which they come, though not on the
    /// threads that made those.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn add(&mut self, portion: Portion) -> io::Result<()> {
        for block in portion.full {
            self.flush()?;
            self.write(&block)?;
        }
        self.open.append(portion.open);
        if self.open.is_full() {
            self.flush()?;
        }
        Ok(())
    }

    /// The number of games so far.
    pub const fn games(&self) -> usize {
        self.listed + self.open.rows.len()
    }

    /// Writes the games that are in no block yet.
    fn flush(&mut self) -> io::Result<()> {
        if self.open.rows.is_empty() {
            return Ok(());
        }
        let block = self.open.pack()?;
        self.write(&block)
    }

    fn write(&mut self, block: &PackedBlock) -> io::Result<()> {
        let id = format!("games-{}", self.blocks.len());
        self.blocks.push(self.listed);
        let mut rows = Vec::new();
        for row in &block.rows {
            if self.listed > 0 {
                rows.push(b',');
            }
            rows.extend(shown_json(row)?.into_bytes());
            self.listed += 1;
        }
        self.list.write_all(&rows)?;
        script_of(&mut self.out, &id, &block.letters)
    }

    /// Ends the report.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        self.flush()?;
        write!(
            self.list,
            "],\"blocks\":{}}}",
            serde_json::to_string(&self.blocks)?
        )?;
        let list = self.list.finish()?.finish()?;
        script_of(&mut self.out, "list-of-games", &list)?;
        let script = script();
        write!(
            self.out,
            "<script type=\"module\">{script}</script>\n</body>\n</html>\n"
        )?;
        Ok(self.out)
    }
}

/// Takes data, and compresses them into letters and digits.
type Packer = DeflateEncoder<EncoderWriter<'static, GeneralPurpose, Vec<u8>>>;

fn packer() -> Packer {
    let letters = EncoderWriter::new(Vec::new(), &STANDARD);
    DeflateEncoder::new(letters, Compression::new(7))
}

/// Data compressed, in letters and digits.
fn packed<'d>(parts: impl IntoIterator<Item = &'d [u8]>) -> io::Result<Vec<u8>> {
    let mut packed = packer();
    for part in parts {
        packed.write_all(part)?;
    }
    packed.finish()?.finish()
}

/// Writes packed data.
fn script_of(out: &mut impl Write, id: &str, letters: &[u8]) -> io::Result<()> {
    write!(out, "<script type=\"application/x-deflate\" id=\"{id}\">")?;
    out.write_all(letters)?;
    writeln!(out, "</script>")
}

/// The viewer as one module: nothing is imported, and nothing is exported.
fn script() -> String {
    let mut script = String::from("\n");
    for line in MODULES.iter().flat_map(|module| module.lines()) {
        if line.starts_with("import ") {
            continue;
        }
        script += line.strip_prefix("export ").unwrap_or(line);
        script.push('\n');
    }
    script
}

/// The hash of a script or a style as a policy names it.
fn hash(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

/// A text without the characters that mean something in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_viewer_is_one_small_module() {
        let script = script();
        for word in [
            "import ",
            "export ",
            "</script",
            "<!--",
            "innerHTML",
            "eval(",
        ] {
            assert!(!script.contains(word), "{word}");
        }
        assert!(!STYLE.contains("</style"));
        let size = script.len() + STYLE.len() + PIECES.len();
        assert!(size < 100_000, "{size} bytes");
    }

    #[test]
    fn a_title_is_no_markup() {
        let page = Page::begin(Vec::new(), "</title><script>1</script>");
        let html = page.and_then(Page::finish).unwrap_or_default();
        let html = String::from_utf8_lossy(&html).into_owned();
        assert!(html.contains("<title>&lt;/title>&lt;script>1&lt;/script></title>"));
    }
}
