//! The archives of the corpus, with those of one fault each. Their names say what is found.

use std::path::Path;

use cif_tests::corpus;

use super::case::{Case, Input, Layer};
use super::judge::{Archive, Marks};
use crate::workspace;

/// All cases of files.
pub(crate) fn cases() -> Vec<Result<Case, String>> {
    let archives = corpus::archives(&corpus::folder());
    archives.iter().map(|path| case(path)).collect()
}

fn case(path: &Path) -> Result<Case, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let within = |folder: &Path| {
        let inner = path.strip_prefix(folder).ok()?.to_str()?;
        Some(inner.replace('\\', "/"))
    };
    let whole = within(workspace::root()).ok_or("an archive outside of the project")?;
    let name = within(&corpus::folder()).ok_or("an archive outside of the corpus")?;
    let name = name.trim_end_matches(".cif");
    let inner = name.strip_prefix("faults/");
    let (title, marks) = match inner.and_then(|it| it.split_once('/')) {
        Some(("schema", rest)) => {
            let id = format!("xsd:{}", rest.replace("/text/", "/text()/"));
            (String::new(), Marks::UpTo(Layer::Schema, vec![id]))
        }
        Some(("xml", rest)) => (
            String::new(),
            Marks::UpTo(Layer::Schema, vec![format!("xml:{rest}")]),
        ),
        Some(("rules", rest)) => {
            let (id, what) = rest.split_once("--").ok_or("a name <ID>--<what>.cif")?;
            (what.replace('-', " "), Marks::Ids(vec![id.to_owned()]))
        }
        _ if path.ends_with(corpus::INVALID) => (String::new(), Marks::Invalid),
        _ => (String::new(), Marks::Ids(Vec::new())),
    };
    let archive = Archive {
        id: inner.map_or_else(|| format!("corpus/{name}"), |it| format!("faults/{it}")),
        title,
        input: Input::File(format!("../{whole}")),
        bytes,
        marks,
        about: Layer::Rules,
    };
    archive.case()
}
