package app_test

import (
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 1.3: nobody is deleted while orders are open, neither who bought nor who sold; who is blocked is refused at
// once, and the catalogue follows a supplier's new name.
func TestStatusAcrossTheHouse(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, admin := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Admin))
		buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))).Want(201)
		h.Settle(t)
		deleted := map[string]any{"status": "deleted"}
		for _, party := range []int64{apptest.Restaurant, apptest.Alpha} {
			admin.Patch(apptest.IRI("users", party), deleted).Want(409)
		}
		admin.Patch(apptest.IRI("users", apptest.Stranger), deleted).Want(200)
		h.Exec(t, "UPDATE orders SET status = 'billed'") // the invoice is not paid yet
		admin.Patch(apptest.IRI("users", apptest.Restaurant), deleted).Want(409)
		h.Exec(t, "UPDATE orders SET status = 'closed'")

		h.As(t, apptest.Email(apptest.Alpha)).Patch(apptest.IRI("users", apptest.Alpha), map[string]any{
			"company": "Maison Oméga", "firstName": "Anne", "lastName": "Alpha",
		}).Want(200)
		product := apptest.IRI("products", apptest.AlphaWine)
		h.Settle(t)
		apptest.Eventually(t, "the catalogue follows the supplier's name", func() bool {
			found := buyer.Get("/api/products?search=om%C3%A9ga").Want(200)
			return found.Text("hydra:member/0/supplier/company") == "Maison Oméga"
		})
		if got := buyer.Get(product).Want(200).Text("supplier/company"); got != "Maison Oméga" {
			t.Errorf("the product's supplier is %q", got)
		}

		admin.Patch(apptest.IRI("users", apptest.Restaurant), deleted).Want(200)
		buyer.Get("/api/me").Want(401)
		if mail := h.MailTo(t, apptest.Email(apptest.Restaurant)); mail.Subject != "Votre compte Millésime est supprimé" {
			t.Errorf("told %q", mail.Subject)
		}
		h.Exec(t, "INSERT INTO carts (id, actor_id, acting_for_id, version, payload, updated_at) VALUES ('left', ?, ?, 1, '{}', ?)",
			apptest.Admin, apptest.Restaurant, apptest.At())
		h.Exec(t, "UPDATE users SET deleted_at = ? WHERE id = ?", time.Now().UTC().AddDate(0, 0, -31), apptest.Restaurant)
		if n, err := h.App.Modules.Users.Sweep(t.Context()); err != nil || n != 1 {
			t.Errorf("%d people anonymised, %v", n, err)
		}
		h.Settle(t)
		if n := h.Count(t, "SELECT COUNT(*) FROM carts WHERE ? IN (actor_id, acting_for_id)", apptest.Restaurant); n != 0 {
			t.Errorf("%d carts are left", n)
		}
		order := admin.Get(apptest.IRI("orders", h.Count(t, "SELECT id FROM orders"))).Want(200)
		if got := order.Text("customer/company"); got != "Le Bistrot" {
			t.Errorf("the order's copy is %q: %s", got, order.Body)
		}
	})
}
