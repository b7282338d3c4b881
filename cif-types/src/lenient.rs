//! Repairs of values that real writers get wrong, for a lenient reader. Each
//! repair gives the right text where it is certain; the reader checks it, and
//! reports the fault anyway, with the repair as its fix. Where nothing is certain,
//! what is sound in a value is kept.

use std::sync::LazyLock;

use memchr::memchr2;
use memchr::memmem::{self, Finder};

use cif_runtime::{MisplacedValue, Spanned, Value, violation};
use cif_text::tables::{ItemErrorKind, ItemGrammar, items};

use crate::{
    ArchiveItem, Cif, CifItem, Edit, Fix, Game, GameHead, Index, IndexChoice, ItemReading, Players,
    Reading, Span, Violation, components,
};

/// Puts values that stood in a wrong place of an archive where they belong; of at most so many
/// violations.
pub(crate) fn settle_archive<'a>(text: &str, reading: &mut Reading<'a, Cif<'a>>, limit: usize) {
    let (misplaced, violations) = (&mut reading.misplaced, &reading.violations);
    let mut found = Vec::new();
    for item in &mut reading.value.items {
        match item {
            ArchiveItem::Game(game) => {
                found.extend(settle_game(text, game, misplaced, violations));
            }
            ArchiveItem::Index(index) => settle_index(index, misplaced),
            ArchiveItem::Document(_) | ArchiveItem::Data(_) | ArchiveItem::Namebase(_) => {}
        }
    }
    violation::add(&mut reading.violations, found, limit);
}

/// The same for one part of an archive.
pub(crate) fn settle_item<'p>(reading: &mut ItemReading<'p, CifItem<'p>>) {
    let (misplaced, violations) = (&mut reading.misplaced, &reading.violations);
    match &mut reading.item {
        Some(CifItem::Game(game)) => {
            let found = settle_game(reading.text, game, misplaced, violations);
            violation::add(&mut reading.violations, Vec::from_iter(found), usize::MAX);
        }
        Some(CifItem::Index(index)) => settle_index(index, misplaced),
        _ => {}
    }
}

/// Gives the violation that this finds.
fn settle_game<'a>(
    text: &str,
    game: &mut Spanned<Game<'a>>,
    misplaced: &mut Vec<MisplacedValue<'a>>,
    violations: &[Violation],
) -> Option<Violation> {
    let (tandem, place) = (game.tandem(), game.span);
    let head = game.value.info.value.head.as_mut()?;
    settle_head(head.span, &mut head.value, misplaced);
    if tandem {
        return None;
    }
    let spans = seat_at_one_board(&mut head.players)?;
    let from = violations.partition_point(|it| it.span.start < place.start);
    let of_game = violations[from..]
        .iter()
        .take_while(|it| it.span.start < place.end);
    reversed_players(text, spans, of_game)
}

/// Seats Black and White at one board where Black stands before White in the head, or in the
/// index entry, of a game on one board. To the schema the two could sit at two boards, so that
/// it takes the game to know that an order went wrong. Gives the places of both.
pub fn seat_at_one_board(players: &mut Vec<Players<'_>>) -> Option<[Span; 2]> {
    let [
        Players {
            white: white @ None,
            black: Some(black),
        },
        Players {
            white: later @ Some(_),
            black: None,
        },
    ] = players.as_mut_slice()
    else {
        return None;
    };
    let black = black.span;
    *white = later.take();
    let white = white.as_ref()?.span;
    players.truncate(1);
    Some([black, white])
}

static HEAD: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("<head"));
static BLACK: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("<black"));
static WHITE: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("<white"));

/// Returns true if players may stand in an order that the schema alone takes for two boards: in
/// some head a tag of Black comes before the first one of White.
pub(crate) fn may_be_reversed(text: &str) -> bool {
    let mut rest = text.as_bytes();
    while let Some(start) = HEAD.find(rest) {
        rest = &rest[start..];
        let (head, behind) = rest.split_at(memmem::find(rest, b"</head").unwrap_or(rest.len()));
        if head_may_be_reversed(head) {
            return true;
        }
        rest = behind;
    }
    false
}

/// The same of a text with one head.
pub(crate) fn head_may_be_reversed(text: &[u8]) -> bool {
    let Some(white) = behind_tag(text, &WHITE) else {
        return false;
    };
    // A comment may have tags of its own.
    let is_plain = memchr2(b'!', b'?', &text[..white]).is_none();
    let before = if is_plain { &text[..white] } else { text };
    behind_tag(before, &BLACK).is_some()
}

