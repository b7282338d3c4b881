//! SQL over chess archives, by DataFusion: a session that knows the functions of chess and takes
//! files of games for tables. The command `cif query` is its front.
//!
//! ```
//! use cif_query::{Settings, session};
//!
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let session = session(&Settings::default())?;
//! let sql = "SELECT fen_at('e4 e5 Nf3', 2) AS fen";
//! let batches = session.sql(sql).await?.collect().await?;
//! assert_eq!(batches[0].num_rows(), 1);
//! # Ok::<(), datafusion::error::DataFusionError>(()) }).unwrap();
//! ```
//!
//! - [`session`]: a session with a bound on its memory, which spills to disk;
//! - [`register`], [`GamesTable`]: files of games as tables;
//! - [`functions`]: the functions of chess, one list from which the manual and the prompt follow;
//! - [`stop()`]: the end of queries that nobody waits for;
//! - [`output`]: results as a table, CSV, JSON or Parquet.

pub mod functions;
mod gather;
mod keep;
mod memory;
mod narrow;
mod ones;
pub mod output;
mod session;
mod steps;
mod stop;
mod tables;
mod tops;

pub use session::{Settings, session};
pub use stop::stop;
pub use tables::{GamesTable, ScanExec, Unread, register};
