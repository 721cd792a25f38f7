package pricing_test

import (
	"context"
	"net/http"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/modules/pricing"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/testkit"
	"millesime/platform/vat"
)

func TestMain(m *testing.M) {
	testkit.Samples(6) // each is a checkout and a quotation over several suppliers
	testkit.Main(m)
}

var now = time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)

// setup makes the module over product 1 (8.90, restaurants 8.50, stores 11.90 incl. tax) and 2 (10.00) of
// suppliers 7 and 8.
func setup(t *testing.T, d *db.DB) *pricing.Module {
	t.Helper()
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		for _, row := range [][]any{{1, 7, 890, 1190, now}, {2, 8, 1000, nil, now}} {
			_, err := tx.IDB().ExecContext(ctx,
				"INSERT INTO product_prices (product_id, supplier_id, list_price_cents, store_price_cents, updated_at) VALUES (?, ?, ?, ?, ?)", row...)
			if err != nil {
				return err
			}
		}
		_, err := tx.IDB().ExecContext(ctx, "INSERT INTO product_group_prices (product_id, group_code, price_cents) VALUES (1, 'restaurant', 850)")
		if err != nil {
			return err
		}
		_, err = tx.IDB().ExecContext(ctx, "INSERT INTO relays (code, carrier_code, label, street, postcode, city) VALUES ('R33', 'relais', 'Relais Bordeaux Gare', 'Place de la Gare', '33000', 'Bordeaux')")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return pricing.New(pricing.Deps{DB: d, Clock: clock.NewFixed(now)})
}

func request() pricingapi.Request {
	line := pricingapi.Line{Quantity: 12, VATRate: vat.Standard, BottleSizeMl: 750, WeightGrams: 1300}
	own, dartess := line, line
	own.ProductID, own.SupplierID, own.Warehouse = 1, 7, "supplier"
	dartess.ProductID, dartess.SupplierID, dartess.Warehouse = 2, 8, pricingapi.WarehouseDartess
	return pricingapi.Request{
		At: now, Reader: pricingapi.Reader{ID: 3, Group: auth.Restaurant},
		Customer:    pricingapi.Customer{ID: 3, Group: auth.Restaurant},
		Lines:       []pricingapi.Line{own, dartess},
		Destination: &pricingapi.Destination{Country: "FR", Postcode: "33000"},
		CarrierCode: "messagerie",
	}
}

// TestQuote: 12 × 8.50 = 102.00 and 12 × 10.00 = 120.00; two parcels of 12 units, 12.00 each.
// VAT (102.00 + 12.00) × 20 % = 22.80 and (120.00 + 12.00) × 20 % = 26.40. 246.00 + 49.20 = 295.20.
func TestQuote(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		quoter := setup(t, d).Quoter()
		ctx, counter := db.CountStatements(t.Context())
		q, err := quoter.Quote(ctx, nil, request())
		if err != nil {
			t.Fatal(err)
		}
		if q.TotalPriceTaxExcl != 246_00 || q.TotalVAT != 49_20 || q.TotalPriceTaxIncl != 295_20 || q.ShippingPriceTaxExcl != 24_00 {
			t.Errorf("totals %+v", q.Totals)
		}
		if len(q.Offers) != 2 || q.Offers[1].Code != "express" || q.Offers[1].PriceTaxExcl != 36_00 {
			t.Errorf("offers %+v", q.Offers)
		}
		if counter.Count() > 6 { // prices, lists, frame, carriers, grids, relays
			t.Errorf("%d statements: %v", counter.Count(), counter.Statements())
		}
	})
}

// A code that is typed costs one statement more, whatever the cart.
func TestACodeCostsOneStatement(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		quoter, plain, typed := setup(t, d).Quoter(), request(), request()
		typed.PromoCode = "INCONNU"
		count := func(r pricingapi.Request) int {
			ctx, counter := db.CountStatements(t.Context())
			if _, err := quoter.Quote(ctx, nil, r); err != nil {
				t.Fatal(err)
			}
			return counter.Count()
		}
		if more := count(typed) - count(plain); more != 1 {
			t.Errorf("%d statements more", more)
		}
	})
}

// TestQuoteInATransaction: what the checkout changed before is what it pays.
func TestQuoteInATransaction(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		quoter := setup(t, d).Quoter()
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			if _, err := tx.IDB().ExecContext(ctx, "UPDATE product_group_prices SET price_cents = 800"); err != nil {
				return err
			}
			q, err := quoter.Quote(ctx, tx, request())
			if err == nil && q.Suppliers[0].SubTotalPriceTaxExcl != 96_00 {
				t.Errorf("12 × 8.00 are %v", q.Suppliers[0].SubTotalPriceTaxExcl)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	})
}

