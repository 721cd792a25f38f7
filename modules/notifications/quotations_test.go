package notifications_test

import (
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Whom a quotation awaits is told, by mail too, with a button to it; then both sides of how it ended, but who ended it.
func TestWhoIsToldOfAQuotation(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		cart := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)),
			map[string]any{"step": "quotation", "carrierOfferCode": "messagerie"})
		quotation := buyer.Post("/api/cart", cart).Want(201).Text("quotations/0")
		h.Settle(t)
		for revision := range 2 {
			supplier.Post(quotation+"/revisions", map[string]any{"revision": revision + 1}).Want(201)
			h.Settle(t)
			if m := h.MailTo(t, apptest.Email(apptest.Restaurant)); !strings.HasSuffix(m.Subject, fmt.Sprintf(", version %d", revision+2)) {
				t.Errorf("revision %d is told as %q", revision+2, m.Subject)
			}
		}
		supplier.Post(strings.Replace(quotation, "quotations", "orders", 1)+"/transitions",
			map[string]any{"transition": "canceled_quotation", "comment": "Épuisé"}).Want(200)
		h.Settle(t)
		for person, want := range map[int64]string{
			apptest.Restaurant: "quotation_ended, quotation_made, quotation_made", apptest.Alpha: "quotation_asked", apptest.Agent: "quotation_asked", apptest.Beta: "",
		} {
			if got := kinds(list(t, h.As(t, apptest.Email(person)), "")); got != want {
				t.Errorf("person %d was told %q, not %q", person, got, want)
			}
		}
		for person, want := range map[int64]struct{ subject, text string }{
			apptest.Restaurant: {"Votre devis DEV-", "Maison Alpha vous propose le devis DEV-"},
			apptest.Alpha:      {": votre réponse est attendue", "Le Bistrot vous demande le devis DEV-"},
		} {
			m := h.MailTo(t, apptest.Email(person))
			if !strings.Contains(m.Subject, want.subject) || !strings.Contains(m.Text, want.text) || !strings.HasPrefix(m.Link(t), "/quotations/") {
				t.Errorf("%s: %s, %s", m.To, m.Subject, m.Text)
			}
		}
	})
}
