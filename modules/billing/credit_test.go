package billing_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
)

// deliver confirms the nth parcel of an order.
func (s scene) deliver(order string, n int) {
	s.Helper()
	parcel := s.buyer.Get(order).Want(200).Text(path("shipments", n, "id"))
	s.buyer.Post(order+"/shipments/"+parcel+"/delivery", nil).Want(200)
	s.h.Settle(s.TB)
}

// takeBack complains about units of the first line, of the second parcel where there is one, and lets the seller credit them.
func (s scene) takeBack(order string, units int, outcome string) *apitest.Response {
	s.Helper()
	shown := s.seller.Get(order).Want(200)
	line := fields{"item": shown.Value("items/0/id"), "quantity": units, "reason": "Autre millésime"}
	if second := shown.Value("shipments/1/id"); second != nil {
		line["shipment"] = second
	}
	reported := s.move(s.buyer, order, "incident", fields{"comment": "Erreur", "incident": fields{"kind": "wrong", "lines": []any{line}}}).Want(200)
	open := path("incidents", len(reported.Value("incidents").([]any))-1, "lines/0/id") //nolint:forcetypeassert // a list
	return s.move(s.seller, order, shown.Text("status"), fields{"outcomes": []any{
		fields{"line": reported.Value(open), "outcome": outcome, "comment": ""},
	}}).Want(200)
}

// Domain 5.3, 5.8: a parcel is invoiced when it is delivered, while others are still to come; nothing is issued twice, and the order is
// billed with the last.
func TestAParcelIsInvoicedWhenItIsDelivered(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 0.0})
		s.deliver(order, 0)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "partially_shipped"})
		s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/totalPriceTaxExcl": 82.68, "hydra:member/0/totalPriceTaxIncl": 99.22,
		})
		s.seller.Post("/api/invoices", fields{"order": order}).Want(409)
		s.ship(order, 6)
		s.deliver(order, 1)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed", "totalPriceTaxIncl": 184.03})
		s.holds(s.buyer.Get("/api/invoices?order[number]=desc").Want(200), map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/totalPriceTaxExcl": 70.68, "hydra:member/0/totalPriceTaxIncl": 84.81,
		})
	})
}

// What arrived before the mandate is invoiced once it is given, whether more is to come or not.
func TestAParcelWaitsForTheMandate(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.deliver(order, 0)
		s.accept()
		for range 2 { // the second round finds nothing
			if err := s.h.App.Modules.Billing.IssueWaiting(t.Context()); err != nil {
				t.Fatal(err)
			}
			s.h.Settle(t)
			s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/totalPriceTaxIncl": 99.22})
		}
	})
}

