package domain_test

import (
	"slices"
	"testing"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
	"millesime/platform/sale"
)

func TestWhereVersion1Delivers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		country, postcode, department string
		served                        bool
	}{
		{"FR", "75011", "75", true},
		{"FR", "01000", "01", true},
		{"FR", "95000", "95", true},
		{"FR", "20000", "20", false}, // Corsica
		{"FR", "97110", "97", false}, // Guadeloupe
		{"FR", "98000", "98", false}, // Monaco
		{"FR", "00100", "00", false},
		{"BE", "10000", "", false},
		{"FR", "7501", "", false},
		{"FR", "7501A", "", false},
		{"", "", "", false},
	} {
		department, served := sale.Department(c.country, c.postcode)
		if department != c.department || served != c.served {
			t.Errorf("%s %s: department %q, served %v", c.country, c.postcode, department, served)
		}
	}
}

// TestWhichGridCounts: the owner's own, then the one for the carrier, then the department's (domain 4.6).
func TestWhichGridCounts(t *testing.T) {
	t.Parallel()
	flat := func(price money.Cents, change func(*domain.Grid)) domain.Grid {
		g := domain.Grid{Owner: domain.OwnerPlatform, Basis: domain.GridUnits, Steps: []domain.GridStep{{UpTo: 100, Price: price}}}
		change(&g)
		return g
	}
	own := func(g *domain.Grid) { g.Owner, g.SupplierID = domain.OwnerSupplier, 1 }
	grids := []domain.Grid{ // weakest first; each one beats all before it
		flat(1, func(*domain.Grid) {}),
		flat(2, func(g *domain.Grid) { g.Department = "75" }),
		flat(3, func(g *domain.Grid) { g.CarrierCode = "messagerie" }),
		flat(4, func(g *domain.Grid) { g.CarrierCode, g.Department = "messagerie", "75" }),
		flat(5, own),
		flat(6, func(g *domain.Grid) { own(g); g.Department = "75" }),
		flat(7, func(g *domain.Grid) { own(g); g.CarrierCode = "messagerie" }),
		flat(8, func(g *domain.Grid) { own(g); g.CarrierCode, g.Department = "messagerie", "75" }),
	}
	elsewhere := []domain.Grid{
		flat(90, func(g *domain.Grid) { g.Owner, g.SupplierID = domain.OwnerSupplier, 2 }),
		flat(91, func(g *domain.Grid) { g.Owner = domain.OwnerDartess }),
		flat(92, func(g *domain.Grid) { g.CarrierCode = "relais" }),
		flat(93, func(g *domain.Grid) { g.Department = "69" }),
	}
	for n := 1; n <= len(grids); n++ {
		for _, order := range [][]domain.Grid{slices.Concat(elsewhere, grids[:n]), slices.Concat(grids[n-1:n], grids[:n-1], elsewhere)} {
			s := oneLine(10_00, 6).to("75011")
			s.book.Grids = order
			if got := s.price(t).ShippingPriceTaxExcl; got != money.Cents(n) {
				t.Errorf("of the first %d grids the one of %v counts", n, got)
			}
		}
	}
}

func TestAGridWithoutBeyondCarriesNoMore(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 24).to("75011")
	s.book.Grids[0].Beyond = nil
	if q := s.price(t); q.ShippingPriceTaxExcl != 18_00 {
		t.Errorf("24 units cost %v", q.ShippingPriceTaxExcl)
	}
	s.request.Lines[0].Quantity = 25
	if q := s.price(t); len(q.Offers) != 0 || blockers(q) != pricingapi.BlockerTooMuchToDeliver {
		t.Errorf("25 units: %d offers, blockers %q", len(q.Offers), blockers(q))
	}
}

// Goods of unknown size share a Dartess fee by units.
func TestSharesWithoutSizes(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 1).to("75011")
	s.request.Lines[0].BottleSizeMl, s.request.Lines[0].Warehouse = 0, pricingapi.WarehouseDartess
	second := s.request.Lines[0]
	second.ProductID, second.SupplierID, second.Quantity = 2, 2, 3
	s.request.Lines = append(s.request.Lines, second)
	s.book.Prices[2] = s.book.Prices[1]
	q := s.price(t)
	if a, b := q.Suppliers[0].ShippingPriceTaxExcl, q.Suppliers[1].ShippingPriceTaxExcl; a != 3_00 || b != 9_00 {
		t.Errorf("shares of %v and %v, want 3.00 and 9.00", a, b)
	}
}

