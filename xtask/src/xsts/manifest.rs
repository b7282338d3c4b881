//! The manifest of the suite, `manifest.jsonl`: one group a line, with its schema
//! documents and instances, and what the suite expects of them.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// A group: one schema, in one or more documents, and instances of it.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// The name of its set, without what all names of sets end with.
    pub(super) set: String,
    /// Its name; only with the set it is the name of one group.
    pub(super) name: String,
    /// The documents that no other of the group names: a processor begins with
    /// them, and finds the others by them.
    pub(super) documents: Vec<PathBuf>,
    /// The expected verdict on the schema; `None` where the suite leaves it open.
    pub(super) is_valid: Option<bool>,
    pub(super) instances: Vec<Instance>,
}

/// A document to judge by the schema of its group.
#[derive(Clone, Debug)]
pub(super) struct Instance {
    /// Its path as the manifest has it.
    pub(super) name: String,
    pub(super) path: PathBuf,
    /// The expected verdict; `None` where the suite leaves it open.
    pub(super) is_valid: Option<bool>,
}

impl Group {
    /// The name of the group in the whole suite.
    pub(super) fn key(&self) -> String {
        format!("{}/{}", self.set, self.name)
    }
}

/// Reads the manifest of the suite in a folder.
///
/// # Errors
/// When it cannot be read, or a line is no group.
pub(super) fn read(folder: &Path) -> Result<Vec<Group>, Box<dyn Error>> {
    let path = folder.join("manifest.jsonl");
    let text = fs::read_to_string(&path).map_err(|it| format!("{}: {it}", path.display()))?;
    text.lines().map(|line| group(folder, line)).collect()
}

fn group(folder: &Path, line: &str) -> Result<Group, Box<dyn Error>> {
    let value: Value = serde_json::from_str(line)?;
    let text = |value: &Value, name: &str| {
        let text = value[name].as_str().map(str::to_owned);
        text.ok_or_else(|| format!("no `{name}` in {line}"))
    };
    let list = |name: &str| {
        let list = value[name].as_array();
        list.ok_or_else(|| format!("no `{name}` in {line}"))
    };
    let documents = list("schema")?.iter().filter_map(Value::as_str);
    let instances = list("instances")?.iter().map(|it| {
        let name = text(it, "file")?;
        Ok(Instance {
            path: folder.join(&name),
            name,
            is_valid: verdict(&it["valid"]),
        })
    });
    let set = text(&value, "set")?;
    let set = set.trim_end_matches("_w3c.xml");
    Ok(Group {
        set: set.trim_end_matches(".testSet").to_owned(),
        name: text(&value, "group")?,
        documents: first(documents.map(|it| folder.join(it)).collect()),
        is_valid: verdict(&value["schema_valid"]),
        instances: instances.collect::<Result<_, String>>()?,
    })
}

/// Those of the documents whose names are in no other; where all are, the first.
fn first(documents: Vec<PathBuf>) -> Vec<PathBuf> {
    if documents.len() < 2 {
        return documents;
    }
    let texts: Vec<_> = documents.iter().map(fs::read).collect();
    let is_named = |path: &PathBuf| {
        let name = path.file_name().and_then(|it| it.to_str());
        let quoted = ['"', '\''].map(|quote| format!("{quote}{}{quote}", name.unwrap_or_default()));
        let others = documents.iter().zip(&texts).filter(|(it, _)| *it != path);
        let mut others = others.filter_map(|(_, text)| text.as_ref().ok());
        others.any(|text| {
            let text = String::from_utf8_lossy(text);
            quoted.iter().any(|it| text.contains(it))
        })
    };
    let mut found = documents.clone();
    found.retain(|path| !is_named(path));
    if found.is_empty() {
        found.extend(documents.into_iter().next());
    }
    found
}

fn verdict(value: &Value) -> Option<bool> {
    match value.as_str()? {
        "valid" => Some(true),
        "invalid" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schema_begins_with_documents_that_no_other_names() {
        let folder = tempfile::tempdir().expect("a folder");
        let document = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).expect("it can be written");
            path
        };
        let a = document("a.xsd", "<include schemaLocation='b.xsd'/>");
        let b = document("b.xsd", "<include schemaLocation=\"a.xsd\"/>");
        let c = document("c.xsd", "<c/>");
        assert_eq!(first(vec![b.clone(), c.clone()]), [b.clone(), c.clone()]);
        assert_eq!(first(vec![c.clone(), b.clone(), a.clone()]), [c]);
        assert_eq!(first(vec![b.clone(), a]), [b]);
    }

    #[test]
    fn a_line_is_a_group() {
        let line = r#"{"set": "Regex_w3c.xml", "group": "a1", "schema": ["r/a1.xsd"],
            "schema_valid": "indeterminate",
            "instances": [{"file": "r/a1.xml", "valid": "invalid"}]}"#;
        let group = group(Path::new("suite"), line).expect("a group");
        assert_eq!(group.key(), "Regex/a1");
        assert_eq!(group.documents, [Path::new("suite/r/a1.xsd")]);
        assert_eq!(group.is_valid, None);
        assert_eq!(group.instances[0].is_valid, Some(false));
        assert_eq!(group.instances[0].name, "r/a1.xml");
    }
}
