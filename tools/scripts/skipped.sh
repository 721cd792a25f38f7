#!/usr/bin/env bash
# Ends `./task test`: lists what was skipped, or says that nothing was.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"

if [ -s "$skipped_file" ]; then
	printf '\nAll tests that ran passed. SKIPPED:\n' >&2
	sed 's/^/  SKIPPED  /' "$skipped_file" >&2
else
	printf '\nAll tests passed; no suite was skipped.\n' >&2
fi
