package app_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Nobody leaves while an order is open, neither who buys nor who sells; what was ordered outlives who leaves.
func TestErasureWaitsForOrders(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		order := buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))).Want(201).Text("orders/0")
		h.Mails(t) // the order's own waits for its paper
		for who, leaving := range map[string]string{
			"the buyer":  buyer.Post("/api/me/erasure", nil).Want(409).Text("hydra:description"),
			"the seller": seller.Post("/api/me/erasure", nil).Want(409).Text("hydra:description"),
		} {
			if leaving == "" {
				t.Errorf("%s is refused without words", who)
			}
		}
		h.Exec(t, "UPDATE orders SET status = 'closed'")
		buyer.Post("/api/me/erasure", nil).Want(204)
		buyer.Get("/api/orders").Want(401)
		if kept := seller.Get(order).Want(200); !strings.Contains(kept.Text("customer/company"), "Le Bistrot") {
			t.Errorf("the order: %s", kept.Body)
		}
		if mail := h.MailTo(t, apptest.Email(apptest.Restaurant)); !strings.Contains(mail.Subject, "supprimé") {
			t.Errorf("mail: %s", mail.Subject)
		}
	})
}
