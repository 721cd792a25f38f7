#!/usr/bin/env bash
# with-chromium.sh [--whole] WHAT COMMAND…: runs the command with CHROMIUM_PATH set; without a browser it says loudly
# that WHAT is skipped. --whole asks for the browser that people use rather than the lighter headless shell.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"

find=find_chromium
if [ "$1" = --whole ]; then
	find=find_whole_chromium
	shift
fi
what=$1
shift
if CHROMIUM_PATH=$("$find"); then
	export CHROMIUM_PATH
	exec "$@"
fi
skip "$what: no Chromium found (install it, or set CHROMIUM_PATH)"
