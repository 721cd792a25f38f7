#!/usr/bin/env bash
# Runs the Go tests plainly: on PostgreSQL what test-race.sh runs on SQLite, and on both what it leaves out. Without a C
# compiler, with MILLESIME_TEST_FULL=1, and for packages that are named, everything on both.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."
. tools/scripts/lib.sh
. tools/scripts/go-suites.sh

both=sqlite,postgres
if [ $# -gt 0 ]; then
	go_test test:go $both "$@"
	exit
fi
if [ "${MILLESIME_TEST_FULL:-}" = 1 ]; then
	# What compares how long answers take runs alone: beside others it would measure those.
	go_test test:go $both -p 1 -run '^TestTiming' ./modules/users
	go_test test:go $both -skip '^TestTiming' ./...
	exit
fi
if ! find_c_compiler >/dev/null; then
	go_test test:go $both ./...
	exit
fi
failed=0
mapfile -t alone < <(never_race_packages)
go_test test:go $both "${alone[@]}" || failed=1
if have_postgres; then
	mapfile -t rest < <(packages_with_databases | without "$(race_on_both_packages)" | without "$(never_race_packages)")
	go_test test:go postgres "${rest[@]}" || failed=1
fi
exit $failed
