//! Messages of the schema say what the value is and what it should be, in words
//! rather than as a pattern.

use cif_types::{Violation, check};

/// A game with a head, children of a moveinfo section, and moves.
fn archive(game: &str, head: &str, moveinfo: &str, moves: &str) -> String {
    format!(
        "<cif><game {game}><info><head>{head}</head><moveinfo>{moveinfo}</moveinfo></info>\
         <moves>{moves}</moves></game>\
         <info><version>1.0</version><creator/><created>2014-12-21</created><content/></info></cif>"
    )
}

fn characteristics(child: &str) -> String {
    let head = format!("<characteristics>{child}</characteristics>");
    archive("", &head, "", "")
}

fn opening(child: &str) -> String {
    archive("", &format!("<opening>{child}</opening>"), "", "")
}

fn marker(attributes: &str) -> String {
    let moves = format!("e2e4 <marker {attributes}/>");
    archive("", "", "", &moves)
}

fn table(content: &str, items: &str) -> String {
    let table = format!("<table content=\"{content}\">{items}</table>");
    archive("", "", &table, "e2e4 e7e5 g1f3")
}

#[test]
fn messages_say_what_the_value_is() {
    for (text, expected) in [
        (
            characteristics("<gamedate>21.12.2014</gamedate>"),
            "`gamedate`: \"21.12.2014\" does not fit: a date is written 1987, 1987-03 or \
             1987-03-21; character 3 is \".\"",
        ),
        (
            characteristics("<gamedate>2014-12-2</gamedate>"),
            "`gamedate`: \"2014-12-2\" does not fit: a date is written 1987, 1987-03 or \
             1987-03-21; it ends too early",
        ),
        (
            opening("<eco>B9</eco>"),
            "`eco`: \"B9\" does not fit: an ECO code is a letter from A to E and two digits, \
             like B90; it ends too early",
        ),
        (
            opening("<eco>b90</eco>"),
            "`eco`: \"b90\" does not fit: an ECO code is a letter from A to E and two digits, \
             like B90",
        ),
        (
            archive("boardsize='8*8'", "", "", ""),
            "attribute `boardsize`: \"8*8\" does not fit: a board is files x ranks, each from 1 \
             to 64, like 8x8; two further sizes go from 1 to 8; character 2 is \"*\"",
        ),
        (
            archive("boardsize='8x\u{440}'", "", "", ""),
            "attribute `boardsize`: \"8x\u{440}\" does not fit: a board is files x ranks, each \
             from 1 to 64, like 8x8; two further sizes go from 1 to 8; character 3 is \"\u{440}\"",
        ),
        (
            marker("type='square' color='#12345' at='e4'"),
            "attribute `color`: \"#12345\" is not one of red, orange, yellow, green, blue, \
             darkBlue, purple, white, … (9 in all), and does not fit: a colour in numbers is # \
             and six or eight hexadecimal digits, like #1E90FF; it ends too early",
        ),
        (
            marker("type='square' color='red' at='e65'"),
            "attribute `at`: \"e65\" does not fit: a square is a file (a to z, then aa to lll) \
             and a rank (1 to 64), like e4, then perhaps a board letter; character 3 is \"5\"",
        ),
        (
            table("evaluation", "+12, -3, +"),
            "`table`: item 3: \"+\" does not fit: a sign without a number",
        ),
        (
            table("clock", "0:03:00, 0:2:58"),
            "`table`: item 2: \"0:2:58\" does not fit: minutes and seconds have two digits, 00 \
             to 59",
        ),
        (
            archive("variant='Hyper Chess'", "", "", ""),
            "attribute `variant`: \"Hyper Chess\" does not fit: a predefined name is a colon and \
             a word of letters, digits and . _ + -, like :Chess, and does not fit: a name of \
             one's own has no blanks and does not begin with a colon; character 6 is \" \"",
        ),
    ] {
        let messages: Vec<String> = check(&text).into_iter().map(|it| it.message).collect();
        assert_eq!(messages, [expected], "{text}");
    }
}

#[test]
fn long_values_are_cut() {
    let long = "7".repeat(100_000);
    for text in [
        characteristics(&format!("<gamedate>{long}</gamedate>")),
        table("evaluation", &long.replace('7', "+,")),
        marker(&format!("type='square' color='{long}' at='{long}'")),
        archive(
            &format!("boardsize='{long}' variant='{long} 7'"),
            "",
            "",
            "",
        ),
        archive(&format!("x{long}='1'"), &format!("<x{long}/>"), "", ""),
    ] {
        let violations: Vec<Violation> = check(&text);
        assert!(!violations.is_empty());
        for violation in violations {
            assert!(violation.message.len() <= 400, "{}", violation.message);
        }
    }
}
