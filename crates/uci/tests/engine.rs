//! Engines that do everything wrong, one thing at a time: each is found out,
//! in bounded time, and leaves no process behind. And a real one, that does
//! nothing wrong.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cif_oracles::{scripted_engine, stockfish};
use cif_uci::engine::{CommandLine, Engine, EngineError, Limit, Options, Search, Step, Stopped};
use cif_uci::line::{Position, Start};
use cif_uci::moves::Moves;

fn scripted(script: &[&str]) -> CommandLine {
    let program = scripted_engine().expect("the scripted engine compiles");
    CommandLine::new(program, script.iter().copied())
}

/// Short enough for a test, long enough for a busy machine.
fn options() -> Options {
    Options {
        start: Duration::from_secs(3),
        ready: Duration::from_secs(3),
        grace: Duration::from_millis(500),
        search: Duration::from_secs(1),
        stop: Duration::from_millis(700),
        interrupt: None,
    }
}

/// For engines that answer: only a broken machine takes so long.
fn unhurried() -> Options {
    Options {
        start: LONG,
        ready: LONG,
        search: LONG,
        stop: LONG,
        ..options()
    }
}

/// No step of a test takes longer, on the busiest machine.
const LONG: Duration = Duration::from_mins(1);

const AFTER_E4: Position<'_> = Position {
    start: Start::StartPos,
    moves: Moves::new("e2e4"),
};

const SHALLOW: Limit = Limit {
    depth: Some(5),
    movetime: None,
    nodes: None,
};

/// Returns true if a process is there, dead ones that nobody waited for
/// included.
fn is_there(process: u32) -> bool {
    if cfg!(target_os = "linux") {
        return fs::exists(format!("/proc/{process}")).unwrap();
    }
    false
}

/// Starts an engine and searches twice. The second search shows whether it
/// can still be used.
fn run(script: &[&str], options: Options) -> [Result<Search, EngineError>; 2] {
    let begin = Instant::now();
    let mut engine = match Engine::start(&scripted(script), options) {
        Ok(engine) => engine,
        Err(error) => return [Err(error), Ok(Search::default())],
    };
    let process = engine.process_id();
    let first = engine.search(&AFTER_E4, &SHALLOW);
    let second = engine.search(&AFTER_E4, &SHALLOW);
    let is_over = |result: &Result<Search, EngineError>| {
        matches!(
            result,
            Err(EngineError::Hung { .. } | EngineError::Exited(_) | EngineError::Crashed(_))
        )
    };
    assert_eq!(is_over(&first), !is_there(process), "{script:?}");
    drop(engine);
    assert!(!is_there(process), "{script:?}: the process is left");
    assert!(begin.elapsed() < LONG, "{script:?}: {:?}", begin.elapsed());
    [first, second]
}

fn principal(search: &Result<Search, EngineError>) -> String {
    let search = search.as_ref().expect("the search comes to an end");
    search
        .principal()
        .map_or(String::new(), |it| it.to_string())
}

#[test]
fn a_good_engine_answers() {
    let [first, second] = run(&[], unhurried());
    assert_eq!(
        principal(&first),
        "info depth 2 score cp 15 nodes 100 time 25"
    );
    assert_eq!(first.as_ref().unwrap(), second.as_ref().unwrap());
    let first = first.unwrap();
    assert_eq!(
        (first.best.as_deref(), first.ponder.as_deref()),
        (Some("e2e4"), Some("e7e5"))
    );
    assert_eq!(first.stopped, None);
}

#[test]
fn what_begins_wrong_is_no_engine() {
    let cases = [
        (
            "hang-at-uci",
            "the engine gave no answer at its start in 3.0 s",
        ),
        ("deaf", "the engine gave no answer at its start in 3.0 s"),
        (
            "never-ready",
            "the engine gave no answer at its start in 3.0 s",
        ),
        (
            "exit-at-once",
            "the engine ended at its start, with status 7; its last words: `no network file`",
        ),
        (
            "no-uci",
            "the program speaks no UCI; its first line was `GNU Chess 6`",
        ),
        (
            "nonsense-flood",
            "the program speaks no UCI; its first line was `y`",
        ),
        (
            "info-flood",
            "the engine gave no answer at its start in 3.0 s",
        ),
    ];
    side_by_side(&cases, |(script, expected)| {
        let begin = Instant::now();
        let error = Engine::start(&scripted(&[script]), options()).expect_err(script);
        assert_eq!(error.to_string(), *expected, "{script}");
        assert!(begin.elapsed() < LONG, "{script}");
        assert_no_child(script);
    });
}

/// Most of these tests wait; they do so at the same time.
fn side_by_side<T: Sync>(cases: &[T], test: impl Fn(&T) + Sync) {
    std::thread::scope(|scope| {
        for case in cases {
            scope.spawn(|| test(case));
        }
    });
}

