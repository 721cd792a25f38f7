package tasteandbuy_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

// guestMails are what a guest was sent since its link, the oldest first; of each it is checked that it speaks to somebody without an account.
func guestMails(t *testing.T, h *apptest.House) []apptest.Mail {
	t.Helper()
	all := slices.DeleteFunc(h.Mails(t), func(m apptest.Mail) bool { return m.To != "anne@martin.test" })
	for i := range all {
		all[i].Text = strings.Join(strings.Fields(all[i].Text), " ")
		if strings.Contains(all[i].Text, "vous avez un compte") || strings.Contains(all[i].Text, "répondez sur Millésime") {
			t.Errorf("%s speaks of an account", all[i].Subject)
		}
	}
	return all[1:]
}

// about is the last mail with these words in its subject; each of words stands in it.
func about(t *testing.T, mails []apptest.Mail, subject string, words ...string) {
	t.Helper()
	for i := range mails {
		m := mails[len(mails)-1-i]
		if !strings.Contains(m.Subject, subject) {
			continue
		}
		for _, word := range words {
			if !strings.Contains(m.Text, word) {
				t.Errorf("%s does not say %q: %s", m.Subject, word, m.Text)
			}
		}
		return
	}
	t.Errorf("no mail about %q among %d", subject, len(mails))
}

// A guest reads by mail alone: each confirms, asks for the payment with all that it takes, tells that it arrived and what is written, and
// leads to the page of its orders. What it paid is not asked for again by the invoice.
func TestWhatAGuestIsMailed(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		h.As(t, apptest.Email(apptest.Alpha)).PatchSeen("/api/bank_details/4", map[string]any{"iban": "FR7630006000011234567890189", "bic": "AGRIFRPP"}).Want(200)
		ordered(t, h, now)
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		hash := alpha.Get("/api/invoicing_mandates/4").Want(200).Text("textHash")
		alpha.Post("/api/invoicing_mandates", map[string]any{"textHash": hash}).Want(201)
		order := alpha.Get("/api/orders?origin=tasteandbuy").Want(200).Text("hydra:member/0/@id")
		number := alpha.Get(order).Want(200).Text("number")
		for _, m := range guestMails(t, h) {
			if !strings.Contains(m.Subject, "Votre commande ") {
				t.Errorf("before its order is confirmed the guest is mailed %s", m.Subject)
			}
		}
		now.Advance(time.Minute)
		mails := guestMails(t, h)
		if len(mails) != 4 { // two a seller
			t.Errorf("%d mails", len(mails))
		}
		about(t, mails, "Votre commande "+number, "/suivi/", "commandé sans compte")
		about(t, mails, number+" : votre paiement est attendu", "104,40 €", "IBAN : FR7630006000011234567890189", "Référence à indiquer : "+number, "/suivi/")
		if status, _ := page(t, h, h.MailTo(t, "anne@martin.test").Link(t), nil); status != 200 {
			t.Errorf("the link of the mail opens %d", status)
		}

		alpha.Post(order+"/messages", map[string]any{"text": "Le transporteur passe vendredi."}).Want(201)
		about(t, guestMails(t, h), "Un message au sujet de "+number, "Le transporteur passe vendredi.", "écrivez à "+apptest.Email(apptest.Alpha))
		move(t, h, alpha, order, "paid")
		about(t, guestMails(t, h), number+" : votre paiement est arrivé", "plus rien à payer", "/suivi/")
		deliver(t, h, alpha, order)
		about(t, guestMails(t, h), "Votre facture", "104,40 € TTC", "Elle est payée")
		invoice := alpha.Get("/api/invoices").Want(200)
		if invoice.Text("hydra:member/0/openAmount") != "0" {
			t.Errorf("%s", invoice.Body)
		}
	})
}

// Who is told that its order is canceled reads why, and what becomes of its money.
func TestAGuestIsToldWhyItsOrderIsCanceled(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		ordered(t, h, now)
		alpha, order := alphasOrder(t, h)
		move(t, h, alpha, order, "paid")
		alpha.Post(order+"/transitions", map[string]any{"transition": "canceled", "comment": "Le chai est inondé"}).Want(200)
		about(t, guestMails(t, h), "annulée", "Motif : Le chai est inondé", "remboursé dans les 14 jours", "/suivi/")
	})
}

func move(t *testing.T, h *apptest.House, seller *apitest.Client, order string, states ...string) {
	t.Helper()
	for _, to := range states {
		seller.Post(order+"/transitions", map[string]any{"transition": to}).Want(200)
		h.Settle(t)
	}
}

// deliver sends a paid order of six bottles whole, which arrives.
func deliver(t *testing.T, h *apptest.House, seller *apitest.Client, order string) {
	t.Helper()
	move(t, h, seller, order, "validated", "preparation")
	seller.Post(order+"/shipments", map[string]any{
		"lines":   []any{map[string]any{"item": seller.Get(order).Want(200).Value("items/0/id"), "quantity": 6}},
		"carrier": "Geodis", "trackingNumber": "GX-1", "trackingUrl": "https://suivi.example/GX-1",
	}).Want(201)
	move(t, h, seller, order, "shipped")
}
