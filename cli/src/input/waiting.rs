//! Sources that may keep their reader waiting, such as pipes and keyboards:
//! reading from them ends when nobody wants it any more.

pub(super) use system::{file, stdin};

#[cfg(unix)]
mod system {
    use std::fs::File;
    use std::io::{self, Read};
    use std::os::fd::AsFd;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;

    use cif::files::Source;

    /// The time between looks at whether reading is still wanted.
    const SLICE: Timespec = Timespec {
        tv_sec: 0,
        tv_nsec: 100_000_000,
    };

    /// Standard input as long as it is wanted.
    pub(in crate::input) fn stdin(is_wanted: fn() -> bool) -> io::Result<Source> {
        let file = File::from(io::stdin().as_fd().try_clone_to_owned()?);
        self::file(file, is_wanted)
    }

    /// A file as long as it is wanted.
    pub(in crate::input) fn file(file: File, is_wanted: fn() -> bool) -> io::Result<Source> {
        // What stands on a disk keeps nobody waiting.
        if file.metadata()?.is_file() {
            return Ok(Box::new(file));
        }
        Ok(Box::new(Waiting { file, is_wanted }))
    }

    struct Waiting {
        file: File,
        is_wanted: fn() -> bool,
    }

    impl Read for Waiting {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            while (self.is_wanted)() {
                let mut polled = [PollFd::new(&self.file, PollFlags::IN)];
                match poll(&mut polled, Some(&SLICE)) {
                    Ok(0) | Err(Errno::INTR) => {}
                    Ok(_) => return self.file.read(buffer),
                    Err(error) => return Err(error.into()),
                }
            }
            Err(io::Error::other("nobody wants it any more"))
        }
    }
}

#[cfg(not(unix))]
mod system {
    use std::fs::File;
    use std::io;

    use cif::files::Source;

    pub(in crate::input) fn stdin(_: fn() -> bool) -> io::Result<Source> {
        Ok(Box::new(io::stdin()))
    }

    pub(in crate::input) fn file(file: File, _: fn() -> bool) -> io::Result<Source> {
        Ok(Box::new(file))
    }
}
