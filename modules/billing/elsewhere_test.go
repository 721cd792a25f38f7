package billing_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// theirs is an invoice that its supplier issued on that Monday.
func theirs(order, number string, total float64) fields {
	return fields{"order": order, "issuedElsewhere": fields{"number": number, "issuedOn": "2026-11-16", "totalPriceTaxIncl": total}}
}

// What was invoiced here is not entered again: of 12 × 11.78 and carriage of 12.00, 153.36 and VAT of 30.67, the first parcel had 82.68 and
// 16.54; 70.68 and 14.13 are left, 84.81, or a cent more where 20 % of 70.68 is rounded by itself.
func TestWhatWasInvoicedHereIsNotEnteredAgain(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		order := m.prepared(apptest.Item(apptest.AlphaWine, 12))
		m.ship(order, 6)
		m.deliver(order, 0)
		m.seller.Patch(mandate+"/4", fields{"issuedElsewhere": true}).Want(200)
		m.at("2026-11-20 11:00")
		m.ship(order, 6)
		m.deliver(order, 1)
		m.holds(m.seller.Get(mandate+"/4").Want(200), map[string]any{"waiting/0/@id": order, "waiting/0/totalPriceTaxIncl": 84.81})
		body := theirs(order, "F-9", 84.83)
		body["issuedElsewhere"].(fields)["issuedOn"] = "2026-11-20" //nolint:forcetypeassert // as it was made
		refused := m.seller.Post("/api/invoices", body).Want(422).Violations()["issuedElsewhere.totalPriceTaxIncl"]
		if want := "Ce qui est livré et n’est pas facturé fait 84,81 € : vérifiez le total, ou confirmez-le"; strings.ReplaceAll(refused, "\u00a0", " ") != want {
			t.Errorf("refused: %q instead of %q", refused, want)
		}
		body["issuedElsewhere"].(fields)["totalPriceTaxIncl"] = 84.82 //nolint:forcetypeassert // as it was made
		m.holds(m.seller.Post("/api/invoices", body).Want(201), map[string]any{
			"invoices/0/totalPriceTaxIncl": 84.82, "invoices/0/totalPriceTaxExcl": 70.69, "invoices/0/dueOn": "2026-12-20",
		})
		m.h.Settle(t)
		m.holds(m.seller.Get(order).Want(200), map[string]any{"status": "billed"})
	})
}

// Who charges no VAT (CGI, 293 B and 298 quater) has none on what it invoiced, nor on what it credits of it.
func TestASupplierWithoutVATEntersNone(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.seller.Patch(apptest.IRI("parameter_suppliers", apptest.Alpha), fields{"vatRegime": "flat_rate"}).Want(200)
		order := s.delivered(6)
		invoice := s.seller.Post("/api/invoices", theirs(order, "F-1", 82.68)).Want(201)
		s.holds(invoice, map[string]any{"invoices/0/totalPriceTaxExcl": 82.68, "invoices/0/totalPriceTaxIncl": 82.68})
		s.holds(s.seller.Post(invoice.Text("invoices/0/@id")+"/credit_notes", fields{
			"number": "A-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": 10.0, "cause": "other",
		}).Want(201), map[string]any{"totalPriceTaxExcl": 10.0, "totalPriceTaxIncl": 10.0})
	})
}
