//! The losses that a flattener reports of archives that break the rules on sections, or
//! that say more than a flat archive can.

use cif_index::{Batches, EntryKind, Flattener, Refused, Sharing};
use cif_runtime::record::{Field, FieldKind, Record};
use cif_types::{CifItem, Extraneous, GEvent, GPlayer, GSource, Limits, Section, references};

use crate::common::{archive, flat, games, items};

/// The items of an archive, what is lost of them, and parts of what is left.
const CASES: &[(&str, &[&str], &str)] = &[
    (
        "<game><info><head id='3'><white/></head></info><moves/></game>",
        &["game 1: the index entry of the game 3 is not defined before it is referred to"],
        "<head><white/></head>",
    ),
    (
        "<index><game id='1'><black/></game></index>\
         <game><info><head id='1'/></info><moves/></game>\
         <game><info><head id='1'><white/></head></info><moves/></game>",
        &["game 2: the index entry of the game 1 is that of another game already"],
        "<head><black/></head>|<head><white/></head>",
    ),
    (
        "<index><game id='1'><event><title>A</title><mode>otb</mode></event>\
         <opening><eco>C41</eco></opening></game></index>\
         <game><info><head id='1'><event><title>B</title></event>\
         <opening><eco>C41</eco><nic>KP 1</nic></opening></head></info><moves/></game>",
        &["game 1: the index entry of the game 1 has another `event` than what refers to it"],
        "<head><event><title>A</title><mode>otb</mode></event>\
         <opening><eco>C41</eco><nic>KP 1</nic></opening></head>",
    ),
    // In a game on one board this is an order gone wrong.
    (
        "<index><game id='1'><black><name>B</name></black><white/></game></index>\
         <game><info><head id='1'><opening/></head></info><moves/></game>",
        &[],
        "<head><white/><black><name>B</name></black><opening/></head>",
    ),
    (
        "<index><game id='1'><black/><white/></game></index>\
         <game tandem='true'><info><head id='1'/></info><moves/></game>",
        &[],
        "<head><black/><white/></head>",
    ),
    (
        "<index><game id='1' signature='cif'/></index>\
         <game><info><head id='1'/></info><moves/></game>",
        &["game 1: the index entry of the game 1 has another `@signature` than what refers to it"],
        "",
    ),
    (
        "<index><game id='1'><white/></game><game id='2'/><game><black/></game>\
         <game id='1'><white/></game><game id='1'><black/></game></index>",
        &[
            "the index entry of the game has no id",
            "the index entry of the game 1 is not the first with its id",
            "the index entry of the game 1 is referred to by nothing",
            "the index entry of the game 2 is referred to by nothing",
        ],
        "",
    ),
    (
        "<game><info><head><white id='1'><clock>5</clock></white></head></info><moves/></game>\
         <namebase><player id='1'><name>A</name></player></namebase>",
        &[
            "game 1: the namebase entry of the player 1 is not defined before it is referred to",
            "the namebase entry of the player 1 is referred to by nothing",
        ],
        "<head><white><clock>5</clock></white></head>",
    ),
    (
        "<namebase><sponsor id='4'>S</sponsor><site id='2'><location>A</location></site>\
         <event id='1'><title>E</title><siteid>2</siteid><sponsorid>4</sponsorid></event>\
         <team id='6'><name>T</name></team>\
         <player id='5'><name>P</name><teamid>6</teamid></player>\
         <phrase id='7' lang='en' format='html'>C</phrase></namebase>\
         <index><game id='0'><event eventid='1'/></game></index>\
         <game><info><head id='0'><white id='5'/><extraneous phraseid='7'/></head></info><moves/></game>",
        &[],
        "<head><event><location>A</location><title>E</title><sponsor>S</sponsor></event>\
         <white><name>P</name><team><name>T</name></team></white>\
         <extraneous><comment lang=\"en\" format=\"html\">C</comment></extraneous></head>",
    ),
    (
        "<namebase><site id='1'><location>A</location></site>\
         <site id='2'><country>FRA</country></site>\
         <event id='1'><siteid>2</siteid></event></namebase>\
         <game><info><head><event eventid='1' siteid='1'/></head></info><moves/></game>",
        &["game 1: the namebase entry of the site 2 has another `siteid` than what refers to it"],
        "<head><event><location>A</location></event></head>",
    ),
    (
        "<namebase><site id='1'><location>A</location></site>\
         <site id='2'><location>B</location></site>\
         <event id='1'><title>E</title><siteid>2</siteid></event></namebase>\
         <game><info><head><event eventid='1' siteid='1'><title>F</title></event></head></info><moves/></game>",
        &[
            "game 1: the namebase entry of the event 1 has another `title` than what refers to it",
            "game 1: the namebase entry of the site 2 has another `location` than what refers to it",
        ],
        "<head><event><location>A</location><title>F</title></event></head>",
    ),
    (
        "<namebase><creator id='1'>:a b</creator><annotator id='1'>A</annotator>\
         <phrase id='9'>never said</phrase></namebase>\
         <game><info><head><extraneous creatorid='1' annotatorid='1'><annotator>B</annotator>\
         </extraneous></head></info><moves/></game>",
        &[
            "game 1: the namebase entry of the annotator 1 has another `annotator` than what refers to it",
            "game 1: the namebase entry of the creator 1 says `:a b`, which does not fit a head",
            "the namebase entry of the phrase 9 is referred to by nothing",
        ],
        "<head><extraneous><annotator>B</annotator></extraneous></head>",
    ),
    (
        "<game><info/><moves>e2e4 <link id='8'>there</link>\
         <var>d2d4 <link id='9' archive='other.cif'>far</link></var></moves></game>",
        &["game 1: the index entry of the game 8 is what a link leads to, and ids are not kept"],
        "<moves>e2e4 <link>there</link><var>d2d4 <link id=\"9\" archive=\"other.cif\">far</link></var></moves>",
    ),
    (
        "<namebase><player id='1'><name>A</name></player></namebase>\
         <index type='listing'><game id='5'><white id='1'/><black id='2'/></game></index>",
        &[
            "entry 1 of listings: the namebase entry of the player 2 is not defined before it is \
             referred to",
        ],
        "<index type=\"listing\"><game id=\"5\"><white><name>A</name></white><black/></game></index>",
    ),
    (
        "<index><document id='1'/></index><document id='1'><resource>a.txt</resource></document>",
        &[],
        "<document><resource>a.txt</resource></document>",
    ),
];

