package notifications_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// A message is told to the other parties, by mail too, without what it says: that is read where its readers are checked.
func TestWhoIsToldOfAMessage(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order(t, h, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant)
		path := apptest.IRI("orders", h.Count(t, "SELECT id FROM orders"))
		h.Exec(t, "DELETE FROM notifications")
		h.Exec(t, "UPDATE users SET language = 'en' WHERE id = ?", apptest.Agent)
		h.As(t, apptest.Email(apptest.Alpha)).Post(path+"/messages", map[string]any{"text": "<b>Un mot</b> secret"}).Want(201)
		h.Settle(t)
		for person, want := range map[int64]string{
			apptest.Restaurant: "order_message", apptest.Agent: "order_message", apptest.Alpha: "", apptest.Beta: "", apptest.Admin: "",
		} {
			all := list(t, h.As(t, apptest.Email(person)), "")
			if got := kinds(all); got != want {
				t.Errorf("person %d was told %q, not %q", person, got, want)
			}
			if want != "" && (all[0].Party.Name != "Maison Alpha" || all[0].Subject != path) {
				t.Errorf("person %d reads %+v", person, all[0])
			}
		}
		for person, want := range map[int64]struct{ subject, text, link string }{
			apptest.Restaurant: {"Un message au sujet de CMD-", "Maison Alpha vous a écrit au sujet de CMD-", "/orders/"},
			apptest.Agent:      {"A message about CMD-", "Maison Alpha wrote to you about CMD-", "/en/orders/"},
		} {
			m := h.MailTo(t, apptest.Email(person))
			if !strings.HasPrefix(m.Subject, want.subject) || !strings.Contains(m.Text, want.text) || !strings.HasPrefix(m.Link(t), want.link) {
				t.Errorf("%s: %s, %s", m.To, m.Subject, m.Text)
			}
			if strings.Contains(m.Text+m.HTML, "secret") {
				t.Errorf("the mail tells what was written: %s", m.Text)
			}
		}
	})
}
