package tasteandbuy_test

import (
	"net/url"
	"regexp"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

var (
	hiddenField = regexp.MustCompile(`type="hidden" name="(\w+)" value="([^"]*)"`)
	chosenUnits = regexp.MustCompile(`name="(units-\d+)"`)
)

// givesBack withdraws a guest from units of an order of one line, by the form of its page.
func givesBack(t *testing.T, h *apptest.House, follow, order, units string) {
	t.Helper()
	_, body := page(t, h, follow+"?order="+strings.TrimPrefix(order, "/api/orders/"), nil)
	field := chosenUnits.FindStringSubmatch(body)
	if field == nil {
		t.Fatalf("nothing to withdraw from in %s", body)
	}
	form := url.Values{field[1]: {units}}
	for _, hidden := range hiddenField.FindAllStringSubmatch(body, -1) {
		form.Set(hidden[1], hidden[2])
	}
	if status, body := page(t, h, follow, form); status != 303 {
		t.Fatalf("%d %s", status, body)
	}
	h.Settle(t)
}

// holds checks what a request, or the summary of all, tells at some paths; "": nothing stands there.
func holds(t *testing.T, when string, got *apitest.Response, wants map[string]string) {
	t.Helper()
	for path, want := range wants {
		if want == "" && got.Value(path) != nil || want != "" && got.Text(path) != want {
			t.Errorf("%s: %s is %q instead of %q", when, path, got.Text(path), want)
		}
	}
}

// nothingKept is what is said of Alpha's order once its guest keeps nothing of it, with Beta's 6 × 24.90 and 14.40 of carriage left.
func nothingKept() map[string]string {
	return map[string]string{
		"orders/0/canceled": "true", "orders/0/paid": "false", "orders/0/totalPriceTaxIncl": "0", "orders/0/goodsTaxExcl": "0",
		"orders/0/commission": "0", "ordered/bottles": "6", "ordered/totalPriceTaxIncl": "163.8", "commission": "9.96", "orders/1/canceled": "false",
	}
}

// onlyBeta is the summary of that: 8 % of 124.50 is earned.
func onlyBeta() map[string]string {
	return map[string]string{
		"bySupplier/0/orders": "1", "bySupplier/0/goodsTaxExcl": "124.5", "bySupplier/1": "", "revenueTaxIncl": "163.8",
		"goodsTaxExcl": "124.5", "commission": "9.96", "commissionDue": "0", "concluded": "1",
	}
}

// An order that left and from which its guest withdraws entirely ends for its restaurant as one that was canceled before; until the seller
// settled it, the request says what is withdrawn from. 6 × 15.00 and 14.40 of carriage; 2 of them, then the other 4.
func TestAnOrderOfWhichNothingIsKeptReadsAsACanceledOne(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		earns(t, h, "8")
		owner, iri, follow := ordered(t, h, now)
		alpha, order := alphasOrder(t, h)
		for _, to := range []string{"paid", "validated", "preparation"} {
			alpha.Post(order+"/transitions", map[string]any{"transition": to}).Want(200)
		}
		number := alpha.Get(order).Want(200).Text("number")
		alpha.Post(order+"/shipments", map[string]any{
			"lines":   []any{map[string]any{"item": alpha.Get(order).Want(200).Value("items/0/id"), "quantity": 6}},
			"carrier": "Geodis", "trackingNumber": "GX-1", "trackingUrl": "https://suivi.example/GX-1",
		}).Want(201)
		alpha.Post(order+"/transitions", map[string]any{"transition": "shipped"}).Want(200)
		h.Settle(t)
		settles := func(incident string) {
			t.Helper()
			reported := alpha.Get(order).Want(200)
			alpha.Post(order+"/transitions", map[string]any{
				"transition": reported.Text(incident + "/from"),
				"outcomes":   []any{map[string]any{"line": reported.Value(incident + "/lines/0/id"), "outcome": "refund"}},
			}).Want(200)
			h.Settle(t)
		}

		holds(t, "delivered", owner.Get(iri).Want(200), map[string]string{"withdrawals/0": "", "orders/0/paid": "true"})
		givesBack(t, h, follow, order, "2")
		holds(t, "two are withdrawn from", owner.Get(iri).Want(200), map[string]string{
			"withdrawals/0/order": number, "withdrawals/0/bottles": "2", "withdrawals/0/totalPriceTaxIncl": "30", "withdrawals/1": "",
			"orders/0/totalPriceTaxIncl": "104.4", "orders/0/commission": "6",
		})
		settles("incidents/0")
		holds(t, "two are settled", owner.Get(iri).Want(200), map[string]string{
			"withdrawals/0": "", "orders/0/totalPriceTaxIncl": "74.4", "orders/0/commission": "4", "orders/0/canceled": "false",
		})
		givesBack(t, h, follow, order, "4")
		holds(t, "four are withdrawn from", owner.Get(iri).Want(200), map[string]string{
			"withdrawals/0/bottles": "4", "withdrawals/0/totalPriceTaxIncl": "74.4", "orders/0/canceled": "false",
		})
		settles("incidents/1")
		holds(t, "nothing is kept", owner.Get(iri).Want(200), nothingKept())
		holds(t, "nothing is kept", owner.Get(iri).Want(200), map[string]string{"withdrawals/0": ""})
		holds(t, "nothing is kept, of all", owner.Get("/api/taste_and_buy/orders/summary").Want(200), onlyBeta())
	})
}
