package inventory

import (
	"context"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/gate"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Store reads products within a scope.
type Store interface {
	Rows(ctx context.Context, scope domain.Scope, ids []int64) ([]domain.Product, error)
}

// Index gives the current snapshot.
type Index interface {
	Snapshot(ctx context.Context) (*index.Snapshot, error)
}

// Transactor opens transactions.
type Transactor interface {
	InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error
}

// Sources are whom the inventory asks.
type Sources struct {
	DB        Transactor
	Store     Store
	Index     Index
	Prices    pricingapi.Prices
	Stock     receiptsapi.Stock
	Ledger    receiptsapi.Ledger
	Parties   usersapi.Parties
	Access    usersapi.Access
	Purchases ordersapi.Purchases
	Clock     clock.Clock
}

// Inventory is the stock of a scope.
type Inventory struct{ Sources }

// New makes an inventory.
func New(s Sources) *Inventory { return &Inventory{s} }

// Row is the stock of one product.
type Row struct {
	domain.Product
	Supplier string // its name
	Figures
	Tag  string
	Tags []string
}

// Filter narrows and sorts the list.
type Filter struct {
	Search    string
	Tags      []string
	Suppliers []string // ids
	Warehouse string
	Sorts     []lists.Sort // none: by name
}

// List reads a page of the actor's stock.
func (i *Inventory) List(ctx context.Context, actor auth.Actor, filter Filter, w lists.Part) (lists.Page[Row], error) {
	scope, err := domain.ScopeOf(ctx, actor, "", i.Access)
	if err != nil {
		return lists.Page[Row]{}, err
	}
	snapshot, err := i.Index.Snapshot(ctx)
	if err != nil {
		return lists.Page[Row]{}, err
	}
	found, err := i.find(ctx, snapshot, scope, filter, w)
	if err != nil {
		return lists.Page[Row]{}, err
	}
	rows, err := i.rows(ctx, snapshot, scope, found.IDs)
	return index.Showing(found, rows), err
}

// find gives the products of a page: in an order that the index has, else by figures that are read for all of them.
func (i *Inventory) find(ctx context.Context, snapshot *index.Snapshot, scope domain.Scope, filter Filter, w lists.Part) (index.Page, error) {
	q := filter.query(scope)
	if keys, ok := indexed(filter.Sorts); ok {
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
	arrange(all.IDs, figures, filter.Sorts, snapshot.Ranks)
	all.IDs = lists.Cut(all.IDs, w).Rows
	return all, nil
}

func (f *Filter) query(scope domain.Scope) index.Query {
	q := index.Query{Scope: scope, Search: f.Search, Warehouse: f.Warehouse}
	q.Values[index.Tag], q.Values[index.Supplier] = f.Tags, f.Suppliers
	return q
}

// rows completes products with their figures and tags, in the order of ids.
func (i *Inventory) rows(ctx context.Context, snapshot *index.Snapshot, scope domain.Scope, ids []int64) ([]Row, error) {
	products, err := i.Store.Rows(ctx, scope, ids)
	if err != nil {
		return nil, err
	}
	figures, err := i.figures(ctx, ids)
	if err != nil {
		return nil, err
	}
	rows := make([]Row, len(products))
	for n := range products {
		p := &products[n]
		facts := p.Facts()
		row := Row{Product: *p, Supplier: snapshot.SupplierName(p.SupplierID), Figures: figures[p.ID]}
		row.Tag = facts.Tag(i.Stock, row.Level)
		row.Tags = facts.Tags(row.Tag)
		rows[n] = row
	}
	return rows, nil
}

// exportPage is how many rows of an export are read together.
const exportPage = 1_000

// Each gives all rows of a list one by one.
func (i *Inventory) Each(ctx context.Context, actor auth.Actor, filter Filter, each func(Row) error) error {
	scope, err := domain.ScopeOf(ctx, actor, "", i.Access)
	if err != nil {
		return err
	}
	snapshot, err := i.Index.Snapshot(ctx)
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

// Summary is the stock of a list in figures.
type Summary struct {
	Products int
	Value    money.Cents
	Units    int64 // on hand
	ByTag    map[string]int
}

// Summary sums a list up. Tags are counted by the index, which lags at most about a second.
func (i *Inventory) Summary(ctx context.Context, actor auth.Actor, filter Filter) (Summary, error) {
	scope, err := domain.ScopeOf(ctx, actor, "", i.Access)
	if err != nil {
		return Summary{}, err
	}
	snapshot, err := i.Index.Snapshot(ctx)
	if err != nil {
		return Summary{}, err
	}
	q := filter.query(scope)
	all, err := snapshot.Page(&q, lists.Part{})
	if err != nil {
		return Summary{}, err
	}
	figures, err := i.figures(ctx, all.IDs)
	if err != nil {
		return Summary{}, err
	}
	sum := Summary{Products: all.Total, ByTag: map[string]int{}}
	for _, f := range figures {
		sum.Value = sum.Value.Plus(f.Value())
		sum.Units += f.Level.OnHand
	}
	for _, counted := range snapshot.Facets(&q).Values[index.Tag] {
		sum.ByTag[counted.Value] = counted.Count
	}
	return sum, nil
}
