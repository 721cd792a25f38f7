package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 2: an agent reads the orders of its pairs from its assignment on, and what was paid in them alone.
func TestAnAgentReadsWhatWasPaidSinceItsAssignment(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, agent := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent))
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		list := published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11.00")))
		buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))).Want(201)
		const paid = "hydra:member/0/lastPaid/priceTaxExcl"
		if got := agent.Get(list + "/lines").Want(200).Text(paid); got != "11" {
			t.Errorf("the agent reads that %q was paid since it is assigned", got)
		}
		h.Exec(t, "UPDATE orders SET created_at = ?, began_at = ?", apptest.At().AddDate(0, 0, -9), apptest.At().AddDate(0, 0, -9))
		h.Exec(t, "UPDATE user_relations SET agent_since = ? WHERE agent_id = ?", apptest.At().AddDate(0, 0, -1), apptest.Agent)
		if got := agent.Get(list + "/lines").Want(200).Value("hydra:member/0/lastPaid"); got != nil {
			t.Errorf("the agent reads what was paid before it was assigned: %v", got)
		}
		for who, reader := range map[string]string{"supplier": apptest.Email(apptest.Alpha), "buyer": apptest.Email(apptest.Restaurant), "admin": apptest.Email(apptest.Admin)} {
			if got := h.As(t, reader).Get(list + "/lines").Want(200).Text(paid); got != "11" {
				t.Errorf("the %s reads that %q was paid", who, got)
			}
		}
	})
}

// Whoever writes a list holds its prices against what whom it is for pays without it, and what that one last paid: of nobody else.
func TestAWrittenListIsHeldAgainstItsCustomersPrices(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "INSERT INTO product_group_prices (product_id, group_code, price_cents) VALUES (?, 'restaurant', 1150)", apptest.AlphaWine)
		alpha, agent := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent))
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))).Want(201)
		const asked = "/api/price_lists/references?product[]=101&product[]=102&supplier=4"
		told := func(c *apitest.Client, whom string) string {
			t.Helper()
			answer := c.Get(asked + whom).Want(200)
			got := answer.Text("hydra:totalItems") + " " + answer.Text("hydra:member/0/product") + " " + answer.Text("hydra:member/0/listPriceTaxExcl")
			if answer.Value("hydra:member/0/lastPaid") != nil {
				got += " paid " + answer.Text("hydra:member/0/lastPaid/priceTaxExcl")
			}
			return got
		}
		for _, c := range []struct {
			reader *apitest.Client
			whom   string
			want   string
		}{
			{alpha, "", "1 /api/products/101 12.4"},
			{alpha, "&group[]=restaurant", "1 /api/products/101 11.5"},
			{alpha, "&customer[]=3", "1 /api/products/101 11.5 paid 10.93"}, // 11.50 less 5 % is 10.925
			{agent, "&customer[]=3", "1 /api/products/101 11.5 paid 10.93"},
		} {
			if got := told(c.reader, c.whom); got != c.want {
				t.Errorf("for %q: %q instead of %q", c.whom, got, c.want)
			}
		}
		alpha.Get(asked + "&customer[]=13").Want(422) // no customer of its own
		agent.Get(asked + "&group[]=restaurant").Want(422)
		h.As(t, apptest.Email(apptest.Beta)).Get(asked).Want(422)
		buyer.Get(asked).Want(403)
	})
}
