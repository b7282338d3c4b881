//! The forms of the manual, and what they have in common.

pub(crate) mod man;
pub(crate) mod markdown;
pub(crate) mod shells;

use clap::{Arg, ArgAction, Command};

/// The examples at the end of a help: the command line, and what it does.
pub(crate) fn examples(command: &Command) -> Vec<(String, String)> {
    let help = command.get_after_help().map(ToString::to_string);
    let help = help.unwrap_or_default();
    let Some((_, examples)) = help.split_once("Examples:\n") else {
        return Vec::new();
    };
    let lines: Vec<&str> = examples.lines().map(str::trim).collect();
    lines
        .chunks_exact(2)
        .map(|pair| (pair[0].to_owned(), pair[1].to_owned()))
        .collect()
}

/// The arguments that the help shows, under their headings, those without one first.
pub(crate) fn arguments(command: &Command) -> Vec<(Option<&str>, Vec<&Arg>)> {
    let mut groups: Vec<(Option<&str>, Vec<&Arg>)> = vec![(None, Vec::new())];
    for argument in command.get_arguments().filter(|it| !it.is_hide_set()) {
        let heading = argument.get_help_heading();
        match groups.iter_mut().find(|(of, _)| *of == heading) {
            Some((_, group)) => group.push(argument),
            None => groups.push((heading, vec![argument])),
        }
    }
    groups
}

/// The usage in one line.
pub(crate) fn usage(command: &Command) -> String {
    let usage = command.clone().render_usage().to_string();
    usage.trim_start_matches("Usage: ").to_owned()
}

/// True if the argument is followed by a value.
pub(crate) fn takes_value(argument: &Arg) -> bool {
    matches!(argument.get_action(), ArgAction::Set | ArgAction::Append)
}

/// The values that an argument may have, and the one that it has if nothing is said.
pub(crate) fn values(argument: &Arg) -> Vec<(&'static str, Vec<String>)> {
    if !takes_value(argument) {
        return Vec::new();
    }
    let possible = argument.get_possible_values();
    let possible = possible.iter().filter(|value| !value.is_hide_set());
    let possible = possible.map(|value| value.get_name().to_owned());
    let defaults = argument.get_default_values().iter();
    let defaults = defaults.map(|value| value.to_string_lossy().into_owned());
    let mut values = vec![
        ("values", possible.collect::<Vec<_>>()),
        ("default", defaults.collect()),
    ];
    values.retain(|(_, values)| !values.is_empty());
    values
}
