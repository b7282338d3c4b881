//! Archives of games with heads of every kind: each field is there by chance,
//! with one of a few values, so that games share some and not others. Nothing
//! in them is worth a finding.

use cif_tests::rng::Rng;

/// Fields in their order, each with its values.
type Fields = &'static [(&'static str, &'static [&'static str])];

const EVENT: Fields = &[
    ("location", &["Paris", "FICS freechess.org", " a  b "]),
    ("country", &["FRA", "NET"]),
    ("latitude", &["48.85", "48.850", "1e1", "10"]),
    ("longitude", &["2.35", "-0", "0"]),
    ("title", &["Club evening", "Opera &amp; chess"]),
    ("date", &["1858-11", "1858"]),
    ("type", &["casual", "tournament"]),
    ("mode", &["otb", "ics"]),
    ("rounds", &["9", "09", "15"]),
    ("category", &["12", "1"]),
    ("complete", &["true", "false"]),
    ("boardpoints", &["true"]),
    ("threepointsforwin", &["false"]),
    ("tiebreak", &["Buchholz"]),
    ("sponsor", &["A club", "A town"]),
];

const PERSON: Fields = &[
    (
        "name",
        &["Paul Morphy", "Emanuel Lasker", "José Raúl Capablanca"],
    ),
    ("surname", &["Morphy", "Lasker"]),
    ("forename", &["Paul", "Emanuel"]),
    ("regioncode", &["7"]),
    ("nation", &["USA", "GER"]),
    ("species", &["human"]),
    ("gender", &["male"]),
    ("networkaddress", &["http://example.org/?a=1&amp;b=2"]),
    ("birth", &["1837-06-22"]),
    ("death", &["1884-07-10"]),
];

const TEAM: Fields = &[
    ("name", &["New Orleans", "Berlin"]),
    ("number", &["1", "2"]),
    ("year", &["1858"]),
    ("season", &["true"]),
    ("nation", &["USA"]),
];

const BESIDE: Fields = &[
    ("title", &[":GM :IM"]),
    ("federation", &["USA"]),
    ("clock", &["0:03:00"]),
    ("runningclock", &["12.5"]),
    ("identifier", &["<id organization=':FIDE'>12</id>"]),
    (
        "rating",
        &[
            "<score organization=':FIDE'>2690</score>",
            "<score>1853</score>",
        ],
    ),
];

const SOURCE: Fields = &[
    ("title", &["A book", "Another book"]),
    ("publisher", &["A house"]),
    ("publication", &["1914"]),
    ("version", &["2"]),
    ("date", &["1915-01-02"]),
    ("quality", &["1", "5"]),
];

const CHARACTERISTICS: Fields = &[
    ("gamedate", &["1858-11-02", "1858"]),
    ("gametime", &["20:30:00"]),
    ("result", &["1-0", "*"]),
    ("termination", &["Normal"]),
    ("round", &["1", "2.1", "final"]),
    ("board", &["0", "3"]),
];

const OPENING: Fields = &[
    ("eco", &["C41"]),
    ("usereco", &["C42"]),
    ("nic", &["KP 1.2"]),
    ("classification", &["Philidor"]),
];

const EXTRANEOUS: Fields = &[
    ("annotator", &["An annotator", "Another"]),
    ("creator", &[":PGN", "cif"]),
    ("comment", &["A fine game.", " A fine game. "]),
    ("clock", &["0:01:00"]),
    ("gameid", &["12"]),
];

/// An archive of so many games.
pub(crate) fn archive(seed: u64, games: usize) -> String {
    let mut rng = Rng::new(seed);
    let games: String = (0..games).map(|_| game(&mut rng)).collect();
    format!(
        "<cif>{games}<info><version>1.0</version><creator/><created>2026-01-31</created><content/></info></cif>"
    )
}

fn game(rng: &mut Rng) -> String {
    let signature = if rng.chance(20) {
        " signature='cif'"
    } else {
        ""
    };
    match rng.below(10) {
        0 => format!("<game{signature}><info/><moves>e2e4</moves></game>"),
        1 => "<game><info><head/></info><moves/></game>".to_owned(),
        2 | 3 => {
            let head = tandem(rng);
            format!(
                "<game variant=':Bughouse' tandem='true'><info><head>{head}</head></info>\
                 <moves>e2Ae4A e2Be4B</moves></game>"
            )
        }
        _ => {
            let head = single(rng);
            format!("<game{signature}><info><head>{head}</head></info><moves>e2e4</moves></game>")
        }
    }
}

fn single(rng: &mut Rng) -> String {
    let mut head = String::new();
    head += &maybe(rng, "<flags><bestGame/><custom>x</custom></flags>");
    head += &common(rng);
    head += &maybe_player(rng, "white");
    head += &maybe_player(rng, "black");
    head += &tail(rng);
    head += &section(rng, "opening", OPENING);
    head += &section(rng, "extraneous", EXTRANEOUS);
    head += &maybe(rng, "<tags><tag name='A'>b</tag></tags>");
    head
}

fn tandem(rng: &mut Rng) -> String {
    let mut head = "<flags/><flags><user/></flags>".to_owned();
    head += &common(rng);
    let sides: &[&str] = match rng.below(4) {
        0 => &[],
        1 => &["black", "white"],
        2 => &["white", "white"],
        _ => &["white", "black", "white", "black"],
    };
    for side in sides {
        head += &player(rng, side);
    }
    head += &tail(rng);
    if rng.chance(50) {
        let two = [OPENING, OPENING].map(|fields| members(rng, fields));
        for one in two {
            head.extend(["<opening>", &one, "</opening>"]);
        }
    }
    if rng.chance(50) {
        for _ in 0..2 {
            head.extend(["<extraneous>", &members(rng, EXTRANEOUS), "</extraneous>"]);
        }
    }
    head + "<tags/><tags><tag name='Partner'>Black</tag></tags>"
}

fn common(rng: &mut Rng) -> String {
    section(rng, "characteristics", CHARACTERISTICS) + &section(rng, "event", EVENT)
}

fn tail(rng: &mut Rng) -> String {
    let time = "<time><mode>blitz</mode><control>180+0</control></time>";
    section(rng, "source", SOURCE) + &maybe(rng, time)
}

fn maybe_player(rng: &mut Rng, side: &str) -> String {
    let player = player(rng, side);
    maybe(rng, &player)
}

fn player(rng: &mut Rng, side: &str) -> String {
    let person = members(rng, PERSON);
    let team = section(rng, "team", TEAM);
    let beside = members(rng, BESIDE);
    format!("<{side}>{person}{team}{beside}</{side}>")
}

fn section(rng: &mut Rng, name: &str, fields: Fields) -> String {
    let members = members(rng, fields);
    maybe(rng, &format!("<{name}>{members}</{name}>"))
}

fn maybe(rng: &mut Rng, text: &str) -> String {
    if rng.chance(60) {
        text.to_owned()
    } else {
        String::new()
    }
}

/// Few members or many, so that some sections are equal.
fn members(rng: &mut Rng, fields: Fields) -> String {
    let percent = *rng.pick(&[0, 20, 90]);
    let mut members = String::new();
    for (name, values) in fields {
        if rng.chance(percent) {
            let tag = if *name == "gameid" { " tag='No'" } else { "" };
            let value = rng.pick(values);
            members.extend(["<", name, tag, ">", value, "</", name, ">"]);
        }
    }
    members
}
