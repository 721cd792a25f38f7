package orders_test

import (
	"context"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
)

const (
	ordersAtOnce = 24
	orderTotal   = 9922   // 6 × 11.78 + 12.00 = 82.68, incl. tax 99.22
	encours      = 100000 // ten of them, and 7.80
)

// Domain 5.6: however many orders are settled at the same time, those validated never exceed the encours, to the last
// euro, and the balance is the sum of what is owed.
func TestManyOrdersOnTheLastEuro(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE parameter_suppliers SET auto_validate = TRUE WHERE user_id = ?", apptest.Alpha)
		limit := func(value any) {
			h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = ? WHERE parent_id = ? AND child_id = ?", value, apptest.Alpha, apptest.Restaurant)
		}
		limit(nil)
		for range ordersAtOnce {
			place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		}
		h.Settle(t) // all wait for payment: nothing is owed yet
		h.Exec(t, "UPDATE orders SET status = 'processing', waits_for = ''")
		limit(encours)

		var ids []int64
		if err := h.App.DB.Read().NewRaw("SELECT id FROM orders ORDER BY id").Scan(t.Context(), &ids); err != nil {
			t.Fatal(err)
		}
		var group sync.WaitGroup
		start := make(chan struct{})
		for _, id := range ids {
			group.Go(func() {
				<-start
				err := h.App.DB.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
					return h.App.Modules.Orders.Settle(ctx, tx, ordersevents.OrderPlacedV1{
						OrderID: id, CustomerID: apptest.Restaurant, SupplierID: apptest.Alpha, PlacedBy: apptest.Restaurant, TotalCents: orderTotal,
					})
				})
				if err != nil {
					t.Errorf("order %d: %v", id, err)
				}
			})
		}
		close(start)
		group.Wait()
		for what, query := range map[string]string{
			"validated":          "SELECT COUNT(*) - 10 FROM orders WHERE status = 'validated'",
			"waiting":            "SELECT COUNT(*) - 14 FROM orders WHERE status = 'waiting_payment' AND waits_for = 'beyond_encours'",
			"the balance":        "SELECT SUM(owed_cents) - 99220 FROM exposures",
			"its sum":            "SELECT (SELECT SUM(owed_cents) FROM exposures) - (SELECT SUM(total_tax_incl_cents) FROM orders WHERE status = 'validated')",
			"beyond the encours": "SELECT COUNT(*) FROM exposures WHERE owed_cents > 100000",
		} {
			if off := h.Count(t, query); off != 0 {
				t.Errorf("%s: off by %d", what, off)
			}
		}
	})
}

// The cart foretells what an order will wait for, the order says it afterwards, and an agent reads no terms of others.
func TestTheCartForetellsThePayment(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE parameter_suppliers SET auto_validate = TRUE WHERE user_id = ?", apptest.Alpha)
		h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = 15000 WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		buyer, agent := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Agent))
		cart := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)), map[string]any{"carrierOfferCode": "messagerie"})
		quote := buyer.Post("/api/cart", cart).Want(200)
		for path, want := range map[string]any{
			"waitsForPayment": false, "reason": nil, "paymentTerms/kind": "days", "paymentTerms/days": 30.0, "outstandingValue": 150.0, "exposure": 0.0,
		} {
			if got := quote.Value("suppliers/0/payment/" + path); got != want {
				t.Errorf("%s: %v instead of %v", path, got, want)
			}
		}
		place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		quote = buyer.Post("/api/cart", cart).Want(200)
		if quote.Value("suppliers/0/payment/reason") != "beyond_encours" || quote.Value("suppliers/0/payment/exposure") != 99.22 {
			t.Errorf("the second: %v", quote.Value("suppliers/0/payment"))
		}
		seen := agent.Post("/api/cart", cart).Want(200)
		for path, want := range map[string]any{
			"waitsForPayment": true, "reason": nil, "paymentTerms": nil, "outstandingValue": nil, "exposure": nil,
		} {
			if got := seen.Value("suppliers/0/payment/" + path); got != want {
				t.Errorf("the agent reads %s: %v", path, got)
			}
		}
		order := agent.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
		h.Settle(t)
		for reader, want := range map[int64]any{apptest.Restaurant: "beyond_encours", apptest.Alpha: "beyond_encours", apptest.Admin: "beyond_encours", apptest.Agent: nil} {
			got := h.As(t, apptest.Email(reader)).Get(order).Want(200)
			if got.Text("status") != "waiting_payment" || got.Value("waitingFor") != want || (got.Value("paymentTerms") == nil) != (want == nil) {
				t.Errorf("reader %d: %s", reader, got.Body)
			}
			if want != nil && (got.Value("encours/outstandingValue") != 150.0 || got.Value("encours/exposure") != 99.22) || want == nil && got.Value("encours") != nil {
				t.Errorf("reader %d reads the encours %v", reader, got.Value("encours"))
			}
		}
		t.Log("without a relation one pays first; nobody's cart has no payment yet")
		stranger := h.As(t, apptest.Email(apptest.Stranger)).Post("/api/cart", apptest.Cart(apptest.Stranger, apptest.Item(apptest.AlphaWine, 6))).Want(200)
		if stranger.Value("suppliers/0/payment/reason") != "prepaid" || stranger.Value("suppliers/0/payment/paymentTerms/kind") != "prepaid" {
			t.Errorf("a stranger: %v", stranger.Value("suppliers/0/payment"))
		}
		nobody := agent.Post("/api/cart", map[string]any{"origin": "millesime", "items": []any{apptest.Item(apptest.AlphaWine, 6)}}).Want(200)
		if nobody.Value("suppliers/0/payment") != nil {
			t.Errorf("nobody's: %v", nobody.Value("suppliers/0/payment"))
		}
	})
}
