#!/usr/bin/env bash
# test-postgres.sh [ARGUMENTS…]: runs on PostgreSQL the Go tests of what differs there, and of what holds money or stock; or the
# packages that are named.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."
. tools/scripts/lib.sh
. tools/scripts/go-suites.sh

if ! have_postgres; then
	skip "tests on PostgreSQL: it is not installed and MILLESIME_TEST_DATABASE_URL is not set"
	exit 0
fi
if [ $# -gt 0 ]; then
	go_test test:postgres postgres "$@"
	exit
fi
mapfile -t chosen < <(packages_with_databases | matching "$on_postgres")
go_test test:postgres postgres "${chosen[@]}"
