//! Games of PGN one by one, as every command reads them, and logs of engines: text
//! whose encoding can be named.

pub(crate) mod location;

use std::io::{BufRead, BufReader, Read};

use cif::pgn::text::{Encoding, Game, Limits, Location, ReadError, Reader, UnknownEncoding, utf8};
use cif_files::program::bytes;
use clap::Args;

use crate::input::Input;
use crate::status::CliError;
use crate::terminal::visible;
use cif::files::kind::{FileKind, Opened, Wanted};

/// The encoding of text that does not say it itself.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct Charset {
    /// The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8,
    /// windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that
    /// claim it are in
    #[arg(long = "charset", value_name = "NAME", default_value = "auto", value_parser = encoding)]
    pub(crate) encoding: Encoding,
}

/// Reads the name of an encoding; `latin-1` is how people write it.
fn encoding(text: &str) -> Result<Encoding, UnknownEncoding> {
    let name = if text.eq_ignore_ascii_case("latin-1") {
        "latin1"
    } else {
        text
    };
    name.parse()
}

impl Charset {
    /// Refuses to be given where nothing but archives is read.
    pub(crate) fn refuse(self) -> Result<(), CliError> {
        if self.encoding == Encoding::Detect {
            return Ok(());
        }
        Err(CliError::new(
            "`--charset` is for PGN and logs; archives say themselves what they are in",
        ))
    }

    /// An input, unless it is nothing for a command that reads `wanted`. Text whose encoding is
    /// named need not look like anything.
    pub(crate) fn fit(
        self,
        opened: Opened,
        input: &Input,
        wanted: Wanted,
    ) -> Result<Opened, CliError> {
        if self.encoding == Encoding::Detect || opened.kind == FileKind::Archive {
            input.fit(opened, wanted)
        } else {
            Ok(opened)
        }
    }

    /// Opens the log of an engine.
    pub(crate) fn log(self, input: &Input) -> Result<impl BufRead + use<>, CliError> {
        let source = self.fit(input.open()?, input, Wanted::Log)?.source;
        let text = utf8(source, self.encoding).map_err(|error| input.unreadable(&error))?;
        Ok(BufReader::with_capacity(1 << 16, text))
    }
}

/// The encoding of PGN, and the bound on a game.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct PgnReading {
    #[command(flatten, next_help_heading = "PGN")]
    pub(crate) charset: Charset,

    #[command(flatten)]
    limit: GameLimit,
}

impl PgnReading {
    /// A reader of PGN.
    pub(crate) fn reader<S: Read>(self, source: S) -> Reader<S> {
        let game = self.limit.bytes;
        Reader::in_encoding(source, self.charset.encoding).limits(Limits { game })
    }
}

/// The bound on a game.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Limits")]
struct GameLimit {
    /// Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left
    /// out and reported. K, M and G are understood
    #[arg(long = "max-game", value_name = "BYTES", default_value = "8M", value_parser = bytes)]
    bytes: usize,
}

/// The next thing in a file.
pub(crate) enum Next<'g> {
    Game(Game<'g>),
    /// A game that is too large, where it begins, and why.
    TooLarge(Location, String),
    End,
}

/// Reads on.
pub(crate) fn next<'g, S: Read>(
    reader: &'g mut Reader<S>,
    input: &Input,
) -> Result<Next<'g>, CliError> {
    match reader.next_game() {
        Ok(Some(game)) => Ok(Next::Game(game)),
        Ok(None) => Ok(Next::End),
        Err(ReadError::TooLarge { location, limit }) => {
            Ok(Next::TooLarge(location, format!("the game {limit}")))
        }
        Err(ReadError::Io(error)) => Err(input.unreadable(&error)),
        Err(error) => {
            let name = input.name();
            Err(CliError::new(format!(
                "cannot read `{}`: {error}",
                visible(&name)
            )))
        }
    }
}
