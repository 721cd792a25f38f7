package db_test

import (
	"fmt"
	"testing"

	schema "millesime/db"
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
				var got string
				if err := d.Read().NewRaw("SELECT ean FROM products WHERE id = ?", id).Scan(t.Context(), &got); err != nil {
					t.Fatal(err)
				}
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
