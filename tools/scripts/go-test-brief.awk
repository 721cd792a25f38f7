# Shortens `go test -v`: one line per package, the skips with their reasons, and everything about a failure.

function forget() {
	split("", line)
	n = 0
}

function print_skips(    i, reason) {
	for (i = 1; i <= n; i++) {
		if (line[i] ~ /^ *--- SKIP/) {
			print reason line[i]
			reason = ""
		} else if (line[i] ~ /^ +[a-z_0-9]+_test\.go:[0-9]+: /) {
			reason = line[i] "\n"
		} else {
			reason = ""
		}
	}
}

function print_all(    i) {
	for (i = 1; i <= n; i++)
		if (line[i] !~ /^ *--- PASS/)
			print line[i]
}

/^=== (RUN|PAUSE|CONT|NAME)/ { next }
/^(PASS|testing: warning: no tests to run)$/ { next }
/no test files\]$/ { next }
/^ok[ \t]/ { print_skips(); print; fflush(); forget(); next }
/^(FAIL|---)[ \t].*[ \t]/ && /^FAIL/ { print_all(); print; fflush(); forget(); next }
{ line[++n] = $0 }
END { print_all() }
