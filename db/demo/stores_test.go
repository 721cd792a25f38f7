package demo_test

import (
	"testing"

	"millesime/platform/db"
)

// shops are open where there is something in store, and one is being made and one closed; orders of shops lie in several states.
func shops(t *testing.T, d *db.DB) {
	none(t, d, "products in store whose shop is not open", "SELECT 1 FROM products WHERE in_store AND supplier_id NOT IN (SELECT supplier_id FROM open_shops)")
	none(t, d, "open shops that say they are not", "SELECT 1 FROM open_shops WHERE supplier_id NOT IN (SELECT supplier_id FROM stores WHERE status = 'open')")
	none(t, d, "shops without their address", "SELECT 1 FROM stores AS s WHERE NOT EXISTS (SELECT 1 FROM store_slugs AS n WHERE n.slug = s.slug AND n.store_id = s.id)")
	for status, least := range map[string]int{"open": 3, "draft": 1, "closed": 1} {
		if n := number(t.Context(), t, d, "SELECT COUNT(*) FROM stores WHERE status = '"+status+"'"); n < least {
			t.Errorf("%d shops are %s", n, status)
		}
	}
	if n := number(t.Context(), t, d, "SELECT COUNT(*) FROM open_shops AS o JOIN users AS u ON u.id = o.supplier_id WHERE u.email = 'fournisseur@millesime.test'"); n != 1 {
		t.Error("fournisseur@ has no open shop")
	}
	has(t, d, "a shop", "origin = 'store'", shopStates())
}

// shopStates are the states of an order (specification 3, order_status) but those of quotations: prices of shops are not negotiated.
func shopStates() []string {
	return []string{
		"processing", "waiting_payment", "paid", "paid_error", "validated", "canceled", "preparation", "pending_shipping", "shipped",
		"partially_shipped", "pending_invoice", "closed", "billed", "incident",
	}
}
