package store_test

import (
	"context"
	"reflect"
	"testing"

	"millesime/modules/pricing/internal/carriage/store"
	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

const (
	insertRelay = "INSERT INTO relays (code, carrier_code, label, street, postcode, city) VALUES ('R33', 'relais', 'Relais Bordeaux Gare', 'Place de la Gare', '33000', 'Bordeaux')"
	insertGrid  = "INSERT INTO shipping_grids (id, owner, supplier_id, carrier_code, department, basis, beyond_cents) VALUES (?, ?, ?, ?, ?, ?, ?)"
	insertStep  = "INSERT INTO shipping_grid_steps (grid_id, up_to, price_cents) VALUES (?, ?, ?)"
)

type arguments []any

// insert runs a statement with each of some arguments.
func insert(t *testing.T, d *db.DB, sql string, rows ...arguments) {
	t.Helper()
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) (err error) {
		for n := 0; n < len(rows) && err == nil; n++ {
			_, err = tx.IDB().ExecContext(ctx, sql, rows[n]...)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestPlatformCarriers(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		carriers, err := store.New(d).Carriers(t.Context(), nil)
		if err != nil || len(carriers) != 3 {
			t.Fatalf("%d carriers, %v", len(carriers), err)
		}
		first, last := carriers[0], carriers[2]
		if first.Code != "messagerie" || first.Delivery != pricingapi.DeliveryHome || first.MaxWeightGrams != nil || first.LabelFR != "Messagerie vin" {
			t.Errorf("the first carrier is %+v", first)
		}
		if last.Code != "relais" || last.Delivery != pricingapi.DeliveryRelay || last.MaxWeightGrams == nil || *last.MaxWeightGrams != 60_000 {
			t.Errorf("the last carrier is %+v", last)
		}
	})
}

func TestGrids(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		insert(t, d, insertGrid, arguments{101, "supplier", 7, "", "75", "weight", nil}, arguments{102, "supplier", 8, "", "", "units", 50},
			arguments{103, "dartess", nil, "relais", "69", "units", 50})
		insert(t, d, insertStep, arguments{101, 30_000, 1400}, arguments{101, 20_000, 900})
		s := store.New(d)
		paris, err := s.Grids(t.Context(), nil, []int64{7}, "75", "2026-11-21")
		if err != nil {
			t.Fatal(err)
		}
		beyond, express := money.Cents(60), money.Cents(90)
		want := []domain.Grid{
			{Owner: "platform", StartsOn: "2000-01-01", Basis: domain.GridUnits, Beyond: &beyond, Steps: []domain.GridStep{{UpTo: 12, Price: 12_00}, {UpTo: 24, Price: 18_00}}},
			{Owner: "platform", StartsOn: "2000-01-01", CarrierCode: "express", Basis: domain.GridUnits, Beyond: &express, Steps: []domain.GridStep{{UpTo: 12, Price: 18_00}, {UpTo: 24, Price: 27_00}}},
			{Owner: "supplier", StartsOn: "2000-01-01", SupplierID: 7, Department: "75", Basis: domain.GridWeight, Steps: []domain.GridStep{{UpTo: 20_000, Price: 9_00}, {UpTo: 30_000, Price: 14_00}}},
		}
		if !reflect.DeepEqual(paris, want) {
			t.Errorf("grids for Paris: %+v", paris)
		}
		lyon, err := s.Grids(t.Context(), nil, nil, "69", "2026-11-21")
		if err != nil || len(lyon) != 3 || lyon[2].Owner != "dartess" || lyon[2].Steps != nil {
			t.Errorf("grids for Lyon: %+v, %v", lyon, err)
		}
	})
}

func TestRelays(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		s := store.New(d)
		insert(t, d, insertRelay, nil)
		for department, want := range map[string][]domain.RelayPoint{
			"33": {{Code: "R33", CarrierCode: "relais", Label: "Relais Bordeaux Gare", Street: "Place de la Gare", Postcode: "33000", City: "Bordeaux"}},
			"20": {},
		} {
			_, got, err := s.CarriersTo(t.Context(), nil, department)
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("relays of %s: %+v, %v", department, got, err)
			}
		}
	})
}
