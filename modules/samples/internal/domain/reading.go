package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
)

// Sort keys of the list.
const (
	SortCreatedAt = "createdAt"
	SortProduct   = "product"
	SortCustomer  = "customer"
	SortSupplier  = "supplier"
	SortStatus    = "status"
)

// Filter narrows the list; empty parts do not narrow.
type Filter struct {
	Statuses  []Status
	Search    string
	Suppliers []int64
	Customers []int64

	lists.Part // its sorts are Sort… keys
}

// Summary counts the requests of a scope since an instant.
type Summary struct {
	Since    time.Time
	Pending  int64 // waiting for an answer, whenever they were asked
	Asked    int64
	Accepted int64
	Tasted   int64 // delivered
	Rated    int64
	Ratings  int64 // their sum
	Sold     int64 // of those tasted: ordered within 90 days of the delivery
}

// Reader reads requests inside a scope.
type Reader interface {
	List(ctx context.Context, scope lists.Scope, filter Filter) (lists.Page[Request], error)
	// Request reads one with its timeline, or answers ErrNotFound when it is not in the scope.
	Request(ctx context.Context, scope lists.Scope, id int64) (Request, error)
	Summary(ctx context.Context, scope lists.Scope, since time.Time) (Summary, error)
}

// Reading is what an actor reads.
type Reading struct {
	reader  Reader
	parties usersapi.Parties
	access  usersapi.Access
	clock   clock.Clock
}

// NewReading makes the use case.
func NewReading(r Reader, parties usersapi.Parties, access usersapi.Access, c clock.Clock) *Reading {
	return &Reading{reader: r, parties: parties, access: access, clock: c}
}

// List gives a page of the actor's requests.
func (r *Reading) List(ctx context.Context, a auth.Actor, filter Filter) (lists.Page[Request], error) {
	scope, err := r.access.Scope(ctx, a)
	if err != nil {
		return lists.Page[Request]{}, err
	}
	list, err := r.reader.List(ctx, scope, filter)
	if err != nil {
		return lists.Page[Request]{}, err
	}
	return list, r.name(ctx, list.Rows)
}

// Request gives one request of the actor's scope.
func (r *Reading) Request(ctx context.Context, a auth.Actor, id int64) (Request, error) {
	scope, err := r.access.Scope(ctx, a)
	if err != nil {
		return Request{}, err
	}
	one, err := r.reader.Request(ctx, scope, id)
	if err != nil {
		return Request{}, err
	}
	named := []Request{one}
	err = r.name(ctx, named)
	return named[0], err
}

// Summary counts the actor's last twelve months.
func (r *Reading) Summary(ctx context.Context, a auth.Actor) (Summary, error) {
	scope, err := r.access.Scope(ctx, a)
	if err != nil {
		return Summary{}, err
	}
	today := r.clock.Now().In(clock.Paris)
	since := time.Date(today.Year()-1, today.Month(), today.Day(), 0, 0, 0, 0, clock.Paris).UTC()
	return r.reader.Summary(ctx, scope, since)
}

// name writes the present names of the two sides.
func (r *Reading) name(ctx context.Context, all []Request) error {
	ids := make([]int64, 0, 2*len(all))
	for _, one := range all {
		ids = append(ids, one.CustomerID, one.SupplierID)
	}
	parties, err := r.parties.Parties(ctx, ids)
	if err != nil {
		return err
	}
	for i := range all {
		all[i].Customer, all[i].Supplier = parties[all[i].CustomerID], parties[all[i].SupplierID]
	}
	return nil
}
