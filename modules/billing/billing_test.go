package billing_test

import (
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

func path(parts ...any) string {
	words := make([]string, 0, len(parts))
	for _, p := range parts {
		words = append(words, fmt.Sprint(p))
	}
	return strings.Join(words, "/")
}

// Domain 5.3, 5.8: each parcel of a delivered order is invoiced, carriage once on the first; the order is then billed by the
// system. 6 × 11.78 and carriage of 12.00 are 82.68, VAT 16.54; both parcels 153.36, VAT 30.67: the second has 14.13 of it, where
// 20 % of 70.68 would be a cent more than the order.
func TestEachParcelOfAnOrderIsInvoiced(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.ship(order, 6)
		s.move(s.buyer, order, "shipped", nil).Want(200)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed", "totalPriceTaxIncl": 184.03})
		list := s.buyer.Get("/api/invoices?order[number]=asc").Want(200)
		s.holds(list, map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/number": "FAC-S4-2026-000001", "hydra:member/1/number": "FAC-S4-2026-000002",
			"hydra:member/0/totalPriceTaxExcl": 82.68, "hydra:member/0/totalPriceTaxIncl": 99.22, "hydra:member/0/openAmount": 99.22,
			"hydra:member/1/totalPriceTaxExcl": 70.68, "hydra:member/1/totalPriceTaxIncl": 84.81, "hydra:member/0/status": "to_pay",
			"hydra:member/0/issuedOn": "2026-11-16", "hydra:member/0/dueOn": "2026-12-16", "hydra:member/0/orders/0/@id": order,
			"hydra:member/0/supplier/company": "Maison Alpha", "hydra:member/0/customer/company": "Le Bistrot",
			"hydra:member/0/issuedElsewhere": false, "hydra:member/0/paidAmount": 0.0, "hydra:member/0/creditedAmount": 0.0,
		})
		first := s.buyer.Get(list.Text("hydra:member/0/@id")).Want(200)
		s.holds(first, map[string]any{
			"seller/siren": "552100554", "seller/address/street": "1 rue du Test", "buyer/address/city": "Paris", "shippingAddress/postcode": "75011",
			"deliveredOn": "2026-11-16", "items/0/quantity": 6.0, "items/0/unitPriceTaxExcl": 11.78, "items/0/totalPriceTaxExcl": 70.68,
			"items/0/product/abv": 13.0, "items/0/product/bottleSizeCl": 75.0, "volumeCl": 450.0, "shippingPriceTaxExcl": 12.0,
			"vat/0/rate": 20.0, "vat/0/base": 82.68, "vat/0/amount": 16.54, "paymentTerms/kind": "days", "paymentTerms/days": 30.0,
			"transferReference": "FAC-S4-2026-000001", "carrier": "Geodis", "outsideB2B": true,
		})
		second := s.buyer.Get(list.Text("hydra:member/1/@id")).Want(200)
		s.holds(second, map[string]any{"shippingPriceTaxExcl": 0.0, "vat/0/base": 70.68, "vat/0/amount": 14.13})
		if got := s.buyer.Get(order).Want(200); !strings.Contains(string(got.Body), "Facture FAC-S4-2026-000001, FAC-S4-2026-000002") {
			t.Errorf("the timeline does not name the invoices: %s", got.Body)
		}
	})
}

// The mentions of the law, in its words: 40 € in full, penalties, no discount, the mandate, the nature of the operation. Its buyer is
// told.
func TestAnInvoiceSaysWhatTheLawAsksFor(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.delivered(6)
		got := s.buyer.Get(s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")).Want(200)
		for _, words := range []string{
			"Facture émise par Millésime au nom et pour le compte de Maison Alpha", "quarante euros (40 €)", "majoré de 10 points",
			"Pas d’escompte pour paiement anticipé", "livraison de biens",
		} {
			if !strings.Contains(string(got.Body), words) {
				t.Errorf("%q is missing: %s", words, got.Text("mentions"))
			}
		}
		mail := s.h.MailTo(t, apptest.Email(apptest.Restaurant))
		words := "Maison Alpha vous a facturé 99,22 € TTC, à payer avant le 16/12/2026 : facture FAC-S4-2026-000001."
		if mail.Subject != "Votre facture FAC-S4-2026-000001" || !strings.Contains(strings.ReplaceAll(mail.Text, "\u00a0", " "), words) ||
			!strings.HasSuffix(mail.Link(t), strings.TrimPrefix(got.Text("@id"), "/api")) {
			t.Errorf("the buyer is mailed %s: %s", mail.Subject, mail.Text)
		}
	})
}

