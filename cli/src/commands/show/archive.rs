//! Finding in an archive what is to be shown: the game, the index entry that
//! it inherits from, and the names that both refer to. The archive is read as
//! a stream, once for each of the three, and only as far as is needed.

use cif_types::{
    CifItem, CutError, Game, GameHead, IndexChoice, IndexType, IntoOwned, Limits, NamebaseChoice,
    Piece, PieceKind, Section, Stream, read_item,
};

use super::names::Names;
use crate::input::{Input, ReadSeek};
use crate::report::Ending;
use crate::status::Trouble;
use crate::terminal::visible;

/// A game with what it takes from elsewhere in its archive.
pub(in crate::commands) struct Found {
    pub(in crate::commands) game: Game<'static>,
    /// Its own head and that of its index entry as one.
    pub(in crate::commands) head: GameHead<'static>,
    pub(in crate::commands) names: Names,
    /// How often what was read broke the rules of XML or the schema.
    pub(in crate::commands) faults: usize,
}

/// Finds the game of this number, counted from one.
pub(super) fn find(
    input: &Input,
    source: Box<dyn ReadSeek>,
    number: usize,
    limits: &Limits,
) -> Result<Found, Trouble> {
    let mut archive = Archive {
        input,
        source,
        limits,
        faults: 0,
    };
    let game = archive.game(number)?;
    let own = game.info.head.as_ref().map(|head| &head.value);
    let entry = match own.and_then(|head| head.id.as_ref()) {
        Some(id) => archive.entry(id.value.get())?,
        None => None,
    };
    let head = match own {
        Some(own) => cif_validator::effective_head(own, entry.as_ref()),
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
        game,
        head,
        names,
        faults: archive.faults,
    })
}

struct Archive<'i> {
    input: &'i Input,
    source: Box<dyn ReadSeek>,
    limits: &'i Limits,
    faults: usize,
}

impl Archive<'_> {
    fn game(&mut self, number: usize) -> Result<Game<'static>, Trouble> {
        let name = self.input.name();
        let mut games = 0;
        let mut faults = 0;
        let mut stream = from_start(self.input, &mut *self.source, self.limits)?;
        while let Some(mut piece) = next(&mut stream, &name)? {
            if piece.kind == PieceKind::Head {
                // The root is open for what follows.
                faults = piece.check().len();
            }
            if element(&piece) != Some("game") {
                continue;
            }
            games += 1;
            if games < number {
                continue;
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
        let trouble = missing(number, games, &name);
        Err(if games == 0 && faults > 0 {
            trouble.with_help("`cif check` says what is wrong")
        } else {
            trouble
        })
    }

    /// The index entry of this number; the first, where there are several. No
    /// game inherits from a listing.
    fn entry(&mut self, id: u32) -> Result<Option<GameHead<'static>>, Trouble> {
        let name = self.input.name();
        let limits = self.limits;
        let mut stream = from_start(self.input, &mut *self.source, self.limits)?;
        while let Some(piece) = next(&mut stream, &name)? {
            if element(&piece) != Some("index") {
                continue;
            }
            let Some(mut section) = Section::of(&piece, limits) else {
                continue;
            };
            while let Some(mut part) = ended(section.next_part(), &name)? {
                let reading = part.read();
                let Some(CifItem::Index(index)) = reading.item else {
                    continue;
                };
                if index.r#type() == IndexType::Listing {
                    continue;
                }
                for entry in index.value.items {
                    if let IndexChoice::Game(entry) = entry
                        && entry.base.id.as_ref().is_some_and(|it| it.get() == id)
                    {
                        let head = entry.value.base.into_owned();
                        let faults = reading.violations.len();
                        self.faults += faults;
                        return Ok(Some(head));
                    }
                }
            }
        }
        Ok(None)
    }

    /// Fills in the names that are wanted, as far as there are entries.
    fn names(&mut self, names: &mut Names) -> Result<(), Trouble> {
        let name = self.input.name();
        let limits = self.limits;
        let mut faults = 0;
        let mut stream = from_start(self.input, &mut *self.source, self.limits)?;
        'archive: while let Some(piece) = next(&mut stream, &name)? {
            if element(&piece) != Some("namebase") {
                continue;
            }
            let Some(mut section) = Section::of(&piece, limits) else {
                continue;
            };
            while let Some(mut part) = ended(section.next_part(), &name)? {
                let reading = part.read();
                let Some(CifItem::Namebase(namebase)) = reading.item else {
                    continue;
                };
                for entry in namebase.value.items {
                    let entry: NamebaseChoice<'_> = entry;
                    if names.take(entry) {
                        faults += reading.violations.len();
                    }
                }
                if !names.are_missing() {
                    break 'archive;
                }
            }
        }
        self.faults += faults;
        Ok(())
    }
}

/// The trouble when a file holds fewer games.
pub(super) fn missing(number: usize, games: usize, name: &str) -> Trouble {
    let holds = match games {
        0 => "no games".to_owned(),
        1 => "1 game".to_owned(),
        _ => format!("{games} games"),
    };
    let name = visible(name);
    Trouble::new(format!(
        "there is no game {number} in `{name}`, which holds {holds}"
    ))
}

/// The archive from its beginning.
fn from_start<'s>(
    input: &Input,
    source: &'s mut dyn ReadSeek,
    limits: &Limits,
) -> Result<Stream<&'s mut dyn ReadSeek>, Trouble> {
    let rewound = source.rewind();
    rewound.map_err(|error| input.unreadable(&error))?;
    Ok(cif_types::stream(source, limits))
}

fn next<'s>(
    stream: &'s mut Stream<&mut dyn ReadSeek>,
    name: &str,
) -> Result<Option<Piece<'s>>, Trouble> {
    ended(stream.next_piece(), name)
}

fn ended<T>(result: Result<T, CutError>, name: &str) -> Result<T, Trouble> {
    result.map_err(|error| match Ending::of(name, error) {
        Ending::Finding(finding) => {
            let message = format!("cannot read `{}`: {}", visible(name), finding.message);
            Trouble::new(message)
        }
        Ending::Trouble(trouble) => trouble,
    })
}

/// The name of the element that a piece of an archive begins with.
fn element<'p>(piece: &'p Piece<'_>) -> Option<&'p str> {
    if piece.kind != PieceKind::Item {
        return None;
    }
    let mut rest = piece.text();
    loop {
        rest = rest.trim_start_matches([' ', '\t', '\r', '\n']);
        rest = if let Some(comment) = rest.strip_prefix("<!--") {
            comment.split_once("-->")?.1
        } else if let Some(instruction) = rest.strip_prefix("<?") {
            instruction.split_once("?>")?.1
        } else {
            let name = rest.strip_prefix('<')?;
            return name.split([' ', '\t', '\r', '\n', '/', '>']).next();
        };
    }
}