// Domain 5.8, 9.3: what an incident takes back after the invoice is credited, with its cause, in a series of its own; the invoice stays
// as it was issued. 12 × 11.78 and carriage of 12.00 are 153.36, VAT 30.67; 7 of them 94.46, VAT 18.89: the credit is 58.90 and 11.78.
func TestWhatComesBackAfterTheInvoiceIsCredited(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(12)
		invoice := s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")
		before := s.buyer.Get(invoice).Want(200)
		s.h.Exec(t, "DELETE FROM notifications")
		s.takeBack(order, 5, "goods_back")
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed", "totalPriceTaxIncl": 113.35})
		list := s.buyer.Get("/api/invoices?kind[]=credit_note").Want(200)
		s.holds(list, map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/number": "AVO-S4-2026-000001", "hydra:member/0/kind": "credit_note",
			"hydra:member/0/status": "issued", "hydra:member/0/cause": "wrong", "hydra:member/0/creditOf/@id": invoice,
			"hydra:member/0/totalPriceTaxExcl": 58.9, "hydra:member/0/totalPriceTaxIncl": 70.68, "hydra:member/0/openAmount": 0.0,
		})
		note := s.buyer.Get(list.Text("hydra:member/0/@id")).Want(200)
		s.holds(note, map[string]any{
			"items/0/quantity": 5.0, "items/0/totalPriceTaxExcl": 58.9, "vat/0/base": 58.9, "vat/0/amount": 11.78, "shippingPriceTaxExcl": 0.0,
			"mentions/0/text": "Avoir sur la facture FAC-S4-2026-000001 du 16/11/2026, qu’il rectifie.",
		})
		after := s.buyer.Get(invoice).Want(200)
		s.holds(after, map[string]any{
			"creditedAmount": 70.68, "openAmount": 113.35, "status": "to_pay", "creditNotes/0/number": "AVO-S4-2026-000001",
			"totalPriceTaxIncl": 184.03, "items/0/quantity": 12.0,
		})
		if after.Text("items") != before.Text("items") || after.Text("vat") != before.Text("vat") || after.Text("mentions") != before.Text("mentions") {
			t.Error("the invoice was changed")
		}
		for who, words := range map[int64]string{
			apptest.Restaurant: "Maison Alpha vous accorde un avoir de 70,68 € TTC sur la facture FAC-S4-2026-000001 : avoir AVO-S4-2026-000001.",
			apptest.Alpha:      "Un avoir de 70,68 € TTC est émis en votre nom pour Le Bistrot sur la facture FAC-S4-2026-000001",
		} {
			told := slices.ContainsFunc(s.h.Mails(t), func(m apptest.Mail) bool {
				return m.To == apptest.Email(who) && strings.Contains(strings.ReplaceAll(m.Text, "\u00a0", " "), words)
			})
			if !told {
				t.Errorf("%d is not mailed %s", who, words)
			}
		}
		s.holds(s.buyer.Get("/api/invoices/summary").Want(200), map[string]any{"toPay/count": 1.0, "toPay/amount": 113.35})
		// The rest goes back too: what is left of the invoice is its carriage.
		s.takeBack(order, 7, "credit")
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"creditedAmount": 169.63, "openAmount": 14.4, "creditNotes/1/totalPriceTaxIncl": 98.95})
		// 98.95 are 82.46 and VAT of 16.49; a credit note is taken off.
		_, rows := apptest.Workbook(t, s.buyer.Get("/api/invoices/export?order[number]=asc").Want(200))
		if got := rows[1]; got["Base TVA 20 % (€)"] != "-82.46" || got["TVA 20 % (€)"] != "-16.49" || got["TVA 5,5 % (€)"] != "0" || got["Total TTC (€)"] != "-98.95" {
			t.Errorf("the second credit note is exported as %v", got)
		}
	})
}

// What comes back is credited in full to the cent, on the invoice of its parcel. Of 6 and 6 at 11.78, 8 come back: 84.81 as the second
// was invoiced, and 28.28 of the first, of which 4 and the carriage stay: 59.12, VAT 11.82.
func TestAWholeInvoiceIsCreditedToTheCent(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.ship(order, 6)
		s.move(s.buyer, order, "shipped", nil).Want(200)
		s.reports(order, "wrong", 1, 6, "refund", "")
		s.reports(order, "wrong", 0, 2, "refund", "")
		s.holds(s.buyer.Get("/api/invoices?order[number]=asc").Want(200), map[string]any{
			"hydra:totalItems": 4.0, "hydra:member/0/number": "AVO-S4-2026-000001", "hydra:member/0/totalPriceTaxIncl": 84.81,
			"hydra:member/0/creditOf/number": "FAC-S4-2026-000002", "hydra:member/1/totalPriceTaxIncl": 28.28,
			"hydra:member/1/creditOf/number": "FAC-S4-2026-000001", "hydra:member/2/openAmount": 70.94, "hydra:member/3/status": "credited",
		})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"totalPriceTaxIncl": 70.94})
	})
}

// What is credited of a parcel while another is to come is not missing from that one. 4 × 11.78 and carriage: 59.12, VAT 11.82; with 6
// more 129.80, VAT 25.96.
func TestACreditBeforeTheNextParcel(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.deliver(order, 0)
		s.takeBack(order, 2, "credit")
		s.ship(order, 6)
		s.deliver(order, 1)
		s.holds(s.buyer.Get("/api/invoices?order[number]=asc").Want(200), map[string]any{
			"hydra:totalItems": 3.0, "hydra:member/0/totalPriceTaxIncl": 28.28, "hydra:member/1/totalPriceTaxIncl": 99.22,
			"hydra:member/2/totalPriceTaxIncl": 84.82,
		})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed", "totalPriceTaxIncl": 155.76})
	})
}