/// No process that is called with these words is left.
fn assert_no_child(script: &str) {
    if !cfg!(target_os = "linux") {
        return;
    }
    let parent = format!("PPid:\t{}\n", std::process::id());
    let process = fs::read_dir("/proc").unwrap().find(|entry| {
        let path = entry.as_ref().unwrap().path();
        let words = fs::read(path.join("cmdline")).unwrap_or_default();
        let status = fs::read_to_string(path.join("status")).unwrap_or_default();
        let mut words = words.split(|byte| *byte == 0);
        words.any(|word| word == script.as_bytes()) && status.contains(&parent)
    });
    assert!(process.is_none(), "{script}: the process is left");
}

#[test]
fn a_command_must_be_a_program() {
    let command = CommandLine::new("/nowhere/engine", [] as [&str; 0]);
    let error = Engine::start(&command, options()).unwrap_err();
    assert!(matches!(error, EngineError::Start { .. }));
    assert!(
        error
            .to_string()
            .starts_with("cannot start `/nowhere/engine`: ")
    );
}

#[test]
fn engines_that_fail_in_a_search_are_found_out() {
    type Is = fn(&EngineError) -> bool;
    let hung: Is = |error| {
        matches!(
            error,
            EngineError::Hung {
                step: Step::Search,
                ..
            }
        )
    };
    let cases: [(&str, &str, Is); 8] = [
        (
            "hang-at-go",
            "the engine gave no answer in a search in 1.7 s",
            hung,
        ),
        (
            "ignore-stop",
            "the engine gave no answer in a search in 1.7 s",
            hung,
        ),
        (
            "no-bestmove",
            "the engine gave no answer in a search in 1.7 s",
            hung,
        ),
        (
            "flood-for-ever",
            "the engine gave no answer in a search in 1.7 s",
            hung,
        ),
        (
            "crash",
            "the engine crashed in a search (signal: 6 (SIGABRT) (core dumped)); its last words: `assertion failed: depth > 0`",
            |error| matches!(error, EngineError::Crashed(fate) if fate.status.is_some()),
        ),
        (
            "exit",
            "the engine ended in a search, with status 3",
            |error| matches!(error, EngineError::Exited(_)),
        ),
        (
            "bestmove-of-nothing",
            "the engine ended a search with a `bestmove` of no move",
            |error| matches!(error, EngineError::NoMove),
        ),
        (
            "late-score",
            "the engine gave a score after its `bestmove`: `info depth 99 score cp 12345`",
            |error| matches!(error, EngineError::LateScore { .. }),
        ),
    ];
    side_by_side(&cases, |(script, expected, is)| {
        let [first, second] = run(&[script], options());
        let error = first.expect_err(script);
        assert!(is(&error), "{script}: {error:?}");
        let message = error.to_string().replace(" (core dumped)", "");
        assert_eq!(message, expected.replace(" (core dumped)", ""), "{script}");
        assert!(second.is_err(), "{script}");
    });
}

#[test]
fn a_process_that_closes_its_output_is_ended() {
    let command = CommandLine::new("sh", ["-c", "read line; exec >&-; exec sleep 1000"]);
    let begin = Instant::now();
    let error = Engine::start(&command, options()).unwrap_err();
    assert!(matches!(error, EngineError::Mute(_)), "{error:?}");
    assert_eq!(
        error.to_string(),
        "the engine closed its output at its start"
    );
    assert!(begin.elapsed() < LONG);
    assert_no_child("1000");
}

