#!/usr/bin/env bash
# test-ui.sh [ARGUMENTS…]: runs the tests of the interface: every day the set of vitest.config.ts; all of them with
# MILLESIME_TEST_FULL=1; or what is named.
set -euo pipefail
cd -- "$(dirname -- "$0")/../../ui"
if [ $# = 0 ] && [ "${MILLESIME_TEST_FULL:-}" != 1 ]; then
	export MILLESIME_TEST_DAILY=1
fi
exec npm run --silent test -- "$@"
