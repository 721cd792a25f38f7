#!/usr/bin/env bash
# with-chromium.sh WHAT COMMAND…: runs the command with CHROMIUM_PATH set; without a browser it says loudly that WHAT
# is skipped.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"

what=$1
shift
if CHROMIUM_PATH=$(find_chromium); then
	export CHROMIUM_PATH
	exec "$@"
fi
skip "$what: no Chromium found (install it, or set CHROMIUM_PATH)"
