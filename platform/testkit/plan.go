package testkit

import (
	"strings"
	"testing"

	"millesime/platform/db"
)

// Plan is how SQLite would run a query of a store, a step a line.
func Plan(t testing.TB, d *db.DB, query any) string {
	t.Helper()
	var rows []struct {
		ID, Parent, Notused int64
		Detail              string
	}
	if err := d.Read().NewRaw("EXPLAIN QUERY PLAN ?", query).Scan(t.Context(), &rows); err != nil {
		t.Fatal(err)
	}
	var plan strings.Builder
	for _, row := range rows {
		plan.WriteString(row.Detail + "\n")
	}
	return plan.String()
}
