package audit_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"millesime/platform/audit"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/versions"
)

// Domain 9: who writes on an earlier version is told what the later ones changed, in the words of the API, and when the last one came.
func TestAnEarlierVersionIsToldWhatChanged(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, d *db.DB, c *clock.Fixed) {
		thing := versions.Thing{Path: versions.Path("people", int64(7)), Version: 4, Members: map[string]string{"company": "name"}}
		wrote := func(path string, version int64, before, after any) {
			t.Helper()
			c.Advance(time.Hour)
			add(t.Context(), t, d, audit.Entry{Action: "people.changed", Subject: "people", Before: before, After: after, Thing: path, Version: version})
		}
		wrote(thing.Path, 2, person{Status: "valid"}, person{Status: "blocked"})
		wrote(thing.Path, 3, person{Company: "Alpha"}, person{Company: "Bêta"})
		wrote(thing.Path, 4, person{Discount: 1}, person{Discount: 2})
		last := c.Now()
		wrote(versions.Path("people", int64(8)), 4, person{Tags: []string{"a"}}, person{Tags: []string{"b"}})

		for _, seen := range []int64{0, 4} { // not said, and the version there is
			if err := audit.CheckSeen(t.Context(), d, nil, thing, seen); err != nil {
				t.Errorf("seen %d: %v", seen, err)
			}
		}
		err := audit.CheckSeen(t.Context(), d, nil, thing, 2)
		stale, ok := errors.AsType[*versions.StaleError](err)
		if !ok || !errors.Is(err, versions.ErrChangedMeanwhile) {
			t.Fatalf("seen 2: %v", err)
		}
		if !slices.Equal(stale.Members, []string{"discount", "name"}) || stale.Version != 4 || !stale.At.Equal(last) {
			t.Errorf("seen 2: %+v", stale)
		}
	})
}
