package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
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
