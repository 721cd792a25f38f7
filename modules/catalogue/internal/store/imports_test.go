package store_test

import (
	"context"
	"fmt"
	"testing"

	"millesime/modules/catalogue/internal/store"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// within runs fn in a transaction.
func within(t *testing.T, d *db.DB, fn func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	if err := d.InTx(t.Context(), fn); err != nil {
		t.Fatal(err)
	}
}

// What is remembered of titles has an end: a supplier whose files never have the same ones fills no table.
func TestRememberedTitlesAreLimited(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.NewImports(d)
		const most = 5
		for file := range 4 {
			within(t, d, func(ctx context.Context, tx *db.Tx) error {
				titles := map[string]string{"ref": "reference", fmt.Sprintf("prix %d", file): "listPriceTaxExcl", fmt.Sprintf("nom %d", file): "name"}
				if err := s.RememberTitles(ctx, tx, 7, titles, most); err != nil {
					return err
				}
				return s.RememberTitles(ctx, tx, 8, map[string]string{fmt.Sprintf("ref %d", file): "reference"}, most)
			})
		}
		titles, err := s.Titles(t.Context(), 7)
		if err != nil || len(titles) > most || titles["ref"] != "reference" || titles["prix 3"] != "listPriceTaxExcl" || titles["prix 0"] != "" {
			t.Errorf("%v, %v", titles, err)
		}
		if others, err := s.Titles(t.Context(), 8); err != nil || len(others) != 4 {
			t.Errorf("of another supplier: %v, %v", others, err)
		}
	})
}
