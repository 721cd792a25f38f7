#!/usr/bin/env bash
# test-all.sh TASK: runs every part of the tests with that task runner, the quick and telling first, also after one that
# failed; then tells what failed and where the time went.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"
cd -- "$root"

task=$1
if [ -z "${MILLESIME_TEST_REPORT:-}" ]; then # else it is a part of a longer run
	export MILLESIME_TEST_REPORT=$root/.task/report
	rm -rf "$MILLESIME_TEST_REPORT"
fi
tools/scripts/test-setup.sh
failed=0
for part in test:ui test:race test:go e2e; do
	order=()
	if [ "$part" = e2e ]; then order=(-- --shuffle); fi # Go's tests shuffle by themselves
	tools/scripts/part.sh "$part" "$task" "$part" "${order[@]}" || failed=1
done
tools/scripts/summary.sh
exit $failed
