package orders_test

import (
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 5.3: each parcel is delivered by itself, and is told; the order is delivered with the last one of all that leaves.
func TestParcelsAreDeliveredOneByOne(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 18))
		seller, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		line := item(t, seller.Get(order).Want(200), 0)
		first := seller.Post(order+"/shipments", parcel(line, 6)).Want(201)
		confirm := order + "/shipments/" + first.Text("shipments/0/id") + "/delivery"
		h.As(t, apptest.Email(apptest.Agent)).Post(confirm, nil).Want(403)
		h.As(t, apptest.Email(apptest.Beta)).Post(confirm, nil).Want(404)
		buyer.Post(order+"/shipments/999/delivery", nil).Want(404)
		if buyer.Get(order).Want(200).Value("shipments/0/mayConfirm") != true {
			t.Error("the buyer is not offered to confirm its parcel")
		}
		h.Settle(t) // what the parcel told before
		h.Exec(t, "DELETE FROM notifications")
		got := buyer.Post(confirm, nil).Want(200)
		if got.Text("status") != "partially_shipped" || got.Value("shipments/0/deliveredAt") == nil || got.Value("shipments/0/mayConfirm") != false {
			t.Errorf("one of two parcels: %s", got.Body)
		}
		number := got.Text("shipments/0/number")
		if got.Text("timeline/4/from") != "partially_shipped" || got.Text("timeline/4/to") != "partially_shipped" || got.Text("timeline/4/comment") != number {
			t.Errorf("the timeline does not name the parcel: %s", got.Body)
		}
		buyer.Post(confirm, nil).Want(409)
		h.Settle(t)
		told := h.As(t, apptest.Email(apptest.Alpha)).Get("/api/notifications").Want(200)
		if told.Text("hydra:member/0/kind") != "order_delivered" || told.Text("hydra:totalItems") != "1" {
			t.Errorf("the seller is told %s", told.Body)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE user_id = ?", apptest.Restaurant); n != 0 {
			t.Errorf("who confirmed it is told %d times", n)
		}
		second := seller.Post(order+"/shipments", parcel(line, 12)).Want(201)
		done := seller.Post(order+"/shipments/"+second.Text("shipments/1/id")+"/delivery", nil).Want(200)
		if done.Text("timeline/6/to") != "shipped" || done.Value("shipments/1/deliveredAt") == nil {
			t.Errorf("the last parcel: %s", done.Body)
		}
		h.Settle(t)
		buyer.Post(confirm, nil).Want(409)
	})
}

// Domain 5.3: what nobody confirms is taken for delivered ten days after it left, each parcel by its own day.
func TestAParcelIsTakenForDeliveredAfterTenDays(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		seller := h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, seller.Get(order).Want(200), 0)
		seller.Post(order+"/shipments", parcel(line, 4)).Want(201)
		seller.Post(order+"/shipments", parcel(line, 4)).Want(201)
		left := func(at int64, ago time.Duration) {
			h.Exec(t, "UPDATE shipments SET shipped_at = ? WHERE id = (SELECT MIN(id) + ? FROM shipments)", apptest.Monday().Add(-ago), at)
		}
		const tenDays = 240 * time.Hour
		left(0, tenDays+time.Hour)
		left(1, tenDays-time.Hour)
		if n, err := h.App.Modules.Orders.DeliverDue(t.Context()); n != 1 || err != nil {
			t.Errorf("%d parcels, %v", n, err)
		}
		got := seller.Get(order).Want(200)
		if got.Text("status") != "partially_shipped" || got.Value("shipments/0/deliveredAt") == nil || got.Value("shipments/1/deliveredAt") != nil {
			t.Errorf("after ten days: %s", got.Body)
		}
		// What remains is given up once all that left has arrived: nothing is waited for.
		left(1, tenDays+time.Hour)
		if n, err := h.App.Modules.Orders.DeliverDue(t.Context()); n != 1 || err != nil {
			t.Errorf("%d parcels, %v", n, err)
		}
		closed := seller.Post(order+"/remainder", map[string]any{"comment": "Rupture"}).Want(200)
		if closed.Text("status") != "shipped" {
			t.Errorf("nothing travels any more: %s", closed.Body)
		}
	})
}

// An incident holds up no parcel: it may be confirmed meanwhile, not by time, and the order goes on when it is settled.
func TestAParcelArrivesDuringAnIncident(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6))
		seller, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		line := item(t, seller.Get(order).Want(200), 0)
		sent := seller.Post(order+"/shipments", parcel(line, 6)).Want(201)
		reported := move(t, buyer, order, "incident", "comment", "Retard", "incident", map[string]any{
			"kind": "quality", "lines": []any{map[string]any{"item": line, "quantity": 1, "reason": "Bouchonné"}},
		}).Want(200)
		h.Exec(t, "UPDATE shipments SET shipped_at = ?", apptest.Monday().AddDate(0, 0, -20))
		if n, err := h.App.Modules.Orders.DeliverDue(t.Context()); n != 0 || err != nil {
			t.Errorf("%d parcels are taken for delivered in an incident, %v", n, err)
		}
		got := buyer.Post(order+"/shipments/"+sent.Text("shipments/0/id")+"/delivery", nil).Want(200)
		if got.Text("status") != "incident" || got.Value("shipments/0/deliveredAt") == nil {
			t.Errorf("in an incident: %s", got.Body)
		}
		move(t, seller, order, "pending_shipping", "outcomes", []any{map[string]any{
			"line": reported.Value("incidents/0/lines/0/id"), "outcome": "rejected", "comment": "Sans défaut",
		}}).Want(200)
		h.Settle(t)
		if now := seller.Get(order).Want(200); now.Text("status") != "pending_invoice" { // delivered, and so to be invoiced
			t.Errorf("after the incident: %s", now.Body)
		}
	})
}
