//! Writes the archives of one fault each: one for every way to break the
//! schema, one for every way to be no XML.

use std::fs;

use cif_tests::faults;

use crate::TaskResult;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Only check that the archives are current.
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let made = faults::all();
    let folder = faults::folder();
    if args.check {
        let stale = faults::stale(&made)?;
        return match stale.first() {
            None => Ok(()),
            Some(path) => Err(format!("{}: run `cargo xtask faults`", path.display()).into()),
        };
    }
    for part in ["schema", "xml"] {
        match fs::remove_dir_all(folder.join(part)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
    }
    for fault in &made {
        let path = folder.join(&fault.path);
        fs::create_dir_all(path.parent().unwrap_or(&folder))?;
        fs::write(path, &fault.bytes)?;
    }
    println!("{} archives", made.len());
    let unmade = faults::unmade(&made);
    if unmade.is_empty() {
        Ok(())
    } else {
        Err(format!("no archive for {}: {unmade:#?}", unmade.len()).into())
    }
}
