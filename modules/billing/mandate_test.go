package billing_test

import (
	"strings"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 5.8 (CGI, 289 I-2): only the supplier itself gives its mandate or takes it back, never an administrator nor who acts for it.
func TestNobodyGivesAMandateForASupplier(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.seller.Patch(mandate+"/4", fields{"issuedElsewhere": true}).Want(200)
		order := s.delivered(6)
		superadmin := s.h.As(t, apptest.Email(apptest.Superadmin))
		acting := superadmin.With(apitest.As(apptest.Alpha))
		s.admin.Patch(mandate+"/4", fields{"issuedElsewhere": false}).Want(403)
		s.admin.Delete(mandate + "/4").Want(403)
		acting.Patch(mandate+"/4", fields{"issuedElsewhere": false}).Want(403)
		acting.Delete(mandate + "/4").Want(403)
		if err := s.h.App.Modules.Billing.IssueWaiting(t.Context()); err != nil {
			t.Fatal(err)
		}
		s.h.Settle(t)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "pending_invoice"})
		s.holds(s.seller.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 0.0})
		s.seller.Patch(mandate+"/4", fields{"issuedElsewhere": false}).Want(200)
		s.h.As(t, apptest.Email(apptest.Beta)).Delete(mandate + "/4").Want(404)
	})
}

// Each acceptance and revocation stays as a row, is told and in the trail; an invoice names the acceptance that it rests on, and after a
// revocation nothing is issued.
func TestAMandateIsTakenBack(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.accept() // once more changes nothing
		s.delivered(6)
		first := s.seller.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")
		s.seller.Delete(mandate + "/4").Want(204)
		s.seller.Delete(mandate + "/4").Want(204) // nor does this
		order := s.delivered(12)
		s.seller.Post("/api/invoices", fields{"order": order}).Want(409)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "pending_invoice"})
		s.holds(s.seller.Get(mandate+"/4").Want(200), map[string]any{
			"acceptedAt": nil, "acceptedBy": "", "acts/0/act": "accepted", "acts/0/by": "Maison Alpha", "acts/1/act": "revoked", "acts/2": nil,
		})
		s.accept()
		s.seller.Post("/api/invoices", fields{"order": order}).Want(201)
		s.holds(s.seller.Get(mandate+"/4").Want(200), map[string]any{"acts/2/act": "accepted", "acts/3": nil})
		second := s.seller.Get("/api/invoices?order[number]=desc").Want(200).Text("hydra:member/0/@id")
		for invoice, act := range map[string]string{first: "1", second: "3"} {
			shown := s.seller.Get(invoice).Want(200)
			if got := shown.Text("mandate/id"); got != act {
				t.Errorf("an invoice rests on acceptance %q, want %s", got, act)
			}
			if words := string(shown.Body); !strings.Contains(words, "en vertu du mandat de facturation accepté le 16/11/2026") {
				t.Errorf("the invoice does not name its mandate: %s", words)
			}
		}
		s.h.Settle(t)
		if n := s.h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'invoicing_mandate' AND user_id = ?", apptest.Alpha); n != 3 {
			t.Errorf("the supplier was told %d times", n)
		}
		if n := s.h.Count(t, "SELECT COUNT(*) FROM audit_entries WHERE action IN ('billing.mandate_accepted', 'billing.mandate_revoked') AND actor_id = ?", apptest.Alpha); n != 3 {
			t.Errorf("%d entries in the trail", n)
		}
	})
}

// While the mandate holds, what was invoiced under it is credited under it, also when new invoices come from elsewhere; once it is taken
// back, the supplier enters its own credit notes. Of 6 bottles at 11.78 and carriage of 12.00, 82.68 and VAT of 16.54, 4 are left, 59.12 and 11.82: 28.28 less.
func TestACreditIsIssuedWhileTheMandateHolds(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		invoice := s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")
		s.seller.Patch(mandate+"/4", fields{"issuedElsewhere": true}).Want(200)
		s.takeBack(order, 2, "credit")
		s.holds(s.buyer.Get("/api/invoices?kind[]=credit_note").Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/number": "AVO-S4-2026-000001", "hydra:member/0/totalPriceTaxIncl": 28.28,
		})
		own := fields{"number": "A-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": 5, "cause": "other"}
		s.seller.Post(invoice+"/credit_notes", own).Want(409)
		s.seller.Delete(mandate + "/4").Want(204)
		s.takeBack(order, 1, "credit")
		s.holds(s.buyer.Get("/api/invoices?kind[]=credit_note").Want(200), map[string]any{"hydra:totalItems": 1.0})
		s.seller.Post(invoice+"/credit_notes", own).Want(201)
	})
}

// Of acceptances at the same time one counts, also of a supplier that was never asked before.
func TestAMandateIsGivenOnce(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		hash := s.seller.Get(mandate + "/4").Want(200).Text("textHash")
		var group sync.WaitGroup
		for range 4 {
			clerk := s.h.As(t, apptest.Email(apptest.Alpha))
			group.Go(func() { clerk.Post(mandate, fields{"textHash": hash}).Want(201) })
		}
		group.Wait()
		if n := s.h.Count(t, "SELECT COUNT(*) FROM invoicing_mandate_acts"); n != 1 {
			t.Errorf("%d acts of one acceptance", n)
		}
	})
}
