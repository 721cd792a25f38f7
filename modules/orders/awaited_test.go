package orders_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// awaitedWhole places an order of the restaurant of two wines of Alpha, all of whose bottles are awaited, and brings it to a state. It
// gives the order and the receipt.
func awaitedWhole(t *testing.T, h *apptest.House, status string) (order, receipt string) {
	t.Helper()
	alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
	receipt = alpha.Post("/api/receipts", fields{"warehouse": "supplier", "expectedOn": "2027-01-10", "lines": []any{
		fields{"product": apptest.IRI("products", apptest.LastOnes), "expected": 12}, fields{"product": apptest.IRI("products", apptest.AlphaWine), "expected": 12},
	}}).Want(201).Text("@id")
	place := func(items ...fields) string {
		placed := buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, items...))).Want(201).Text("orders/0")
		h.Settle(t)
		return placed
	}
	place(apptest.Item(apptest.LastOnes, 60), apptest.Item(apptest.AlphaWine, 600)) // what is there is taken
	order = place(apptest.Item(apptest.LastOnes, 12), apptest.Item(apptest.AlphaWine, 12))
	for _, to := range []string{"validated", "preparation"} {
		if buyer.Get(order).Want(200).Text("status") == status {
			break
		}
		move(t, alpha, order, to, "comment", "Bon client").Want(200)
	}
	if got := buyer.Get(order).Want(200).Text("status"); got != status {
		t.Fatalf("it is %s instead of %s", got, status)
	}
	return order, receipt
}

// isCanceled checks that an order is canceled with all that follows from it.
func isCanceled(t *testing.T, h *apptest.House, got *apitest.Response) {
	t.Helper()
	order := got.Text("@id")
	if got.Text("status") != "canceled" {
		t.Errorf("it is %s: %s", got.Text("status"), got.Body)
	}
	if n := h.Count(t, "SELECT COUNT(*) FROM stock_reservations WHERE order_id = ?", orderID(t, order)); n != 0 {
		t.Errorf("it holds %d rows of the stock", n)
	}
	if n := h.Count(t, "SELECT COALESCE(SUM(owed_cents), 0) FROM exposures"); n != 0 {
		t.Errorf("%d are owed for it", n)
	}
	h.Settle(t)
	told := h.As(t, apptest.Email(apptest.Alpha)).Get("/api/notifications").Want(200)
	if !strings.Contains(string(told.Body), got.Text("number")) {
		t.Errorf("the supplier is not told: %s", told.Body)
	}
	stockHolds(t, h)
}

// Domain 5.3: who waits for all that an order still owes cancels it, confirmed or in preparation, and is offered it in the order and
// the list, whether a receipt is expected or was called off.
func TestWhoWaitsForEverythingCancels(t *testing.T) {
	t.Parallel()
	for _, status := range []string{"validated", "preparation"} {
		t.Run(status, func(t *testing.T) {
			t.Parallel()
			apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
				order, receipt := awaitedWhole(t, h, status)
				buyer := h.As(t, apptest.Email(apptest.Restaurant))
				if listed := buyer.Get("/api/orders").Want(200); !slices.Contains(strs(t, listed, "hydra:member/0/transitions"), "canceled") {
					t.Errorf("the list does not offer it: %s", listed.Body)
				}
				h.As(t, apptest.Email(apptest.Alpha)).Post(receipt+"/transitions", fields{"transition": "canceled", "comment": "Grêle"}).Want(200)
				if shown := buyer.Get(order).Want(200); !slices.Contains(strs(t, shown, "transitions"), "canceled") {
					t.Errorf("it is not offered: %s", shown.Body)
				}
				if agent := h.As(t, apptest.Email(apptest.Agent)).Get(order).Want(200); slices.Contains(strs(t, agent, "transitions"), "canceled") {
					t.Error("an agent is offered it")
				}
				isCanceled(t, h, move(t, buyer, order, "canceled").Want(200))
			})
		})
	}
}

// Domain 5.3: to give up the last bottles that are awaited is to cancel; the simulation of another wine and the act agree.
func TestTheLastBottlesGivenUpCancel(t *testing.T) {
	t.Parallel()
	for name, end := range map[string]func(t *testing.T, h *apptest.House, order string, second int64) *apitest.Response{
		"by the buyer": func(t *testing.T, h *apptest.House, order string, second int64) *apitest.Response {
			return h.As(t, apptest.Email(apptest.Restaurant)).Post(order+giveUp, given(second, 12, "")).Want(200)
		},
		"by the supplier": func(t *testing.T, h *apptest.House, order string, second int64) *apitest.Response {
			got := h.As(t, apptest.Email(apptest.Alpha)).Post(order+giveUp, given(second, 12, "Grêle")).Want(200)
			if !strings.Contains(string(got.Body), `"comment":"Grêle"`) {
				t.Errorf("the reason is lost: %s", got.Body)
			}
			return got
		},
		"by another wine": func(t *testing.T, h *apptest.House, order string, second int64) *apitest.Response {
			buyer, body := h.As(t, apptest.Email(apptest.Restaurant)), substitution(instead(second, 12, apptest.BetaWine))
			buyer.Post(order+substitute+"/simulation", body).Want(200)
			buyer.Post(order+substitute, body).Want(201)
			buyer.Post(order+substitute+"/simulation", body).Want(422) // as the act would be
			return buyer.Get(order).Want(200)
		},
	} {
		for _, status := range []string{"validated", "preparation"} {
			t.Run(name+" "+status, func(t *testing.T) {
				t.Parallel()
				apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
					order, _ := awaitedWhole(t, h, status)
					shown := h.As(t, apptest.Email(apptest.Restaurant)).Get(order).Want(200)
					first, second := item(t, shown, 0), item(t, shown, 1)
					h.As(t, apptest.Email(apptest.Restaurant)).Post(order+giveUp, given(first, 12, "")).Want(200)
					isCanceled(t, h, end(t, h, order, second))
				})
			})
		}
	}
}
