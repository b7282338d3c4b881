//! Rows of evaluations: items of tables and elements, with what tags add to them.

use cif_text::tables::Evaluation;
use cif_types::built_in::NonNegativeInteger;
use cif_types::{Engines, Game, GameDataChoice, MoveInfoEval, Spanned, Tag};
use cif_uci::meaning::BOUND_TAG;

use super::Place;
use super::at::At;

/// An evaluation as it was read.
#[derive(Clone, Copy)]
pub(crate) struct Said<'g> {
    pub(crate) evaluation: Evaluation,
    /// The number of the engine.
    engine: Option<&'g str>,
    /// 0 for a table, 1 for an element.
    pub(crate) rank: u8,
}

impl<'g> Said<'g> {
    pub(super) fn of(eval: &'g MoveInfoEval<'g>) -> Option<Self> {
        Some(Self {
            evaluation: eval.text.as_str().parse().ok()?,
            engine: eval.engine.as_ref().map(|it| it.digits()),
            rank: 1,
        })
    }

    pub(super) fn of_table(
        item: &str,
        engine: Option<&'g Spanned<NonNegativeInteger<'g>>>,
    ) -> Option<Self> {
        Some(Self {
            evaluation: item.parse().ok()?,
            engine: engine.map(|it| it.digits()),
            rank: 0,
        })
    }
}

/// An evaluation with all that is said with it.
pub(crate) struct EvaluationAt<'g> {
    pub(crate) at: At,
    engine: Option<&'g str>,
    /// The name of the engine, else its number.
    pub(crate) engine_name: Option<&'g str>,
    pub(crate) evaluation: Evaluation,
    pub(crate) bound: Option<&'static str>,
    pub(crate) seldepth: Option<i64>,
    pub(crate) nodes: Option<i64>,
    pub(crate) multipv: Option<i64>,
    pub(crate) pv: Option<&'g str>,
}

/// The evaluations of a game, and the tags that belong to them.
#[derive(Default)]
pub(crate) struct Evaluations<'g> {
    pub(crate) all: Vec<EvaluationAt<'g>>,
    tags: Vec<(At, &'g Tag<'g>)>,
}

/// The tag with the number of the engine that the tags behind it belong to.
const ENGINE_TAG: &str = "UCI:engine";

impl<'g> Evaluations<'g> {
    pub(super) fn add(&mut self, at: At, said: Said<'g>) {
        self.all.push(EvaluationAt {
            at,
            engine: said.engine,
            engine_name: said.engine,
            evaluation: said.evaluation,
            bound: None,
            seldepth: None,
            nodes: None,
            multipv: None,
            pv: None,
        });
    }

    pub(super) fn tag(&mut self, at: At, tag: &'g Tag<'g>) {
        if tag.name.as_str().starts_with("UCI:") {
            self.tags.push((at, tag));
        }
    }

    /// Brings evaluations into the order of the moves, names their engines, and gives each
    /// what tags say of it.
    pub(super) fn settle(&mut self, game: &'g Game<'g>) {
        if self.all.is_empty() {
            return;
        }
        self.all
            .sort_by_key(|it| (it.at.line, it.at.ply, it.at.board));
        let engines = Engines::of(game);
        for evaluation in &mut self.all {
            let named = evaluation.engine.and_then(|it| engines.with_digits(it));
            if let Some(engine) = named {
                evaluation.engine_name = Some(engine.text.as_str());
            }
        }
        let mut data = game.data.iter().flat_map(|data| &data.items);
        let first = data.find_map(|item| match item {
            GameDataChoice::Engine(it) => Some(it.id.as_ref().map(|it| it.digits())),
            GameDataChoice::Blob(_) => None,
        });
        let first = first.flatten();
        let (mut place, mut owner) = (None, first);
        for (at, tag) in std::mem::take(&mut self.tags) {
            if place.replace(at) != Some(at) {
                owner = first;
            }
            let text = &*tag.text.value;
            if tag.name.as_str() == ENGINE_TAG {
                owner = Some(text);
                continue;
            }
            let from = self.all.partition_point(|it| key(it.at) < key(at));
            let mut here = self.all.iter_mut().skip(from).take_while(|it| it.at == at);
            if let Some(evaluation) = here.find(|it| it.engine == owner) {
                evaluation.add(tag.name.as_str(), text);
            }
        }
    }
}

const fn key(at: At) -> (u32, u32, u8) {
    (at.line, at.ply, at.board)
}

impl<'g> EvaluationAt<'g> {
    fn add(&mut self, name: &str, text: &'g str) {
        let number = || text.parse().ok();
        match name {
            BOUND_TAG => {
                self.bound = match text {
                    "lower" => Some("lower"),
                    "upper" => Some("upper"),
                    _ => None,
                }
            }
            "UCI:seldepth" => self.seldepth = number(),
            "UCI:nodes" => self.nodes = number(),
            "UCI:multipv" => self.multipv = number().or(self.multipv),
            "UCI:pv" => self.pv = Some(text),
            _ => {}
        }
    }
}

/// An evaluation as the columns see it.
pub(crate) struct EvaluationRow<'r> {
    pub(crate) place: Place<'r>,
    pub(crate) of: &'r EvaluationAt<'r>,
}
