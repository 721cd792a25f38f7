#!/usr/bin/env bash
# test-race.sh [ARGUMENTS…]: runs the Go tests under the race detector where a race would cost money, on SQLite. Packages that are
# named run on both databases.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."
. tools/scripts/lib.sh
. tools/scripts/go-suites.sh

if [ $# -gt 0 ]; then
	race_test test:race sqlite,postgres "$@"
	exit
fi
mapfile -t chosen < <(raced_packages)
race_test test:race sqlite "${chosen[@]}"
