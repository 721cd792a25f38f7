package demo

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// price draws the list price within its growth's range, dearer with age and size, then the prices of groups and
// stores that follow from it.
func (w *world) price(s source, p *product) {
	g := p.growth
	// The lower of two draws: most wines are near the foot of their range.
	at := min(s.Float64(), s.Float64())
	cents := float64(g.low) + at*float64(g.high-g.low)
	if p.row.Vintage != 0 {
		cents *= 1 + 0.015*float64(max(0, w.now.Year()-p.row.Vintage-2))
	}
	switch p.row.BottleSizeMl {
	case 375:
		cents *= 0.58
	case 1500:
		cents *= 2.15
	case 500:
		if g.kind == spirit {
			cents *= 0.75
		}
	case 1000:
		cents *= 1.15
	case 750:
		if g.kind == beer {
			cents *= 2.1
		}
	}
	p.list = rounded(cents)
	p.groups = nil
	if s.chance(25) {
		p.addGroupPrice(auth.Hypermarket, 0.95)
		p.addGroupPrice(auth.Negociant, 0.90)
		if s.chance(50) {
			p.addGroupPrice(auth.WineMerchant, 0.97)
		}
		if s.chance(30) {
			p.addGroupPrice(auth.Restaurant, 0.98)
			p.addGroupPrice(auth.CSE, 1.04)
		}
	}
	if p.seller.inStore && s.chance(65) {
		p.row.InStore = true
		incl := float64(p.list) * 1.3 * float64(10_000+p.vat) / 10_000
		p.store = money.Cents(incl/10)*10 + 10
	}
}

func (p *product) addGroupPrice(group auth.Group, factor float64) {
	p.groups = append(p.groups, groupPrice{group, rounded(float64(p.list) * factor)})
}

// rounded brings a price to five cents, small ones to the cent.
func rounded(cents float64) money.Cents {
	if cents < 300 {
		return money.Cents(cents + 0.5)
	}
	return money.Cents(cents/5+0.5) * 5
}

// forGroup is step 1 of a price (domain 4.2); true when the group has its own.
func (p *product) forGroup(group auth.Group) (money.Cents, bool) {
	for _, own := range p.groups {
		if own.group == group {
			return own.price, true
		}
	}
	return p.list, false
}

type priceRow struct {
	bun.BaseModel `bun:"table:product_prices"`

	ProductID       int64 `bun:",pk"`
	SupplierID      int64
	ListPriceCents  money.Cents
	StorePriceCents *money.Cents
	UpdatedAt       time.Time
}

type groupPriceRow struct {
	bun.BaseModel `bun:"table:product_group_prices"`

	ProductID  int64 `bun:",pk"`
	GroupCode  auth.Group
	PriceCents money.Cents
}

func (w *world) writePrices(ctx context.Context, tx *db.Tx) error {
	rows := make([]priceRow, 0, len(w.products))
	var groups []groupPriceRow
	for _, p := range w.products {
		row := priceRow{ProductID: p.row.ID, SupplierID: p.row.SupplierID, ListPriceCents: p.list, UpdatedAt: p.row.UpdatedAt}
		if p.store != 0 {
			row.StorePriceCents = &p.store
		}
		rows = append(rows, row)
		for _, own := range p.groups {
			groups = append(groups, groupPriceRow{ProductID: p.row.ID, GroupCode: own.group, PriceCents: own.price})
		}
	}
	return writeAll(ctx, tx, put(rows), put(groups))
}

type carrierRow struct {
	bun.BaseModel `bun:"table:carriers"`

	Code, LabelFR, LabelEN, DelayFR, DelayEN, Delivery string
	Position                                           int
}

// writeCarrier adds a fourth carrier to those that every installation has; the platform's default grid prices it.
func (w *world) writeCarrier(ctx context.Context, tx *db.Tx) error {
	return insert(ctx, tx, []carrierRow{{
		Code: "kerval", LabelFR: "Kerval Transport, sur rendez-vous", LabelEN: "Kerval Transport, by appointment",
		DelayFR: "3 à 6 jours ouvrés", DelayEN: "3 to 6 working days", Delivery: "home", Position: 4,
	}})
}
