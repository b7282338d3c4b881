//! Findings for programs: one object a line, as `cif schema --findings` describes it.

use std::io;

use cif::check::Finding;

use super::super::line;
use super::{FileReport, Formatter};

pub(super) struct Json;

impl Formatter for Json {
    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File(name.to_owned()))
    }
}

struct File(String);

impl FileReport for File {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        out(&line(&self.0, finding)?);
        Ok(())
    }
}
