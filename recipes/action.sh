#!/usr/bin/env bash
# The step of the action: installs `cif` from this checkout where it is missing, and checks.
set -euo pipefail

if ! command -v cif >/dev/null; then
    here="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
    root="${RUNNER_TEMP:-${TMPDIR:-/tmp}}/cif"
    cargo install --quiet --locked --path "$here/cli" --root "$root"
    PATH="$root/bin:$PATH"
    # For the steps after this one.
    if [[ -n "${GITHUB_PATH:-}" ]]; then
        echo "$root/bin" >>"$GITHUB_PATH"
    fi
fi

words=(check --format "${CIF_FORMAT:-github}")
if [[ -n "${CIF_SARIF:-}" ]]; then
    words+=(--format "sarif=$CIF_SARIF")
fi
# Words of one line or of several.
read -r -d '' -a arguments <<<"${CIF_ARGUMENTS:-}" || true
words+=(${arguments[@]+"${arguments[@]}"} --)
while IFS= read -r path; do
    if [[ -n "$path" ]]; then
        words+=("$path")
    fi
done <<<"${CIF_PATHS:-.}"

status=0
cif "${words[@]}" || status=$?
if [[ -n "${GITHUB_OUTPUT:-}" ]]; then
    echo "status=$status" >>"$GITHUB_OUTPUT"
fi
exit "$status"
