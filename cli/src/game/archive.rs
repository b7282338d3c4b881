//! Finding in an archive what is to be shown: the game, the index entry that
//! it inherits from, and the names that both refer to. The archive is read as
//! a stream, once for each of the three, and only as far as is needed.

use cif::model::{
    CifItem, Game, GameHead, IndexChoice, IndexType, IntoOwned, NamebaseChoice, seat_at_one_board,
};
use cif::read::limits::ELEMENT;
use cif::read::scan::{Mode, Scanner, Token};
use cif::read::{CutError, Limits, OpenSection, Piece, PieceKind, SECTIONS, Stream, read_item};

use super::{Faults, Names};
use crate::input::{Input, ReadSeek};
use crate::report::Ending;
use crate::sink::WITHOUT_GAMES;
use crate::status::CliError;
use crate::terminal::visible;

/// A game with what it takes from elsewhere in its archive.
pub(crate) struct Found {
    pub(crate) game: Game<'static>,
    /// Its own head and that of its index entry as one.
    pub(crate) head: GameHead<'static>,
    pub(crate) names: Names,
    /// True if anything of the game could be read.
    pub(crate) is_readable: bool,
    /// Faults that reading found.
    pub(crate) faults: Faults,
}

/// Finds the game of this number, counted from one.
pub(super) fn find(
    input: &Input,
    source: Box<dyn ReadSeek>,
    number: usize,
    limits: &Limits,
) -> Result<Found, CliError> {
    let mut archive = Archive {
        input,
        source,
        limits,
        faults: 0,
    };
    let game = archive.game(number)?;
    let own = game.info.head.as_ref().map(|head| &head.value);
    let mut entry = match own.and_then(|head| head.id.as_ref()) {
        Some(id) => archive.entry(id.value.get())?,
        None => None,
    };
    if let Some(entry) = &mut entry
        && !game.tandem()
    {
        seat_at_one_board(&mut entry.players);
    }
    let head = match own {
        Some(own) => cif::check::effective_head(own, entry.as_ref()),
        None => GameHead::default(),
    };
    let mut names = Names::wanted(&head);
    // An event may name a site, and a player a team.
    for _ in 0..2 {
        if names.are_missing() {
            archive.names(&mut names)?;
            names.follow();
        }
    }
    Ok(Found {
        is_readable: !game.is_blank(),
        game,
        head,
        names,
        faults: Faults::Archive(archive.faults),
    })
}

struct Archive<'i> {
    input: &'i Input,
    source: Box<dyn ReadSeek>,
    limits: &'i Limits,
    faults: usize,
}

