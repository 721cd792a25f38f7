# Shortens `go test -v`: one line per package, the skips with their reasons, and everything about a failure.

function forget() {
	split("", line)
	split("", said)
	n = 0
}

# The last thing that a skipped test said is its reason.
function print_skips(    i, name) {
	for (i = 1; i <= n; i++) {
		if (line[i] !~ /^ *--- SKIP: /)
			continue
		name = line[i]
		sub(/^ *--- SKIP: /, "", name)
		sub(/ \([0-9.]+s\)$/, "", name)
		print "SKIPPED " name said[name]
	}
}

function print_failures(    i) {
	for (i = 1; i <= n; i++)
		if (line[i] !~ /^ *--- PASS/)
			print line[i]
}

/^=== (RUN|PAUSE|CONT|NAME)/ { current = $3; next }
/^(PASS|testing: warning: no tests to run)$/ { next }
/no test files\]$/ { next }
/^ok[ \t]/ { print_skips(); print; fflush(); forget(); next }
/^FAIL[ \t]/ { print_failures(); print; fflush(); forget(); next }
{ line[++n] = $0 }
/^ +[A-Za-z_0-9]+\.go:[0-9]+: / {
	text = $0
	sub(/^ +[A-Za-z_0-9]+\.go:[0-9]+/, "", text)
	said[current] = text
}
END { print_failures() }
