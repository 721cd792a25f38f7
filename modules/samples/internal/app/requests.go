// Package app lets buyers ask for samples and sellers answer, and follows each sample to what it sold.
package app

import (
	"context"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/samples/internal/domain"
	"millesime/modules/samples/internal/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
	"millesime/platform/lists"
)

// Sources are the modules that samples ask.
type Sources struct {
	Products productsapi.Products
	Parties  usersapi.Parties
	Terms    usersapi.Terms
	Access   usersapi.Access
	Orders   ordersapi.Orders
	Stock    receiptsapi.Stock
}

// Requests are what buyers ask to taste.
type Requests struct {
	Sources

	store *store.Store
	db    *db.DB
	clock clock.Clock
	ids   ids.Source
}

// NewRequests makes the requests over their store and the modules they ask.
func NewRequests(sources Sources, s *store.Store, d *db.DB, c clock.Clock, source ids.Source) *Requests {
	return &Requests{Sources: sources, store: s, db: d, clock: c, ids: source}
}

// List gives a page of the actor's requests.
func (r *Requests) List(ctx context.Context, a auth.Actor, filter domain.Filter) (lists.Page[domain.Request], error) {
	scope, err := r.Access.Scope(ctx, a)
	if err != nil {
		return lists.Page[domain.Request]{}, err
	}
	list, err := r.store.List(ctx, scope, filter)
	if err != nil {
		return lists.Page[domain.Request]{}, err
	}
	return list, r.name(ctx, list.Rows)
}

// Request gives one request of the actor's scope with its timeline.
func (r *Requests) Request(ctx context.Context, a auth.Actor, id int64) (domain.Request, error) {
	scope, err := r.Access.Scope(ctx, a)
	if err != nil {
		return domain.Request{}, err
	}
	one, err := r.store.Request(ctx, scope, id)
	if err != nil {
		return domain.Request{}, err
	}
	named := []domain.Request{one}
	err = r.name(ctx, named)
	return named[0], err
}

// Summary counts the actor's last twelve months.
func (r *Requests) Summary(ctx context.Context, a auth.Actor) (domain.Summary, error) {
	scope, err := r.Access.Scope(ctx, a)
	if err != nil {
		return domain.Summary{}, err
	}
	today := r.clock.Now().In(clock.Paris)
	since := time.Date(today.Year()-1, today.Month(), today.Day(), 0, 0, 0, 0, clock.Paris).UTC()
	return r.store.Summary(ctx, scope, since)
}

// name writes the present names of the two sides.
func (r *Requests) name(ctx context.Context, all []domain.Request) error {
	people := make([]int64, 0, 2*len(all))
	for _, one := range all {
		people = append(people, one.CustomerID, one.SupplierID)
	}
	parties, err := r.Parties.Parties(ctx, people)
	if err != nil {
		return err
	}
	for i := range all {
		all[i].Customer, all[i].Supplier = parties[all[i].CustomerID], parties[all[i].SupplierID]
	}
	return nil
}

// change lets somebody act on one request of its scope, which is locked until the act is written.
func (r *Requests) change(
	ctx context.Context, a auth.Actor, id int64, act func(ctx context.Context, tx *db.Tx, one domain.Request) error,
) error {
	scope, err := r.Access.Scope(ctx, a)
	if err != nil {
		return err
	}
	return r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		locked, err := r.store.Lock(ctx, tx, scope, []int64{id})
		if err != nil {
			return err
		}
		one, ok := locked[id]
		if !ok {
			return domain.ErrNotFound
		}
		return act(ctx, tx, one)
	})
}

// PersonalData implements usersapi.PersonalData.
func (r *Requests) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	requests, err := r.store.OfCustomer(ctx, userID)
	if err != nil {
		return nil, err
	}
	steps, err := r.store.Steps(ctx, userID)
	return map[string]any{"sampleRequests": domain.PersonalRequests(requests), "sampleRequestSteps": steps}, err
}

// Forget blanks what people wrote and where they live; the counts of requests stay.
func (r *Requests) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return r.store.Forget(ctx, tx, userIDs)
}
