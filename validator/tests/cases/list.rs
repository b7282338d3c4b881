//! The lists of cases; `main.rs` says how they are written. The suite for other programs has the
//! same cases.

use std::path::{Path, PathBuf};

/// One archive and what is found in it.
pub(crate) struct Case {
    /// The file, and what the case shows.
    pub(crate) title: String,
    /// The ids that are found, in the order of the text.
    pub(crate) expected: Vec<String>,
    /// The items of the archive.
    pub(crate) items: String,
}

/// The cases of all lists in a folder.
pub(crate) fn cases(folder: &Path) -> Vec<Case> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("a folder of cases")
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    files.sort();
    let mut found = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a readable file");
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        for case in text.split("\n== ").skip(1) {
            let mut lines = case.splitn(3, '\n');
            let mut line = || lines.next().expect("a title, ids and items");
            let title = format!("{stem}: {}", line());
            let ids = line().split(' ').filter(|id| *id != "-" && !id.is_empty());
            found.push(Case {
                title,
                expected: ids.map(str::to_owned).collect(),
                items: line().trim_end().to_owned(),
            });
        }
    }
    found
}

/// The archive of some items.
pub(crate) fn archive(items: &str) -> String {
    let info = if items.contains("<version>") {
        ""
    } else {
        "<info><version>1.0</version><creator>cif</creator>\
         <created>2014-12-21</created><content/></info>\n"
    };
    format!("<cif>\n{items}\n{info}</cif>\n")
}
