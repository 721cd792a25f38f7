#!/usr/bin/env bash
# with-chromium.sh [--whole] WHAT COMMAND…: runs the command with CHROMIUM_PATH set; without a browser it says loudly
# that WHAT is skipped. --whole asks for the browser that people use rather than the lighter headless shell. The ports
# that the tests serve on are E2E_PORT and E2E_GALLERY_PORT: free ones where they are not set.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"

# free_port prints a port that nobody answers on, below those that outgoing connections take.
free_port() {
	local port
	while port=$((11000 + RANDOM % 20000)); do
		(exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || break
	done
	printf '%s\n' "$port"
}

find=find_chromium
if [ "$1" = --whole ]; then
	find=find_whole_chromium
	shift
fi
what=$1
shift
if CHROMIUM_PATH=$("$find"); then
	export CHROMIUM_PATH
	export E2E_PORT=${E2E_PORT:-$(free_port)}
	export E2E_GALLERY_PORT=${E2E_GALLERY_PORT:-$(free_port)}
	exec "$@"
fi
skip "$what: no Chromium found (install it, or set CHROMIUM_PATH)"
