//! `cif show`: a game of an archive or of PGN for people: its head, its moves in the notation of
//! players with comments and variations, and the board at any ply, in the
//! terminal or as a picture.

mod board;
mod drawing;
mod head;
mod marks;
mod moves;
mod position;
mod scores;
mod wrap;

use std::path::PathBuf;

use cif::chess::Game as Replay;
use cif::model::AnnotationChoice;
use cif::moves::{Line, Section};
use cif::text::board::Board;
use cif::text::legality::{Play, Side};
use cif::view::Speakers;
use cif::view::picture::{self, Picture, Theme};
use cif_files::program::number;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::game::{Beginning, Found, find, written};
use crate::input::Input;
use crate::options::LimitArguments;
use crate::output::Output;
use crate::pgn::PgnReading;
use crate::picture::PictureFile;
use crate::sink::Nothing;
use crate::status::{CliError, Status};
use crate::terminal::{self, FAINT, complain_mildly, styled, visible};

use drawing::Drawing;
use position::{PlyPath, Position};
use scores::Scores;
use wrap::Beside;

/// Show a game: its head, its moves, and the board
///
/// All that a game inherits from the index and takes from the namebase is shown as
/// its own. Moves are in SAN where the rules of the variant are known, else in long
/// algebraic notation. The exit status is 1 where what was read breaks the rules of
/// XML or the schema; it is shown as far as it goes.
#[derive(Debug, Args)]
pub(crate) struct Show {
    /// The archive or PGN file, or - for standard input
    #[arg(value_name = "FILE")]
    input: PathBuf,

    /// The game, counted from 1
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = number::<usize>(1..=u64::MAX))]
    game: usize,

    /// The ply after which the board is shown; 0 is the start position, 12.2.3 the third ply of the
    /// second variation at ply 12, 12.2 the last one of that [default: the last of the main line]
    #[arg(short, long, value_name = "P")]
    ply: Option<PlyPath>,

    /// Write pieces as figurines in the moves
    #[arg(long)]
    figurine: bool,

    /// Leave out comments in other languages than this, such as de or en-GB
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<String>,

    /// Show the board from Black's side
    #[arg(long)]
    flip: bool,

    /// Write the board as a picture into this file, which is replaced whole or not at all, or - for
    /// standard output, where nothing else is written then. It is SVG, or what the name ends with:
    /// .png, or .gif and .apng, which show the position after each ply
    #[arg(long, visible_alias = "svg", value_name = "OUT")]
    picture: Option<PathBuf>,

    /// The time for each ply in a picture that moves, in milliseconds, rounded up to tens; the last
    /// position is shown three times as long
    #[arg(long, value_name = "MS", default_value_t = 1000, requires = "picture")]
    #[arg(value_parser = number::<u16>(20..=60_000))]
    delay: u16,

    /// The colours of the squares in the picture
    #[arg(long, value_name = "THEME", default_value = Theme::default().name())]
    #[arg(value_parser = themes(), requires = "picture")]
    theme: Theme,

    /// The width of a board in the picture, in pixels [default: 45 for each file]
    #[arg(long, value_name = "PIXELS", requires = "picture")]
    #[arg(value_parser = number::<u32>(16..=16_384))]
    size: Option<u32>,

    #[command(flatten)]
    limits: LimitArguments,

    #[command(flatten)]
    reading: PgnReading,
}

/// The names of themes, on a command line.
fn themes() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::name)).try_map(|name| name.parse::<Theme>())
}

/// Shows the game.
pub(crate) fn run(arguments: &Show) -> Result<Status, CliError> {
    let input = Input::of(&arguments.input);
    input.spare(arguments.picture.as_deref())?;
    let file = arguments.picture.as_deref().map(PictureFile::of);
    let file = file.transpose()?;
    let mut found = find(
        &input,
        arguments.game,
        &arguments.limits.limits(),
        arguments.reading,
        false,
    )?;
    if file.is_some() && !found.is_readable {
        return Err(Nothing::Unreadable.of(&[&input]));
    }
    let board = found.game.board();
    let beginning = Beginning::of(&found.game, board);
    let drawing = file.map(|_| Drawing::of(&found, &beginning, arguments));
    let moves = std::mem::take(&mut found.game.moves.value);
    let section = Section::read(moves, &board);
    let position = Position::of(&section.line, arguments.ply.as_ref())?;
    let status = warn(&input, &found, &beginning);
    if let Some(wanted) = &arguments.language {
        warn_of_language(wanted, &section.line);
    }
    let view = View::of(&beginning, &position, board, arguments);
    let mut output = Output::new();
    if !file.is_some_and(PictureFile::is_stdout) {
        show(
            arguments,
            &found,
            &beginning,
            &section.line,
            &view,
            &mut output,
        )?;
    }
    if let (Some(file), Some(drawing)) = (file, drawing) {
        let Some(picture) = &view.picture else {
            output.finish()?;
            return Err(CliError::new(
                "there is no board to draw: the start position cannot be played",
            ));
        };
        drawing.write(&position, picture, file, &mut output)?;
    }
    output.finish()?;
    Ok(status)
}

/// Says on standard error what is wrong with what is shown.
fn warn(input: &Input, found: &Found, beginning: &Beginning) -> Status {
    for flaw in &beginning.flaws {
        complain_mildly(&format!("the start position has a fault: {flaw}"), None);
    }
    found.faults.warn(input, 1)
}

/// Says on standard error if every comment with a language is in another one.
fn warn_of_language(wanted: &str, line: &Line<'_>) {
    let languages = moves::languages(line);
    let mut all = languages.iter();
    if languages.is_empty() || all.any(|language| moves::is_language(language, wanted)) {
        return;
    }
    let message = format!("no comment is in the language `{}`", visible(wanted));
    let languages = languages.into_iter().collect::<Vec<_>>().join(", ");
    let help = format!("comments are in {}", visible(&languages));
    complain_mildly(&message, Some(&help));
}

