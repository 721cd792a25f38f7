#!/usr/bin/env bash
# Measures the coverage of the whole module by all Go tests: coverage/go.out, coverage/go.html, and the total.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."

mkdir -p coverage
tools/scripts/with-postgres.sh "coverage on PostgreSQL" \
	go test -coverpkg=./... -coverprofile=coverage/go.out ./...
go tool cover -html=coverage/go.out -o coverage/go.html
go tool cover -func=coverage/go.out | tail -n 1
