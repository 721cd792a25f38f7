package app

import (
	"context"
	"strings"
	"time"

	"millesime/modules/receipts/internal/domain"
	"millesime/modules/receipts/internal/store"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/document"
	"millesime/platform/files"
	"millesime/platform/fold"
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

// sources are what receipts, returns, counts and lots ask: the stock for use cases, the store for rows.
type sources struct {
	stock    *Stock
	store    *store.Store
	clock    clock.Clock
	db       *db.DB
	parties  usersapi.Parties
	products receiptsapi.Products
	files    Files
	pictures Pictures
}

// Now is the instant by which receipts are late.
func (s sources) Now() time.Time { return s.clock.Now() }

// Receipts are deliveries to warehouses: announced, counted into the stock, promised to orders.
type Receipts struct{ sources }

// NewReceipts makes the receipts over the stock and the modules they ask.
func NewReceipts(s *Stock, d *db.DB, parties usersapi.Parties, products receiptsapi.Products, f Files, p Pictures) *Receipts {
	return &Receipts{sources{
		stock: s, store: s.store, clock: s.clock, db: d, parties: parties, products: products, files: f, pictures: p,
	}}
}

// mostFound is how many products may hold the words of a search for receipts to be found by them.
const mostFound = 2_000

// List gives a page of what the actor reads.
func (r *Receipts) List(ctx context.Context, a auth.Actor, filter domain.Filter, search string) (lists.Page[domain.Receipt], error) {
	of := domain.ReadingOf(a, r.Now())
	if filter.Words = strings.Fields(fold.Text(search)); len(filter.Words) > 0 && !of.Nothing {
		var err error
		if filter.Found, err = r.holding(ctx, of, filter.Words); err != nil {
			return lists.Page[domain.Receipt]{}, err
		}
	}
	page, err := r.store.Receipts(ctx, of, filter)
	if err != nil {
		return page, err
	}
	return page, r.nameSupplier(ctx, page.Rows)
}

// holding are the products of a reading whose name, appellation or reference holds all words.
func (s sources) holding(ctx context.Context, of domain.Reading, words []string) ([]int64, error) {
	var suppliers []int64
	if of.SupplierID != 0 {
		suppliers = []int64{of.SupplierID}
	}
	return s.products.Holding(ctx, words, suppliers, mostFound)
}

// Summary counts what the actor reads.
func (r *Receipts) Summary(ctx context.Context, a auth.Actor) (domain.Summary, error) {
	return r.store.Summary(ctx, domain.ReadingOf(a, r.Now()))
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
	products, err := r.products.Seen(ctx, a, one.Products())
	if err != nil {
		return domain.Receipt{}, err
	}
	for n, l := range one.Lines {
		one.Lines[n].Product = products[l.ProductID]
	}
	recalled, err := r.store.RecalledLots(ctx, nil, one.Products())
	if err != nil {
		return domain.Receipt{}, err
	}
	one.NoteRecalled(recalled)
	named := []domain.Receipt{one}
	return named[0], r.nameSupplier(ctx, named)
}

// Photo opens a photo of a receipt that the actor reads.
func (r *Receipts) Photo(ctx context.Context, a auth.Actor, receiptID, countID int64) (*files.File, error) {
	if _, err := r.store.Receipt(ctx, nil, domain.ReadingOf(a, r.Now()), receiptID); err != nil {
		return nil, err
	}
	kept, err := r.store.Photo(ctx, receiptID, countID)
	if err != nil {
		return nil, err
	}
	return r.files.Open(ctx, kept)
}

// nameSupplier says whose goods receipts bring.
func (r *Receipts) nameSupplier(ctx context.Context, all []domain.Receipt) error {
	return nameSuppliers(ctx, r.parties, all, func(one *domain.Receipt) (int64, *usersapi.Party) { return one.SupplierID, &one.Supplier })
}

// nameSuppliers says whose the goods of documents are; of gives the id of one's supplier, and where its name goes.
func nameSuppliers[T any](ctx context.Context, parties usersapi.Parties, all []T, of func(*T) (int64, *usersapi.Party)) error {
	ids := make([]int64, 0, len(all))
	for n := range all {
		id, _ := of(&all[n])
		ids = append(ids, id)
	}
	known, err := parties.Parties(ctx, domain.Unique(ids))
	for n := range all {
		id, supplier := of(&all[n])
		*supplier = known[id]
	}
	return err
}

// step begins a timeline entry of an actor.
func (s sources) step(ctx context.Context, a auth.Actor, comment string) (domain.Step, error) {
	parties, err := s.parties.Parties(ctx, []int64{a.ID, a.Impersonator})
	return domain.Step{Step: document.Step[domain.Status]{Signature: usersapi.Sign(a, parties), Comment: comment, At: s.Now()}}, err
}
