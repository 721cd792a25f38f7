#!/usr/bin/env bash
# test-go.sh [ARGUMENTS…]: runs the Go tests plainly on SQLite but for those that test-race.sh runs there. Packages that are
# named, with any other arguments of `go test`, run on both databases.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."
. tools/scripts/lib.sh
. tools/scripts/go-suites.sh

if [ $# -gt 0 ]; then
	go_test test:go sqlite,postgres "$@"
	exit
fi
if find_c_compiler >/dev/null; then
	mapfile -t chosen < <(packages | without "$(raced_packages)")
else
	mapfile -t chosen < <(packages)
fi
go_test test:go sqlite "${chosen[@]}"
