package pricing_test

import (
	"fmt"
	"net/http"
	"slices"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

const (
	benchFrames = 200 // of 20 buyers each
	benchGrids  = 95  // one a department, of both carriers
	benchPairs  = 1000
)

// BenchmarkFramesAndGrids measures over HTTP what frames and grids cost a cart of 30 lines with its offers: a house without any beside one of
// 200 frames, the buyer's among them, and one with grids for every department too. Calls alternate, so that what else the machine does
// meets all alike. It prints the ratio of the last to the first: 1.1 at most.
func BenchmarkFramesAndGrids(b *testing.B) {
	for _, dialect := range testkit.Dialects() {
		b.Run(dialect.String(), func(b *testing.B) {
			took := alternating(
				pricedCart(b, dialect, func(*apptest.House) {}),
				pricedCart(b, dialect, func(h *apptest.House) { manyFrames(b, h) }),
				pricedCart(b, dialect, func(h *apptest.House) { manyFrames(b, h); manyGrids(b, h) }),
			)
			b.ResetTimer()
			for range b.N {
				b.ReportMetric(took[0], "ms-cart-plain")
				b.ReportMetric(took[1], "ms-cart-frames")
				b.ReportMetric(took[2], "ms-cart-frames-grids")
				b.ReportMetric(took[2]/took[0], "ratio")
			}
		})
	}
}

// pricedCart is a call that prices 30 lines in a house of its own.
func pricedCart(b *testing.B, dialect db.Dialect, furnish func(*apptest.House)) func() {
	b.Helper()
	h := apptest.Start(b, testkit.URL(b, dialect))
	h.MoveIn(b)
	cellar(b, h)
	furnish(h)
	h.Exec(b, "ANALYZE")
	buyer := h.As(b, apptest.Email(apptest.Restaurant))
	var items []map[string]any
	for n := range int64(benchCart) {
		items = append(items, apptest.Item(benchFirst+n, 6))
	}
	cart := apptest.With(apptest.Cart(apptest.Restaurant, items...), map[string]any{"step": "carrier"})
	return func() { buyer.Post("/api/cart", cart).Want(http.StatusOK) }
}

// alternating is how long each of some calls takes, made in turn: the medians, in milliseconds.
func alternating(calls ...func()) []float64 {
	took := make([][]time.Duration, len(calls))
	for range benchPairs {
		for n, call := range calls {
			began := clock.System().Now()
			call()
			took[n] = append(took[n], clock.System().Now().Sub(began))
		}
	}
	medians := make([]float64, len(calls))
	for n := range took {
		slices.Sort(took[n])
		medians[n] = milliseconds(took[n][benchPairs/2])
	}
	return medians
}

// manyFrames puts the buyer into a frame of many.
func manyFrames(b *testing.B, h *apptest.House) {
	b.Helper()
	const numbers = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
	const firstFrame = 10_000
	h.Exec(b, numbers+`INSERT INTO agreement_frames (id, name, contract_number, basis, starts_on, ends_on, search_text, created_at, created_by, updated_at)
 SELECT ? + i, 'Cadre ' || i, '', 'value', '2026-01-01', '9999-12-31', 'cadre', ?, ?, ? FROM n`, benchFrames, firstFrame, apptest.At(), apptest.Admin, apptest.At())
	h.Exec(b, numbers+"INSERT INTO agreement_frame_tiers (frame_id, from_amount, rate_bp) SELECT f.id, i * 10000, i * 100 FROM n, agreement_frames AS f", 5)
	h.Exec(b, "INSERT INTO agreement_frame_suppliers (frame_id, supplier_id) SELECT id, ? FROM agreement_frames", apptest.Alpha)
	h.Exec(b, numbers+"INSERT INTO agreement_frame_buyers (customer_id, frame_id) SELECT f.id * 100 + i, f.id FROM n, agreement_frames AS f", 20)
	h.Exec(b, "INSERT INTO agreement_frame_buyers (customer_id, frame_id) VALUES (?, ?)", apptest.Restaurant, firstFrame+1)
}

// manyGrids gives Alpha grids for every department.
func manyGrids(b *testing.B, h *apptest.House) {
	b.Helper()
	alpha := h.As(b, apptest.Email(apptest.Alpha))
	for n := range benchGrids {
		for _, carrier := range []string{"messagerie", "express"} {
			grid := map[string]any{"carrier": carrier, "department": fmt.Sprintf("%02d", n+1), "steps": steps(12, 10, 24, 15, 60, 25, 120, 40), "beyondTaxExcl": "0.40"}
			alpha.Post("/api/shipping_fees", ownGrid(grid)) // there is no department of every number
		}
	}
}
