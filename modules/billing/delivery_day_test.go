package billing_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// confirmed says that a parcel of an order arrived on a day.
func (s scene) confirmed(order string, parcel int, day any, status int) map[string]string {
	s.Helper()
	shipment := s.buyer.Get(order).Want(200).Text(path("shipments", parcel, "id"))
	got := s.buyer.Post(order+"/shipments/"+shipment+"/delivery", fields{"deliveredOn": day}).Want(status)
	s.h.Settle(s.TB)
	if status != 422 {
		return nil
	}
	return got.Violations()
}

// Domain 5.8: the day of a delivery is told, from the day on which its parcel left to today. Spirits are due 30 days after the end of its month
// what arrived on 31 October and is told on 2 November, on 30 November.
func TestADeliveryIsOfTheDayThatIsTold(t *testing.T) {
	t.Parallel()
	months(t, "2026-10-30 11:00", func(m month) {
		m.accept()
		m.h.Exec(t, "UPDATE parameter_suppliers SET payment_terms_days = 60 WHERE user_id = ?", apptest.Alpha)
		m.h.Exec(t, "UPDATE products SET type = 'spirit' WHERE id = ?", apptest.LastOnes)
		order := m.prepared(apptest.Item(apptest.LastOnes, 12))
		m.ship(order, 6)
		m.at("2026-11-02 09:00")
		for _, day := range []string{"2026-10-29", "2026-11-03"} {
			words := strings.ReplaceAll(m.confirmed(order, 0, day, 422)["deliveredOn"], "\u00a0", " ")
			want := m.seller.Get(order).Text("shipments/0/number") +
				" est parti le 30 octobre 2026 : la livraison est de ce jour au plus tôt, d’aujourd’hui au plus tard."
			if words != want {
				t.Errorf("%s: %q", day, words)
			}
		}
		m.confirmed(order, 0, "", 422)
		m.confirmed(order, 0, "2026-10-31", 200)
		m.holds(m.seller.Get(order).Want(200), map[string]any{"shipments/0/deliveredOn": "2026-10-31"})
		m.confirmed(order, 0, "2026-10-31", 409)
		m.ship(order, 6)
		m.confirmed(order, 1, nil, 200)
		m.holds(m.seller.Get(order).Want(200), map[string]any{"shipments/1/deliveredOn": "2026-11-02"})
		iris := m.all(map[string]any{
			"hydra:totalItems": 2.0, "hydra:member/0/dueOn": "2026-11-30", "hydra:member/0/issuedOn": "2026-11-02", "hydra:member/1/dueOn": "2026-12-30",
		})
		m.holds(m.buyer.Get(iris[0]).Want(200), map[string]any{"deliveredOn": "2026-10-31"})
	})
}

// The month of a delivery is that of its day: what is told in March to have arrived in February is of February.
func TestADeliveryIsOfTheMonthOfItsDay(t *testing.T) {
	t.Parallel()
	months(t, "2027-02-26 11:00", func(m month) {
		m.accept()
		m.invoiced("month")
		orders := []string{m.prepared(apptest.Item(apptest.AlphaWine, 6)), m.prepared(apptest.Item(apptest.AlphaWine, 6))}
		for _, order := range orders {
			m.ship(order, 6)
		}
		m.at("2027-03-10 11:00")
		m.move(m.buyer, orders[0], "shipped", fields{"deliveredOn": "2027-02-27"}).Want(200)
		m.move(m.buyer, orders[1], "shipped", nil).Want(200)
		m.issueWaiting()
		m.all(map[string]any{"hydra:totalItems": 1.0, "hydra:member/0/month": "2027-02", "hydra:member/0/orders/0/@id": orders[0]})
		m.at("2027-03-31 20:00")
		m.issueWaiting()
		m.all(map[string]any{"hydra:totalItems": 2.0, "hydra:member/1/month": "2027-03", "hydra:member/1/orders/0/@id": orders[1]})
	})
}

// The system’s day is the tenth after the parcel left, whenever its job runs: of a part, and of a whole order.
func TestTheSystemsDayIsTheTenth(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		part, whole := m.prepared(apptest.Item(apptest.AlphaWine, 12)), m.prepared(apptest.Item(apptest.AlphaWine, 12))
		m.ship(part, 6)
		m.ship(whole, 6)
		m.at("2026-11-18 23:30")
		m.ship(whole, 6)
		m.at("2026-12-20 08:00")
		orders := m.h.App.Modules.Orders
		if _, err := orders.MoveDue(t.Context()); err != nil {
			t.Fatal(err)
		}
		if _, err := orders.DeliverDue(t.Context()); err != nil {
			t.Fatal(err)
		}
		m.h.Settle(t)
		m.holds(m.seller.Get(part).Want(200), map[string]any{"status": "partially_shipped", "shipments/0/deliveredOn": "2026-11-26"})
		m.holds(m.seller.Get(whole).Want(200), map[string]any{
			"status": "pending_invoice", "shipments/0/deliveredOn": "2026-11-26", "shipments/1/deliveredOn": "2026-11-28",
		})
	})
}

// Many orders arrive on one day, each as far as that may be; no other step has a day.
func TestManyDeliveriesOfADay(t *testing.T) {
	t.Parallel()
	months(t, "2026-11-16 11:00", func(m month) {
		early, late := m.prepared(apptest.Item(apptest.AlphaWine, 6)), m.prepared(apptest.Item(apptest.AlphaWine, 6))
		m.ship(early, 6)
		m.at("2026-11-18 11:00")
		m.ship(late, 6)
		m.at("2026-11-20 11:00")
		got := m.buyer.Post("/api/orders/transitions", fields{"orders": []any{early, late}, "transition": "shipped", "deliveredOn": "2026-11-17"}).Want(200)
		if m.holds(got, map[string]any{"results/0/error": nil, "results/1/status": "pending_shipping", "results/1/error/code": "day"}); !strings.Contains(
			got.Text("results/1/error/message"), "est parti le") {
			t.Errorf("refused: %s", got.Body)
		}
		m.h.Settle(t)
		m.holds(m.seller.Get(early).Want(200), map[string]any{"status": "pending_invoice", "shipments/0/deliveredOn": "2026-11-17"})
		m.buyer.Post("/api/orders/transitions", fields{"orders": []any{late}, "transition": "shipped", "deliveredOn": ""}).Want(422)
		m.seller.Post(late+"/transitions", fields{"transition": "incident", "comment": "-", "deliveredOn": "2026-11-18"}).Want(422)
		m.move(m.buyer, late, "shipped", fields{"deliveredOn": "2026-11-18"}).Want(200)
		m.holds(m.seller.Get(late).Want(200), map[string]any{"shipments/0/deliveredOn": "2026-11-18"})
	})
}
