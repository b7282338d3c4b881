//! The end of an archive that is written: what it says of itself.

use std::collections::BTreeMap;

use cif::model::{
    ArchiveInfo, DescriptionList, ListOfVariants, Signature, Timestamp, Variant, built_in,
    simple::Fault,
};
use cif::write::frame;

use crate::status::CliError;

/// Our name in archives that were changed.
const NAME: &str = "cif";

/// Variants by their names.
pub(crate) type Variants = BTreeMap<String, Variant<'static>>;

/// The time that an archive says it was created: what `--created` says, or now.
pub(crate) fn created(option: Option<&str>) -> Result<String, CliError> {
    let Some(time) = option else {
        let now = jiff::Timestamp::now();
        return Ok(now.strftime("%Y-%m-%dT%H:%M:%SZ").to_string());
    };
    let written = Timestamp::new(time.to_owned()).map_err(|fault| fault.to_string());
    // The form does not tell that February is short.
    let day = written.and_then(|_| {
        let day = time.get(..10).unwrap_or(time);
        day.parse::<jiff::civil::Date>()
            .map_err(|_| format!("there is no day `{day}`"))
    });
    match day {
        Ok(_) => Ok(time.to_owned()),
        Err(reason) => Err(CliError::new(format!("`--created`: {reason}"))
            .with_help("write it like 2014-12-21 or 2014-12-21T10:30:00Z")),
    }
}

/// More names of variants than anybody wants to read stand for bad data.
const MANY: usize = 1000;

/// The end of an archive of so many games that were made from PGN.
pub(crate) fn end(
    games: u64,
    variants: &Variants,
    tandem: bool,
    created: &str,
) -> Result<String, String> {
    let content = Content {
        games,
        variants: variants.clone(),
        tandem,
        ..Content::default()
    };
    content.end(created)
}

/// The facts about an archive at its end.
#[derive(Default)]
pub(crate) struct Content {
    pub(crate) games: u64,
    pub(crate) documents: u64,
    pub(crate) variants: Variants,
    pub(crate) tandem: bool,
    /// The `info` elements of the archives that it was made from.
    pub(crate) infos: Vec<ArchiveInfo<'static>>,
    /// True if there were games of PGN.
    pub(crate) has_pgn: bool,
    /// The number of inputs.
    pub(crate) inputs: usize,
}

impl Content {
    /// The end of the archive.
    pub(crate) fn end(self, now: &str) -> Result<String, String> {
        let info = self.info(now).map_err(|fault| fault.to_string())?;
        let mut text = String::new();
        frame::push("info", &info, &mut text).map_err(|error| error.to_string())?;
        Ok(text + frame::END)
    }

    fn info(mut self, now: &str) -> Result<ArchiveInfo<'static>, Fault> {
        let mut info = cif::pgn::archive_info(self.games, now)?;
        let infos = std::mem::take(&mut self.infos);
        if self.inputs == 1 && !self.has_pgn {
            if let Some(only) = infos.into_iter().next() {
                info = ArchiveInfo {
                    modified: Some(Timestamp::new(now.to_owned())?.into()),
                    content: info.content,
                    ..only
                };
                if info.modifiedby.last().is_none_or(|it| it.as_str() != NAME) {
                    info.modifiedby.push(Signature::new(NAME)?.into());
                }
            }
        } else if !infos.is_empty() {
            info = merged(info, infos, self.has_pgn)?;
        }
        let content = &mut info.content.value;
        if self.documents > 0 {
            let count = built_in::NonNegativeInteger::new(self.documents.to_string())?;
            content.documents = Some(count.into());
        }
        let is_other = self.variants.keys().any(|name| name != ":Chess");
        if is_other && self.variants.len() <= MANY {
            let variants = self.variants.into_values().collect();
            content.variants = Some(ListOfVariants::new(variants)?.into());
        }
        if self.tandem {
            content.tandem = Some(true.into());
        }
        Ok(info)
    }
}

/// Merges the `info` of several archives. It promises no more of the moves than
/// each of them.
fn merged(
    base: ArchiveInfo<'static>,
    infos: Vec<ArchiveInfo<'static>>,
    has_pgn: bool,
) -> Result<ArchiveInfo<'static>, Fault> {
    let is_same = |other: &ArchiveInfo<'_>| {
        infos
            .first()
            .is_some_and(|first| first.creator.value == other.creator.value)
    };
    let is_foreign = |info: &ArchiveInfo<'_>| info.creator.as_str() == ":PGN";
    let creator = match infos.first() {
        Some(first) if !has_pgn && infos.iter().all(is_same) => first.creator.clone(),
        _ if has_pgn || infos.iter().any(is_foreign) => base.creator.clone(),
        _ => Signature::new("")?.into(),
    };
    let mut info = ArchiveInfo { creator, ..base };
    let signature = infos.first().and_then(|first| first.signature.clone());
    let signs = |other: &ArchiveInfo<'_>| {
        let theirs = other.signature.as_ref().map(|it| it.as_str());
        theirs == signature.as_ref().map(|it| it.as_str())
    };
    if !has_pgn && infos.iter().all(signs) {
        info.signature.clone_from(&signature);
    }
    for mut other in infos {
        other.modifiedby.retain(|it| {
            let mut known = info.modifiedby.iter();
            known.all(|known| known.value != it.value)
        });
        info.modifiedby.append(&mut other.modifiedby);
        other
            .author
            .retain(|it| info.author.iter().all(|known| known.value != it.value));
        info.author.append(&mut other.author);
        info.tag.append(&mut other.tag);
        if other.private.is_some_and(|it| it.value) {
            info.private = Some(true.into());
        }
        if let Some(more) = other.description {
            let list = info
                .description
                .get_or_insert_with(|| DescriptionList::default().into());
            list.value.text.extend(more.value.text);
        }
    }
    Ok(info)
}
