//! The objects of the format `json` in one array.

use std::io;

use cif::check::Finding;

use super::super::line;
use super::{FileReport, Formatter, Run};

pub(super) struct JsonArray;

impl Formatter for JsonArray {
    fn begin(&self) -> String {
        "[\n".to_owned()
    }

    fn separator(&self) -> &'static str {
        ",\n"
    }

    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File(name.to_owned()))
    }

    fn end(&self, _: &Run<'_>) -> String {
        "\n]\n".to_owned()
    }
}

struct File(String);

impl FileReport for File {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        out(",\n");
        out(line(&self.0, finding)?.trim_end());
        Ok(())
    }
}
