//! Scans: from files to batches of rows.

use std::io;
use std::iter::FusedIterator;
use std::ops::{ControlFlow, Range};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::task::Poll;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, SchemaRef};
use cif_files::Bounds;
use cif_pgn::{MainLineTokens, Ply};
use cif_types::Game;

use crate::column::{Column, Definition, Rows};
use crate::columns::comments::{self, Comments};
use crate::columns::evaluations::{self, Evaluations};
use crate::columns::findings::{self, Findings};
use crate::columns::games::{self, Games};
use crate::columns::lines::{self, LineRow, Lines};
use crate::columns::plies::{self, Plies};
use crate::columns::tags::{self, TagRow, Tags};
use crate::error::ScanError;
use crate::output::Output;
use crate::rows::comment::CommentRow;
use crate::rows::evaluation::EvaluationRow;
use crate::rows::finding::FindingRow;
use crate::rows::game::GameRow;
use crate::rows::moves::Moves;
use crate::rows::{Place, ply};
use crate::source::{self, Opener, Parts, Portion, Request, Unread, Visit};
use crate::{Filter, Table};

/// A scan: the rows of a table from files of games.
///
/// ```
/// use cif_tables::{Filter, Scan, Table};
///
/// # let folder = tempfile::tempdir()?;
/// # let path = folder.path().join("games.pgn");
/// # std::fs::write(&path, "[White \"Ada\"]\n[WhiteElo \"2700\"]\n\n1. e4 e5 *\n")?;
/// let scan = Scan {
///     columns: Scan::named(Table::Games, &["white", "moves_san"]),
///     filter: Some(Filter::parse("white_elo > 2600")?),
///     ..Scan::new(Table::Games, [path])
/// };
/// let mut rows = 0;
/// for batch in scan.batches() {
///     rows += batch?.num_rows();
/// }
/// assert_eq!(rows, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scan {
    /// The table.
    pub table: Table,
    /// The files, compressed or not; `-` is standard input. An archive and PGN are
    /// distinguished by their names, else by how they begin.
    pub sources: Vec<PathBuf>,
    /// The opener of sources, of files if nothing else is said.
    pub opener: Opener,
    /// The columns by their numbers in [`Table::columns`], in the order in which they are
    /// wanted. Nothing else is computed.
    pub columns: Vec<usize>,
    /// The condition on the heads of games; findings have none.
    pub filter: Option<Filter>,
    /// The number of rows after which the scan ends.
    pub limit: Option<u64>,
    /// The rows of a batch at the most.
    pub batch_rows: usize,
    /// The threads that make rows; another one reads.
    pub threads: usize,
    /// The range of bytes in which games have to begin, of the text of each source; a compressed
    /// one has to be of Zstandard, with a table of its frames. Over ranges that part a file, each game is given once ([`Part`](crate::Part)).
    /// Where a game of PGN begins with anything but a tag pair `Event` behind a result it belongs
    /// to the game before it; letters of other encodings than UTF-8 are guessed from the games of
    /// the range. Findings have no ranges.
    pub range: Option<Range<u64>>,
    /// The games of PGN that are not numbered: those before the range. Of an archive they are
    /// counted anyway.
    pub games_before: u64,
    /// The factor by which a compressed source may grow, once that is more than 64 MB.
    pub expansion: u64,
    /// True if an archive whose XML is not well-formed is an error, once all rows were handed
    /// out that can be read.
    pub is_strict: bool,
}

/// The counts of a scan.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Games that were looked at.
    pub games: u64,
    /// Rows.
    pub rows: u64,
    /// Games whose moves were asked for and could not be played; their rows have nulls.
    pub unplayable: u64,
    /// Games that could not be read at all: too large, or no game.
    pub skipped: u64,
    /// Games without a head and without a move: what is no PGN becomes such games.
    pub blank: u64,
    /// Games and other parts of archives with faults against XML or the schema, or with moves
    /// that are wanted and cannot be read; rows have what could be read of them.
    pub faulty: u64,
    /// The number of the first source among those whose XML is not well-formed, or beyond a
    /// limit: games may be missing.
    pub malformed: Option<usize>,
}

impl Tally {
    /// Returns true if none of the games says anything: each could not be read, or is blank.
    pub const fn has_nothing(&self) -> bool {
        self.games == self.skipped + self.blank
    }

