package stores_test

import (
	"slices"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// together runs acts at once and gives their answers in their order.
func together(acts ...func() *apitest.Response) []*apitest.Response {
	answers := make([]*apitest.Response, len(acts))
	done := make(chan struct{})
	for at, act := range acts {
		go func() { answers[at] = act(); done <- struct{}{} }()
	}
	for range acts {
		<-done
	}
	return answers
}

// Whoever orders while the shop closes has its order or is refused, and the number of orders says the same; after the close, nobody orders.
func TestOrdersWhileTheShopCloses(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, shop := opened(t, h)
		individual := h.As(t, apptest.Email(apptest.Customer))
		cart := apptest.Cart(apptest.Customer, apptest.Item(apptest.AlphaWine, 6))
		for round := range 4 {
			version, orders := 3+2*round, h.Count(t, "SELECT COUNT(*) FROM orders")
			answers := together(
				func() *apitest.Response { return individual.Post("/api/cart", apptest.Order(cart)) },
				func() *apitest.Response { return supplier.Post(shop+"/close", closing(version)) },
			)
			answers[1].Want(200)
			added := h.Count(t, "SELECT COUNT(*) FROM orders") - orders
			if got := answers[0].Status; got != 201 && got != 422 || (got == 201) != (added == 1) {
				t.Errorf("answered %d with %d orders more: %s", got, added, answers[0].Body)
			}
			individual.Post("/api/cart", apptest.Order(cart)).Want(422)
			supplier.Post(shop+"/open", map[string]any{"version": version + 1}).Want(200)
		}
	})
}

// Who opens a shop and who takes away what it needs: one of them wins.
func TestOpeningWhileTheShopChanges(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		equip(t, h, apptest.Alpha, apptest.AlphaWine)
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		iri := begun(t, supplier).Text("@id")
		answers := together(
			func() *apitest.Response { return supplier.Post(iri+"/open", map[string]any{"version": 2}) },
			func() *apitest.Response { return supplier.Patch(iri, map[string]any{"version": 2, "mediator": ""}) },
		)
		got := []int{answers[0].Status, answers[1].Status}
		slices.Sort(got)
		if !slices.Equal(got, []int{200, 409}) {
			t.Errorf("answered %v", got)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM stores WHERE status = 'open' AND mediator = ''"); n != 0 {
			t.Error("it is open without a mediator")
		}
	})
}
