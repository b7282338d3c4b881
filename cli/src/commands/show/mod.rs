//! `cif show`: a game of an archive or of PGN for people: its head, its moves in the notation of
//! players with comments and variations, and the board at any ply, in the
//! terminal or as a picture.

mod board;
mod head;
mod marks;
mod moves;
mod scores;
mod wrap;

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use cif::annotate::review::{Review, ReviewOptions};
use cif::chess::Game as Replay;
use cif::model::{AnnotationChoice, GPlayer};
use cif::moves::{Item, Line, Section};
use cif::text::board::Board;
use cif::text::legality::{Play, Side};
use cif::text::square::BoardLetter;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::game::{Beginning, Found, find, title, written};
use crate::input::Input;
use crate::options::{LimitArguments, at_least_one};
use crate::output::Output;
use crate::pgn::PgnReading;
use crate::placed::placed;
use crate::status::{CliError, Status};
use crate::terminal::{self, FAINT, complain_mildly, styled, visible};
use cif::files::Encoder;
use cif::files::filename;
use cif::view::data::clock;
use cif::view::name_of;
use cif::view::picture::{self, Look, Picture, Players, Theme};

use scores::Scores;

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
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = at_least_one)]
    game: usize,

    /// The ply of the main line after which the board is shown; 0 is the start position [default:
    /// the last]
    #[arg(short, long, value_name = "P")]
    ply: Option<usize>,

    /// Write pieces as figurines in the moves
    #[arg(long)]
    figurine: bool,

    /// Show the board from Black's side
    #[arg(long)]
    flip: bool,

    /// Write the board as a picture in SVG into this file, which is replaced whole or not at all,
    /// or - for standard output, where nothing else is written then
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,

    /// The colours of the squares in the picture
    #[arg(long, value_name = "THEME", default_value = Theme::default().name())]
    #[arg(value_parser = themes())]
    theme: Theme,

    /// The width of a board in the picture, in pixels [default: 45 for each file]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(16..=16_384))]
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
    input.spare(arguments.svg.as_deref())?;
    let mut found = find(
        &input,
        arguments.game,
        &arguments.limits.limits(),
        arguments.reading,
        false,
    )?;
    let board = found.game.board();
    let beginning = Beginning::of(&found.game, board);
    let look = Look {
        theme: arguments.theme,
        size: arguments.size,
        players: match arguments.svg {
            Some(_) => players(&found, arguments.ply),
            None => Vec::new(),
        },
    };
    let moves = std::mem::take(&mut found.game.moves.value);
    let section = Section::read(moves, &board);
    let ply = ply(arguments.ply, &section.line)?;
    let status = warn(&input, &found, &beginning);
    let view = View::of(&beginning, &section.line, ply, board, arguments);
    let on_stdout = arguments.svg.as_deref() == Some(Path::new("-"));
    let mut output = Output::new();
    if !on_stdout {
        show(
            arguments,
            &found,
            &beginning,
            &section.line,
            &view,
            &mut output,
        )?;
    }
    if let Some(path) = &arguments.svg {
        let Some(picture) = &view.picture else {
            output.finish()?;
            return Err(CliError::new(
                "there is no board to draw: the start position cannot be played",
            ));
        };
        let title = title(&found.head, &found.names);
        let drawings = cif::view::drawing::all(data(&section.line, ply), picture);
        if on_stdout {
            let mut buffer = BufWriter::new(output.raw());
            let written = picture::write(&mut buffer, picture, &title, &drawings, &look);
            let written = written.and_then(|()| buffer.flush());
            drop(buffer);
            output.settle(written)?;
        } else {
            let name = filename::shown(path);
            let unwritable = |error| CliError::file("cannot write", &name, &error);
            let mut file = Encoder::create(path).map_err(unwritable)?;
            let mut buffer = BufWriter::new(&mut file);
            let written = picture::write(&mut buffer, picture, &title, &drawings, &look);
            written.and_then(|()| buffer.flush()).map_err(unwritable)?;
            drop(buffer);
            placed(file.persist()).map_err(unwritable)?;
        }
    }
    output.finish()?;
    Ok(status)
}

/// The players of each board with their names, and with their clocks after a ply of the main
/// line.
fn players(found: &Found, ply: Option<usize>) -> Vec<Players> {
    let plies = ply.unwrap_or(usize::MAX);
    let boards = [BoardLetter::A, BoardLetter::B].into_iter();
    let boards = boards.take(if found.game.tandem() { 2 } else { 1 });
    let of_board = |letter: BoardLetter| {
        let index = usize::from(letter.index());
        let mut players = Players::default();
        if let Some(said) = found.head.players.get(index) {
            let name = |player: Option<&GPlayer<'_>>| name_of(player?, &found.names);
            players.names = [name(said.white.as_deref()), name(said.black.as_deref())];
        }
        let options = ReviewOptions {
            board: Some(letter),
            ..ReviewOptions::default()
        };
        let review = Review::of(&found.game, &options);
        for ply in review.plies.iter().take_while(|it| it.ply < plies) {
            if let Some(time) = ply.clock {
                players.clocks[usize::from(ply.side == Side::Black)] =
                    Some(clock(time.milliseconds));
            }
        }
        players
    };
    boards.map(of_board).collect()
}

