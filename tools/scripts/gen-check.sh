#!/usr/bin/env bash
# Fails when regenerating changed a committed *.gen.* file, made a new one, or drew other arrows into the drawing of the house.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."

# CI may run as root on a checkout of someone else's.
git=(git -c safe.directory="$PWD")
new=$("${git[@]}" ls-files --others --exclude-standard -- '*.gen.*')
if ! "${git[@]}" diff --exit-code -- '*.gen.*' docs/architecture.md || [ -n "$new" ]; then
	printf 'Generated files are stale: run ./task gen and commit them. %s\n' "$new" >&2
	exit 1
fi
