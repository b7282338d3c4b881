//! Files of games as tables: the reader is asked for what a query needs, and for no more.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cif_query::output::{Format, TableOptions, write};
use cif_query::{ScanExec, Settings, register, session};
use datafusion::arrow::array::RecordBatch;
use datafusion::error::Result;
use datafusion::physical_plan::{ExecutionPlan, collect};
use datafusion::prelude::SessionContext;

fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/corpus")
        .join(name)
}

fn open(threads: usize, files: &[PathBuf]) -> SessionContext {
    let settings = Settings {
        threads,
        ..Settings::default()
    };
    let session = session(&settings).unwrap();
    register(&session, files).unwrap();
    session
}

async fn csv(session: &SessionContext, sql: &str) -> Result<String> {
    let stream = session.sql(sql).await?.execute_stream().await?;
    let mut out = Vec::new();
    write(stream, Format::Csv, TableOptions::default(), &mut out).await?;
    Ok(String::from_utf8(out).expect("UTF-8"))
}

async fn plan(session: &SessionContext, sql: &str) -> Arc<dyn ExecutionPlan> {
    let frame = session.sql(sql).await.unwrap();
    frame.create_physical_plan().await.unwrap()
}

/// The step that reads, and the names of those above it.
fn scan(plan: &Arc<dyn ExecutionPlan>) -> (&ScanExec, Vec<&str>) {
    let mut above = Vec::new();
    let mut step = plan;
    loop {
        if let Some(scan) = step.downcast_ref::<ScanExec>() {
            return (scan, above);
        }
        above.push(step.name());
        step = step.children().first().expect("a step below");
    }
}

fn count(scan: &ScanExec, name: &str) -> usize {
    let metrics = scan.metrics().unwrap();
    metrics.sum_by_name(name).map_or(0, |it| it.as_usize())
}

/// Values that a table cannot say of a game are null, for conditions too.
#[tokio::test]
async fn what_is_null_is_null_for_conditions() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("odd.pgn");
    let pgn = "[WhiteElo \"3000000000\"]\n[TimeControl \"3000000000+3000000000\"]\n\n1. e4 *\n\n\
               [SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/8 w - - 0 1\"]\n\n1. e4 *\n\n\
               [Variant \"1\"]\n\n1. e4 *\n\n[Variant \"Standard\"]\n\n1. e4 *\n";
    fs::write(&path, pgn).unwrap();
    let session = open(1, &[path]);
    for (sql, expected) in [
        ("white_elo, base_seconds FROM games WHERE game = 1", ",\n"),
        (
            "game FROM games WHERE white_elo > 2600 OR increment_seconds > 1",
            "",
        ),
        ("count(*) FROM games WHERE white_elo IS NULL", "4\n"),
        ("game FROM games WHERE moves IS NULL", "2\n3\n"),
        (
            "game, start_fen FROM games WHERE start_fen IS NOT NULL",
            "2,4k3/8/8/8/8/8/4P3/8 w - - 0 1\n",
        ),
        ("game FROM games WHERE final_fen IS NULL", "2\n3\n"),
    ] {
        let found = csv(&session, &format!("SELECT {sql}")).await.unwrap();
        let (_, rows) = found.split_once('\n').unwrap();
        assert_eq!(rows, expected, "{sql}");
    }
}

/// Findings have columns of the same names as heads of games, which mean their own.
#[tokio::test]
async fn findings_are_chosen_by_their_own_columns() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("faults.cif");
    let game = "<game><info><head><event><title>T</title><date>x</date></event></head></info><moves/></game>";
    let text = format!(
        "<cif>{game}{game}<info><version>1.0</version><creator/><created>x</created><content/></info></cif>"
    );
    fs::write(&path, text).unwrap();
    let session = open(1, &[path]);
    for (sql, expected) in [
        ("game FROM findings WHERE game = 2", "2\n"),
        ("game FROM findings WHERE game IS NULL", "\"\"\n"),
        (
            "count(*) FROM findings WHERE \"length\" BETWEEN 27 AND 8",
            "0\n",
        ),
        ("count(*) FROM findings WHERE source LIKE '%.pgn'", "0\n"),
        (
            "game FROM findings ORDER BY game NULLS FIRST",
            "\"\"\n1\n2\n",
        ),
    ] {
        let found = csv(&session, &format!("SELECT {sql}")).await.unwrap();
        let (_, rows) = found.split_once('\n').unwrap();
        assert_eq!(rows, expected, "{sql}");
    }
}

