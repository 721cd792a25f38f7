package billing_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// owed is what Le Bistrot owes Alpha, in cents.
func (s scene) owed() int64 {
	s.Helper()
	return s.h.Count(s.TB, "SELECT COALESCE(SUM(owed_cents), 0) FROM exposures WHERE supplier_id = ? AND customer_id = ?", apptest.Alpha, apptest.Restaurant)
}

// enter is an invoice of that Monday with further members.
func enter(order, number string, total float64, more fields) fields {
	body := theirs(order, number, total)
	body["issuedElsewhere"] = apptest.With(body["issuedElsewhere"].(fields), more) //nolint:forcetypeassert // as it was made
	return body
}

// Domain 5.8: what a supplier issued itself is held against what arrived: 6 × 11.78 and carriage of 12.00 are 82.68, VAT 16.54, 99.22. Another
// total is asked about, and taken when it is confirmed. Its customer owes what the invoice says (domain 5.6), and less what was credited.
func TestWhatIsEnteredIsHeldAgainstWhatArrived(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.delivered(6)
		for _, total := range []float64{992.2, 99.24, 99.2, 0.01} {
			refused := s.seller.Post("/api/invoices", theirs(order, "F-1", total)).Want(422).Violations()["issuedElsewhere.totalPriceTaxIncl"]
			if want := "Ce qui est livré et n’est pas facturé fait 99,22 €"; !strings.HasPrefix(strings.ReplaceAll(refused, "\u00a0", " "), want) {
				t.Errorf("%v: %q", total, refused)
			}
		}
		if got := s.owed(); got != 99_22 {
			t.Errorf("%d is owed before the invoice", got)
		}
		entered := s.seller.Post("/api/invoices", enter(order, "F-1", 134.06, fields{"confirmed": true})).Want(201)
		s.holds(entered, map[string]any{"invoices/0/totalPriceTaxIncl": 134.06, "invoices/0/totalPriceTaxExcl": 111.71})
		s.holds(s.buyer.Get(entered.Text("invoices/0/@id")).Want(200), map[string]any{"items/0": nil, "vat/0": nil, "shippingPriceTaxExcl": 0.0, "volumeCl": 0.0})
		if got := s.owed(); got != 134_06 {
			t.Errorf("%d is owed by an invoice of 134.06", got)
		}
		s.seller.Post(entered.Text("invoices/0/@id")+"/credit_notes", fields{
			"number": "A-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": 34.84, "cause": "other",
		}).Want(201)
		if got := s.owed(); got != 99_22 {
			t.Errorf("%d is owed once 34.84 were credited", got)
		}
		s.h.Settle(t)
		s.move(s.admin, order, "closed", fields{"comment": "Liquidation"}).Want(200)
		if got := s.owed(); got != 0 {
			t.Errorf("%d is owed by a closed order", got)
		}
		s.holds(s.buyer.Get(entered.Text("invoices/0/@id")).Want(200), map[string]any{"openAmount": 0.0, "status": "written_off"})
	})
}

// Of two deliveries each has its document, entered one by one: 99.22 with the carriage, and 84.81. What comes back is credited at once, also
// where the note is still to be entered: it then changes nothing more.
func TestEachDeliveryIsEnteredOnce(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.ship(order, 6)
		s.deliver(order, 0)
		s.seller.Post("/api/invoices", theirs(order, "F-1", 99.22)).Want(201)
		s.h.Settle(t)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "pending_shipping"})
		s.seller.Post("/api/invoices", theirs(order, "F-2", 99.22)).Want(409)
		s.deliver(order, 1)
		s.seller.Post("/api/invoices", theirs(order, "F-2", 84.81)).Want(201)
		s.h.Settle(t)
		s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "billed"})
		s.seller.Post("/api/invoices", theirs(order, "F-3", 84.81)).Want(409)
		s.takeBack(order, 6, "credit")
		if got := s.owed(); got != 99_22 {
			t.Errorf("%d is owed once half came back", got)
		}
		second := s.buyer.Get("/api/invoices?order[number]=desc").Want(200).Text("hydra:member/0/@id")
		s.seller.Post(second+"/credit_notes", fields{
			"number": "A-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": 84.81, "cause": "wrong",
		}).Want(201)
		if got := s.owed(); got != 99_22 {
			t.Errorf("%d is owed once its note was entered", got)
		}
	})
}

