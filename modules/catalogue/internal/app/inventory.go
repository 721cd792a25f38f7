package app

import (
	"context"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/catalogue/internal/domain/inventory"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/gate"
	"millesime/platform/lists"
)

// Inventory is what a supplier works in: its stock as a list with value and days of cover, the ledger of one product, and
// corrections. The index finds, the stock's figures are read as they are now.
type Inventory struct {
	Sources

	db    *db.DB
	live  *Live
	clock clock.Clock
}

// NewInventory makes an inventory.
func NewInventory(d *db.DB, live *Live, sources Sources, c clock.Clock) *Inventory {
	return &Inventory{Sources: sources, db: d, live: live, clock: c}
}

// List reads a page of the actor's stock.
func (i *Inventory) List(ctx context.Context, actor auth.Actor, filter inventory.Filter, w lists.Part) (lists.Page[inventory.Row], error) {
	scope, snapshot, err := i.look(ctx, actor)
	if err != nil {
		return lists.Page[inventory.Row]{}, err
	}
	found, err := i.find(ctx, snapshot, scope, filter, w)
	if err != nil {
		return lists.Page[inventory.Row]{}, err
	}
	rows, err := i.rows(ctx, snapshot, scope, found.IDs)
	return index.Showing(found, rows), err
}

// look is what the actor sees, and the index to find it in.
func (i *Inventory) look(ctx context.Context, actor auth.Actor) (productsapi.Scope, *index.Snapshot, error) {
	scope, err := i.Products.Scope(ctx, actor, "")
	if err != nil {
		return productsapi.Scope{}, nil, err
	}
	snapshot, err := i.live.Snapshot(ctx)
	return scope, snapshot, err
}

// find gives the products of a page: in an order that the index has, else by figures that are read for all of them.
func (i *Inventory) find(ctx context.Context, snapshot *index.Snapshot, scope productsapi.Scope, filter inventory.Filter,
	w lists.Part,
) (index.Page, error) {
	q := filter.Query(scope)
	if keys, ok := inventory.Indexed(filter.Sorts); ok {
		q.SortBy(keys)
		return snapshot.Page(&q, w)
	}
	q.Order = index.ByName
	all, err := snapshot.Page(&q, lists.Part{})
	if err != nil {
		return index.Page{}, err
	}
	figures, err := i.figures(ctx, all.IDs)
	if err != nil {
		return index.Page{}, err
	}
	inventory.Arrange(all.IDs, figures, filter.Sorts, snapshot.Ranks)
	all.IDs = lists.Cut(all.IDs, w).Rows
	return all, nil
}

// rows completes products with their figures and tags, in the order of ids.
func (i *Inventory) rows(ctx context.Context, snapshot *index.Snapshot, scope productsapi.Scope, ids []int64) ([]inventory.Row, error) {
	products, err := i.Rows.Rows(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	figures, err := i.figures(ctx, ids)
	if err != nil {
		return nil, err
	}
	rows := make([]inventory.Row, len(products))
	for n := range products {
		p := &products[n]
		rows[n] = inventory.NewRow(p, snapshot.SupplierName(p.SupplierID), figures[p.ID], i.Stock)
	}
	return rows, nil
}

// exportPage is how many rows of an export are read together.
const exportPage = 1_000

// Each gives all rows of a list one by one.
func (i *Inventory) Each(ctx context.Context, actor auth.Actor, filter inventory.Filter, each func(inventory.Row) error) error {
	scope, snapshot, err := i.look(ctx, actor)
	if err != nil {
		return err
	}
	found, err := i.find(ctx, snapshot, scope, filter, lists.Part{})
	if err != nil {
		return err
	}
	for from := 0; from < len(found.IDs); from += exportPage {
		rows, err := i.rows(ctx, snapshot, scope, found.IDs[from:min(from+exportPage, len(found.IDs))])
		if err != nil {
			return err
		}
		for _, row := range rows {
			if err := each(row); err != nil {
				return err
			}
		}
		if err := gate.Yield(ctx); err != nil {
			return err
		}
	}
	return nil
}

// Summary sums a list up. Tags are counted by the index, which lags at most about a second.
func (i *Inventory) Summary(ctx context.Context, actor auth.Actor, filter inventory.Filter) (inventory.Summary, error) {
	scope, snapshot, err := i.look(ctx, actor)
	if err != nil {
		return inventory.Summary{}, err
	}
	q := filter.Query(scope)
	all, err := snapshot.Page(&q, lists.Part{})
	if err != nil {
		return inventory.Summary{}, err
	}
	figures, err := i.figures(ctx, all.IDs)
	if err != nil {
		return inventory.Summary{}, err
	}
	return inventory.Sum(figures, snapshot.Facets(&q).Values[index.Tag]), nil
}

// figures reads those of products, as they are now.
func (i *Inventory) figures(ctx context.Context, ids []int64) (map[int64]inventory.Figures, error) {
	found := make(map[int64]inventory.Figures, len(ids))
	since := i.clock.Now().AddDate(0, 0, -inventory.CoverDays)
	for batch := range db.Parts(ids) {
		levels, err := i.Stock.Levels(ctx, nil, batch)
		if err != nil {
			return nil, err
		}
		shipped, err := i.Ledger.Shipped(ctx, batch, since)
		if err != nil {
			return nil, err
		}
		prices, err := i.Prices.ListPrices(ctx, batch)
		if err != nil {
			return nil, err
		}
		for _, id := range batch {
			f := inventory.Figures{Level: levels[id], Shipped: shipped[id]}
			if price, ok := prices[id]; ok {
				f.ListPrice = &price.ListTaxExcl
			}
			found[id] = f
		}
	}
	return found, nil
}
