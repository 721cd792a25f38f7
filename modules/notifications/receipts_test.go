package notifications_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

// The admins are told what is announced and called off at Dartess, and the supplier what became of its receipt there: broken bottles, its
// end, a corrected count, that it is called off. Nobody is told what they did themselves, and nobody what a supplier does in its own cellar.
func TestWhoIsToldOfAReceipt(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		beta, admin := h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Admin))
		h.Exec(t, "DELETE FROM notifications")
		announce := func(client *apitest.Client, warehouse string, product int64, more map[string]any) string {
			return client.Post("/api/receipts", apptest.With(map[string]any{
				"warehouse": warehouse, "expectedOn": clock.DateOf(time.Now().AddDate(0, 0, 3)), "lines": []any{map[string]any{"product": apptest.IRI("products", product), "expected": 60}},
			}, more)).Want(201).Text("@id")
		}
		move := func(client *apitest.Client, receipt, to, comment string) {
			client.Post(receipt+"/transitions", map[string]any{"transition": to, "comment": comment}).Want(200)
		}
		count := func(receipt string, received, damaged int) {
			admin.Post(receipt+"/counts", map[string]any{"lines": []any{
				map[string]any{"product": apptest.IRI("products", apptest.BetaWine), "received": received, "damaged": damaged},
			}}).Want(200)
		}
		// told checks who has just been told what, all of them and nobody else, and what the supplier reads.
		told := func(what, sentence string, all map[int64]string) {
			t.Helper()
			h.Settle(t)
			for person, kind := range all {
				if got := kinds(list(t, h.As(t, apptest.Email(person)), "")); got != kind {
					t.Errorf("%s: person %d was told %q", what, person, got)
				}
			}
			if n := h.Count(t, "SELECT COUNT(*) FROM notifications"); n != int64(len(all)) {
				t.Errorf("%s: %d were told", what, n)
			}
			if sentence != "" {
				if m := h.MailTo(t, apptest.Email(apptest.Beta)); !strings.Contains(m.Text, sentence) {
					t.Errorf("%s: %s", what, m.Text)
				}
			}
			h.Exec(t, "DELETE FROM notifications")
		}
		receipt := announce(beta, "dartess", apptest.BetaWine, nil)
		number := beta.Get(receipt).Text("number")
		told("announced", "", map[int64]string{
			apptest.Admin: "receipt_announced announced", apptest.Superadmin: "receipt_announced announced",
		})
		move(admin, receipt, "warehouse", "")
		count(receipt, 20, 0)
		told("counted in part", "", nil)
		count(receipt, 20, 2)
		told("counted with broken bottles", fmt.Sprintf("La réception %s est comptée en partie : 40 bouteilles en bon état, 2 bouteilles en casse.", number),
			map[int64]string{apptest.Beta: "receipt_moved counted"})
		move(admin, receipt, "complete", "Palette ouverte")
		told("closed short",
			fmt.Sprintf("La réception %s est terminée : 40 bouteilles en bon état, 2 bouteilles en casse, 18 bouteilles non livrées. Motif : Palette ouverte", number),
			map[int64]string{apptest.Beta: "receipt_moved complete"})
		again := announce(admin, "dartess", apptest.BetaWine, map[string]any{"supplier": apptest.IRI("users", apptest.Beta)})
		told("announced for it", "", map[int64]string{apptest.Beta: "receipt_announced announced", apptest.Superadmin: "receipt_announced announced"})
		move(admin, again, "canceled", "Quai fermé")
		told("called off", "est annulée : elle n’est plus attendue. Motif : Quai fermé",
			map[int64]string{apptest.Beta: "receipt_moved canceled", apptest.Superadmin: "receipt_moved canceled"})
		announce(h.As(t, apptest.Email(apptest.Alpha)), "supplier", apptest.AlphaWine, nil)
		told("in its own cellar", "", nil)
	})
}