// A parcel may be named, and one invoice be of several orders: 84.81 of a second parcel with 99.22 of another order.
func TestOneDocumentIsOfSeveralDeliveries(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		first := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(first, 6)
		s.ship(first, 6)
		s.move(s.buyer, first, "shipped", nil).Want(200)
		shown := s.seller.Get(first).Want(200)
		s.seller.Post("/api/invoices", enter(first, "F-1", 99.22, fields{"shipments": []any{shown.Value("shipments/0/id")}})).Want(201)
		s.h.Settle(t)
		s.holds(s.seller.Get(first).Want(200), map[string]any{"status": "pending_invoice"})
		second := s.delivered(6)
		body := enter(first, "F-2", 184.05, fields{"otherOrders": []any{second}, "confirmed": true})
		s.holds(s.seller.Post("/api/invoices", body).Want(201), map[string]any{"invoices/0/orders/1/@id": second, "invoices/0/totalPriceTaxIncl": 184.05})
		s.h.Settle(t)
		for _, order := range []string{first, second} {
			s.holds(s.seller.Get(order).Want(200), map[string]any{"status": "billed"})
		}
		if got := s.owed(); got != 99_22+184_05 {
			t.Errorf("%d is owed by invoices of 99.22 and 184.05", got)
		}
		other := s.h.As(t, apptest.Email(apptest.Stranger)).
			Post("/api/cart", apptest.Order(apptest.Cart(apptest.Stranger, apptest.Item(apptest.AlphaWine, 6)))).Want(201).Text("orders/0")
		s.seller.Post("/api/invoices", enter(s.delivered(6), "F-3", 99.22, fields{"otherOrders": []any{other}})).Want(422)
	})
}

// Numbers are one whatever their case and their dashes; a dash of another kind is taken for the one of keyboards.
func TestNumbersOfElsewhereAreToldApartByWhatTheySay(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		entered := s.seller.Post("/api/invoices", theirs(s.delivered(6), "F\u20102026\u20141", 99.22)).Want(201)
		s.holds(entered, map[string]any{"invoices/0/number": "F-2026-1"})
		order := s.delivered(6)
		for _, number := range []string{"F-2026-1", "f-2026-1", "f\u20112026\u22121"} {
			if s.seller.Post("/api/invoices", theirs(order, number, 99.22)).Want(422).Violations()["issuedElsewhere.number"] == "" {
				t.Errorf("%s is taken beside F-2026-1", number)
			}
		}
		if s.seller.Post("/api/invoices", theirs(order, "fac\u2010s4-2026-1", 99.22)).Want(422).Violations()["issuedElsewhere.number"] == "" {
			t.Error("a number of the house's own series is taken")
		}
		for _, number := range []string{"F<1", "F;1", strings.Repeat("1", 36)} {
			if why := s.seller.Post("/api/invoices", theirs(order, number, 99.22)).Want(422).Violations()["issuedElsewhere.number"]; !strings.HasPrefix(why, "Un numéro a 35 caractères au plus") {
				t.Errorf("%q: %q", number, why)
			}
		}
		// Papers have blanks and signs in their numbers.
		s.holds(s.seller.Post("/api/invoices", theirs(order, " Facture\u00a0n°  12 – É ", 99.22)).Want(201), map[string]any{"invoices/0/number": "Facture n° 12 - É"})
	})
}

