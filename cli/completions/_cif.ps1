
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'cif' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'cif'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'cif' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Check archives against the schema and the rules of the format')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Convert games from PGN to CIF, or back')
            [CompletionResult]::new('fix', 'fix', [CompletionResultType]::ParameterValue, 'Fix archives: apply the fixes that findings carry')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Explain a finding by its id: what is wrong, why it matters, how to fix it')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'List the rules of the format')
            [CompletionResult]::new('config', 'config', [CompletionResultType]::ParameterValue, 'Show the settings that hold, and where each comes from')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'Print the XML Schema of CIF')
            [CompletionResult]::new('json', 'json', [CompletionResultType]::ParameterValue, 'Convert an archive to JSON, or JSON back to an archive')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a game: its head, its moves, and the board')
            [CompletionResult]::new('eval', 'eval', [CompletionResultType]::ParameterValue, 'Show the evaluations and the clocks of a game')
            [CompletionResult]::new('html', 'html', [CompletionResultType]::ParameterValue, 'Write games into one HTML file to look at')
            [CompletionResult]::new('uci', 'uci', [CompletionResultType]::ParameterValue, 'Read what a chess engine said over UCI, as JSON')
            [CompletionResult]::new('annotate', 'annotate', [CompletionResultType]::ParameterValue, 'Let an engine evaluate the games of an archive or a PGN file')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print what lets a shell complete the command line')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Write games as tables')
            [CompletionResult]::new('query', 'query', [CompletionResultType]::ParameterValue, 'Ask questions of games in SQL')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'cif;check' {
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'For whom findings are written; with a file, as in `sarif=findings.sarif`, it goes there, and so several at once; json is one object a line, see `cif schema --findings` [default: human]')
            [CompletionResult]::new('--output-file', '--output-file', [CompletionResultType]::ParameterName, 'Write into this file what would go to standard output')
            [CompletionResult]::new('--max-findings', '--max-findings', [CompletionResultType]::ParameterName, 'Findings shown of each file, 0 for all; the others are only counted [default: 200 for people, all for programs]')
            [CompletionResult]::new('--baseline', '--baseline', [CompletionResultType]::ParameterName, 'Leave out the findings that this file lists')
            [CompletionResult]::new('--diff-from', '--diff-from', [CompletionResultType]::ParameterName, 'Leave out what did not change since this revision of the Git repository: other archives, and games that stood in it')
            [CompletionResult]::new('--cache-dir', '--cache-dir', [CompletionResultType]::ParameterName, 'The folder in which the findings of earlier checks are kept')
            [CompletionResult]::new('--select', '--select', [CompletionResultType]::ParameterName, 'Take only these findings: ids or names of rules, areas like IX, ids of constraints or the steps they begin with like xsd:Game, xml, xsd, pgn and what begins so, or all; the more specific beats the less specific')
            [CompletionResult]::new('--ignore', '--ignore', [CompletionResultType]::ParameterName, 'Leave these findings out')
            [CompletionResult]::new('--severity', '--severity', [CompletionResultType]::ParameterName, 'Take findings for error, warning or info, or leave them out (off), as in IX=warning')
            [CompletionResult]::new('--fail-on', '--fail-on', [CompletionResultType]::ParameterName, 'The least severity that makes the exit status 1 [default: error, of a conversion warning]')
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'The file of settings [default: cif.toml here or in the nearest folder above]')
            [CompletionResult]::new('--legality', '--legality', [CompletionResultType]::ParameterName, 'Games that are replayed, their moves judged by the rules of chess: always means all, auto those without a signature of their own, never none of them [default: always]')
            [CompletionResult]::new('--max-depth', '--max-depth', [CompletionResultType]::ParameterName, 'Elements open at one time')
            [CompletionResult]::new('--max-attributes', '--max-attributes', [CompletionResultType]::ParameterName, 'Attributes of one element')
            [CompletionResult]::new('--max-value', '--max-value', [CompletionResultType]::ParameterName, 'Bytes of one attribute value or one run of text; K, M and G are understood')
            [CompletionResult]::new('--max-list', '--max-list', [CompletionResultType]::ParameterName, 'Items of one value that is a list, as of titles')
            [CompletionResult]::new('--max-item', '--max-item', [CompletionResultType]::ParameterName, 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported')
            [CompletionResult]::new('--max-violations', '--max-violations', [CompletionResultType]::ParameterName, 'Faults of one item that are kept, for the schema and for each rule; the rest is counted')
            [CompletionResult]::new('--max-ids', '--max-ids', [CompletionResultType]::ParameterName, 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write nothing to standard output; the exit status says it all')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write nothing to standard output; the exit status says it all')
            [CompletionResult]::new('--watch', '--watch', [CompletionResultType]::ParameterName, 'Check again whenever an archive or the settings change')
            [CompletionResult]::new('--schema-only', '--schema-only', [CompletionResultType]::ParameterName, 'Check the schema alone, not the rules')
            [CompletionResult]::new('--statistics', '--statistics', [CompletionResultType]::ParameterName, 'Count the findings of each id instead of listing them')
            [CompletionResult]::new('--update-baseline', '--update-baseline', [CompletionResultType]::ParameterName, 'Write all findings into the baseline, so that they are known from now on')
            [CompletionResult]::new('--no-cache', '--no-cache', [CompletionResultType]::ParameterName, 'Check every file, also those that were checked before and have not changed')
            [CompletionResult]::new('--exit-zero', '--exit-zero', [CompletionResultType]::ParameterName, 'End with status 0 whatever is found; what cannot be read or written still gives 2')
            [CompletionResult]::new('--no-config', '--no-config', [CompletionResultType]::ParameterName, 'Read no file of settings')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;convert' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'The form of the inputs [default: what their names say]')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The form of the output [default: what its name says]')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'For whom findings are written; json is one object a line, see `cif schema --findings`')
            [CompletionResult]::new('--max-findings', '--max-findings', [CompletionResultType]::ParameterName, 'Findings shown of each kind, 0 for all in their order, and with json of all kinds together; the others are only counted [default: 3 for people, all in json]')
            [CompletionResult]::new('--select', '--select', [CompletionResultType]::ParameterName, 'Take only these findings: ids or names of rules, areas like IX, ids of constraints or the steps they begin with like xsd:Game, xml, xsd, pgn and what begins so, or all; the more specific beats the less specific')
            [CompletionResult]::new('--ignore', '--ignore', [CompletionResultType]::ParameterName, 'Leave these findings out')
            [CompletionResult]::new('--severity', '--severity', [CompletionResultType]::ParameterName, 'Take findings for error, warning or info, or leave them out (off), as in IX=warning')
            [CompletionResult]::new('--fail-on', '--fail-on', [CompletionResultType]::ParameterName, 'The least severity that makes the exit status 1 [default: error, of a conversion warning]')
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'The file of settings [default: cif.toml here or in the nearest folder above]')
            [CompletionResult]::new('--created', '--created', [CompletionResultType]::ParameterName, 'The time that the archive says it was created or changed, like 2014-12-21 or 2014-12-21T10:30:00Z [default: now]')
            [CompletionResult]::new('--depth', '--depth', [CompletionResultType]::ParameterName, 'Variations of PGN that may stand in each other; deeper ones are kept as text')
            [CompletionResult]::new('--language', '--language', [CompletionResultType]::ParameterName, 'The language of the comments in PGN; those of another are left out and reported [default: all comments]')
            [CompletionResult]::new('--layout', '--layout', [CompletionResultType]::ParameterName, 'The layout of moves in PGN: lines of less than 80 columns, or one line for each game')
            [CompletionResult]::new('--max-depth', '--max-depth', [CompletionResultType]::ParameterName, 'Elements open at one time')
            [CompletionResult]::new('--max-attributes', '--max-attributes', [CompletionResultType]::ParameterName, 'Attributes of one element')
            [CompletionResult]::new('--max-value', '--max-value', [CompletionResultType]::ParameterName, 'Bytes of one attribute value or one run of text; K, M and G are understood')
            [CompletionResult]::new('--max-list', '--max-list', [CompletionResultType]::ParameterName, 'Items of one value that is a list, as of titles')
            [CompletionResult]::new('--max-item', '--max-item', [CompletionResultType]::ParameterName, 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported')
            [CompletionResult]::new('--max-violations', '--max-violations', [CompletionResultType]::ParameterName, 'Faults of one item that are kept, for the schema and for each rule; the rest is counted')
            [CompletionResult]::new('--max-ids', '--max-ids', [CompletionResultType]::ParameterName, 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported')
            [CompletionResult]::new('--charset', '--charset', [CompletionResultType]::ParameterName, 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in')
            [CompletionResult]::new('--max-game', '--max-game', [CompletionResultType]::ParameterName, 'Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left out and reported. K, M and G are understood')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('--strict', '--strict', [CompletionResultType]::ParameterName, 'Write nothing, and end with status 1, if anything would be lost')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write neither findings nor a summary; the exit status says it all')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write neither findings nor a summary; the exit status says it all')
            [CompletionResult]::new('--no-progress', '--no-progress', [CompletionResultType]::ParameterName, 'Show no progress on the terminal')
            [CompletionResult]::new('--exit-zero', '--exit-zero', [CompletionResultType]::ParameterName, 'End with status 0 whatever is found; what cannot be read or written still gives 2')
            [CompletionResult]::new('--no-config', '--no-config', [CompletionResultType]::ParameterName, 'Read no file of settings')
            [CompletionResult]::new('--index', '--index', [CompletionResultType]::ParameterName, 'Move the heads of games to an index')
            [CompletionResult]::new('--namebase', '--namebase', [CompletionResultType]::ParameterName, 'Move the names of players, events, sites and so on to a namebase, each once')
            [CompletionResult]::new('--flat', '--flat', [CompletionResultType]::ParameterName, 'Write each game with its whole head, as is done with games of PGN and where archives are merged anyway')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;fix' {
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'Write to this file and leave the one that is read as it is; - is standard output')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'Write to this file and leave the one that is read as it is; - is standard output')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]')
            [CompletionResult]::new('--select', '--select', [CompletionResultType]::ParameterName, 'Take only these findings: ids or names of rules, areas like IX, ids of constraints or the steps they begin with like xsd:Game, xml, xsd, pgn and what begins so, or all; the more specific beats the less specific')
            [CompletionResult]::new('--ignore', '--ignore', [CompletionResultType]::ParameterName, 'Leave these findings out')
            [CompletionResult]::new('--severity', '--severity', [CompletionResultType]::ParameterName, 'Take findings for error, warning or info, or leave them out (off), as in IX=warning')
            [CompletionResult]::new('--fail-on', '--fail-on', [CompletionResultType]::ParameterName, 'The least severity that makes the exit status 1 [default: error, of a conversion warning]')
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'The file of settings [default: cif.toml here or in the nearest folder above]')
            [CompletionResult]::new('--legality', '--legality', [CompletionResultType]::ParameterName, 'Games that are replayed, their moves judged by the rules of chess: always means all, auto those without a signature of their own, never none of them [default: always]')
            [CompletionResult]::new('--max-depth', '--max-depth', [CompletionResultType]::ParameterName, 'Elements open at one time')
            [CompletionResult]::new('--max-attributes', '--max-attributes', [CompletionResultType]::ParameterName, 'Attributes of one element')
            [CompletionResult]::new('--max-value', '--max-value', [CompletionResultType]::ParameterName, 'Bytes of one attribute value or one run of text; K, M and G are understood')
            [CompletionResult]::new('--max-list', '--max-list', [CompletionResultType]::ParameterName, 'Items of one value that is a list, as of titles')
            [CompletionResult]::new('--max-item', '--max-item', [CompletionResultType]::ParameterName, 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported')
            [CompletionResult]::new('--max-violations', '--max-violations', [CompletionResultType]::ParameterName, 'Faults of one item that are kept, for the schema and for each rule; the rest is counted')
            [CompletionResult]::new('--max-ids', '--max-ids', [CompletionResultType]::ParameterName, 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('--unsafe', '--unsafe', [CompletionResultType]::ParameterName, 'Also apply fixes that may change the meaning')
            [CompletionResult]::new('--diff', '--diff', [CompletionResultType]::ParameterName, 'Show what would be changed as a unified diff, and change nothing')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write no summary; the exit status says it all')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write no summary; the exit status says it all')
            [CompletionResult]::new('--exit-zero', '--exit-zero', [CompletionResultType]::ParameterName, 'End with status 0 whatever is found; what cannot be read or written still gives 2')
            [CompletionResult]::new('--no-config', '--no-config', [CompletionResultType]::ParameterName, 'Read no file of settings')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;explain' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;rules' {
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'For whom the list is written; json is one object a line')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;config' {
            [CompletionResult]::new('--select', '--select', [CompletionResultType]::ParameterName, 'Take only these findings: ids or names of rules, areas like IX, ids of constraints or the steps they begin with like xsd:Game, xml, xsd, pgn and what begins so, or all; the more specific beats the less specific')
            [CompletionResult]::new('--ignore', '--ignore', [CompletionResultType]::ParameterName, 'Leave these findings out')
            [CompletionResult]::new('--severity', '--severity', [CompletionResultType]::ParameterName, 'Take findings for error, warning or info, or leave them out (off), as in IX=warning')
            [CompletionResult]::new('--fail-on', '--fail-on', [CompletionResultType]::ParameterName, 'The least severity that makes the exit status 1 [default: error, of a conversion warning]')
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'The file of settings [default: cif.toml here or in the nearest folder above]')
            [CompletionResult]::new('--legality', '--legality', [CompletionResultType]::ParameterName, 'Games that are replayed, their moves judged by the rules of chess: always means all, auto those without a signature of their own, never none of them [default: always]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('--exit-zero', '--exit-zero', [CompletionResultType]::ParameterName, 'End with status 0 whatever is found; what cannot be read or written still gives 2')
            [CompletionResult]::new('--no-config', '--no-config', [CompletionResultType]::ParameterName, 'Read no file of settings')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;schema' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('--findings', '--findings', [CompletionResultType]::ParameterName, 'Print the JSON Schema of a finding, one line of `cif check --format json`, instead')
            [CompletionResult]::new('--uci', '--uci', [CompletionResultType]::ParameterName, 'Print the JSON Schema of one line of `cif uci` instead')
            [CompletionResult]::new('--config', '--config', [CompletionResultType]::ParameterName, 'Print the JSON Schema of the file of settings, cif.toml, instead')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;json' {
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'The form of the output; cif reads JSON and writes the canonical form of the archive')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'The file to write, which is replaced whole or not at all, or - for standard output [default: standard output]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'The file to write, which is replaced whole or not at all, or - for standard output [default: standard output]')
            [CompletionResult]::new('--max-depth', '--max-depth', [CompletionResultType]::ParameterName, 'Elements open at one time')
            [CompletionResult]::new('--max-attributes', '--max-attributes', [CompletionResultType]::ParameterName, 'Attributes of one element')
            [CompletionResult]::new('--max-value', '--max-value', [CompletionResultType]::ParameterName, 'Bytes of one attribute value or one run of text; K, M and G are understood')
            [CompletionResult]::new('--max-list', '--max-list', [CompletionResultType]::ParameterName, 'Items of one value that is a list, as of titles')
            [CompletionResult]::new('--max-item', '--max-item', [CompletionResultType]::ParameterName, 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported')
            [CompletionResult]::new('--max-violations', '--max-violations', [CompletionResultType]::ParameterName, 'Faults of one item that are kept, for the schema and for each rule; the rest is counted')
            [CompletionResult]::new('--max-ids', '--max-ids', [CompletionResultType]::ParameterName, 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('--pretty', '--pretty', [CompletionResultType]::ParameterName, 'Indent the JSON')
            [CompletionResult]::new('--lenient', '--lenient', [CompletionResultType]::ParameterName, 'Convert what can be read of an archive with faults; the exit status is still 1')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;show' {
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'The game, counted from 1')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game, counted from 1')
            [CompletionResult]::new('-p', '-p', [CompletionResultType]::ParameterName, 'The ply after which the board is shown; 0 is the start position, 12.2.3 the third ply of the second variation at ply 12, 12.2 the last one of that [default: the last of the main line]')
            [CompletionResult]::new('--ply', '--ply', [CompletionResultType]::ParameterName, 'The ply after which the board is shown; 0 is the start position, 12.2.3 the third ply of the second variation at ply 12, 12.2 the last one of that [default: the last of the main line]')
            [CompletionResult]::new('--language', '--language', [CompletionResultType]::ParameterName, 'Leave out comments in other languages than this, such as de or en-GB')
            [CompletionResult]::new('--picture', '--picture', [CompletionResultType]::ParameterName, 'Write the board as a picture into this file, which is replaced whole or not at all, or - for standard output, where nothing else is written then. It is SVG, or what the name ends with: .png, or .gif and .apng, which show the position after each ply')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write the board as a picture into this file, which is replaced whole or not at all, or - for standard output, where nothing else is written then. It is SVG, or what the name ends with: .png, or .gif and .apng, which show the position after each ply')
            [CompletionResult]::new('--delay', '--delay', [CompletionResultType]::ParameterName, 'The time for each ply in a picture that moves, in milliseconds, rounded up to tens; the last position is shown three times as long')
            [CompletionResult]::new('--theme', '--theme', [CompletionResultType]::ParameterName, 'The colours of the squares in the picture')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'The width of a board in the picture, in pixels [default: 45 for each file]')
            [CompletionResult]::new('--max-depth', '--max-depth', [CompletionResultType]::ParameterName, 'Elements open at one time')
            [CompletionResult]::new('--max-attributes', '--max-attributes', [CompletionResultType]::ParameterName, 'Attributes of one element')
            [CompletionResult]::new('--max-value', '--max-value', [CompletionResultType]::ParameterName, 'Bytes of one attribute value or one run of text; K, M and G are understood')
            [CompletionResult]::new('--max-list', '--max-list', [CompletionResultType]::ParameterName, 'Items of one value that is a list, as of titles')
            [CompletionResult]::new('--max-item', '--max-item', [CompletionResultType]::ParameterName, 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported')
            [CompletionResult]::new('--max-violations', '--max-violations', [CompletionResultType]::ParameterName, 'Faults of one item that are kept, for the schema and for each rule; the rest is counted')
            [CompletionResult]::new('--max-ids', '--max-ids', [CompletionResultType]::ParameterName, 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported')
            [CompletionResult]::new('--charset', '--charset', [CompletionResultType]::ParameterName, 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in')
            [CompletionResult]::new('--max-game', '--max-game', [CompletionResultType]::ParameterName, 'Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left out and reported. K, M and G are understood')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('--figurine', '--figurine', [CompletionResultType]::ParameterName, 'Write pieces as figurines in the moves')
            [CompletionResult]::new('--flip', '--flip', [CompletionResultType]::ParameterName, 'Show the board from Black''s side')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;eval' {
            [CompletionResult]::new('-g', '-g', [CompletionResultType]::ParameterName, 'The game, counted from 1')
            [CompletionResult]::new('--game', '--game', [CompletionResultType]::ParameterName, 'The game, counted from 1')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'The engine of the evaluations: its number, or a part of its name [default: the one with the most]')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'The engine of the evaluations: its number, or a part of its name [default: the one with the most]')
            [CompletionResult]::new('--board', '--board', [CompletionResultType]::ParameterName, 'The board of a game on two')
            [CompletionResult]::new('--inaccuracy', '--inaccuracy', [CompletionResultType]::ParameterName, 'Centipawns from which a loss is marked ?!')
            [CompletionResult]::new('--mistake', '--mistake', [CompletionResultType]::ParameterName, 'Centipawns from which a loss is marked ?')
            [CompletionResult]::new('--blunder', '--blunder', [CompletionResultType]::ParameterName, 'Centipawns from which a loss is marked ??')
            [CompletionResult]::new('--cap', '--cap', [CompletionResultType]::ParameterName, 'Centipawns that every better score counts as, and a mate')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'The games that are wanted, like 1-50 or 3,7-: a line for each, and one for each player')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'The form of the table; csv is for several games')
            [CompletionResult]::new('--picture', '--picture', [CompletionResultType]::ParameterName, 'Write a chart into this file, which is replaced whole or not at all, or - for standard output, where nothing else is written then. It is SVG, or PNG where the name ends with .png')
            [CompletionResult]::new('--svg', '--svg', [CompletionResultType]::ParameterName, 'Write a chart into this file, which is replaced whole or not at all, or - for standard output, where nothing else is written then. It is SVG, or PNG where the name ends with .png')
            [CompletionResult]::new('--size', '--size', [CompletionResultType]::ParameterName, 'The width of the chart, in pixels')
            [CompletionResult]::new('--max-depth', '--max-depth', [CompletionResultType]::ParameterName, 'Elements open at one time')
            [CompletionResult]::new('--max-attributes', '--max-attributes', [CompletionResultType]::ParameterName, 'Attributes of one element')
            [CompletionResult]::new('--max-value', '--max-value', [CompletionResultType]::ParameterName, 'Bytes of one attribute value or one run of text; K, M and G are understood')
            [CompletionResult]::new('--max-list', '--max-list', [CompletionResultType]::ParameterName, 'Items of one value that is a list, as of titles')
            [CompletionResult]::new('--max-item', '--max-item', [CompletionResultType]::ParameterName, 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported')
            [CompletionResult]::new('--max-violations', '--max-violations', [CompletionResultType]::ParameterName, 'Faults of one item that are kept, for the schema and for each rule; the rest is counted')
            [CompletionResult]::new('--max-ids', '--max-ids', [CompletionResultType]::ParameterName, 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported')
            [CompletionResult]::new('--charset', '--charset', [CompletionResultType]::ParameterName, 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in')
            [CompletionResult]::new('--max-game', '--max-game', [CompletionResultType]::ParameterName, 'Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left out and reported. K, M and G are understood')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('--pgn', '--pgn', [CompletionResultType]::ParameterName, 'Read PGN, whatever the first bytes say')
            [CompletionResult]::new('--players', '--players', [CompletionResultType]::ParameterName, 'Write a line for each player of the games, and none for each game [default games: all]')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;html' {
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'The file to write, which is replaced whole or not at all, or - for standard output')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'The file to write, which is replaced whole or not at all, or - for standard output')
            [CompletionResult]::new('--title', '--title', [CompletionResultType]::ParameterName, 'The title of the report [default: the names of the files]')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'The games of all inputs together that are wanted, like 1-50 or 3,7-')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads that share the work; what is found or written does not depend on their number [default: one for each processor]')
            [CompletionResult]::new('--max-depth', '--max-depth', [CompletionResultType]::ParameterName, 'Elements open at one time')
            [CompletionResult]::new('--max-attributes', '--max-attributes', [CompletionResultType]::ParameterName, 'Attributes of one element')
            [CompletionResult]::new('--max-value', '--max-value', [CompletionResultType]::ParameterName, 'Bytes of one attribute value or one run of text; K, M and G are understood')
            [CompletionResult]::new('--max-list', '--max-list', [CompletionResultType]::ParameterName, 'Items of one value that is a list, as of titles')
            [CompletionResult]::new('--max-item', '--max-item', [CompletionResultType]::ParameterName, 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported')
            [CompletionResult]::new('--max-violations', '--max-violations', [CompletionResultType]::ParameterName, 'Faults of one item that are kept, for the schema and for each rule; the rest is counted')
            [CompletionResult]::new('--max-ids', '--max-ids', [CompletionResultType]::ParameterName, 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported')
            [CompletionResult]::new('--charset', '--charset', [CompletionResultType]::ParameterName, 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in')
            [CompletionResult]::new('--max-game', '--max-game', [CompletionResultType]::ParameterName, 'Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left out and reported. K, M and G are understood')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('--no-check', '--no-check', [CompletionResultType]::ParameterName, 'Leave out what a check finds')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Write no summary, and show no progress on the terminal')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Write no summary, and show no progress on the terminal')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;uci' {
            [CompletionResult]::new('--charset', '--charset', [CompletionResultType]::ParameterName, 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('--all', '--all', [CompletionResultType]::ParameterName, 'Write an object for every line but empty ones, with its number, its type, and who speaks')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;annotate' {
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'The archive to write, or - for standard output [default: standard output]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'The archive to write, or - for standard output [default: standard output]')
            [CompletionResult]::new('-e', '-e', [CompletionResultType]::ParameterName, 'The engine: its program, and arguments with blanks between them as in a shell')
            [CompletionResult]::new('--engine', '--engine', [CompletionResultType]::ParameterName, 'The engine: its program, and arguments with blanks between them as in a shell')
            [CompletionResult]::new('--log', '--log', [CompletionResultType]::ParameterName, 'Take what engines said from this log of theirs instead, or from standard input for -; can be given several times')
            [CompletionResult]::new('-d', '-d', [CompletionResultType]::ParameterName, 'Search so many plies deep')
            [CompletionResult]::new('--depth', '--depth', [CompletionResultType]::ParameterName, 'Search so many plies deep')
            [CompletionResult]::new('-t', '-t', [CompletionResultType]::ParameterName, 'Search each position so many milliseconds')
            [CompletionResult]::new('--movetime', '--movetime', [CompletionResultType]::ParameterName, 'Search each position so many milliseconds')
            [CompletionResult]::new('-n', '-n', [CompletionResultType]::ParameterName, 'Search so many nodes of each position')
            [CompletionResult]::new('--nodes', '--nodes', [CompletionResultType]::ParameterName, 'Search so many nodes of each position')
            [CompletionResult]::new('--option', '--option', [CompletionResultType]::ParameterName, 'Set an option of the engine; a button has no value')
            [CompletionResult]::new('--multipv', '--multipv', [CompletionResultType]::ParameterName, 'Search so many lines; those beside the first become tags, those of a log too')
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'Only these games, by number, like 3, 2-5, 7- or 1,4-6')
            [CompletionResult]::new('-j', '-j', [CompletionResultType]::ParameterName, 'Search so many games at one time, each with an engine of its own')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Search so many games at one time, each with an engine of its own')
            [CompletionResult]::new('--timeout', '--timeout', [CompletionResultType]::ParameterName, 'Stop a search by depth or nodes after so many seconds')
            [CompletionResult]::new('--failures', '--failures', [CompletionResultType]::ParameterName, 'Give up when the engine has failed in so many games in a row')
            [CompletionResult]::new('--tag', '--tag', [CompletionResultType]::ParameterName, 'Add tags UCI:FIELD to plies: a list of seldepth, wdl, nodes, nps, hashfull, tbhits, sbhits, cpuload, movesleft, ebf, pv, currmove, currmovenumber, refutation, currline and string, or all')
            [CompletionResult]::new('--created', '--created', [CompletionResultType]::ParameterName, 'The time that the archive made of a PGN file says it was created, like 2014-12-21 or 2014-12-21T10:30:00Z [default: now]')
            [CompletionResult]::new('--max-depth', '--max-depth', [CompletionResultType]::ParameterName, 'Elements open at one time')
            [CompletionResult]::new('--max-attributes', '--max-attributes', [CompletionResultType]::ParameterName, 'Attributes of one element')
            [CompletionResult]::new('--max-value', '--max-value', [CompletionResultType]::ParameterName, 'Bytes of one attribute value or one run of text; K, M and G are understood')
            [CompletionResult]::new('--max-list', '--max-list', [CompletionResultType]::ParameterName, 'Items of one value that is a list, as of titles')
            [CompletionResult]::new('--max-item', '--max-item', [CompletionResultType]::ParameterName, 'Bytes of one game or other item of an archive, where each element counts for 256 more; at most 4G. A larger item is passed over and reported')
            [CompletionResult]::new('--max-violations', '--max-violations', [CompletionResultType]::ParameterName, 'Faults of one item that are kept, for the schema and for each rule; the rest is counted')
            [CompletionResult]::new('--max-ids', '--max-ids', [CompletionResultType]::ParameterName, 'Bytes that what is remembered of the ids of an archive takes; of ids beyond it the rules say nothing, which is reported')
            [CompletionResult]::new('--charset', '--charset', [CompletionResultType]::ParameterName, 'The encoding of PGN and of logs: auto, which finds it out, or a name like utf-8, windows-1251, gbk or utf-16le; latin-1 is read as windows-1252, which is what files that claim it are in')
            [CompletionResult]::new('--max-game', '--max-game', [CompletionResultType]::ParameterName, 'Bytes of a game of PGN, which may have a token for every 32 of them; larger games are left out and reported. K, M and G are understood')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('--variations', '--variations', [CompletionResultType]::ParameterName, 'Evaluate the positions of variations too, as elements')
            [CompletionResult]::new('--pv', '--pv', [CompletionResultType]::ParameterName, 'Add the expected line of each position as a variation')
            [CompletionResult]::new('--resume', '--resume', [CompletionResultType]::ParameterName, 'Go on after an interruption: games that the output has from this engine are kept; for work with an engine only')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'Say nothing but warnings and errors')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'Say nothing but warnings and errors')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;completions' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;export' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;query' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use colours')
            [CompletionResult]::new('--max-expansion', '--max-expansion', [CompletionResultType]::ParameterName, 'The factor by which a compressed file may grow, once that is more than 64 MB')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help (see more with ''--help'')')
            break
        }
        'cif;help' {
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Check archives against the schema and the rules of the format')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Convert games from PGN to CIF, or back')
            [CompletionResult]::new('fix', 'fix', [CompletionResultType]::ParameterValue, 'Fix archives: apply the fixes that findings carry')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Explain a finding by its id: what is wrong, why it matters, how to fix it')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'List the rules of the format')
            [CompletionResult]::new('config', 'config', [CompletionResultType]::ParameterValue, 'Show the settings that hold, and where each comes from')
            [CompletionResult]::new('schema', 'schema', [CompletionResultType]::ParameterValue, 'Print the XML Schema of CIF')
            [CompletionResult]::new('json', 'json', [CompletionResultType]::ParameterValue, 'Convert an archive to JSON, or JSON back to an archive')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a game: its head, its moves, and the board')
            [CompletionResult]::new('eval', 'eval', [CompletionResultType]::ParameterValue, 'Show the evaluations and the clocks of a game')
            [CompletionResult]::new('html', 'html', [CompletionResultType]::ParameterValue, 'Write games into one HTML file to look at')
            [CompletionResult]::new('uci', 'uci', [CompletionResultType]::ParameterValue, 'Read what a chess engine said over UCI, as JSON')
            [CompletionResult]::new('annotate', 'annotate', [CompletionResultType]::ParameterValue, 'Let an engine evaluate the games of an archive or a PGN file')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print what lets a shell complete the command line')
            [CompletionResult]::new('export', 'export', [CompletionResultType]::ParameterValue, 'Write games as tables')
            [CompletionResult]::new('query', 'query', [CompletionResultType]::ParameterValue, 'Ask questions of games in SQL')
            [CompletionResult]::new('help', 'help', [CompletionResultType]::ParameterValue, 'Print this message or the help of the given subcommand(s)')
            break
        }
        'cif;help;check' {
            break
        }
        'cif;help;convert' {
            break
        }
        'cif;help;fix' {
            break
        }
        'cif;help;explain' {
            break
        }
        'cif;help;rules' {
            break
        }
        'cif;help;config' {
            break
        }
        'cif;help;schema' {
            break
        }
        'cif;help;json' {
            break
        }
        'cif;help;show' {
            break
        }
        'cif;help;eval' {
            break
        }
        'cif;help;html' {
            break
        }
        'cif;help;uci' {
            break
        }
        'cif;help;annotate' {
            break
        }
        'cif;help;completions' {
            break
        }
        'cif;help;export' {
            break
        }
        'cif;help;query' {
            break
        }
        'cif;help;help' {
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