func TestRelays(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 6).to("75011")
	s.request.CarrierCode = "relais"
	s.book.Relays = append(s.book.Relays,
		domain.RelayPoint{Code: "R75-11", CarrierCode: "relais", Label: "Bastille", Street: "3 rue de la Roquette", Postcode: "75011", City: "Paris"},
		domain.RelayPoint{Code: "OTHER", CarrierCode: "locker", Label: "Autre", Postcode: "75011", City: "Paris"})

	s.request.RelayCode = "R75-11"
	q := s.price(t)
	if len(q.Relays) != 2 || q.Relays[0].Code != "R75-11" || q.Relays[0].Address != "3 rue de la Roquette, 75011 Paris" {
		t.Errorf("the nearest comes first: %+v", q.Relays)
	}
	if q.Relay == nil || q.Relay.Code != "R75-11" || blockers(q) != "" {
		t.Errorf("relay %v, blockers %q", q.Relay, blockers(q))
	}
	s.request.RelayCode = "OTHER" // of another carrier
	if q := s.price(t); q.Relay != nil || blockers(q) != pricingapi.BlockerRelayUnknown {
		t.Errorf("relay %v, blockers %q", q.Relay, blockers(q))
	}
	s.book.Relays = nil
	if q := s.price(t); len(q.Offers) != 1 {
		t.Errorf("a pickup offer without a point: %+v", q.Offers)
	}
}

func TestNoShippingBeforeAnAddress(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 6).to("75011")
	s.request.Destination = nil
	if q := s.price(t); q.ShippingPriceTaxExcl != 0 || len(q.Offers) != 0 || blockers(q) != "" {
		t.Errorf("shipping %v, %d offers, blockers %q", q.ShippingPriceTaxExcl, len(q.Offers), blockers(q))
	}
}

func TestOneThresholdOfTheFrancoIsEnough(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 12).to("75011")
	s.request.Suppliers = []pricingapi.Supplier{{ID: 1, Franco: pricingapi.Franco{Value: new(money.Cents(120_00)), Quantity: new(int64(24))}}}
	q := s.price(t)
	if f := q.Suppliers[0].Franco; !f.Reached || f.MissingQuantity != 12 || q.ShippingPriceTaxExcl != 0 {
		t.Errorf("franco %+v, shipping %v", f, q.ShippingPriceTaxExcl)
	}
}

// The franco pays the standard offer, which is the cheapest to the door; a dearer one costs what it asks beyond that. By hand,
// with the grids of the house: 12 units cost 12.00 and by express 18.00; 30 units cost 18.00 + 6 × 0.60 = 21.60 and by express
// 27.00 + 6 × 0.90 = 32.40. VAT is 20 %.
func TestTheFrancoPaysTheStandardOffer(t *testing.T) {
	t.Parallel()
	express := domain.Grid{
		Owner: domain.OwnerPlatform, CarrierCode: "express", Basis: domain.GridUnits, Beyond: new(money.Cents(90)),
		Steps: []domain.GridStep{{UpTo: 12, Price: 18_00}, {UpTo: 24, Price: 27_00}},
	}
	cheapPickup := domain.Grid{
		Owner: domain.OwnerPlatform, CarrierCode: "relais", Basis: domain.GridUnits, Steps: []domain.GridStep{{UpTo: 100, Price: 5_00}},
	}
	franco := pricingapi.Franco{Value: new(money.Cents(120_00))}
	for name, c := range map[string]struct {
		quantity         int64
		franco           pricingapi.Franco
		standard, dear   money.Cents
		pickup, dearIncl money.Cents
	}{
		"without a franco":     {12, pricingapi.Franco{}, 12_00, 18_00, 5_00, 21_60},
		"a carton short of it": {6, franco, 12_00, 18_00, 5_00, 21_60},
		"reached by 12":        {12, franco, 0, 6_00, 0, 7_20},
		"reached by 30":        {30, franco, 0, 10_80, 0, 12_96},
	} {
		s := oneLine(10_00, c.quantity).to("75011")
		s.book.Carriers = append(s.book.Carriers, domain.Carrier{Code: "express", LabelFR: "Express", LabelEN: "Express", Delivery: "home"})
		s.book.Grids = append(s.book.Grids, express, cheapPickup)
		s.request.Suppliers = []pricingapi.Supplier{{ID: 1, Franco: c.franco}}
		for code, want := range map[string]money.Cents{"messagerie": c.standard, "express": c.dear, "relais": c.pickup} {
			s.request.CarrierCode = code
			q := s.price(t)
			i := slices.IndexFunc(q.Offers, func(o pricingapi.Offer) bool { return o.Code == code })
			if i < 0 || q.Offers[i].PriceTaxExcl != want || q.ShippingPriceTaxExcl != want {
				t.Errorf("%s, %s: %v of %+v, want %v", name, code, q.ShippingPriceTaxExcl, q.Offers, want)
				continue
			}
			if code == "express" && q.Offers[i].PriceTaxIncl != c.dearIncl {
				t.Errorf("%s, express: %v incl. tax, want %v", name, q.Offers[i].PriceTaxIncl, c.dearIncl)
			}
		}
	}
}

