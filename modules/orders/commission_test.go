package orders_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/auth"
)

const otherAgent = 200

// Domain 4.5: the agent's fee shows to admins, the supplier and that agent; never to the buyer or to another agent.
func TestTheCommissionShowsToThoseItConcerns(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		// Another agent of Alpha, whose customer the restaurant is too, had ordered before the pair was assigned: the pair's agent earns.
		h.AddPerson(t, otherAgent, auth.CommercialAgent, "Agence Blanc")
		h.Exec(t, `INSERT INTO user_relations (parent_id, child_id, inviter_id, status, negociation_margin_bp, created_at, updated_at)
 VALUES (?, ?, ?, 'valid', 500, ?, ?), (?, ?, ?, 'valid', 0, ?, ?)`,
			apptest.Alpha, otherAgent, apptest.Alpha, apptest.At(), apptest.At(),
			otherAgent, apptest.Restaurant, otherAgent, apptest.At(), apptest.At())
		order := h.As(t, apptest.Email(apptest.Agent)).Post("/api/cart", discounted(apptest.Restaurant, 4)).Want(201).Text("orders/0")
		h.Exec(t, "UPDATE orders SET placed_by = ?", otherAgent)
		// 12.40 less 5 % less 4 % = 11.3088 → 11.31, × 12 = 135.72; 15 % = 20.358 → 20.36.
		for reader, sees := range map[int64]bool{
			apptest.Superadmin: true, apptest.Admin: true, apptest.Alpha: true, apptest.Agent: true,
			apptest.Restaurant: false, otherAgent: false,
		} {
			client := h.As(t, apptest.Email(reader))
			detail, list := client.Get(order).Want(200), client.Get("/api/orders").Want(200)
			want := 0.0
			if sees {
				want = 20.36
			}
			if got, row := detail.Value("totalAgentFees"), list.Value("hydra:member/0/totalAgentFees"); got != want || row != want {
				t.Errorf("reader %d sees %v in the order and %v in the list, not %v", reader, got, row, want)
			}
			switch commission := detail.Value("commission"); {
			case !sees && commission != nil:
				t.Errorf("reader %d reads %v", reader, commission)
			case sees && (detail.Text("commission/agent/@id") != apptest.IRI("users", apptest.Agent) ||
				detail.Value("commission/rate") != 15.0 || detail.Value("commission/amount") != 20.36):
				t.Errorf("reader %d reads %v", reader, commission)
			}
			if !sees && strings.Contains(string(detail.Body)+string(list.Body), "20.36") {
				t.Errorf("reader %d finds the fee: %s", reader, detail.Body)
			}
		}
		for _, stranger := range []int64{apptest.Beta, apptest.Stranger, apptest.CSE, apptest.WineMerchant, apptest.Hypermarket, apptest.Negociant, apptest.Customer} {
			client := h.As(t, apptest.Email(stranger))
			client.Get(order).Want(404)
			if n := client.Get("/api/orders").Want(200).Text("hydra:totalItems"); n != "0" {
				t.Errorf("reader %d lists %s orders", stranger, n)
			}
		}
	})
}

// Where a supplier assigned nobody, the agent who brings the order earns its usual fee on it, or the customer's.
func TestTheAgentWhoBringsAnOrderEarnsOnIt(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE user_relations SET agent_id = NULL, agent_since = NULL, agent_fee_bp = NULL WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		agent := h.As(t, apptest.Email(apptest.Agent))
		rate := func() any {
			quote := agent.Post("/api/cart", discounted(apptest.Restaurant, 0)).Want(201)
			return agent.Get(quote.Text("orders/0")).Want(200).Value("commission/rate")
		}
		if got := rate(); got != 15.0 {
			t.Errorf("usual: %v", got)
		}
		h.Exec(t, "UPDATE user_relations SET agent_fee_bp = 900 WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		if got := rate(); got != 9.0 {
			t.Errorf("of this customer: %v", got)
		}
		own := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		if got := h.As(t, apptest.Email(apptest.Alpha)).Get(own).Want(200); got.Value("commission") != nil {
			t.Errorf("nobody brought it: %s", got.Body)
		}
	})
}
