#!/usr/bin/env bash
# Regenerates every *.gen.* file: first what the Go declarations say, then the UI's types from it.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."

reference=docs/reference
mkdir -p "$reference"
# Written aside first: a failing command must not leave an empty file behind.
go run ./cmd/millesime openapi >"$reference/openapi.tmp"
mv "$reference/openapi.tmp" "$reference/openapi.gen.json"

cd ui
npm run --silent gen