/// The ply that was asked for, or the last.
fn ply(asked: Option<usize>, line: &Line<'_>) -> Result<usize, CliError> {
    match asked {
        Some(ply) if ply > line.len() => {
            let plies = match line.len() {
                0 => "no plies".to_owned(),
                1 => "1 ply".to_owned(),
                count => format!("{count} plies"),
            };
            let message = format!("there is no ply {ply}: the main line has {plies}");
            Err(CliError::new(message))
        }
        Some(ply) => Ok(ply),
        None => Ok(line.len()),
    }
}

/// Says on standard error what is wrong with what is shown.
fn warn(input: &Input, found: &Found, beginning: &Beginning) -> Status {
    if let Some(flaw) = beginning.flaw {
        complain_mildly(&format!("the start position has a fault: {flaw}"), None);
    }
    if found.faults == 0 {
        return Status::Clean;
    }
    let message = match found.faults {
        1 => "1 fault was found in what is shown".to_owned(),
        count => format!("{count} faults were found in what is shown"),
    };
    let name = input.name();
    let help = format!("`cif check {}` explains", visible(&name));
    let help = (*input != Input::Stdin).then_some(help);
    complain_mildly(&message, help.as_deref());
    Status::Findings
}

/// Writes all that is shown in the terminal, part by part.
fn show(
    arguments: &Show,
    found: &Found,
    beginning: &Beginning,
    line: &Line<'_>,
    view: &View,
    output: &mut Output,
) -> Result<(), CliError> {
    const WIDEST: usize = 100;
    let colours = !output.is_plain();
    let mut parts = Parts {
        output,
        begun: false,
    };
    parts.print(&head::text(&found.game, &found.head, &found.names))?;
    let characteristics = found.head.characteristics.as_ref();
    let result = characteristics.and_then(|it| it.result.as_ref());
    let result = result.map(|it| it.value.as_str());
    let scores = Scores::of(&found.game);
    let how = moves::How {
        tandem: found.game.tandem(),
        figurine: arguments.figurine,
        width: terminal::width().min(WIDEST),
    };
    let mut is_begun = false;
    let mut sink = |portion: &str| {
        if std::mem::replace(&mut is_begun, true) {
            parts.output.print(portion)
        } else {
            parts.print(portion)
        }
    };
    moves::write(line, beginning, &scores, result, how, &mut sink)?;
    if let Some(picture) = &view.picture {
        parts.print(&board::text(picture, colours, terminal::width()))?;
    }
    parts.print(&(view.caption.clone() + &marks::text(data(line, view.ply))))
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

/// Returns the annotation data of the position after a ply.
fn data<'l>(line: &'l Line<'_>, ply: usize) -> impl Iterator<Item = &'l AnnotationChoice<'l>> {
    let before = line.opening().iter().filter_map(move |item| match item {
        Item::Prelude(prelude) if ply == 0 => Some(&prelude.items),
        _ => None,
    });
    let after = ply.checked_sub(1).and_then(|at| line.plies().get(at));
    let after = after.into_iter().flat_map(cif::moves::Ply::data);
    before.flatten().chain(after)
}

/// The position after a ply.
struct View {
    ply: usize,
    /// The boards, where the start position can be played.
    picture: Option<Picture>,
    /// Lines below the boards.
    caption: String,
}

impl View {
    fn of(
        beginning: &Beginning,
        line: &Line<'_>,
        ply: usize,
        board: Board,
        arguments: &Show,
    ) -> Self {
        let Some(mut replay) = beginning.replay.clone() else {
            return Self {
                ply,
                picture: None,
                caption: String::new(),
            };
        };
        let mut last = None;
        for ply in line.plies().iter().take(ply) {
            let played = ply.played();
            last = Some((replay_label(beginning, &replay, &played, arguments), played));
            replay.play(&played);
        }
        let played = last.as_ref().map(|(_, played)| played);
        let picture = Picture::of(&replay, board, played, arguments.flip);
        let after = last.map_or_else(|| "the start".to_owned(), |(label, _)| label);
        let caption = caption(&picture, ply, &after, &replay);
        Self {
            ply,
            picture: Some(picture),
            caption,
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

/// The ply of a position, the side to move, and the FEN.
fn caption(picture: &Picture, ply: usize, after: &str, replay: &Replay) -> String {
    let mut text = if ply == 0 {
        "Start position".to_owned()
    } else {
        format!("After {after} (ply {ply})")
    };
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
