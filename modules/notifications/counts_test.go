package notifications_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// A supplier proposes what it counted at Dartess: the administrators are told, and the supplier that one is to be counted again,
// then that it is approved. Nobody is told what they did themselves, nor a buyer or an agent anything.
func TestWhoIsToldOfACount(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		beta, admin := h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Admin))
		h.Exec(t, "UPDATE users SET language = 'en' WHERE id = ?", apptest.Admin)
		wine := apptest.IRI("products", apptest.BetaWine)
		opened := beta.Post("/api/stock_counts", map[string]any{"warehouse": "dartess", "products": []string{wine}}).Want(201)
		session, number := opened.Text("@id"), opened.Text("number")
		count := func() {
			beta.Post(session+"/entries", map[string]any{"lines": []any{map[string]any{"product": wine, "units": 594}}}).Want(200)
		}
		move := func(person int64, to string) {
			t.Helper()
			body := map[string]any{"transition": to, "comment": "Un carton manque"}
			h.As(t, apptest.Email(person)).Post(session+"/transitions", body).Want(200)
			h.Settle(t)
		}
		want := func(turn string, all map[int64]string) {
			t.Helper()
			for person, expected := range all {
				if got := kinds(list(t, h.As(t, apptest.Email(person)), "")); got != expected {
					t.Errorf("%s, person %d is told %q, not %q", turn, person, got, expected)
				}
			}
		}
		mailed := func(person int64, subject, sentence string) {
			t.Helper()
			m := h.MailTo(t, apptest.Email(person))
			if m.Subject != subject || !strings.Contains(m.Text, sentence) || !strings.HasSuffix(m.Link(t), strings.TrimPrefix(session, "/api")) {
				t.Errorf("%s: %s, %s", m.To, m.Subject, m.Text)
			}
		}

		count()
		move(apptest.Beta, "review")
		want("proposed", map[int64]string{apptest.Admin: "count_review review", apptest.Beta: "", apptest.Agent: "", apptest.Restaurant: ""})
		mailed(apptest.Admin, "Stock count "+number+" to approve", "The stock count "+number+" (Domaine Bêta) is counted: it awaits your approval.")
		if got := list(t, admin, "")[0]; got.Subject != session || got.Number != number || got.Party.Name != "Domaine Bêta" {
			t.Errorf("%+v", got)
		}

		move(apptest.Admin, "open")
		want("to be counted again", map[int64]string{apptest.Admin: "count_review review", apptest.Beta: "count_answer open"})
		mailed(apptest.Beta, "Inventaire "+number+" : la réponse", "Des produits de l’inventaire "+number+" sont à recompter.")
		count()
		move(apptest.Beta, "review")
		move(apptest.Admin, "approved")
		want("approved", map[int64]string{
			apptest.Admin: "count_review review, count_review review", apptest.Beta: "count_answer approved, count_answer open",
		})
		if got := list(t, beta, "")[0]; got.Party.Name != "" || got.Number != number {
			t.Errorf("%+v", got)
		}
	})
}

// What somebody counts and ends alone is told to nobody; what Dartess calls off for another, to who began it.
func TestWhoIsToldOfACountThatIsCanceled(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, beta, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Admin))
		cancel := map[string]any{"transition": "canceled", "comment": "Déjà compté"}
		own := alpha.Post("/api/stock_counts", map[string]any{"warehouse": "supplier"}).Want(201).Text("@id")
		alpha.Post(own+"/transitions", cancel).Want(200)
		proposed := beta.Post("/api/stock_counts", map[string]any{"warehouse": "dartess"}).Want(201).Text("@id")
		admin.Post(proposed+"/transitions", cancel).Want(200)
		h.Settle(t)
		if m := h.MailTo(t, apptest.Email(apptest.Beta)); !strings.Contains(m.Text, "est annulé : le stock n’est pas corrigé. Motif : Déjà compté") {
			t.Errorf("%s, %s", m.Subject, m.Text)
		}
		for person, want := range map[int64]string{apptest.Alpha: "", apptest.Beta: "count_answer canceled", apptest.Admin: ""} {
			if got := kinds(list(t, h.As(t, apptest.Email(person)), "")); got != want {
				t.Errorf("person %d is told %q, not %q", person, got, want)
			}
		}
	})
}
