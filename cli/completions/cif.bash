_cif() {
    local i cur prev opts cmd
    COMPREPLY=()
    if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
        cur="$2"
    else
        cur="${COMP_WORDS[COMP_CWORD]}"
    fi
    prev="$3"
    if [[ "${prev}" == "=" ]]; then
        prev="${COMP_WORDS[COMP_CWORD-2]}"
    fi
    cmd=""
    opts=""

    for i in "${COMP_WORDS[@]:0:COMP_CWORD}"
    do
        case "${cmd},${i}" in
            ",$1")
                cmd="cif"
                ;;
            cif,annotate)
                cmd="cif__subcmd__annotate"
                ;;
            cif,check)
                cmd="cif__subcmd__check"
                ;;
            cif,completions)
                cmd="cif__subcmd__completions"
                ;;
            cif,config)
                cmd="cif__subcmd__config"
                ;;
            cif,convert)
                cmd="cif__subcmd__convert"
                ;;
            cif,eval)
                cmd="cif__subcmd__eval"
                ;;
            cif,explain)
                cmd="cif__subcmd__explain"
                ;;
            cif,export)
                cmd="cif__subcmd__export"
                ;;
            cif,fix)
                cmd="cif__subcmd__fix"
                ;;
            cif,help)
                cmd="cif__subcmd__help"
                ;;
            cif,html)
                cmd="cif__subcmd__html"
                ;;
            cif,json)
                cmd="cif__subcmd__json"
                ;;
            cif,query)
                cmd="cif__subcmd__query"
                ;;
            cif,rules)
                cmd="cif__subcmd__rules"
                ;;
            cif,schema)
                cmd="cif__subcmd__schema"
                ;;
            cif,show)
                cmd="cif__subcmd__show"
                ;;
            cif,uci)
                cmd="cif__subcmd__uci"
                ;;
            cif__subcmd__help,annotate)
                cmd="cif__subcmd__help__subcmd__annotate"
                ;;
            cif__subcmd__help,check)
                cmd="cif__subcmd__help__subcmd__check"
                ;;
            cif__subcmd__help,completions)
                cmd="cif__subcmd__help__subcmd__completions"
                ;;
            cif__subcmd__help,config)
                cmd="cif__subcmd__help__subcmd__config"
                ;;
            cif__subcmd__help,convert)
                cmd="cif__subcmd__help__subcmd__convert"
                ;;
            cif__subcmd__help,eval)
                cmd="cif__subcmd__help__subcmd__eval"
                ;;
            cif__subcmd__help,explain)
                cmd="cif__subcmd__help__subcmd__explain"
                ;;
            cif__subcmd__help,export)
                cmd="cif__subcmd__help__subcmd__export"
                ;;
            cif__subcmd__help,fix)
                cmd="cif__subcmd__help__subcmd__fix"
                ;;
            cif__subcmd__help,help)
                cmd="cif__subcmd__help__subcmd__help"
                ;;
            cif__subcmd__help,html)
                cmd="cif__subcmd__help__subcmd__html"
                ;;
            cif__subcmd__help,json)
                cmd="cif__subcmd__help__subcmd__json"
                ;;
            cif__subcmd__help,query)
                cmd="cif__subcmd__help__subcmd__query"
                ;;
            cif__subcmd__help,rules)
                cmd="cif__subcmd__help__subcmd__rules"
                ;;
            cif__subcmd__help,schema)
                cmd="cif__subcmd__help__subcmd__schema"
                ;;
            cif__subcmd__help,show)
                cmd="cif__subcmd__help__subcmd__show"
                ;;
            cif__subcmd__help,uci)
                cmd="cif__subcmd__help__subcmd__uci"
                ;;
            *)
                ;;
        esac
    done

    case "${cmd}" in
        cif)
            opts="-h -V --color --max-expansion --help --version check convert fix explain rules config schema json show eval html uci annotate completions export query help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 1 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__annotate)
            opts="-o -e -d -t -n -j -q -h --output --engine --log --depth --movetime --nodes --option --multipv --games --jobs --timeout --failures --variations --pv --tag --resume --created --quiet --max-depth --max-attributes --max-value --max-list --max-item --max-violations --max-ids --charset --max-game --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --output)
                    COMPREPLY=()
                    return 0
                    ;;
                -o)
                    COMPREPLY=()
                    return 0
                    ;;
                --engine)
                    COMPREPLY=()
                    return 0
                    ;;
                -e)
                    COMPREPLY=()
                    return 0
                    ;;
                --log)
                    COMPREPLY=()
                    return 0
                    ;;
                --depth)
                    COMPREPLY=()
                    return 0
                    ;;
                -d)
                    COMPREPLY=()
                    return 0
                    ;;
                --movetime)
                    COMPREPLY=()
                    return 0
                    ;;
                -t)
                    COMPREPLY=()
                    return 0
                    ;;
                --nodes)
                    COMPREPLY=()
                    return 0
                    ;;
                -n)
                    COMPREPLY=()
                    return 0
                    ;;
                --option)
                    COMPREPLY=()
                    return 0
                    ;;
                --multipv)
                    COMPREPLY=()
                    return 0
                    ;;
                --games)
                    COMPREPLY=()
                    return 0
                    ;;
                --jobs)
                    COMPREPLY=()
                    return 0
                    ;;
                -j)
                    COMPREPLY=()
                    return 0
                    ;;
                --timeout)
                    COMPREPLY=()
                    return 0
                    ;;
                --failures)
                    COMPREPLY=()
                    return 0
                    ;;
                --tag)
                    COMPREPLY=()
                    return 0
                    ;;
                --created)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-depth)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-attributes)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-value)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-list)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-item)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-violations)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-ids)
                    COMPREPLY=()
                    return 0
                    ;;
                --charset)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-game)
                    COMPREPLY=()
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__check)
            opts="-q -j -h --quiet --watch --schema-only --jobs --format --output-file --statistics --max-findings --baseline --update-baseline --diff-from --no-cache --cache-dir --select --ignore --severity --fail-on --exit-zero --config --no-config --legality --max-depth --max-attributes --max-value --max-list --max-item --max-violations --max-ids --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --jobs)
                    COMPREPLY=()
                    return 0
                    ;;
                -j)
                    COMPREPLY=()
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "human concise grouped json json-array sarif junit github gitlab checkstyle csv parquet" -- "${cur}"))
                    return 0
                    ;;
                --output-file)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-findings)
                    COMPREPLY=()
                    return 0
                    ;;
                --baseline)
                    COMPREPLY=()
                    return 0
                    ;;
                --diff-from)
                    COMPREPLY=()
                    return 0
                    ;;
                --cache-dir)
                    COMPREPLY=()
                    return 0
                    ;;
                --select)
                    COMPREPLY=()
                    return 0
                    ;;
                --ignore)
                    COMPREPLY=()
                    return 0
                    ;;
                --severity)
                    COMPREPLY=()
                    return 0
                    ;;
                --fail-on)
                    COMPREPLY=($(compgen -W "info warning error" -- "${cur}"))
                    return 0
                    ;;
                --config)
                    COMPREPLY=()
                    return 0
                    ;;
                --legality)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-depth)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-attributes)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-value)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-list)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-item)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-violations)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-ids)
                    COMPREPLY=()
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__completions)
            opts="-h --color --max-expansion --help bash zsh fish powershell"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__config)
            opts="-h --select --ignore --severity --fail-on --exit-zero --config --no-config --legality --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --select)
                    COMPREPLY=()
                    return 0
                    ;;
                --ignore)
                    COMPREPLY=()
                    return 0
                    ;;
                --severity)
                    COMPREPLY=()
                    return 0
                    ;;
                --fail-on)
                    COMPREPLY=($(compgen -W "info warning error" -- "${cur}"))
                    return 0
                    ;;
                --config)
                    COMPREPLY=()
                    return 0
                    ;;
                --legality)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__convert)
            opts="-j -q -h --from --to --strict --jobs --format --max-findings --quiet --no-progress --select --ignore --severity --fail-on --exit-zero --config --no-config --index --namebase --flat --created --depth --language --layout --max-depth --max-attributes --max-value --max-list --max-item --max-violations --max-ids --charset --max-game --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --from)
                    COMPREPLY=($(compgen -W "pgn cif" -- "${cur}"))
                    return 0
                    ;;
                --to)
                    COMPREPLY=($(compgen -W "pgn cif" -- "${cur}"))
                    return 0
                    ;;
                --jobs)
                    COMPREPLY=()
                    return 0
                    ;;
                -j)
                    COMPREPLY=()
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "human json" -- "${cur}"))
                    return 0
                    ;;
                --max-findings)
                    COMPREPLY=()
                    return 0
                    ;;
                --select)
                    COMPREPLY=()
                    return 0
                    ;;
                --ignore)
                    COMPREPLY=()
                    return 0
                    ;;
                --severity)
                    COMPREPLY=()
                    return 0
                    ;;
                --fail-on)
                    COMPREPLY=($(compgen -W "info warning error" -- "${cur}"))
                    return 0
                    ;;
                --config)
                    COMPREPLY=()
                    return 0
                    ;;
                --created)
                    COMPREPLY=()
                    return 0
                    ;;
                --depth)
                    COMPREPLY=()
                    return 0
                    ;;
                --language)
                    COMPREPLY=()
                    return 0
                    ;;
                --layout)
                    COMPREPLY=($(compgen -W "standard line" -- "${cur}"))
                    return 0
                    ;;
                --max-depth)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-attributes)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-value)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-list)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-item)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-violations)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-ids)
                    COMPREPLY=()
                    return 0
                    ;;
                --charset)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-game)
                    COMPREPLY=()
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__eval)
            opts="-g -e -h --game --pgn --engine --board --inaccuracy --mistake --blunder --cap --games --players --format --svg --picture --size --max-depth --max-attributes --max-value --max-list --max-item --max-violations --max-ids --charset --max-game --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --game)
                    COMPREPLY=()
                    return 0
                    ;;
                -g)
                    COMPREPLY=()
                    return 0
                    ;;
                --engine)
                    COMPREPLY=()
                    return 0
                    ;;
                -e)
                    COMPREPLY=()
                    return 0
                    ;;
                --board)
                    COMPREPLY=($(compgen -W "a b" -- "${cur}"))
                    return 0
                    ;;
                --inaccuracy)
                    COMPREPLY=()
                    return 0
                    ;;
                --mistake)
                    COMPREPLY=()
                    return 0
                    ;;
                --blunder)
                    COMPREPLY=()
                    return 0
                    ;;
                --cap)
                    COMPREPLY=()
                    return 0
                    ;;
                --games)
                    COMPREPLY=()
                    return 0
                    ;;
                --format)
                    COMPREPLY=($(compgen -W "human json csv" -- "${cur}"))
                    return 0
                    ;;
                --picture)
                    COMPREPLY=()
                    return 0
                    ;;
                --svg)
                    COMPREPLY=()
                    return 0
                    ;;
                --size)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-depth)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-attributes)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-value)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-list)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-item)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-violations)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-ids)
                    COMPREPLY=()
                    return 0
                    ;;
                --charset)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-game)
                    COMPREPLY=()
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__explain)
            opts="-h --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__export)
            opts="-h --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__fix)
            opts="-o -q -j -h --unsafe --diff --output --quiet --jobs --select --ignore --severity --fail-on --exit-zero --config --no-config --legality --max-depth --max-attributes --max-value --max-list --max-item --max-violations --max-ids --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --output)
                    COMPREPLY=()
                    return 0
                    ;;
                -o)
                    COMPREPLY=()
                    return 0
                    ;;
                --jobs)
                    COMPREPLY=()
                    return 0
                    ;;
                -j)
                    COMPREPLY=()
                    return 0
                    ;;
                --select)
                    COMPREPLY=()
                    return 0
                    ;;
                --ignore)
                    COMPREPLY=()
                    return 0
                    ;;
                --severity)
                    COMPREPLY=()
                    return 0
                    ;;
                --fail-on)
                    COMPREPLY=($(compgen -W "info warning error" -- "${cur}"))
                    return 0
                    ;;
                --config)
                    COMPREPLY=()
                    return 0
                    ;;
                --legality)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-depth)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-attributes)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-value)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-list)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-item)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-violations)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-ids)
                    COMPREPLY=()
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help)
            opts="check convert fix explain rules config schema json show eval html uci annotate completions export query help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__annotate)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__check)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__completions)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__config)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__convert)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__eval)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__explain)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__export)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__fix)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__help)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__html)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__json)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__query)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__rules)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__schema)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__show)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__help__subcmd__uci)
            opts=""
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 3 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__html)
            opts="-o -q -j -h --output --title --games --no-check --quiet --jobs --max-depth --max-attributes --max-value --max-list --max-item --max-violations --max-ids --charset --max-game --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --output)
                    COMPREPLY=()
                    return 0
                    ;;
                -o)
                    COMPREPLY=()
                    return 0
                    ;;
                --title)
                    COMPREPLY=()
                    return 0
                    ;;
                --games)
                    COMPREPLY=()
                    return 0
                    ;;
                --jobs)
                    COMPREPLY=()
                    return 0
                    ;;
                -j)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-depth)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-attributes)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-value)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-list)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-item)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-violations)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-ids)
                    COMPREPLY=()
                    return 0
                    ;;
                --charset)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-game)
                    COMPREPLY=()
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__json)
            opts="-o -h --to --pretty --output --lenient --max-depth --max-attributes --max-value --max-list --max-item --max-violations --max-ids --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --to)
                    COMPREPLY=($(compgen -W "json cif" -- "${cur}"))
                    return 0
                    ;;
                --output)
                    COMPREPLY=()
                    return 0
                    ;;
                -o)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-depth)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-attributes)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-value)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-list)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-item)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-violations)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-ids)
                    COMPREPLY=()
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__query)
            opts="-h --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__rules)
            opts="-h --format --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --format)
                    COMPREPLY=($(compgen -W "human json" -- "${cur}"))
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__schema)
            opts="-h --findings --uci --config --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__show)
            opts="-g -p -h --game --ply --figurine --language --flip --svg --picture --delay --theme --size --max-depth --max-attributes --max-value --max-list --max-item --max-violations --max-ids --charset --max-game --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --game)
                    COMPREPLY=()
                    return 0
                    ;;
                -g)
                    COMPREPLY=()
                    return 0
                    ;;
                --ply)
                    COMPREPLY=()
                    return 0
                    ;;
                -p)
                    COMPREPLY=()
                    return 0
                    ;;
                --language)
                    COMPREPLY=()
                    return 0
                    ;;
                --picture)
                    COMPREPLY=()
                    return 0
                    ;;
                --svg)
                    COMPREPLY=()
                    return 0
                    ;;
                --delay)
                    COMPREPLY=()
                    return 0
                    ;;
                --theme)
                    COMPREPLY=($(compgen -W "brown blue green grey" -- "${cur}"))
                    return 0
                    ;;
                --size)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-depth)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-attributes)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-value)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-list)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-item)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-violations)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-ids)
                    COMPREPLY=()
                    return 0
                    ;;
                --charset)
                    COMPREPLY=()
                    return 0
                    ;;
                --max-game)
                    COMPREPLY=()
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
        cif__subcmd__uci)
            opts="-h --all --charset --color --max-expansion --help"
            if [[ ${cur} == -* || ${COMP_CWORD} -eq 2 ]] ; then
                COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
                return 0
            fi
            case "${prev}" in
                --charset)
                    COMPREPLY=()
                    return 0
                    ;;
                --color)
                    COMPREPLY=($(compgen -W "auto always never" -- "${cur}"))
                    return 0
                    ;;
                --max-expansion)
                    COMPREPLY=()
                    return 0
                    ;;
                *)
                    COMPREPLY=()
                    ;;
            esac
            COMPREPLY=( $(compgen -W "${opts}" -- "${cur}") )
            return 0
            ;;
    esac
}

if [[ "${BASH_VERSINFO[0]}" -eq 4 && "${BASH_VERSINFO[1]}" -ge 4 || "${BASH_VERSINFO[0]}" -gt 4 ]]; then
    complete -F _cif -o nosort -o bashdefault -o default cif
else
    complete -F _cif -o bashdefault -o default cif
fi
