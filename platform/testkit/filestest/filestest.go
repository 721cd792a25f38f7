// Package filestest opens storages of files for tests.
package filestest

import (
	"testing"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/files"
)

// Open keeps files in a folder that goes with the test.
func Open(t testing.TB, d *db.DB, columns ...files.Column) *files.Store {
	t.Helper()
	s, err := files.Open(t.Context(), files.Options{URL: "file:" + t.TempDir(), DB: d, Clock: clock.System(), Columns: columns})
	if err != nil {
		t.Fatal(err)
	}
	return s
}
