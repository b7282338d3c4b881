//! GM-009: the list of languages is complete.
//!
#![doc = include_str!("undeclared_comment_language.md")]

use std::collections::HashSet;

use cif_types::{Comment, Game, MoveSection, VariationNode};

use crate::Severity;
use crate::context::GameContext;
use crate::place::Spot;
use crate::repair::Repair;
use crate::report::{Report, Reports};
use crate::rule::{Check, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "GM-009",
    name: "undeclared-comment-language",
    title: "The languages of a game, where given, include those of all its comments",
    severity: Severity::Info,
    clause: "cif-game, attribute languages",
    status: Status::Stable,
    page: include_str!("undeclared_comment_language.md"),
    module: module_path!(),
    check: Check::Game(check),
};

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let languages = game.game.languages.as_ref();
    let languages = languages.filter(|it| !it.is_empty() && !game.refused.touches(it.span));
    let Some(languages) = languages else {
        return;
    };
    let listed: HashSet<_> = languages.iter().map(|it| it.to_lowercase()).collect();
    let mut known = HashSet::new();
    comments(game.game, |comment| {
        let lang = comment.lang.as_ref();
        let Some(lang) = lang.filter(|it| !game.refused.touches(it.span)) else {
            return;
        };
        let code = lang.to_string();
        if code == "*" {
            return;
        }
        let lower = code.to_lowercase();
        let declared = listed.contains(&lower) || wider(&lower).any(|it| listed.contains(it));
        if declared || !known.insert(lower) {
            return;
        }
        let message = format!("the languages of the game do not include `{code}`");
        let added = format!(" {code}");
        let report = Report::at(lang.span, message)
            .help("add the language to `languages`, or leave that attribute out")
            .here(Spot::Span(languages.span), "the languages of the game")
            .fix(Repair::safe().insert(Spot::After(languages.span), added));
        reports.add(report);
    });
}

/// The codes that include this one: `zh-hant` and `zh` for `zh-hant-tw`.
fn wider(code: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(code.rsplit_once('-'), |(wider, _)| wider.rsplit_once('-'))
        .map(|(wider, _)| wider)
}

/// The comments of a game, in the order of the text.
fn comments(game: &Game<'_>, mut visit: impl FnMut(&Comment<'_>)) {
    let head = game.info.head.as_ref();
    for extraneous in head.iter().flat_map(|head| &head.extraneous) {
        if let Some(comment) = &extraneous.comment {
            visit(comment);
        }
    }
    comments_of_moves(&game.moves, visit);
}

fn comments_of_moves(moves: &MoveSection<'_>, mut visit: impl FnMut(&Comment<'_>)) {
    let mut outer = Vec::new();
    let mut line = moves.base.nodes.iter();
    loop {
        match line.next() {
            Some(VariationNode::Var(variation)) => {
                outer.push(std::mem::replace(&mut line, variation.nodes.iter()));
            }
            Some(
                VariationNode::Prologue(comment)
                | VariationNode::Epilogue(comment)
                | VariationNode::Pre(comment)
                | VariationNode::Post(comment),
            ) => visit(comment),
            Some(_) => {}
            None => match outer.pop() {
                Some(before) => line = before,
                None => return,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wider_codes() {
        let found: Vec<_> = wider("zh-hant-tw").collect();
        assert_eq!(found, ["zh-hant", "zh"]);
        assert_eq!(wider("de").count(), 0);
    }
}
