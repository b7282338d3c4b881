//! `cargo bench -p cif-index`: how long a game takes to be shared and to be
//! made flat again, and what is kept in memory for each name and each entry.
//! Games have heads as they come from PGN. Times are those of the
//! processor, medians of a few runs; memory is what the process grew by. Both
//! are as Linux tells them.

use cif_index::{Builder, Flattener, Sharing};
use cif_types::{ArchiveItem, CifItem, Game, IntoOwned, NamebaseChoice, Token};

const BATCH: u32 = 10_000;
const RUNS: usize = 5;
const ENTRIES: u32 = 500_000;

/// A number each for two players, an event and a site.
fn game(white: u32, black: u32, event: u32, site: u32) -> Game<'static> {
    let text = format!(
        "<cif><game><info><head>\
         <characteristics><gamedate>2019-03-04</gamedate><result>1-0</result>\
         <round>{event}.1</round><plycount>61</plycount></characteristics>\
         <event><location>Town {site}</location><title>Tournament {event}</title></event>\
         <white><name>Player, Number {white}</name>\
         <rating><score organization=':FIDE'>2411</score></rating></white>\
         <black><name>Player, Number {black}</name>\
         <rating><score organization=':FIDE'>2380</score></rating></black>\
         <opening><eco>C41</eco></opening>\
         <extraneous><creator>:PGN</creator></extraneous>\
         </head></info><moves>e2e4 e7e5 g1f3 d7d6</moves></game></cif>"
    );
    match cif_types::read(&text).value.value.items.pop() {
        Some(ArchiveItem::Game(game)) => game.value.into_owned(),
        _ => panic!("the text is a game"),
    }
}

fn games() -> Vec<Game<'static>> {
    (0..BATCH)
        .map(|it| game(it % 800, it * 7 % 900, it % 50, it % 30))
        .collect()
}

fn main() {
    let games = games();
    for (index, namebase) in [(true, false), (false, true), (true, true)] {
        let sharing = Sharing {
            index,
            namebase,
            creator: None,
        };
        let mut there = Vec::new();
        let mut back = Vec::new();
        for _ in 0..RUNS {
            let mut shared = games.clone();
            let mut builder = Builder::new(sharing.clone());
            let start = processor();
            for game in &mut shared {
                builder.game(game).expect("a flat game");
            }
            let sections = builder.sections();
            there.push(processor().saturating_sub(start));

            let start = processor();
            let mut flattener = Flattener::new();
            for section in sections {
                flattener.item(section);
            }
            for game in &mut shared {
                flattener.game(game);
            }
            assert!(flattener.finish().next().is_none());
            back.push(processor().saturating_sub(start));
            assert_eq!(shared, games);
        }
        println!(
            "index {index:5} namebase {namebase:5}: shared {} games/s, flat again {} games/s",
            per_second(there),
            per_second(back)
        );
    }
    println!("a distinct name in a builder: {} bytes", builder_memory());
    println!(
        "a player of a namebase in a flattener: {} bytes",
        flattener_memory(false)
    );
    println!(
        "a head of an index in a flattener: {} bytes",
        flattener_memory(true)
    );
}

fn per_second(mut times: Vec<u64>) -> u64 {
    times.sort_unstable();
    let median = times.get(RUNS / 2).copied().unwrap_or_default();
    u64::from(BATCH) * 1_000_000_000 / median.max(1)
}

/// The nanoseconds that this process was given a processor.
fn processor() -> u64 {
    let status = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let first = status.split_whitespace().next();
    first.and_then(|it| it.parse().ok()).unwrap_or(0)
}

/// One new player for each game; sections are asked for and dropped.
fn builder_memory() -> u64 {
    let mut builder = Builder::new(Sharing {
        namebase: true,
        ..Sharing::default()
    });
    let template = game(0, 0, 0, 0);
    let before = resident();
    for number in 0..ENTRIES {
        let mut game = named(&template, number);
        builder.game(&mut game).expect("a flat game");
        if number % BATCH == 0 {
            builder.sections();
        }
    }
    builder.sections();
    let grown = resident().saturating_sub(before);
    grown / u64::try_from(builder.names()).unwrap_or(1).max(1)
}

/// All entries before the first game, as most writers have them.
fn flattener_memory(index: bool) -> u64 {
    let mut builder = Builder::new(Sharing {
        index,
        namebase: !index,
        ..Sharing::default()
    });
    let template = game(0, 0, 0, 0);
    let before = resident();
    let mut flattener = Flattener::new();
    for number in 0..ENTRIES {
        let mut game = named(&template, number);
        builder.game(&mut game).expect("a flat game");
        if number % 100 == 99 {
            for mut section in builder.sections() {
                if let CifItem::Namebase(names) = &mut section {
                    names
                        .items
                        .retain(|it| matches!(it, NamebaseChoice::Player(_)));
                }
                flattener.item(section);
            }
        }
    }
    // What the builder itself keeps is measured above.
    drop(builder);
    let grown = resident().saturating_sub(before);
    assert!(flattener.losses().is_empty());
    grown / u64::from(ENTRIES)
}

fn named(template: &Game<'static>, number: u32) -> Game<'static> {
    let mut game = template.clone();
    let head = game.info.head.as_mut();
    let white = head.and_then(|it| it.players.first_mut());
    if let Some(white) = white.and_then(|it| it.white.as_mut()) {
        let name = Token::new(format!("Player, Number {number}"));
        white.name = name.ok().map(Into::into);
    }
    game
}

/// The memory of this process in bytes.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
    let number = line.and_then(|it| it.trim().strip_suffix(" kB"));
    number.and_then(|it| it.parse().ok()).unwrap_or(0) * 1024
}