// Domain 5.3: what was billed by hand before has a document of elsewhere whose number its supplier completes, once.
func TestTheNumberOfWhatWasBilledByHandIsCompleted(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.seller.Post("/api/invoices", theirs(s.delivered(6), "F-1", 99.22)).Want(201)
		order := s.delivered(6)
		invoice := s.seller.Post("/api/invoices", theirs(order, "X", 99.22)).Want(201).Text("invoices/0/@id")
		s.h.Exec(t, "UPDATE invoices SET number = 'CMD-2026-000002', number_key = 'CMD-2026-000002', number_lacking = TRUE WHERE number = 'X'")
		s.holds(s.seller.Get(mandate+"/4").Want(200), map[string]any{
			"numberLacking/0/@id": invoice, "numberLacking/0/customer/company": "Le Bistrot", "numberLacking/0/issuedOn": "2026-11-16",
			"numberLacking/1": nil,
		})
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"numberLacking": true})
		_, rows := apptest.Workbook(t, s.buyer.Get("/api/invoices/export?orders[]="+order).Want(200))
		if rows[0]["Facture"] != "à compléter" {
			t.Errorf("exported as %s", rows[0]["Facture"])
		}
		for member, body := range map[string]fields{
			"number": {"number": "f-1", "issuedOn": "2026-11-16"}, "issuedOn": {"number": "F-2", "issuedOn": "2026-11-17"},
		} {
			if s.seller.Patch(invoice, body).Want(422).Violations()[member] == "" {
				t.Errorf("%v is taken", body)
			}
		}
		if why := s.seller.Patch(invoice, fields{"number": "cmd-2026-000002", "issuedOn": "2026-11-16"}).Want(422).Violations()["number"]; why == "" {
			t.Error("the order's number is taken for the invoice's")
		}
		s.buyer.Patch(invoice, fields{"number": "F-2", "issuedOn": "2026-11-16"}).Want(403)
		whole := fields{} // as a client sends it that reads, fills in the number and sends all of it
		s.seller.Get(invoice).Want(200).JSON(&whole)
		whole["number"] = "F-2"
		s.holds(s.seller.Patch(invoice, whole).Want(200), map[string]any{
			"number": "F-2", "numberLacking": false, "totalPriceTaxIncl": 99.22,
		})
		s.holds(s.buyer.Get("/api/invoices?search=f-2").Want(200), map[string]any{"hydra:totalItems": 1.0})
		s.holds(s.seller.Get(mandate+"/4").Want(200), map[string]any{"numberLacking/0": nil})
		s.seller.Patch(invoice, fields{"number": "F-3", "issuedOn": "2026-11-16"}).Want(409)
	})
}

// Domain 5.8: what came back while no credit note could be issued is told to the supplier, who issues it once its mandate holds again, or
// enters its own after a revocation. 4 of 6 bottles at 11.78 are 47.12, VAT 16.54 - 7.11 = 9.43: 56.55.
func TestACreditThatWasMissedIsMadeUpFor(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		first, second := s.delivered(6), s.delivered(6)
		s.seller.Delete(mandate + "/4").Want(204)
		s.takeBack(first, 4, "credit")
		s.takeBack(second, 4, "credit")
		list := s.seller.Get("/api/invoices?order[number]=asc").Want(200)
		invoice, other := list.Text("hydra:member/0/@id"), list.Text("hydra:member/1/@id")
		s.holds(s.seller.Get(invoice).Want(200), map[string]any{"missedCreditAmount": 56.55, "creditedAmount": 0.0})
		s.holds(s.buyer.Get(invoice).Want(200), map[string]any{"missedCreditAmount": 0.0})
		s.seller.Post(invoice+"/missed_credit_notes", nil).Want(409)
		s.seller.Post(other+"/credit_notes", fields{
			"number": "A-1", "issuedOn": "2026-11-16", "totalPriceTaxIncl": 56.55, "cause": "wrong",
		}).Want(201)
		s.holds(s.seller.Get(other).Want(200), map[string]any{"missedCreditAmount": 0.0, "creditedAmount": 56.55})
		owed := s.owed()
		s.accept()
		s.holds(s.seller.Post(invoice+"/missed_credit_notes", nil).Want(201), map[string]any{
			"missedCreditAmount": 0.0, "creditedAmount": 56.55, "creditNotes/0/number": "AVO-S4-2026-000001",
		})
		for _, one := range []string{invoice, other} {
			s.seller.Post(one+"/missed_credit_notes", nil).Want(409)
		}
		if got := s.owed(); got != owed || got != 2*42_67 {
			t.Errorf("%d is owed, %d before, of two invoices of 42.67 each", got, owed)
		}
	})
}
