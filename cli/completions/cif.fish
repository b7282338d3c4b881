# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_cif_global_optspecs
    string join \n color= max-expansion= h/help V/version
end

function __fish_cif_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_cif_global_optspecs) -- $cmd 2>/dev/null
    or set -e cmd[-1]
    and argparse -s (__fish_cif_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_cif_using_subcommand
    set -l cmd (__fish_cif_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c cif -n "__fish_cif_needs_command" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_needs_command" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_needs_command" -s V -l version -d 'Print version'
complete -c cif -n "__fish_cif_needs_command" -f -a "check" -d 'Check archives against the schema and the rules of the format'
complete -c cif -n "__fish_cif_needs_command" -f -a "convert" -d 'Convert games from PGN to CIF, or back'
complete -c cif -n "__fish_cif_needs_command" -f -a "fix" -d 'Fix archives: apply the fixes that findings carry'
complete -c cif -n "__fish_cif_needs_command" -f -a "explain" -d 'Explain a finding by its id: what is wrong, why it matters, how to fix it'
complete -c cif -n "__fish_cif_needs_command" -f -a "rules" -d 'List the rules of the format'
complete -c cif -n "__fish_cif_needs_command" -f -a "config" -d 'Show the settings that hold, and where each comes from'
complete -c cif -n "__fish_cif_needs_command" -f -a "schema" -d 'Print the XML Schema of CIF'
complete -c cif -n "__fish_cif_needs_command" -f -a "json" -d 'Convert an archive to JSON, or JSON back to an archive'
complete -c cif -n "__fish_cif_needs_command" -f -a "show" -d 'Show a game: its head, its moves, and the board'
complete -c cif -n "__fish_cif_needs_command" -f -a "eval" -d 'Show the evaluations and the clocks of a game'
complete -c cif -n "__fish_cif_needs_command" -f -a "html" -d 'Write games into one HTML file to look at'
complete -c cif -n "__fish_cif_needs_command" -f -a "uci" -d 'Read what a chess engine said over UCI, as JSON'
complete -c cif -n "__fish_cif_needs_command" -f -a "annotate" -d 'Let an engine evaluate the games of an archive or a PGN file'
complete -c cif -n "__fish_cif_needs_command" -f -a "completions" -d 'Print what lets a shell complete the command line'
complete -c cif -n "__fish_cif_needs_command" -f -a "export" -d 'Write games as tables'
complete -c cif -n "__fish_cif_needs_command" -f -a "query" -d 'Ask questions of games in SQL'
complete -c cif -n "__fish_cif_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c cif -n "__fish_cif_using_subcommand check" -s j -l jobs -d 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l format -d 'For whom findings are written; with a file, as in `sarif=findings.sarif`, it goes there, and so several at once; json is one object a line, see `cif schema --findings` [default: human]' -r -f -a "human\t''
concise\t''
grouped\t''
json\t''
json-array\t''
sarif\t''
junit\t''
github\t''
gitlab\t''
checkstyle\t''
csv\t''
parquet\t''"
complete -c cif -n "__fish_cif_using_subcommand check" -l output-file -d 'Write into this file what would go to standard output' -r -F
complete -c cif -n "__fish_cif_using_subcommand check" -l max-findings -d 'Findings shown of each file, 0 for all; the others are only counted [default: 200 for people, all for programs]' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l baseline -d 'Leave out the findings that this file lists' -r -F
complete -c cif -n "__fish_cif_using_subcommand check" -l diff-from -d 'Leave out what did not change since this revision of the Git repository: other archives, and games that stood in it' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l cache-dir -d 'The folder in which the findings of earlier checks are kept' -r -F
complete -c cif -n "__fish_cif_using_subcommand check" -l select -d 'Take only these findings: ids or names of rules, areas like IX, ids of constraints or the steps they begin with like xsd:Game, xml, xsd, pgn and what begins so, or all; the more specific beats the less specific' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l ignore -d 'Leave these findings out' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l severity -d 'Take findings for error, warning or info, or leave them out (off), as in IX=warning' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l fail-on -d 'The least severity that makes the exit status 1 [default: error, of a conversion warning]' -r -f -a "info\t''
warning\t''
error\t''"
complete -c cif -n "__fish_cif_using_subcommand check" -l config -d 'The file of settings [default: cif.toml here or in the nearest folder above]' -r -F
complete -c cif -n "__fish_cif_using_subcommand check" -l legality -d 'Games that are replayed, their moves judged by the rules of chess: always means all, auto those without a signature of their own, never none of them [default: always]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand check" -l max-depth -d 'Elements open at one time' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l max-attributes -d 'Attributes of one element' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l max-value -d 'Bytes of one attribute value or one run of text; K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l max-list -d 'Items of one value that is a list, as of titles' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l max-item -d 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l max-violations -d 'Faults of one item that are kept, for the schema and for each rule; the rest is counted' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l max-ids -d 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported' -r
complete -c cif -n "__fish_cif_using_subcommand check" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand check" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand check" -s q -l quiet -d 'Write nothing to standard output; the exit status says it all'
complete -c cif -n "__fish_cif_using_subcommand check" -l watch -d 'Check again whenever an archive or the settings change'
complete -c cif -n "__fish_cif_using_subcommand check" -l schema-only -d 'Check the schema alone, not the rules'
complete -c cif -n "__fish_cif_using_subcommand check" -l statistics -d 'Count the findings of each id instead of listing them'
complete -c cif -n "__fish_cif_using_subcommand check" -l update-baseline -d 'Write all findings into the baseline, so that they are known from now on'
complete -c cif -n "__fish_cif_using_subcommand check" -l no-cache -d 'Check every file, also those that were checked before and have not changed'
complete -c cif -n "__fish_cif_using_subcommand check" -l exit-zero -d 'End with status 0 whatever is found; what cannot be read or written still gives 2'
complete -c cif -n "__fish_cif_using_subcommand check" -l no-config -d 'Read no file of settings'
complete -c cif -n "__fish_cif_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand convert" -l from -d 'The form of the inputs [default: what their names say]' -r -f -a "pgn\t''
cif\t''"
complete -c cif -n "__fish_cif_using_subcommand convert" -l to -d 'The form of the output [default: what its name says]' -r -f -a "pgn\t''
cif\t''"
complete -c cif -n "__fish_cif_using_subcommand convert" -s j -l jobs -d 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l format -d 'For whom findings are written; json is one object a line, see `cif schema --findings`' -r -f -a "human\t''
json\t''"
complete -c cif -n "__fish_cif_using_subcommand convert" -l max-findings -d 'Findings shown of each kind, 0 for all in their order, and with json of all kinds together; the others are only counted [default: 3 for people, all in json]' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l select -d 'Take only these findings: ids or names of rules, areas like IX, ids of constraints or the steps they begin with like xsd:Game, xml, xsd, pgn and what begins so, or all; the more specific beats the less specific' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l ignore -d 'Leave these findings out' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l severity -d 'Take findings for error, warning or info, or leave them out (off), as in IX=warning' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l fail-on -d 'The least severity that makes the exit status 1 [default: error, of a conversion warning]' -r -f -a "info\t''
warning\t''
error\t''"
complete -c cif -n "__fish_cif_using_subcommand convert" -l config -d 'The file of settings [default: cif.toml here or in the nearest folder above]' -r -F
complete -c cif -n "__fish_cif_using_subcommand convert" -l created -d 'The time that the archive says it was created or changed, like 2014-12-21 or 2014-12-21T10:30:00Z [default: now]' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l depth -d 'Variations of PGN that may stand in each other; deeper ones are kept as text' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l language -d 'The language of the comments in PGN; those of another are left out and reported [default: all comments]' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l layout -d 'The layout of moves in PGN: lines of less than 80 columns, or one line for each game' -r -f -a "standard\t''
line\t''"
complete -c cif -n "__fish_cif_using_subcommand convert" -l max-depth -d 'Elements open at one time' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l max-attributes -d 'Attributes of one element' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l max-value -d 'Bytes of one attribute value or one run of text; K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l max-list -d 'Items of one value that is a list, as of titles' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l max-item -d 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l max-violations -d 'Faults of one item that are kept, for the schema and for each rule; the rest is counted' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l max-ids -d 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l charset -d 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l max-game -d 'Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left out and reported. K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand convert" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand convert" -l strict -d 'Write nothing, and end with status 1, if anything would be lost'
complete -c cif -n "__fish_cif_using_subcommand convert" -s q -l quiet -d 'Write neither findings nor a summary; the exit status says it all'
complete -c cif -n "__fish_cif_using_subcommand convert" -l no-progress -d 'Show no progress on the terminal'
complete -c cif -n "__fish_cif_using_subcommand convert" -l exit-zero -d 'End with status 0 whatever is found; what cannot be read or written still gives 2'
complete -c cif -n "__fish_cif_using_subcommand convert" -l no-config -d 'Read no file of settings'
complete -c cif -n "__fish_cif_using_subcommand convert" -l index -d 'Move the heads of games to an index'
complete -c cif -n "__fish_cif_using_subcommand convert" -l namebase -d 'Move the names of players, events, sites and so on to a namebase, each once'
complete -c cif -n "__fish_cif_using_subcommand convert" -l flat -d 'Write each game with its whole head, as is done with games of PGN and where archives are merged anyway'
complete -c cif -n "__fish_cif_using_subcommand convert" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand fix" -s o -l output -d 'Write to this file and leave the one that is read as it is; - is standard output' -r -F
complete -c cif -n "__fish_cif_using_subcommand fix" -s j -l jobs -d 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l select -d 'Take only these findings: ids or names of rules, areas like IX, ids of constraints or the steps they begin with like xsd:Game, xml, xsd, pgn and what begins so, or all; the more specific beats the less specific' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l ignore -d 'Leave these findings out' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l severity -d 'Take findings for error, warning or info, or leave them out (off), as in IX=warning' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l fail-on -d 'The least severity that makes the exit status 1 [default: error, of a conversion warning]' -r -f -a "info\t''
warning\t''
error\t''"
complete -c cif -n "__fish_cif_using_subcommand fix" -l config -d 'The file of settings [default: cif.toml here or in the nearest folder above]' -r -F
complete -c cif -n "__fish_cif_using_subcommand fix" -l legality -d 'Games that are replayed, their moves judged by the rules of chess: always means all, auto those without a signature of their own, never none of them [default: always]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand fix" -l max-depth -d 'Elements open at one time' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l max-attributes -d 'Attributes of one element' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l max-value -d 'Bytes of one attribute value or one run of text; K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l max-list -d 'Items of one value that is a list, as of titles' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l max-item -d 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l max-violations -d 'Faults of one item that are kept, for the schema and for each rule; the rest is counted' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l max-ids -d 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand fix" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand fix" -l unsafe -d 'Also apply fixes that may change the meaning'
complete -c cif -n "__fish_cif_using_subcommand fix" -l diff -d 'Show what would be changed as a unified diff, and change nothing'
complete -c cif -n "__fish_cif_using_subcommand fix" -s q -l quiet -d 'Write no summary; the exit status says it all'
complete -c cif -n "__fish_cif_using_subcommand fix" -l exit-zero -d 'End with status 0 whatever is found; what cannot be read or written still gives 2'
complete -c cif -n "__fish_cif_using_subcommand fix" -l no-config -d 'Read no file of settings'
complete -c cif -n "__fish_cif_using_subcommand fix" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand explain" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand explain" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand explain" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand rules" -l format -d 'For whom the list is written; json is one object a line' -r -f -a "human\t''
json\t''"
complete -c cif -n "__fish_cif_using_subcommand rules" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand rules" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand rules" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand config" -l select -d 'Take only these findings: ids or names of rules, areas like IX, ids of constraints or the steps they begin with like xsd:Game, xml, xsd, pgn and what begins so, or all; the more specific beats the less specific' -r
complete -c cif -n "__fish_cif_using_subcommand config" -l ignore -d 'Leave these findings out' -r
complete -c cif -n "__fish_cif_using_subcommand config" -l severity -d 'Take findings for error, warning or info, or leave them out (off), as in IX=warning' -r
complete -c cif -n "__fish_cif_using_subcommand config" -l fail-on -d 'The least severity that makes the exit status 1 [default: error, of a conversion warning]' -r -f -a "info\t''
warning\t''
error\t''"
complete -c cif -n "__fish_cif_using_subcommand config" -l config -d 'The file of settings [default: cif.toml here or in the nearest folder above]' -r -F
complete -c cif -n "__fish_cif_using_subcommand config" -l legality -d 'Games that are replayed, their moves judged by the rules of chess: always means all, auto those without a signature of their own, never none of them [default: always]' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand config" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand config" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand config" -l exit-zero -d 'End with status 0 whatever is found; what cannot be read or written still gives 2'
complete -c cif -n "__fish_cif_using_subcommand config" -l no-config -d 'Read no file of settings'
complete -c cif -n "__fish_cif_using_subcommand config" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand schema" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand schema" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand schema" -l findings -d 'Print the JSON Schema of a finding, one line of `cif check --format json`, instead'
complete -c cif -n "__fish_cif_using_subcommand schema" -l uci -d 'Print the JSON Schema of one line of `cif uci` instead'
complete -c cif -n "__fish_cif_using_subcommand schema" -l config -d 'Print the JSON Schema of the file of settings, cif.toml, instead'
complete -c cif -n "__fish_cif_using_subcommand schema" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand json" -l to -d 'The form of the output; cif reads JSON and writes the canonical form of the archive' -r -f -a "json\t''
cif\t''"
complete -c cif -n "__fish_cif_using_subcommand json" -s o -l output -d 'The file to write, which is replaced whole or not at all, or - for standard output [default: standard output]' -r -F
complete -c cif -n "__fish_cif_using_subcommand json" -l max-depth -d 'Elements open at one time' -r
complete -c cif -n "__fish_cif_using_subcommand json" -l max-attributes -d 'Attributes of one element' -r
complete -c cif -n "__fish_cif_using_subcommand json" -l max-value -d 'Bytes of one attribute value or one run of text; K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand json" -l max-list -d 'Items of one value that is a list, as of titles' -r
complete -c cif -n "__fish_cif_using_subcommand json" -l max-item -d 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported' -r
complete -c cif -n "__fish_cif_using_subcommand json" -l max-violations -d 'Faults of one item that are kept, for the schema and for each rule; the rest is counted' -r
complete -c cif -n "__fish_cif_using_subcommand json" -l max-ids -d 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported' -r
complete -c cif -n "__fish_cif_using_subcommand json" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand json" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand json" -l pretty -d 'Indent the JSON'
complete -c cif -n "__fish_cif_using_subcommand json" -l lenient -d 'Convert what can be read of an archive with faults; the exit status is still 1'
complete -c cif -n "__fish_cif_using_subcommand json" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand show" -s g -l game -d 'The game, counted from 1' -r
complete -c cif -n "__fish_cif_using_subcommand show" -s p -l ply -d 'The ply after which the board is shown; 0 is the start position, 12.2.3 the third ply of the second variation at ply 12, 12.2 the last one of that [default: the last of the main line]' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l language -d 'Leave out comments in other languages than this, such as de or en-GB' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l picture -l svg -d 'Write the board as a picture into this file, which is replaced whole or not at all, or - for standard output, where nothing else is written then. It is SVG, or what the name ends with: .png, or .gif and .apng, which show the position after each ply' -r -F
complete -c cif -n "__fish_cif_using_subcommand show" -l delay -d 'The time for each ply in a picture that moves, in milliseconds, rounded up to tens; the last position is shown three times as long' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l theme -d 'The colours of the squares in the picture' -r -f -a "brown\t''
blue\t''
green\t''
grey\t''"
complete -c cif -n "__fish_cif_using_subcommand show" -l size -d 'The width of a board in the picture, in pixels [default: 45 for each file]' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l max-depth -d 'Elements open at one time' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l max-attributes -d 'Attributes of one element' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l max-value -d 'Bytes of one attribute value or one run of text; K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l max-list -d 'Items of one value that is a list, as of titles' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l max-item -d 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l max-violations -d 'Faults of one item that are kept, for the schema and for each rule; the rest is counted' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l max-ids -d 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l charset -d 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l max-game -d 'Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left out and reported. K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand show" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand show" -l figurine -d 'Write pieces as figurines in the moves'
complete -c cif -n "__fish_cif_using_subcommand show" -l flip -d 'Show the board from Black\'s side'
complete -c cif -n "__fish_cif_using_subcommand show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand eval" -s g -l game -d 'The game, counted from 1' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -s e -l engine -d 'The engine of the evaluations: its number, or a part of its name [default: the one with the most]' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l board -d 'The board of a game on two' -r -f -a "a\t''
b\t''"
complete -c cif -n "__fish_cif_using_subcommand eval" -l inaccuracy -d 'Centipawns from which a loss is marked ?!' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l mistake -d 'Centipawns from which a loss is marked ?' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l blunder -d 'Centipawns from which a loss is marked ??' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l cap -d 'Centipawns that every better score counts as, and a mate' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l games -d 'The games that are wanted, like 1-50 or 3,7-: a line for each, and one for each player' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l format -d 'The form of the table; csv is for several games' -r -f -a "human\t''
json\t''
csv\t''"
complete -c cif -n "__fish_cif_using_subcommand eval" -l picture -l svg -d 'Write a chart into this file, which is replaced whole or not at all, or - for standard output, where nothing else is written then. It is SVG, or PNG where the name ends with .png' -r -F
complete -c cif -n "__fish_cif_using_subcommand eval" -l size -d 'The width of the chart, in pixels' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l max-depth -d 'Elements open at one time' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l max-attributes -d 'Attributes of one element' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l max-value -d 'Bytes of one attribute value or one run of text; K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l max-list -d 'Items of one value that is a list, as of titles' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l max-item -d 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l max-violations -d 'Faults of one item that are kept, for the schema and for each rule; the rest is counted' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l max-ids -d 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l charset -d 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l max-game -d 'Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left out and reported. K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand eval" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand eval" -l pgn -d 'Read PGN, whatever the first bytes say'
complete -c cif -n "__fish_cif_using_subcommand eval" -l players -d 'Write a line for each player of the games, and none for each game [default games: all]'
complete -c cif -n "__fish_cif_using_subcommand eval" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand html" -s o -l output -d 'The file to write, which is replaced whole or not at all, or - for standard output' -r -F
complete -c cif -n "__fish_cif_using_subcommand html" -l title -d 'The title of the report [default: the names of the files]' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l games -d 'The games of all inputs together that are wanted, like 1-50 or 3,7-' -r
complete -c cif -n "__fish_cif_using_subcommand html" -s j -l jobs -d 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l max-depth -d 'Elements open at one time' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l max-attributes -d 'Attributes of one element' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l max-value -d 'Bytes of one attribute value or one run of text; K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l max-list -d 'Items of one value that is a list, as of titles' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l max-item -d 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l max-violations -d 'Faults of one item that are kept, for the schema and for each rule; the rest is counted' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l max-ids -d 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l charset -d 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l max-game -d 'Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left out and reported. K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand html" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand html" -l no-check -d 'Leave out what a check finds'
complete -c cif -n "__fish_cif_using_subcommand html" -s q -l quiet -d 'Write no summary, and show no progress on the terminal'
complete -c cif -n "__fish_cif_using_subcommand html" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand uci" -l charset -d 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in' -r
complete -c cif -n "__fish_cif_using_subcommand uci" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand uci" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand uci" -l all -d 'Write an object for every line but empty ones, with its number, its type, and who speaks'
complete -c cif -n "__fish_cif_using_subcommand uci" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand annotate" -s o -l output -d 'The archive to write, or - for standard output [default: standard output]' -r -F
complete -c cif -n "__fish_cif_using_subcommand annotate" -s e -l engine -d 'The engine: its program, and arguments with blanks between them as in a shell' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l log -d 'Take what engines said from this log of theirs instead, or from standard input for -; can be given several times' -r -F
complete -c cif -n "__fish_cif_using_subcommand annotate" -s d -l depth -d 'Search so many plies deep' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -s t -l movetime -d 'Search each position so many milliseconds' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -s n -l nodes -d 'Search so many nodes of each position' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l option -d 'Set an option of the engine; a button has no value' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l multipv -d 'Search so many lines; those beside the first become tags, those of a log too' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l games -d 'Only these games, by number, like 3, 2-5, 7- or 1,4-6' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -s j -l jobs -d 'Search so many games at one time, each with an engine of its own' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l timeout -d 'Stop a search by depth or nodes after so many seconds' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l failures -d 'Give up when the engine has failed in so many games in a row' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l tag -d 'Add tags UCI:FIELD to plies: a list of seldepth, wdl, nodes, nps, hashfull, tbhits, sbhits, cpuload, movesleft, ebf, pv, currmove, currmovenumber, refutation, currline and string, or all' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l created -d 'The time that the archive made of a PGN file says it was created, like 2014-12-21 or 2014-12-21T10:30:00Z [default: now]' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l max-depth -d 'Elements open at one time' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l max-attributes -d 'Attributes of one element' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l max-value -d 'Bytes of one attribute value or one run of text; K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l max-list -d 'Items of one value that is a list, as of titles' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l max-item -d 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l max-violations -d 'Faults of one item that are kept, for the schema and for each rule; the rest is counted' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l max-ids -d 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l charset -d 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l max-game -d 'Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left out and reported. K, M and G are understood' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand annotate" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand annotate" -l variations -d 'Evaluate the positions of variations too, as elements'
complete -c cif -n "__fish_cif_using_subcommand annotate" -l pv -d 'Add the expected line of each position as a variation'
complete -c cif -n "__fish_cif_using_subcommand annotate" -l resume -d 'Go on after an interruption: games that the output has from this engine are kept; for work with an engine only'
complete -c cif -n "__fish_cif_using_subcommand annotate" -s q -l quiet -d 'Say nothing but warnings and errors'
complete -c cif -n "__fish_cif_using_subcommand annotate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand completions" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand completions" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand completions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand export" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand export" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand query" -l color -d 'When to use colours' -r -f -a "auto\t''
always\t''
never\t''"
complete -c cif -n "__fish_cif_using_subcommand query" -l max-expansion -d 'The factor by which a compressed file may grow, once that is more than 64 MB' -r
complete -c cif -n "__fish_cif_using_subcommand query" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "check" -d 'Check archives against the schema and the rules of the format'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "convert" -d 'Convert games from PGN to CIF, or back'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "fix" -d 'Fix archives: apply the fixes that findings carry'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "explain" -d 'Explain a finding by its id: what is wrong, why it matters, how to fix it'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "rules" -d 'List the rules of the format'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "config" -d 'Show the settings that hold, and where each comes from'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "schema" -d 'Print the XML Schema of CIF'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "json" -d 'Convert an archive to JSON, or JSON back to an archive'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "show" -d 'Show a game: its head, its moves, and the board'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "eval" -d 'Show the evaluations and the clocks of a game'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "html" -d 'Write games into one HTML file to look at'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "uci" -d 'Read what a chess engine said over UCI, as JSON'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "annotate" -d 'Let an engine evaluate the games of an archive or a PGN file'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "completions" -d 'Print what lets a shell complete the command line'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "export" -d 'Write games as tables'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "query" -d 'Ask questions of games in SQL'
complete -c cif -n "__fish_cif_using_subcommand help; and not __fish_seen_subcommand_from check convert fix explain rules config schema json show eval html uci annotate completions export query" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c cif -n "__fish_cif_using_subcommand completions" -f -a "bash zsh fish powershell"
