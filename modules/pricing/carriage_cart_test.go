package pricing_test

import (
	"slices"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// ownGrid is a grid of Alpha's warehouse: 10.00 up to 12 units, since ten days.
func ownGrid(changes map[string]any) map[string]any {
	return apptest.With(map[string]any{
		"warehouse": "supplier", "basis": "units", "steps": steps(12, 10), "startsOn": today(-10),
	}, changes)
}

// steps are a limit and its price, and so on.
func steps(pairs ...any) (all []map[string]any) {
	for pair := range slices.Chunk(pairs, 2) {
		all = append(all, map[string]any{"upTo": pair[0], "priceTaxExcl": pair[1]})
	}
	return all
}

func addGrid(t *testing.T, h *apptest.House, person int64, grid map[string]any) *apitest.Response {
	t.Helper()
	return h.As(t, apptest.Email(person)).Post("/api/shipping_fees", grid).Want(201)
}

// offersOf are the prices of the offers of a cart, by carrier.
func offersOf(t *testing.T, buyer *apitest.Client, alpha, beta int64) map[string]string {
	t.Helper()
	items := []map[string]any{}
	if alpha > 0 {
		items = append(items, apptest.Item(apptest.AlphaWine, alpha))
	}
	if beta > 0 {
		items = append(items, apptest.Item(apptest.BetaWine, beta))
	}
	cart := apptest.With(apptest.Cart(apptest.Restaurant, items...), map[string]any{"step": "carrier"})
	var priced struct {
		Carrier []struct {
			Code  string  `json:"code"`
			Price apiText `json:"priceTaxExcl"`
		} `json:"carrier"`
	}
	buyer.Post("/api/cart", cart).Want(200).JSON(&priced)
	offers := map[string]string{}
	for _, one := range priced.Carrier {
		offers[one.Code] = string(one.Price)
	}
	return offers
}

// apiText is a number as the API writes it.
type apiText string

func (n *apiText) UnmarshalJSON(b []byte) error { *n = apiText(b); return nil }

// carried is a worked case: the grids, the bottles, and what the offers cost to Paris; "" is no offer. A bottle weighs 1.3 kg.
// Alpha's wine costs the restaurant 11.78, its franco is 200.00; Beta's, at Dartess, 8.90, its franco 24 bottles. Without a grid
// 12 units cost 12.00 and by express 18.00, 24 cost 18.00 and 27.00, and every unit beyond 0.60 and 0.90.
type carried struct {
	own, dartess []map[string]any
	alpha, beta  int64
	want         map[string]string
}

func carriedCases() map[string]carried {
	type offers = map[string]string
	one := func(changes map[string]any) []map[string]any { return []map[string]any{ownGrid(changes)} }
	dartess := []map[string]any{ownGrid(map[string]any{"warehouse": "dartess", "steps": steps(6, 9)})}
	return map[string]carried{
		"the platform's grid": {alpha: 12, want: offers{"messagerie": "12.00", "express": "18.00"}},
		// Alpha's for all carriers, express among them, leaves the platform's of express aside
		"its own grid":               {own: one(nil), alpha: 12, want: offers{"messagerie": "10.00", "express": "10.00"}},
		"its own grid of express":    {own: one(map[string]any{"carrier": "express"}), alpha: 12, want: offers{"messagerie": "12.00", "express": "10.00"}},
		"its department's grid":      {own: append(one(nil), ownGrid(map[string]any{"department": "75", "steps": steps(12, "8.50")})), alpha: 12, want: offers{"messagerie": "8.50"}},
		"another department's grid":  {own: one(map[string]any{"department": "33"}), alpha: 12, want: offers{"messagerie": "12.00"}},
		"15.6 kg of up to 20":        {own: one(map[string]any{"basis": "weight", "steps": steps(10000, 9, 20000, 14)}), alpha: 12, want: offers{"messagerie": "14.00"}},
		"six started kilograms more": {own: one(map[string]any{"basis": "weight", "steps": steps(10000, 9), "beyondTaxExcl": "0.80"}), alpha: 12, want: offers{"messagerie": "13.80"}},
		"more than is carried":       {own: one(map[string]any{"steps": steps(6, 7)}), alpha: 12, want: offers{"messagerie": "", "express": ""}},
		"a department it closed":     {own: one(map[string]any{"department": "75", "steps": []any{}}), alpha: 12, want: offers{"messagerie": "", "express": ""}},
		// 10.00 for Alpha's parcel and 9.00 for the one of Dartess, by each carrier
		"own stock and Dartess": {own: one(nil), dartess: dartess, alpha: 12, beta: 6, want: offers{"messagerie": "19.00", "express": "19.00", "relais": ""}},
		"own stock alone":       {dartess: dartess, alpha: 12, want: offers{"messagerie": "12.00"}},
		// 24 equivalents: the supplier bears the standard 18.00, express costs 27.00 − 18.00
		"the franco by equivalents, and express over it": {beta: 24, want: offers{"messagerie": "0.00", "express": "9.00"}},
		"a bottle short of it":                           {beta: 23, want: offers{"messagerie": "18.00", "express": "27.00"}},
		// 18 × 11.78 = 212.04
		"the franco by value":               {own: one(map[string]any{"steps": steps(24, 15)}), alpha: 18, want: offers{"messagerie": "0.00"}},
		"one that begins tomorrow":          {own: one(map[string]any{"startsOn": today(1)}), alpha: 12, want: offers{"messagerie": "12.00"}},
		"the one that began last":           {own: append(one(nil), ownGrid(map[string]any{"startsOn": today(0), "steps": steps(12, 11)})), alpha: 12, want: offers{"messagerie": "11.00"}},
		"a pickup point, 15.6 kg":           {alpha: 12, want: offers{"relais": "12.00"}},
		"its own grid of the pickup point":  {own: one(map[string]any{"carrier": "relais", "steps": steps(12, "6.90")}), alpha: 12, want: offers{"messagerie": "12.00", "relais": "6.90"}},
		"six units beyond the last step":    {own: one(map[string]any{"steps": steps(6, 7), "beyondTaxExcl": "0.50"}), alpha: 12, want: offers{"messagerie": "10.00"}},
		"a price a unit and no step":        {own: one(map[string]any{"steps": []any{}, "beyondTaxExcl": "1.10"}), alpha: 12, want: offers{"messagerie": "13.20"}},
		"15.6 kg are exactly the last step": {own: one(map[string]any{"basis": "weight", "steps": steps(15600, "9.30")}), alpha: 12, want: offers{"messagerie": "9.30"}},
		"a gram less than they weigh":       {own: one(map[string]any{"basis": "weight", "steps": steps(15599, "9.30")}), alpha: 12, want: offers{"messagerie": "", "express": ""}},
		// 15.6 kg: 9.00 and 6 × 0.80; of Dartess 7.8 kg: 6.40
		"own stock and Dartess, both by weight": {
			own:     one(map[string]any{"basis": "weight", "steps": steps(10000, 9), "beyondTaxExcl": "0.80"}),
			dartess: []map[string]any{ownGrid(map[string]any{"warehouse": "dartess", "basis": "weight", "steps": steps(8000, "6.40")})},
			alpha:   12, beta: 6, want: offers{"messagerie": "20.20"},
		},
		// the franco of one bears its own parcel alone: 0.00 and 12.00; by express 27.00 − 18.00, and 18.00
		"one of two has its franco": {alpha: 18, beta: 6, want: offers{"messagerie": "12.00", "express": "27.00"}},
		// 27.00 − 18.00, twice
		"both have their franco": {alpha: 18, beta: 24, want: offers{"messagerie": "0.00", "express": "18.00"}},
		// its own grid holds for express too: the supplier bears its 15.00
		"express over the franco by value": {own: one(map[string]any{"steps": steps(24, 15)}), alpha: 18, want: offers{"messagerie": "0.00", "express": "0.00"}},
		// what a franco bears is the cheapest way to the door, here its express of 14.00: 15.00 − 14.00
		"a franco bears the cheapest alone": {own: append(one(map[string]any{"steps": steps(24, 15)}), ownGrid(map[string]any{"carrier": "express", "steps": steps(24, 14)})), alpha: 18, want: offers{"messagerie": "1.00", "express": "0.00"}},
		// 48 × 1.3 kg = 62.4 kg, and 565.44 reach the franco
		"62.4 kg are too much for a pickup point": {alpha: 48, want: offers{"messagerie": "0.00", "relais": ""}},
	}
}

// Domain 4.6, R-9.045: what carriage costs by the grids that were set, through the API.
func TestGridsPriceCarriage(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		admin.PatchSeen("/api/carriers/relais", map[string]any{"relays": []map[string]any{paris(nil)}}).Want(200)
		for name, c := range carriedCases() {
			h.Exec(t, "UPDATE shipping_grids SET active = FALSE WHERE owner <> 'platform'")
			for _, grid := range c.own {
				addGrid(t, h, apptest.Alpha, grid)
			}
			for _, grid := range c.dartess {
				addGrid(t, h, apptest.Admin, grid)
			}
			offers := offersOf(t, buyer, c.alpha, c.beta)
			for carrier, want := range c.want {
				if offers[carrier] != want {
					t.Errorf("%s: %s costs %q instead of %q", name, carrier, offers[carrier], want)
				}
			}
		}
	})
}

