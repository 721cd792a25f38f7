package orders_test

import (
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

func keepSums(t *testing.T, h *apptest.House) {
	t.Helper()
	if err := h.App.Modules.Orders.KeepSums(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// middleOfMonth is a day on which no month and no year ends.
func middleOfMonth() time.Time { return time.Date(2026, 11, 16, 10, 0, 0, 0, time.UTC) }

// the figures are the same before and after changes are added to the sums, for each who reads them.
func TestTheSummaryIsTheSameBeforeAndAfterSumsAreKept(t *testing.T) {
	t.Parallel()
	today := middleOfMonth()
	apptest.DatabasesAt(t, today, func(t *testing.T, h *apptest.House) {
		place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 12)
		h.Settle(t)
		same := func(when string, want map[string]any) {
			for range 3 { // as changes, as sums, as sums again
				for _, reader := range []int64{apptest.Restaurant, apptest.Alpha, apptest.Admin} {
					got := h.As(t, apptest.Email(reader)).Get("/api/orders/summary").Want(200)
					for path, want := range want {
						if got.Value(path) != want {
							t.Errorf("%s, reader %d, %s: %v instead of %v", when, reader, path, got.Value(path), want)
						}
					}
				}
				keepSums(t, h)
			}
		}
		same("ordered", map[string]any{
			"month/orders": 2.0, "month/units": 18.0, "month/totalTaxExcl": 236.04, "month/totalTaxIncl": 283.25,
			"open": 2.0, "counterparties": 1.0, "byStatus/0/status": "processing", "byStatus/0/count": 2.0,
		})
		h.Exec(t, "UPDATE orders SET created_at = ? WHERE units = 12", today.AddDate(-1, -2, 0))
		same("one of them more than a year ago", map[string]any{"month/orders": 1.0, "month/units": 6.0, "open": 2.0, "counterparties": 1.0})
		h.Exec(t, "UPDATE orders SET status = 'canceled' WHERE units = 6")
		same("the other canceled", map[string]any{"month/orders": 0.0, "open": 1.0, "counterparties": 0.0})
	})
}

// A month begins at midnight in Paris, in summer and in winter.
func TestMonthsAreThoseOfParis(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		for month := time.January; month <= time.December; month++ {
			midnight := time.Date(2026, month, 1, 0, 0, 0, 0, clock.Paris)
			for _, at := range []time.Time{midnight, midnight.Add(-time.Second)} {
				h.Exec(t, "UPDATE orders SET created_at = ?", at.UTC())
				both := "SELECT month, orders FROM order_sums WHERE supplier_id = 0 AND customer_id = 0 UNION ALL SELECT month, orders FROM order_sum_changes"
				if h.Count(t, "SELECT SUM(orders) FROM ("+both+") AS b WHERE month = ?", at.Format("2006-01")) != 1 {
					t.Errorf("%v is counted in another month", at)
				}
			}
		}
	})
}
