package app

import (
	"context"

	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Lot gives one that the actor reads.
func (s *Stock) Lot(ctx context.Context, in db.Handle, a auth.Actor, id int64) (receiptsapi.Lot, error) {
	return s.store.Lot(ctx, in, domain.ReadingOf(a, s.clock.Now()), id)
}

// LotsToShip are by product the lots that are there, in the order in which they should leave.
func (s *Stock) LotsToShip(ctx context.Context, productIDs []int64) (map[int64][]receiptsapi.Lot, error) {
	lots, err := s.store.LotsOf(ctx, nil, domain.Unique(productIDs), nil)
	for product, all := range lots {
		lots[product] = domain.ToShip(all, s.today())
	}
	return lots, err
}

// Lots are those of which the stock is, was, or left.
type Lots struct{ Sources }

// NewLots makes the lots of a stock.
func NewLots(sources Sources) *Lots { return &Lots{sources} }

// List gives a page of what the actor reads; a search finds lots by their name and by their product.
func (l *Lots) List(ctx context.Context, a auth.Actor, filter domain.LotFilter, search string) (lists.Page[domain.SeenLot], error) {
	of := l.Reading(a)
	var err error
	if filter.Search, err = l.Search(ctx, of, search); err != nil {
		return lists.Page[domain.SeenLot]{}, err
	}
	found, err := l.Stock.store.Lots(ctx, of, filter)
	page := lists.Map(found, func(lot receiptsapi.Lot) domain.SeenLot { return domain.SeenLot{Lot: lot} })
	if err != nil {
		return page, err
	}
	return page, l.describe(ctx, a, page.Rows)
}

// One gives a lot that the actor reads with what its product is called.
func (l *Lots) One(ctx context.Context, a auth.Actor, id int64) (domain.SeenLot, error) {
	lot, err := l.Stock.Lot(ctx, nil, a, id)
	if err != nil {
		return domain.SeenLot{}, err
	}
	seen := []domain.SeenLot{{Lot: lot}}
	err = l.describe(ctx, a, seen)
	return seen[0], err
}

// describe says what lots are of, and whose they are.
func (l *Lots) describe(ctx context.Context, a auth.Actor, lots []domain.SeenLot) error {
	err := NameProducts(ctx, l.Sources, a, lots,
		func(lot *domain.SeenLot) (int64, *productsapi.Product) { return lot.ProductID, &lot.Product })
	if err != nil {
		return err
	}
	return NameSuppliers(ctx, l.Sources, lots, func(lot *domain.SeenLot) (int64, *usersapi.Party) { return lot.SupplierID, &lot.Supplier })
}