/// Columns, conditions and limits as the reader gets them.
#[tokio::test]
async fn plans_ask_the_reader_for_no_more_than_is_needed() {
    let session = open(2, &[corpus("club.pgn")]);
    for (sql, columns, filter, limit, has_filter) in [
        (
            "SELECT white, eco FROM games",
            "white,eco",
            None,
            None,
            false,
        ),
        ("SELECT count(*) FROM games", "", None, None, false),
        (
            "SELECT white FROM games WHERE white_elo > 2400 LIMIT 2",
            "white",
            Some("white_elo > 2400"),
            Some(2),
            false,
        ),
        (
            "SELECT white FROM games WHERE white_elo > black_elo AND eco LIKE 'B%' LIMIT 1",
            "white,white_elo,black_elo",
            Some("eco LIKE 'B%'"),
            None,
            true,
        ),
        (
            "SELECT san FROM plies WHERE game = 3 AND line = 0",
            "line,san",
            Some("game = 3"),
            None,
            true,
        ),
        (
            "SELECT white FROM games LIMIT 3 OFFSET 2",
            "white",
            None,
            Some(5),
            false,
        ),
        (
            "SELECT game FROM games ORDER BY game",
            "game",
            None,
            None,
            false,
        ),
    ] {
        let plan = plan(&session, sql).await;
        let (scan, above) = scan(&plan);
        let schema = scan.scan().schema();
        let names: Vec<&str> = schema
            .fields()
            .iter()
            .map(|it| it.name().as_str())
            .collect();
        assert_eq!(names.join(","), columns, "{sql}");
        let found = scan.scan().filter.as_ref().map(ToString::to_string);
        assert_eq!(
            (found.as_deref(), scan.scan().limit),
            (filter, limit),
            "{sql}"
        );
        assert_eq!(
            above.contains(&"FilterExec"),
            has_filter,
            "{sql}: {above:?}"
        );
        assert!(!above.contains(&"SortExec"), "{sql}: {above:?}");
    }
}

/// A limit ends the reading, and so does a condition that few games meet.
#[tokio::test]
async fn a_limit_ends_the_reading() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("many.pgn");
    let games = fs::read_to_string(corpus("club.pgn")).unwrap();
    fs::write(&path, games.repeat(60)).unwrap();
    let session = open(2, &[path]);
    for (sql, rows, most) in [
        ("SELECT white FROM games LIMIT 5", 5, 700),
        ("SELECT white FROM games WHERE eco = 'C50' LIMIT 5", 5, 700),
        ("SELECT white FROM games", 24 * 60, 24 * 60),
    ] {
        let plan = plan(&session, sql).await;
        let batches = collect(Arc::clone(&plan), session.task_ctx())
            .await
            .unwrap();
        assert_eq!(
            batches.iter().map(RecordBatch::num_rows).sum::<usize>(),
            rows,
            "{sql}"
        );
        let read = count(scan(&plan).0, "games_read");
        assert!(
            read >= rows && read <= most,
            "{sql}: {read} games were read"
        );
    }
}

#[tokio::test]
async fn rows_do_not_depend_on_the_number_of_threads() {
    let files = [corpus("club.pgn"), corpus("club.cif")];
    let mut results = Vec::new();
    for threads in [1, 3] {
        let session = open(threads, &files);
        let rows = csv(
            &session,
            "SELECT game, line, ply, san, fen, eval_cp FROM plies",
        )
        .await
        .unwrap();
        assert!(rows.lines().count() > 1500);
        results.push(rows);
    }
    assert!(results[0] == results[1]);
}

