#!/usr/bin/env bash
# Runs the Go tests on both databases, and prints the reason of every test that was skipped.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."

[ $# -gt 0 ] || set -- ./...
tools/scripts/with-postgres.sh "Go tests on PostgreSQL" go test -v -timeout 10m "$@" |
	awk -f tools/scripts/go-test-brief.awk
