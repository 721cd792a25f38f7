package notifications_test

import (
	"fmt"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Each group is told what it must do itself, and nothing of what others owe it.
func TestWhatWaits(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		want := func(turn string, all map[int64]string) {
			t.Helper()
			h.Settle(t)
			for person, expected := range all {
				side := "seller"
				if person == apptest.Restaurant {
					side = "customer"
				}
				if got := apptest.Waits(t, h.As(t, apptest.Email(person)), side); got != expected {
					t.Errorf("%s, %q waits for person %d, not %q", turn, got, person, expected)
				}
			}
		}
		order(t, h, buyer, apptest.Restaurant)
		cart := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)),
			map[string]any{"step": "quotation", "carrierOfferCode": "messagerie"})
		quotation := buyer.Post("/api/cart", cart).Want(201).Text("quotations/0")
		sample := buyer.Post("/api/sample_requests", map[string]any{
			"product": apptest.IRI("products", apptest.AlphaWine), "shippingAddress": apptest.IRI("addresses", apptest.Shipping(apptest.Restaurant)),
		}).Want(201).Text("@id")
		h.As(t, apptest.Email(apptest.Beta)).Post("/api/user_children", map[string]any{"email": apptest.Email(apptest.Stranger)}).Want(201)
		h.Exec(t, "UPDATE users SET status = 'processing' WHERE id = ?", apptest.CSE)
		want("while sellers are asked", map[int64]string{
			apptest.Restaurant: "", apptest.Alpha: "confirm 1, quotation 1, sample_answer 1", apptest.Agent: "quotation 1, sample_answer 1",
			apptest.Beta: "", apptest.Stranger: "invitation 1", apptest.Admin: "account 1", apptest.Customer: "",
		})

		supplier.Post(quotation+"/revisions", map[string]any{"revision": 1}).Want(201)
		supplier.Post(sample+"/transitions", map[string]any{"transition": "valid"}).Want(200)
		h.Exec(t, "UPDATE orders SET status = 'waiting_payment' WHERE status = 'processing'")
		want("while the buyer is asked", map[int64]string{
			apptest.Restaurant: "pay 1, quotation 1, sample_order 1", apptest.Alpha: "", apptest.Agent: "chase 1",
		})

		h.Exec(t, "UPDATE orders SET status = 'pending_shipping' WHERE status = 'waiting_payment'")
		h.Exec(t, "UPDATE users SET status = 'valid' WHERE id = ?", apptest.CSE)
		want("on the way", map[int64]string{
			apptest.Restaurant: "quotation 1, sample_order 1, receive 1", apptest.Alpha: "", apptest.Agent: "", apptest.Admin: "",
		})
	})
}

// What has arrived waits for who keeps the warehouse; what should have, for its supplier, and at Dartess for administrators too.
func TestReceiptsWait(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for n, receipt := range []struct {
			supplier                      int64
			warehouse, status, expectedOn string
		}{
			{apptest.Alpha, "supplier", "warehouse", "2026-01-04"},
			{apptest.Alpha, "supplier", "partiel", "2026-01-04"},
			{apptest.Alpha, "supplier", "processing", "2026-01-04"},
			{apptest.Alpha, "supplier", "processing", "2999-01-04"},
			{apptest.Alpha, "supplier", "complete", "2026-01-04"},
			{apptest.Beta, "dartess", "warehouse", "2026-01-04"},
			{apptest.Beta, "dartess", "processing", "2026-01-04"},
			{apptest.Beta, "dartess", "canceled", "2026-01-04"},
		} {
			h.Exec(t, `INSERT INTO receipts (supplier_id, warehouse, status, expected_on, number, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
				receipt.supplier, receipt.warehouse, receipt.status, receipt.expectedOn, fmt.Sprintf("REC-%d", n), apptest.At(), apptest.At())
		}
		for person, expected := range map[int64]string{
			apptest.Alpha: "receipt_count 2, receipt_late 1", apptest.Beta: "receipt_late 1",
			apptest.Admin: "receipt_count 1, receipt_late 1", apptest.Gamma: "", apptest.Restaurant: "", apptest.Agent: "",
		} {
			if got := apptest.Waits(t, h.As(t, apptest.Email(person)), "seller"); got != expected {
				t.Errorf("%q waits for person %d, not %q", got, person, expected)
			}
		}
	})
}

// Goods that are taken back wait for who keeps the warehouse, until they are handed over or the return is deleted.
func TestReturnsWait(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, beta, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Admin))
		ask := func(client *apitest.Client, warehouse string, product int64) string {
			return client.Post("/api/stock_recoveries", map[string]any{
				"warehouse": warehouse, "reason": "unsold", "lines": []any{map[string]any{"product": apptest.IRI("products", product), "quantity": 6}},
			}).Want(201).Text("@id")
		}
		want := func(expected map[int64]string) {
			t.Helper()
			for person, want := range expected {
				if got := apptest.Waits(t, h.As(t, apptest.Email(person)), "seller"); got != want {
					t.Errorf("%q waits for person %d, not %q", got, person, want)
				}
			}
		}
		own, first, second := ask(alpha, "supplier", apptest.AlphaWine), ask(beta, "dartess", apptest.BetaWine), ask(beta, "dartess", apptest.BetaWine)
		want(map[int64]string{
			apptest.Alpha: "recovery_handover 1", apptest.Beta: "", apptest.Admin: "recovery_handover 2", apptest.Restaurant: "", apptest.Agent: "",
		})
		admin.Post(first+"/transitions", map[string]any{"transition": "ordered"}).Want(200)
		beta.Delete(second).Want(204)
		alpha.Delete(own).Want(204)
		want(map[int64]string{apptest.Alpha: "", apptest.Beta: "", apptest.Admin: ""})
	})
}

// What was counted waits for who keeps the warehouse, as long as it is looked at.
func TestCountsWait(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, beta := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta))
		counted := func(client *apitest.Client, warehouse string, product int64) string {
			iri := apptest.IRI("products", product)
			session := client.Post("/api/stock_counts", map[string]any{"warehouse": warehouse, "products": []string{iri}}).Want(201).Text("@id")
			client.Post(session+"/entries", map[string]any{"lines": []any{map[string]any{"product": iri, "units": 6}}}).Want(200)
			return session
		}
		moved := func(client *apitest.Client, session, to string) {
			client.Post(session+"/transitions", map[string]any{"transition": to, "comment": "Un carton manque"}).Want(200)
		}
		want := func(expected map[int64]string) {
			t.Helper()
			for person, want := range expected {
				if got := apptest.Waits(t, h.As(t, apptest.Email(person)), "seller"); got != want {
					t.Errorf("%q waits for person %d, not %q", got, person, want)
				}
			}
		}
		own, proposed := counted(alpha, "supplier", apptest.AlphaWine), counted(beta, "dartess", apptest.BetaWine)
		want(map[int64]string{apptest.Alpha: "", apptest.Beta: "", apptest.Admin: ""})
		moved(alpha, own, "review")
		moved(beta, proposed, "review")
		want(map[int64]string{
			apptest.Alpha: "count_approval 1", apptest.Beta: "", apptest.Admin: "count_approval 1", apptest.Restaurant: "", apptest.Agent: "",
		})
		moved(alpha, own, "approved")
		moved(h.As(t, apptest.Email(apptest.Admin)), proposed, "open")
		want(map[int64]string{apptest.Alpha: "", apptest.Admin: ""})
	})
}
