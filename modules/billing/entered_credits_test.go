package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 5.6: a credit note that was entered before the incident is settled is about what then comes back: it lowers what is owed once.
// 5 × 11.78 and 12.00 are 70.90, VAT 14.18: of 99.22 the sixth bottle is 14.14.
func TestACreditThatIsEnteredFirstCountsOnce(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.delivered(6)
		invoice := s.seller.Post("/api/invoices", theirs(order, "F-1", 99.22)).Want(201).Text("invoices/0/@id")
		s.h.Settle(t)
		s.seller.Post(invoice+"/credit_notes", fields{
			"number": "A-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": 14.14, "cause": "wrong",
		}).Want(201)
		s.owes(order, 99.22, 85_08)
		s.takeBack(order, 1, "credit")
		s.owes(order, 85.08, 85_08)
		s.holds(s.seller.Get(invoice).Want(200), map[string]any{"missedCreditAmount": 0.0, "openAmount": 85.08})
		s.takeBack(order, 1, "credit") // of which there is no note yet
		s.owes(order, 70.94, 70_94)
		s.holds(s.seller.Get(invoice).Want(200), map[string]any{"missedCreditAmount": 14.14})
	})
}

// owes checks what an order comes to, and what is owed in cents.
func (s scene) owes(order string, total float64, owed int64) {
	s.Helper()
	s.holds(s.seller.Get(order).Want(200), map[string]any{"totalPriceTaxIncl": total})
	if got := s.owed(); got != owed {
		s.Errorf("%d is owed instead of %d", got, owed)
	}
}

// A credit note of a document of several orders is about the one of which something came back: of twice 99.22, 14.14 of the second.
func TestACreditOfSeveralOrdersIsOfWhatCameBack(t *testing.T) {
	t.Parallel()
	for note, missed := range map[float64]float64{14.14: 0, 10: 4.14} {
		scenes(t, func(s scene) {
			first, second := s.delivered(6), s.delivered(6)
			body := enter(first, "F-1", 198.44, fields{"otherOrders": []any{second}})
			invoice := s.seller.Post("/api/invoices", body).Want(201).Text("invoices/0/@id")
			s.h.Settle(t)
			s.takeBack(second, 1, "credit")
			s.holds(s.seller.Get(invoice).Want(200), map[string]any{"missedCreditAmount": 14.14})
			s.seller.Post(invoice+"/credit_notes", fields{
				"number": "A-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": note, "cause": "wrong",
			}).Want(201)
			s.holds(s.seller.Get(invoice).Want(200), map[string]any{"missedCreditAmount": missed})
			s.owes(second, 85.08, 184_30)
		})
	}
}

// Decision 75: what came back is credited on the invoice of its parcel, also when it was missed: it is told there alone. 11 of 12 bottles and
// 12.00 are 141.58, VAT 28.32: of 184.03 the twelfth is 14.13.
func TestAMissedCreditIsOfTheInvoiceOfItsParcel(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.ship(order, 6)
		s.move(s.buyer, order, "shipped", nil).Want(200)
		list := s.seller.Get("/api/invoices?order[number]=asc").Want(200)
		first, second := list.Text("hydra:member/0/@id"), list.Text("hydra:member/1/@id")
		s.seller.Delete(mandate + "/4").Want(204)
		s.reports(order, "wrong", 0, 1, "credit", "")
		s.holds(s.seller.Get(first).Want(200), map[string]any{"missedCreditAmount": 14.13})
		s.holds(s.seller.Get(second).Want(200), map[string]any{"missedCreditAmount": 0.0})
		s.accept()
		s.seller.Post(second+"/missed_credit_notes", nil).Want(409)
		s.holds(s.seller.Post(first+"/missed_credit_notes", nil).Want(201), map[string]any{"missedCreditAmount": 0.0, "creditedAmount": 14.13})
		s.holds(s.seller.Get(second).Want(200), map[string]any{"creditedAmount": 0.0})
		s.comesTo(order, 169.90)
	})
}

// The credit notes of an invoice whose number was lacking name the number that it is given (EN 16931, BG-3).
func TestCreditsNameTheNumberThatIsCompleted(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		invoice := s.seller.Post("/api/invoices", theirs(s.delivered(6), "X", 99.22)).Want(201).Text("invoices/0/@id")
		s.h.Exec(t, "UPDATE invoices SET number = 'CMD-1', number_key = 'CMD-1', number_lacking = TRUE")
		credit := s.seller.Post(invoice+"/credit_notes", fields{
			"number": "A-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": 10, "cause": "other",
		}).Want(201).Text("@id")
		s.seller.Patch(invoice, fields{"number": "F-2", "issuedOn": "2026-11-16"}).Want(200)
		s.holds(s.buyer.Get(credit).Want(200), map[string]any{"creditOf/number": "F-2"})
		s.holds(s.buyer.Get("/api/invoices?search=f-2").Want(200), map[string]any{"hydra:totalItems": 2.0})
	})
}

