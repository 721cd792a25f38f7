#!/usr/bin/env bash
# test-full.sh [PART…]: the whole run, thinned by nothing, in parts of some minutes each; all of them, or those that are named or
# begin with a name (race-sqlite is all its shares). What passed is kept in .task/full: part, commit, seconds.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"
. "$(dirname -- "$0")/go-suites.sh"
cd -- "$root"

parts='ui-1 ui-2
go-sqlite-1 go-sqlite-2 go-postgres-1 go-postgres-2 go-postgres-3 go-postgres-4 new timing
race-sqlite-1 race-sqlite-2 race-sqlite-3 race-sqlite-4 race-postgres-1 race-postgres-2 race-postgres-3 race-postgres-4
browser-1 browser-2 browser-3 browser-4 browser-5 browser-6 browser-7 browser-8'

export MILLESIME_TEST_FULL=1
export MILLESIME_TEST_REPORT=${MILLESIME_TEST_REPORT:-$root/.task/report}

# shares NAME: how many parts have that name and a number; none is no failure.
shares() { { grep -oE "\b$1-[0-9]+" <<<"$parts" || true; } | wc -l; }

# run PART: what one part runs.
run() {
	local name=${1%-*} at=${1##*-} of
	of=$(shares "$name")
	case $1 in
	ui-*) ./task test:ui -- --shard="$at/$of" ;;
	timing) go_test test:go sqlite,postgres -p 1 -run '^TestTiming' ./modules/users ;; # alone: it compares how long answers take
	new) go_test test:go sqlite ./cmd/new ;; # by itself: it holds a copy of the house against all checks
	go-*) plainly "${name#go-}" "$at" "$of" ;;
	race-*) under_race "${name#race-}" "$at" "$of" ;;
	browser-*) ./task e2e -- --shuffle --shard="$at/$of" ;;
	esac
}

plainly() {
	local chosen
	mapfile -t chosen < <(whole "$1" | share "$2" "$3")
	go_test test:go "$1" -skip '^TestTiming' "${chosen[@]}"
}

under_race() {
	local chosen
	mapfile -t chosen < <(whole "$1" | grep -xF -f <(raceable_packages) | share "$2" "$3")
	race_test test:race "$1" -skip '^TestTiming' "${chosen[@]}"
}

# whole DATABASE: the packages of a whole run there, but for what is a part by itself.
whole() {
	if [ "$1" = postgres ]; then packages_with_databases; else packages; fi | grep -v '/cmd/new$'
}

if [ "${1:-}" = --part ]; then
	run "$2"
	exit
fi
chosen=()
for part in $parts; do
	[ $# -gt 0 ] || chosen+=("$part")
	for name in "$@"; do
		case $part in "$name" | "$name"-*) chosen+=("$part") ;; esac
	done
done
[ ${#chosen[@]} -gt 0 ] || {
	printf 'no such part; there are: %s\n' "$parts" >&2
	exit 2
}
rm -rf "$MILLESIME_TEST_REPORT"
rm -f "$skipped_file"
commit=$(git rev-parse --short HEAD)$([ -z "$(git status --porcelain | head -n 1)" ] || echo +)
failed=0
for part in "${chosen[@]}"; do
	begun=$(date +%s)
	if tools/scripts/part.sh "$part" "$0" --part "$part"; then
		printf '%s %s %s s\n' "$part" "$commit" $(($(date +%s) - begun)) >>.task/full
	else
		failed=1
	fi
done
if [ "$failed" = 1 ] && tools/scripts/again.sh; then failed=0; fi
tools/scripts/summary.sh
exit $failed