/// Files by their names are the same as the tables of the command line.
#[tokio::test]
async fn files_are_tables_by_their_names() {
    let [pgn, cif] = [corpus("club.pgn"), corpus("club.cif")];
    let session = open(2, &[pgn.clone(), cif.clone()]);
    let (pgn, cif) = (pgn.display(), cif.display());
    for (one, other) in [
        (
            format!("SELECT count(*) AS n FROM '{pgn}'"),
            "SELECT 24 AS n".to_owned(),
        ),
        (
            format!("SELECT * FROM plies('{pgn}', '{cif}')"),
            "SELECT * FROM plies".to_owned(),
        ),
        (
            format!("SELECT engine, score_cp FROM evaluations('{cif}')"),
            "SELECT engine, score_cp FROM evaluations WHERE source LIKE '%club.cif'".to_owned(),
        ),
    ] {
        let found = csv(&session, &one).await.unwrap();
        assert!(found == csv(&session, &other).await.unwrap(), "{one}");
    }
    for (sql, message) in [
        ("SELECT * FROM 'missing.pgn.zst'", "missing.pgn.zst"),
        ("SELECT * FROM plies('missing.cif')", "missing.cif"),
        ("SELECT * FROM plies()", "needs a file"),
        ("SELECT * FROM plies(7)", "names of files"),
        ("SELECT * FROM gamez", "gamez"),
    ] {
        let error = csv(&session, sql).await.unwrap_err().to_string();
        assert!(error.contains(message), "{sql}: {error}");
    }
}

/// Rows are read from folders that are parted by columns, and by patterns for folders.
#[tokio::test]
async fn folders_of_rows_are_tables() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path().display().to_string();
    let session = open(2, &[corpus("club.pgn")]);
    // One that has the column in its files as well, as `cif export` writes them, and one that has it not.
    for (name, columns) in [("with", "white, result"), ("without", "white")] {
        for (part, result) in [("1-0", "1-0"), ("%31%2F2", "1/2-1/2")] {
            let folder = folder.path().join(format!("{name}/result={part}"));
            std::fs::create_dir_all(&folder).unwrap();
            let file = folder.join("1.parquet");
            let sql = format!("SELECT {columns} FROM games WHERE result = '{result}'");
            let frame = session.sql(&sql).await.unwrap();
            let options = datafusion::dataframe::DataFrameWriteOptions::new();
            let file = file.to_str().unwrap();
            frame.write_parquet(file, options, None).await.unwrap();
        }
    }
    let count = "SELECT count(*) AS n FROM games WHERE result IN ('1-0', '1/2-1/2')";
    let expected = csv(&session, count).await.unwrap();
    for name in ["with/", "without/", "with/*/*.parquet", "w*t/*/?.parquet"] {
        let sql = format!("SELECT count(*) AS n FROM '{at}/{name}'");
        assert_eq!(csv(&session, &sql).await.unwrap(), expected, "{name}");
    }
    let results = format!("SELECT count(DISTINCT result) AS n FROM '{at}/without/'");
    assert_eq!(csv(&session, &results).await.unwrap(), "n\n2\n");
    let error = csv(&session, &format!("SELECT * FROM '{at}/*/x.parquet'")).await;
    let error = error.unwrap_err().to_string();
    assert!(error.contains("no file matches"), "{error}");
}

/// The functions say of packed moves what the table of plies says.
#[tokio::test]
async fn functions_agree_with_the_tables() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let sql = "SELECT count(*) AS differ FROM plies p JOIN (\
                 SELECT game, moves, start_fen, variant, \
                   unnest(move_details(moves, start_fen, variant)) AS m FROM games) g \
                 ON p.game = g.game AND p.ply = g.m['ply'] AND p.line = 0 \
               WHERE p.side <> m['side'] OR p.san <> m['san'] OR p.uci <> m['uci'] \
                 OR (p.piece IS DISTINCT FROM m['piece']) OR (p.captured IS DISTINCT FROM m['captured']) \
                 OR (p.promotion IS DISTINCT FROM m['promotion']) \
                 OR (p.is_check IS DISTINCT FROM m['is_check']) OR (p.is_mate IS DISTINCT FROM m['is_mate']) \
                 OR (p.is_castling IS DISTINCT FROM m['is_castling']) \
                 OR (p.is_en_passant IS DISTINCT FROM m['is_en_passant']) \
                 OR p.fen <> fen_at(moves, p.ply, start_fen, variant) \
                 OR p.zobrist <> position_key(p.fen)";
    for file in [
        corpus("club.pgn"),
        tests.join("variants.pgn"),
        tests.join("ends.pgn"),
    ] {
        let session = open(2, std::slice::from_ref(&file));
        let found = csv(&session, sql).await.unwrap();
        assert_eq!(found, "differ\n0\n", "{}", file.display());
    }
    // Ends of variants are written as mates, and are none.
    let session = open(2, &[tests.join("ends.pgn")]);
    let sql = "SELECT count(*) FILTER (WHERE san LIKE '%#') AS ends, \
                 count(*) FILTER (WHERE is_mate) AS mates FROM plies";
    assert_eq!(csv(&session, sql).await.unwrap(), "ends,mates\n6,1\n");
    let session = open(2, &[corpus("club.pgn")]);
    let sql = "SELECT count(*) AS n FROM games WHERE moves_san <> moves_san(moves) \
               OR moves_uci <> moves_uci(moves_san) OR final_fen <> fen_at(moves, -1) \
               OR moves <> pack_moves(moves_uci) OR plies <> ply_count(moves) \
               OR NOT has_position(moves, final_fen) OR NOT has_material(moves, material(final_fen))";
    assert_eq!(csv(&session, sql).await.unwrap(), "n\n0\n");
}