// Domain 5.8, R-9.046: wine is due 60 days after the issue, 15 January; a spirit at the latest 30 days after the end of November.
// 6 × 19.00 and carriage of 12.00 are 126.00, VAT 25.20; with 6 × 11.78 they are 196.68, VAT 39.34: the wine has 14.14 of it.
func TestADeliveryWithTwoDueDatesHasTwoInvoices(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.h.Exec(t, "UPDATE parameter_suppliers SET payment_terms_days = 60 WHERE user_id = ?", apptest.Alpha)
		s.h.Exec(t, "UPDATE products SET type = 'spirit' WHERE id = ?", apptest.LastOnes)
		order := s.prepared(apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.LastOnes, 6))
		s.ship(order, 6, 6)
		s.move(s.buyer, order, "shipped", nil).Want(200)
		s.holds(s.buyer.Get("/api/invoices?order[dueOn]=asc").Want(200), map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/dueOn": "2026-12-30", "hydra:member/1/dueOn": "2027-01-15",
			"hydra:member/0/number": "FAC-S4-2026-000001", "hydra:member/0/totalPriceTaxIncl": 151.2, "hydra:member/1/totalPriceTaxIncl": 84.82,
		})
	})
}

// Domain 5.8: nothing is issued without the mandate, and no order is held up; once it is given, what waits is issued.
func TestInvoicesWaitForTheMandate(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.delivered(6)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "pending_invoice"})
		s.holds(s.seller.Get(mandate+"/4").Want(200), map[string]any{
			"acceptedAt": nil, "supplierCode": "S4", "waiting/0/@id": order, "waiting/0/totalPriceTaxIncl": 99.22, "incomplete": false,
		})
		refused := s.seller.Post("/api/invoices", fields{"order": order}).Want(409)
		if !strings.Contains(refused.Text("hydra:description"), "n’a pas encore accepté le mandat de facturation") {
			t.Errorf("refused: %s", refused.Body)
		}
		s.seller.Post(mandate, fields{"textHash": "another"}).Want(409)
		s.accept()
		s.holds(s.seller.Get(mandate+"/4").Want(200), map[string]any{"acceptedBy": "Maison Alpha"})
		if err := s.h.App.Modules.Billing.IssueWaiting(t.Context()); err != nil {
			t.Fatal(err)
		}
		s.h.Settle(t)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "billed"})
		s.holds(s.seller.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/number": "FAC-S4-2026-000001"})
		s.seller.Post("/api/invoices", fields{"order": order}).Want(409)
	})
}

// A supplier that invoices elsewhere enters number, date and total, and its order goes on.
func TestAnInvoiceThatWasIssuedElsewhere(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.seller.Patch(mandate+"/4", fields{"issuedElsewhere": true}).Want(200)
		order, other := s.delivered(6), s.delivered(12)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "pending_invoice"})
		s.seller.Post("/api/invoices", fields{"order": order}).Want(409)
		entered := func(order, number, day string, total float64) fields {
			return fields{"order": order, "issuedElsewhere": fields{"number": number, "issuedOn": day, "totalPriceTaxIncl": total}}
		}
		for why, body := range map[string]fields{
			"issuedElsewhere.number":            entered(order, "n;1", "2026-11-16", 99.22),
			"issuedElsewhere.issuedOn":          entered(order, "F-1", "2026-11-17", 99.22),
			"issuedElsewhere.totalPriceTaxIncl": entered(order, "F-1", "2026-11-16", 0),
		} {
			if s.seller.Post("/api/invoices", body).Want(422).Violations()[why] == "" {
				t.Errorf("%s is taken", why)
			}
		}
		if s.seller.Post("/api/invoices", entered(order, "FAC-S4-2026-000009", "2026-11-16", 99.22)).Want(422).Violations()["issuedElsewhere.number"] == "" {
			t.Error("a number of the house's own series is taken")
		}
		got := s.seller.Post("/api/invoices", entered(order, "F-2026/17", "2026-11-16", 99.22)).Want(201)
		s.h.Settle(t)
		s.holds(got, map[string]any{
			"invoices/0/number": "F-2026/17", "invoices/0/issuedElsewhere": true, "invoices/0/totalPriceTaxExcl": 82.68, "invoices/0/dueOn": "2026-12-16",
		})
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "billed"})
		if s.seller.Post("/api/invoices", entered(other, "F-2026/17", "2026-11-16", 184.03)).Want(422).Violations()["issuedElsewhere.number"] == "" {
			t.Error("one number is taken twice")
		}
	})
}

