package orders_test

import (
	"strconv"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// prepared places an order of the restaurant and lets its supplier prepare it.
func prepared(t *testing.T, h *apptest.House, supplier int64, items ...map[string]any) string {
	t.Helper()
	cart := apptest.Order(apptest.Cart(apptest.Restaurant, items...))
	order := h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", cart).Want(201).Text("orders/0")
	h.Settle(t)
	seller := h.As(t, apptest.Email(supplier))
	move(t, seller, order, "validated").Want(200)
	move(t, seller, order, "preparation").Want(200)
	return order
}

// move asks for a state, with further members by name and value.
func move(t *testing.T, who *apitest.Client, order, to string, members ...any) *apitest.Response {
	t.Helper()
	body := map[string]any{"transition": to}
	for i := 0; i+1 < len(members); i += 2 {
		body[members[i].(string)] = members[i+1] //nolint:forcetypeassert // written beside
	}
	return who.Post(order+"/transitions", body)
}

// item is the id of a line.
func item(t *testing.T, order *apitest.Response, at int) int64 {
	t.Helper()
	id, err := strconv.ParseInt(order.Text("items/"+strconv.Itoa(at)+"/id"), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// parcel holds units of one line.
func parcel(item, quantity int64) map[string]any {
	return map[string]any{
		"lines":   []any{map[string]any{"item": item, "quantity": quantity}},
		"carrier": "Geodis", "trackingNumber": "GX-1", "trackingUrl": "https://suivi.example/GX-1",
	}
}

// delivered ships the whole order in one parcel, and its customer confirms it.
func delivered(t *testing.T, h *apptest.House, order string, supplier int64) *apitest.Response {
	t.Helper()
	seller := h.As(t, apptest.Email(supplier))
	before := seller.Get(order).Want(200)
	quantity, err := strconv.ParseInt(before.Text("items/0/quantity"), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	seller.Post(order+"/shipments", parcel(item(t, before, 0), quantity)).Want(201)
	move(t, seller, order, "shipped").Want(200)
	h.Settle(t)
	return seller.Get(order).Want(200)
}

// stockHolds checks that levels equal their ledger, and that what is reserved is what orders hold (domain 3.2).
func stockHolds(t *testing.T, h *apptest.House) {
	t.Helper()
	for what, query := range map[string]string{
		"levels off their ledger": `SELECT COUNT(*) FROM stock_levels l WHERE l.on_hand <> (SELECT COALESCE(SUM(on_hand_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)
 OR l.reserved <> (SELECT COALESCE(SUM(reserved_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)
 OR l.promised <> (SELECT COALESCE(SUM(promised_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)`,
		"levels off their reservations": `SELECT COUNT(*) FROM stock_levels l WHERE l.reserved <> (SELECT COALESCE(SUM(reserved), 0) FROM stock_reservations r WHERE r.product_id = l.product_id)
 OR l.promised <> (SELECT COALESCE(SUM(promised), 0) FROM stock_reservations r WHERE r.product_id = l.product_id)`,
		"open lines off their reservations": `SELECT COUNT(*) FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.status NOT IN ('canceled', 'quotation', 'canceled_quotation')
 AND i.quantity + i.replaced - i.shipped - i.closed <> (SELECT COALESCE(SUM(r.reserved + r.promised + r.waiting), 0) FROM stock_reservations r WHERE r.order_item_id = i.id)`,
		"orders off their shipped lines": `SELECT COUNT(*) FROM orders o WHERE o.shipped_units <> (SELECT SUM(i.shipped) FROM order_items i WHERE i.order_id = o.id)`,
		"lines off their parcels":        `SELECT COUNT(*) FROM order_items i WHERE i.shipped <> (SELECT COALESCE(SUM(l.quantity), 0) FROM shipment_lines l WHERE l.order_item_id = i.id)`,
	} {
		if n := h.Count(t, query); n != 0 {
			t.Errorf("%d %s", n, what)
		}
	}
}
