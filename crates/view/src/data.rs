//! Data of a position in words: evaluations, clocks, announcements and the like.

use cif_annotate::review::score_text;
use cif_text::tables::Evaluation;
use cif_types::AnnotationChoice;

use crate::{Speakers, bookkeeping};

/// A score as people write it, with its depth.
pub fn score_words(evaluation: &Evaluation) -> String {
    let score = score_text(evaluation);
    match evaluation.depth {
        Some(depth) => format!("{score}, depth {depth}"),
        None => score,
    }
}

/// A time of milliseconds as on a clock, with tenths below a minute.
pub fn clock(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    if seconds < 60 {
        format!("{seconds}.{}", milliseconds % 1000 / 100)
    } else if hours == 0 {
        format!("{minutes}:{:02}", seconds % 60)
    } else {
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    }
}

/// Data of a position in brackets. What is drawn on the board has none, and neither have tags
/// that say nothing new.
pub fn words(data: &AnnotationChoice<'_>, speakers: &Speakers<'_>) -> Option<String> {
    Some(match data {
        AnnotationChoice::Announcement(it) => format!("[announced: {}]", it.value),
        AnnotationChoice::Msg(it) => format!("[message: {}]", it.value),
        AnnotationChoice::Reference(it) => format!("[see {}]", it.text.value),
        AnnotationChoice::Eval(it) => speakers.words(it),
        AnnotationChoice::Clock(it) => format!("[{}]", it.text.value),
        AnnotationChoice::Elapsed(it) => {
            let content = it.content.as_ref().map(|it| it.value.to_string());
            let content = content.unwrap_or_else(|| "elapsedmilliseconds".to_owned());
            format!("[{content} {}]", it.text.value)
        }
        AnnotationChoice::Sent(it) => format!("[sent {}]", it.value),
        AnnotationChoice::Tag(it) => bookkeeping::of_move(it.name.as_str(), &it.text.value)?,
        AnnotationChoice::Resource(it) => format!("[{}]", it.text.value),
        AnnotationChoice::Diagram(_) => "[diagram]".to_owned(),
        AnnotationChoice::Marker(_)
        | AnnotationChoice::Arrow(_)
        | AnnotationChoice::Line(_)
        | AnnotationChoice::Region(_)
        | AnnotationChoice::Value(_) => return None,
    })
}
