package orders_test

import (
	"slices"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 5.4: an individual withdraws from an order until it is shipped, which cancels it, and what it paid is its credit; a professional
// does not.
func TestAnIndividualWithdrawsBeforeShipment(t *testing.T) {
	t.Parallel()
	for _, status := range []string{"validated", "preparation"} {
		t.Run(status, func(t *testing.T) {
			t.Parallel()
			apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
				h.OpenShops(t)
				h.Exec(t, "UPDATE products SET in_store = TRUE WHERE id = ?", apptest.AlphaWine)
				h.Exec(t, "UPDATE product_prices SET store_price_cents = 1500 WHERE product_id = ?", apptest.AlphaWine)
				alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Customer))
				place := func() string {
					cart := apptest.Order(apptest.Cart(apptest.Customer, apptest.Item(apptest.AlphaWine, 6)))
					order := buyer.Post("/api/cart", cart).Want(201).Text("orders/0")
					h.Settle(t)
					for _, to := range []string{"paid", "validated", "preparation"} {
						if buyer.Get(order).Want(200).Text("status") != status {
							move(t, alpha, order, to).Want(200)
							h.Settle(t)
						}
					}
					return order
				}
				order, sent := place(), place()
				if shown := buyer.Get(order).Want(200); !slices.Contains(strs(t, shown, "transitions"), "canceled") {
					t.Errorf("it is not offered: %s", shown.Body)
				}
				if status == "preparation" {
					line := item(t, alpha.Get(sent).Want(200), 0)
					alpha.Post(sent+"/shipments", parcel(line, 2)).Want(201)
					move(t, buyer, sent, "canceled").Want(422)
				}
				total := buyer.Get(order).Want(200).Value("totalPriceTaxIncl")
				if got := move(t, buyer, order, "canceled").Want(200); got.Text("status") != "canceled" {
					t.Errorf("it is %s", got.Text("status"))
				}
				h.Settle(t)
				paid := buyer.Get("/api/payments?status[]=unallocated").Want(200)
				if paid.Value("hydra:member/0/unallocatedAmount") != total {
					t.Errorf("%v of %v is its credit", paid.Value("hydra:member/0/unallocatedAmount"), total)
				}
			})
		})
	}
}
