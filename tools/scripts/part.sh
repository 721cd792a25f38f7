#!/usr/bin/env bash
# part.sh NAME COMMAND…: runs a part of the whole run and keeps for the summary how long it took, and that it failed.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"

name=$1
shift
mkdir -p "$MILLESIME_TEST_REPORT"
failed_file=$MILLESIME_TEST_REPORT/failed
touch "$failed_file"
known=$(wc -l <"$failed_file")
clock=$(mktemp)
memory=$(memory_folder) || memory=
trap 'rm -rf "$clock" ${memory:+"$memory"}' EXIT
if [ -n "$memory" ]; then
	export GOTMPDIR=${GOTMPDIR:-${TMPDIR:-/tmp}} TMPDIR=$memory # programs that are built are large
fi

printf '\n── %s ──\n' "$name" >&2
TIMEFORMAT='%R %U %S'
code=0
{ time "$@" 2>&3; } 3>&2 2>"$clock" || code=$?
printf '%s %s\n' "$name" "$(tail -n 1 "$clock")" >>"$MILLESIME_TEST_REPORT/parts"

# What failed outside any one test has no line yet.
if [ "$code" -ne 0 ] && [ "$(wc -l <"$failed_file")" -eq "$known" ]; then
	printf '%s\t(see above)\t./task %s\t\tno test\n' "$name" "$name" >>"$failed_file"
fi
exit "$code"
