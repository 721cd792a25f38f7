package notifications_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Who must act on a move, or loses an order by it, hears of it by mail too; who made it does not, and a delivery is told once.
func TestWhoIsToldOfAMove(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		order(t, h, buyer, apptest.Restaurant)
		path := apptest.IRI("orders", h.Count(t, "SELECT id FROM orders"))
		told := func(what string, wants map[int64]string) {
			t.Helper()
			h.Settle(t)
			for person, want := range wants {
				if got := kinds(list(t, h.As(t, apptest.Email(person)), "")); got != want {
					t.Errorf("%s: person %d was told %q, not %q", what, person, got, want)
				}
			}
			h.Exec(t, "DELETE FROM notifications")
		}
		h.Exec(t, "DELETE FROM notifications")
		alpha.Post(path+"/transitions", map[string]any{"transition": "validated"}).Want(200)
		told("validated", map[int64]string{apptest.Restaurant: "order_moved validated", apptest.Alpha: "", apptest.Agent: "", apptest.Admin: ""})

		h.Exec(t, "UPDATE orders SET status = 'pending_shipping'")
		buyer.Post(path+"/transitions", map[string]any{"transition": "shipped"}).Want(200)
		told("delivered", map[int64]string{apptest.Alpha: "order_moved shipped", apptest.Restaurant: ""})

		h.Exec(t, "UPDATE orders SET status = 'processing'")
		buyer.Post(path+"/transitions", map[string]any{"transition": "canceled"}).Want(200)
		told("canceled", map[int64]string{apptest.Alpha: "order_canceled canceled", apptest.Restaurant: ""})
		m := h.MailTo(t, apptest.Email(apptest.Alpha))
		if !strings.HasSuffix(m.Subject, "annulée") || !strings.Contains(m.Text, "Le Bistrot") || !strings.HasPrefix(m.Link(t), "/orders/") {
			t.Errorf("the supplier is mailed %s: %s", m.Subject, m.Text)
		}
		order(t, h, h.As(t, apptest.Email(apptest.Stranger)), apptest.Stranger) // prepaid
		// Beside the confirmation, which another handler mails: either may be first.
		isDue := func(m apptest.Mail) bool {
			return strings.EqualFold(m.To, apptest.Email(apptest.Stranger)) && strings.Contains(m.Subject, "votre paiement est attendu")
		}
		if !slices.ContainsFunc(h.Mails(t), isDue) {
			t.Error("who must pay is not mailed so")
		}
	})
}
