#!/usr/bin/env bash
# again.sh: asks each test that failed once more, alone, on a server and databases of its own. Those that pass are flaky: the
# summary names them, and the run is green when nothing else failed. Nothing is asked when more than three failed, or when one
# failed in a way that no second answer excuses: a data race, a hang, a property's counterexample, what does not build.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"
cd -- "$root"
report=$MILLESIME_TEST_REPORT
most=3

count=$(wc -l <"$report/failed")
final=$(awk -F'\t' '$5 != ""' "$report/failed" | wc -l)
if [ "$count" -gt "$most" ] || [ "$final" -gt 0 ]; then
	exit 1
fi
# The browser's pictures of the first time would be thrown away by the second.
[ ! -d ui/test-results ] || cp -r ui/test-results "$report/browser"

printf '\n── Asked again ──\n' >&2
mv "$report/failed" "$report/asked"
touch "$report/failed"
while IFS= read -r line; do
	command=$(cut -f3 <<<"$line")
	printf '%s\n' "$command" >&2
	if MILLESIME_TEST_REPORT=$report/again bash -c "$command" </dev/null; then
		printf '%s\n' "$line" >>"$report/flaky"
	else
		printf '%s\n' "$line" >>"$report/failed"
	fi
done <"$report/asked"
[ ! -s "$report/failed" ]
