package billing_test

import (
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
	"millesime/platform/invoice"
)

// Domain 5.8, decision 109: what no platform of electronic invoices would take waits, by hand and by the job; the supplier reads why and
// where to mend it, is told once, and it leaves once it is mended.
func TestAnInvoiceWaitsForWhatPlatformsTake(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.h.Exec(t, "UPDATE users SET siren = '732829320' WHERE id = ?", apptest.Restaurant)
		const supplier, buyer = "UPDATE users SET %s WHERE id = 4", "UPDATE users SET %s WHERE id = 3"
		const own, theirs = "billing.seller_refused", "billing.invoice_refused"
		for n, lack := range []struct{ statement, without, with, code, words string }{
			{supplier, "siren = '55210055'", "siren = '552100554'", own, "Renseignez le SIREN du vendeur, 9 chiffres, dans son profil. (BR-FR-10)"},
			{supplier, "numvat = 'ZZ12552100554'", "numvat = 'FR12552100554'", own, "corrigez celui du vendeur dans son profil. (BR-CO-09)"},
			{buyer, "siren = '73282932'", "siren = '732829320'", theirs, "Un SIREN a 9 chiffres : corrigez celui du client dans son profil. (BR-FR-32)"},
			{buyer, "numvat = '44732829320'", "numvat = 'FR44732829320'", theirs, "corrigez celui du client dans son profil. (BR-CO-09)"},
		} {
			s.h.Exec(t, fmt.Sprintf(lack.statement, lack.without))
			order := s.delivered(6)
			s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "pending_invoice"})
			waiting := s.seller.Get("/api/invoices/waiting").Want(200)
			s.holds(waiting, map[string]any{"rows/0/order/@id": order, "rows/0/error/code": lack.code, "rows/1": nil})
			if got := waiting.Text("rows/0/error/message"); !strings.Contains(got, lack.words) {
				t.Errorf("%s: %s", lack.words, got)
			}
			s.holds(s.seller.Post("/api/invoices", fields{"order": order}).Want(409), map[string]any{"code": lack.code})
			for range 2 {
				s.issueWaiting()
			}
			if told := s.h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'invoice_held' AND user_id = 4"); told != int64(n+1) {
				t.Errorf("%s: the supplier was told %d times in all", lack.words, told)
			}
			s.h.Exec(t, fmt.Sprintf(lack.statement, lack.with))
			s.issueWaiting()
			s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "billed"})
			s.issueWaiting()
			s.holds(s.seller.Get("/api/invoices/waiting").Want(200), map[string]any{"rows/0": nil})
		}
		if mail := s.h.MailTo(t, apptest.Email(apptest.Alpha)); mail.Subject != "Des factures à Le Bistrot attendent" {
			t.Errorf("the last mail is %s: %s", mail.Subject, mail.Text)
		}
	})
}

// A month that is gathered waits likewise.
func TestAMonthWaitsForWhatPlatformsTake(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		m.invoiced("month")
		m.delivered(6)
		m.h.Exec(t, "UPDATE users SET numvat = '12345678901' WHERE id = ?", apptest.Restaurant)
		m.at("2026-12-01 09:00")
		for range 2 {
			m.issueWaiting()
		}
		m.holds(m.seller.Get("/api/invoices/waiting").Want(200), map[string]any{"rows/0/error/code": "billing.invoice_refused"})
		m.holds(m.seller.Get("/api/notifications").Want(200), map[string]any{
			"hydra:member/0/kind": "invoice_held", "hydra:member/0/party/name": "Le Bistrot",
		})
		if told := m.h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'invoice_held'"); told != 1 {
			t.Errorf("told %d times", told)
		}
		m.h.Exec(t, "UPDATE users SET numvat = '' WHERE id = ?", apptest.Restaurant)
		m.issueWaiting()
		m.holds(m.seller.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 1.0})
	})
}

// An order keeps its address; one that no letter finds is the buyer's of today, so that it can be mended.
func TestABuyerMendsTheAddressOfItsOrder(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.AlphaWine, 6))
		s.h.Exec(t, "UPDATE orders SET billing_address = ? WHERE id = ?", `{"company":"Le Bistrot","street":"","city":"Paris","country":"FR"}`,
			strings.TrimPrefix(order, "/api/orders/"))
		s.h.Exec(t, "UPDATE addresses SET street = '' WHERE user_id = ?", apptest.Restaurant)
		s.ship(order, 6)
		s.deliver(order, 0)
		s.holds(s.seller.Get("/api/invoices/waiting").Want(200), map[string]any{"rows/0/error/code": "billing.buyer_incomplete"})
		s.h.Exec(t, "UPDATE addresses SET street = '12 rue Neuve' WHERE user_id = ?", apptest.Restaurant)
		s.issueWaiting()
		invoice := s.buyer.Get(s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")).Want(200)
		s.holds(invoice, map[string]any{"buyer/address/street": "12 rue Neuve"})
	})
}

// The first number of a series, under which a draft is looked at, keeps the rules of numbers (BR-FR-01, BR-FR-02) for whichever supplier.
func TestNumbersKeepTheRulesOfFrance(t *testing.T) {
	t.Parallel()
	for _, kind := range []invoice.Kind{invoice.Invoice, invoice.CreditNote, invoice.Deposit} {
		number := invoice.Number(kind, 1<<40, apptest.Monday().In(clock.Paris).Year(), 999_999_999)
		if len(number) > 35 || strings.Trim(number, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") != "" {
			t.Errorf("%s is %d long", number, len(number))
		}
	}
}
