package billing_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// BenchmarkIssue issues the invoice of one delivery over HTTP beside a bare handler, whose transaction writes the same rows: number,
// invoice, its order, the order's state, its step and two events. Both in turn, so that what else the machine does meets both alike.
func BenchmarkIssue(b *testing.B) {
	for _, dialect := range testkit.Dialects() {
		b.Run(dialect.String(), func(b *testing.B) {
			const invoices = 200
			h := apptest.StartAt(b, testkit.URL(b, dialect), apptest.RunningFrom(apptest.Monday()))
			h.MoveIn(b)
			s := sceneOf(b, h)
			waiting := s.waiting(invoices + 1)
			s.accept()
			s.seller.Post("/api/invoices", fields{"order": waiting[invoices]}).Want(http.StatusCreated) // the bare one copies it
			plain := apitest.At(b, bareIssue(b, h))
			b.ResetTimer()
			for range b.N {
				var issuing, bare []time.Duration
				for _, order := range waiting[:invoices] {
					issuing = append(issuing, took(func() { s.seller.Post("/api/invoices", fields{"order": order}).Want(http.StatusCreated) }))
					bare = append(bare, took(func() { plain.Post("/", nil).Want(http.StatusCreated) }))
				}
				b.ReportMetric(median(issuing), "ms-issue")
				b.ReportMetric(median(bare), "ms-bare")
				b.ReportMetric(median(issuing)/median(bare), "ratio")
			}
		})
	}
}

// bareIssue serves what copies the first invoice under its next number.
func bareIssue(b *testing.B, h *apptest.House) string {
	b.Helper()
	statements := []string{
		"UPDATE invoice_numbers SET last = last + 1",
		`INSERT INTO invoices (number, number_key, kind, supplier_id, customer_id, placed_by, order_id, shipment_id, issued_on, due_on, issued_elsewhere, paper,
 total_tax_excl_cents, total_tax_incl_cents, customer_name, supplier_name, search_text, began_at, created_at, created_by)
 SELECT 'BARE-' || (SELECT MAX(id) FROM invoices), 'BARE-' || (SELECT MAX(id) FROM invoices), kind, supplier_id, customer_id, placed_by, order_id, shipment_id, issued_on, due_on, issued_elsewhere, paper,
 total_tax_excl_cents, total_tax_incl_cents, customer_name, supplier_name, search_text, began_at, created_at, created_by
 FROM invoices WHERE id = (SELECT MIN(id) FROM invoices)`,
		"INSERT INTO invoice_orders (invoice_id, order_id) SELECT MAX(id), MAX(order_id) FROM invoices",
		"UPDATE orders SET status = 'billed' WHERE id = (SELECT MAX(id) FROM orders)",
		`INSERT INTO order_transitions (order_id, from_status, to_status, actor_id, created_at)
 SELECT order_id, from_status, to_status, actor_id, created_at FROM order_transitions WHERE id = (SELECT MAX(id) FROM order_transitions)`,
	}
	const event = `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at, published_at)
 SELECT 'bare-' || id, topic, payload, actor_id, impersonator_id, occurred_at, occurred_at FROM outbox WHERE id = (SELECT MAX(id) FROM outbox)`
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		err := h.App.DB.InTx(r.Context(), func(ctx context.Context, tx *db.Tx) error {
			for _, statement := range append(slices.Clone(statements), event, event) {
				if _, err := tx.IDB().NewRaw(statement).Exec(ctx); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			b.Error(err)
		}
		w.WriteHeader(http.StatusCreated)
	}))
	b.Cleanup(server.Close)
	return server.URL
}

func took(call func()) time.Duration {
	began := clock.System().Now()
	call()
	return clock.System().Now().Sub(began)
}

func median(of []time.Duration) float64 {
	slices.Sort(of)
	return float64(of[len(of)/2].Microseconds()) / 1000
}