/// The end of the name of the first tag that begins so.
fn behind_tag(text: &[u8], begin: &Finder<'_>) -> Option<usize> {
    let length = begin.needle().len();
    let mut ends = begin.find_iter(text).map(|at| at + length);
    ends.find(|end| {
        let next = text.get(*end);
        next.is_none_or(|it| it.is_ascii_whitespace() || b"/>".contains(it))
    })
}

/// The violation of Black before White, unless another of the game says that White stands too
/// late, or the number of boards was refused.
fn reversed_players<'v>(
    text: &str,
    [black, white]: [Span; 2],
    mut of_game: impl Iterator<Item = &'v Violation>,
) -> Option<Violation> {
    let id = format!("xsd:{}/misplaced", components::game_head::WHITE);
    let tandem = format!("xsd:{}/", components::game::TANDEM);
    if of_game.any(|it| it.id == id || it.id.starts_with(&tandem)) {
        return None;
    }
    let edit = |span: Span, other: Span| Edit {
        span,
        text: text.get(other.range()).unwrap_or_default().to_owned(),
    };
    let mut violation = Violation::new(id, white, "`white` stands too late in `head`")
        .with_help("put `white` before `black`");
    violation.fix = Some(Fix {
        edits: vec![edit(black, white), edit(white, black)],
        safe: true,
    });
    Some(violation)
}

fn settle_index<'a>(index: &mut Index<'a>, misplaced: &mut Vec<MisplacedValue<'a>>) {
    for entry in &mut index.items {
        if let IndexChoice::Game(game) = entry {
            settle_head(game.span, &mut game.value.base, misplaced);
        }
    }
}

/// `event/time` is the time of the game, unless that is given in its place.
fn settle_head<'a>(place: Span, head: &mut GameHead<'a>, misplaced: &mut Vec<MisplacedValue<'a>>) {
    misplaced.retain(|it| {
        let inside = place.start <= it.value.span.start && it.value.span.end <= place.end;
        if !inside || it.place != "characteristics/gametime" {
            return true;
        }
        let characteristics = head.characteristics.get_or_insert_with(Spanned::default);
        if characteristics.gametime.is_some() {
            return true;
        }
        characteristics.gametime = Some(it.value.clone().map(Value::from_valid));
        false
    });
}

/// A date with dots, as PGN writes it: `2014.12.21` for `2014-12-21`.
pub(crate) fn date(text: &str) -> Option<String> {
    text.contains('.').then(|| text.replace('.', "-"))
}

/// A mode written like a predefined name: `:blitz` for `blitz`.
pub(crate) fn mode(text: &str) -> Option<String> {
    text.strip_prefix(':').map(str::to_owned)
}

/// A bare sign as an item of a table, for an item that says nothing.
pub(crate) fn table(text: &str) -> Option<String> {
    let is_bare = |item: &str| matches!(item.trim(), "+" | "-");
    let items = || text.split(',');
    items().any(is_bare).then(|| {
        let mut kept = String::with_capacity(text.len());
        for (at, item) in items().enumerate() {
            if at > 0 {
                kept.push(',');
            }
            if !is_bare(item) {
                kept.push_str(item);
            }
        }
        kept
    })
}

