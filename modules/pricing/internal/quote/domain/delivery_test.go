package domain_test

import (
	"testing"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
)

// toTheDoor is a carrier that delivers home.
func toTheDoor(code string) domain.Carrier {
	return domain.Carrier{Code: code, LabelFR: code, LabelEN: code, Delivery: pricingapi.DeliveryHome}
}

// flatGrid is a grid of one price for up to 100 units, of the platform or of a supplier.
func flatGrid(supplierID int64, carrier, department string, price money.Cents) domain.Grid {
	g := domain.Grid{
		Owner: domain.OwnerPlatform, CarrierCode: carrier, Department: department, Basis: domain.GridUnits, StartsOn: "2026-01-01",
		Steps: []domain.GridStep{{UpTo: 100, Price: price}},
	}
	if supplierID != 0 {
		g.Owner, g.SupplierID = domain.OwnerSupplier, supplierID
	}
	return g
}

// closedGrid delivers nothing.
func closedGrid(supplierID int64, carrier, department string) domain.Grid {
	g := flatGrid(supplierID, carrier, department, 0)
	g.Steps = nil
	return g
}

// asked are the prices of the offers, by carrier.
func asked(q pricingapi.Quote) map[string]money.Cents {
	found := map[string]money.Cents{}
	for _, offer := range q.Offers {
		found[offer.Code] = offer.PriceTaxExcl
	}
	return found
}

// A supplier's own grids are all that counts where one of them reaches the carrier and the department; a department that it closes
// for all carriers is closed, but for a carrier with a grid of its own there (domain 4.6). The platform asks 12.00, by express 18.00.
func TestASuppliersGridsStandAlone(t *testing.T) {
	t.Parallel()
	const standard, express = "messagerie", "express"
	for name, c := range map[string]struct {
		own     []domain.Grid
		want    map[string]money.Cents
		blocked string
	}{
		"none of its own": {nil, map[string]money.Cents{standard: 12_00, express: 18_00}, ""},
		"all carriers at 33.00": {
			[]domain.Grid{flatGrid(1, "", "", 33_00)}, map[string]money.Cents{standard: 33_00, express: 33_00}, "",
		},
		"one carrier, the platform's for the other": {
			[]domain.Grid{flatGrid(1, standard, "", 9_00)}, map[string]money.Cents{standard: 9_00, express: 18_00}, "",
		},
		"its carrier's before its department's": {
			[]domain.Grid{flatGrid(1, express, "", 20_00), flatGrid(1, "", "75", 8_00)},
			map[string]money.Cents{standard: 8_00, express: 20_00},
			"",
		},
		"the department closed": {
			[]domain.Grid{closedGrid(1, "", "75"), flatGrid(1, "", "", 10_00)}, map[string]money.Cents{}, pricingapi.BlockerNotDelivered,
		},
		"closed, whatever a carrier asks elsewhere": {
			[]domain.Grid{closedGrid(1, "", "75"), flatGrid(1, express, "", 10_00)}, map[string]money.Cents{}, pricingapi.BlockerNotDelivered,
		},
		"closed but for a carrier with a grid there": {
			[]domain.Grid{closedGrid(1, "", "75"), flatGrid(1, express, "75", 10_00)}, map[string]money.Cents{express: 10_00}, "",
		},
		"closed for one carrier": {
			[]domain.Grid{closedGrid(1, express, "75")}, map[string]money.Cents{standard: 12_00}, "",
		},
		"another department closed": {
			[]domain.Grid{closedGrid(1, "", "44")}, map[string]money.Cents{standard: 12_00, express: 18_00}, "",
		},
	} {
		s := oneLine(10_00, 6).to("75011")
		s.request.CarrierCode = ""
		s.book.Relays = nil
		s.book.Carriers = []domain.Carrier{toTheDoor(standard), toTheDoor(express)}
		s.book.Grids = append([]domain.Grid{flatGrid(0, "", "", 12_00), flatGrid(0, express, "", 18_00)}, c.own...)
		q := s.price(t)
		if got := asked(q); len(got) != len(c.want) || got[standard] != c.want[standard] || got[express] != c.want[express] {
			t.Errorf("%s: offers %v, want %v", name, got, c.want)
		}
		if got := blockers(q); got != c.blocked {
			t.Errorf("%s: blocked by %q, want %q", name, got, c.blocked)
		}
	}
}

