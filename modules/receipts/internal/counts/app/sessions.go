// Package app counts parts of the stock in sessions, and corrects it.
package app

import (
	"context"

	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/internal/counts/domain"
	"millesime/modules/receipts/internal/counts/store"
	stockapp "millesime/modules/receipts/internal/stock/app"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Sessions are countings of parts of the stock.
type Sessions struct {
	stockapp.Sources

	store  *store.Store
	prices pricingapi.Prices
}

// NewSessions makes the counting sessions over their store, the stock and the modules they ask; differences are worth list prices.
func NewSessions(sources stockapp.Sources, s *store.Store, prices pricingapi.Prices) *Sessions {
	return &Sessions{Sources: sources, store: s, prices: prices}
}

// List gives a page of what the actor reads.
func (s *Sessions) List(ctx context.Context, a auth.Actor, filter domain.Filter) (lists.Page[domain.Session], error) {
	page, err := s.store.List(ctx, s.Reading(a), filter.For(a, domain.Review))
	if err != nil {
		return page, err
	}
	return page, stockapp.NameSuppliers(ctx, s.Sources, page.Rows,
		func(one *domain.Session) (int64, *usersapi.Party) { return one.SupplierID, &one.Supplier })
}

// Session gives one that the actor reads, with its timeline.
func (s *Sessions) Session(ctx context.Context, a auth.Actor, id int64) (domain.Session, error) {
	one, err := s.store.Session(ctx, nil, s.Reading(a), id)
	if err != nil {
		return domain.Session{}, err
	}
	if one.Timeline, err = s.store.Timeline(ctx, id); err != nil {
		return domain.Session{}, err
	}
	one.Supplier, err = s.Supplier(ctx, one.SupplierID)
	return one, err
}

// Lines gives a page of the lines of a session that the actor reads.
func (s *Sessions) Lines(
	ctx context.Context, a auth.Actor, id int64, filter domain.LineFilter,
) (domain.Session, lists.Page[domain.Line], error) {
	one, err := s.store.Session(ctx, nil, s.Reading(a), id)
	if err != nil {
		return one, lists.Page[domain.Line]{}, err
	}
	page, err := s.store.Lines(ctx, id, filter)
	if err != nil {
		return one, page, err
	}
	err = stockapp.NameProducts(ctx, s.Sources, a, page.Rows,
		func(l *domain.Line) (int64, *productsapi.Product) { return l.ProductID, &l.Product })
	return one, page, err
}

// Entries gives a page of what was entered in a session that the actor reads, the newest first.
func (s *Sessions) Entries(
	ctx context.Context, a auth.Actor, id, productID int64, part lists.Part,
) (lists.Page[domain.Entry], error) {
	if _, err := s.store.Session(ctx, nil, s.Reading(a), id); err != nil {
		return lists.Page[domain.Entry]{}, err
	}
	page, err := s.store.PageOfEntries(ctx, id, productID, part)
	if err != nil {
		return page, err
	}
	err = stockapp.NameProducts(ctx, s.Sources, a, page.Rows,
		func(e *domain.Entry) (int64, *productsapi.Product) { return e.ProductID, &e.Product })
	return page, err
}

// Begin opens a session over some products, or over all that the supplier has in the warehouse.
func (s *Sessions) Begin(ctx context.Context, a auth.Actor, one domain.Session, chosen []int64, comment string) (int64, error) {
	role := stock.RoleOf(a, one.Warehouse)
	if err := domain.CheckBegin(role); err != nil {
		return 0, err
	}
	var err error
	if one.SupplierID, err = s.SupplierOf(ctx, a, one.SupplierID); err != nil {
		return 0, err
	}
	all := len(chosen) == 0
	if all {
		if chosen, err = s.Stock.ProductsIn(ctx, one.SupplierID, one.Warehouse, domain.MostLines+1); err != nil {
			return 0, err
		}
	}
	switch {
	case len(chosen) == 0:
		return 0, domain.ErrNothingToCount
	case len(chosen) > domain.MostLines:
		return 0, domain.ErrTooLarge
	}
	products, err := s.Products.Seen(ctx, a, stock.Unique(chosen))
	if err != nil {
		return 0, err
	}
	prices, err := s.prices.ListPrices(ctx, stock.Unique(chosen))
	if err != nil {
		return 0, err
	}
	step, err := stockapp.StepOf(ctx, s.Sources, a, domain.Open, comment)
	if err != nil {
		return 0, err
	}
	one.Proposed, one.Status, one.Round, one.CreatedAt = !role.Keeps(), step.To, 1, step.At
	var id int64
	err = s.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		levels, err := s.Stock.Levels(ctx, tx, chosen)
		if err != nil {
			return err
		}
		elsewhere, err := s.store.CountedIn(ctx, tx, chosen, 0)
		if err != nil {
			return err
		}
		if all && len(elsewhere) > 0 {
			return domain.CountedElsewhere(elsewhere)
		}
		if err := one.CheckProducts(chosen, products, levels, elsewhere); err != nil {
			return err
		}
		id, err = s.store.Add(ctx, tx, one, priced(domain.Begun(chosen, products, levels), prices), step)
		return err
	})
	return id, err
}

