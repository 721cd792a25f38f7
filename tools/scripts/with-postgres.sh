#!/usr/bin/env bash
# with-postgres.sh WHAT COMMAND…: runs the command with MILLESIME_TEST_DATABASE_URL set, on a temporary PostgreSQL
# cluster unless the variable is given; without PostgreSQL it runs on SQLite alone and says loudly that WHAT is skipped.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"

what=$1
shift
if [ -n "${MILLESIME_TEST_DATABASE_URL:-}" ]; then
	exec "$@"
fi
if find_postgres >/dev/null; then
	exec go run ./platform/testkit/pgtest -- "$@"
fi
skip "$what: PostgreSQL is not installed and MILLESIME_TEST_DATABASE_URL is not set"
exec "$@"