#[test]
fn losses_are_reported() {
    for (text, expected, left) in CASES {
        let (items, _) = items(&format!("<cif>{text}</cif>"));
        let (flat, losses) = flat(items);
        let losses: Vec<String> = losses.iter().map(ToString::to_string).collect();
        assert_eq!(losses, *expected, "{text}");
        let written: String = archive(&flat).lines().map(str::trim).collect();
        for part in left.split('|') {
            assert!(written.contains(part), "{text}\n{part}\n{written}");
        }
    }
}

/// An index of a size is read in parts; what a flattener makes of it does not
/// depend on that.
#[test]
fn sections_may_come_in_parts() {
    for (text, expected, _) in CASES {
        let text = format!("<cif>{text}</cif>");
        let (whole, _) = flat(items(&text).0);
        let limits = Limits::default();
        let mut flattener = Flattener::new();
        let mut games = Vec::new();
        let mut losses = Vec::new();
        let mut stream = cif_types::stream(text.as_bytes(), &limits);
        while let Some(mut piece) = stream.next_piece().expect("an archive") {
            if let Some(mut section) = Section::of(&piece, &limits) {
                while let Some(mut part) = section.next_part().expect("a section") {
                    if let Some(item) = part.read().item {
                        flattener.item(item);
                    }
                }
                piece.check();
            } else if let Some(CifItem::Game(mut game)) = cif_types::read_item(&mut piece).item {
                flattener.game(&mut game);
                games.push(cif_types::IntoOwned::into_owned(game.value));
            }
            losses.append(&mut flattener.losses());
        }
        losses.extend(flattener.finish().map(|it| it.expect("a loss")));
        let losses: Vec<String> = losses.iter().map(ToString::to_string).collect();
        assert_eq!(losses, *expected, "{text}");
        assert!(games.iter().eq(crate::common::games(&whole)), "{text}");
    }
}

#[test]
fn sections_and_information_are_refused() {
    let sharing = Sharing {
        index: true,
        ..Sharing::default()
    };
    let mut batches = Batches::new(sharing);
    let (all, _) = items(
        "<cif><namebase><creator id='1'>A</creator></namebase><index><game id='1'/></index>\
         <index type='listing'><game id='1'/></index>\
         <document id='2'><resource>a</resource></document>\
         <game><info/><moves><link id='3'>there</link></moves></game></cif>",
    );
    let said: Vec<_> = all
        .into_iter()
        .map(|item| batches.push(item).err())
        .collect();
    let expected = [
        Some(Refused::Section),
        Some(Refused::Section),
        None,
        Some(Refused::Refers(EntryKind::Document, 2)),
        Some(Refused::Refers(EntryKind::Game, 3)),
    ];
    assert_eq!(said, expected);
    assert_eq!(batches.finish().len(), 1);
}

/// Every field that the schema notes as a reference is written out, or reported.
#[test]
fn no_reference_stays() {
    let sections: [(&str, &[Field]); 4] = [
        ("event", GEvent::FIELDS),
        ("white", GPlayer::FIELDS),
        ("source", GSource::FIELDS),
        ("extraneous", Extraneous::FIELDS),
    ];
    for (section, fields) in sections {
        for field in fields.iter().filter(|it| it.note("refers").is_some()) {
            let name = field.name;
            let head = match field.kind {
                FieldKind::Attribute => format!("<{section} {name}='1'/>"),
                _ => format!("<{section}><{name}>1</{name}></{section}>"),
            };
            let game = format!("<game><info><head>{head}</head></info><moves/></game>");
            let (items, _) = items(&format!("<cif>{game}</cif>"));
            let count = |items: &[CifItem<'static>]| {
                let heads = games(items).filter_map(|game| game.info.head.as_ref());
                heads
                    .map(|head| references(&head.value).len())
                    .sum::<usize>()
            };
            assert_eq!(count(&items), 1, "{head}");
            let (flat, losses) = flat(items);
            assert_eq!((count(&flat), losses.len()), (0, 1), "{head}");
        }
    }
}