func priced(lines []domain.Line, prices map[int64]pricingapi.ListPrice) []domain.Line {
	for n, line := range lines {
		if line.ID == 0 {
			lines[n].Price = prices[line.ProductID].ListTaxExcl
		}
	}
	return lines
}

// counting reads what a locked session must know of products, whose levels it locks.
func (s *Sessions) counting(
	ctx context.Context, tx *db.Tx, one domain.Session, products map[int64]productsapi.Product, ids []int64,
) (domain.Counting, error) {
	c := domain.Counting{Products: products, Lines: make(map[int64]domain.Line, len(ids))}
	var err error
	if c.Levels, err = s.Stock.Levels(ctx, tx, ids); err != nil {
		return c, err
	}
	if c.Elsewhere, err = s.store.CountedIn(ctx, tx, ids, one.ID); err != nil {
		return c, err
	}
	if c.Corrections, err = s.Stock.LastCorrections(ctx, tx, ids); err != nil {
		return c, err
	}
	lines, err := s.store.LinesOf(ctx, tx, one.ID, ids)
	for _, line := range lines {
		line.Product = products[line.ProductID]
		c.Lines[line.ProductID] = line
	}
	return c, err
}

// Count adds what somebody counted. It adds: several people may count at once, in several places.
func (s *Sessions) Count(ctx context.Context, a auth.Actor, id int64, entries []domain.Entry) error {
	ids := stock.IDs(entries, func(entry domain.Entry) int64 { return entry.ProductID })
	products, err := s.Products.Seen(ctx, a, ids)
	if err != nil {
		return err
	}
	prices, err := s.prices.ListPrices(ctx, ids)
	if err != nil {
		return err
	}
	enter := func(ctx context.Context, tx *db.Tx, one domain.Session, by domain.Step) error {
		if err := one.CheckCount(stock.RoleOf(a, one.Warehouse)); err != nil {
			return err
		}
		known, err := s.counting(ctx, tx, one, products, ids)
		if err != nil {
			return err
		}
		at := s.Now()
		lines, err := one.Enter(known, entries, at)
		if err != nil {
			return err
		}
		for n := range entries {
			entries[n].Signature, entries[n].Round, entries[n].At = by.Signature, one.Round, at
		}
		if err := s.store.AddEntries(ctx, tx, id, entries); err != nil {
			return err
		}
		return s.store.WriteLines(ctx, tx, id, priced(lines, prices))
	}
	return stockapp.Change(ctx, s.Sources, a, id, "", s.store.Lock, enter)
}

// Waiting implements usersapi.Waiting: who keeps a warehouse looks at what was counted there.
func (s *Sessions) Waiting(ctx context.Context, a auth.Actor) ([]usersapi.Wait, error) {
	return stockapp.Waiting(ctx, s.Sources, a, usersapi.WaitCountApproval, domain.Review, domain.SortCreatedAt, s.store.List)
}
