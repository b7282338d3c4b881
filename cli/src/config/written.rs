//! The file of settings as it is written. The reader and the JSON Schema for editors are made
//! of these declarations.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use cif::check::{Legality, Severity};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

/// A text with its place in the file.
pub(super) type Text = Spanned<String>;

/// The settings of the command `cif`: which findings are taken, and how grave they are.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "cif.toml")]
pub(super) struct Written {
    /// Files and folders that directories and patterns do not stand for, by patterns as in a
    /// `.gitignore`, which count from the folder of this file.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) exclude: Vec<Text>,
    /// The findings of `cif check` and `cif fix`.
    #[serde(default, deserialize_with = "table")]
    pub(super) check: Check,
    /// The findings of `cif convert`.
    #[serde(default, deserialize_with = "table")]
    pub(super) convert: Convert,
    /// The severity of findings, by selectors.
    #[serde(default)]
    #[schemars(schema_with = "levels")]
    pub(super) severity: BTreeMap<Text, Text>,
    /// The findings that `cif check` and `cif fix` leave out of some files, by patterns as in a `.gitignore`,
    /// which count from the folder of this file.
    #[serde(default, deserialize_with = "tables")]
    #[schemars(with = "BTreeMap<String, ForPath>")]
    pub(super) per_path: BTreeMap<Text, ForPath>,
}

#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Check {
    /// Selectors of the findings that are taken; all where there are none.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) select: Vec<Text>,
    /// Selectors of findings that are left out.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) ignore: Vec<Text>,
    /// The least severity that makes the exit status 1; `error` if nothing is said.
    #[serde(default)]
    #[schemars(schema_with = "severity")]
    pub(super) fail_on: Option<Text>,
    /// Games that are replayed; `always` if nothing is said.
    #[serde(default)]
    #[schemars(schema_with = "legality")]
    pub(super) legality: Option<Text>,
}

#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Convert {
    /// Selectors of the findings that are taken; all where there are none.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) select: Vec<Text>,
    /// Selectors of findings that are left out.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) ignore: Vec<Text>,
    /// The least severity that makes the exit status 1; `warning` if nothing is said.
    #[serde(default)]
    #[schemars(schema_with = "severity")]
    pub(super) fail_on: Option<Text>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ForPath {
    /// Selectors of findings that are left out.
    #[schemars(with = "Vec<String>")]
    pub(super) ignore: Vec<Text>,
}

/// A table, which no list stands for.
struct Table<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Table<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OfTable<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for OfTable<T> {
            type Value = Table<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a table, as in `{ ignore = [\"MV\"] }`")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Table<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Table)
            }
        }

        deserializer.deserialize_map(OfTable(PhantomData))
    }
}

fn table<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<T, D::Error> {
    Table::deserialize(deserializer).map(|Table(table)| table)
}

fn tables<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<Text, ForPath>, D::Error> {
    let tables = BTreeMap::<Text, Table<ForPath>>::deserialize(deserializer)?;
    Ok(tables
        .into_iter()
        .map(|(key, Table(it))| (key, it))
        .collect())
}

fn severity(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "enum": Severity::ALL.map(Severity::as_str) })
}

fn legality(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "enum": Legality::ALL.map(Legality::as_str) })
}

fn levels(_: &mut SchemaGenerator) -> Schema {
    let names = Severity::ALL.map(Severity::as_str).into_iter();
    let names: Vec<&str> = names.chain(["off"]).collect();
    json_schema!({ "type": "object", "additionalProperties": { "enum": names } })
}

/// The JSON Schema of the file.
pub(crate) fn schema() -> String {
    let schema = schemars::schema_for!(Written);
    let text = serde_json::to_string_pretty(&schema);
    // Strings and maps have no other way to fail than memory.
    text.unwrap_or_default() + "\n"
}
