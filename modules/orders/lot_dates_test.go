package orders_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// A lot that is counted again keeps its best-before date, unless another one is confirmed for all of its bottles.
func TestALotKeepsItsDate(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		received(t, alpha, apptest.LastOnes, 6, "L1", "2028-06-30")
		receipt := alpha.Post("/api/receipts", fields{"warehouse": "supplier", "expectedOn": "2027-01-15", "lines": []any{
			fields{"product": apptest.IRI("products", apptest.LastOnes), "expected": 24},
		}}).Want(201).Text("@id")
		alpha.Post(receipt+"/transitions", fields{"transition": "warehouse"}).Want(200)
		line := func(lot, date string, more fields) fields {
			own := fields{"product": apptest.IRI("products", apptest.LastOnes), "received": 6, "lot": lot}
			if date != "" {
				own["bestBefore"] = date
			}
			return apptest.With(own, more)
		}
		count := func(lines ...any) fields { return fields{"lines": lines} }
		for name, c := range map[string]struct {
			body fields
			path string
		}{
			"earlier":          {count(line(" l1", "2027-06-30", nil)), "lines[0].bestBefore"},
			"in the past":      {count(line("L1", "2020-01-01", nil)), "lines[0].bestBefore"},
			"twice in a count": {count(line("L2", "2029-01-01", nil), line("l2", "2029-02-01", nil)), "lines[1].bestBefore"},
		} {
			got := alpha.Post(receipt+"/counts", c.body).Want(422)
			if words := got.Violations()[c.path]; !strings.Contains(words, "vérifiez l’étiquette, ou confirmez") {
				t.Errorf("%s: %s", name, got.Body)
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM stock_lots WHERE lot = 'L1' AND best_before = '2028-06-30' AND units = 6"); n != 1 {
			t.Error("a refused count changes the lot")
		}
		alpha.Post(receipt+"/counts", count(line("L1", "2028-06-30", nil), line("L1", "", nil))).Want(200)
		alpha.Post(receipt+"/counts", count(line("L1", "2027-06-30", fields{"newBestBefore": true}))).Want(200)
		if n := h.Count(t, "SELECT COUNT(*) FROM stock_lots WHERE lot = 'L1' AND best_before = '2027-06-30' AND units = 24"); n != 1 {
			t.Error("a confirmed date does not stand")
		}
		lotsHold(t, h)
	})
}
