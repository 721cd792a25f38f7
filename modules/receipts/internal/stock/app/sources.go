package app

import (
	"context"
	"strings"
	"time"

	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/document"
	"millesime/platform/fold"
	"millesime/platform/lists"
)

// Sources are what receipts, returns, counts and lots ask: the stock, who people are, and what products are called.
type Sources struct {
	Stock    *Stock
	DB       *db.DB
	Parties  usersapi.Parties
	Products receiptsapi.Products
}

// Now is the instant by which receipts are late.
func (s Sources) Now() time.Time { return s.Stock.clock.Now() }

// Reading is what an actor reads now.
func (s Sources) Reading(a auth.Actor) domain.Reading { return domain.ReadingOf(a, s.Now()) }

// mostFound is how many products may hold the words of a search for receipts and lots to be found by them.
const mostFound = 2_000

// SupplierOf is whose goods an actor announces: a supplier its own, an admin those of whom it names.
func (s Sources) SupplierOf(ctx context.Context, a auth.Actor, named int64) (int64, error) {
	if !a.Group.IsAdmin() {
		if named != 0 && named != a.ID {
			return 0, domain.UnknownSupplier()
		}
		return a.ID, nil
	}
	if named == 0 {
		return 0, domain.MissingSupplier()
	}
	parties, err := s.Parties.Parties(ctx, []int64{named})
	if err == nil && parties[named].Group != auth.Supplier {
		err = domain.UnknownSupplier()
	}
	return named, err
}

// Search is what somebody looks for among what it reads.
func (s Sources) Search(ctx context.Context, of domain.Reading, text string) (domain.Search, error) {
	search := domain.Search{Words: strings.Fields(fold.Text(text))}
	if len(search.Words) == 0 || of.Nothing {
		return search, nil
	}
	var suppliers []int64
	if of.SupplierID != 0 {
		suppliers = []int64{of.SupplierID}
	}
	var err error
	search.Found, err = s.Products.Holding(ctx, search.Words, suppliers, mostFound)
	return search, err
}

// StepOf begins a timeline entry of an actor.
func StepOf[S ~string](ctx context.Context, s Sources, a auth.Actor, to S, comment string) (document.Step[S], error) {
	parties, err := s.Parties.Parties(ctx, []int64{a.ID, a.Impersonator})
	return document.Step[S]{Signature: usersapi.Sign(a, parties), To: to, Comment: comment, At: s.Now()}, err
}

// Change lets an actor change a document that it reads, which is locked until the change is written with its step. A transaction may
// run again: each run has a step of its own.
func Change[S ~string, D any](
	ctx context.Context, s Sources, a auth.Actor, id int64, comment string,
	lock func(context.Context, *db.Tx, domain.Reading, int64) (D, error),
	act func(ctx context.Context, tx *db.Tx, one D, step document.Step[S]) error,
) error {
	of := s.Reading(a)
	step, err := StepOf(ctx, s, a, S(""), comment)
	if err != nil {
		return err
	}
	return s.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		one, err := lock(ctx, tx, of, id)
		if err != nil {
			return err
		}
		return act(ctx, tx, one, step)
	})
}

// Waiting is what waits in a state for who keeps a warehouse, as a list counts it.
func Waiting[S ~string, D any](
	ctx context.Context, s Sources, a auth.Actor, kind usersapi.WaitKind, waiting S, sort string,
	list func(context.Context, domain.Reading, domain.Filter[S]) (lists.Page[D], error),
) ([]usersapi.Wait, error) {
	of := s.Reading(a)
	if of.Nothing {
		return nil, nil
	}
	todo := domain.Filter[S]{ToDo: true, Part: lists.Part{Sorts: []lists.Sort{{Key: sort}}, Limit: 1}}
	page, err := list(ctx, of, todo.For(a, waiting))
	return []usersapi.Wait{{Kind: kind, Statuses: []string{string(waiting)}, Count: page.Total}}, err
}

// NameSuppliers says whose the goods of documents are; of gives the id of one's supplier, and where its name goes.
func NameSuppliers[T any](ctx context.Context, s Sources, all []T, of func(*T) (int64, *usersapi.Party)) error {
	ids := make([]int64, 0, len(all))
	for n := range all {
		id, _ := of(&all[n])
		ids = append(ids, id)
	}
	known, err := s.Parties.Parties(ctx, domain.Unique(ids))
	for n := range all {
		id, supplier := of(&all[n])
		*supplier = known[id]
	}
	return err
}

// Supplier is whose the goods of a document are.
func (s Sources) Supplier(ctx context.Context, id int64) (usersapi.Party, error) {
	known, err := s.Parties.Parties(ctx, []int64{id})
	return known[id], err
}

// NameProducts says what the products of lines are called, as an actor sees them; of gives the id of one's product, and where it goes.
func NameProducts[T any](ctx context.Context, s Sources, a auth.Actor, all []T, of func(*T) (int64, *productsapi.Product)) error {
	ids := make([]int64, 0, len(all))
	for n := range all {
		id, _ := of(&all[n])
		ids = append(ids, id)
	}
	known, err := s.Products.Seen(ctx, a, domain.Unique(ids))
	for n := range all {
		id, product := of(&all[n])
		*product = known[id]
	}
	return err
}
