// Package app announces receipts, counts them into the stock and corrects what was counted.
package app

import (
	"context"

	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/modules/receipts/internal/receipts/store"
	stockapp "millesime/modules/receipts/internal/stock/app"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/document"
	"millesime/platform/files"
	"millesime/platform/lists"
	"millesime/platform/picture"
)

// Files keep the photos of counts, and papers (files.Store).
type Files interface {
	PutURL(ctx context.Context, dataURL string) (string, error)
	Open(ctx context.Context, kept string) (*files.File, error)
}

// Pictures make pictures safe to show (picture.Cleaner).
type Pictures interface {
	Clean(ctx context.Context, dataURL string, limits picture.Limits) (string, error)
	Document(ctx context.Context, dataURL string, limits picture.Limits) (string, error)
}

// Receipts are deliveries to warehouses: announced, counted into the stock, promised to orders.
type Receipts struct {
	stockapp.Sources

	store    *store.Store
	files    Files
	pictures Pictures
}

// NewReceipts makes the receipts over their store, the stock and the modules they ask.
func NewReceipts(sources stockapp.Sources, s *store.Store, f Files, p Pictures) *Receipts {
	return &Receipts{Sources: sources, store: s, files: f, pictures: p}
}

// List gives a page of what the actor reads.
func (r *Receipts) List(ctx context.Context, a auth.Actor, filter domain.Filter, search string) (lists.Page[domain.Receipt], error) {
	of := r.Reading(a)
	var err error
	if filter.Search, err = r.Search(ctx, of, search); err != nil {
		return lists.Page[domain.Receipt]{}, err
	}
	page, err := r.store.Receipts(ctx, of, filter)
	if err != nil {
		return page, err
	}
	return page, stockapp.NameSuppliers(ctx, r.Sources, page.Rows,
		func(one *domain.Receipt) (int64, *usersapi.Party) { return one.SupplierID, &one.Supplier })
}

// Summary counts what the actor reads.
func (r *Receipts) Summary(ctx context.Context, a auth.Actor) (domain.Summary, error) {
	return r.store.Summary(ctx, r.Reading(a))
}

// Receipt gives one that the actor reads, with its lines, its timeline, its papers and what was counted.
func (r *Receipts) Receipt(ctx context.Context, a auth.Actor, id int64) (domain.Receipt, error) {
	one, err := r.documented(ctx, a, id)
	if err != nil {
		return domain.Receipt{}, err
	}
	if one.Counts, err = r.store.Counts(ctx, id); err != nil {
		return domain.Receipt{}, err
	}
	err = stockapp.NameProducts(ctx, r.Sources, a, one.Lines,
		func(l *domain.Line) (int64, *productsapi.Product) { return l.ProductID, &l.Product })
	if err != nil {
		return domain.Receipt{}, err
	}
	recalled, err := r.Stock.RecalledLots(ctx, nil, one.Products())
	if err != nil {
		return domain.Receipt{}, err
	}
	one.NoteRecalled(recalled)
	one.Supplier, err = r.Supplier(ctx, one.SupplierID)
	return one, err
}

// Photo opens a photo of a receipt that the actor reads.
func (r *Receipts) Photo(ctx context.Context, a auth.Actor, receiptID, countID int64) (*files.File, error) {
	if _, err := r.store.Receipt(ctx, nil, r.Reading(a), receiptID); err != nil {
		return nil, err
	}
	kept, err := r.store.Photo(ctx, receiptID, countID)
	if err != nil {
		return nil, err
	}
	return r.files.Open(ctx, kept)
}

// step begins a timeline entry of an actor.
func (r *Receipts) step(ctx context.Context, a auth.Actor, comment string) (domain.Step, error) {
	step, err := stockapp.StepOf(ctx, r.Sources, a, domain.Status(""), comment)
	return domain.Step{Step: step}, err
}

// change lets an actor change a receipt that it reads, which stays in its state unless the change moves it.
func (r *Receipts) change(
	ctx context.Context, a auth.Actor, id int64, comment string,
	act func(ctx context.Context, tx *db.Tx, one domain.Receipt, step domain.Step) error,
) error {
	return stockapp.Change(ctx, r.Sources, a, id, comment, r.store.Lock,
		func(ctx context.Context, tx *db.Tx, one domain.Receipt, step document.Step[domain.Status]) error {
			step.From, step.To = one.Status, one.Status
			return act(ctx, tx, one, domain.Step{Step: step})
		})
}
