#!/usr/bin/env bash
# Ends a run: how long each part took, the slowest tests, what was skipped, and for each failed test the command that
# repeats it and the first that it said.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"
report=${MILLESIME_TEST_REPORT:-$root/.task/report}
exec >&2

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
if [ -s "$report/failed" ]; then
	printf '\n── Failed, and how to repeat it ──\n'
	awk -F'\t' '{ printf "  FAILED  %s  %s  %s\n", $1, $2, $3; if ($4 != "") printf "          %s\n", $4 }' "$report/failed"
	exit
fi
[ -s "$skipped_file" ] && what="All tests that ran passed." || what="All tests passed; no suite was skipped."
printf '\n%s\n' "$what"
