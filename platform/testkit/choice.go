package testkit

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/platform/db"
)

// DatabasesVariable names the environment variable with the databases that a
// run tests on: "sqlite", "postgres", or both with a comma between. Unset is both.
const DatabasesVariable = "MILLESIME_TEST_DATABASES"

// FullVariable names the environment variable that, set to 1, asks for whole
// samples and all sizes where the everyday run takes fewer (./task test:full).
const FullVariable = "MILLESIME_TEST_FULL"

// OtherRun begins the reason of a test that another run does, on its database.
const OtherRun = "not in this run: "

// Full tells whether this run takes whole samples.
func Full() bool { return os.Getenv(FullVariable) == "1" }

// Samples thins the properties of a package that each cost requests or statements: so many samples in the everyday run
// instead of rapid's hundred, and a third of them where the run repeats (see Share). Call it in TestMain, before the flags are
// read: -rapid.checks still has the last word.
func Samples(everyday int) {
	if Full() {
		return
	}
	if repeats() {
		everyday = (everyday + 2) / 3
	}
	if err := flag.Set("rapid.checks", strconv.Itoa(everyday)); err != nil { // a package without properties has nothing to thin
		panic(err)
	}
}

// Dialects are the databases of this run.
func Dialects() []db.Dialect {
	dialects, err := choose(os.Getenv(DatabasesVariable))
	if err != nil { // a run on no database would prove nothing, quietly
		panic(err)
	}
	return dialects
}

func choose(names string) ([]db.Dialect, error) {
	if names == "" {
		return []db.Dialect{db.SQLite, db.Postgres}, nil
	}
	var chosen []db.Dialect
	for name := range strings.SplitSeq(names, ",") {
		switch name {
		case "sqlite":
			chosen = append(chosen, db.SQLite)
		case "postgres":
			chosen = append(chosen, db.Postgres)
		default:
			return nil, fmt.Errorf("%s: %q is neither sqlite nor postgres", DatabasesVariable, name)
		}
	}
	return chosen, nil
}

// want skips a test of a database that this run is not on.
func want(t testing.TB, dialect db.Dialect) {
	t.Helper()
	if !slices.Contains(Dialects(), dialect) {
		t.Skip(OtherRun + dialect.String())
	}
}