/// The functions read positions of all variants as the tables write them, and games of several
/// variants stand beside each other.
#[tokio::test]
async fn positions_of_variants_are_read() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants.pgn");
    let session = open(2, &[games]);
    let sql = "SELECT count(*) AS n, count(material(fen)) AS read, \
                 count(*) FILTER (WHERE zobrist IS DISTINCT FROM position_key(fen)) AS differ \
               FROM plies";
    assert_eq!(
        csv(&session, sql).await.unwrap(),
        "n,read,differ\n25,25,0\n"
    );
    let sql = "SELECT event FROM games WHERE has_position(moves, \
                 'rnbqkbnr/ppppp1pp/5p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR', start_fen, variant) \
               ORDER BY game";
    let found = csv(&session, sql).await.unwrap();
    assert_eq!(found, "event\nThree-check\nChess\n");
}

/// A game of many lines in every row would be of no use to anybody.
#[tokio::test]
async fn all_columns_are_those_that_people_look_at() {
    let session = open(1, &[corpus("club.pgn")]);
    let all = csv(&session, "SELECT * FROM games LIMIT 1").await.unwrap();
    let names = all.lines().next().unwrap();
    assert!(names.contains(",moves_san,"), "{names}");
    assert!(!names.split(',').any(|it| it == "cif"), "{names}");
    assert_eq!(all.lines().count(), 2);
    assert!(csv(&session, "SELECT cif FROM games").await.is_err());
}

/// CSV is read again as it was written, lines in cells among it, however long it is.
#[tokio::test]
async fn lines_in_cells_of_csv_are_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.csv");
    let name = path.to_str().unwrap();
    for cell in ["a\nb,#\nc", "a\n\"\"b\"\",#\nc", "#\r\n\\", "#"] {
        let rows: Vec<String> = (1..=20_000)
            .map(|it| format!("\"{}\",{it}\n", cell.replace('#', &it.to_string())))
            .collect();
        fs::write(&path, format!("x,i\n{}", rows.concat())).unwrap();
        let session = open(4, &[]);
        let create = format!(
            "CREATE EXTERNAL TABLE t STORED AS CSV LOCATION '{name}' \
             OPTIONS ('format.has_header' 'true')"
        );
        session.sql(&create).await.unwrap().collect().await.unwrap();
        for table in [&format!("'{name}'"), "t"] {
            let sql = format!(
                "SELECT count(*) AS n, sum(i) AS s, count(DISTINCT x) AS d, \
                 arrow_typeof(min(i)) AS k FROM {table}"
            );
            let found = csv(&session, &sql).await.unwrap();
            let expected = "n,s,d,k\n20000,200010000,20000,Int64\n";
            assert_eq!(found, expected, "{cell} in {table}");
        }
    }
}

/// Writes files into a folder and asks queries of them, in which `#` is its name, for what is
/// expected of each.
async fn hold(folder: &Path, files: &[(&str, &str)], queries: &[(&str, &str)]) {
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let session = open(2, &[]);
    for (sql, expected) in queries {
        let sql = sql.replace('#', &folder.display().to_string());
        let found = csv(&session, &sql).await;
        assert_eq!(found.as_deref().ok(), Some(*expected), "{sql}: {found:?}");
    }
}

