//! Example command lines of each command. They end its help, and its man page and its page in
//! the manual are made from that.

use std::fmt::Write as _;

/// A command line, and the words that say what it does.
type Example = (&'static str, &'static str);

/// The examples of each command, about files that tests have too.
const EXAMPLES: &[(&str, &[Example])] = &[
    (
        "annotate",
        &[
            (
                "cif annotate games.pgn --engine stockfish --depth 8 -o evaluated.cif",
                "Let Stockfish evaluate every position of the games",
            ),
            (
                "cif annotate games.pgn --log match.log -o evaluated.cif",
                "Take the evaluations from a log that engines left",
            ),
        ],
    ),
    (
        "check",
        &[
            (
                "cif check games.cif archives",
                "Check an archive, and all archives in a folder and below",
            ),
            (
                "cif check --format json games.cif > findings.ndjson",
                "Write one finding a line, for programs",
            ),
        ],
    ),
    (
        "completions",
        &[
            (
                "cif completions bash > ~/.local/share/bash-completion/completions/cif",
                "Complete command lines in bash, from the next shell on",
            ),
            (
                "cif completions fish > ~/.config/fish/completions/cif.fish",
                "Complete command lines in fish",
            ),
        ],
    ),
    (
        "convert",
        &[
            (
                "cif convert games.pgn games.cif.zst",
                "Make a compressed archive of PGN",
            ),
            (
                "cif convert games.cif - --to pgn",
                "Write PGN to standard output, and report what it cannot hold",
            ),
            (
                "cif convert --index --namebase games.cif more.pgn all.cif",
                "Merge games into one archive, in which they share heads and names",
            ),
        ],
    ),
    (
        "config",
        &[
            (
                "cif config",
                "Show the settings that hold here, and where each comes from",
            ),
            (
                "cif config archives/minimal.cif --ignore MI",
                "Show those that hold for an archive when an option is given",
            ),
        ],
    ),
    (
        "eval",
        &[
            (
                "cif eval evaluated.cif",
                "Show the scores of a game, and what each move cost",
            ),
            (
                "cif eval evaluated.cif --picture chart.svg",
                "Draw them as a chart",
            ),
        ],
    ),
    (
        "explain",
        &[
            ("cif explain MV-003", "Explain a rule"),
            (
                "cif explain xsd:Game/@boardsize/pattern",
                "Explain a constraint of the schema",
            ),
        ],
    ),
    (
        "fix",
        &[
            (
                "cif fix --diff games.cif",
                "Show what would be changed, and change nothing",
            ),
            (
                "cif fix archives",
                "Fix every archive in a folder and below",
            ),
        ],
    ),
    (
        "html",
        &[
            (
                "cif html games.cif more.pgn -o report.html",
                "Write the games of two files as one page",
            ),
            (
                "cif html games.cif --games 1 --title \"The Immortal Game\" -o immortal.html",
                "Write one game under a title",
            ),
        ],
    ),
    (
        "json",
        &[
            (
                "cif json --pretty games.cif -o games.json",
                "Write an archive as indented JSON",
            ),
            (
                "cif json --to cif games.json -o again.cif",
                "Make an archive of JSON",
            ),
        ],
    ),
    (
        "rules",
        &[
            ("cif rules", "List all rules"),
            (
                "cif rules --format json > rules.ndjson",
                "List them for programs",
            ),
        ],
    ),
    (
        "schema",
        &[
            ("cif schema > cif.xsd", "Write the XML Schema into a file"),
            (
                "cif schema --findings > finding.schema.json",
                "Write the JSON Schema of a finding into a file",
            ),
        ],
    ),
    (
        "show",
        &[
            (
                "cif show games.cif --ply 12",
                "Show the first game, with the board after twelve plies",
            ),
            (
                "cif show games.cif --picture board.svg",
                "Draw the last position",
            ),
        ],
    ),
    (
        "uci",
        &[
            (
                "cif uci match.log > infos.ndjson",
                "Write each info line of a log as JSON",
            ),
            (
                "cif uci --all - < match.log",
                "Write every line of it, with its number and its type",
            ),
        ],
    ),
];

/// The text that ends the help of a command; empty for one without examples.
pub(crate) fn help(command: &str) -> String {
    let mut text = String::new();
    if let Some((_, examples)) = EXAMPLES.iter().find(|(name, _)| *name == command) {
        text.push_str("Examples:");
        for (line, purpose) in *examples {
            // Writing to a string does not fail.
            let _ = write!(text, "\n  {line}\n          {purpose}");
        }
    }
    text
}
