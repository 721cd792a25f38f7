package store_test

import (
	"context"
	"maps"
	"reflect"
	"slices"
	"testing"
	"time"

	"millesime/modules/pricing/internal/quote/store"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

type statement struct {
	sql    string
	values []any
}

func sql(text string, values ...any) statement { return statement{text, values} }

// write runs statements in one transaction.
func write(t *testing.T, d *db.DB, statements ...statement) {
	t.Helper()
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		for _, s := range statements {
			if _, err := tx.IDB().ExecContext(ctx, s.sql, s.values...); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

const (
	insertPrice = "INSERT INTO product_prices (product_id, supplier_id, list_price_cents, store_price_cents, updated_at) VALUES (?, ?, ?, ?, ?)"
	insertGroup = "INSERT INTO product_group_prices (product_id, group_code, price_cents) VALUES (?, ?, ?)"
)

func seedPrices(t *testing.T, d *db.DB) {
	t.Helper()
	at := time.Date(2026, 11, 21, 9, 0, 0, 123456000, time.UTC)
	write(t, d,
		sql(insertPrice, 1, 7, 890, 1190, at),
		sql(insertPrice, 2, 7, 1000, nil, at),
		sql(insertPrice, 3, 8, 500, nil, at),
		sql(insertGroup, 1, auth.Restaurant, 850),
		sql(insertGroup, 1, auth.CSE, 870),
		sql(insertGroup, 2, auth.CSE, 980),
	)
}

func TestPrices(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		seedPrices(t, d)
		s := store.New(d)
		want := map[int64]pricingapi.ListPrice{
			1: {SupplierID: 7, ListTaxExcl: 8_90, StoreTaxIncl: 11_90, Groups: map[auth.Group]money.Cents{auth.Restaurant: 8_50}},
			2: {SupplierID: 7, ListTaxExcl: 10_00, Groups: map[auth.Group]money.Cents{}},
		}
		got, err := s.Prices(t.Context(), nil, auth.Restaurant, []int64{1, 2, 99})
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("prices %+v, %v; want %+v", got, err, want)
		}
		if none, err := s.Prices(t.Context(), nil, auth.Restaurant, nil); err != nil || len(none) != 0 {
			t.Errorf("no products have prices %v, %v", none, err)
		}
	})
}

func TestPricesAreReadInsideTheTransaction(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		seedPrices(t, d)
		s := store.New(d)
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			if _, err := tx.IDB().ExecContext(ctx, "UPDATE product_prices SET list_price_cents = 950 WHERE product_id = 1"); err != nil {
				return err
			}
			got, err := s.Prices(ctx, tx, auth.WineMerchant, []int64{1})
			if err == nil && got[1].ListTaxExcl != 9_50 {
				t.Errorf("inside the transaction the price is %v", got[1].ListTaxExcl)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	})
}

func TestPricesAreOneQuery(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		seedPrices(t, d)
		ctx, counter := db.CountStatements(t.Context())
		if _, err := store.New(d).Prices(ctx, nil, auth.CSE, []int64{1, 2, 3}); err != nil || counter.Count() != 1 {
			t.Errorf("%d statements, %v: %v", counter.Count(), err, counter.Statements())
		}
	})
}

func TestListPrices(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		seedPrices(t, d)
		for _, test := range []struct{ asked, want []int64 }{{nil, nil}, {[]int64{1, 2, 3}, []int64{1, 2, 3}}, {[]int64{2, 3, 99}, []int64{2, 3}}} {
			got, err := store.New(d).ListPrices(t.Context(), test.asked)
			if err != nil {
				t.Fatal(err)
			}
			if ids := slices.Sorted(maps.Keys(got)); !slices.Equal(ids, test.want) {
				t.Errorf("asked for %v: products %v, want %v", test.asked, ids, test.want)
			}
			if len(got) > 0 && (len(got[2].Groups) != 1 || got[2].Groups[auth.CSE] != 9_80) {
				t.Errorf("asked for %v: group prices of 2 are %v", test.asked, got[2].Groups)
			}
		}
	})
}

// Writing all prices of products replaces them, group prices included, and leaves other products alone.
func TestSetPrices(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		seedPrices(t, d)
		s := store.New(d)
		shelf := money.Cents(12_50)
		rows := []pricingapi.ProductPrices{
			{ProductID: 1, SupplierID: 7, ListTaxExcl: 9_10, Groups: map[auth.Group]money.Cents{auth.Hypermarket: 7_00}},
			{ProductID: 4, SupplierID: 9, ListTaxExcl: 3_00, StoreTaxIncl: &shelf, Groups: map[auth.Group]money.Cents{}},
		}
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error { return s.SetPrices(ctx, tx, rows) })
		if err != nil {
			t.Fatal(err)
		}
		got, err := s.PricesOf(t.Context(), nil, []int64{1, 2, 4, 99})
		want := map[int64]pricingapi.ProductPrices{
			1: rows[0], 4: rows[1],
			2: {ProductID: 2, SupplierID: 7, ListTaxExcl: 10_00, Groups: map[auth.Group]money.Cents{auth.CSE: 9_80}},
		}
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("prices %+v, %v; want %+v", got, err, want)
		}
		inShops, err := s.StorePrices(t.Context(), nil, []int64{1, 2, 4, 99})
		if err != nil || !reflect.DeepEqual(inShops, map[int64]money.Cents{4: shelf}) {
			t.Errorf("prices of shops %v, %v", inShops, err)
		}
	})
}
