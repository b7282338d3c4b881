//! Man pages.

use std::fmt::Write as _;

use clap::{Arg, Command};
use roff::{Inline, Roff, bold, italic, roman};

use super::{arguments, examples, takes_value, usage, values};

/// The man page of a command. It has no date, for it is the same on every day.
pub(crate) fn page(command: &Command) -> String {
    let name = command.get_display_name().unwrap_or("cif");
    let about = command.get_about().map(ToString::to_string);
    let about = about.unwrap_or_default();
    let version = format!("cif {}", env!("CARGO_PKG_VERSION"));
    let mut roff = Roff::new();
    roff.control("TH", [name, "1", "", &version, "The command cif"]);
    roff.control("SH", ["NAME"]);
    roff.text([roman(format!("{name} - {about}"))]);
    roff.control("SH", ["SYNOPSIS"]);
    roff.text([roman(usage(command))]);
    roff.control("SH", ["DESCRIPTION"]);
    let description = command.get_long_about().map(ToString::to_string);
    let description = description.unwrap_or(about);
    for (number, paragraph) in description.split("\n\n").enumerate() {
        if number > 0 {
            roff.control("PP", []);
        }
        roff.text([roman(paragraph)]);
    }
    commands(command, &mut roff);
    for (heading, arguments) in arguments(command) {
        roff.control("SH", [&*heading.unwrap_or("Options").to_uppercase()]);
        for argument in arguments {
            item(argument, &mut roff);
        }
    }
    end(command, &mut roff);
    // An argument that is empty needs its quotes.
    let text = roff.render().replacen(" 1  ", " 1 \"\" ", 1);
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

/// The list of the commands of a command.
fn commands(command: &Command, roff: &mut Roff) {
    if command.has_subcommands() {
        roff.control("SH", ["COMMANDS"]);
    }
    for command in command.get_subcommands() {
        let name = command.get_display_name().unwrap_or_default();
        let about = command.get_about().map(ToString::to_string);
        roff.control("TP", []);
        roff.text([bold(name), roman("(1)")]);
        roff.text([roman(about.unwrap_or_default())]);
    }
}

/// The examples, or what else ends the help, and the way to the other pages.
fn end(command: &Command, roff: &mut Roff) {
    let examples = examples(command);
    if !examples.is_empty() {
        roff.control("SH", ["EXAMPLES"]);
        for (line, purpose) in examples {
            roff.control("TP", []);
            roff.text([bold(line)]);
            roff.text([roman(purpose)]);
        }
        roff.control("SH", ["SEE ALSO"]);
        roff.text([bold("cif"), roman("(1)")]);
        return;
    }
    let more = command.get_after_help().map(ToString::to_string);
    for part in more.unwrap_or_default().split("\n\n") {
        let (heading, lines) = part.split_once(":\n").unwrap_or(("", part));
        if heading.is_empty() {
            roff.control("PP", []);
        } else {
            roff.control("SH", [&*heading.to_uppercase()]);
        }
        roff.control("nf", []);
        for line in lines.lines() {
            roff.text([roman(line)]);
        }
        roff.control("fi", []);
    }
}

/// A paragraph on an argument.
fn item(argument: &Arg, roff: &mut Roff) {
    let mut head: Vec<Inline> = Vec::new();
    let mut name = |name: String| {
        if !head.is_empty() {
            head.push(roman(", "));
        }
        head.push(bold(name));
    };
    if let Some(short) = argument.get_short() {
        name(format!("-{short}"));
    }
    if let Some(long) = argument.get_long() {
        name(format!("--{long}"));
    }
    if head.is_empty() || takes_value(argument) {
        let space = if head.is_empty() { "" } else { " " };
        let names = argument.get_value_names().unwrap_or_default();
        let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
        head.extend([roman(space), italic(names.join(" "))]);
    }
    let help = argument.get_long_help().or(argument.get_help());
    let mut text = help.map(ToString::to_string).unwrap_or_default();
    for (what, values) in values(argument) {
        let _ = write!(text, " [{what}: {}]", values.join(", "));
    }
    roff.control("TP", []);
    roff.text(head);
    roff.text([roman(text)]);
}
