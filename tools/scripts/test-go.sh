#!/usr/bin/env bash
# Runs the Go tests on both databases, and prints the reason of every test that was skipped. Tests that compare how long
# answers take (TestTiming…) run first and alone: beside others they would measure those.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."

run() {
	tools/scripts/with-postgres.sh "Go tests on PostgreSQL" go test -v -timeout 10m "$@" |
		awk -f tools/scripts/go-test-brief.awk
}

if [ $# -gt 0 ]; then
	run "$@"
	exit
fi
run -p 1 -run '^TestTiming' ./modules/users
run -skip '^TestTiming' ./...
