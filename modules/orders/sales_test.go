package orders_test

import (
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
)

// An agent reads what it sold to each customer and whom to call, and what it earns: 15 % of 6 × 11.78.
func TestAgentsReadWhatTheySold(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		reference := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		agent, supplier := h.As(t, apptest.Email(apptest.Agent)), h.As(t, apptest.Email(apptest.Alpha))
		order := agent.Get(reference).Want(200)
		total := order.Value("totalPriceTaxExcl")
		placed, err := time.Parse(time.RFC3339, order.Text("createdAt"))
		if err != nil {
			t.Fatal(err)
		}
		want := func(what string, turnover any, chase string, hasOrdered bool) {
			t.Helper()
			got := agent.Get("/api/customers").Want(200)
			if got.Value("hydra:member/0/turnoverTaxExcl") != turnover || got.Text("hydra:member/0/chase") != chase ||
				(got.Value("hydra:member/0/lastOrderAt") != nil) != hasOrdered {
				t.Errorf("%s: %s", what, got.Text("hydra:member/0"))
			}
		}
		want("ordered", total, "", true)
		put(t, h, reference, "waiting_payment")
		want("unpaid", total, "payment", true)
		put(t, h, reference, "validated")
		h.Exec(t, "UPDATE orders SET created_at = ?", placed.AddDate(0, 0, -59))
		want("59 days ago", total, "", true)
		h.Exec(t, "UPDATE orders SET created_at = ?", placed.AddDate(0, 0, -61))
		want("61 days ago", total, "idle", true)
		if got := supplier.Get("/api/customers").Want(200); got.Value("hydra:member/0/turnoverTaxExcl") != nil || got.Text("hydra:member/0/chase") != "" {
			t.Errorf("the supplier reads %s", got.Text("hydra:member/0"))
		}
		h.Exec(t, "UPDATE orders SET created_at = ?", placed)
		for reader, fees := range map[int64]float64{apptest.Agent: 10.6, apptest.Alpha: 0, apptest.Restaurant: 0} {
			if got := h.As(t, apptest.Email(reader)).Get("/api/orders/summary").Want(200).Value("month/totalAgentFees"); got != fees {
				t.Errorf("person %d reads a commission of %v", reader, got)
			}
		}
		put(t, h, reference, "canceled")
		want("canceled", 0.0, "", false)
	})
}