// EN 16931 BR-16: an invoice has a line. Of whose bottles none arrived, nobody owes the carriage.
func TestCarriageOfNothingIsNotInvoiced(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.AlphaWine, 6))
		s.ship(order, 6)
		s.reports(order, "missing", 0, 6, "credit", "")
		s.owes(order, 0, 0)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "closed"})
		s.holds(s.buyer.Get("/api/invoices").Want(200), map[string]any{"hydra:totalItems": 0.0})
	})
}

// A seller that charges no VAT enters what its own invoice says: 82.68, as the delivery that waits tells.
func TestWhatWaitsIsWhatASellerWithoutVATInvoices(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.h.Exec(t, "UPDATE parameter_suppliers SET vat_regime = 'franchise' WHERE user_id = ?", apptest.Alpha)
		order := s.delivered(6)
		s.holds(s.seller.Get("/api/invoices/waiting").Want(200), map[string]any{
			"rows/0/totalPriceTaxExcl": 82.68, "rows/0/totalPriceTaxIncl": 82.68, "rows/0/deliveries/0/totalPriceTaxIncl": 82.68,
		})
		s.seller.Post("/api/invoices", theirs(order, "F-1", 82.68)).Want(201)
	})
}

// Domain 5.8: each delivery is in one document of its supplier. Of two parcels of 6 the first is entered at 99.22; 3 of its bottles, then 3 of
// the second come back: 3 × 11.78 with VAT are 42.41 (35.34 + 7.07), which the supplier credits, and 3 of the second are still to be invoiced.
// From 6 bottles (99.22) to 9 (118.02 + 23.60) the order grows by 42.40: the odd cent is taken as it is entered.
func TestWhatComesBackOfAnEnteredParcelIsCreditedByItself(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.ship(order, 6)
		s.move(s.buyer, order, "shipped", nil).Want(200)
		parcel := s.seller.Get(order).Value("shipments/0/id")
		entered := s.seller.Post("/api/invoices", enter(order, "F-1", 99.22, fields{"shipments": []any{parcel}})).Want(201)
		s.h.Settle(t)
		first := entered.Text("invoices/0/@id")
		s.reports(order, "wrong", 0, 3, "credit", "")
		s.holds(s.seller.Get(first).Want(200), map[string]any{"missedCreditAmount": 42.41})
		s.holds(s.seller.Get("/api/invoices/waiting").Want(200), map[string]any{"rows/0/totalPriceTaxIncl": 84.81})
		s.owes(order, 141.62, 141_62)
		s.reports(order, "wrong", 1, 3, "credit", "")
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "pending_invoice"})
		s.holds(s.seller.Get("/api/invoices/waiting").Want(200), map[string]any{"rows/0/totalPriceTaxIncl": 42.4})
		s.seller.Post("/api/invoices", theirs(order, "F-2", 42.41)).Want(201)
		s.h.Settle(t)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "billed"})
		s.holds(s.seller.Get(first).Want(200), map[string]any{"missedCreditAmount": 42.4})
		s.seller.Post(first+"/credit_notes", fields{
			"number": "A-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": 42.41, "cause": "wrong",
		}).Want(201)
		s.holds(s.seller.Get(first).Want(200), map[string]any{"missedCreditAmount": 0.0})
		s.owes(order, 99.22, 99_22)
	})
}

// What replaces bottles of an entered parcel is in its document already: nothing is credited, and nothing invoiced again.
func TestWhatReplacesBottlesOfAnEnteredParcelIsInItsDocument(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.deliver(order, 0)
		first := s.seller.Post("/api/invoices", theirs(order, "F-1", 99.22)).Want(201).Text("invoices/0/@id")
		s.h.Settle(t)
		s.reports(order, "wrong", 0, 2, "replace", "preparation")
		s.ship(order, 8)
		s.deliver(order, 1)
		s.holds(s.seller.Get(first).Want(200), map[string]any{"missedCreditAmount": 0.0})
		s.holds(s.seller.Get("/api/invoices/waiting").Want(200), map[string]any{"rows/0/totalPriceTaxIncl": 84.81})
		s.seller.Post("/api/invoices", theirs(order, "F-2", 84.81)).Want(201)
		s.h.Settle(t)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "billed"})
		s.owes(order, 184.03, 184_03)
	})
}
