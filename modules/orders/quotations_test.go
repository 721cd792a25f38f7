package orders_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// asked posts a cart as a quotation and gives its reference.
func asked(t *testing.T, h *apptest.House, by int64, cart map[string]any) string {
	t.Helper()
	cart = apptest.With(cart, map[string]any{"step": "quotation", "carrierOfferCode": "messagerie"})
	return h.As(t, apptest.Email(by)).Post("/api/cart", cart).Want(201).Text("quotations/0")
}

/*
By hand. The buyer asks for 12 bottles at 12.40 less its 5 % = 11.78: 141.36, carriage 12.00 up to 12 units: 153.36
excl. tax, VAT 20 % 30.672 → 30.67: 184.03.
The supplier answers with 10 % on top: 11.78 × 0.9 = 10.602 → 10.60, × 12 = 127.20, with carriage 139.20, VAT 27.84: 167.04.
The buyer counters: 18 bottles, 10.00 each wished. 10.60 × 18 = 190.80, carriage 18.00 up to 24 units: 208.80, VAT 41.76: 250.56.
*/
func TestAQuotationIsNegotiated(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		quotation := asked(t, h, apptest.Restaurant, apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)))
		first := buyer.Get(quotation).Want(200)
		for path, want := range map[string]string{
			"status": "quotation", "awaiting": "seller", "revision": "1", "totalPriceTaxIncl": "184.03", "revisions/0/role": "buyer",
			"revisions/0/author": "Le Bistrot", "items/0/margin": "", "items/0/agentFee": "", "mayRevise": "false",
		} {
			if got := first.Text(path); got != want {
				t.Errorf("asked, %s: %q instead of %q", path, got, want)
			}
		}
		if n := first.Text("number"); !strings.HasPrefix(n, "DEV-") || n != first.Text("quotationNumber") {
			t.Errorf("the number is %s", n)
		}
		if cart := buyer.Get("/api/cart").Want(200); cart.Text("totalUnitProduct") != "0" {
			t.Errorf("the cart was not emptied: %s", cart.Body)
		}
		line := first.Value("items/0/id")
		supplier.Post(quotation+"/revisions", map[string]any{
			"revision": 1, "message": "Pour vous", "items": []any{map[string]any{"item": line, "discountValue": 10}},
		}).Want(201)
		second := buyer.Get(quotation).Want(200)
		if second.Text("awaiting") != "customer" || second.Text("totalPriceTaxIncl") != "167.04" || second.Text("revision") != "2" || second.Text("mayRevise") != "true" {
			t.Errorf("proposed: %s", second.Body)
		}
		third := buyer.Post(quotation+"/revisions", map[string]any{
			"revision": 2, "items": []any{map[string]any{"item": line, "quantity": 18, "wantedUnitPriceTaxExcl": 10, "message": "Un effort ?"}},
		}).Want(201)
		for path, want := range map[string]string{
			"awaiting": "seller", "totalPriceTaxIncl": "254.45", "items/0/discountValue": "0", // given for 12, not for 18 "items/0/wantedUnitPriceTaxExcl": "10", "items/0/message": "Un effort ?",
			"items/0/id": first.Text("items/0/id"), "revisions/1/message": "Pour vous", "revisions/1/items/0/unitPriceTaxExcl": "10.6",
		} {
			if got := third.Text(path); got != want {
				t.Errorf("countered, %s: %q instead of %q", path, got, want)
			}
		}
	})
}
