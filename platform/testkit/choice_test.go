package testkit

import (
	"flag"
	"slices"
	"strconv"
	"testing"

	_ "pgregory.net/rapid" // its flags

	"millesime/platform/db"
)

func TestChosenDatabases(t *testing.T) {
	t.Parallel()
	for names, want := range map[string][]db.Dialect{
		"":                {db.SQLite, db.Postgres},
		"sqlite":          {db.SQLite},
		"postgres":        {db.Postgres},
		"sqlite,postgres": {db.SQLite, db.Postgres},
	} {
		if got, err := choose(names); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q gives %v, %v", names, got, err)
		}
	}
	for _, names := range []string{"mysql", "sqlite,", "SQLite", " "} {
		if got, err := choose(names); err == nil {
			t.Errorf("%q gives %v", names, got)
		}
	}
}

func TestSamplesAreFewerUnlessWholeOnesAreWanted(t *testing.T) {
	checks := flag.Lookup("rapid.checks").Value
	before := checks.String()
	t.Cleanup(func() {
		if err := checks.Set(before); err != nil {
			t.Error(err)
		}
	})
	t.Setenv(FullVariable, "1")
	Samples(7)
	if got := checks.String(); got != before {
		t.Errorf("a whole run takes %s samples instead of %s", got, before)
	}
	t.Setenv(FullVariable, "")
	for _, run := range []struct{ databases, want, shares string }{
		{"sqlite", "7", "9"}, {"sqlite,postgres", "7", "9"}, {"postgres", "3", "3"},
	} {
		if raced {
			run.want, run.shares = "3", "3"
		}
		t.Setenv(DatabasesVariable, run.databases)
		Samples(7)
		if got := checks.String(); got != run.want {
			t.Errorf("the everyday run on %s takes %s samples instead of %s", run.databases, got, run.want)
		}
		if got := strconv.Itoa(len(Share(make([]int, 9)))); got != run.shares {
			t.Errorf("the everyday run on %s takes %s of 9 cases instead of %s", run.databases, got, run.shares)
		}
	}
}
