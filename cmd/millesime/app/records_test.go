package app_test

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// What a supplier changes in its record counts in the next cart.
func TestChangedConditionsCountInTheNextCart(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))
		before := buyer.Post("/api/cart", cart).Want(200)
		if before.Text("suppliers/0/franco/value") != "200" || before.Text("suppliers/0/minimumOrderValue") != "0" {
			t.Errorf("before: %s", before.Body)
		}
		iri := fmt.Sprintf("/api/parameter_suppliers/%d", apptest.Alpha)
		supplier.Patch(iri, `{"freeShippingFromValue":"50","freeShippingFromQuantity":"36","minimumOrderValue":"120.00"}`).Want(200)
		after := buyer.Post("/api/cart", cart).Want(200)
		for name, want := range map[string]string{
			"franco/value": "50", "franco/quantity": "36", "franco/missingValue": "0", "minimumOrderValue": "120", "missingOrderValue": "49.32",
		} {
			if got := after.Text("suppliers/0/" + name); got != want {
				t.Errorf("%s is %s, want %s", name, got, want)
			}
		}
		if !strings.Contains(string(after.Body), `"blockers":[{`) {
			t.Errorf("the minimum does not stop the order: %s", after.Body)
		}
		// What else the record holds is as it was: its terms and when it is paid.
		kept := supplier.Get("/api/me").Want(200)
		if kept.Text("parameters/paymentTerms/kind") != "days" || kept.Text("parameters/paymentTerms/days") != "30" {
			t.Errorf("payment terms: %s", kept.Body)
		}
	})
}

// A quote says where each supplier's general terms are, and carries no document, nor does any row that a checkout reads;
// what is ordered names what was readable (domain 5.2).
func TestAQuoteCarriesNoDocument(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		document := "%PDF-1.7\n" + strings.Repeat("0", 1_900_000) + "\n%%EOF\n"
		kept := map[string]string{"base64ContentCGV": "data:application/pdf;base64," + base64.StdEncoding.EncodeToString([]byte(document))}
		supplier.Patch(fmt.Sprintf("/api/parameter_suppliers/%d", apptest.Alpha), kept).Want(200)
		h.As(t, apptest.Email(apptest.Beta)).Patch(fmt.Sprintf("/api/parameter_suppliers/%d", apptest.Beta), kept).Want(200)
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.BetaWine, 6))
		quote := buyer.Post("/api/cart", cart).Want(200)
		if len(quote.Body) > 8<<10 || quote.Text("suppliers/0/cgv") != fmt.Sprintf("/api/suppliers/%d/cgv", apptest.Alpha) {
			t.Errorf("a quote of %d bytes: terms at %.80s", len(quote.Body), quote.Text("suppliers/0/cgv"))
		}
		read := buyer.Get(quote.Text("suppliers/0/cgv")).Want(200)
		if read.Header.Get("Content-Type") != "application/pdf" || string(read.Body) != document {
			t.Errorf("the terms are %d bytes of %s", len(read.Body), read.Header.Get("Content-Type"))
		}
		order := buyer.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
		if n := h.Count(t, "SELECT COALESCE(MAX(length(answer)), 0) FROM idempotency_keys"); n > 8<<10 {
			t.Errorf("an answer of %d characters is kept for repetitions", n)
		}
		if n := h.Count(t, "SELECT MAX(length(cgv)) FROM parameter_suppliers"); n > 80 {
			t.Errorf("a checkout reads %d characters of general terms", n)
		}
		sum := sha256.Sum256([]byte(document))
		if n := h.Count(t, "SELECT COUNT(*) FROM orders WHERE id = ? AND cgv_hash = ?", order[strings.LastIndexByte(order, '/')+1:], hex.EncodeToString(sum[:])); n != 1 {
			t.Error("the order does not name the terms it was placed on")
		}
		supplier.Patch(fmt.Sprintf("/api/parameter_suppliers/%d", apptest.Alpha), map[string]string{"base64ContentCGV": ""}).Want(200)
		if got := buyer.Post("/api/cart", cart).Want(200).Text("suppliers/0/cgv"); got != "" {
			t.Errorf("no terms are at %q", got)
		}
		buyer.Get(fmt.Sprintf("/api/suppliers/%d/cgv", apptest.Alpha)).Want(404)
	})
}

// A cart takes its customer's addresses only, and outlives the one it names.
func TestAddressesInCarts(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))
		for name, foreign := range map[string]int64{"billingAddress": apptest.Billing(apptest.Stranger), "shippingAddress": apptest.Shipping(apptest.Stranger)} {
			stolen := apptest.With(cart, map[string]any{name: apptest.IRI("addresses", foreign)})
			if got := buyer.Post("/api/cart", stolen).Violations()[name]; got != "Cette adresse est introuvable." {
				t.Errorf("%s: %q", name, got)
			}
			buyer.Patch(apptest.IRI("addresses", foreign), `{"city":"Ici"}`).Want(404)
			buyer.Delete(apptest.IRI("addresses", foreign)).Want(404)
		}
		order := buyer.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
		buyer.Post("/api/cart", apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12))).Want(200)
		shipping := apptest.IRI("addresses", apptest.Shipping(apptest.Restaurant))
		buyer.Delete(shipping).Want(204)
		saved := buyer.Get("/api/cart").Want(200)
		if saved.Value("shippingAddress") != nil || saved.Text("totalUnitProduct") != "12" ||
			saved.Text("billingAddress/@id") != apptest.IRI("addresses", apptest.Billing(apptest.Restaurant)) {
			t.Errorf("the saved cart: %s", saved.Body)
		}
		if got := buyer.Post("/api/cart", cart).Violations()["shippingAddress"]; got != "Cette adresse est introuvable." {
			t.Errorf("posted with the deleted address: %q", got)
		}
		made := buyer.Post("/api/addresses", map[string]any{
			"typeAddress": "shipping", "street": "12 rue de la Cave", "postcode": "75011", "city": "Paris",
		}).Want(201)
		if made.Text("isDefault") != "true" {
			t.Errorf("the only one left is no default: %s", made.Body)
		}
		again := apptest.With(cart, map[string]any{"shippingAddress": made.Text("@id")})
		buyer.Post("/api/cart", apptest.Order(again)).Want(201)
		// Orders keep copies: neither the change nor the deletion shows in the first one.
		if kept := buyer.Get(order).Want(200); kept.Text("shippingAddress/street") != "1 rue du Test" {
			t.Errorf("the order: %s", kept.Body)
		}
	})
}
