//! Queries that hold more than their memory.

use std::time::Duration;

use cif_query::{Settings, session};
use datafusion::arrow::array::RecordBatch;
use datafusion::physical_plan::repartition::RepartitionExec;
use datafusion::physical_plan::{ExecutionPlan, collect};

/// The number of times that a step or one below it wrote rows to divide to files.
fn spills(plan: &dyn ExecutionPlan) -> usize {
    let own = plan.downcast_ref::<RepartitionExec>();
    let own = own.and_then(|it| it.metrics()?.spill_count()).unwrap_or(0);
    let below = plan.children().into_iter().map(|it| spills(&**it));
    own + below.sum::<usize>()
}

/// Rows that are divided among threads by way of files all arrive, however often it is tried.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn divided_rows_come_back_from_files() {
    const SQL: &str = "SELECT g, count(DISTINCT name) FROM (SELECT value % 13 AS g, \
        repeat(CAST(value % 337 AS varchar), 12) AS name FROM generate_series(1, 40000)) GROUP BY g";
    let settings = Settings {
        memory: 8 << 20,
        threads: 2,
        ..Settings::default()
    };
    let session = session(&settings).unwrap();
    let small = session.sql("SET datafusion.execution.batch_size = 64");
    small.await.unwrap().collect().await.unwrap();
    let mut spilled = 0;
    for attempt in 0..12 {
        let frame = session.sql(SQL).await.unwrap();
        let plan = frame.create_physical_plan().await.unwrap();
        let rows = collect(plan.clone(), session.task_ctx());
        let rows = tokio::time::timeout(Duration::from_mins(1), rows).await;
        let rows = rows.unwrap_or_else(|_| panic!("attempt {attempt} does not end"));
        let rows = rows
            .unwrap()
            .iter()
            .map(RecordBatch::num_rows)
            .sum::<usize>();
        assert_eq!(rows, 13, "attempt {attempt}");
        spilled += spills(&*plan);
    }
    assert!(spilled > 0, "no row goes by way of a file");
}

/// Sorts that go to the disk end with all rows, though threads share the memory.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn sorts_end_in_little_memory() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rows.parquet").display().to_string();
    let rows = "SELECT value, repeat(CAST(value % 337 AS varchar), 20) AS name \
                FROM generate_series(1, 300000)";
    let large = session(&Settings::default()).unwrap();
    let frame = large.sql(rows).await.unwrap();
    let options = datafusion::dataframe::DataFrameWriteOptions::new();
    frame.write_parquet(&file, options, None).await.unwrap();
    for memory in [24 << 20, 32 << 20, 48 << 20] {
        let settings = Settings {
            memory,
            threads: 2,
            ..Settings::default()
        };
        let session = session(&settings).unwrap();
        let sql = format!("SELECT * FROM '{file}' ORDER BY name DESC, value");
        for attempt in 0..3 {
            let rows = session.sql(&sql).await.unwrap().collect().await;
            let rows = rows.unwrap_or_else(|error| panic!("{memory}, attempt {attempt}: {error}"));
            let rows = rows.iter().map(RecordBatch::num_rows).sum::<usize>();
            assert_eq!(rows, 300_000);
        }
    }
}
