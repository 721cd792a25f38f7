package cart_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// What the payload may leave out, and what the quote makes of it when it is there. By hand: 12 bottles go for 12.00, by express
// for 18.00.
func TestTheQuoteFollowsWhatIsChosen(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "INSERT INTO relays (code, carrier_code, label, street, postcode, city) VALUES ('R75', 'relais', 'Relais Bastille', '3 rue de la Roquette', '75011', 'Paris')")
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12))
		for _, c := range []struct {
			clauses string
			chosen  map[string]any
			want    map[string]string // by path of the quote
		}{
			{
				"R-3.080, R-3.081, R-3.082, R-3.083 nothing",
				map[string]any{},
				map[string]string{"comment": "", "selectedCarrier": "", "selectedRelay": "", "shippingPriceTaxExcl": "0"},
			},
			{"R-3.080, R-7.069 a comment", map[string]any{"comment": "Sonner deux fois"}, map[string]string{"comment": "Sonner deux fois"}},
			{
				"R-3.081 a step",
				map[string]any{"step": "carrier"},
				map[string]string{"carrier/0/code": "messagerie", "carrier/1/code": "express", "carrier/2/code": "relais"},
			},
			{
				"R-3.082, R-7.067 a carrier",
				map[string]any{"step": "carrier", "carrierOfferCode": "messagerie"},
				map[string]string{"selectedCarrier": "messagerie", "shippingPriceTaxExcl": "12"},
			},
			{
				"R-3.082, R-7.067 another carrier",
				map[string]any{"step": "carrier", "carrierOfferCode": "express"},
				map[string]string{"selectedCarrier": "express", "shippingPriceTaxExcl": "18"},
			},
			{
				"R-3.083 a relay",
				map[string]any{"step": "carrier", "carrierOfferCode": "relais", "relayCode": "R75"},
				map[string]string{"selectedCarrier": "relais", "selectedRelay": "R75"},
			},
			{
				"R-3.083 no relay yet",
				map[string]any{"step": "carrier", "carrierOfferCode": "relais"},
				map[string]string{"selectedRelay": "", "relays/0/code": "R75"},
			},
		} {
			quote := buyer.Post("/api/cart", apptest.With(cart, c.chosen)).Want(200)
			for path, want := range c.want {
				if got := quote.Text(path); got != want {
					t.Errorf("%s: %s is %q, want %q", c.clauses, path, got, want)
				}
			}
		}
	})
}

// references are taken as `api/x/1`, `/api/x/1` and `1`; what is none of them is refused at its place.
func TestReferencesAreTakenInThreeSpellings(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := func(spell func(kind string, id int64) any) map[string]any {
			return map[string]any{
				"origin": "millesime", "customer": spell("users", apptest.Restaurant),
				"billingAddress":  spell("addresses", apptest.Billing(apptest.Restaurant)),
				"shippingAddress": spell("addresses", apptest.Shipping(apptest.Restaurant)),
				"items":           []any{map[string]any{"product": spell("products", apptest.AlphaWine), "quantity": 12, "discountValue": 0}},
			}
		}
		for name, spell := range map[string]func(kind string, id int64) any{
			"without a leading slash": func(kind string, id int64) any { return fmt.Sprintf("api/%s/%d", kind, id) },
			"with a leading slash":    func(kind string, id int64) any { return fmt.Sprintf("/api/%s/%d", kind, id) },
			"a number as text":        func(_ string, id int64) any { return strconv.FormatInt(id, 10) },
			"a number":                func(_ string, id int64) any { return id },
		} {
			quote := buyer.Post("/api/cart", cart(spell)).Want(200)
			for path, want := range map[string]string{
				"customer/@id":                    apptest.IRI("users", apptest.Restaurant),
				"billingAddress/@id":              apptest.IRI("addresses", apptest.Billing(apptest.Restaurant)),
				"shippingAddress/@id":             apptest.IRI("addresses", apptest.Shipping(apptest.Restaurant)),
				"suppliers/0/items/0/product/@id": apptest.IRI("products", apptest.AlphaWine),
			} {
				if got := quote.Text(path); got != want {
					t.Errorf("%s: %s is %q, want %q", name, path, got, want)
				}
			}
		}
		other := buyer.Post("/api/cart", cart(func(_ string, id int64) any { return fmt.Sprintf("/api/carriers/%d", id) })).Want(400)
		if words := other.Text("hydra:description"); !strings.Contains(words, "une référence est attendue, par exemple /api/") {
			t.Errorf("a reference to something else: %s", words)
		}
	})
}
