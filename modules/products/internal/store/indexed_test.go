package store_test

import (
	"context"
	"slices"
	"testing"

	"millesime/modules/products/internal/store"
	"millesime/modules/products/productsapi"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// The index reads the products asked for, those that are there. What several say in the same words is read once.
func TestProductsOfTheIndex(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		ids := shelve(t, d, 7, 600)
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			_, err := tx.IDB().ExecContext(ctx, `UPDATE products SET grapes = '[{"name": "Gamay", "percent": 100}]', certifications = '["bio"]' WHERE id % 3 = 0`)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		kept := store.New(d, nil)
		if got, err := kept.IDs(t.Context()); err != nil || !slices.Equal(got, ids) {
			t.Errorf("%d ids, %v", len(got), err)
		}
		asked, read := ids[50:550], make([]int64, 0, len(ids))
		err = kept.Each(t.Context(), append(slices.Clone(asked), 1<<40), func(p *productsapi.Product) {
			read = append(read, p.ID)
			gamay := len(p.Grapes) == 1 && p.Grapes[0].Name == "Gamay" && slices.Equal(p.Certifications, []string{"bio"})
			if gamay != (p.ID%3 == 0) || !gamay && len(p.Grapes)+len(p.Certifications) > 0 || p.SupplierID != 7 || p.Name != "Cuvée" {
				t.Errorf("%d is of %v, %v, %q", p.ID, p.Grapes, p.Certifications, p.Name)
			}
		})
		slices.Sort(read)
		if err != nil || !slices.Equal(read, asked) {
			t.Errorf("%d products, %v", len(read), err)
		}
	})
}
