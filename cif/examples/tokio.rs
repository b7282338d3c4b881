//! Checks archives side by side in an asynchronous program: checking blocks,
//! and so belongs on a thread that may: `tokio ARCHIVE...`.

use tokio::task::{JoinSet, spawn_blocking};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut checks = JoinSet::new();
    for path in std::env::args().skip(1) {
        checks.spawn(async move {
            let report = spawn_blocking({
                let path = path.clone();
                move || cif::check::path(path)
            });
            (path, report.await)
        });
    }
    let mut lines = Vec::new();
    while let Some(checked) = checks.join_next().await {
        let (path, report) = checked?;
        lines.push(format!("{path}: {} findings", report??.summary.findings()));
    }
    lines.sort();
    println!("{}", lines.join("\n"));
    Ok(())
}
