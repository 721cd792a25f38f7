package demo_test

import (
	"fmt"
	"testing"

	"millesime/platform/db"
)

// Two restaurants sell to their guests: lists of wines that open shops sell, waiters, and requests in every state, those that became orders
// with their commission.
func checkTasteAndBuy(t *testing.T, d *db.DB) {
	t.Helper()
	for query, want := range map[string]int{
		"SELECT COUNT(*) FROM wine_lists WHERE restaurant_id = 3":                                   2 - 1,
		"SELECT COUNT(DISTINCT restaurant_id) FROM wine_lists":                                      2,
		"SELECT COUNT(DISTINCT restaurant_id) FROM waiters":                                         2,
		"SELECT COUNT(DISTINCT status) FROM guest_requests":                                         6,
		"SELECT COUNT(DISTINCT list_id) FROM wine_list_entries WHERE glass_price_cents IS NOT NULL": 2,
	} {
		if got := number(t.Context(), t, d, query); got != want {
			t.Errorf("%s: %d instead of %d", query, got, want)
		}
	}
	none(t, d, "wines that no open shop sells", `SELECT e.id FROM wine_list_entries e JOIN products p ON p.id = e.product_id
 WHERE NOT p.in_store OR p.supplier_id NOT IN (SELECT supplier_id FROM open_shops)`)
	none(t, d, "orders of guests without a request", `SELECT o.id FROM orders o LEFT JOIN guest_request_orders g ON g.order_id = o.id
 WHERE o.origin = 'tasteandbuy' AND (g.order_id IS NULL OR o.introducer_id = 0 OR o.introducer_fee_cents <> g.commission_cents)`)
	for restaurant := range 2 { // orders of each in the states between being paid and being closed, and canceled ones
		if n := number(t.Context(), t, d, fmt.Sprintf(`SELECT COUNT(DISTINCT o.status) FROM orders o
 JOIN wine_lists l ON l.restaurant_id = o.introducer_id WHERE l.id = %d AND o.origin = 'tasteandbuy'`, restaurant+1)); n < 10 {
			t.Errorf("orders of restaurant %d are in %d states", restaurant+1, n)
		}
	}
	if n := number(t.Context(), t, d, "SELECT MIN(n) FROM (SELECT COUNT(DISTINCT o.supplier_id) AS n FROM orders o WHERE o.origin = 'tasteandbuy' GROUP BY o.introducer_id) AS s"); n < 3 {
		t.Errorf("a restaurant sells the wines of %d suppliers", n)
	}
	none(t, d, "orders of people who can sign in", `SELECT o.id FROM orders o JOIN users u ON u.id = o.customer_id
 WHERE o.origin = 'tasteandbuy' AND (u.contact_email = '' OR u.password_hash <> '' OR u.email NOT LIKE '%@invite.invalid' OR u.birthday <> '' OR u.group_code <> 'customer')`)
	none(t, d, "guests who did not conclude one request", `SELECT u.id FROM users u WHERE u.contact_email <> '' AND
 1 <> (SELECT COUNT(*) FROM guest_requests r JOIN guest_request_orders g ON g.request_id = r.id JOIN orders o ON o.id = g.order_id
 WHERE r.guest_id = u.id AND o.customer_id = u.id AND r.email = u.contact_email AND r.status = 'concluded' AND r.link_sent_at <= o.created_at AND r.link_expires_at > o.created_at)`)
	none(t, d, "wines that were not on the list", `SELECT i.id FROM guest_request_items i JOIN guest_requests r ON r.id = i.request_id
 JOIN wine_lists l ON l.restaurant_id = r.restaurant_id WHERE i.product_id NOT IN (SELECT e.product_id FROM wine_list_entries e WHERE e.list_id = l.id)`)
	none(t, d, "lines off their orders", `SELECT g.order_id FROM guest_request_orders g WHERE (SELECT SUM(i.sold_cents) FROM guest_request_items i
 WHERE i.order_id = g.order_id) <> (SELECT SUM(n.total_tax_incl_cents) FROM order_items n WHERE n.order_id = g.order_id)`)
	none(t, d, "paid otherwise than their orders", `SELECT g.order_id FROM guest_request_orders g JOIN orders o ON o.id = g.order_id
 WHERE o.status <> 'canceled' AND (g.paid_at IS NULL) <> (o.paid_at IS NULL)`)
	none(t, d, "requests without wines", "SELECT r.id FROM guest_requests r WHERE r.id NOT IN (SELECT request_id FROM guest_request_items)")
}