// What is sent again is neither invoiced again nor credited; once its replacement is given up it is credited.
func TestAReplacementIsNoSale(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		shown := s.seller.Get(order).Want(200)
		reported := s.move(s.buyer, order, "incident", fields{"comment": "Erreur", "incident": fields{
			"kind": "wrong", "lines": []any{fields{"item": shown.Value("items/0/id"), "quantity": 2, "reason": "Autre millésime"}},
		}}).Want(200)
		s.move(s.seller, order, "preparation", fields{"outcomes": []any{
			fields{"line": reported.Value("incidents/0/lines/0/id"), "outcome": "replace", "comment": ""},
		}}).Want(200)
		s.ship(order, 1)
		s.deliver(order, 1)
		s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 1.0})
		s.seller.Post(order+"/remainder", fields{"comment": "Rupture"}).Want(200)
		s.h.Settle(t)
		// 5 × 11.78 and carriage are 70.90, VAT 14.18; 6 were 82.68, VAT 16.54.
		s.holds(s.buyer.Get("/api/invoices?kind[]=credit_note").Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/cause": "remainder", "hydra:member/0/totalPriceTaxIncl": 14.14,
		})
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed", "totalPriceTaxIncl": 85.08})
	})
}

// A supplier that issues its own invoices enters its credit notes, never beyond the invoice.
func TestACreditNoteThatWasIssuedElsewhere(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		here := s.delivered(6)
		s.seller.Post(s.buyer.Get("/api/invoices?orders[]="+here).Want(200).Text("hydra:member/0/@id")+"/credit_notes",
			fields{"number": "A-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": 1, "cause": "other"}).Want(409)
		s.seller.Patch(mandate+"/4", fields{"issuedElsewhere": true}).Want(200)
		order := s.delivered(6)
		invoice := s.seller.Post("/api/invoices", fields{
			"order": order, "issuedElsewhere": fields{"number": "F-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": 99.22},
		}).Want(201).Text("invoices/0/@id")
		credit := func(number, day string, total float64, cause string) fields {
			return fields{"number": number, "issuedOn": day, "totalPriceTaxIncl": total, "cause": cause}
		}
		for property, body := range map[string]fields{
			"number": credit("AVO-S4-2026-000009", "2026-11-16", 1, "other"), "issuedOn": credit("A-1", "2026-11-15", 1, "other"),
			"totalPriceTaxIncl": credit("A-1", "2026-11-16", 99.23, "other"), "cause": credit("A-1", "2026-11-16", 1, "mood"),
		} {
			if got := s.seller.Post(invoice+"/credit_notes", body).Want(422); got.Violations()[property] == "" {
				t.Errorf("%s is taken: %s", property, got.Body)
			}
		}
		s.buyer.Post(invoice+"/credit_notes", credit("A-1", "2026-11-16", 50, "quality")).Want(403)
		got := s.seller.Post(invoice+"/credit_notes", credit("A-1", "2026-11-16", 50, "quality")).Want(201)
		s.holds(got, map[string]any{"number": "A-1", "kind": "credit_note", "issuedElsewhere": true, "totalPriceTaxExcl": 41.66, "cause": "quality"})
		if s.seller.Post(invoice+"/credit_notes", credit("A-1", "2026-11-16", 1, "other")).Want(422).Violations()["number"] == "" {
			t.Error("one number is taken twice")
		}
		if s.seller.Post(invoice+"/credit_notes", credit("A-2", "2026-11-16", 49.23, "other")).Want(422).Violations()["totalPriceTaxIncl"] == "" {
			t.Error("more than the invoice is credited")
		}
		s.seller.Post(invoice+"/credit_notes", credit("A-2", "2026-11-16", 49.22, "other")).Want(201)
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"status": "credited", "creditedAmount": 99.22, "openAmount": 0.0})
	})
}

// An invoice of before lines were named is of its whole order: what is sent again is not invoiced once more.
func TestAnInvoiceWithoutLinesIsOfTheWholeOrder(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		unnamed := `REPLACE(CAST(paper AS TEXT), '"item"', '"was"')`
		if s.h.App.DB.Dialect() == db.Postgres {
			unnamed = "CAST(" + unnamed + " AS JSONB)"
		}
		s.h.Exec(t, "UPDATE invoices SET paper = "+unnamed)
		shown := s.seller.Get(order).Want(200)
		reported := s.move(s.buyer, order, "incident", fields{"comment": "Erreur", "incident": fields{
			"kind": "wrong", "lines": []any{fields{"item": shown.Value("items/0/id"), "quantity": 2, "reason": "Autre millésime"}},
		}}).Want(200)
		s.move(s.seller, order, "preparation", fields{"outcomes": []any{
			fields{"line": reported.Value("incidents/0/lines/0/id"), "outcome": "replace", "comment": ""},
		}}).Want(200)
		s.ship(order, 2)
		s.deliver(order, 1)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed"})
		s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 1.0})
	})
}