// What no carrier delivers is blocked with who does not deliver it and what helps, never by an empty choice alone.
func TestACartThatNobodyDeliversSaysWho(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 6).to("44000")
	second := s.request.Lines[0]
	second.ProductID, second.SupplierID = 2, 2
	s.request.Lines = append(s.request.Lines, second)
	s.book.Prices[2] = s.book.Prices[1]
	s.book.Relays = nil
	s.book.Carriers = []domain.Carrier{toTheDoor("messagerie"), toTheDoor("express")}
	everywhere := flatGrid(0, "", "", 12_00)
	for name, c := range map[string]struct {
		grids     []domain.Grid
		code      string
		path      string
		suppliers []int64
	}{
		"the second supplier closed it": {
			[]domain.Grid{everywhere, closedGrid(2, "", "44")}, pricingapi.BlockerNotDelivered, "suppliers[1].delivery", []int64{2},
		},
		"no grid at all": {nil, pricingapi.BlockerNotDelivered, "suppliers[0].delivery", []int64{1}},
		"no carrier for both": {
			[]domain.Grid{closedGrid(1, "express", "44"), closedGrid(2, "messagerie", "44"), everywhere},
			pricingapi.BlockerNoSharedCarrier, "carrierOfferCode",
			[]int64{1, 2},
		},
	} {
		s.book.Grids = c.grids
		q := s.price(t)
		if len(q.Offers) != 0 || len(q.Blockers) == 0 {
			t.Errorf("%s: %d offers, blocked by %q", name, len(q.Offers), blockers(q))
			continue
		}
		got := q.Blockers[0]
		if got.Code != c.code || got.PropertyPath != c.path || len(got.SupplierIDs) != len(c.suppliers) || got.SupplierIDs[0] != c.suppliers[0] {
			t.Errorf("%s: %s at %s of %v", name, got.Code, got.PropertyPath, got.SupplierIDs)
		}
	}
}

// The standard offer is the cheapest of this cart: a carrier that one group cannot take is none, so with all francos reached one
// delivery is free. By hand: the courier takes 10 kg, so not the 12 bottles of supplier 2; messagerie is 12.00 + 12.00.
func TestTheStandardOfferIsOfThisCart(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 6).to("75011") // 7.8 kg
	second := s.request.Lines[0]
	second.ProductID, second.SupplierID, second.Quantity = 2, 2, 12
	s.request.Lines = append(s.request.Lines, second)
	s.book.Prices[2] = s.book.Prices[1]
	s.book.Relays = nil
	courier := toTheDoor("coursier")
	courier.MaxWeightGrams = new(int64(10_000))
	s.book.Carriers = []domain.Carrier{toTheDoor("messagerie"), toTheDoor("express"), courier}
	s.book.Grids = []domain.Grid{flatGrid(0, "", "", 12_00), flatGrid(0, "express", "", 18_00), flatGrid(0, "coursier", "", 5_00)}
	franco := pricingapi.Franco{Value: new(money.Cents(10_00))}
	s.request.Suppliers = []pricingapi.Supplier{{ID: 1, Franco: franco}, {ID: 2, Franco: franco}}
	if got := asked(s.price(t)); len(got) != 2 || got["messagerie"] != 0 || got["express"] != 12_00 {
		t.Errorf("with both francos reached: %v", got)
	}
	s.request.Suppliers[1].Franco = pricingapi.Franco{}
	if got := asked(s.price(t)); got["messagerie"] != 12_00 || got["express"] != 24_00 {
		t.Errorf("with the first franco reached: %v", got)
	}
}

// Where nothing comes to the door, the cheapest pickup is the standard offer, and a reached franco pays it.
func TestThePickupIsTheStandardWhereNothingComesToTheDoor(t *testing.T) {
	t.Parallel()
	s := oneLine(10_00, 6).to("75011")
	s.book.Carriers = []domain.Carrier{{Code: "relais", LabelFR: "Relais", LabelEN: "Pickup", Delivery: pricingapi.DeliveryRelay}}
	s.book.Grids = []domain.Grid{flatGrid(0, "", "", 6_00)}
	s.request.CarrierCode = ""
	s.request.Suppliers = []pricingapi.Supplier{{ID: 1, Franco: pricingapi.Franco{Value: new(money.Cents(10_00))}}}
	if got := asked(s.price(t)); got["relais"] != 0 || len(got) != 1 {
		t.Errorf("with the franco reached: %v", got)
	}
}
