package demo_test

import (
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
	none(t, d, "requests without wines", "SELECT r.id FROM guest_requests r WHERE r.id NOT IN (SELECT request_id FROM guest_request_items)")
}