/// Writes all that is shown in the terminal, part by part.
fn show(
    arguments: &Show,
    found: &Found,
    beginning: &Beginning,
    line: &Line<'_>,
    view: &View<'_>,
    output: &mut Output,
) -> Result<(), CliError> {
    const WIDEST: usize = 100;
    let form = board::Form {
        colours: !output.is_plain(),
        letters: output.is_terminal() && terminal::is_ascii(),
    };
    let columns = terminal::width();
    let picture = view.picture.as_ref();
    let mut board = picture.map_or_else(Vec::new, |it| board::lines(it, form, columns));
    let beside = if output.is_terminal() {
        beside(&mut board, columns)
    } else {
        Beside::default()
    };
    let how = moves::How {
        tandem: found.game.tandem(),
        figurine: arguments.figurine && !form.letters,
        width: columns.min(WIDEST + beside.width),
        language: arguments.language.as_deref(),
    };
    let mut parts = Parts {
        output,
        begun: false,
    };
    parts.print(&head::text(&found.game, &found.head, &found.names))?;
    let characteristics = found.head.characteristics.as_ref();
    let result = characteristics.and_then(|it| it.result.as_ref());
    let result = result.map(|it| it.value.as_str());
    let speakers = Speakers::of(&found.game);
    let scores = (&speakers, Scores::of(&found.game, &speakers));
    let mut is_begun = false;
    let mut sink = |portion: &str| {
        if std::mem::replace(&mut is_begun, true) {
            parts.output.print(portion)
        } else {
            parts.print(portion)
        }
    };
    moves::write(line, beginning, scores, result, how, beside, &mut sink)?;
    let board: String = board.into_iter().map(|(line, _)| line + "\n").collect();
    parts.print(&board)?;
    parts.print(&(view.caption.clone() + &marks::text(view.marks.iter().copied())))
}

/// The board as what stands beside the moves, where the terminal has columns enough for both.
fn beside(board: &mut Vec<(String, usize)>, columns: usize) -> Beside {
    const GAP: usize = 4;
    const NARROWEST: usize = 60;
    let width = board.iter().map(|(_, columns)| columns + GAP).max();
    match width {
        Some(width) if width + NARROWEST <= columns => Beside {
            lines: std::mem::take(board).into(),
            width,
        },
        _ => Beside::default(),
    }
}

/// The parts of what is shown, with a blank line between them.
struct Parts<'o> {
    output: &'o mut Output,
    begun: bool,
}

impl Parts<'_> {
    fn print(&mut self, text: &str) -> Result<(), CliError> {
        if text.is_empty() {
            return Ok(());
        }
        if std::mem::replace(&mut self.begun, true) {
            self.output.print("\n")?;
        }
        self.output.print(text)
    }
}

/// The position that is shown.
struct View<'l> {
    /// The boards, where the start position can be played.
    picture: Option<Picture>,
    /// Lines below the boards.
    caption: String,
    /// The data that are drawn on them.
    marks: Vec<&'l AnnotationChoice<'l>>,
}

impl<'l> View<'l> {
    fn of(beginning: &Beginning, position: &Position<'l>, board: Board, arguments: &Show) -> Self {
        let marks = position.data(position.plies.len()).collect();
        let Some(mut replay) = beginning.replay.clone() else {
            return Self {
                picture: None,
                caption: String::new(),
                marks,
            };
        };
        let mut last = None;
        for ply in &position.plies {
            let played = ply.played();
            last = Some((replay_label(beginning, &replay, &played, arguments), played));
            replay.play(&played);
        }
        let played = last.as_ref().map(|(_, played)| played);
        let picture = Picture::of(&replay, board, played, arguments.flip);
        let after = last.map_or_else(
            || "Start position".to_owned(),
            |(label, _)| format!("After {label} (ply {})", position.name),
        );
        let caption = caption(&picture, after, &replay);
        Self {
            picture: Some(picture),
            caption,
            marks,
        }
    }
}

/// The last move with its number.
fn replay_label(
    beginning: &Beginning,
    replay: &Replay,
    played: &cif::text::moves::Move<'_>,
    arguments: &Show,
) -> String {
    let (label, _) = beginning.label(replay, played);
    let text = written(replay, played, arguments.figurine);
    visible(&format!("{label} {text}")).into_owned()
}

/// The last move, the side to move, and the FEN.
fn caption(picture: &Picture, after: String, replay: &Replay) -> String {
    let mut text = after;
    if replay.ended().is_none() {
        for (name, side) in turns(picture) {
            let on = name.map(|name| format!("{name}: ")).unwrap_or_default();
            text += "; ";
            text += &on;
            text += side;
            text += " to move";
        }
    }
    text.push('\n');
    for fen in picture.faces.iter().filter_map(|face| face.fen.as_deref()) {
        text += &styled(FAINT, "FEN   ");
        text += "  ";
        text += &visible(fen);
        text.push('\n');
    }
    text
}

/// Names the side to move, on each board of a tandem game.
fn turns(picture: &Picture) -> Vec<(Option<String>, &'static str)> {
    let boards = picture.faces.iter();
    let turn = |face: &picture::Face| {
        let side = match face.turn? {
            Side::White => "White",
            Side::Black => "Black",
        };
        Some((face.name().filter(|_| picture.tandem), side))
    };
    let count = if picture.tandem { 2 } else { 1 };
    boards.take(count).filter_map(turn).collect()
}
