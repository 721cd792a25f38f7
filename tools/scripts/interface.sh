#!/usr/bin/env bash
# Builds the interface that the binary embeds; nothing to do while its sources are unchanged.
set -euo pipefail
cd -- "$(dirname -- "$0")/../../ui"
if [ -f dist/index.html ] && [ -z "$(find src public index.html package-lock.json tsconfig*.json shell vite vite.config.ts weight \
	-newer dist/index.html -print -quit)" ]; then
	exit 0
fi
npm run --silent build