    /// Sentences on what rows may lack.
    pub fn warnings(self) -> impl Iterator<Item = &'static str> {
        let said = [
            (
                self.skipped > 0,
                "games that are too large to be read are left out",
            ),
            (
                self.faulty > 0,
                "archives have faults, and rows have what could be read: `cif check` lists them",
            ),
        ];
        said.into_iter()
            .filter_map(|(is_so, what)| is_so.then_some(what))
    }

    /// Adds the counts of another scan.
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.rows += other.rows;
        self.unplayable += other.unplayable;
        self.skipped += other.skipped;
        self.blank += other.blank;
        self.faulty += other.faulty;
        self.malformed = self.malformed.or(other.malformed);
    }
}

impl Scan {
    /// A scan of a table with its usual columns, by one thread.
    pub fn new(table: Table, sources: impl IntoIterator<Item = PathBuf>) -> Self {
        Self {
            table,
            sources: sources.into_iter().collect(),
            opener: Opener::default(),
            columns: table.usual_columns(),
            filter: None,
            limit: None,
            batch_rows: 8192,
            threads: 1,
            range: None,
            games_before: 0,
            expansion: Bounds::default().expansion,
            is_strict: false,
        }
    }

    /// The numbers of columns, by their names; those that the table does not have are left
    /// out.
    pub fn named(table: Table, names: &[&str]) -> Vec<usize> {
        names.iter().filter_map(|it| table.column(it)).collect()
    }

    /// The schema of the batches.
    pub fn schema(&self) -> SchemaRef {
        self.table.schema_of(&self.columns)
    }

    /// Hands out all batches in the order of the sources, until one is answered with
    /// [`ControlFlow::Break`].
    ///
    /// # Errors
    /// When a source cannot be opened or read, where findings are asked for by a filter, and where
    /// the scan is strict and an archive is no well-formed XML.
    pub fn run(
        &self,
        mut take: impl FnMut(RecordBatch) -> ControlFlow<()>,
    ) -> Result<Tally, ScanError> {
        if self.table == Table::Findings && self.filter.is_some() {
            return Err(ScanError::NoHeads);
        }
        let mut tally = Tally::default();
        let mut left = self.limit.unwrap_or(u64::MAX);
        if left == 0 {
            return Ok(tally);
        }
        let outcome = cif_pool::ordered(
            self.threads.max(1),
            |portion: &Portion| portion.weight,
            |hand_out| {
                let mut sources = self.sources.iter().enumerate();
                sources.try_for_each(|(number, path)| {
                    let request = Request {
                        path,
                        opener: &self.opener,
                        number,
                        range: self.range.as_ref(),
                        games_before: self.games_before,
                        finds: self.table == Table::Findings,
                        bounds: Bounds {
                            expansion: self.expansion,
                        },
                    };
                    source::cut(&request, hand_out).map_err(Ended::Failed)
                })
            },
            |portion| self.rows(portion),
            |made| {
                let (batches, counts) = made.map_err(|error| Ended::Failed(error.into()))?;
                tally.add(counts);
                for batch in batches {
                    let rows = batch.num_rows() as u64;
                    let batch = match usize::try_from(left) {
                        Ok(left) if rows > left as u64 => batch.slice(0, left),
                        _ => batch,
                    };
                    tally.rows += batch.num_rows() as u64;
                    left -= batch.num_rows() as u64;
                    if take(batch).is_break() || left == 0 {
                        return Err(Ended::Enough);
                    }
                }
                Ok(())
            },
        );
        match outcome {
            Ok(()) if self.is_strict => match tally.malformed {
                Some(source) => Err(ScanError::malformed(&self.name(source))),
                None => Ok(tally),
            },
            Ok(()) | Err(Ended::Enough) => Ok(tally),
            Err(Ended::Failed(error)) => Err(error),
        }
    }

    /// The batches, made by other threads while they are taken. They end when this is
    /// dropped.
    pub fn batches(mut self) -> Batches {
        let schema = self.schema();
        let is_stopped = Arc::new(AtomicBool::new(false));
        self.opener = self.opener.until(Arc::clone(&is_stopped));
        let (sender, receiver) = sync_channel(2);
        let begun = thread::Builder::new().spawn(move || {
            self.run(|batch| match sender.send(batch) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            })
        });
        let (thread, unbegun) = match begun {
            Ok(thread) => (Some(thread), None),
            Err(error) => (None, Some(error)),
        };
        Batches {
            schema,
            receiver: Some(receiver),
            thread,
            unbegun,
            is_stopped,
            tally: Tally::default(),
        }
    }

    /// The name of a source by its number.
    fn name(&self, source: usize) -> String {
        let path = self.sources.get(source);
        path.map_or(String::new(), |it| cif_files::filename::shown(it))
    }

    /// Makes the rows of some games.
    fn rows(&self, portion: Portion) -> Made {
        let source = self.name(portion.source);
        match self.table {
            Table::Games => self.rows_of(portion, &source, games::COLUMNS),
            Table::Plies => self.rows_of(portion, &source, plies::COLUMNS),
            Table::Lines => self.rows_of(portion, &source, lines::COLUMNS),
            Table::Comments => self.rows_of(portion, &source, comments::COLUMNS),
            Table::Evaluations => self.rows_of(portion, &source, evaluations::COLUMNS),
            Table::Tags => self.rows_of(portion, &source, tags::COLUMNS),
            Table::Findings => self.rows_of(portion, &source, findings::COLUMNS),
        }
    }

    fn rows_of<T: Tabled>(
        &self,
        portion: Portion,
        source: &str,
        definitions: &'static [Definition<T>],
    ) -> Made {
        let mut visitor = Visitor::new(self, definitions);
        let number = portion.source;
        let unread = portion.visit(source, &mut visitor);
        visitor.finish(unread, number)
    }
}

