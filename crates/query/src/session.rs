//! Sessions: what a query may take of the machine, and the functions that it finds.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use datafusion::error::Result;
use datafusion::execution::disk_manager::{DiskManagerBuilder, DiskManagerMode};
use datafusion::execution::memory_pool::TrackConsumersPool;
use datafusion::execution::runtime_env::RuntimeEnvBuilder;
use datafusion::execution::session_state::SessionStateBuilder;
use datafusion::prelude::{SessionConfig, SessionContext};

use crate::gather::GATHER_INPUTS;
use crate::keep::KeepMoves;
use crate::memory::Memory;
use crate::narrow::NarrowMoves;
use crate::ones::SumOnes;
use crate::stop::STOP_JOINS;
use crate::tables::{CsvFactory, Expansion, JsonFactory, Unread};
use crate::tops::SORT_TOPS;
use crate::{functions, tables};

/// The share of the machine that a session takes.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Bytes that sorting, grouping and joining may hold; what is more they spill to disk.
    pub memory: usize,
    /// Threads that share the work, at least one.
    pub threads: usize,
    /// The factor by which a compressed file may grow, once that is more than 64 MB.
    pub expansion: u64,
    /// The folder for what is spilled; that of the system for temporary files if none.
    pub spill: Option<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            memory: 1 << 30,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            expansion: cif_files::Bounds::default().expansion,
            spill: None,
        }
    }
}

/// A session with the functions of chess, in which files are tables by their names.
///
/// # Errors
/// When the folder for spilling cannot be used.
pub fn session(settings: &Settings) -> Result<SessionContext> {
    // The largest of them are named where memory is at an end.
    const NAMED: NonZeroUsize = NonZeroUsize::new(3).unwrap();
    // Files of a sort that are merged at once, and what is kept for that from the beginning.
    const MERGED: usize = 8;
    const FOR_MERGING: usize = 10 << 20;
    let mode = match &settings.spill {
        Some(folder) => DiskManagerMode::Directories(vec![folder.clone()]),
        None => DiskManagerMode::OsTmpDirectory,
    };
    let pool = TrackConsumersPool::new(Memory::new(settings.memory), NAMED);
    let disk = DiskManagerBuilder::default()
        .with_mode(mode)
        .with_max_spill_merge_fan_in(MERGED);
    let runtime = RuntimeEnvBuilder::new()
        .with_memory_pool(Arc::new(pool))
        .with_disk_manager_builder(disk)
        .build_arc()?;
    let config = SessionConfig::new()
        .with_target_partitions(settings.threads.max(1))
        .with_sort_spill_reservation_bytes(FOR_MERGING.min(settings.memory / 16))
        // A view of a text holds all the texts that were read with it, which fills the memory.
        .set_bool(
            "datafusion.execution.parquet.schema_force_view_types",
            false,
        )
        .with_extension(Arc::new(Expansion(settings.expansion)))
        .with_extension(Arc::new(Unread::default()))
        .with_information_schema(true)
        // A cell of CSV may have lines; a file is read in one piece then.
        .set_bool("datafusion.catalog.newlines_in_values", true);
    let mut state = SessionStateBuilder::new()
        .with_config(config)
        .with_runtime_env(runtime)
        .with_default_features()
        .with_optimizer_rule(Arc::new(NarrowMoves))
        .with_optimizer_rule(Arc::new(KeepMoves))
        .with_optimizer_rule(Arc::new(SumOnes))
        .with_physical_optimizer_rule(Arc::new(SORT_TOPS))
        .with_physical_optimizer_rule(Arc::new(GATHER_INPUTS))
        .with_physical_optimizer_rule(Arc::new(STOP_JOINS))
        .build();
    // All of a file says its schema: what comes late would be lost or cut otherwise.
    state.table_options_mut().json.schema_infer_max_rec = Some(usize::MAX);
    state.register_file_format(Arc::new(CsvFactory::new()), true)?;
    for json in JsonFactory::all() {
        state.register_file_format(Arc::new(json), true)?;
    }
    tables::know_encodings(&mut state);
    let session = SessionContext::new_with_state(state);
    for function in functions::all() {
        session.register_udf(function.udf());
    }
    Ok(tables::by_name(session))
}
