package cart_test

import (
	"bytes"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// forQuotation turns a cart into what step quotation wants.
func forQuotation(cart map[string]any) map[string]any {
	return apptest.With(cart, map[string]any{"step": "quotation", "carrierOfferCode": "messagerie"})
}

// Domain 5.2 and 5.5: a cart becomes one quotation per supplier, once per key; no stock is reserved, and the saved cart is
// empty then.
func TestACartBecomesQuotations(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post("/api/cart", basket()).Want(200)
		key := apitest.Header("Idempotency-Key", "devis-1")
		first := buyer.Post("/api/cart", forQuotation(basket()), key).Want(201)
		again := buyer.Post("/api/cart", forQuotation(basket()), key).Want(201)
		if !bytes.Equal(first.Body, again.Body) {
			t.Errorf("the answer changed:\n%s\n%s", first.Body, again.Body)
		}
		buyer.Post("/api/cart", apptest.Order(basket()), key).Want(422) // the same key, another body
		if list, _ := first.Value("quotations").([]any); len(list) != 3 || first.Value("orders") != nil {
			t.Errorf("answers %s", first.Body)
		}
		h.Settle(t)
		if n := h.Count(t, "SELECT COUNT(*) FROM orders WHERE status = 'quotation' AND awaiting = 'seller'"); n != 3 {
			t.Errorf("%d quotations await their sellers", n)
		}
		if n := h.Count(t, "SELECT SUM(reserved) FROM stock_levels"); n != 0 {
			t.Errorf("%d units are reserved", n)
		}
		if got := buyer.Get("/api/cart").Want(200); got.Text("totalUnitProduct") != "0" {
			t.Errorf("the cart was not emptied: %s", got.Body)
		}
		if told := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'quotation_asked'"); told != 4 {
			t.Errorf("%d sellers were told: three suppliers and an agent should be", told)
		}
	})
}

// What stands between a cart and its order stands before its quotation too; the general terms are for whoever accepts.
func TestCartsThatBecomeNoQuotation(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE product_prices SET store_price_cents = 1500")
		h.Exec(t, "UPDATE products SET in_store = TRUE")
		h.OpenShops(t)
		item := func(id, quantity int64, changes map[string]any) map[string]any {
			return apptest.With(apptest.Item(id, quantity), changes)
		}
		for name, c := range map[string]struct {
			by   int64
			cart map[string]any
			path string
		}{
			"empty":               {apptest.Restaurant, forQuotation(apptest.Cart(apptest.Restaurant)), "items"},
			"a seller's wish":     {apptest.Agent, forQuotation(apptest.Cart(apptest.Restaurant, item(apptest.AlphaWine, 12, map[string]any{"wantedUnitPriceTaxExcl": 10}))), "items[0].wantedUnitPriceTaxExcl"},
			"a wish below zero":   {apptest.Restaurant, forQuotation(apptest.Cart(apptest.Restaurant, item(apptest.AlphaWine, 12, map[string]any{"wantedUnitPriceTaxExcl": -1}))), "items[0].wantedUnitPriceTaxExcl"},
			"half a carton":       {apptest.Restaurant, forQuotation(apptest.Cart(apptest.Restaurant, item(apptest.AlphaWine, 9, nil))), "items[0].quantity"},
			"more than there is":  {apptest.Restaurant, forQuotation(apptest.Cart(apptest.Restaurant, item(apptest.LastOnes, 66, nil))), "items[0].quantity"},
			"a discount of one's": {apptest.Restaurant, forQuotation(apptest.Cart(apptest.Restaurant, item(apptest.AlphaWine, 12, map[string]any{"discountValue": 5}))), "items[0].discountValue"},
			"somebody's customer": {apptest.Restaurant, forQuotation(apptest.Cart(apptest.Stranger, item(apptest.AlphaWine, 12, nil))), "customer"},
			"beyond the margin":   {apptest.Agent, forQuotation(apptest.Cart(apptest.Restaurant, item(apptest.AlphaWine, 12, map[string]any{"discountValue": 6}))), "items[0].discountValue"},
			"an individual's":     {apptest.Customer, forQuotation(apptest.Cart(apptest.Customer, item(apptest.AlphaWine, 6, nil))), "step"},
			"goods of a Boutique": {apptest.CSE, forQuotation(apptest.Cart(apptest.CSE, item(apptest.AlphaWine, 6, map[string]any{"store": true}))), "items[0].store"},
			"a step of nobody":    {apptest.Restaurant, apptest.With(basket(), map[string]any{"step": "quotations"}), "step"},
		} {
			got := h.As(t, apptest.Email(c.by)).Post("/api/cart", c.cart).Want(422)
			if got.Violations()[c.path] == "" {
				t.Errorf("%s: %s", name, got.Body)
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 0 {
			t.Errorf("%d quotations", n)
		}
	})
}

// A request says what its maker wishes to pay, line by line, and needs no carrier: the cheapest offer to the door brings it.
// Alpha: 12.40 less 5 % = 11.78, × 12 = 141.36, with carriage 153.36.
func TestARequestWithWishesAndWithoutACarrier(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		wish := apptest.With(apptest.Item(apptest.AlphaWine, 12), map[string]any{"wantedUnitPriceTaxExcl": 10.5})
		body := apptest.With(apptest.Cart(apptest.Restaurant, wish), map[string]any{"step": "quotation", "comment": "Pour Noël"})
		made := buyer.Post("/api/cart", body).Want(201)
		if got := made.Text("selectedCarrier"); got != "messagerie" {
			t.Errorf("travels by %q: %s", got, made.Body)
		}
		got := h.As(t, apptest.Email(apptest.Alpha)).Get(made.Text("quotations/0")).Want(200)
		for path, want := range map[string]string{
			"awaiting": "seller", "items/0/wantedUnitPriceTaxExcl": "10.5", "items/0/unitPriceTaxExcl": "11.78",
			"totalPriceTaxExcl": "153.36", "carrier/code": "messagerie", "revisions/0/message": "Pour Noël",
			"revisions/0/items/0/wantedUnitPriceTaxExcl": "10.5",
		} {
			if got.Text(path) != want {
				t.Errorf("%s is %q instead of %q", path, got.Text(path), want)
			}
		}
	})
}
