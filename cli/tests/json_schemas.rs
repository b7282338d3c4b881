//! The output of `cif check --format json` and `cif uci` against their schemas,
//! those that `cif schema --findings` and `cif schema --uci` print.

mod common;

use common::{cif, cif_reading};
use serde_json::Value;

/// Says what is wrong with a value by the part of JSON Schema that the schema
/// of findings uses, and refuses to judge by anything else.
fn judge(value: &Value, schema: &Value, path: &str, faults: &mut Vec<String>) {
    for (keyword, rule) in schema.as_object().expect("a schema is an object") {
        let fits = match keyword.as_str() {
            "$schema" | "title" | "description" => true,
            "type" => match rule.as_str() {
                Some("object") => value.is_object(),
                Some("array") => value.is_array(),
                Some("string") => value.is_string(),
                Some("boolean") => value.is_boolean(),
                Some("integer") => value.is_i64() || value.is_u64(),
                _ => panic!("type {rule}"),
            },
            "minimum" => value.as_i64() >= rule.as_i64(),
            "minLength" => value.as_str().map(|text| text.chars().count() as u64) >= rule.as_u64(),
            "minItems" => value.as_array().map(|items| items.len() as u64) >= rule.as_u64(),
            "enum" => rule.as_array().expect("a list").contains(value),
            "required" => rule
                .as_array()
                .expect("a list")
                .iter()
                .all(|name| value.get(name.as_str().expect("a name")).is_some()),
            "properties" => {
                for (name, schema) in rule.as_object().expect("an object") {
                    if let Some(value) = value.get(name) {
                        judge(value, schema, &format!("{path}/{name}"), faults);
                    }
                }
                true
            }
            "additionalProperties" => {
                assert_eq!(rule, &Value::Bool(false));
                let known = &schema["properties"];
                let mut names = value.as_object().into_iter().flatten();
                names.all(|(name, _)| known.get(name).is_some())
            }
            "items" => {
                for (number, item) in value.as_array().into_iter().flatten().enumerate() {
                    judge(item, rule, &format!("{path}/{number}"), faults);
                }
                true
            }
            "anyOf" => rule.as_array().expect("a list").iter().any(|schema| {
                let mut faults = Vec::new();
                judge(value, schema, path, &mut faults);
                faults.is_empty()
            }),
            other => panic!("the keyword {other} is not known here"),
        };
        if !fits {
            faults.push(format!("{path}: {keyword}: {value}"));
        }
    }
}

fn schema() -> Value {
    schema_of("--findings")
}

fn schema_of(option: &str) -> Value {
    let run = cif(["schema", option]);
    assert_eq!(run.status, Some(0));
    serde_json::from_str(&run.stdout).expect("the schema is JSON")
}

fn faults(line: &Value, schema: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    judge(line, schema, "", &mut faults);
    faults
}

#[test]
fn findings_fit_their_schema() {
    let schema = schema();
    let broken = b"\xEF\xBB\xBF<!DOCTYPE cif><cif><game x='1' x='2'>&no;</gam>\n<info/>\xFF</cif>";
    let utf_16 = b"\xFF\xFE<\0";
    let runs = [
        cif_reading(["check", "--format", "json", "-"], broken),
        cif_reading(["check", "--format", "json", "-"], utf_16),
        cif(["check", "--format", "json", "."]),
    ];
    let mut lines = 0;
    for run in runs {
        assert_eq!(run.status, Some(1));
        for line in run.stdout.lines() {
            let line: Value = serde_json::from_str(line).expect("each line is JSON");
            assert_eq!(faults(&line, &schema), [""; 0], "{line}");
            lines += 1;
        }
    }
    assert!(lines > 20, "only {lines} findings");
}

#[test]
fn the_schema_refuses_what_is_not_a_finding() {
    let schema = schema();
    let run = cif_reading(["check", "--format", "json", "-"], b"<a/>");
    let good: Value = serde_json::from_str(run.stdout.lines().next().unwrap()).unwrap();
    assert!(faults(&good, &schema).is_empty());
    for (name, value) in [
        ("line", Value::from(0)),
        ("severity", "grave".into()),
        ("id", "".into()),
        ("more", 1.into()),
        ("related", Value::Array(Vec::new())),
    ] {
        let mut bad = good.clone();
        bad[name] = value;
        assert!(!faults(&bad, &schema).is_empty(), "{name}");
    }
    let mut bad = good.clone();
    bad.as_object_mut().unwrap().remove("clause");
    assert!(!faults(&bad, &schema).is_empty());
}

