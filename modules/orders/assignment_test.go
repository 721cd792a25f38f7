package orders_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 2: an agent sees the orders of a pair from its assignment on, wherever orders are read.
func TestAgentsSeeAPairFromTheirAssignmentOn(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, agent := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent))
		relation := supplier.Get(apptest.IRI("users", apptest.Restaurant)).Want(200).Text("relation/@id")
		assign := func(who any) { supplier.Patch(relation, map[string]any{"agent": who}).Want(200) }
		assign(nil)
		before := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		sees(t, agent)

		assign(apptest.IRI("users", apptest.Agent))
		sees(t, agent)
		agent.Get(before).Want(404)
		after := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 12)
		own := agent.Post("/api/cart", discounted(apptest.Restaurant, 0)).Want(201).Text("orders/0")
		h.Settle(t)
		sees(t, agent, after, own)

		t.Log("another pair of the same supplier, and the same customer at another supplier, are none of its business")
		place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 6)
		beta := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.BetaWine, 24)))
		h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", beta).Want(201)
		h.Settle(t)
		sees(t, agent, after, own)

		t.Log("assigned to nobody again, it keeps what it placed; assigned anew, it begins anew")
		assign(nil)
		sees(t, agent, own)
		assign(apptest.IRI("users", apptest.Agent))
		sees(t, agent, own)

		t.Log("without its relation to the supplier it is nobody's agent")
		ofAgent := supplier.Get(apptest.IRI("users", apptest.Agent)).Want(200).Text("relation/@id")
		supplier.Delete(ofAgent).Want(204)
		place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		sees(t, agent, own)
	})
}

// sees checks what an agent reads of orders: the list as pages and as a whole (what exports read), each order, the
// figures of home and of the customer.
func sees(t *testing.T, agent *apitest.Client, orders ...string) {
	t.Helper()
	want := len(orders)
	for _, path := range []string{"/api/orders", "/api/orders?itemsPerPage=-1", "/api/orders?itemsPerPage=-1&customer[]=3&supplier[]=4&search=bistrot"} {
		if got := len(numbers(agent.Get(path).Want(200))); got != want {
			t.Errorf("%s gives %d orders instead of %d", path, got, want)
		}
	}
	for _, order := range orders {
		agent.Get(order).Want(200)
	}
	if got := agent.Get("/api/orders/summary").Want(200).Value("month/orders"); got != float64(want) {
		t.Errorf("the summary counts %v orders instead of %d", got, want)
	}
	if got := agent.Get(apptest.IRI("customers", apptest.Restaurant) + "/kpi").Want(200).Value("orders"); got != float64(want) {
		t.Errorf("the customer's figures count %v orders instead of %d", got, want)
	}
}

// Domain 5.5: an agent that no longer sells a supplier's products reads the quotations it made, and ends none of them.
func TestAnAgentWithoutItsSupplierRefusesNothing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, agent := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12))
		first, second := asked(t, h, apptest.Agent, cart), asked(t, h, apptest.Agent, cart)
		no := fields{"transition": "canceled_quotation", "comment": "Trop tard"}
		offers := func(want bool) {
			t.Helper()
			for _, path := range []string{second, strings.Replace(second, "quotations", "orders", 1)} {
				if got := strs(t, agent.Get(path).Want(200), "transitions"); slices.Contains(got, "canceled_quotation") != want {
					t.Errorf("%s offers %v", path, got)
				}
			}
			for _, path := range []string{"/api/quotations?status[]=quotation", "/api/orders?status[]=quotation"} {
				if got := strs(t, agent.Get(path).Want(200), "hydra:member/0/transitions"); slices.Contains(got, "canceled_quotation") != want {
					t.Errorf("%s offers %v", path, got)
				}
			}
		}
		offers(true)
		agent.Post(transitions(first), no).Want(200)
		supplier.Delete(supplier.Get(apptest.IRI("users", apptest.Agent)).Want(200).Text("relation/@id")).Want(204)
		offers(false)
		if got := agent.Post(transitions(second), no).Want(403); got.Text("code") != "orders.quotation_not_yours" {
			t.Errorf("refused with %s", got.Body)
		}
		many := agent.Post("/api/orders/transitions", apptest.With(no, fields{"orders": []string{strings.Replace(second, "quotations", "orders", 1)}})).Want(200)
		if many.Text("results/0/error/code") != "orders.quotation_not_yours" {
			t.Errorf("with others: %s", many.Body)
		}
		wants(t, "the quotation", supplier.Get(second).Want(200), map[string]string{"status": "quotation", "awaiting": "customer"})
	})
}

// Domain 2: what was said before an agent was assigned stays unread, also when the quotation is accepted after.
func TestAnAgentReadsNoQuotationOfBefore(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, agent, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent)), h.As(t, apptest.Email(apptest.Restaurant))
		relation := supplier.Get(apptest.IRI("users", apptest.Restaurant)).Want(200).Text("relation/@id")
		assign := func(who any) { supplier.Patch(relation, map[string]any{"agent": who}).Want(200) }
		assign(nil)
		quotation := proposed(t, h)
		order := strings.Replace(quotation, "/quotations/", "/orders/", 1)
		supplier.Post(order+"/messages", fields{"text": "Entre nous"}).Want(201)
		assign(apptest.IRI("users", apptest.Agent))
		buyer.Post(transitions(quotation), accept(1)).Want(200)
		h.Settle(t)
		agent.Get(order).Want(404)
		agent.Get(quotation).Want(404)
		sees(t, agent)
	})
}
