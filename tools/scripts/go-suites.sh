# shellcheck shell=bash
# Which packages which run of the Go tests takes, and how one is run. Every day each test runs once on SQLite, under the race
# detector in the first list, and again on PostgreSQL in the second; `./task test:full` runs all of them in all four ways.

# Where a race would cost money or lose an event.
raced='modules/cart
modules/orders
modules/receipts
platform/events
platform/jobs'

# What PostgreSQL does in its own way, and what holds money or stock.
on_postgres='db$
platform/(db|events|files|idempotency|jobs|testkit)
modules/(billing|cart|orders|pricing|receipts)
modules/[a-z]+/internal/(.+/)?store'

# Where nothing of ours runs side by side (they start the built program, compile a new module, write the demo set, parse files,
# read the lists of many orders, and draw pictures one at a time): never under the race detector.
never_raced='cmd/millesime
cmd/new
db/demo
modules/orders/internal/store
platform/picture
platform/table'

# matching PATTERNS [exactly]: keeps the packages that these patterns name, with those inside them unless exactly.
matching() {
	local inside='(/|$)'
	[ "${2:-}" != exactly ] || inside='$'
	grep -E "^millesime/($(paste -sd'|' <<<"$1"))$inside" || true
}

# without REMOVED: takes these lines out of its input.
without() {
	grep -vxF -f <(printf '%s\n' "$1") || true
}

packages() { go list ./...; }

raced_packages() { packages | matching "$raced" | without "$(packages | matching "$never_raced" exactly)"; }

raceable_packages() { packages | without "$(packages | matching "$never_raced" exactly)"; }

# packages_with_databases prints the packages whose tests ask testkit for one.
packages_with_databases() {
	go list -test -f '{{.ImportPath}} {{join .Deps " "}} ' ./... |
		awk '$1 ~ /\.test$/ && / millesime\/platform\/testkit / { sub(/\.test$/, "", $1); print $1 }'
}

# longest are the packages whose tests take longest in the whole run, the longest first.
longest=(
	cmd/millesime/app modules/orders modules/users modules/billing modules/pricing platform/files modules/receipts/internal/receipts/app
	modules/receipts cmd/millesime platform/events modules/catalogue modules/cart modules/notifications
)

# share PART OF: deals its input out to OF parts as cards are dealt, back and forth, the longest first, and prints those of PART.
share() {
	local input package module first
	input=$(cat)
	module=$(go list -m)
	first=("${longest[@]/#/$module/}")
	{
		for package in "${first[@]}"; do grep -xF "$package" <<<"$input" || true; done
		grep -vxF -f <(printf '%s\n' "${first[@]}") <<<"$input"
	} | awk -v part="$1" -v of="$2" '{ at = (NR - 1) % (2 * of) + 1; if (at > of) at = 2 * of + 1 - at; if (at == part) print }'
}

go_test_environment=()

# go_test PART DATABASES ARGUMENTS…: runs `go test` and tells about it briefly: every day in the order of the files, so that Go
# remembers what passed and was not touched; in random order in the full run. The linters have vetted; the bound is for what hangs.
go_test() {
	local part=$1 databases=$2 how=(-timeout 20m)
	shift 2
	[ "${MILLESIME_TEST_FULL:-}" != 1 ] || how=(-timeout 30m -shuffle=on)
	# Twice the usual garbage is let lie: collecting it was a sixth of the run's processor time.
	MILLESIME_TEST_DATABASES=$databases tools/scripts/with-postgres.sh "$part on PostgreSQL" \
		env GOGC=200 "${go_test_environment[@]}" go test -json -vet=off -p 3 "${how[@]}" "$@" |
		go run ./platform/testkit/goreport -part "$part" -into "${MILLESIME_TEST_REPORT:-}"
}

# race_test PART DATABASES ARGUMENTS…: the same under the race detector. The translated C of SQLite is left out: it would make the
# run 30 times slower, and races in our own code are still seen.
race_test() {
	local part=$1 databases=$2
	shift 2
	if ! find_c_compiler >/dev/null; then
		skip "race detector: no C compiler found"
		return
	fi
	local unchecked=-d=checkptr=0 # what -race adds for unsafe pointers: ours has none
	# The race detector is C; what helps to test need not be built twice.
	go_test_environment=(CGO_ENABLED=1)
	go_test "$part" "$databases" -race "-gcflags=all=$unchecked" "-gcflags=modernc.org/...=-race=false $unchecked" "$@"
}