impl Archive<'_> {
    fn game(&mut self, number: usize) -> Result<Game<'static>, CliError> {
        let name = self.input.name();
        let mut games = 0;
        let mut faults = 0;
        let mut stream = from_start(self.input, &mut *self.source, self.limits)?;
        while let Some(mut piece) = next(&mut stream, &name)? {
            if piece.kind == PieceKind::Head {
                // The root is open for what follows.
                faults = piece.check().len();
            }
            if piece.kind != PieceKind::Item || piece.name() != b"game" {
                continue;
            }
            games += 1;
            if games < number {
                continue;
            }
            if piece.is_refused() || weight(piece.text(), self.limits) > self.limits.item {
                let message = format!(
                    "game {number} of `{}` is too large to be shown",
                    visible(&name)
                );
                return Err(CliError::new(message).with_help("`--max-item` raises the limit"));
            }
            let reading = read_item(&mut piece);
            faults += reading.violations.len();
            if let Some(CifItem::Game(game)) = reading.item {
                let game = game.value.into_owned();
                self.faults += faults;
                return Ok(game);
            }
            games -= 1;
        }
        let error = missing(number, games, &name);
        Err(match games {
            0 if faults > 0 => error.with_help("`cif check` says what is wrong"),
            0 => error.with_help(WITHOUT_GAMES),
            _ => error,
        })
    }

    /// The index entry of this number; the first, where there are several. No
    /// game inherits from a listing.
    fn entry(&mut self, id: u32) -> Result<Option<GameHead<'static>>, CliError> {
        let mut found = None;
        let faults = self.entries("index", |item| {
            if let CifItem::Index(index) = item
                && index.r#type() != IndexType::Listing
            {
                let mut heads = index.value.items.into_iter().filter_map(|it| match it {
                    IndexChoice::Game(entry) => Some(entry.value.base),
                    IndexChoice::Document(_) => None,
                });
                let is_it = |head: &GameHead<'_>| head.id.as_ref().is_some_and(|it| it.get() == id);
                found = heads.find(is_it).map(IntoOwned::into_owned);
            }
            Seen {
                is_wanted: found.is_some(),
                is_last: found.is_some(),
            }
        })?;
        self.faults += faults;
        Ok(found)
    }

    /// Fills in the names that are wanted, as far as there are entries.
    fn names(&mut self, names: &mut Names) -> Result<(), CliError> {
        let faults = self.entries("namebase", |item| {
            let mut is_wanted = false;
            if let CifItem::Namebase(namebase) = item {
                for entry in namebase.value.items {
                    let entry: NamebaseChoice<'_> = entry;
                    is_wanted |= names.take(entry);
                }
            }
            Seen {
                is_wanted,
                is_last: !names.are_missing(),
            }
        })?;
        self.faults += faults;
        Ok(())
    }

    /// Looks at the entries of all sections of a name, each as a section of its
    /// own; gives the faults of those that are wanted.
    fn entries(
        &mut self,
        name: &str,
        mut look: impl FnMut(CifItem<'_>) -> Seen,
    ) -> Result<usize, CliError> {
        let file = self.input.name();
        let stream = from_start(self.input, &mut *self.source, self.limits)?;
        let (cutter, mut progress) = stream.into_parts();
        let mut cutter = cutter.parting(&SECTIONS);
        let mut section = None;
        let mut faults = 0;
        while let Some(cut) = ended(cutter.next_piece(), &file)? {
            let cut_name = cut.name();
            let mut piece = progress.piece(cut);
            match (piece.kind, &section) {
                (PieceKind::Before | PieceKind::Head, _) => drop(piece.check()),
                (PieceKind::Open, _) => {
                    drop(piece.check());
                    let opened = OpenSection::named(cut_name, piece.text());
                    let is_it = cut_name == name.as_bytes();
                    section = opened.filter(|_| is_it).map(|(section, _)| section);
                }
                (PieceKind::Part, Some(section)) => {
                    let reading = section.read(&mut piece);
                    let seen = reading.item.map(&mut look).unwrap_or_default();
                    if seen.is_wanted {
                        faults += reading.violations.len();
                    }
                    if seen.is_last {
                        return Ok(faults);
                    }
                }
                (PieceKind::Close, _) => {
                    drop(piece.check());
                    section = None;
                }
                _ => {}
            }
        }
        Ok(faults)
    }
}

/// An entry as far as it was seen.
#[derive(Default)]
struct Seen {
    is_wanted: bool,
    /// True if nothing more is looked for.
    is_last: bool,
}

/// The error when a file holds fewer games.
pub(super) fn missing(number: usize, games: usize, name: &str) -> CliError {
    let holds = match games {
        0 => "no games".to_owned(),
        1 => "1 game".to_owned(),
        _ => format!("{games} games"),
    };
    let name = visible(name);
    CliError::new(format!(
        "there is no game {number} in `{name}`, which holds {holds}"
    ))
}

/// The archive from its beginning.
fn from_start<'s>(
    input: &Input,
    source: &'s mut dyn ReadSeek,
    limits: &Limits,
) -> Result<Stream<&'s mut dyn ReadSeek>, CliError> {
    let rewound = source.rewind();
    rewound.map_err(|error| input.unreadable(&error))?;
    Ok(cif::read::stream(source, limits))
}

fn next<'s>(
    stream: &'s mut Stream<&mut dyn ReadSeek>,
    name: &str,
) -> Result<Option<Piece<'s>>, CliError> {
    ended(stream.next_piece(), name)
}

fn ended<T>(result: Result<T, CutError>, name: &str) -> Result<T, CliError> {
    result.map_err(|error| Ending::error("read", name, error))
}

/// About what a game takes that is shown: a move counts as elements do.
fn weight(text: &str, limits: &Limits) -> usize {
    let mut scanner = Scanner::new(text, limits, Mode::Document);
    let mut open = Vec::new();
    let mut count = 0;
    loop {
        match scanner.next() {
            Token::Start { name, .. } => {
                count += 1;
                open.push(matches!(name, "moves" | "var"));
            }
            Token::End { .. } => drop(open.pop()),
            Token::Text { raw, .. } | Token::CData { raw, .. } if open.last() == Some(&true) => {
                count += raw.split_ascii_whitespace().count();
            }
            Token::Text { .. } | Token::CData { .. } => {}
            Token::Eof => return text.len() + count * ELEMENT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_count_as_elements_do() {
        let text = format!(
            "<game><info/><moves>{}</moves></game>",
            "e2e4 ".repeat(1000)
        );
        let weight = weight(&text, &Limits::default());
        assert!(weight > 1000 * ELEMENT, "{weight}");
    }
}
