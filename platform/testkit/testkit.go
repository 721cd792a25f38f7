package testkit

import (
	"testing"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
)

// Databases runs fn as a parallel subtest on each database of this run, with a
// migrated database of its own.
func Databases(t *testing.T, fn func(t *testing.T, d *db.DB)) {
	t.Helper()
	for _, dialect := range Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			fn(t, Migrated(t, dialect))
		})
	}
}

// Migrated opens a fresh, migrated database, closed at the end of the test. It
// skips the test when the database is not to be had here.
func Migrated(t testing.TB, dialect db.Dialect) *db.DB {
	t.Helper()
	return Open(t, URL(t, dialect), clock.System())
}

// Open opens a database with a given clock, closed at the end of the test.
func Open(t testing.TB, url string, c clock.Clock) *db.DB {
	t.Helper()
	d, err := db.Open(t.Context(), url, db.Options{Clock: c, MaxConns: testConns, TxTimeout: patience, LockTimeout: patience})
	if err != nil {
		t.Fatalf("open test database: %v", err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Errorf("close test database: %v", err)
		}
	})
	return d
}

// patience is for busy machines: no test fails because another process writes for long.
const patience = 5 * time.Minute

// testConns keeps many parallel tests below the server's connection limit.
const testConns = 5

// URL makes a fresh, migrated database and gives its URL, for tests that start
// the whole product. It skips the test when the database is not to be had here.
func URL(t testing.TB, dialect db.Dialect) string {
	t.Helper()
	want(t, dialect)
	if dialect == db.Postgres {
		return postgresURL(t)
	}
	return sqliteURL(t)
}
