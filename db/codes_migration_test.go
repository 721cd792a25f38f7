package db_test

import (
	"fmt"
	"testing"

	schema "millesime/db"
	"millesime/platform/db"
	"millesime/platform/gtin"
	"millesime/platform/testkit"
)

// Article numbers of older times are kept as they are shown today.
func TestArticleNumbersAreBroughtOver(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0170_article_numbers.sql"))
			codes := map[int]string{1: "", 2: "3760001230017", 3: "03760001230017", 4: "614141007349", 5: "13760001230014", 6: "96385074", 7: "00000096385074"}
			for id, code := range codes {
				run(t, d, productRow(id, 4, fmt.Sprintf("R-%d", id), code))
			}
			migrate(t, d, schema.Migrations)
			for id, code := range codes {
				got := text(t, d, "SELECT ean FROM products WHERE id = ?", id)
				if want := gtin.Written(code); got != want {
					t.Errorf("%q became %q, not %q", code, got, want)
				}
			}
		})
	}
}

// productRow writes a product as the tables of all times take it.
func productRow(id, supplier int, reference, ean string) string {
	return fmt.Sprintf(`INSERT INTO products (id, supplier_id, reference, ean, name, type, grapes, bottle_size_ml, units_per_carton,
 certifications, awards, allergens, images, status, open_groups, order_multiple, min_quantity, warehouse, weight_grams, created_at, updated_at)
 VALUES (%d, %d, '%s', '%s', 'Clos', 'still', '[]', 750, 6, '[]', '[]', '[]', '[]', 'active', '[]', 6, 6, 'supplier', 1250,
 '2026-02-01 09:00:00+00:00', '2026-02-01 09:00:00+00:00')`, id, supplier, reference, ean)
}

// Dashes are one in references and names of lots: what would become the same stays apart, and its supplier is told.
func TestDashesBecomeOneAndNothingIsMerged(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0171_one_dash.sql"))
			references := map[int][2]string{
				1: {"TIRET-1", "TIRET-1"}, 2: {"TIRET\u20101", "TIRET\u20101"}, 3: {"TIRET\u20111", "TIRET\u20111"}, 4: {"TIRET\u22121", "TIRET\u22121"},
				5: {"B\u20132\u20143", "B-2-3"}, 6: {"tiret\u20111", "tiret-1"},
			}
			for id, r := range references {
				run(t, d, productRow(id, 4, r[0], ""))
			}
			lots := map[int][2]string{
				11: {"RC\u20111", "RC-1 (11)"}, 12: {"RC-1", "RC-1"}, 13: {"L\u20127", "L-7"}, 14: {"L 8", "L 8"},
			}
			const at = "'2026-02-01 09:00:00+00:00'"
			for id, l := range lots {
				run(t, d, fmt.Sprintf("INSERT INTO stock_lots (id, product_id, lot, received, units, created_at) VALUES (%d, 1, '%s', 6, 6, %s)", id, l[0], at),
					fmt.Sprintf("INSERT INTO stock_movements (id, product_id, kind, on_hand_delta, lot, created_at) VALUES (%d, 1, 'receipt', 6, '%s', %s)", id, l[0], at))
			}
			migrate(t, d, schema.Migrations)
			for id, r := range references {
				if got := text(t, d, "SELECT reference FROM products WHERE id = ?", id); got != r[1] {
					t.Errorf("reference %q became %q", r[0], got)
				}
			}
			for id, l := range lots {
				if got := text(t, d, "SELECT lot FROM stock_lots WHERE id = ?", id); got != l[1] {
					t.Errorf("lot %q became %q", l[0], got)
				}
				if got := text(t, d, "SELECT lot FROM stock_movements WHERE id = ?", id); got != l[1] {
					t.Errorf("the movement of %q became one of %q", l[0], got)
				}
			}
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM notifications WHERE kind = 'reference_shared' AND user_id = 4 AND subject_id IN (2, 3, 4)": 3,
				"SELECT COUNT(*) FROM notifications WHERE kind = 'lot_shared' AND user_id = 4 AND subject_id = 11":               1,
				"SELECT COUNT(*) FROM notifications": 4,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}

func text(t *testing.T, d *db.DB, query string, id int) (got string) {
	t.Helper()
	if err := d.Read().NewRaw(query, id).Scan(t.Context(), &got); err != nil {
		t.Fatal(err)
	}
	return got
}
