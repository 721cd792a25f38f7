package testkit

import (
	"flag"
	"slices"
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
	Samples(7)
	if got := checks.String(); got != "7" {
		t.Errorf("the everyday run takes %s samples instead of 7", got)
	}
}
