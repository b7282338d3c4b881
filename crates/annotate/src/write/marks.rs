//! Marks at one position: evaluations as elements and the tags of
//! engines, to be looked at, taken away and added.

use std::borrow::Cow;

use cif_tree::{Item, Line};
use cif_types::{AnnotationChoice, Tag, Token};

use super::engines::{Numbered, clean};
use crate::{Lines, Place};

/// The tag with the number of the engine whose tags come next.
pub(crate) const ENGINE_TAG: &str = "UCI:engine";
/// The beginning of the names of all these tags.
const PREFIX: &str = "UCI:";

/// The engine that elements and tags belong to.
pub(super) struct Owner<'e> {
    engine: &'e Numbered,
    number: String,
}

impl<'e> Owner<'e> {
    pub(super) fn of(engine: &'e Numbered) -> Self {
        Self {
            engine,
            number: engine.number.to_string(),
        }
    }
}

/// The annotation of a position.
pub(super) enum Marks<'s, 'a> {
    /// That of the start position, before the first move.
    Start(&'s mut Line<'a>),
    /// The items behind a move.
    Ply(&'s mut cif_tree::Ply<'a>),
}

impl<'s, 'a> Marks<'s, 'a> {
    /// The annotation of a place.
    pub(super) fn at(main: &'s mut Line<'a>, lines: &Lines, place: &Place) -> Option<Self> {
        if place.ply == 0 {
            main.settle_prelude();
            return Some(Self::Start(main));
        }
        let found = lines.get(&place.path)?;
        let mut line = main;
        for branch in &place.path.0 {
            let ply = line.plies_mut().get_mut(branch.ply)?;
            line = ply.variations_mut().nth(branch.variation)?;
        }
        let at = place.ply.checked_sub(found.first + 1)?;
        line.plies_mut().get_mut(at).map(Self::Ply)
    }

    /// Returns true if the engine has an evaluation here.
    pub(super) fn has_eval(&self, owner: &Owner<'_>) -> bool {
        match self {
            Self::Start(line) => line.opening().iter().any(|item| match item {
                Item::Prelude(prelude) => prelude.items.iter().any(|it| is_eval(it, owner)),
                _ => false,
            }),
            Self::Ply(ply) => ply.data().any(|data| is_eval(data, owner)),
        }
    }

    /// Takes away what the engine said here.
    pub(super) fn clear(&mut self, owner: &Owner<'_>) {
        let mut stays = Stays { owner, mark: None };
        match self {
            Self::Start(line) => {
                for item in line.opening_mut() {
                    if let Item::Prelude(prelude) = item {
                        prelude.items.retain(|data| stays.says(data));
                    }
                }
            }
            Self::Ply(ply) => ply.gap_mut().retain(|item| match item {
                Item::Data(data) => stays.says(data),
                _ => true,
            }),
        }
    }

    pub(super) fn add(&mut self, data: AnnotationChoice<'a>) {
        match self {
            Self::Start(line) => line.annotate_start(data),
            Self::Ply(ply) => ply.add_data(data),
        }
    }

    /// Returns true if tags here are marked with their engine.
    fn is_marked(&self) -> bool {
        let is_mark = |data: &AnnotationChoice<'_>| matches!(data, AnnotationChoice::Tag(tag) if tag.name.as_str() == ENGINE_TAG);
        match self {
            Self::Start(line) => line.opening().iter().any(|item| match item {
                Item::Prelude(prelude) => prelude.items.iter().any(is_mark),
                _ => false,
            }),
            Self::Ply(ply) => ply.data().any(is_mark),
        }
    }

    /// Adds tags of the engine.
    pub(super) fn add_tags(&mut self, owner: &Owner<'_>, tags: &[(&str, String)]) {
        if !tags.is_empty() && (!owner.engine.is_first || self.is_marked()) {
            self.add_tag(ENGINE_TAG, &owner.number);
        }
        for (name, text) in tags {
            self.add_tag(name, text);
        }
    }

    pub(super) fn add_tag(&mut self, name: &str, text: &str) {
        if let Some(tag) = tag(name, text) {
            self.add(tag);
        }
    }
}

/// A tag as annotation.
pub(super) fn tag<'a>(name: &str, text: &str) -> Option<AnnotationChoice<'a>> {
    let name = Token::new(name.to_owned()).ok()?;
    let text: Cow<'a, str> = Cow::Owned(clean(text));
    Some(AnnotationChoice::Tag(Tag::new(name, text).into()))
}

fn is_eval(data: &AnnotationChoice<'_>, owner: &Owner<'_>) -> bool {
    matches!(data, AnnotationChoice::Eval(eval) if owner.engine.is(eval.engine.as_ref()))
}

/// A filter that keeps, one after the other, the data of other engines.
struct Stays<'o> {
    owner: &'o Owner<'o>,
    /// The engine whose tags these are, as far as said.
    mark: Option<String>,
}

impl Stays<'_> {
    fn says(&mut self, data: &AnnotationChoice<'_>) -> bool {
        let AnnotationChoice::Tag(tag) = data else {
            return !is_eval(data, self.owner);
        };
        let name = tag.name.as_str();
        if name == ENGINE_TAG {
            self.mark = Some(tag.text.value.clone().into_owned());
        }
        let is_own = match &self.mark {
            Some(mark) => *mark == self.owner.number,
            // Tags before any mark are those of the first engine.
            None => self.owner.engine.is_first,
        };
        !(is_own && name.starts_with(PREFIX))
    }
}