/// Batches, and counts of what they were made of.
type Made = Result<(Vec<RecordBatch>, Tally), arrow_schema::ArrowError>;

/// The reason why a scan ends.
enum Ended {
    /// Nobody wants more.
    Enough,
    Failed(ScanError),
}

/// A table, made of games one after the other.
trait Tabled: Rows + Sized {
    /// The parts of a game without which there are no rows.
    const LEAST: Parts = Parts::Whole;

    /// The parts of a game that a column looks at.
    fn parts(_column: &Column) -> Parts {
        Self::LEAST
    }

    /// Adds the rows of a game; returns false where its moves are wanted and cannot be played.
    fn add(row: &GameRow<'_>, output: &mut Output<'_, Self>) -> bool;

    /// The tokens that may stand among the moves of a main line, if rows can be made of that
    /// alone.
    fn main_line_tokens(_output: &Output<'_, Self>) -> Option<MainLineTokens> {
        None
    }

    /// Adds the rows of a game that is a main line.
    fn add_line(_place: Place<'_>, _line: &[Ply], _output: &mut Output<'_, Self>) {}

    /// Adds the row of a finding.
    fn find(_row: &FindingRow<'_>, _output: &mut Output<'_, Self>) {}
}

impl Tabled for Games {
    const LEAST: Parts = Parts::Head;

    fn parts(column: &Column) -> Parts {
        if column.is_whole() {
            Parts::Whole
        } else if games::is_of_tags(column) {
            Parts::Head
        } else {
            Parts::MainLine
        }
    }

    fn add(row: &GameRow<'_>, output: &mut Output<'_, Self>) -> bool {
        output.row(row);
        !row.is_unplayable()
    }
}

impl Tabled for Plies {
    fn add(row: &GameRow<'_>, output: &mut Output<'_, Self>) -> bool {
        let replays = output.replays();
        ply::plies(row.place, row.game, replays, &mut |row| output.row(row))
    }

    fn main_line_tokens(output: &Output<'_, Self>) -> Option<MainLineTokens> {
        Some(if output.wants_annotations() {
            MainLineTokens::Numbers
        } else {
            MainLineTokens::Annotations
        })
    }

    fn add_line(place: Place<'_>, line: &[Ply], output: &mut Output<'_, Self>) {
        ply::one_line(place, line, &mut |row| output.row(row));
    }
}

impl Tabled for Lines {
    fn add(row: &GameRow<'_>, output: &mut Output<'_, Self>) -> bool {
        for line in &Moves::of(row.game).lines {
            output.row(&LineRow {
                place: row.place,
                line,
            });
        }
        true
    }
}

impl Tabled for Comments {
    fn add(row: &GameRow<'_>, output: &mut Output<'_, Self>) -> bool {
        for of in &Moves::of(row.game).comments {
            output.row(&CommentRow {
                place: row.place,
                of,
            });
        }
        true
    }
}

impl Tabled for Evaluations {
    fn add(row: &GameRow<'_>, output: &mut Output<'_, Self>) -> bool {
        for of in &Moves::of(row.game).evaluations.all {
            output.row(&EvaluationRow {
                place: row.place,
                of,
            });
        }
        true
    }
}

impl Tabled for Tags {
    // The number of plies decides if one of them is believed.
    const LEAST: Parts = Parts::MainLine;

    fn add(row: &GameRow<'_>, output: &mut Output<'_, Self>) -> bool {
        for tag in row.tags() {
            output.row(&TagRow {
                place: row.place,
                tag,
            });
        }
        true
    }
}

impl Tabled for Findings {
    fn add(_row: &GameRow<'_>, _output: &mut Output<'_, Self>) -> bool {
        true
    }

