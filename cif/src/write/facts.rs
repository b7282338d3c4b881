//! The end of an archive that is made of games from elsewhere: what it says of itself.

use std::collections::BTreeMap;

use cif_types::{
    ArchiveInfo, DescriptionList, Game, IntoOwned as _, ListOfVariants, Signature, Timestamp,
    Variant, built_in, frame, simple::Fault,
};

use super::ArchiveError;

/// Our name in archives that were changed.
const NAME: &str = "cif";

/// The number of variants that an archive lists at the most: more names stand for bad data.
const MANY: usize = 1000;

/// The kinds of games of an archive: their variants by names, and if any is on two boards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// The variants.
    pub variants: BTreeMap<String, Variant<'static>>,
    /// True if a game is on two boards.
    pub tandem: bool,
}

impl Played {
    /// Takes note of a game.
    pub fn note(&mut self, game: &Game<'_>) {
        let variant = game.variant();
        let name = variant.to_string();
        self.variants
            .entry(name)
            .or_insert_with(|| variant.into_owned());
        self.tandem |= game.tandem();
    }

    /// Adds what others are.
    pub fn add(&mut self, more: Self) {
        self.variants.extend(more.variants);
        self.tandem |= more.tandem;
    }
}

/// The facts about an archive at its end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ArchiveFacts {
    /// The number of games.
    pub games: u64,
    /// The number of documents.
    pub documents: u64,
    /// The kinds of games.
    pub played: Played,
    /// The `info` elements of the archives that it was made from.
    pub infos: Vec<ArchiveInfo<'static>>,
    /// True if there were games of PGN.
    pub has_pgn: bool,
    /// The number of inputs.
    pub inputs: usize,
}

impl ArchiveFacts {
    /// The text at the end of an archive that is made or changed at this time:
    /// `2026-01-31` or `2026-01-31T10:30Z`.
    ///
    /// # Errors
    /// When `now` is no timestamp, or something cannot be written.
    pub fn end(self, now: &str) -> Result<String, ArchiveError> {
        let info = self.info(now)?;
        let mut text = String::new();
        frame::push("info", &info, &mut text)?;
        Ok(text + frame::END)
    }

    /// Returns whether this archive is signed otherwise than those before it, or than PGN, which
    /// nobody signs: then a signature of one is none of the whole.
    pub fn drops_signature(&self, info: &ArchiveInfo<'_>) -> bool {
        let is_signed = |it| signature(it).is_some_and(|it| !it.is_empty());
        let mut before = self.infos.iter().filter(|it| is_whole(it));
        is_whole(info)
            && match before.next() {
                _ if self.has_pgn => is_signed(info),
                Some(first) => {
                    signature(first) != signature(info) && (is_signed(first) || is_signed(info))
                }
                None => false,
            }
    }

    fn info(mut self, now: &str) -> Result<ArchiveInfo<'static>, Fault> {
        let mut info = cif_pgn::archive_info(self.games, now)?;
        let mut infos = std::mem::take(&mut self.infos);
        infos.retain(is_whole);
        if infos.is_empty() && !self.has_pgn {
            info.creator = Signature::new(NAME)?.into();
        }
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
        let is_other = self.played.variants.keys().any(|name| name != ":Chess");
        if is_other && self.played.variants.len() <= MANY {
            let variants = self.played.variants.into_values().collect();
            content.variants = Some(ListOfVariants::new(variants)?.into());
        }
        if self.played.tandem {
            content.tandem = Some(true.into());
        }
        Ok(info)
    }
}

/// Returns whether an `info` is all there. One that was cut off is as good as none.
fn is_whole(info: &ArchiveInfo<'_>) -> bool {
    !info.created.as_str().is_empty()
}

/// The application that signed an archive.
fn signature<'i>(info: &'i ArchiveInfo<'_>) -> Option<&'i str> {
    info.signature.as_ref().map(|it| it.as_str())
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
    if let Some(first) = infos.first()
        && !has_pgn
        && infos.iter().all(|it| signature(it) == signature(first))
    {
        info.signature.clone_from(&first.signature);
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