#[test]
fn lines_of_engines_fit_their_schema() {
    let schema = schema_of("--uci");
    let log = "../../cli/tests/inputs/match.log";
    let odd = b"info\ninfo string \xFF\n\xE9 >> what\ngo x\ninfo currline e2e4 cpuload x\n";
    let runs = [
        cif(["uci", "--all", log]),
        cif(["uci", log]),
        cif_reading(["uci", "--all", "-"], odd),
    ];
    let mut lines = 0;
    for run in runs {
        assert_eq!(run.status, Some(0));
        for line in run.stdout.lines() {
            let line: Value = serde_json::from_str(line).expect("each line is JSON");
            assert_eq!(faults(&line, &schema), [""; 0], "{line}");
            lines += 1;
        }
    }
    assert_eq!(lines, 10 + 6 + 5);
    for (name, value) in [
        ("depth", Value::from(-1)),
        ("pv", "e2e4".into()),
        ("currline", 1.into()),
        ("score", Value::Null),
        ("more", 1.into()),
    ] {
        let bad = Value::from_iter([(name, value)]);
        assert!(!faults(&bad, &schema).is_empty(), "{name}");
    }
}

/// Files of settings, and true for those that are as they should be.
const SETTINGS: &[(&str, bool)] = &[
    ("", true),
    (
        "exclude = ['a/']\n[check]\nselect = ['all']\nignore = ['IX']\nfail-on = 'info'\nlegality = 'auto'",
        true,
    ),
    (
        "[convert]\nselect = ['pgn']\nignore = []\nfail-on = 'error'",
        true,
    ),
    (
        "[severity]\nIX = 'off'\nMV = 'warning'\n[per-path]\n'a/*.cif' = { ignore = ['IX'] }",
        true,
    ),
    ("[per-path.'a/*.cif']\nignore = ['IX']", true),
    (
        "[check]\nselect = ['all']\n[convert]\nignore = ['pgn']",
        true,
    ),
    ("exclude = 'a'", false),
    ("jobs = 1", false),
    ("[check]\nselct = []", false),
    ("[check]\nselect = [1]", false),
    ("[check]\nfail-on = 'grave'", false),
    ("[check]\nlegality = 'maybe'", false),
    ("[convert]\nlegality = 'auto'", false),
    ("[severity]\nIX = 'grave'", false),
    ("[severity]\nIX = true", false),
    ("[per-path]\na = ['IX']", false),
    ("[per-path.a]\nselect = ['IX']", false),
    ("[per-path.a]\n", false),
];

/// A program that says of each file whether it fits the schema.
const JUDGE: &str = "
import json, sys, tomllib, jsonschema
schema = json.load(open(sys.argv[1]))
judge = jsonschema.validators.validator_for(schema)
judge.check_schema(schema)
for name in sys.argv[2:]:
    with open(name, 'rb') as file:
        print(judge(schema).is_valid(tomllib.load(file)))
";

#[test]
fn settings_fit_their_schema_as_the_command_reads_them() {
    let folder = tempfile::tempdir().unwrap();
    let schema = folder.path().join("schema.json");
    std::fs::write(&schema, cif(["schema", "--config"]).stdout).unwrap();
    let mut paths = vec![schema];
    for (number, (text, is_right)) in SETTINGS.iter().enumerate() {
        let path = folder.path().join(format!("{number}.toml"));
        std::fs::write(&path, text).unwrap();
        let run = cif(["config".as_ref(), "--config".as_ref(), path.as_os_str()]);
        assert_eq!(run.status, Some(if *is_right { 0 } else { 2 }), "{text}");
        paths.push(path);
    }
    let judged = std::process::Command::new("python3")
        .args(["-c", JUDGE])
        .args(paths)
        .output()
        .expect("python3 starts");
    let verdicts = String::from_utf8(judged.stdout).unwrap();
    let wanted = SETTINGS
        .iter()
        .map(|(_, is_right)| if *is_right { "True" } else { "False" });
    let reason = String::from_utf8_lossy(&judged.stderr);
    assert!(verdicts.lines().eq(wanted), "{verdicts}{reason}");
}
