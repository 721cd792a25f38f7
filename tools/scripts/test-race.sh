#!/usr/bin/env bash
# Runs the Go tests under the race detector: on SQLite, and on both databases where a race would cost money
# (go-suites.sh), for packages that are named, and with MILLESIME_TEST_FULL=1. The translated C of SQLite is left out: it
# would make the run 30 times slower, and races in our own code are still seen.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."
. tools/scripts/lib.sh
. tools/scripts/go-suites.sh

if ! find_c_compiler >/dev/null; then
	skip "race detector: no C compiler found"
	exit 0
fi
go_test_environment=(CGO_ENABLED=1) # the race detector is C; what helps to test need not be built twice
both=sqlite,postgres
unchecked=-d=checkptr=0 # what -race adds for unsafe pointers: ours has none
race() {
	local databases=$1
	shift
	go_test test:race "$databases" -race "-gcflags=all=$unchecked" "-gcflags=modernc.org/...=-race=false $unchecked" "$@"
}
if [ $# -gt 0 ]; then
	race $both "$@"
	exit
fi
mapfile -t all < <(go list ./... | without "$(never_race_packages)")
if [ "${MILLESIME_TEST_FULL:-}" = 1 ]; then
	race $both -skip '^TestTiming' "${all[@]}"
	exit
fi
failed=0
mapfile -t money < <(race_on_both_packages)
mapfile -t rest < <(printf '%s\n' "${all[@]}" | without "$(race_on_both_packages)")
race $both "${money[@]}" || failed=1
race sqlite "${rest[@]}" || failed=1
exit $failed