#[test]
fn what_a_script_has_started_is_ended_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("process");
    let begin = format!("sleep 2000 & echo $! > '{}'", file.display());
    // One that does not answer, and one that goes when it is asked to.
    let engine = "while read -r line; do case $line in \
        uci) echo uciok;; isready) echo readyok;; quit) exit 0;; esac; done";
    for rest in ["wait", engine] {
        let command = CommandLine::new("sh", ["-c", &format!("{begin}; {rest}")]);
        let started = Engine::start(&command, options());
        assert_eq!(started.is_ok(), rest == engine);
        if let Ok(engine) = started {
            engine.quit();
        }
        let process: u32 = fs::read_to_string(&file).unwrap().trim().parse().unwrap();
        // It is somebody else's to wait for.
        let begin = Instant::now();
        let state = || fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        while !state().is_empty() && !state().contains(") Z ") {
            assert!(begin.elapsed() < LONG, "{}", state());
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn odd_engines_are_understood() {
    for (script, expected, best) in [
        (
            "not-utf-8",
            "info depth 2 score cp 15 nodes 100 time 25",
            Some("e2e4"),
        ),
        (
            "garbage",
            "info depth 2 score cp 15 nodes 100 time 25",
            Some("e2e4"),
        ),
        (
            "stderr-flood",
            "info depth 2 score cp 15 nodes 100 time 25",
            Some("e2e4"),
        ),
        (
            "bounds",
            "info depth 6 score cp 40 upperbound",
            Some("e2e4"),
        ),
        ("mate-0", "info depth 0 score mate 0", None),
        ("no-score", "", Some("e2e4")),
    ] {
        let [first, second] = run(&[script], unhurried());
        assert_eq!(principal(&first), expected, "{script}");
        let first = first.unwrap();
        assert_eq!(first.best.as_deref(), best, "{script}");
        assert_eq!(first, second.unwrap(), "{script}");
    }
}

/// A flood is read with bounded memory, a line of 64 MiB cut, and the engine
/// stopped when its time is over.
#[test]
fn a_flood_ends_with_the_time() {
    let begin = Instant::now();
    let mut engine = Engine::start(
        &scripted(&["flood"]),
        Options {
            search: options().search,
            ..unhurried()
        },
    )
    .unwrap();
    let before = memory();
    let search = engine.search(&AFTER_E4, &SHALLOW).unwrap();
    let grown = memory().saturating_sub(before);
    assert_eq!(search.stopped, Some(Stopped::Limit));
    let ranks = search.ranked().count();
    assert!(ranks > 50 && ranks <= 500, "{ranks}");
    assert!(grown < 100_000, "{grown} KiB");
    assert!(begin.elapsed() < LONG);
}

/// The most memory that the process has had, in KiB.
fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
    number.unwrap_or_default()
}

#[test]
fn a_search_that_outlasts_its_time_is_stopped() {
    let mut engine = Engine::start(
        &scripted(&["think"]),
        Options {
            grace: options().grace,
            ..unhurried()
        },
    )
    .unwrap();
    let limit = Limit {
        movetime: Some(Duration::from_millis(100)),
        ..Limit::default()
    };
    let begin = Instant::now();
    let search = engine.search(&AFTER_E4, &limit).unwrap();
    let time = begin.elapsed();
    assert_eq!(search.stopped, Some(Stopped::Limit));
    assert!(search.principal().is_some());
    assert!(
        time >= Duration::from_millis(600) && time < LONG,
        "{time:?}"
    );
}

#[test]
fn a_search_can_be_interrupted() {
    let interrupt = Arc::new(AtomicBool::new(false));
    let options = Options {
        search: Duration::from_hours(1),
        interrupt: Some(Arc::clone(&interrupt)),
        ..unhurried()
    };
    let mut engine = Engine::start(&scripted(&["think"]), options).unwrap();
    let begin = Instant::now();
    std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(200));
        interrupt.store(true, Ordering::Relaxed);
    });
    let search = engine.search(&AFTER_E4, &SHALLOW).unwrap();
    assert_eq!(search.stopped, Some(Stopped::Interrupt));
    assert!(begin.elapsed() < LONG);
}

#[test]
fn what_is_said_to_an_engine_is_uci() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("commands");
    let log = format!("log={}", file.display());
    let mut engine = Engine::start(&scripted(&[&log, "variant=atomic"]), unhurried()).unwrap();
    assert_eq!(
        (engine.name(), engine.author()),
        ("Scripted 1.0", Some("Nobody"))
    );
    assert_eq!(engine.announced().count(), 4);
    engine.set_option("uci_variant", Some("ATOMIC")).unwrap();
    engine.set_option("hash", Some("32")).unwrap();
    let error = engine.set_option("Hasch", Some("32")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the engine has no option `Hasch`; like it is `Hash`"
    );
    engine.new_game().unwrap();
    let position = Position {
        start: Start::Fen("8/8/8/8/8/8/k6K/8 w - - 0 1"),
        moves: Moves::default(),
    };
    engine.search(&position, &SHALLOW).unwrap();
    engine.quit();
    let said = fs::read_to_string(file).unwrap();
    assert_eq!(
        said.lines().collect::<Vec<_>>(),
        [
            "uci",
            "isready",
            "setoption name UCI_Variant value atomic",
            "setoption name Hash value 32",
            "ucinewgame",
            "isready",
            "position fen 8/8/8/8/8/8/k6K/8 w - - 0 1",
            "go depth 5",
            "isready",
            "quit",
        ]
    );
}

#[test]
fn a_real_engine_answers() {
    let command = CommandLine::new(stockfish(), [] as [&str; 0]);
    let mut engine = Engine::start(&command, Options::default()).unwrap();
    let process = engine.process_id();
    assert!(engine.name().starts_with("Stockfish "), "{}", engine.name());
    engine.set_option("MultiPV", Some("3")).unwrap();
    engine.new_game().unwrap();
    let search = engine.search(&AFTER_E4, &SHALLOW).unwrap();
    let ranks: Vec<u64> = search.ranked().map(|(rank, _)| rank).collect();
    assert_eq!(ranks, [1, 2, 3]);
    let info = search.principal().unwrap();
    assert_eq!(info.depth, Some(5));
    assert_eq!(info.pv.unwrap().first(), search.best.as_deref());
    // Fool's mate: there is no move.
    let mated = Position {
        start: Start::StartPos,
        moves: Moves::new("f2f3 e7e5 g2g4 d8h4"),
    };
    let search = engine.search(&mated, &SHALLOW).unwrap();
    assert_eq!(principal(&Ok(search.clone())), "info depth 0 score mate 0");
    assert_eq!(search.best, None);
    engine.quit();
    assert!(!is_there(process));
}
