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

// Parcels, incidents and their settlement are told to the other parties, once: not as a change of state besides.
func TestWhoIsToldOfParcelsAndIncidents(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		order(t, h, buyer, apptest.Restaurant)
		path := apptest.IRI("orders", h.Count(t, "SELECT id FROM orders"))
		line := h.Count(t, "SELECT id FROM order_items")
		for _, to := range []string{"validated", "preparation"} {
			seller.Post(path+"/transitions", map[string]any{"transition": to}).Want(200)
		}
		told := func(person int64, kind, subject, text string) {
			t.Helper()
			h.Settle(t)
			all := list(t, h.As(t, apptest.Email(person)), "")
			if len(all) != 1 || all[0].Kind != kind || all[0].Subject != path {
				t.Errorf("person %d was told %s instead of %s", person, kinds(all), kind)
			}
			m := h.MailTo(t, apptest.Email(person))
			if !strings.Contains(m.Subject, subject) || !strings.Contains(m.Text, text) || !strings.HasPrefix(m.Link(t), "/orders/") {
				t.Errorf("%s: %s, %s", m.To, m.Subject, m.Text)
			}
			h.Exec(t, "DELETE FROM notifications")
		}
		h.Settle(t)
		h.Exec(t, "DELETE FROM notifications")
		parcel := []any{map[string]any{"item": line, "quantity": 4}}
		seller.Post(path+"/shipments", map[string]any{"lines": parcel, "carrier": "Geodis {party}", "trackingNumber": "GX-42"}).Want(201)
		told(apptest.Restaurant, "order_shipped", "un colis est en route", "4 bouteilles, par Geodis {party}, suivi GX-42.")
		seller.Post(path+"/remainder", map[string]any{"comment": "Rupture"}).Want(200)
		told(apptest.Restaurant, "order_remainder", "reliquat", "2 bouteilles, est soldé")
		bottle := []any{map[string]any{"item": line, "quantity": 1, "reason": "Goût de bouchon"}}
		incident := map[string]any{"kind": "quality", "lines": bottle}
		buyer.Post(path+"/transitions", map[string]any{"transition": "incident", "comment": "Bouchonné", "incident": incident}).Want(200)
		told(apptest.Alpha, "order_incident", "Incident sur la commande", "défaut de qualité, 1 bouteille.")
		outcome := []any{map[string]any{"line": h.Count(t, "SELECT id FROM order_incident_lines"), "outcome": "credit"}}
		seller.Post(path+"/transitions", map[string]any{"transition": "pending_shipping", "outcomes": outcome}).Want(200)
		told(apptest.Restaurant, "order_settled", "l’incident est réglé", "est réglé : avoir pour 1 bouteille. La commande est maintenant : en livraison")
	})
}
