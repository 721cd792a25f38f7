#!/usr/bin/env bash
# Runs the Go tests under the race detector, in random order. The translated C of SQLite is left out: it would make
# the run 30 times slower, and races in our own code are still seen. Tests of timing are left out, and three packages in
# which nothing of ours runs side by side: they start the built program, write the demo set, and parse files.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."
. tools/scripts/lib.sh

if ! find_c_compiler >/dev/null; then
	skip "race detector: no C compiler found"
	exit 0
fi
alone='millesime/(cmd/millesime|db/demo|modules/catalogue/internal/domain/imports/table)'
# shellcheck disable=SC2046 # names of packages hold no spaces
[ $# -gt 0 ] || set -- $(go list ./... | grep -vxE "$alone")
CGO_ENABLED=1 tools/scripts/with-postgres.sh "race detector on PostgreSQL" \
	go test -v -race -gcflags='modernc.org/...=-race=false' -shuffle=on -timeout 20m -skip '^TestTiming' "$@" |
	awk -f tools/scripts/go-test-brief.awk
