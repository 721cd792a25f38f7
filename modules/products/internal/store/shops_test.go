package store_test

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/modules/products/internal/store"
	"millesime/modules/products/productsapi"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

// shelve puts products of a supplier into its shop, numbered from 1.
func shelve(t *testing.T, d *db.DB, supplierID int64, n int) []int64 {
	t.Helper()
	products := make([]productsapi.Product, n)
	for i := range products {
		p := &products[i]
		p.SupplierID, p.BottleSizeMl, p.CreatedAt, p.UpdatedAt = supplierID, 750, time.Now(), time.Now()
		p.Reference, p.Name, p.Type, p.Status, p.InStore = strconv.Itoa(i), "Cuvée", "still", productsapi.StatusActive, true
		p.OrderMultiple, p.MinQuantity, p.UnitsPerCarton, p.Warehouse = 1, 1, 6, "supplier"
	}
	ids := make([]int64, n)
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		for part := range slices.Chunk(products, 500) {
			if err := store.New(d, nil).Insert(ctx, tx, part); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for i := range products {
		ids[i] = products[i].ID
	}
	return ids
}

// Nobody placed them: reds, whites, rosés and oranges come first, then sparkling, fortified and strong drinks, beers and ciders, then the
// others; what its supplier places stands before all of them.
func TestAShopThatNobodyArranged(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		ids := shelve(t, d, 7, 12)
		set := func(query string, args ...any) {
			t.Helper()
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				_, err := tx.IDB().NewRaw(query, args...).Exec(ctx)
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		for i, kind := range []string{
			"water ", "cider ", "beer ", "spirit ", "fortified ", "sparkling white", "still orange", "still rose", "still white", "still red", "still white", "still ",
		} {
			drink, colour, _ := strings.Cut(kind, " ")
			set("UPDATE products SET type = ?, colour = ? WHERE id = ?", drink, colour, ids[i])
		}
		want := func(places ...int) {
			t.Helper()
			found, err := store.New(d, nil).SoldInShop(t.Context(), 7)
			for at, place := range places {
				if err != nil || len(found) != len(places) || found[at] != ids[place] {
					t.Fatalf("%v, %v instead of the places %v of %v", found, err, places, ids)
				}
			}
		}
		want(9, 8, 10, 7, 6, 5, 4, 3, 2, 1, 0, 11)
		set("UPDATE products SET shop_position = 1 WHERE id = ?", ids[2])
		want(2, 9, 8, 10, 7, 6, 5, 4, 3, 1, 0, 11)
	})
}

// As many products as a shop may have are put in order at once, and those that are left out stand behind them.
func TestTheOrderOfALargeShop(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s, ids := store.New(d, nil), shelve(t, d, 7, 5000)
		others := shelve(t, d, 8, 1)
		place := func(order []int64) (moved []int64) {
			err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) (err error) {
				moved, err = s.PlaceInShop(ctx, tx, 7, order)
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
			return moved
		}
		slices.Reverse(ids)
		if moved := place(append(slices.Clone(ids), others...)); len(moved) != 5000 {
			t.Errorf("%d products moved", len(moved))
		}
		if got, err := s.SoldInShop(t.Context(), 7); err != nil || !slices.Equal(got, ids) {
			t.Errorf("they do not stand in the order: %v", err)
		}
		if moved := place(ids[:4999]); !slices.Equal(moved, ids[4999:]) {
			t.Errorf("moved: %v", moved)
		}
		if moved := place(nil); len(moved) != 4999 {
			t.Errorf("%d products are in no order", len(moved))
		}
	})
}

// Who closes a shop waits for the order that found it open.
func TestAnOrderKeepsItsShopOpen(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s, ids := store.New(d, nil), shelve(t, d, 7, 1)
		open := func(ctx context.Context, open bool, settings ...string) error {
			return d.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
				for _, setting := range settings {
					if _, err := tx.IDB().ExecContext(ctx, setting); err != nil {
						return err
					}
				}
				_, err := s.OpenShop(ctx, tx, 7, open)
				return err
			})
		}
		if err := open(t.Context(), true); err != nil {
			t.Fatal(err)
		}
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			found, err := s.ForCart(ctx, tx, productsapi.Scope{AllSuppliers: true}, ids)
			if err != nil || !found[ids[0]].ShopOpen {
				t.Errorf("the shop is not open: %v, %v", found, err)
			}
			if d.Dialect() == db.Postgres && open(t.Context(), false, "SET LOCAL lock_timeout = '200ms'") == nil { // SQLite has one writer
				t.Error("it closed meanwhile")
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := open(t.Context(), false); err != nil {
			t.Fatal(err)
		}
		found, err := s.ForCart(t.Context(), nil, productsapi.Scope{AllSuppliers: true}, ids)
		if err != nil || found[ids[0]].ShopOpen {
			t.Errorf("it is still open: %v", err)
		}
	})
}