/// Keys of positions come back from CSV as numbers, beside texts that are none.
#[tokio::test]
async fn keys_in_csv_are_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let rows = "k,few,text,none\n5,1,9223372036854775808,\n10,,x,\n9223372036854775808,3,7,\n";
    let sql = "SELECT min(k) AS a, max(k) AS z, arrow_typeof(min(k)) AS k, \
               arrow_typeof(min(few)) AS f, arrow_typeof(min(text)) AS t, count(\"none\") AS n \
               FROM '#/keys.csv' WHERE k > 6";
    let expected = "a,z,k,f,t,n\n10,9223372036854775808,UInt64,Int64,Utf8,0\n";
    hold(folder.path(), &[("keys.csv", rows)], &[(sql, expected)]).await;
}

/// Values that come after a thousand rows of a file are neither lost nor cut.
#[tokio::test]
async fn late_values_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let rows = |late: &str, early: &str| -> String {
        [vec![early; 1100], vec![late; 100]].concat().join("\n") + "\n"
    };
    hold(
        folder.path(),
        &[
            ("a.csv", &format!("i,v\n{}", rows("1,x", "1,"))),
            ("b.json", &rows(r#"{"v":2.75}"#, r#"{"v":1}"#)),
            ("c.json", &rows(r#"{"v":"x"}"#, r#"{"v":null}"#)),
            ("d.json", &rows(r#"{"i":1,"v":1}"#, r#"{"i":1}"#)),
        ],
        &[
            ("SELECT count(v) AS n FROM '#/a.csv'", "n\n100\n"),
            ("SELECT sum(v) AS n FROM '#/b.json'", "n\n1375.0\n"),
            ("SELECT count(v) AS n FROM '#/c.json'", "n\n100\n"),
            ("SELECT count(v) AS n FROM '#/d.json'", "n\n100\n"),
        ],
    )
    .await;
}

/// All of the records that say the types are looked at, however many are asked for.
#[tokio::test]
async fn a_late_text_is_no_key() {
    let folder = tempfile::tempdir().unwrap();
    let rows = format!("v\n{}x\n", "9223372036854775808\n".repeat(2000));
    let create = "CREATE EXTERNAL TABLE t STORED AS CSV LOCATION '#/a.csv' OPTIONS \
                  ('format.has_header' 'true', 'format.schema_infer_max_rec' '3000')";
    let queries = [(create, "\"\"\n"), ("SELECT max(v) AS v FROM t", "v\nx\n")];
    hold(folder.path(), &[("a.csv", &rows)], &queries).await;
}

/// Files of one folder may differ in types, and names may have signs of patterns.
#[tokio::test]
async fn folders_of_csv_and_odd_names_are_tables() {
    let folder = tempfile::tempdir().unwrap();
    hold(
        folder.path(),
        &[
            ("rows/1.csv", "r,e\n1,\n"),
            ("rows/2.csv", "r,e\n1.2,5\n"),
            ("rows/3.csv", "r,e\nx,6\n"),
            ("a[1] %20/n[x.csv", "r\n7\n"),
            ("a[1] %20/n:y.csv", "r\n7\n"),
            ("year=2/1.csv", "r\n7\n"),
            ("year=__HIVE_DEFAULT_PARTITION__/1.csv", "r\n7\n"),
        ],
        &[
            (
                "SELECT max(r) AS r, sum(e) AS e FROM '#/rows/'",
                "r,e\nx,11\n",
            ),
            ("SELECT r FROM '#/a[1] %20/n[x.csv'", "r\n7\n"),
            ("SELECT r FROM '#/a[1] %20/n:y.csv'", "r\n7\n"),
            ("SELECT count(*) AS r FROM '#/a[1] %20/'", "r\n2\n"),
        ],
    )
    .await;
    let sql = format!("SELECT * FROM '{}/'", folder.path().display());
    let error = csv(&open(2, &[]), &sql).await.unwrap_err().to_string();
    assert!(error.contains("folder of nulls"), "{error}");
}