/// The items of a table that are of one kind, the kind of most; the others say nothing.
pub(crate) fn sound_items(text: &str) -> Option<String> {
    use ItemGrammar::{Evaluation, Time, Timestamp};
    let sound = |grammar: ItemGrammar| {
        let texts = items(text).map(|item| item.text.trim_end());
        texts.map(move |text| match grammar.parse(text) {
            // The schema knows no greatest number.
            Err(error) if error.kind != ItemErrorKind::TooLarge => "",
            _ => text,
        })
    };
    let count = |grammar| sound(grammar).filter(|item| !item.is_empty()).count();
    let kinds = [Timestamp, Time, Evaluation];
    let most = kinds.into_iter().max_by_key(|grammar| count(*grammar))?;
    // Without a list of the items, which would take more than the text does.
    let mut kept = String::new();
    for (at, item) in sound(most).enumerate() {
        if at > 0 {
            kept.push(',');
        }
        kept.push_str(item);
    }
    kept.contains(|it| it != ',').then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_behind_white_needs_no_longer_look() {
        for (text, expected) in [
            (
                "<head><white/><black/></head><head><white/><black/></head>",
                false,
            ),
            ("<head><black/><white/></head>", true),
            ("<head><black>b</black><white\n/></head>", true),
            ("<head><black></black></head><head><white/></head>", false),
            ("<head><black/><whiteOpening/></head>", false),
            ("<head><blackOpening/><white/></head>", false),
            ("<head><black/><white", true),
            ("<head><!--<white/>--><black/><white/></head>", true),
            ("<head><white/><black/><white/><black/></head>", false),
            ("<head><?x <white/>?><black/></head>", true),
            ("<head><white/></head><head><black/><white/></head>", true),
            ("<head><black", false),
        ] {
            assert_eq!(may_be_reversed(text), expected, "{text}");
        }
    }

    /// Whoever reads or checks says the same, once.
    #[test]
    fn black_before_white_is_a_violation_in_a_game_on_one_board() {
        for (game, head, expected) in [
            ("", "<black/><white/>", &["white"][..]),
            ("tandem='false'", "<black/><white/>", &["white"]),
            ("", "<opening/><black/><white/>", &["opening", "white"]),
            ("", "<black/><opening/><white/>", &["white"]),
            ("tandem='true'", "<black/><white/>", &[]),
            ("", "<white/><black/>", &[]),
            ("", "<black/>", &[]),
        ] {
            let text = format!(
                "<cif><game {game}><info><head>{head}</head></info><moves/></game><info>\
                 <version>1.0</version><creator/><created>2026-01-31</created><content/></info></cif>"
            );
            let expected: Vec<_> = expected
                .iter()
                .map(|name| format!("xsd:GameHead/{name}/misplaced"))
                .collect();
            let ids = |violations: Vec<Violation>| -> Vec<_> {
                violations.into_iter().map(|it| it.id.to_string()).collect()
            };
            assert_eq!(ids(crate::read(&text).violations), expected, "{text}");
            assert_eq!(ids(crate::check(&text)), expected, "{text}");
            let mut stream = crate::stream(text.as_bytes(), &crate::Limits::default());
            let mut found = Vec::new();
            while let Some(mut piece) = stream.next_piece().expect("a piece") {
                found.extend(crate::check_item(&mut piece));
            }
            assert_eq!(ids(found), expected, "{text}");
        }
        let game = "<game><info><head><black/><white/></head></info><moves/></game>".repeat(4);
        let limits = crate::Limits {
            violations: 2,
            ..crate::Limits::default()
        };
        let violations = crate::read_with(&format!("<cif>{game}</cif>"), &limits).violations;
        let shown: Vec<_> = violations
            .iter()
            .map(|it| (&*it.id, &*it.message))
            .collect();
        let [("xsd:cif/incomplete", _), late, more] = shown[..] else {
            panic!("{shown:?}");
        };
        assert_eq!(late.0, "xsd:GameHead/white/misplaced");
        assert_eq!(more.1, "3 more violations are not listed");
        // Nobody knows of how many boards it is.
        let text =
            "<cif><game tandem='x'><info><head><black/><white/></head></info><moves/></game></cif>";
        let violations = crate::read(text).violations;
        assert!(
            !violations.iter().any(|it| it.id.contains("white")),
            "{violations:?}"
        );
    }

    #[test]
    fn known_faults_are_repaired() {
        assert_eq!(date("2014.12.21").as_deref(), Some("2014-12-21"));
        assert_eq!(date("2014-12-21"), None);
        assert_eq!(mode(":blitz").as_deref(), Some("blitz"));
        assert_eq!(mode("ics"), None);
        assert_eq!(table("+12,-, +3").as_deref(), Some("+12,, +3"));
        assert_eq!(table("+12,,+3"), None);
    }

    #[test]
    fn sound_items_of_a_table_are_kept() {
        for (text, kept) in [
            ("+12,x,+3, -7", Some("+12,,+3,-7")),
            (
                "+1, 0:00:03, +99999999999999999999",
                Some("+1,,+99999999999999999999"),
            ),
            ("0:3, 0:03:00, 180,+1", Some(",0:03:00,180,")),
            ("2014-12-21,2014-12-22,7", Some("2014-12-21,2014-12-22,")),
            ("\n  +1,\n  -2 ,\n", Some("+1,-2,")),
            ("x, y", None),
        ] {
            assert_eq!(sound_items(text).as_deref(), kept, "{text}");
        }
    }

    #[test]
    fn players_in_wrong_order_sit_at_one_board_unless_there_are_two() {
        for (tandem, sections) in [("", 1), (" tandem='false'", 1), (" tandem='true'", 2)] {
            let text = format!(
                "<cif><game{tandem}><info><head><black/><white/></head></info><moves/></game></cif>"
            );
            let reading = crate::read(&text);
            let Some(ArchiveItem::Game(game)) = reading.value.items.first() else {
                panic!("{text}");
            };
            let players = &game.info.head.as_ref().unwrap().players;
            assert_eq!(players.len(), sections, "{text}");
            assert_eq!(players[0].white.is_some(), sections == 1, "{text}");
        }
    }
}
