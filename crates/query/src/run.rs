//! Queries answered: from the text of one or more statements to what is written.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use cif_files::program::counted;
use cif_query::output::{self, Format, TableOptions};
use cif_query::{GamesTable, Unread};
use clap::builder::styling::{AnsiColor, Effects, Style};
use datafusion::common::tree_node::TreeNodeRecursion;
use datafusion::datasource::source_as_provider;
use datafusion::logical_expr::LogicalPlan;
use datafusion::prelude::{DataFrame, SQLOptions, SessionContext};
use datafusion::sql::parser::DFParser;

use crate::bounds;
use crate::error::QueryError;
use crate::precedence;
use crate::target::Target;

const WARNING: Style = AnsiColor::BrightYellow.on_default().effects(Effects::BOLD);

/// The destination of results, and their form.
#[derive(Clone, Debug)]
pub(crate) struct Destination {
    pub(crate) format: Format,
    pub(crate) table: TableOptions,
    /// A file, for the result of the last statement; else standard output, for all.
    pub(crate) file: Option<PathBuf>,
}

/// Answers statements in their order.
pub(crate) async fn run(
    session: &SessionContext,
    sql: &str,
    to: &Destination,
) -> Result<(), QueryError> {
    // Some editors begin a file with the mark.
    let sql = sql.strip_prefix('\u{feff}').unwrap_or(sql);
    // Nothing but `--output` writes files: that is all or nothing, COPY is not.
    let allowed = SQLOptions::new().with_allow_dml(false);
    bounds::check(sql)?;
    let statements = DFParser::parse_sql(sql)?;
    let last = statements.len().checked_sub(1);
    let Some(last) = last else {
        return Err(QueryError::new("there is no query"));
    };
    statements.iter().try_for_each(precedence::check)?;
    for (number, statement) in statements.into_iter().enumerate() {
        let plan = session.state().statement_to_plan(statement).await;
        let plan = plan.map_err(|error| QueryError::unplanned(error, &tables(session)))?;
        if matches!(plan, LogicalPlan::Copy(_)) {
            return Err(QueryError::new("COPY is left out: -o FILE writes a result"));
        }
        allowed.verify_plan(&plan)?;
        if let Some(path) = &to.file {
            spare(&plan, path)?;
        }
        let options = match plan {
            LogicalPlan::Explain(_) | LogicalPlan::Analyze(_) => TableOptions {
                width: 0,
                ..to.table
            },
            _ => to.table,
        };
        let frame = session.execute_logical_plan(plan).await?;
        // EXECUTE has the result of the statement that was prepared.
        let says_nothing = frame.schema().fields().is_empty();
        match to.file.as_deref() {
            Some(_) if number == last && says_nothing => {
                return Err(QueryError::new("the last statement has no result"));
            }
            Some(path) if number == last => write(frame, to.format, options, Some(path)).await?,
            _ if says_nothing => drop(frame.collect().await?),
            Some(_) => {
                let message = "of several statements only the last may have a result";
                return Err(QueryError::new(message));
            }
            None => write(frame, to.format, options, None).await?,
        }
    }
    Ok(())
}

/// The names of the tables of a session.
fn tables(session: &SessionContext) -> Vec<String> {
    let catalog = session.catalog("datafusion");
    let schema = catalog.and_then(|it| it.schema("public"));
    let mut names = schema.map_or_else(Vec::new, |it| it.table_names());
    names.sort();
    names
}

/// Refuses to let the output take the place of a file that the plan reads.
fn spare(plan: &LogicalPlan, output: &Path) -> Result<(), QueryError> {
    let mut spared = Ok(());
    plan.apply_with_subqueries(|node| {
        if let LogicalPlan::TableScan(scan) = node {
            // A table of one file has its name.
            let named = Path::new(scan.table_name.table());
            let provider = source_as_provider(&scan.source)?;
            let games = provider.downcast_ref::<GamesTable>();
            let sources = games.into_iter().flat_map(GamesTable::sources);
            spared = sources
                .map(PathBuf::as_path)
                .chain([named])
                .try_for_each(|it| cif_files::spare(it, output));
        }
        Ok(match spared {
            Ok(()) => TreeNodeRecursion::Continue,
            Err(_) => TreeNodeRecursion::Stop,
        })
    })?;
    Ok(spared?)
}

/// Says what was left out on standard error. Returns the number of warnings.
pub(crate) fn warn(session: &SessionContext) -> usize {
    let unread = session.copied_config().get_extension::<Unread>();
    let warnings = unread.iter().flat_map(|unread| unread.take());
    // Nobody need read it.
    warnings
        .map(|it| writeln!(anstream::stderr(), "{WARNING}warning{WARNING:#}: {it}"))
        .count()
}

/// Writes a result, and says how long it is where nobody sees it.
async fn write(
    frame: DataFrame,
    format: Format,
    options: TableOptions,
    path: Option<&Path>,
) -> Result<(), QueryError> {
    let mut target = Target::at(path)?;
    if format == Format::Parquet && target.is_terminal() {
        return Err(QueryError::new(
            "Parquet is no text for a terminal: write it to a file, `-o FILE`",
        ));
    }
    let stream = frame.execute_stream().await?;
    let options = TableOptions {
        is_for_terminal: target.is_terminal(),
        ..options
    };
    let out = io::BufWriter::new(&mut target);
    let written = output::write(stream, format, options, out).await;
    let rows = target.finish(written)?;
    if path.is_some()
        && let Some(rows) = rows
    {
        let rows = counted(rows as u64, "row");
        // Nobody need read it.
        let _ = writeln!(anstream::stderr(), "{rows} written");
    }
    Ok(())
}
