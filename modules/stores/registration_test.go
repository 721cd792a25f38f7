package stores_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 8.1, 5.2: somebody finds an open shop from outside, registers there, follows the link of the mail, and orders at its price. By the
// address of a shop that is closed, an administrator is asked.
func TestFromTheShopToAnOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		claire := registered(t, h, "claire@maison.example")
		claire.Get(apptest.IRI("products", apptest.AlphaWine)).Want(403)
		mail := h.MailTo(t, "claire@maison.example")
		token, product, found := strings.Cut(mail.Link(t)[strings.Index(mail.Link(t), "=")+1:], "&product=")
		if !found || product != "101" {
			t.Fatalf("the mail leads to %s", mail.Link(t))
		}
		claire.Post("/api/email_changes/"+token, nil).Want(200)
		id := claire.Get("/api/me").Want(200)
		billing, shipping := id.Text("addresses/0/@id"), id.Text("addresses/1/@id")
		order := claire.Post("/api/cart", map[string]any{
			"step": "valid", "customer": id.Text("@id"), "billingAddress": billing, "shippingAddress": shipping, "cgAccepted": true,
			"carrierOfferCode": "messagerie", "items": []any{apptest.Item(apptest.AlphaWine, 6)},
		}).Want(201).Text("orders/0")
		if got := claire.Get(order).Want(200); got.Text("origin") != "store" || got.Text("items/0/unitPriceTaxIncl") != "15" {
			t.Errorf("ordered as %s", got.Body)
		}

		supplier.Post(iri+"/close", closing(3)).Want(200)
		late := registered(t, h, "paul@maison.example")
		if got := late.Get("/api/me").Want(200); got.Text("status") != "processing" || got.Text("pendingEmail") != "" {
			t.Errorf("by a closed shop: %s", got.Body)
		}
	})
}

// registered is an individual who registered in the shop, signed in.
func registered(t *testing.T, h *apptest.House, email string) *apitest.Client {
	t.Helper()
	guest := h.Guest(t)
	address := func(kind string) map[string]any {
		return map[string]any{"typeAddress": kind, "street": "3 rue des Halles", "postcode": "75001", "city": "Paris", "country": "FR", "isDefault": true}
	}
	guest.Post("/api/register", map[string]any{
		"email": email, "password": apptest.Password, "userGroup": "customer", "civility": "mrs", "firstName": "Claire", "lastName": "Bonnet",
		"company": "", "phone": "0142685300", "siren": "", "siret": "", "numvat": "", "eaNumber": "", "birthday": "1990-05-04", "language": "fr",
		"addresses": []any{address("billing"), address("shipping")}, "store": "cave-des-tilleuls", "product": apptest.IRI("products", apptest.AlphaWine),
	}).Want(201)
	return h.As(t, email)
}
