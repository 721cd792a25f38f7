package testkit

import (
	"slices"
	"testing"

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
