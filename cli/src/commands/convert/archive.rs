//! The frame of an archive: its beginning, the elements in it one by one, and
//! its end with what it says of itself.

use cif_types::{ListOfVariants, WriteElement, WriteError, Writer};

use super::notice::Variants;

const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const OPEN: &str = "<cif>";
const CLOSE: &str = "\n</cif>\n";

/// The time, as an archive has it.
pub(crate) fn now() -> String {
    let now = jiff::Timestamp::now();
    now.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// An archive up to its first element.
pub(crate) fn begin() -> String {
    format!("{DECLARATION}{OPEN}")
}

/// Writes an element of the archive, on lines of its own; nothing if it
/// cannot be written.
pub(crate) fn child(
    name: &'static str,
    element: &impl WriteElement,
    out: &mut String,
) -> Result<(), WriteError> {
    let mut writer = Writer::default();
    writer.start("cif");
    writer.element(name, element);
    let text = writer.finish()?;
    let text = text.split_once(OPEN).map_or(&*text, |(_, text)| text);
    *out += text.strip_suffix(CLOSE).unwrap_or(text);
    Ok(())
}

/// More names of variants than anybody wants to read stand for bad data.
const MANY: usize = 1000;

/// The end of an archive of so many games.
pub(crate) fn end(
    games: u64,
    variants: &Variants,
    tandem: bool,
    created: &str,
) -> Result<String, String> {
    let info = cif_pgn::archive_info(games, created);
    let mut info = info.map_err(|fault| fault.to_string())?;
    if variants.keys().any(|name| name != ":Chess") && variants.len() <= MANY {
        let variants = variants.values().cloned();
        let list = ListOfVariants::new(variants.collect()).map_err(|fault| fault.to_string())?;
        info.content.value.variants = Some(list.into());
    }
    if tandem {
        info.content.value.tandem = Some(true.into());
    }
    let mut text = String::new();
    child("info", &info, &mut text).map_err(|error| error.to_string())?;
    Ok(text + CLOSE)
}
