//! The process of an engine and the three threads at its pipes. What it
//! writes is read line by line into a channel of bounded length, so that a
//! flood stops at the pipe; commands go through a thread too, so
//! that an engine that does not read stops nobody.

use std::collections::VecDeque;
use std::io::{BufReader, Read, Write};
use std::path::Path;
use std::process::{ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use super::running::{self, Shared, lock};
use super::{CommandLine, EngineError, Fate, Step};
use crate::lines::read_line;

/// The longest line of an engine that is read whole.
const LINE: u64 = 1 << 16;
/// The number of lines that may wait to be read.
const WAITING: usize = 64;
/// The commands that wait to be read.
const COMMANDS: usize = 64;
/// The lines of standard error that are kept, and the bytes of each.
const LAST_LINES: usize = 20;
const LAST_LINE: u64 = 1 << 10;
/// The time that a process that has closed its output may take to end.
const PARTING: Duration = Duration::from_millis(500);

/// The next line of an engine, if there is one.
#[derive(Debug)]
pub(super) enum Received {
    Line(String),
    /// Nothing in this time.
    Nothing,
    /// The output is closed.
    End,
}

/// A process. Dropped, it is gone.
#[derive(Debug)]
pub(super) struct Process {
    program: String,
    child: Shared,
    id: u32,
    /// Its status, once it was waited for.
    status: Option<ExitStatus>,
    commands: Option<SyncSender<String>>,
    lines: Receiver<String>,
    stderr: Arc<Mutex<VecDeque<String>>>,
    /// The thread that reads its standard error.
    listener: Option<thread::JoinHandle<()>>,
}

impl Process {
    pub(super) fn start(command: &CommandLine) -> Result<Self, EngineError> {
        let program = command.program.to_string_lossy().into_owned();
        let failed = |error| EngineError::Start {
            program: program.clone(),
            error,
        };
        let mut process = Command::new(&command.program);
        process
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        if let Some(folder) = &command.folder {
            process.current_dir(folder);
        }
        apart(&mut process);
        let child = running::spawn(&mut process).map_err(failed)?;
        let (id, stdin, stdout, errors) = {
            let mut child = lock(&child);
            let pipes = (child.stdin.take(), child.stdout.take());
            (child.id(), pipes.0, pipes.1, child.stderr.take())
        };
        let (to_writer, commands) = sync_channel(COMMANDS);
        let (to_us, lines) = sync_channel(WAITING);
        let stderr = Arc::new(Mutex::new(VecDeque::new()));
        // From here on the child is ended whatever happens.
        let mut made = Self {
            program: Path::new(&command.program).file_stem().map_or_else(
                || program.clone(),
                |name| name.to_string_lossy().into_owned(),
            ),
            child,
            id,
            status: None,
            commands: Some(to_writer),
            lines,
            stderr: Arc::clone(&stderr),
            listener: None,
        };
        let named = |name: &str| thread::Builder::new().name(format!("engine {name}"));
        if let Some(pipe) = stdin {
            named("input")
                .spawn(move || write_commands(pipe, &commands))
                .map_err(failed)?;
        }
        if let Some(pipe) = stdout {
            named("output")
                .spawn(move || read_lines(pipe, LINE, |line| to_us.send(line).is_ok()))
                .map_err(failed)?;
        }
        if let Some(pipe) = errors {
            let listener = named("errors").spawn(move || {
                read_lines(pipe, LAST_LINE, |line| {
                    let mut last = lock(&stderr);
                    if last.len() == LAST_LINES {
                        last.pop_front();
                    }
                    last.push_back(line);
                    true
                });
            });
            made.listener = Some(listener.map_err(failed)?);
        }
        Ok(made)
    }

    /// The name of the program, without folder and ending.
    pub(super) fn program(&self) -> &str {
        &self.program
    }

    pub(super) const fn id(&self) -> u32 {
        self.id
    }

    /// Says a line; `false` when nobody takes it.
    pub(super) fn say(&self, line: String) -> bool {
        let commands = self.commands.as_ref();
        commands.is_some_and(|commands| commands.try_send(line).is_ok())
    }

    pub(super) fn receive(&self, deadline: Instant) -> Received {
        let time = deadline.saturating_duration_since(Instant::now());
        match self.lines.recv_timeout(time) {
            Ok(line) => Received::Line(line),
            Err(RecvTimeoutError::Timeout) => Received::Nothing,
            Err(RecvTimeoutError::Disconnected) => Received::End,
        }
    }

    /// Returns true once the process has ended.
    pub(super) fn has_ended(&mut self) -> bool {
        if self.status.is_none() {
            self.status = running::ended(&mut lock(&self.child));
        }
        self.status.is_some()
    }

    /// Waits for the process to go of itself, and ends it if it does not.
    pub(super) fn leave(&mut self, time: Duration) {
        self.commands = None;
        let deadline = Instant::now() + time;
        while !self.has_ended() && Instant::now() < deadline {
            // What it still says must not keep it.
            let _ = self.receive(Instant::now() + Duration::from_millis(2));
            thread::sleep(Duration::from_micros(200));
        }
        self.end();
    }

    /// Kills the process and what it started.
    pub(super) fn end(&mut self) {
        self.commands = None;
        if self.has_ended() {
            return;
        }
        let mut child = lock(&self.child);
        running::kill(&mut child);
        self.status = child.wait().ok();
    }

    /// Why a process that says no more does so.
    pub(super) fn autopsy(&mut self, step: Step) -> EngineError {
        let deadline = Instant::now() + PARTING;
        while !self.has_ended() && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(1));
        }
        let status = self.status;
        self.end();
        let fate = Fate {
            step,
            status,
            stderr: self.last_words(),
        };
        match fate.status {
            None => EngineError::Mute(fate),
            Some(status) if status.code().is_some() => EngineError::Exited(fate),
            Some(_) => EngineError::Crashed(fate),
        }
    }

    /// The last lines of standard error, once the process has ended.
    pub(super) fn last_words(&mut self) -> Vec<String> {
        if let Some(listener) = self.listener.take() {
            // Somebody else may hold the pipe open.
            let deadline = Instant::now() + PARTING;
            while !listener.is_finished() && Instant::now() < deadline {
                thread::sleep(Duration::from_millis(1));
            }
        }
        let last = lock(&self.stderr);
        last.iter().cloned().collect()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

fn write_commands(mut pipe: ChildStdin, commands: &Receiver<String>) {
    for mut command in commands {
        command.push('\n');
        if pipe.write_all(command.as_bytes()).is_err() {
            return;
        }
    }
}

/// Hands over line after line as long as they are taken. Bytes that are no
/// UTF-8 are replaced. A pipe that fails is like one that ends: the engine has
/// gone silent, and [`Process::autopsy`] reports how it ended.
fn read_lines(pipe: impl Read, limit: u64, mut take: impl FnMut(String) -> bool) {
    let mut source = BufReader::with_capacity(1 << 14, pipe);
    let mut bytes = Vec::new();
    while let Ok(Some(_)) = read_line(&mut source, limit, &mut bytes) {
        if !take(String::from_utf8_lossy(&bytes).into_owned()) {
            return;
        }
    }
}

/// Puts a process into a group of its own: the interrupt of a terminal goes
/// to a group, and whether the engine ends then is ours to say.
#[cfg(unix)]
fn apart(process: &mut Command) {
    use std::os::unix::process::CommandExt;
    process.process_group(0);
}

#[cfg(windows)]
fn apart(process: &mut Command) {
    use std::os::windows::process::CommandExt;
    const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
    process.creation_flags(CREATE_NEW_PROCESS_GROUP);
}

#[cfg(not(any(unix, windows)))]
fn apart(_: &mut Command) {}
