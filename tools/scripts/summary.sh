#!/usr/bin/env bash
# Ends a run: how long each part took, the slowest tests, what was skipped, what failed tests said, and for each the command
# that repeats it.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"
report=${MILLESIME_TEST_REPORT:-$root/.task/report}
exec >&2

# told TITLE WORD FILE: the tests that a file names, with what repeats each and the first that it said.
told() {
	[ -s "$3" ] || return 0
	printf '\n── %s ──\n' "$1"
	awk -F'\t' -v word="$2" '{ printf "  %s  %s  %s  %s\n", word, $1, $2, $3; if ($4 != "") printf "          %s\n", $4 }' "$3"
}

printf '\n── Seconds: on the clock, of processors ──\n'
awk '{ printf "%8.1f %8.1f  %s\n", $2, $3 + $4, $1; wall += $2; work += $3 + $4 }
END { printf "%8.1f %8.1f  together\n", wall, work }' "$report/parts"

if [ -s "$report/times" ]; then
	printf '\n── The ten slowest tests, in seconds ──\n'
	sort -rn "$report/times" | awk -F'\t' 'NR <= 10 { printf "%8.1f  %s  %s\n", $1, $2, $3 }'
fi
if [ -s "$skipped_file" ]; then
	printf '\n── Skipped ──\n'
	sed 's/^/  SKIPPED  /' "$skipped_file"
fi
if [ -s "$report/said" ]; then
	printf '\n── What failed tests said ──\n'
	cat "$report/said"
fi
told "Failed, and passed when asked again, alone" FLAKY "$report/flaky"
told "Failed, and how to repeat it" FAILED "$report/failed"
[ ! -s "$report/failed" ] || exit 0

what="All tests passed; no suite was skipped."
[ ! -s "$report/flaky" ] || what="All tests passed, some of them when asked again; no suite was skipped."
[ ! -s "$skipped_file" ] || what="All tests that ran passed."
printf '\n%s\n' "$what"
