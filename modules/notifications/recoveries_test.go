package notifications_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Who keeps the warehouse is told what is to be handed over, and that it no longer is; the supplier what others did for it.
func TestWhoIsToldOfReturns(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		beta, admin := h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Admin))
		h.Exec(t, "UPDATE users SET language = 'en' WHERE id = ?", apptest.Superadmin)
		ask := func(client *apitest.Client, supplier int64, warehouse string, product, units int64) *apitest.Response {
			return client.Post("/api/stock_recoveries", map[string]any{
				"supplier": apptest.IRI("users", supplier), "warehouse": warehouse, "reason": "unsold",
				"lines": []any{map[string]any{"product": apptest.IRI("products", product), "quantity": units}},
			}).Want(201)
		}
		// told checks who has just been told what, all of them and nobody else.
		told := func(what string, all map[int64]string) {
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
			h.Exec(t, "DELETE FROM notifications")
		}
		mailed := func(person int64, subject, words, path string) {
			t.Helper()
			m := h.MailTo(t, apptest.Email(person))
			if m.Subject != subject || !strings.Contains(m.Text, words) || !strings.HasSuffix(m.Link(t), path) {
				t.Errorf("%s: %s, %s", m.To, m.Subject, m.Text)
			}
		}

		first := ask(beta, apptest.Beta, "dartess", apptest.BetaWine, 12)
		number, path := first.Text("number"), strings.TrimPrefix(first.Text("@id"), "/api")
		told("asked", map[int64]string{apptest.Admin: "recovery_asked", apptest.Superadmin: "recovery_asked"})
		mailed(apptest.Admin, "Retour de stock "+number+" à remettre", "(Domaine Bêta), soit 12 bouteilles, est à remettre", path)
		mailed(apptest.Superadmin, "Stock return "+number+" to hand over", "(Domaine Bêta), 12 bottles, is to be handed over", path)

		admin.Post(first.Text("@id")+"/transitions", map[string]any{"transition": "ordered"}).Want(200)
		told("handed over", map[int64]string{apptest.Beta: "recovery_given"})
		mailed(apptest.Beta, "Retour de stock "+number+" remis", "soit 12 bouteilles, a été remis", path)

		second := ask(beta, apptest.Beta, "dartess", apptest.BetaWine, 1)
		h.Mails(t) // the mails of it leave before those of its end
		h.Exec(t, "DELETE FROM notifications")
		beta.Delete(second.Text("@id")).Want(204)
		told("deleted", map[int64]string{apptest.Admin: "recovery_deleted", apptest.Superadmin: "recovery_deleted"})
		mailed(apptest.Admin, "Retour de stock "+second.Text("number")+" supprimé", "soit 1 bouteille, est supprimé", "/stock_recoveries")

		third := ask(admin, apptest.Alpha, "supplier", apptest.AlphaWine, 6)
		told("asked for it", map[int64]string{apptest.Alpha: "recovery_asked"})
		mailed(apptest.Alpha, "Retour de stock "+third.Text("number")+" enregistré", "Notre équipe a enregistré pour vous", strings.TrimPrefix(third.Text("@id"), "/api"))
		admin.Delete(third.Text("@id")).Want(204)
		told("deleted for it", map[int64]string{apptest.Alpha: "recovery_deleted"})

		own := ask(h.As(t, apptest.Email(apptest.Alpha)), apptest.Alpha, "supplier", apptest.AlphaWine, 6).Text("@id")
		h.As(t, apptest.Email(apptest.Alpha)).Post(own+"/transitions", map[string]any{"transition": "ordered"}).Want(200)
		told("did it itself", map[int64]string{})
	})
}