func TestPickupInOneDepartment(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		r := request()
		r.Lines, r.CarrierCode, r.RelayCode = r.Lines[:1], "relais", "R33"
		q, err := setup(t, d).Quoter().Quote(t.Context(), nil, r)
		if err != nil {
			t.Fatal(err)
		}
		if q.Relay == nil || q.Relay.Address != "Place de la Gare, 33000 Bordeaux" || len(q.Blockers) != 0 || q.ShippingPriceTaxExcl != 12_00 {
			t.Errorf("relay %+v, blockers %+v, shipping %v", q.Relay, q.Blockers, q.ShippingPriceTaxExcl)
		}
	})
}

func TestCataloguePrices(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		prices := setup(t, d).Prices()
		listed, err := prices.ListPrices(t.Context(), []int64{1, 2, 3})
		if err != nil {
			t.Fatal(err)
		}
		ctx, counter := db.CountStatements(t.Context())
		got, err := prices.ViewerPrices(ctx, pricingapi.Viewer{CustomerID: 3, Group: auth.Restaurant},
			map[int64]money.Rate{8: 10_00},
			[]pricingapi.ProductRef{{ID: 1, SupplierID: 7, VATRate: 20_00}, {ID: 2, SupplierID: 8, VATRate: 20_00}, {ID: 3, SupplierID: 8}}, listed)
		if err != nil || len(got) != 2 || got[1].PriceTaxExcl != 8_50 || got[1].ListTaxExcl != 8_90 || got[2].PriceTaxExcl != 9_00 || got[2].PriceTaxIncl != 10_80 {
			t.Errorf("viewer's prices %+v, %v", got, err)
		}
		if counter.Count() != 1 { // the lists that name the viewer
			t.Errorf("%d statements for a page of the catalogue", counter.Count())
		}
		ctx, counter = db.CountStatements(t.Context())
		conditions, err := prices.Conditions(ctx, pricingapi.Viewer{CustomerID: 3, Group: auth.Restaurant}, map[int64]money.Rate{8: 10_00})
		if err != nil || counter.Count() != 1 || conditions.Price(pricingapi.ProductRef{ID: 2, SupplierID: 8}, 10_00) != 9_00 {
			t.Errorf("conditions for the whole catalogue in %d statements, %v", counter.Count(), err)
		}
		if plain, err := prices.Conditions(t.Context(), pricingapi.Viewer{CustomerID: 3, Group: auth.Restaurant}, nil); plain != nil || err != nil {
			t.Errorf("who has neither lists nor discounts has conditions %v, %v", plain, err)
		}
		columns, err := prices.ListPrices(t.Context(), []int64{1, 2, 3})
		if err != nil || len(columns) != 2 || columns[1].Groups[auth.Restaurant] != 8_50 || columns[1].StoreTaxIncl != 11_90 {
			t.Errorf("price columns %+v, %v", columns, err)
		}
	})
}

func TestListCarriers(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		server, err := api.New(api.Options{
			Routes: pricing.NewConditions(setup(t, d), pricing.ConditionsDeps{}).Endpoints(), Log: zerolog.Nop(), Clock: clock.NewFixed(now),
			Authenticate: func(_ context.Context, token, _ string) (auth.Actor, error) {
				return auth.Actor{ID: 3, Group: auth.Group(token), Status: auth.Valid}, nil
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		client := apitest.New(t, server)
		if got := client.Get("/api/carriers"); got.Status != http.StatusUnauthorized {
			t.Errorf("without a token: %d", got.Status)
		}
		for _, group := range auth.AllGroups() {
			var page struct {
				Members []struct {
					Code     string `json:"code"`
					Delivery string `json:"delivery"`
				} `json:"hydra:member"`
				Total int `json:"hydra:totalItems"`
			}
			client.With(apitest.Token(string(group))).Get("/api/carriers").Want(http.StatusOK).JSON(&page)
			if page.Total != 3 || len(page.Members) != 3 || page.Members[2].Code != "relais" || page.Members[2].Delivery != "relay" {
				t.Errorf("%s reads %+v", group, page)
			}
		}
		english := client.With(apitest.Token("admin"), apitest.Header("Accept-Language", "en")).Get("/api/carriers")
		if got := english.Text("hydra:member/0/label"); got != "Wine courier" {
			t.Errorf("in English the first carrier is %q", got)
		}
		var second struct {
			Members []struct{} `json:"hydra:member"`
		}
		client.With(apitest.Token("admin")).Get("/api/carriers?page=2&itemsPerPage=2").Want(http.StatusOK).JSON(&second)
		if len(second.Members) != 1 {
			t.Errorf("the second page of two has %d carriers", len(second.Members))
		}
	})
}