// Of a parcel that several suppliers share, each franco pays its own share of the standard offer. By hand: 6 and 12 bottles of
// 75 cl from Dartess are 18, 18.00 and by express 27.00: the shares are 6.00 and 12.00, by express 9.00 and 18.00. Only the
// second supplier's franco is reached: standard 6.00 + 0, express 9.00 + 18.00 − 12.00 = 15.00.
func TestAFrancoPaysItsShareOfTheStandardOffer(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 6).to("75011")
	s.request.Lines[0].Warehouse = pricingapi.WarehouseDartess
	second := s.request.Lines[0]
	second.ProductID, second.SupplierID, second.Quantity = 2, 2, 12
	s.request.Lines = append(s.request.Lines, second)
	s.book.Prices[2] = s.book.Prices[1]
	s.book.Carriers = append(s.book.Carriers, domain.Carrier{Code: "express", LabelFR: "Express", LabelEN: "Express", Delivery: "home"})
	s.book.Grids = append(s.book.Grids, domain.Grid{
		Owner: domain.OwnerPlatform, CarrierCode: "express", Basis: domain.GridUnits,
		Steps: []domain.GridStep{{UpTo: 12, Price: 18_00}, {UpTo: 24, Price: 27_00}},
	})
	s.request.Suppliers = []pricingapi.Supplier{{ID: 1}, {ID: 2, Franco: pricingapi.Franco{Value: new(money.Cents(100_00))}}}
	for code, want := range map[string][2]money.Cents{"messagerie": {6_00, 0}, "express": {9_00, 6_00}} {
		s.request.CarrierCode = code
		q := s.price(t)
		if got := [2]money.Cents{q.Suppliers[0].ShippingPriceTaxExcl, q.Suppliers[1].ShippingPriceTaxExcl}; got != want {
			t.Errorf("%s: shares of %v, want %v", code, got, want)
		}
	}
}

// A carrier that cannot carry the parcel is no standard offer, however cheap: the franco pays the cheapest that is offered.
func TestTheStandardOfferIsOneThatIsOffered(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 12).to("75011") // 15.6 kg
	s.book.Carriers = append(s.book.Carriers,
		domain.Carrier{Code: "coursier", LabelFR: "Coursier", LabelEN: "Courier", Delivery: "home", MaxWeightGrams: new(int64(10_000))})
	s.book.Grids = append(s.book.Grids, domain.Grid{
		Owner: domain.OwnerPlatform, CarrierCode: "coursier", Basis: domain.GridUnits, Steps: []domain.GridStep{{UpTo: 24, Price: 7_00}},
	})
	s.request.Suppliers = []pricingapi.Supplier{{ID: 1, Franco: pricingapi.Franco{Value: new(money.Cents(100_00))}}}
	if q := s.price(t); q.ShippingPriceTaxExcl != 0 {
		t.Errorf("the standard offer costs %v beyond the franco, want nothing", q.ShippingPriceTaxExcl)
	}
}
