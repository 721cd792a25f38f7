package pricing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// What one replica changes of a frame, a grid or a franco prices its own next answer, and those of the other as soon as its feed hears of it
// (decision 119). An order is priced by what is so when it is placed, on any of them. Over one PostgreSQL; Alpha's 12 cost 141.36 and 12.00 to
// carry.
func TestAChangePricesTheNextAnswerAndSoonThoseOfAnotherReplica(t *testing.T) {
	t.Parallel()
	url := testkit.URL(t, db.Postgres)
	one := apptest.Start(t, url)
	one.MoveIn(t)
	two := apptest.Start(t, url)
	admin, alpha := one.As(t, apptest.Email(apptest.Admin)), one.As(t, apptest.Email(apptest.Alpha))
	here, there := one.As(t, apptest.Email(apptest.Restaurant)), two.As(t, apptest.Email(apptest.Restaurant))
	is := func(after, goods, carriage string) {
		t.Helper()
		read := func(buyer *apitest.Client) string {
			got := buyer.Post("/api/cart", apptest.With(alphas(""), map[string]any{"carrierOfferCode": "messagerie"})).Want(200)
			return got.Text("subTotalPriceTaxExcl") + " and carriage of " + got.Text("shippingPriceTaxExcl")
		}
		want := goods + " and carriage of " + carriage
		if got := read(here); got != want {
			t.Errorf("%s: goods of %s instead of %s", after, got, want)
		}
		apptest.Eventually(t, after+": goods of "+want+" on another replica", func() bool { return read(there) == want })
	}
	is("before", "141.36", "12")
	frame := addFrame(t, one, nil).Text("@id")
	is("a frame of 1 %", "139.92", "12")
	// 12.40 × 0.95 × 0.95 = 11.191: 11.19 × 12
	admin.PatchSeen(frame, map[string]any{"tiers": []map[string]any{{"from": 0, "discount": 5}}}).Want(200)
	is("its tier of 5 %", "134.28", "12")
	admin.PostSeen(frame, "/end").Want(200)
	is("its end", "141.36", "12")
	grid := addGrid(t, one, apptest.Alpha, ownGrid(nil)).Text("@id")
	is("a grid", "141.36", "10")
	alpha.PatchSeen(grid, map[string]any{"steps": steps(12, 15)}).Want(200)
	is("its dearer step", "141.36", "15")
	alpha.PatchSeen(grid, map[string]any{"active": false}).Want(200)
	is("the grid out of service", "141.36", "12")
	alpha.Patch(apptest.IRI("parameter_suppliers", apptest.Alpha), map[string]any{"freeShippingFromValue": "141.36"}).Want(200)
	is("a franco that is met exactly", "141.36", "0")
	alpha.Patch(apptest.IRI("parameter_suppliers", apptest.Alpha), map[string]any{"freeShippingFromValue": "141.37"}).Want(200)
	is("a franco that a cent is missing", "141.36", "12")
	alpha.PatchSeen(grid, map[string]any{"active": true}).Want(200)
	placed := there.Post("/api/cart", apptest.Order(apptest.With(alphas(""), map[string]any{"carrierOfferCode": "messagerie"}))).Want(201)
	if got := there.Get(placed.Text("orders/0")).Want(200).Text("shippingPriceTaxExcl"); got != "15" {
		t.Errorf("an order placed right after a grid came into service pays %s for carriage instead of 15", got)
	}
	admin.PatchSeen("/api/carriers/messagerie", map[string]any{"active": false}).Want(200)
	if offers := offersOf(t, here, 12, 0); offers["messagerie"] != "" {
		t.Errorf("a carrier out of service is offered: %v", offers)
	}
	apptest.Eventually(t, "a carrier out of service is not offered on another replica", func() bool {
		return offersOf(t, there, 12, 0)["messagerie"] == ""
	})
}
