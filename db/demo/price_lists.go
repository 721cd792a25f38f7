package demo

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/money"
)

// mercuriale is a price list of fournisseur@. Days count from now.
type mercuriale struct {
	name      string
	series    int // its place among demoLists, from 1; 0: it begins a series
	discounts string
	from, to  int  // days; to 0: open-ended
	draft     bool // prices nothing
	customers []int64
	groups    []auth.Group
	products  int        // how many of fournisseur@'s, in their order
	off       money.Rate // from the list price
	reason    string     // why it follows another one
	endReason string     // why it ends earlier than was said
	tier      int64      // a second price from so many bottles; 0: none
}

// tierOff is what the second price of a list takes off its first.
const tierOff money.Rate = 4_00

// demoLists are lists in every state, one with a revision that changed its prices and one that will.
func demoLists() []mercuriale {
	return []mercuriale{
		{name: "Carte du bistrot", discounts: "net", from: -150, to: -31, customers: []int64{restaurantID}, products: 24, off: 6_00},
		{name: "Carte du bistrot", series: 1, discounts: "net", from: -30, to: 24, customers: []int64{restaurantID}, products: 26, off: 7_50, tier: 60, reason: "Deux vins de plus, et un palier dès 60 bouteilles."},
		{name: "Carte du bistrot", series: 1, discounts: "net", from: 25, customers: []int64{restaurantID}, products: 26, off: 5_00, tier: 60, reason: "Hausse des matières sèches au 1er trimestre."},
		{name: "Sélection caviste", discounts: "open", from: -60, customers: []int64{wineMerchantID}, products: 12, off: 3_00, tier: 120},
		{name: "Accord GMS, prix bloqués", discounts: "locked", from: -20, to: 160, groups: []auth.Group{auth.Hypermarket}, products: 8, off: 9_00},
		{name: "Fêtes de fin d’année CSE", discounts: "net", from: 7, to: 45, groups: []auth.Group{auth.CSE}, products: 10, off: 4_00},
		{name: "Primeurs du caviste", discounts: "net", from: -45, to: -8, customers: []int64{wineMerchantID}, products: 5, off: 6_00, endReason: "Le millésime est épuisé."},
		{name: "Printemps, en préparation", discounts: "net", from: 90, to: 180, draft: true, customers: []int64{restaurantID}, products: 15, off: 5_00},
	}
}

type priceListRow struct {
	bun.BaseModel `bun:"table:price_lists"`

	ID, SupplierID, SeriesID, Revision int64
	Name, SearchText, CustomersText    string
	Discounts                          string
	Reason, EndReason                  string
	StartsOn, EndsOn                   string
	PublishedAt                        time.Time `bun:",nullzero"`
	Told                               int64     // begun 1, ended 4: nobody is told of what began before the demonstration
	CreatedBy                          int64
	CreatedAt, UpdatedAt               time.Time
}

type listCustomerRow struct {
	bun.BaseModel `bun:"table:price_list_customers"`

	CustomerID, ListID int64
}

type listGroupRow struct {
	bun.BaseModel `bun:"table:price_list_groups"`

	GroupCode auth.Group
	ListID    int64
}

type listEntryRow struct {
	bun.BaseModel `bun:"table:price_list_entries"`

	ListID, ProductID, MinQuantity int64
	PriceCents                     money.Cents
	Position                       int64
}

// writePriceLists comes after the products.
func (w *world) writePriceLists(ctx context.Context, tx *db.Tx) error {
	var (
		rows      []priceListRow
		customers []listCustomerRow
		groups    []listGroupRow
		entries   []listEntryRow
	)
	revisions := map[int64]int64{}
	for n, list := range demoLists() {
		row := list.row(int64(n+1), w.suppliers[0].row.Company, w.now)
		revisions[row.SeriesID]++
		row.Revision = revisions[row.SeriesID]
		rows = append(rows, row)
		for _, id := range list.customers {
			rows[n].CustomersText = fold.Text(w.people[id-1].row.Company)
			customers = append(customers, listCustomerRow{CustomerID: id, ListID: row.ID})
		}
		for _, group := range list.groups {
			groups = append(groups, listGroupRow{GroupCode: group, ListID: row.ID})
		}
		entries = append(entries, list.entries(row.ID, w.suppliers[0].products)...)
	}
	return writeAll(ctx, tx, put(rows), put(customers), put(groups), put(entries))
}

func (m mercuriale) row(id int64, supplier string, now time.Time) priceListRow {
	on := func(days int) string { return clock.DateOf(now.AddDate(0, 0, days)) }
	made := now.AddDate(0, 0, min(m.from, 0)-10)
	row := priceListRow{
		ID: id, SupplierID: supplierID, SeriesID: id, Name: m.name, SearchText: fold.Text(m.name + " " + supplier), Discounts: m.discounts, StartsOn: on(m.from),
		Reason: m.reason, EndReason: m.endReason,
		CreatedBy: supplierID, CreatedAt: made, UpdatedAt: made,
	}
	if m.series != 0 {
		row.SeriesID = int64(m.series)
	}
	if m.to != 0 {
		row.EndsOn = on(m.to)
	}
	if !m.draft {
		row.PublishedAt = made
	}
	switch {
	case m.to < 0:
		row.Told = 4
	case m.from <= 0 && !m.draft:
		row.Told = 1
	}
	return row
}

// entries are its prices, to five cents.
func (m mercuriale) entries(id int64, products []*product) []listEntryRow {
	var entries []listEntryRow
	add := func(p *product, from int64, price money.Cents) {
		entries = append(entries, listEntryRow{
			ListID: id, ProductID: p.row.ID, MinQuantity: from, PriceCents: price, Position: int64(len(entries)),
		})
	}
	for _, p := range products[:min(m.products, len(products))] {
		price := toFiveCents(p.list - money.Percent(p.list, m.off))
		add(p, 1, price)
		if m.tier != 0 {
			add(p, m.tier, toFiveCents(price-money.Percent(price, tierOff)))
		}
	}
	return entries
}

func toFiveCents(c money.Cents) money.Cents { return c / 5 * 5 }
