package billing_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// mailed checks that somebody was sent a mail with a subject and a sentence.
func (s scene) mailed(who int64, subject, words string) {
	s.Helper()
	var texts []string
	for _, mail := range s.h.Mails(s.TB) {
		text := strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(mail.Text)
		if strings.EqualFold(mail.To, apptest.Email(who)) && mail.Subject == subject {
			if strings.Contains(text, words) {
				return
			}
			texts = append(texts, text)
		}
	}
	s.Errorf("%d is not told %q, but %q", who, words, texts)
}

// told checks how often each person was told of a kind, everybody else never.
func (s scene) told(kind string, times map[int64]int64) {
	s.Helper()
	s.h.Settle(s.TB)
	var all int64
	for who, want := range times {
		if got := s.h.Count(s.TB, "SELECT COUNT(*) FROM notifications WHERE kind = ? AND user_id = ?", kind, who); got != want {
			s.Errorf("%d was told %d times of %s, not %d", who, got, kind, want)
		}
		all += want
	}
	if got := s.h.Count(s.TB, "SELECT COUNT(*) FROM notifications WHERE kind = ?", kind); got != all {
		s.Errorf("%d were told of %s", got, kind)
	}
}

// deliveredAgain lets every event come a second time, which tells nothing new.
func (s scene) deliveredAgain() {
	s.Helper()
	before := s.h.Count(s.TB, "SELECT COUNT(*) FROM notifications")
	s.h.Exec(s.TB, "UPDATE event_cursors SET position = 0")
	s.h.Settle(s.TB)
	if after := s.h.Count(s.TB, "SELECT COUNT(*) FROM notifications"); after != before {
		s.Errorf("%d notifications, and %d after a second delivery", before, after)
	}
}

// A customer is told what was noted of it, and what it left open; its supplier, what somebody else noted for it. Two invoices of 99.22 and
// 184.03: 280.25 came, 3.00 are missing.
func TestPartiesAreToldOfPayments(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		one, two := s.invoiceOf(s.delivered(6)), s.invoiceOf(s.delivered(12))
		s.entered(transfer(280.25, pays("invoice", one, 99.22), pays("invoice", two, 181.03))).Want(201)
		number := s.seller.Get(two).Want(200).Text("number")
		s.told("payment_received", map[int64]int64{apptest.Restaurant: 1})
		s.mailed(apptest.Restaurant, "Votre paiement est enregistré",
			"Maison Alpha a enregistré votre paiement de 280,25 € reçu le 16/11/2026. Il reste 3,00 € à payer sur "+number+".")
		s.holds(s.buyer.Get("/api/notifications").Want(200), map[string]any{
			"hydra:member/0/kind": "payment_received", "hydra:member/0/totalPriceTaxIncl": 280.25, "hydra:member/0/party/name": "Maison Alpha",
			"hydra:member/0/open/0/number": number, "hydra:member/0/open/0/amount": 3.0,
		})
		s.told("payment_received", map[int64]int64{apptest.Restaurant: 1, apptest.Alpha: 0, apptest.Agent: 0, apptest.Admin: 0})

		more := transfer(10, pays("invoice", two, 3))
		more["supplier"] = apptest.IRI("users", apptest.Alpha)
		byAdmin := s.admin.Post("/api/payments", more).Want(201).Text("@id")
		s.told("payment_received", map[int64]int64{apptest.Restaurant: 2, apptest.Alpha: 1})
		s.mailed(apptest.Restaurant, "Votre paiement est enregistré", "reçu le 16/11/2026. 7,00 € n’y règlent rien encore : ils vous sont dus, ou règlent votre prochaine facture.")
		s.mailed(apptest.Alpha, "Votre paiement est enregistré",
			"Un paiement de 10,00 € de Le Bistrot, reçu le 16/11/2026, est enregistré pour vous. 7,00 € n’y règlent rien encore : affectez-les ou remboursez-les.")

		refund := s.entered(refund(7)).Want(201)
		s.told("payment_refunded", map[int64]int64{apptest.Restaurant: 1})
		s.mailed(apptest.Restaurant, "Vous êtes remboursé", "Maison Alpha vous a remboursé 7,00 € le 16/11/2026.")
		reverse := func(who *apitest.Client, payment string) {
			t.Helper()
			who.Post(payment+"/reversal", fields{"version": 1, "reason": "Rejet de la banque"}).Want(200)
			s.h.Settle(t)
		}
		reverse(s.seller, refund.Text("@id"))
		s.told("payment_reversed", map[int64]int64{apptest.Restaurant: 1})
		s.mailed(apptest.Restaurant, "Un remboursement est repris",
			"Maison Alpha a repris le remboursement de 7,00 € du 16/11/2026 : ce montant vous est de nouveau dû. Motif : Rejet de la banque")
		reverse(s.admin, byAdmin)
		s.told("payment_reversed", map[int64]int64{apptest.Restaurant: 2, apptest.Alpha: 1})
		s.mailed(apptest.Restaurant, "Un paiement est repris",
			"Maison Alpha a repris votre paiement de 10,00 € du 16/11/2026 : ce qu’il réglait est de nouveau dû. Motif : Rejet de la banque")
		s.mailed(apptest.Alpha, "Un paiement est repris",
			"Le paiement de 10,00 € de Le Bistrot du 16/11/2026 est repris : ce qu’il réglait est de nouveau dû. Motif : Rejet de la banque")
		s.deliveredAgain()
	})
}

// Both sides are told what is to be given back, once: of an order that is canceled, and of a paid invoice of which something was credited.
func TestPartiesAreToldWhatIsToBeGivenBack(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		billed := s.delivered(6)
		s.pay(s.invoiceOf(billed), 99.22).Want(201)
		s.takeBack(billed, 2, "credit")
		s.told("refund_due", map[int64]int64{apptest.Restaurant: 1, apptest.Alpha: 1})
		number := s.buyer.Get(billed).Want(200).Text("number")
		s.mailed(apptest.Restaurant, "Un trop-perçu sur la commande "+number,
			"28,28 € payés à Maison Alpha ne règlent plus rien (commande "+number+") : ils vous sont dus, ou règlent votre prochaine facture.")
		s.mailed(apptest.Alpha, "Un trop-perçu sur la commande "+number,
			"28,28 € de Le Bistrot ne règlent plus rien (commande "+number+") : remboursez-les ou affectez-les.")

		s.prepays()
		prepaid := s.placed(6)
		s.pay(prepaid, 50).Want(201)
		s.move(s.seller, prepaid, "canceled", fields{"comment": "Rupture"}).Want(200)
		s.told("refund_due", map[int64]int64{apptest.Restaurant: 2, apptest.Alpha: 2})
		s.mailed(apptest.Restaurant, "Un trop-perçu sur la commande "+s.buyer.Get(prepaid).Want(200).Text("number"), "50,00 € payés à Maison Alpha")
		s.deliveredAgain()
	})
}
