#!/usr/bin/env bash
# Downloads and builds all that building, linting and testing take from outside, each with three tries: Go modules, the tools
# of tools/go.mod, the S3 gateway that the tests of files talk to, and the schema that electronic invoices are held against. What is there
# already takes a second.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."
again=tools/scripts/thrice.sh

$again go list -test -deps ./... >/dev/null
# `-n` builds a tool into Go's cache and only prints where it is.
for tool in golangci-lint deadcode; do
	$again go tool -modfile=tools/go.mod -n "$tool" >/dev/null
done
$again go tool -modfile=tools/gateway/go.mod -n versitygw >/dev/null
cd tools/facturx
[ node_modules/.package-lock.json -nt package-lock.json ] || {
	../scripts/thrice.sh npm install --no-save --ignore-scripts --loglevel=error --no-audit --no-fund
	touch node_modules/.package-lock.json
}
