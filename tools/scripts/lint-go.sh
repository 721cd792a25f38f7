#!/usr/bin/env bash
# Runs the Go linters. They keep what they know of a package under the full paths of its files: through one path for all
# clones, a new clone finds what another has linted.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"

cd -- "$root"
shared=${XDG_CACHE_HOME:-$HOME/.cache}/millesime/clone
mkdir -p "$(dirname -- "$shared")"
exec 9>"$shared.lock"
if command -v flock >/dev/null && flock --nonblock 9; then # else another clone is linted just now
	ln -sfn "$root" "$shared"
	cd -- "$shared"
fi
# A directive for a linter that is off says nothing, and nolintlint does not see it.
off=$(sed -n '/^  disable:/,/^  settings:/s/^    - \([a-z0-9_]*\).*/\1/p' .golangci.yml | paste -sd'|')
if grep -rnE --include='*.go' "//nolint:([a-z0-9]+,)*($off)\b" cmd db modules platform ./*.go; then
	echo "these linters are off: take their directives away" >&2
	exit 1
fi
go tool -modfile=tools/go.mod golangci-lint run "$@"
[ $# = 0 ] || exit 0
# What no program and no test reaches, exported or not.
dead=$(go tool -modfile=tools/go.mod deadcode -test ./...)
if [ -n "$dead" ]; then
	echo "$dead" >&2
	exit 1
fi
