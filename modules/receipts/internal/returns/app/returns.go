// Package app takes goods back out of warehouses, and hands them over.
package app

import (
	"context"

	"millesime/modules/products/productsapi"
	receiptsapp "millesime/modules/receipts/internal/receipts/app"
	"millesime/modules/receipts/internal/returns/domain"
	"millesime/modules/receipts/internal/returns/store"
	stockapp "millesime/modules/receipts/internal/stock/app"
	"millesime/modules/receipts/receiptsevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Returns are the goods that suppliers take back out of warehouses.
type Returns struct {
	stockapp.Sources

	store    *store.Store
	receipts *receiptsapp.Receipts // announced for goods that move
}

// NewReturns makes the returns over their store, the stock and the modules they ask.
func NewReturns(sources stockapp.Sources, s *store.Store, r *receiptsapp.Receipts) *Returns {
	return &Returns{Sources: sources, store: s, receipts: r}
}

// List gives a page of what the actor reads.
func (r *Returns) List(ctx context.Context, a auth.Actor, filter domain.Filter) (lists.Page[domain.Return], error) {
	page, err := r.store.List(ctx, r.Reading(a), filter.For(a, domain.Pending))
	if err != nil {
		return page, err
	}
	return page, stockapp.NameSuppliers(ctx, r.Sources, page.Rows,
		func(one *domain.Return) (int64, *usersapi.Party) { return one.SupplierID, &one.Supplier })
}

// Return gives one that the actor reads, with its lines and its timeline.
func (r *Returns) Return(ctx context.Context, a auth.Actor, id int64) (domain.Return, error) {
	one, err := r.store.Return(ctx, r.Reading(a), id)
	if err != nil {
		return domain.Return{}, err
	}
	err = stockapp.NameProducts(ctx, r.Sources, a, one.Lines,
		func(l *domain.Line) (int64, *productsapi.Product) { return l.ProductID, &l.Product })
	if err != nil {
		return domain.Return{}, err
	}
	one.Supplier, err = r.Supplier(ctx, one.SupplierID)
	return one, err
}

// Ask takes goods out of available stock at once, or refuses each line that cannot leave.
func (r *Returns) Ask(ctx context.Context, a auth.Actor, one domain.Return) (int64, error) {
	var err error
	if one.SupplierID, err = r.SupplierOf(ctx, a, one.SupplierID); err != nil {
		return 0, err
	}
	products, err := r.Products.Seen(ctx, a, one.Products())
	if err != nil {
		return 0, err
	}
	step, err := stockapp.StepOf(ctx, r.Sources, a, domain.Pending, "")
	if err != nil {
		return 0, err
	}
	one.Status, one.CreatedAt = step.To, step.At
	err = r.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		levels, err := r.Stock.Levels(ctx, tx, one.Products())
		if err != nil {
			return err
		}
		if err := one.CheckNew(products, levels); err != nil {
			return err
		}
		lots, err := r.Stock.LotsOf(ctx, tx, one.Products(), one.LotNames())
		if err != nil {
			return err
		}
		if err := one.CheckLots(lots); err != nil {
			return err
		}
		if err := r.store.Add(ctx, tx, &one, step, words(products)); err != nil {
			return err
		}
		err = tx.Publish(ctx, receiptsevents.RecoveryAskedV1{
			RecoveryID: one.ID, Number: one.Number, SupplierID: one.SupplierID, Warehouse: one.Warehouse, Units: one.Units, AskedBy: a.ID,
		})
		if err != nil {
			return err
		}
		return r.Stock.Settle(ctx, tx, one.Products(), one.Reserves())
	})
	return one.ID, err
}

// words are those by which returns of products are found.
func words(products map[int64]productsapi.Product) []string {
	words := make([]string, 0, 2*len(products))
	for _, p := range products {
		words = append(words, p.Name, p.Reference)
	}
	return words
}

// Delete gives the goods of a pending return back, first of all to who waits for them.
func (r *Returns) Delete(ctx context.Context, a auth.Actor, id int64) error {
	return r.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		one, err := r.store.Lock(ctx, tx, r.Reading(a), id)
		if err != nil {
			return err
		}
		if err := one.CheckDelete(); err != nil {
			return err
		}
		if _, err := r.Stock.Levels(ctx, tx, one.Products()); err != nil {
			return err
		}
		if err := r.store.Remove(ctx, tx, id); err != nil {
			return err
		}
		err = audit.Append(ctx, tx, audit.Entry{
			Action: "stock_recoveries.deleted", Subject: "stock_recoveries", SubjectID: id, Person: one.SupplierID,
			Before: map[string]any{"number": one.Number, "units": one.Units},
		})
		if err != nil {
			return err
		}
		err = tx.Publish(ctx, receiptsevents.RecoveryDeletedV1{
			RecoveryID: id, Number: one.Number, SupplierID: one.SupplierID, Warehouse: one.Warehouse, Units: one.Units, DeletedBy: a.ID,
		})
		if err != nil {
			return err
		}
		return r.Stock.Settle(ctx, tx, one.Products(), one.Releases())
	})
}

// Waiting implements usersapi.Waiting: who keeps a warehouse hands over what is taken back out of it.
func (r *Returns) Waiting(ctx context.Context, a auth.Actor) ([]usersapi.Wait, error) {
	return stockapp.Waiting(ctx, r.Sources, a, usersapi.WaitHandOver, domain.Pending, domain.SortCreatedAt, r.store.List)
}
