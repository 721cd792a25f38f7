package pricing_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// framed is a worked case: a frame, what stands beside it, and what a cart costs. Château Alpha is 12.40, the restaurant's relation
// with Alpha gives 5 %, none with Beta; Clos Bêta is 8.90.
type framed struct {
	frame map[string]any
	list  string // what may follow the list price of 12.00, "" no list
	code  bool   // 10 % at Alpha
	bill  int    // the discount on the invoice, percent
	alpha int64  // bottles
	beta  int64
	want  string
}

func framedCases() map[string]framed {
	both := []int{apptest.Alpha, apptest.Beta}
	tier := func(from, discount any) []map[string]any {
		return []map[string]any{{"from": from, "discount": discount}}
	}
	return map[string]framed{
		// 12.40 × 0.99 × 0.95 = 11.6622: 11.66 × 12
		"148.80 keep to the tier of 1 %": {alpha: 12, want: "139.92"},
		// 12.40 × 0.97 × 0.95 = 11.4266: 11.43 × 18
		"223.20 cross the tier of 200.00 by themselves": {alpha: 18, want: "205.74"},
		// 12.40 × 0.98 × 0.95 = 11.5444: 11.54 × 12
		"twelve equivalents": {frame: map[string]any{"basis": "equivalents", "tiers": tier(12, 2)}, alpha: 12, want: "138.48"},
		// 12.40 × 0.95 = 11.78 × 6
		"six equivalents of twelve": {frame: map[string]any{"basis": "equivalents", "tiers": tier(12, 2)}, alpha: 6, want: "70.68"},
		// each on its own order: 148.80 does not reach 200.00, 213.60 does: 11.78 × 12 + 8.63 × 24
		"two suppliers in one frame": {frame: map[string]any{"suppliers": both, "tiers": tier(200, 3)}, alpha: 12, beta: 24, want: "348.48"},
		// 11.66 × 12 + 8.90 × 24
		"a supplier that is not in it": {alpha: 12, beta: 24, want: "353.52"},
		// 12.40 × 0.99 × 0.95 × 0.90 = 10.49598: 10.50 × 12
		"a code comes after it": {code: true, alpha: 12, want: "126"},
		// 12.00 × 12
		"a net list is not lowered": {list: "net", alpha: 12, want: "144"},
		// 12.00 × 0.99 × 0.95 = 11.286: 11.29 × 12
		"an open list is": {list: "open", alpha: 12, want: "135.48"},
		"its last day":    {frame: map[string]any{"endsOn": today(0)}, alpha: 12, want: "139.92"},
		"the day after":   {frame: map[string]any{"endsOn": today(-1)}, alpha: 12, want: "141.36"},
		"the day before":  {frame: map[string]any{"startsOn": today(1)}, alpha: 12, want: "141.36"},
		// 11.43 × 12; a cent more and there is no tier: 11.78 × 12
		"a threshold that is met exactly":    {frame: map[string]any{"tiers": tier("148.80", 3)}, alpha: 12, want: "137.16"},
		"a threshold that a cent is missing": {frame: map[string]any{"tiers": tier("148.81", 3)}, alpha: 12, want: "141.36"},
		// the third of three: 12.40 × 0.96 × 0.95 = 11.3088: 11.31 × 12
		"the highest that is reached": {frame: map[string]any{"tiers": slices.Concat(tier(0, 1), tier(100, 2), tier(140, 4))}, alpha: 12, want: "135.72"},
		// 12.40 × 0.98 × 0.95 = 11.5444: 11.54 × 12
		"the highest though it gives less": {frame: map[string]any{"tiers": slices.Concat(tier(0, 5), tier(100, 2))}, alpha: 12, want: "138.48"},
		// 12.40 × 0.975 × 0.95 = 11.4855: 11.49 × 12
		"half a percent": {frame: map[string]any{"tiers": tier(0, "2.5")}, alpha: 12, want: "137.88"},
		// 223.20 and 213.60 each miss 300.00: 11.78 × 18 + 8.90 × 24
		"two that reach it only together": {frame: map[string]any{"suppliers": both, "tiers": tier(300, 3)}, alpha: 18, beta: 24, want: "425.64"},
		// 11.43 × 12 + 8.63 × 24
		"two that both reach it": {frame: map[string]any{"suppliers": both, "tiers": tier(100, 3)}, alpha: 12, beta: 24, want: "344.28"},
		// 11.78 × 12 + 8.722: 8.72 × 24
		"equivalents of each": {frame: map[string]any{"suppliers": both, "basis": "equivalents", "tiers": tier(24, 2)}, alpha: 12, beta: 24, want: "350.64"},
		// without a relation: 8.63 × 24
		"a supplier without a relation": {frame: map[string]any{"suppliers": []int{apptest.Beta}}, beta: 24, want: "207.12"},
		// 10.50 × 12 + 8.63 × 24
		"a code at one of two": {frame: map[string]any{"suppliers": both}, code: true, alpha: 12, beta: 24, want: "333.12"},
		// 12.00 × 0.99 × 0.95 × 0.90 = 10.1574: 10.16 × 12
		"an open list, a relation and a code": {list: "open", code: true, alpha: 12, want: "121.92"},
		// 12.00 × 12 = 144.00 misses 148.80: 12.00 × 0.95 = 11.40 × 12
		"a list lowers what is counted": {frame: map[string]any{"tiers": tier("148.80", 3)}, list: "open", alpha: 12, want: "136.8"},
		"years alone price nothing":     {frame: map[string]any{"tiers": []string{}, "yearlyTiers": []map[string]any{{"from": 0, "rebate": 5}}}, alpha: 12, want: "141.36"},
		// 12.00 × 0.99 × 0.95 × 0.90 = 10.1574: 10.16 × 12 = 121.92, less 2 %: 2.4384
		"a list, a relation, a code and 2 % on the invoice": {list: "open", code: true, bill: 2, alpha: 12, want: "119.48"},
		// and at Beta 213.60 reach 3 %: 8.90 × 0.97 = 8.633: 8.63 × 24 = 207.12, less 2 %: 4.1424
		"all of it at one of two":                  {frame: map[string]any{"suppliers": both}, list: "open", code: true, bill: 2, alpha: 12, beta: 24, want: "322.46"},
		"a net list is not lowered by the invoice": {list: "net", bill: 2, alpha: 12, want: "144"},
		// the invoice's 2 % are of the frame's suppliers alone: 139.92 − 2.80 + 213.60
		"2 % on the invoice beside the frame": {bill: 2, alpha: 12, beta: 24, want: "350.72"},
		"another's frame":                     {frame: map[string]any{"buyers": []int{apptest.Stranger}}, alpha: 12, want: "141.36"},
	}
}

