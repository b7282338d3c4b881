//! `cif annotate`: what an engine thinks of the games of an archive or of a
//! PGN file, or what its log says, written into them. Games are handed out to
//! engines, and come back in their order; everything else goes through as it
//! is.

mod crew;
mod desk;
mod earlier;
mod games;
mod log;
mod options;
mod progress;
mod source;
mod target;

use std::time::Duration;

use cif_uci::engine::CommandLine;

use self::crew::{Crew, Launch};
use self::desk::Desk;
pub(crate) use self::options::Annotate;
use self::progress::Progress;
use self::source::Source;
use self::target::Target;
use crate::input::Input;
use crate::signals;
use crate::status::{Status, Trouble};

/// Annotates.
pub(crate) fn run(arguments: &Annotate) -> Result<Status, Trouble> {
    if arguments.resume && arguments.output().is_none() {
        let trouble = Trouble::new("`--resume` goes on from a file, and not from standard output");
        return Err(trouble.with_help("name the file with --output"));
    }
    let Some(command) = &arguments.engine else {
        return log::run(arguments);
    };
    let command = CommandLine::parse(command);
    let command = command.map_err(|error| Trouble::new(error.to_string()))?;
    let options = arguments.live();
    signals::defer("what is under way is finished; another interrupt ends it at once");
    let launch = Launch {
        command,
        options: cif_uci::engine::Options {
            search: Duration::from_secs(arguments.timeout),
            interrupt: Some(signals::urgent()),
            ..cif_uci::engine::Options::default()
        },
        settings: arguments.settings(),
        fields: arguments.tags.clone(),
    };
    // What cannot be done at all is found out before anything is written.
    let input = Input::of(&arguments.input);
    let source = Source::open(&input, arguments)?;
    let first = launch.start().map_err(|error| refused(&error))?;
    let name = first.engine().name;
    let (target, earlier) = Target::open(arguments)?;
    let progress = Progress::new(&input, arguments);
    std::thread::scope(|scope| {
        let crew = Crew::new(
            scope,
            &launch,
            &options,
            first,
            arguments.jobs,
            arguments.failures,
            &progress,
        );
        let mut desk = Desk {
            input: &input,
            source,
            games: &arguments.games,
            earlier,
            engine: &name,
            crew,
            target,
            progress: &progress,
            quiet: arguments.quiet,
            sum: desk::Sum::default(),
        };
        let worked = desk.work();
        if worked.is_err() || desk.target.is_gone() {
            // The engines need not finish what nobody takes.
            launch.stop();
        }
        worked?;
        desk.finish()
    })
}

/// The trouble when an engine cannot be used at all.
fn refused(error: &cif_uci::engine::EngineError) -> Trouble {
    use cif_uci::engine::EngineError;
    let trouble = Trouble::new(crate::terminal::visible(&error.to_string()).into_owned());
    match error {
        EngineError::Option(_) => {
            trouble.with_help("`echo uci | ENGINE` shows the options of an engine")
        }
        EngineError::Start { program, error } => Trouble::file("cannot start", program, error)
            .with_help("--engine takes the path of a program, too"),
        _ => trouble,
    }
}
