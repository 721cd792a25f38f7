#!/usr/bin/env bash
# test-browser.sh [ARGUMENTS…]: runs the end-to-end tests in Chromium: every day those tagged @daily; all of them with
# MILLESIME_TEST_FULL=1; or what is named.
set -euo pipefail
cd -- "$(dirname -- "$0")/../../ui"
if [ $# = 0 ] && [ "${MILLESIME_TEST_FULL:-}" != 1 ]; then
	export MILLESIME_TEST_DAILY=1 # which leaves the gallery out
else
	../task build:gallery
fi
exec ../tools/scripts/with-chromium.sh "end-to-end tests" npm run --silent e2e -- "$@"
