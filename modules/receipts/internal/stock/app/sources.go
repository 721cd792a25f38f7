package app

import (
	"context"
	"strings"
	"time"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
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
