package domain

import (
	"context"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
var ErrNotFound = fault.New("orders.not_found", fault.NotFound, fault.Text{
	FR: "Cette commande est introuvable.", EN: "This order cannot be found.",
})

// ErrCursor refuses a cursor that this list did not give.
var ErrCursor = fault.New("orders.bad_cursor", fault.Malformed, fault.Text{
	FR: "Cette page de la liste n’existe plus : revenez à la première.",
	EN: "This page of the list no longer exists: go back to the first one.",
})

// Sort keys of the list.
const (
	SortCreatedAt = "createdAt"
	SortNumber    = "number"
	SortTotal     = "totalPriceTaxExcl"
	SortTotalIncl = "totalPriceTaxIncl"
	SortStatus    = "status"
	SortCustomer  = "customer"
	SortSupplier  = "supplier"
	// SortValidUntil is for quotations.
	SortValidUntil = "validUntil"
)

// Filter narrows the list; empty parts do not narrow.
type Filter struct {
	ToDo        bool // only what waits for the reader
	Statuses    []Status
	Search      string
	Suppliers   []int64
	Customers   []int64
	Origins     []string
	Quoted      bool     // those that are or were quotations
	Awaiting    Awaiting // whom their quotation awaits
	CreatedFrom time.Time
	CreatedTo   time.Time // exclusive

	lists.Part // its sorts are Sort… keys
}

// Month sums the orders of one month in Europe/Paris.
type Month struct {
	From         time.Time
	Orders       int64
	Units        int64
	TotalTaxExcl money.Cents
	TotalTaxIncl money.Cents
}

// Activity sums up the orders of a scope for the home page.
type Activity struct {
	Months         []Month // twelve, oldest first; the last is the running one
	YearBefore     []Month // the same months of the year before
	ByStatus       map[Status]int64
	Counterparties int64 // of the running and the eleven months before
}

// Reader reads orders inside a scope.
type Reader interface {
	List(ctx context.Context, scope lists.Scope, filter Filter) (lists.Page[Summary], error)
	// Each gives all of a list one by one, or ErrExportTooLarge when there are more than limit.
	Each(ctx context.Context, scope lists.Scope, filter Filter, limit int64, each func(Summary) error) error
	// Order returns ErrNotFound when it is not in the scope.
	Order(ctx context.Context, scope lists.Scope, id int64) (Order, error)
	// Exposures are what a customer owes suppliers, by supplier; tx may be nil.
	Exposures(ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64) (map[int64]money.Cents, error)
	// Proof is the file that a seller accepted a quotation with; "" when there is none.
	Proof(ctx context.Context, orderID int64) (string, error)
	// Revisions of a quotation, oldest first.
	Revisions(ctx context.Context, orderID int64) ([]Revision, error)
	// Activity's starts are those of the months to compare with, of the months shown and of the one that follows.
	Activity(ctx context.Context, scope lists.Scope, starts []time.Time) (Activity, error)
	// LastOrder is when the newest order that counts as turnover was made; zero when there is none.
	LastOrder(ctx context.Context, scope lists.Scope) (time.Time, error)
}

// Reading is what an actor reads.
type Reading struct {
	reader  Reader
	parties usersapi.Parties
	terms   usersapi.Terms
	access  usersapi.Access
	files   Files
	clock   clock.Clock
}

// NewReading makes the use case.
func NewReading(r Reader, parties usersapi.Parties, terms usersapi.Terms, access usersapi.Access, f Files, c clock.Clock) *Reading {
	return &Reading{reader: r, parties: parties, terms: terms, access: access, files: f, clock: c}
}

// List returns a page of the actor's orders; quotation states only when the filter asks for them.
func (r *Reading) List(ctx context.Context, actor auth.Actor, filter Filter) (lists.Page[Summary], error) {
	scope, err := r.access.Scope(ctx, actor)
	if err != nil {
		return lists.Page[Summary]{}, err
	}
	return r.reader.List(ctx, scope, filter.narrowFor(actor.Group))
}

// Order returns one order of the actor's scope.
func (r *Reading) Order(ctx context.Context, actor auth.Actor, id int64) (Order, error) {
	scope, err := r.access.Scope(ctx, actor)
	if err != nil {
		return Order{}, err
	}
	return r.reader.Order(ctx, scope, id)
}

// Agent is who earns on an order, for those who may see it; nil when there is nobody, or for any other reader.
func (r *Reading) Agent(ctx context.Context, actor auth.Actor, o Summary) (*Party, error) {
	if o.AgentID == 0 || !SeesFee(actor, o) {
		return nil, nil // nobody is an answer
	}
	people, err := r.parties.Parties(ctx, []int64{o.AgentID})
	if err != nil {
		return nil, err
	}
	agent, ok := people[o.AgentID]
	if !ok {
		return nil, nil // the same
	}
	found := CopyOf(agent)
	return &found, nil
}

const monthsShown = 12

// monthsSummed are those shown and the same of the year before.
const monthsSummed = 2 * monthsShown

// Activity sums up the actor's last twelve months, and the twelve before to compare with.
func (r *Reading) Activity(ctx context.Context, actor auth.Actor) (Activity, error) {
	scope, err := r.access.Scope(ctx, actor)
	if err != nil {
		return Activity{}, err
	}
	return r.reader.Activity(ctx, scope, lastMonths(r.clock.Now().In(clock.Paris)))
}

// lastMonths are the first instants of the last twenty-four months and of the next one.
func lastMonths(now time.Time) []time.Time {
	starts := make([]time.Time, 0, monthsSummed+1)
	for i := monthsSummed - 1; i >= -1; i-- {
		starts = append(starts, time.Date(now.Year(), now.Month()-time.Month(i), 1, 0, 0, 0, 0, now.Location()).UTC())
	}
	return starts
}
