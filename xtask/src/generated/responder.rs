//! A child process that answers each line with a line. It does work that may
//! panic, overflow its stack or not end; then it is killed, and another takes its
//! place for the next line.

use std::ffi::OsString;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The program of a child, and its arguments.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) path: PathBuf,
    pub(crate) arguments: Vec<OsString>,
}

/// The reply to one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// The line that the child answered.
    Line(String),
    /// The child ended, with this status.
    Crash(String),
    /// The child did not answer in time.
    Timeout,
}

/// Sends each request to one of some children; the replies in the order of the
/// requests. `done` is called with the number of replies so far.
///
/// # Errors
/// When the program cannot be started.
pub(crate) fn replies(
    program: &Program,
    requests: &[String],
    limit: Duration,
    done: impl Fn(usize) + Sync,
) -> io::Result<Vec<Reply>> {
    let queue = Mutex::new((requests.iter().enumerate(), Vec::new()));
    let work = || -> io::Result<()> {
        let mut responder = Responder::new(program);
        loop {
            let Some((index, request)) = queue.lock().ok().and_then(|mut it| it.0.next()) else {
                return Ok(());
            };
            let reply = responder.ask(request, limit)?;
            if let Ok(mut queue) = queue.lock() {
                queue.1.push((index, reply));
                done(queue.1.len());
            }
        }
    };
    let jobs = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        let ended = workers.into_iter().map(|it| {
            let panicked = |_| Err(io::Error::other("a thread panicked"));
            it.join().unwrap_or_else(panicked)
        });
        ended.collect::<io::Result<Vec<()>>>()
    })?;
    let (_, mut replies) = queue.into_inner().unwrap_or_else(PoisonError::into_inner);
    replies.sort_by_key(|(index, _)| *index);
    Ok(replies.into_iter().map(|(_, reply)| reply).collect())
}

struct Responder<'p> {
    program: &'p Program,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl<'p> Responder<'p> {
    fn new(program: &'p Program) -> Self {
        Self {
            program,
            running: None,
        }
    }

    fn ask(&mut self, request: &str, limit: Duration) -> io::Result<Reply> {
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Running::start(self.program)?),
        };
        // A child that is gone does not take the line; its answer tells so too.
        let _ = writeln!(running.input, "{request}").and_then(|()| running.input.flush());
        match running.answers.recv_timeout(limit) {
            Ok(answer) => Ok(Reply::Line(answer)),
            Err(RecvTimeoutError::Timeout) => {
                self.running = None;
                Ok(Reply::Timeout)
            }
            Err(RecvTimeoutError::Disconnected) => {
                let status = running.child.wait()?.to_string();
                self.running = None;
                Ok(Reply::Crash(status))
            }
        }
    }
}

impl Running {
    fn start(program: &Program) -> io::Result<Self> {
        let mut child = Command::new(&program.path)
            .args(&program.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let missing = || io::Error::other("a child without pipes");
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let (sender, answers) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self {
            child,
            input,
            answers,
        })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_child_that_fails_is_replaced() {
        let script = "while read line; do case $line in \
                      die) exit 3;; sleep) sleep 60;; *) echo \"$line!\";; esac; done";
        let program = Program {
            path: "sh".into(),
            arguments: vec!["-c".into(), script.into()],
        };
        let requests = ["a", "die", "b", "sleep", "c"].map(str::to_owned);
        let limit = Duration::from_secs(2);
        let replies = replies(&program, &requests, limit, |_| ()).expect("a shell");
        let line = |text: &str| Reply::Line(text.to_owned());
        let crash = Reply::Crash("exit status: 3".to_owned());
        let expected = [line("a!"), crash, line("b!"), Reply::Timeout, line("c!")];
        assert_eq!(replies, expected);
    }
}
