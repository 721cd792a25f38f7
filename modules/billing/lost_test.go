package billing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// reports complains about units of the first line of an order, in one of its parcels, and lets the seller settle it so.
func (s scene) reports(order, kind string, parcel, units int, outcome, to string) {
	s.Helper()
	shown := s.seller.Get(order).Want(200)
	reported := s.move(s.buyer, order, "incident", fields{"comment": "Colis perdu", "incident": fields{"kind": kind, "lines": []any{
		fields{
			"item": shown.Value("items/0/id"), "shipment": shown.Value(path("shipments", parcel, "id")), "quantity": units, "reason": "Perdu",
		},
	}}}).Want(200)
	if to == "" {
		to = shown.Text("status")
	}
	open := path("incidents", len(reported.Value("incidents").([]any))-1, "lines/0/id") //nolint:forcetypeassert // a list
	s.move(s.seller, order, to, fields{"outcomes": []any{
		fields{"line": reported.Value(open), "outcome": outcome, "comment": ""},
	}}).Want(200)
}

// Domain 5.8: what was lost before it was delivered is neither invoiced nor credited, also when somebody says afterwards that it came. Of 60
// bottles 30 × 11.78 arrived: 353.40, VAT 70.68, and carriage is free. The system never says that the lost parcel arrived.
func TestWhatWasLostOnItsWayIsNeitherInvoicedNorCredited(t *testing.T) {
	t.Parallel()
	for _, found := range []bool{false, true} {
		months(t, "2026-11-16 11:00", func(m month) {
			m.accept()
			order := m.prepared(apptest.Item(apptest.AlphaWine, 60))
			m.ship(order, 30)
			m.ship(order, 30)
			m.deliver(order, 0)
			m.reports(order, "missing", 1, 30, "credit", "")
			m.comesTo(order, 424.08)
			m.holds(m.seller.Get(order).Want(200), map[string]any{
				"status": "billed", "shipments/1/lost": true, "shipments/1/mayConfirm": false, "shipments/1/deliveredAt": nil,
			})
			if found {
				m.deliver(order, 1)
				m.buyer.Post(path(order, "shipments", m.seller.Get(order).Value("shipments/1/id"), "delivery"), nil).Want(409)
			} else {
				m.at("2026-12-01 11:00")
				if n, err := m.h.App.Modules.Orders.DeliverDue(t.Context()); err != nil || n != 0 {
					t.Errorf("%d parcels are taken for delivered: %v", n, err)
				}
			}
			m.comesTo(order, 424.08)
			m.all(map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/creditedAmount": 0.0})
		})
	}
}

// What replaces lost bottles is invoiced when it arrives, with its own parcel: 60 × 11.78 are 706.80, VAT 141.36.
func TestWhatReplacesLostBottlesIsInvoicedWithItsParcel(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		m.accept()
		order := m.prepared(apptest.Item(apptest.AlphaWine, 60))
		m.ship(order, 30)
		m.ship(order, 30)
		m.deliver(order, 0)
		m.reports(order, "missing", 1, 30, "replace", "preparation")
		m.at("2026-11-20 11:00")
		m.ship(order, 30)
		m.deliver(order, 2)
		m.comesTo(order, 848.16)
		iris := m.all(map[string]any{"hydra:totalItems": 2.0})
		m.holds(m.seller.Get(iris[1]).Want(200), map[string]any{
			"deliveredOn": "2026-11-20", "items/0/quantity": 30.0, "shipment": m.seller.Get(order).Value("shipments/2/number"),
		})
	})
}

// What an incident takes back of a parcel is credited on that parcel’s invoice, be it not the latest.
func TestACreditIsOfTheInvoiceOfItsParcel(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.accept()
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		s.deliver(order, 0)
		s.ship(order, 6)
		s.deliver(order, 1)
		s.reports(order, "wrong", 0, 2, "credit", "")
		s.holds(s.buyer.Get("/api/invoices?kind[]=credit_note").Want(200), map[string]any{
			"hydra:totalItems": 1.0, "hydra:member/0/creditOf/number": "FAC-S4-2026-000001", "hydra:member/0/totalPriceTaxExcl": 23.56,
		})
	})
}

// An incident names its parcel: it is derived where there is one, and asked where there are several.
func TestAnIncidentNamesItsParcel(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		order := s.prepared(apptest.Item(apptest.AlphaWine, 12))
		s.ship(order, 6)
		shown := s.seller.Get(order).Want(200)
		report := func(line fields) fields {
			line["item"], line["reason"] = shown.Value("items/0/id"), "Autre millésime"
			return fields{"transition": "incident", "comment": "Erreur", "incident": fields{"kind": "wrong", "lines": []any{line}}}
		}
		s.holds(s.buyer.Post(order+"/transitions", report(fields{"quantity": 1})).Want(200), map[string]any{
			"incidents/0/lines/0/shipment": shown.Value("shipments/0/id"),
		})
		s.move(s.seller, order, "partially_shipped", fields{"outcomes": []any{
			fields{"line": s.seller.Get(order).Value("incidents/0/lines/0/id"), "outcome": "credit", "comment": ""},
		}}).Want(200)
		s.ship(order, 6)
		second := s.seller.Get(order).Value("shipments/1/id")
		for member, c := range map[string]struct {
			line  fields
			words string
		}{
			"shipment": {fields{"quantity": 1}, "Cette ligne est partie en plusieurs colis : choisissez le colis concerné"},
			"quantity": {fields{"quantity": 7, "shipment": second}, "Vous pouvez signaler 6 unités de ce colis au plus"},
		} {
			got := s.buyer.Post(order+"/transitions", report(c.line)).Want(422).Violations()["incident.lines[0]."+member]
			if got != c.words {
				t.Errorf("%s: %q", member, got)
			}
		}
		s.buyer.Post(order+"/transitions", report(fields{"quantity": 1, "shipment": 9999})).Want(422)
		s.holds(s.buyer.Post(order+"/transitions", report(fields{"quantity": 6, "shipment": second})).Want(200), map[string]any{
			"incidents/1/lines/0/shipment": second,
		})
		// Before anything of an order left, it has no parcel: another order's is refused.
		unsent := s.prepared(apptest.Item(apptest.AlphaWine, 6))
		shown = s.seller.Get(unsent).Want(200)
		got := s.buyer.Post(unsent+"/transitions", report(fields{"quantity": 1, "shipment": second})).Want(422).Violations()
		if got["incident.lines[0].shipment"] != "Ce colis ne contient pas cette ligne" {
			t.Errorf("a parcel of another order: %v", got)
		}
	})
}
