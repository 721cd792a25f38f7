package domain

import (
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/money"
)

// Basket is what a preview of carriage is asked about: one parcel group of one supplier, or of Dartess.
type Basket struct {
	Dartess    bool
	SupplierID int64
	Department string
	Units      int64
	Weight     int64 // grams
	Value      money.Cents
	Millilitre int64 // of a unit
	Franco     pricingapi.Franco
}

// PreviewedOffer is what a carrier would ask for a basket.
type PreviewedOffer struct {
	Carrier Carrier
	Fee     money.Cents // by the grid
	Due     money.Cents // after the franco
	Owner   string      // of the grid
}

// Preview prices a basket by the rules of a cart; carriers that do not take it are left out. Whether a pickup point is near is
// not asked.
func Preview(basket Basket, book Book) []PreviewedOffer {
	o := basket.order()
	group := parcelGroup{supplierID: basket.SupplierID, members: []groupMember{{
		order: o, units: basket.Units, weight: basket.Weight, equivalents: int64(o.equivalents()),
	}}}
	if basket.Dartess {
		group.supplierID = 0
	}
	var served []delivery
	for _, carrier := range book.Carriers {
		if fee, carried := feeOf(book.Grids, carrier, group, basket.Department); carried {
			served = append(served, delivery{carrier, []money.Cents{fee}})
		}
	}
	standard := standardOf(served, 1)[0]
	offers := []PreviewedOffer{}
	for _, offer := range served {
		fee := offer.fees[0]
		grid := gridFor(book.Grids, group, offer.carrier.Code, basket.Department)
		offers = append(offers, PreviewedOffer{
			Carrier: offer.carrier, Fee: fee, Due: group.shares(fee, standard)[0], Owner: grid.Owner,
		})
	}
	return offers
}

// Trying is the book with a grid that is being written, in the place of the one it was.
func (b Book) Trying(grid Grid, replaces *Grid) Book {
	grids := make([]Grid, 0, len(b.Grids)+1)
	for _, g := range b.Grids {
		if replaces == nil || g.scope() != replaces.scope() || g.StartsOn != replaces.StartsOn {
			grids = append(grids, g)
		}
	}
	grids = append(grids, grid)
	b.Grids = grids
	return b
}

// scope is what a grid is for; of one scope one grid counts.
func (g *Grid) scope() [3]any {
	return [3]any{g.Owner, g.SupplierID, g.CarrierCode + "/" + g.Department}
}

// FrancoReached tells whether the supplier bears the standard offer.
func (b Basket) FrancoReached() bool {
	return b.order().franco().Reached
}

func (b Basket) order() *order {
	return &order{
		supplier: pricingapi.Supplier{ID: b.SupplierID, Franco: b.Franco}, lineNets: b.Value,
		lines: []*line{{Line: pricingapi.Line{Quantity: b.Units, BottleSizeMl: b.Millilitre}}},
	}
}