// A grid that rises between cart and checkout is a conflict with the new quote, and an order keeps what it was charged. Goods
// 141.36: with 10.00 and VAT of 30.27 181.63, with 15.00 and VAT of 31.27 187.63.
func TestAGridRisesBetweenCartAndCheckout(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		grid := addGrid(t, h, apptest.Alpha, ownGrid(nil)).Text("@id")
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		order := apptest.With(apptest.Order(alphas("")), map[string]any{"expectedTotal": "181.63"})
		first := buyer.Post("/api/cart", order).Want(201).Text("orders/0")
		alpha.PatchSeen(grid, map[string]any{"steps": steps(12, 15)}).Want(200)
		refused := buyer.Post("/api/cart", order).Want(409)
		if got := refused.Text("quote/totalPriceTaxIncl"); got != "187.63" {
			t.Errorf("the new quote is %q: %s", got, refused.Body)
		}
		buyer.Post("/api/cart", apptest.With(order, map[string]any{"expectedTotal": "187.63"})).Want(201)
		if got := buyer.Get(first).Want(200).Text("shippingPriceTaxExcl"); got != "10" {
			t.Errorf("the order that was placed before is charged %s", got)
		}
	})
}

// A carrier that is taken out of service between cart and checkout takes no order.
func TestACarrierLeavesBetweenCartAndCheckout(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		admin.PatchSeen("/api/carriers/messagerie", map[string]any{"active": false}).Want(200)
		refused := buyer.Post("/api/cart", apptest.Order(alphas(""))).Want(422)
		if refused.Violations()["carrierOfferCode"] == "" {
			t.Errorf("refused with %s", refused.Body)
		}
		if offers := offersOf(t, buyer, 12, 0); offers["messagerie"] != "" || offers["express"] != "18.00" {
			t.Errorf("offered are %v", offers)
		}
	})
}

// Domain 4.2, step 7: 11.66 × 12 = 139.92 in the frame, less 2 % (2.80) on the invoice; nothing at a supplier beside the frame.
func TestTheDiscountOnInvoiceReachesTheCart(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		addFrame(t, h, nil)
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		admin.Patch(apptest.IRI("parameter_restaurants", apptest.Restaurant), map[string]any{"discountOnInvoice": "2"}).Want(200)
		for alpha, want := range map[int64]string{12: "137.12", 0: "53.4"} {
			items := []map[string]any{apptest.Item(apptest.AlphaWine, alpha)}
			if alpha == 0 {
				items = []map[string]any{apptest.Item(apptest.BetaWine, 6)}
			}
			if got := buyer.Post("/api/cart", apptest.Cart(apptest.Restaurant, items...)).Want(200).Text("subTotalPriceTaxExcl"); got != want {
				t.Errorf("%d of Alpha: %s instead of %s", alpha, got, want)
			}
		}
	})
}
