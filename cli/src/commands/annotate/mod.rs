//! `cif annotate`: what an engine thinks of the games of an archive or of a
//! PGN file, or what its log says, written into them. Games are handed out to
//! engines, and come back in their order; everything else goes through as it
//! is.

mod coordinator;
mod earlier;
mod engine_pool;
mod log;
mod options;
mod progress;
mod source;
mod target;

use std::time::Duration;

use cif::uci::engine::CommandLine;

use self::coordinator::Coordinator;
use self::engine_pool::{EnginePool, Launch};
pub(crate) use self::options::Annotate;
use self::progress::Progress;
use self::source::Source;
use self::target::Target;
use crate::content::changeable;
use crate::input::Input;
use crate::signals;
use crate::status::{CliError, Status};

/// Annotates.
pub(crate) fn run(arguments: &Annotate) -> Result<Status, CliError> {
    if arguments.resume && arguments.output().is_none() {
        let error = CliError::new("`--resume` goes on from a file, and not from standard output");
        return Err(error.with_help("name the file with --output"));
    }
    // What cannot be done at all is found out before anything is written.
    let input = Input::of(&arguments.input);
    if arguments
        .output()
        .is_some_and(|path| input.is_file_at(path))
    {
        changeable(&input, &arguments.limits.limits())?;
    }
    let Some(command) = &arguments.engine else {
        return log::run(arguments);
    };
    let command = CommandLine::parse(command);
    let command = command.map_err(|error| CliError::new(error.to_string()))?;
    let options = arguments.live();
    let launch = Launch {
        command,
        options: cif::uci::engine::Options {
            search: Duration::from_secs(arguments.timeout),
            interrupt: Some(signals::urgent()),
            ..cif::uci::engine::Options::default()
        },
        settings: arguments.settings(),
        fields: arguments.tags.clone(),
    };
    let source = Source::open(&input, arguments)?;
    let first = launch.start().map_err(|error| {
        // A signal that ends the command may have ended the engine first.
        signals::await_late();
        refused(&error)
    })?;
    // Until then there is nothing to finish.
    signals::defer("what is under way is finished; another interrupt ends it at once");
    let name = first.engine().name;
    let (target, earlier) = Target::open(arguments)?;
    let progress = Progress::new(&input, arguments);
    std::thread::scope(|scope| {
        let pool = EnginePool::new(
            scope,
            &launch,
            &options,
            first,
            arguments.jobs,
            arguments.failures,
            &progress,
        );
        let mut coordinator = Coordinator {
            input: &input,
            source,
            games: &arguments.games,
            earlier,
            engine: &name,
            pool,
            target,
            progress: &progress,
            quiet: arguments.quiet,
            sum: coordinator::Sum::default(),
        };
        let worked = coordinator.work();
        if worked.is_err() || coordinator.target.is_closed() {
            // The engines need not finish what nobody takes.
            launch.stop();
        }
        match worked {
            Ok(()) => coordinator.finish(),
            Err(error) => Err(coordinator.give_up(error)),
        }
    })
}

/// The error when an engine cannot be used at all.
fn refused(error: &cif::uci::engine::EngineError) -> CliError {
    use cif::uci::engine::EngineError;
    let message = crate::terminal::visible(&error.to_string()).into_owned();
    let refused = CliError::new(message);
    match error {
        EngineError::Option(_) => {
            refused.with_help("`echo uci | ENGINE` shows the options of an engine")
        }
        EngineError::Start { program, error } => CliError::file("cannot start", program, error)
            .with_help("--engine takes the path of a program, too"),
        _ => refused,
    }
}
