package demo_test

import (
	"testing"
	"time"

	"millesime/db/demo"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// at is when the demo sets of these tests are made.
func at() time.Time { return time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC) }

func seed(t *testing.T, d *db.DB, scale demo.Scale) {
	t.Helper()
	began := time.Now()
	if err := demo.Seed(t.Context(), d, demo.Options{Now: at(), Scale: scale, PasswordHash: "hash"}); err != nil {
		t.Fatal(err)
	}
	t.Logf("seeded on %s in %v", d.Dialect(), time.Since(began))
}

func TestSeedFillsBothDatabases(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		seed(t, d, demo.Scale{})
	})
}
