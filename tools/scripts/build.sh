#!/usr/bin/env bash
# Builds the interface and the one static binary bin/millesime that embeds it, and leaves the mark .task/built. The server's
# packages are downloaded and compiled while the interface's are: on a new machine each takes a minute or more.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."
export CGO_ENABLED=0

server() {
	tools/scripts/thrice.sh go mod download
	go build -trimpath ./db/... ./modules/... ./platform/... # all that does not embed the interface
}

server &
compiled=$!
trap 'kill "$compiled" 2>/dev/null || true' EXIT
tools/scripts/packages.sh
mkdir -p .task
touch .task/building # a file that changes from now on is built the next time
tools/scripts/interface.sh
wait "$compiled"
go build -trimpath -ldflags "-s -w" -o bin/millesime ./cmd/millesime
mv .task/building .task/built
