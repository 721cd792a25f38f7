#!/usr/bin/env bash
# Regenerates every *.gen.* file: first what the Go declarations say, then the UI's types and tables from it.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."

# write FILE COMMAND… keeps the file as it is when the command fails.
write() {
	local file=$1
	shift
	"$@" >"$file.tmp"
	mv "$file.tmp" "$file"
}

mkdir -p docs/reference
write docs/reference/openapi.gen.json go run ./cmd/millesime openapi
write docs/reference/permissions.gen.json go run ./cmd/millesime openapi --permissions
cp docs/reference/permissions.gen.json ui/src/api/permissions.gen.json
cp platform/validate/messages.json ui/src/api/messages.gen.json

cd ui
npm run --silent gen
