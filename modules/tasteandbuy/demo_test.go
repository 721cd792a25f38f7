package tasteandbuy_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// What the demo's guests may still order comes to what it was asked for at.
func TestTheDemoAsksForTheAmountsOfToday(t *testing.T) {
	t.Parallel()
	if !testkit.Full() {
		t.Skip("the whole run seeds a house for it")
	}
	h := apptest.StartDemo(t, testkit.URL(t, db.SQLite))
	owner := h.AsDemo(t, "restaurant@millesime.test")
	looked := 0
	for _, state := range []string{"requested", "sent"} {
		list := owner.Get("/api/taste_and_buy/orders?status[]=" + state).Want(200)
		asked := owner.Get(list.Text("hydra:member/0/@id")).Want(200)
		now := owner.Post("/api/taste_and_buy/orders/simulation", simulationOf(asked)).Want(200)
		for _, member := range []string{"totalPriceTaxIncl", "shippingPriceTaxIncl"} {
			if looked++; now.Text(member) != asked.Text(member) {
				t.Errorf("%s: %s was asked for, now it is %s", state, asked.Text(member), now.Text(member))
			}
		}
	}
	if looked != 4 {
		t.Errorf("%d amounts looked at", looked)
	}
}

func simulationOf(asked *apitest.Response) map[string]any {
	product := map[string]any{"product": "/api/products/" + asked.Text("items/0/product/id"), "quantity": asked.Value("items/0/quantity")}
	return map[string]any{"items": []any{product}, "postcode": asked.Text("address/postcode")}
}
