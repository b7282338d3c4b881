# Runs a command until it writes its first line, and succeeds where it writes one.
pipe=$(mktemp -u)
mkfifo "$pipe" || exit
"$@" >"$pipe" 2>/dev/null &
read -r _ <"$pipe"
found=$?
kill $!
rm "$pipe"
exit $found
