# shellcheck shell=bash
# What the scripts share: the repository's root, loud skips, and finding PostgreSQL and Chromium.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
skipped_file=$root/.task/skipped

# skip prints why something did not run and keeps it for the summary of `./task test`. It fails in CI, where all is installed:
# green there means that everything ran.
skip() {
	mkdir -p "$root/.task"
	printf '\n########## SKIPPED: %s ##########\n\n' "$*" >&2
	printf '%s\n' "$*" >>"$skipped_file"
	[ "${CI:-}" != true ]
}

# find_postgres prints the directory of the newest PostgreSQL server binaries.
find_postgres() {
	local dir
	if command -v initdb >/dev/null 2>&1; then
		dirname -- "$(command -v initdb)"
		return
	fi
	dir=$(find /usr/lib/postgresql -maxdepth 2 -name bin -type d 2>/dev/null | sort -V | tail -n 1)
	[ -n "$dir" ] && [ -x "$dir/initdb" ] && printf '%s\n' "$dir"
}

# have_postgres tells whether there is a server to test on, or binaries to start one.
have_postgres() {
	[ -n "${MILLESIME_TEST_DATABASE_URL:-}" ] || find_postgres >/dev/null
}

# find_chromium prints the browser to test with: CHROMIUM_PATH, else the first one installed. The headless shell draws
# and runs pages as the whole browser does, for a third less processor time.
find_chromium() {
	first_browser chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome
}

# find_whole_chromium prints the browser that people use, for figures; the headless shell where it lacks.
find_whole_chromium() {
	first_browser chromium chromium-browser google-chrome-stable google-chrome chromium-headless-shell
}

first_browser() {
	local name
	if [ -n "${CHROMIUM_PATH:-}" ]; then
		printf '%s\n' "$CHROMIUM_PATH"
		return
	fi
	for name in "$@"; do
		command -v "$name" && return
	done
	return 1
}

# find_c_compiler prints the C compiler that the race detector links with.
find_c_compiler() {
	command -v "${CC:-gcc}" || command -v cc || command -v clang
}

# memory_folder makes a folder in memory and prints it: for the thousands of small databases that a run writes and throws
# away. It fails where 4 GB cannot be spared, and where programs may not run from memory. Its name is the same for every run but
# one beside another: Go remembers the result of a test together with the variables that it read.
memory_folder() {
	local free available folder=/dev/shm/millesime-$(id -u)
	free=$(df --output=avail /dev/shm 2>/dev/null | tail -n 1) || return 1
	available=$(awk '$1 == "MemAvailable:" { print $2 }' /proc/meminfo) || return 1
	[ "${free:-0}" -ge 4194304 ] && [ "${available:-0}" -ge 8388608 ] || return 1
	if ! mkdir "$folder" 2>/dev/null; then
		if [ -O "$folder" ] && ! kill -0 "$(cat "$folder/owner")" 2>/dev/null; then # left by a run that was killed
			rm -rf "$folder" && mkdir "$folder" || return 1
		else
			folder=$(mktemp -d /dev/shm/millesime-XXXXXX) || return 1
		fi
	fi
	echo $$ >"$folder/owner"
	chmod 1777 "$folder" # the PostgreSQL server is another user
	printf '#!/bin/sh\n' >"$folder/runs" && chmod 755 "$folder/runs"
	if "$folder/runs"; then
		rm "$folder/runs"
		printf '%s\n' "$folder"
	else
		rm -rf "$folder"
		return 1
	fi
}
