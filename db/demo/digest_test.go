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
		"users", "addresses", "parameter_suppliers", "user_relations", "user_relation_terms", "trade_links", "products", "product_prices",
		"product_group_prices", "product_lots", "stock_levels", "stock_movements", "stock_reservations", "receipts", "receipt_lines",
		"checkouts", "orders", "order_items", "order_transitions", "quotation_revisions", "exposures", "notifications",
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
		fill(t, d, demo.Scale{})
		fill(t, other, demo.Scale{})
		if digest(t, d) != digest(t, other) {
			t.Error("two sets made with the same options differ")
		}
	})
}
