package app_test

import (
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 1.1, 4.1: the terms that a supplier writes price the customer's very next cart.
func TestNewTermsPriceTheNextCart(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		customer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))
		relation := supplier.Get(apptest.IRI("users", apptest.Restaurant)).Want(200).Text("relation/@id")
		for _, rate := range []string{"5", "12.5", "0"} { // 5 % is what it begins with
			if rate != "5" {
				supplier.Patch(relation, `{"permanentDiscount":"`+rate+`"}`).Want(200)
			}
			if got := permanentDiscount(customer.Post("/api/cart", cart).Want(200)); got != rate {
				t.Errorf("with %s %% the trace says %q", rate, got)
			}
		}
		// An agent's fee is in the terms of each of its customers.
		ofAgent := supplier.Get(apptest.IRI("users", apptest.Agent)).Want(200).Text("relation/@id")
		h.Exec(t, "UPDATE user_relations SET agent_fee_bp = NULL WHERE child_id = ?", apptest.Restaurant)
		supplier.Patch(ofAgent, `{"agentFee":30}`).Want(200)
		order := customer.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
		id := strings.TrimPrefix(order, "/api/orders/")
		if got := h.Count(t, "SELECT agent_fee_bp FROM orders WHERE id = ?", id); got != 3000 {
			t.Errorf("order %s pays its agent %s %%", id, strconv.FormatInt(got/100, 10))
		}
	})
}

// permanentDiscount is the rate of that step in the trace of the cart's first line; 0 when there is no such step.
func permanentDiscount(cart *apitest.Response) string {
	for i := 0; cart.Value("suppliers/0/items/0/trace/"+strconv.Itoa(i)) != nil; i++ {
		step := "suppliers/0/items/0/trace/" + strconv.Itoa(i)
		if cart.Text(step+"/code") == "permanent_discount" {
			return cart.Text(step + "/rate")
		}
	}
	return "0"
}
