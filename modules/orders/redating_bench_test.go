package orders_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// BenchmarkCheckoutsWhileRedating orders over HTTP, alone and then while 10,000 lines that wait for one product follow a receipt
// that slips behind another (bar: the p99 beside at most three times that of alone).
func BenchmarkCheckoutsWhileRedating(b *testing.B) {
	for _, dialect := range testkit.Dialects() {
		b.Run(dialect.String(), func(b *testing.B) {
			h := apptest.Start(b, testkit.URL(b, dialect))
			h.MoveIn(b)
			h.Exec(b, "UPDATE stock_levels SET on_hand = 1000000 WHERE product_id = ?", apptest.AlphaWine)
			alpha, buyer := h.As(b, apptest.Email(apptest.Alpha)), h.As(b, apptest.Email(apptest.Restaurant))
			slipping := wait(b, h, alpha)
			for range 50 { // warm
				checkout(b, buyer)
			}
			var alone, beside []time.Duration
			for range 500 {
				alone = append(alone, checkout(b, buyer))
			}
			b.ResetTimer()
			for n := range b.N {
				day := []string{"2027-03-10", "2027-01-10"}[n%2] // behind the other, and before it again
				version := alpha.Get(slipping).Want(200).Value("version")
				alpha.Patch(slipping, fields{"version": version, "expectedOn": day}).Want(200)
				for h.Count(b, "SELECT COUNT(*) FROM stock_redatings") > 0 {
					beside = append(beside, checkout(b, buyer))
				}
			}
			b.ReportMetric(float64(len(beside)), "checkouts-beside")
			b.ReportMetric(milliseconds(alone), "ms-p99-alone")
			b.ReportMetric(milliseconds(beside), "ms-p99-beside")
		})
	}
}

// wait has 10,000 lines wait for the first of two receipts, and gives its address.
func wait(b *testing.B, h *apptest.House, alpha *apitest.Client) string {
	b.Helper()
	const waiting = 10_000
	var slipping string
	for _, on := range []string{"2027-02-10", "2027-01-10"} {
		slipping = alpha.Post("/api/receipts", fields{
			"warehouse": "supplier", "expectedOn": on, "lines": []any{fields{"product": apptest.IRI("products", apptest.LastOnes), "expected": 3 * waiting}},
		}).Want(201).Text("@id")
	}
	lines := make([]receiptsapi.Line, waiting)
	for n := range lines {
		id := int64(1_000_000 + n) // of orders that nobody else has
		lines[n] = receiptsapi.Line{OrderID: id, OrderItemID: id, ProductID: apptest.LastOnes, Quantity: 6}
	}
	for some := range slices.Chunk(lines, 500) {
		err := h.App.DB.InTx(b.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := h.App.Modules.Receipts.Stock().Reserve(ctx, tx, some)
			return err
		})
		if err != nil {
			b.Fatal(err)
		}
	}
	return slipping
}

// checkout orders six bottles and tells how long that took.
func checkout(b *testing.B, buyer *apitest.Client) time.Duration {
	b.Helper()
	began := clock.System().Now()
	buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))).Want(201)
	return clock.System().Now().Sub(began)
}

// milliseconds of the 99th percentile.
func milliseconds(took []time.Duration) float64 {
	slices.Sort(took)
	return float64(took[len(took)*99/100].Microseconds()) / 1000
}