    fn find(row: &FindingRow<'_>, output: &mut Output<'_, Self>) {
        output.row(row);
    }
}

struct Visitor<'s, T: Rows> {
    filter: Option<&'s Filter>,
    parts: Parts,
    output: Output<'s, T>,
    tally: Tally,
}

impl<'s, T: Tabled> Visitor<'s, T> {
    fn new(scan: &'s Scan, definitions: &'static [Definition<T>]) -> Self {
        let wanted = scan.columns.iter().filter_map(|at| definitions.get(*at));
        let wanted: Vec<&Definition<T>> = wanted.collect();
        let filter = scan.filter.as_ref();
        let parts = wanted.iter().map(|it| T::parts(&it.column));
        let mut parts = parts.fold(T::LEAST, Parts::max);
        if let Some(filter) = filter {
            filter.each_column(&mut |it| parts = parts.max(Games::parts(it.column())));
        }
        Self {
            filter,
            parts,
            output: Output::new(&wanted, &scan.schema(), scan.batch_rows),
            tally: Tally::default(),
        }
    }

    fn finish(mut self, unread: Unread, source: usize) -> Made {
        self.tally.games += unread.skipped;
        self.tally.skipped = unread.skipped;
        self.tally.blank = unread.blank;
        self.tally.faulty = unread.faulty;
        self.tally.malformed = unread.is_malformed.then_some(source);
        Ok((self.output.finish()?, self.tally))
    }
}

impl<T: Tabled> Visit for Visitor<'_, T> {
    fn wants(&mut self, place: &Place<'_>, head: &Game<'_>) -> Option<bool> {
        let row = GameRow::new(*place, head);
        let wanted = self.filter.and_then(|it| it.of_head(&row));
        self.tally.games += u64::from(wanted == Some(false));
        wanted
    }

    fn is_choosy(&self) -> bool {
        self.filter.is_some()
    }

    fn parts(&self) -> Parts {
        self.parts
    }

    fn main_line_tokens(&self) -> Option<MainLineTokens> {
        T::main_line_tokens(&self.output)
    }

    fn line(&mut self, place: Place<'_>, line: &[Ply]) {
        self.tally.games += 1;
        T::add_line(place, line, &mut self.output);
    }

    fn game(&mut self, row: &GameRow<'_>) {
        self.tally.games += 1;
        if self.filter.is_none_or(|it| it.of(row) == Some(true)) {
            let is_playable = T::add(row, &mut self.output);
            self.tally.unplayable += u64::from(!is_playable);
        }
    }

    fn finding(&mut self, row: &FindingRow<'_>) {
        T::find(row, &mut self.output);
    }
}

/// The batches of a scan.
#[derive(Debug)]
pub struct Batches {
    schema: SchemaRef,
    receiver: Option<Receiver<RecordBatch>>,
    thread: Option<JoinHandle<Result<Tally, ScanError>>>,
    /// The error of the system where there is no thread.
    unbegun: Option<io::Error>,
    /// True once nobody wants more, for threads that read and make no batch.
    is_stopped: Arc<AtomicBool>,
    tally: Tally,
}

impl Batches {
    /// The schema of each.
    pub fn schema(&self) -> SchemaRef {
        SchemaRef::clone(&self.schema)
    }

    /// The counts, once all batches were taken.
    pub const fn tally(&self) -> Tally {
        self.tally
    }

    /// Waits for the next batch, but no longer than that.
    pub fn next_within(&mut self, time: Duration) -> Poll<Option<Result<RecordBatch, ScanError>>> {
        let Some(receiver) = &self.receiver else {
            return Poll::Ready(None);
        };
        match receiver.recv_timeout(time) {
            Ok(batch) => Poll::Ready(Some(Ok(batch))),
            Err(RecvTimeoutError::Timeout) => Poll::Pending,
            Err(RecvTimeoutError::Disconnected) => {
                self.receiver = None;
                Poll::Ready(self.join().map(Err))
            }
        }
    }

    /// Waits for the threads; a panic of theirs goes on here.
    fn join(&mut self) -> Option<ScanError> {
        if let Some(error) = self.unbegun.take() {
            return Some(ArrowError::from(error).into());
        }
        match self.thread.take()?.join() {
            Ok(Ok(tally)) => {
                self.tally = tally;
                None
            }
            Ok(Err(error)) => Some(error),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}

impl Iterator for Batches {
    type Item = Result<RecordBatch, ScanError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Ok(batch) = self.receiver.as_ref()?.recv() {
            return Some(Ok(batch));
        }
        self.receiver = None;
        self.join().map(Err)
    }
}

impl FusedIterator for Batches {}

impl Drop for Batches {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}