// Domain 5.3: an order that was paid before is closed with its invoice; one that is paid after settles it.
func TestInvoicesArePaidWithTheirOrders(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.delivered(6)
		s.h.Exec(t, "UPDATE invoices SET due_on = '2026-11-15'")
		s.holds(s.buyer.Get("/api/invoices?status[]=overdue").Want(200), map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/status": "overdue"})
		s.holds(s.buyer.Get("/api/invoices?status[]=to_pay&status[]=paid").Want(200), map[string]any{"hydra:totalItems": 0.0})
		s.holds(s.buyer.Get("/api/invoices/summary").Want(200), map[string]any{
			"overdue/count": 1.0, "overdue/amount": 99.22, "toPay/count": 0.0, "paid/count": 0.0,
		})
		// The figures are those of the list that they stand above.
		for narrowed, count := range map[string]float64{
			"supplier=4": 1, "supplier=5": 0, "customer=3&status[]=overdue": 1, "status[]=paid": 0, "issuedOn[gte]=2099-01-01": 0, "search=zzz": 0,
		} {
			s.holds(s.buyer.Get("/api/invoices/summary?"+narrowed).Want(200), map[string]any{"overdue/count": count})
			s.holds(s.buyer.Get("/api/invoices?"+narrowed).Want(200), map[string]any{"hydra:totalItems": count})
		}
		s.pay(s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id"), 99.22).Want(201)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "closed"})
		s.holds(s.buyer.Get("/api/invoices?status[]=paid&order[dueOn]=asc").Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/paidAmount": 99.22, "hydra:member/0/openAmount": 0.0,
		})

		s.h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = NULL WHERE parent_id = ? AND child_id = ?", apptest.Alpha, apptest.Restaurant)
		prepaid := s.buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))).Want(201).Text("orders/0")
		s.h.Settle(t)
		for _, to := range []string{"paid", "validated", "preparation"} {
			s.move(s.seller, prepaid, to, nil).Want(200)
		}
		s.ship(prepaid, 6)
		s.move(s.buyer, prepaid, "shipped", nil).Want(200)
		s.holds(s.buyer.Get(prepaid).Want(200), map[string]any{"status": "closed"})
		s.holds(s.buyer.Get("/api/invoices?kind[]=invoice&orders[]="+prepaid).Want(200), map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/status": "paid"})
	})
}

// Decision 19: what was credited before the invoice is not invoiced. 5 of 12 are taken back: 7 × 11.78 and carriage are 94.46, VAT
// 18.89.
func TestWhatWasCreditedBeforeIsNotInvoiced(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.delivered(12)
		line := s.seller.Get(order).Want(200).Value("items/0/id")
		reported := s.move(s.buyer, order, "incident", fields{"comment": "Erreur", "incident": fields{
			"kind": "wrong", "lines": []any{fields{"item": line, "quantity": 5, "reason": "Autre millésime"}},
		}}).Want(200)
		s.accept()
		s.move(s.seller, order, "pending_invoice", fields{"outcomes": []any{
			fields{"line": reported.Value("incidents/0/lines/0/id"), "outcome": "goods_back", "comment": ""},
		}}).Want(200)
		s.holds(s.buyer.Get(order).Want(200), map[string]any{"status": "billed", "totalPriceTaxIncl": 113.35})
		s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/totalPriceTaxExcl": 94.46, "hydra:member/0/totalPriceTaxIncl": 113.35,
		})
	})
}

// An issued invoice never changes, whatever its parties are called later; it is found by words of then.
func TestAnIssuedInvoiceNeverChanges(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		s.delivered(6)
		iri := s.buyer.Get("/api/invoices").Want(200).Text("hydra:member/0/@id")
		before := string(s.buyer.Get(iri).Want(200).Body)
		s.h.Exec(t, "UPDATE users SET company = 'Renommée', siren = '732829320' WHERE id IN (?, ?)", apptest.Alpha, apptest.Restaurant)
		s.h.Exec(t, "UPDATE addresses SET street = 'Ailleurs'")
		s.h.Exec(t, "UPDATE products SET name = 'Autre'")
		if after := string(s.buyer.Get(iri).Want(200).Body); after != before {
			t.Errorf("%s instead of %s", after, before)
		}
		s.holds(s.buyer.Get("/api/invoices?search=bistrot+fac-s4").Want(200), map[string]any{"hydra:totalItems": 1.0})
		s.holds(s.buyer.Get("/api/invoices?search=renomm").Want(200), map[string]any{"hydra:totalItems": 0.0})
		s.buyer.Get("/api/invoices/export").Want(200)
	})
}
