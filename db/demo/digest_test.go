package demo_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"testing"

	"millesime/db/demo"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// digest is a hash over all rows of what the demo fills.
func digest(t *testing.T, d *db.DB) string {
	t.Helper()
	sum := sha256.New()
	for _, table := range []string{
		"users", "addresses", "parameter_suppliers", "parameter_buyers", "bank_details", "user_relations", "user_relation_terms", "trade_links", "products", "product_prices",
		"product_group_prices", "price_lists", "price_list_customers", "price_list_groups", "price_list_entries", "agreement_frames", "agreement_frame_documents", "agreement_frame_tiers", "agreement_frame_suppliers", "agreement_frame_buyers", "shipping_grids", "shipping_grid_steps", "promo_codes", "promo_code_suppliers", "promo_code_uses", "promo_code_shares", "product_lots", "stores", "store_slugs", "store_steps", "waiters", "wine_lists", "wine_list_entries", "guest_requests", "guest_request_items", "guest_request_orders", "guest_request_steps", "stock_levels", "stock_movements", "stock_reservations", "receipts", "receipt_lines",
		"receipt_line_lots", "receipt_steps", "receipt_counts",
		"stock_lots", "shipment_lots", "stock_recoveries", "stock_recovery_lines", "stock_recovery_steps",
		"stock_counts", "stock_count_lines", "stock_count_entries", "stock_count_steps",
		"checkouts", "orders", "order_items", "order_transitions", "quotation_revisions", "exposures", "payments", "payment_allocations", "notifications",
	} {
		rows, err := d.Read().QueryContext(t.Context(), "SELECT * FROM "+table+" ORDER BY 1, 2") //nolint:unqueryvet // the digest is of everything
		if err != nil {
			t.Fatal(err)
		}
		columns, err := rows.Columns()
		if err != nil {
			t.Fatal(err)
		}
		values, into := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			into[i] = &values[i]
		}
		for rows.Next() {
			if err := rows.Scan(into...); err != nil {
				t.Fatal(err)
			}
			_, _ = fmt.Fprintln(sum, values...) // a hash takes everything
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		if err := rows.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return hex.EncodeToString(sum.Sum(nil))
}

func TestTheSameOptionsGiveTheSameRows(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		other := testkit.Migrated(t, d.Dialect())
		scale := demo.Scale{Products: 200, Buyers: 60, Orders: 400}
		if testkit.Full() {
			scale = demo.Scale{}
		}
		fill(t, d, scale)
		fill(t, other, scale)
		if digest(t, d) != digest(t, other) {
			t.Error("two sets made with the same options differ")
		}
	})
}