// Domain 4.2, step 3: the tier that an order reaches at a supplier of the buyer's frame, through the API.
func TestFramesPriceCarts(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		addCode(t, h, "DIX", nil)
		for name, c := range framedCases() {
			h.Exec(t, "DELETE FROM agreement_frame_buyers")
			h.Exec(t, "UPDATE price_lists SET ends_on = starts_on, starts_on = '2026-01-01' WHERE ends_on = ''")
			h.Exec(t, "UPDATE price_lists SET ends_on = '2026-01-02'")
			addFrame(t, h, apptest.With(map[string]any{"fallingTiers": true}, c.frame))
			admin.Patch(apptest.IRI("parameter_restaurants", apptest.Restaurant), map[string]any{"discountOnInvoice": c.bill}).Want(200)
			if c.list != "" {
				list := admin.Post("/api/price_lists", map[string]any{
					"supplier": apptest.IRI("users", apptest.Alpha), "name": name, "startsOn": today(0), "discounts": c.list,
					"customers": []int{apptest.Restaurant}, "lines": []map[string]any{{"product": apptest.AlphaWine, "priceTaxExcl": 12}},
				}).Want(201).Text("@id")
				admin.Post(list+"/publish", map[string]any{"version": 1}).Want(200)
			}
			var items []map[string]any
			if c.alpha > 0 {
				items = append(items, apptest.Item(apptest.AlphaWine, c.alpha))
			}
			if c.beta > 0 {
				items = append(items, apptest.Item(apptest.BetaWine, c.beta))
			}
			cart := apptest.Cart(apptest.Restaurant, items...)
			if c.code {
				cart["promoCode"] = "DIX"
			}
			if got := buyer.Post("/api/cart", cart).Want(200).Text("subTotalPriceTaxExcl"); got != c.want {
				t.Errorf("%s: %s instead of %s", name, got, c.want)
			}
		}
	})
}

// A frame that is changed prices the very next answer; one that ends during a checkout is a conflict with the new quote. Goods
// 139.92, carriage 12.00, VAT 30.384: 182.30; without the frame 141.36, 12.00, 30.67: 184.03.
func TestAFrameEndsDuringACheckout(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		frame := addFrame(t, h, nil).Text("@id")
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		order := apptest.With(apptest.Order(alphas("")), map[string]any{"expectedTotal": "182.30"})
		quote := buyer.Post("/api/cart", apptest.With(alphas(""), map[string]any{"carrierOfferCode": "messagerie"})).Want(200)
		if quote.Text("totalPriceTaxIncl") != "182.3" || quote.Text("suppliers/0/items/0/trace/1/document") != "CHR 2026" {
			t.Errorf("quoted is %s", quote.Body)
		}
		admin.PostSeen(frame, "/end").Want(200)
		refused := buyer.Post("/api/cart", order).Want(409)
		if got := refused.Text("quote/totalPriceTaxIncl"); got != "184.03" {
			t.Errorf("the new quote is %q: %s", got, refused.Body)
		}
		buyer.Post("/api/cart", apptest.With(order, map[string]any{"expectedTotal": "184.03"})).Want(201)
	})
}

// Domain 4.2, step 7, and 4.5: 2 % of 139.92 are 2.7984, 2.80 off the invoice: a member of the supplier's part in cart and order, and the
// last step of the line's trace, whose unit price stays 11.66.
func TestTheDiscountOnInvoiceIsTold(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		addFrame(t, h, nil)
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		admin.Patch(apptest.IRI("parameter_restaurants", apptest.Restaurant), map[string]any{"discountOnInvoice": 2}).Want(200)
		quote := buyer.Post("/api/cart", alphas("")).Want(200)
		placed := buyer.Get(buyer.Post("/api/cart", apptest.Order(alphas(""))).Want(201).Text("orders/0")).Want(200)
		for what, told := range map[string]func(path string) string{
			"the cart":  func(path string) string { return quote.Text("suppliers/0/" + path) },
			"the order": placed.Text,
		} {
			const step = "items/0/trace/3/"
			got := told("discountOnInvoiceTaxExcl") + " " + told("items/0/unitPriceTaxExcl") + " " + told(step+"code") + " " + told(step+"amount") + " " + told(step+"after")
			if got != "2.8 11.66 document_allowance 2.8 11.6622" {
				t.Errorf("%s tells %q", what, got)
			}
		}
		if got := h.As(t, apptest.Email(apptest.Agent)).Get(placed.Text("@id")).Want(200); strings.Contains(string(got.Body), "document_allowance") {
			t.Errorf("the agent reads the terms of others: %s", got.Body)
		}
	})
}
