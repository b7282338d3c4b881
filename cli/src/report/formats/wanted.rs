//! The formats that the command line names.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command, ValueEnum};

use crate::nearest::like;
use crate::options::SHOWN;

/// A form in which findings are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    #[default]
    Human,
    Concise,
    Grouped,
    Json,
    JsonArray,
    Sarif,
    Junit,
    Github,
    Gitlab,
    Checkstyle,
    Csv,
    Parquet,
}

impl Format {
    /// Returns whether people read it.
    pub(crate) fn is_for_people(self) -> bool {
        matches!(self, Self::Human | Self::Concise | Self::Grouped)
    }

    /// Returns whether it shows or measures the text that findings are about.
    pub(crate) fn needs_excerpts(self) -> bool {
        matches!(
            self,
            Self::Human | Self::Sarif | Self::Github | Self::Gitlab
        )
    }

    /// Returns whether it tells findings apart by the games that they are in.
    pub(crate) fn needs_games(self) -> bool {
        matches!(
            self,
            Self::Json | Self::JsonArray | Self::Parquet | Self::Sarif | Self::Gitlab
        )
    }

    /// Returns the number of findings of a file that are shown: that of `--max-findings`, where
    /// 0 is all.
    pub(crate) fn max_findings(self, given: Option<usize>) -> usize {
        match given {
            Some(0) => usize::MAX,
            Some(number) => number,
            None if self.is_for_people() => SHOWN,
            None => usize::MAX,
        }
    }

    fn names() -> impl Iterator<Item = String> {
        let values = Self::value_variants().iter();
        values.filter_map(|it| Some(it.to_possible_value()?.get_name().to_owned()))
    }
}

/// A format, and the file that it goes to; without one it goes to standard output.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct WantedFormat {
    pub(crate) format: Format,
    pub(crate) file: Option<PathBuf>,
}

impl FromStr for WantedFormat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, file) = match text.split_once('=') {
            Some((_, "")) => return Err("no file is named behind `=`".to_owned()),
            Some((name, file)) => (name, Some(PathBuf::from(file))),
            None => (text, None),
        };
        let format = Format::from_str(name, false).map_err(|_| {
            let names: Vec<String> = Format::names().collect();
            let help = like(name, names.iter().map(String::as_str));
            help.unwrap_or_else(|| format!("the formats are {}", names.join(", ")))
        })?;
        Ok(Self { format, file })
    }
}

/// Reads a format, and offers their names to helps and completions.
#[derive(Clone)]
pub(crate) struct FormatParser;

impl TypedValueParser for FormatParser {
    type Value = WantedFormat;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<WantedFormat, clap::Error> {
        let parser = StringValueParser::new().try_map(|text| text.parse::<WantedFormat>());
        parser.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let formats = Format::value_variants().iter();
        Some(Box::new(formats.filter_map(ValueEnum::to_possible_value)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_may_name_a_file() {
        let read = |text: &str| text.parse::<WantedFormat>();
        for name in ["a=b.sarif", r"C:\games\a.sarif", r"\\?\C:\a.sarif", "-"] {
            let sarif = read(&format!("sarif={name}")).unwrap();
            assert_eq!(sarif.format, Format::Sarif);
            assert_eq!(sarif.file, Some(PathBuf::from(name)));
        }
        assert_eq!(read("json-array").unwrap().file, None);
        for wrong in ["", "sariff", "SARIF", "json=", "=a"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
