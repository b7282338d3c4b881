//! The usage of a command at the end of its page in `docs/commands`.

use std::fmt::Write as _;

use clap::{Arg, Command};

use super::{arguments, examples, takes_value, usage, values};

/// The line behind which everything is generated.
const BEGIN: &str =
    "<!-- From here on made by `cargo xtask refresh` from the help of the command. -->";

/// The page with its generated part made anew.
pub(crate) fn refresh(page: &str, command: &Command) -> String {
    let written = page.split_once(BEGIN).map_or(page, |(written, _)| written);
    format!(
        "{}\n\n{BEGIN}\n\n{}",
        written.trim_end(),
        generated(command)
    )
}

fn generated(command: &Command) -> String {
    let mut text = format!("## Usage\n\n```text\n{}\n```\n", usage(command));
    text.push_str("\n## Examples\n\n```sh\n");
    let examples: Vec<String> = examples(command)
        .iter()
        .map(|(line, purpose)| format!("# {purpose}\n{line}\n"))
        .collect();
    text.push_str(&examples.join("\n"));
    text.push_str("```\n");
    for (heading, arguments) in arguments(command) {
        let heading = heading.map_or("Options".to_owned(), |it| format!("Options: {it}"));
        let _ = write!(text, "\n## {heading}\n\n");
        for argument in arguments {
            item(argument, &mut text);
        }
    }
    text
}

/// An item of the list of arguments.
fn item(argument: &Arg, text: &mut String) {
    let help = argument.get_long_help().or(argument.get_help());
    let help = help.map(ToString::to_string).unwrap_or_default();
    let help = escaped(&help.split_whitespace().collect::<Vec<_>>().join(" "));
    let _ = write!(text, "- {}: {help}", spelling(argument));
    for (what, values) in values(argument) {
        let _ = write!(text, " [{what}: `{}`]", values.join("`, `"));
    }
    text.push('\n');
}

/// An option by its names and its value.
fn spelling(argument: &Arg) -> String {
    let mut names = Vec::new();
    names.extend(argument.get_short().map(|it| format!("`-{it}`")));
    names.extend(argument.get_long().map(|it| format!("`--{it}`")));
    let values: Vec<String> = argument
        .get_value_names()
        .unwrap_or_default()
        .iter()
        .map(|name| format!("<{name}>"))
        .collect();
    let values = values.join(" ");
    match names.last_mut() {
        None => return format!("`{values}`"),
        Some(last) if takes_value(argument) => {
            last.pop();
            let _ = write!(last, " {values}`");
        }
        Some(_) => {}
    }
    names.join(", ")
}

/// A text in which only what stands in backticks has marks of Markdown.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for (number, part) in text.split('`').enumerate() {
        if number > 0 {
            escaped.push('`');
        }
        for c in part.chars() {
            if number % 2 == 0 && matches!(c, '*' | '_' | '<' | '[') {
                escaped.push('\\');
            }
            escaped.push(c);
        }
    }
    escaped
}
