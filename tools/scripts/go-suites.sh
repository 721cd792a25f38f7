# shellcheck shell=bash
# Which packages which run of the Go tests takes, and how one is run. Every test runs once on PostgreSQL, plainly, and
# once on SQLite under the race detector, but for these two lists.

# Where a race would cost money: under the race detector on both databases, and not plainly.
race_on_both='modules/cart
modules/orders
modules/receipts
platform/events'

# Where nothing of ours runs side by side (they start the built program, compile a new module, write the demo set, parse files,
# read the lists of many orders, and draw pictures one at a time): plainly on both databases, and not under the race detector.
never_race='cmd/millesime
cmd/new
db/demo
platform/table
modules/orders/internal/store
platform/picture'

# race_on_both_packages prints the packages of the first list, with those inside them.
race_on_both_packages() {
	go list ./... | grep -E "^millesime/($(paste -sd'|' <<<"$race_on_both"))(/|$)" | without "$(never_race_packages)"
}

never_race_packages() {
	sed 's#^#millesime/#' <<<"$never_race"
}

# packages_with_databases prints the packages whose tests ask testkit for one.
packages_with_databases() {
	go list -test -f '{{.ImportPath}} {{join .Deps " "}} ' ./... |
		awk '$1 ~ /\.test$/ && / millesime\/platform\/testkit / { sub(/\.test$/, "", $1); print $1 }'
}

# without REMOVED: takes these lines out of its input.
without() {
	grep -vxF -f <(printf '%s\n' "$1") || true
}

go_test_environment=()

# go_test PART DATABASES ARGUMENTS…: runs `go test` in random order, and tells about it briefly. The linters have vetted;
# the bound is for what hangs, not for a busy machine.
go_test() {
	local part=$1 databases=$2
	shift 2
	# Twice the usual garbage is let lie: collecting it was a sixth of the run's processor time.
	MILLESIME_TEST_DATABASES=$databases tools/scripts/with-postgres.sh "$part on PostgreSQL" \
		env GOGC=200 "${go_test_environment[@]}" go test -json -vet=off -p 3 -shuffle=on -timeout 60m "$@" |
		go run ./platform/testkit/goreport -part "$part" -into "${MILLESIME_TEST_REPORT:-}"
}
