package app

import (
	"context"
	"sync/atomic"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/elabel"
	"millesime/modules/catalogue/internal/store"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/clock"
	"millesime/platform/memory"
)

// How many products are remembered: as a list shows them, with their figures, and whole, as their pages show them.
const (
	keptProducts = 20_000
	keptWhole    = 2_000
)

// Shelf is what pages show of products, kept in memory until it changes. What a reader may see of it is decided for each.
type Shelf struct {
	sources Sources
	writer  productsapi.Writer
	store   *store.Store
	clock   clock.Clock
	day     atomic.Pointer[string] // of the levels: what is late today was not yesterday

	products *memory.Kept[int64, *productsapi.Product]
	whole    *memory.Kept[int64, *productsapi.Product]
	prices   *memory.Kept[int64, pricingapi.ListPrice]
	levels   *memory.Kept[int64, receiptsapi.Level]
	arrivals *memory.Kept[int64, []receiptsapi.Arrival]
	lots     *memory.Kept[int64, []elabel.Lot]
}

// NewShelf makes one that is empty.
func NewShelf(sources Sources, w productsapi.Writer, s *store.Store, c clock.Clock) *Shelf {
	shelf := &Shelf{
		sources: sources, writer: w, store: s, clock: c,
		products: memory.New[int64, *productsapi.Product](c, keptProducts, memory.UntilTold),
		whole:    memory.New[int64, *productsapi.Product](c, keptWhole, memory.UntilTold),
		prices:   memory.New[int64, pricingapi.ListPrice](c, keptProducts, memory.UntilTold),
		levels:   memory.New[int64, receiptsapi.Level](c, keptProducts, memory.UntilTold),
		arrivals: memory.New[int64, []receiptsapi.Arrival](c, keptWhole, memory.UntilTold),
		lots:     memory.New[int64, []elabel.Lot](c, keptWhole, memory.UntilTold),
	}
	shelf.day.Store(new(string))
	return shelf
}

// anything is a scope that holds all products.
func anything() productsapi.Scope { return productsapi.Scope{AllSuppliers: true, AnyStatus: true} }

// Rows are what a list shows of the products of ids in a scope, in their order.
func (s *Shelf) Rows(ctx context.Context, scope productsapi.Scope, ids []int64) ([]*productsapi.Product, error) {
	known, err := s.products.Several(ctx, ids, func(ctx context.Context, missing []int64) (map[int64]*productsapi.Product, error) {
		rows, err := s.sources.Rows.RowsWithGroups(ctx, anything(), missing)
		return byID(rows), err
	})
	if err != nil {
		return nil, err
	}
	rows := make([]*productsapi.Product, 0, len(ids))
	for _, id := range ids {
		if p, ok := known[id]; ok && domain.InScope(scope, p) {
			rows = append(rows, p)
		}
	}
	return rows, nil
}

// Product is a whole one; false when there is none in the scope.
func (s *Shelf) Product(ctx context.Context, scope productsapi.Scope, id int64) (*productsapi.Product, bool, error) {
	p, ok, err := s.whole.One(ctx, id, func(ctx context.Context) (*productsapi.Product, bool, error) {
		found, err := s.writer.Kept(ctx, nil, anything(), []int64{id})
		if len(found) == 0 {
			return nil, false, err
		}
		return &found[0], true, err
	})
	return p, ok && domain.InScope(scope, p), err
}

// Prices are the price columns of products.
func (s *Shelf) Prices(ctx context.Context, ids []int64) (map[int64]pricingapi.ListPrice, error) {
	return s.prices.Several(ctx, ids, s.sources.Prices.ListPrices)
}

// Levels are the stock of products, as it is told today.
func (s *Shelf) Levels(ctx context.Context, ids []int64) (map[int64]receiptsapi.Level, error) {
	s.turnDay()
	return s.levels.Several(ctx, ids, func(ctx context.Context, missing []int64) (map[int64]receiptsapi.Level, error) {
		return s.sources.Stock.Levels(ctx, nil, missing)
	})
}

// Arrivals are what is on its way of a product, as it is told today.
func (s *Shelf) Arrivals(ctx context.Context, id int64) ([]receiptsapi.Arrival, error) {
	s.turnDay()
	arrivals, _, err := s.arrivals.One(ctx, id, func(ctx context.Context) ([]receiptsapi.Arrival, bool, error) {
		arrivals, err := s.sources.Ledger.Arrivals(ctx, id)
		return arrivals, true, err
	})
	return arrivals, err
}

// turnDay forgets the stock of yesterday.
func (s *Shelf) turnDay() {
	if today := clock.DateOf(s.clock.Now()); *s.day.Load() != today {
		s.levels.Clear()
		s.arrivals.Clear()
		s.day.Store(&today)
	}
}

// Lots are the newest lots of a product.
func (s *Shelf) Lots(ctx context.Context, id int64) ([]elabel.Lot, error) {
	lots, _, err := s.lots.One(ctx, id, func(ctx context.Context) ([]elabel.Lot, bool, error) {
		lots, err := s.store.Newest(ctx, id, elabel.ShownLots)
		return lots, true, err
	})
	return lots, err
}

// Begin empties the shelf: from now on it is told of what changes.
func (s *Shelf) Begin() {
	s.products.Begin()
	s.whole.Begin()
	s.prices.Begin()
	s.levels.Begin()
	s.arrivals.Begin()
	s.lots.Begin()
}

// ProductsChanged forgets products, their prices, stock and lots.
func (s *Shelf) ProductsChanged(ids []int64) {
	s.products.Drop(ids...)
	s.whole.Drop(ids...)
	s.prices.Drop(ids...)
	s.StockMoved(ids)
	s.lots.Drop(ids...)
}

// StockMoved forgets the stock of products, and what is on its way.
func (s *Shelf) StockMoved(ids []int64) {
	s.levels.Drop(ids...)
	s.arrivals.Drop(ids...)
}

func byID(products []productsapi.Product) map[int64]*productsapi.Product {
	found := make(map[int64]*productsapi.Product, len(products))
	for i := range products {
		found[products[i].ID] = &products[i]
	}
	return found
}
