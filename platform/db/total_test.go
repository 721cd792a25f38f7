package db_test

import (
	"testing"
	"time"

	"millesime/platform/clock"
	"millesime/platform/testkit"
)

// A list longer than are counted is long for a minute; one that is counted to its end is counted each time.
func TestTotalRemembersLongLists(t *testing.T) {
	t.Parallel()
	const most = 10_001
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			now := clock.NewFixed(time.Date(2026, time.November, 2, 9, 0, 0, 0, time.UTC))
			d := testkit.Open(t, testkit.URL(t, dialect), now)
			exec(t, d, "CREATE TABLE long_list (n BIGINT PRIMARY KEY)")
			exec(t, d, "INSERT INTO long_list WITH RECURSIVE up (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 12000) SELECT n FROM up")
			totals := func(want, limit int64) {
				t.Helper()
				got, err := d.Total(t.Context(), d.Read().NewSelect().TableExpr("long_list AS l").Where("l.n >= ?", 1), limit)
				if err != nil || got != want {
					t.Errorf("%d instead of %d (%v)", got, want, err)
				}
			}
			totals(most, most)
			totals(500, 500)
			exec(t, d, "DELETE FROM long_list WHERE n > 100")
			totals(most, most)
			totals(100, 500)
			now.Advance(time.Minute)
			totals(100, most)
			exec(t, d, "DELETE FROM long_list WHERE n > 90")
			totals(90, most)
		})
	}
}
