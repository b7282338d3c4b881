//! Completions of shells, as the generator makes them and better.

use clap::Command;
use clap::builder::PossibleValue;

/// Those of bash. The generator does not know the option before `=`, and parts names of files at
/// blanks, which the shell completes well where nothing is given.
pub(crate) fn bash(text: &str) -> String {
    const PREVIOUS: &str = "    prev=\"$3\"\n";
    const OPTION: &str = r#"    if [[ "${prev}" == "=" ]]; then
        prev="${COMP_WORDS[COMP_CWORD-2]}"
    fi
"#;
    let text = text.replacen(PREVIOUS, &format!("{PREVIOUS}{OPTION}"), 1);
    text.replace(r#"COMPREPLY=($(compgen -f "${cur}"))"#, "COMPREPLY=()")
}

/// Those of fish. The generator leaves out the values of arguments without a name, offers
/// nothing behind `help`, which it takes for a command that was given, and knows of no option
/// before the command whose value is still to come.
pub(crate) fn fish(text: &str, command: &Command) -> String {
    const PARSE: &str = "    argparse -s (__fish_cif_global_optspecs) -- $cmd 2>/dev/null\n";
    let again = format!(
        "{PARSE}    or set -e cmd[-1]\n    and {}",
        PARSE.trim_start()
    );
    let mut text = text.replacen(PARSE, &again, 1);
    text = text.replace(" help\" -f -a", "\" -f -a");
    for subcommand in command.get_subcommands() {
        let name = subcommand.get_name();
        for argument in subcommand.get_positionals() {
            let values = argument.get_possible_values();
            let values = values.iter().filter(|it| !it.is_hide_set());
            let values: Vec<&str> = values.map(PossibleValue::get_name).collect();
            let begin = format!("complete -c cif -n \"__fish_cif_using_subcommand {name}\"");
            if !values.is_empty() {
                text.extend([&begin, " -f -a \"", &values.join(" "), "\"\n"]);
            }
        }
    }
    text
}
