#!/usr/bin/env bash
# test-all.sh TASK: the everyday run: every part of the tests with that task runner, the quick and telling first, also after one
# that failed; asks again what failed; then tells what failed and where the time went.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"
cd -- "$root"

task=$1
rm -f "$skipped_file"
if [ -z "${MILLESIME_TEST_REPORT:-}" ]; then # else it is a part of a longer run
	export MILLESIME_TEST_REPORT=$root/.task/report
	rm -rf "$MILLESIME_TEST_REPORT"
fi
failed=0
for part in test:ui test:go test:race test:postgres e2e; do
	tools/scripts/part.sh "$part" "$task" "$part" || failed=1
done
if [ "$failed" = 1 ] && tools/scripts/again.sh; then failed=0; fi
tools/scripts/summary.sh
exit $failed
