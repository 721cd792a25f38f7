#!/usr/bin/env bash
# Installs the interface's packages; nothing to do while the lockfile is unchanged.
set -euo pipefail
cd -- "$(dirname -- "$0")/../../ui"
installed=node_modules/.package-lock.json
if [ -z "$(find package.json package-lock.json tools/*/package.json -newer "$installed" -print -quit 2>&1)" ]; then
	exit 0
fi
# Not `npm ci`: npm 11 refuses a lockfile that leaves out optional packages of other platforms. --no-save installs what the
# lockfile pins and leaves it as it is.
PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 ../tools/scripts/thrice.sh npm install --no-save --loglevel=error --no-audit --no-fund
touch "$installed"
