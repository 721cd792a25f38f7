package domain

import (
	"context"
	"errors"
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// PeopleQuery is a page of a list of people. Empty parts do not narrow.
type PeopleQuery struct {
	Groups      []auth.Group // none of them finds nobody
	Statuses    []auth.Status
	Search      string // words, each somewhere in company, names or e-mail
	CreatedFrom time.Time
	CreatedTo   time.Time // exclusive

	lists.Part // its sorts are Sort… keys
}

// Sort keys of lists of people.
const (
	SortCompany     = "company"
	SortLastName    = "lastName"
	SortEmail       = "email"
	SortCreatedAt   = "createdAt"
	SortStatus      = "status"
	SortGroup       = "userGroup"   // by the group's code
	SortLastOrderAt = "lastOrderAt" // from the reader, a supplier; who never ordered comes first
	SortAgent       = "agent"       // whom the reader, a supplier, assigned; those without come first
)

// PeopleSorts lists the sort keys; the first is that of a list that asks for none.
func PeopleSorts() []string {
	return []string{
		SortCompany, SortLastName, SortEmail, SortCreatedAt, SortStatus, SortGroup, SortLastOrderAt, SortAgent,
	}
}

// Listed is a person in a list, with what ties the reader to it.
type Listed struct {
	User

	Bond            Bond
	MayBeOrderedFor bool
}

// Bond is what a seller keeps of a person beside the terms.
type Bond struct {
	Label        string
	Agent        *NamedPerson  // whom the supplier assigned to this customer
	LastOrderAt  time.Time     // from the reader; zero = never, or long forgotten
	AgentFigures *AgentFigures // of the reader's agents; nil for others
}

// AgentFigures are what an agent may grant and earns with a supplier, and how many of its customers it follows.
type AgentFigures struct {
	NegociationMargin money.Rate
	AgentFee          money.Rate // the usual one where none was agreed
	Customers         int64
}

// NamedPerson is a person as others name it.
type NamedPerson struct {
	ID   int64
	Name string
}

// Seen is a person with the reader's tie to it.
type Seen struct {
	User

	Tie Tie
}

// PeopleStore reads people in a row scope.
type PeopleStore interface {
	// Visible reads one person; false when the scope does not hold it.
	Visible(ctx context.Context, s Scope, id int64) (Seen, bool, error)
	People(ctx context.Context, s Scope, q PeopleQuery) (lists.Page[Seen], error)
	// LinkBetween reads a reader's open relation with somebody, whichever is the parent; nil when there is none, or one
	// that the reader asked for and the other has not accepted: whom it invited is not to be found out.
	LinkBetween(ctx context.Context, readerID, other int64) (*Link, error)
	// Bonds are what a reader keeps of several people, by their ids.
	Bonds(ctx context.Context, readerID int64, ids []int64) (map[int64]Bond, error)
	// AddressesOf reads the addresses of several people, by their ids.
	AddressesOf(ctx context.Context, userIDs []int64) (map[int64][]usersapi.Address, error)
	// AddressOwner is 0 when there is no such address.
	AddressOwner(ctx context.Context, id int64) (int64, error)
	// Parameters reads a person's record, a new one when there is none, and nil
	// for groups without a record; without its media where they are not asked for.
	Parameters(ctx context.Context, userID int64, g auth.Group, media bool) (*Parameters, error)
	// WithEmails reads the people with these e-mails, in any order.
	WithEmails(ctx context.Context, emails []string) ([]User, error)
}

// People answers who there is, in the reader's scope.
type People struct {
	store PeopleStore
	clock clock.Clock
}

// NewPeople makes the use cases of reading people.
func NewPeople(s PeopleStore, c clock.Clock) *People { return &People{store: s, clock: c} }

// Person reads one person as far as the actor may (domain 2). Who is not in
// the actor's scope answers ErrUserNotFound, as who does not exist.
func (p *People) Person(ctx context.Context, actor auth.Actor, id int64) (User, error) {
	return p.person(ctx, actor, id, true)
}

// Self is the actor itself, without the pictures and terms of its record, which
// may weigh megabytes and are wanted rarely.
func (p *People) Self(ctx context.Context, actor auth.Actor) (User, error) {
	return p.person(ctx, actor, actor.ID, false)
}

func (p *People) person(ctx context.Context, actor auth.Actor, id int64, media bool) (User, error) {
	seen, ok, err := p.store.Visible(ctx, ScopeOf(actor, p.clock.Now()), id)
	if err != nil {
		return User{}, err
	}
	if !ok {
		return User{}, usersapi.ErrUserNotFound
	}
	if seen.Tie >= TieCustomer {
		addresses, err := p.store.AddressesOf(ctx, []int64{id})
		if err != nil {
			return User{}, err
		}
		seen.Addresses = addresses[id]
	}
	if seen.Parameters, err = p.store.Parameters(ctx, id, seen.Group, media); err != nil {
		return User{}, err
	}
	person := seen.SeenWith(seen.Tie)
	now := p.clock.Now()
	person.Allowed = seen.Transitions(RoleTo(actor, seen.User), now)
	if !now.Before(person.PendingEmailUntil) {
		person.PendingEmail = "" // its link no longer serves
	}
	if !actor.Group.IsAdmin() && id != actor.ID {
		person.Relation, err = p.store.LinkBetween(ctx, actor.ID, id)
	}
	return person, err
}

// Address reads an address of a person whose addresses the actor reads; else it answers ErrAddressNotFound.
func (p *People) Address(ctx context.Context, actor auth.Actor, id int64) (usersapi.Address, error) {
	owner, err := p.store.AddressOwner(ctx, id)
	if err != nil {
		return usersapi.Address{}, err
	}
	person, err := p.person(ctx, actor, owner, false)
	if err != nil && !errors.Is(err, usersapi.ErrUserNotFound) {
		return usersapi.Address{}, err
	}
	at := slices.IndexFunc(person.Addresses, func(a usersapi.Address) bool { return a.ID == id })
	if at < 0 {
		return usersapi.Address{}, ErrAddressNotFound
	}
	return person.Addresses[at], nil
}

// Find reads a page of the people in the actor's scope. It refuses to sort or filter by what the actor does not read:
// the order would tell it.
func (p *People) Find(ctx context.Context, actor auth.Actor, q PeopleQuery) (lists.Page[Listed], error) {
	scope := ScopeOf(actor, p.clock.Now())
	if err := scope.refuses(q); err != nil {
		return lists.Page[Listed]{}, err
	}
	found, err := p.store.People(ctx, scope, q)
	if err != nil {
		return lists.Page[Listed]{}, err
	}
	people, err := p.listed(ctx, actor, found.Rows)
	return lists.With(found, people), err
}

// listed adds to the people what the actor keeps of them.
func (p *People) listed(ctx context.Context, actor auth.Actor, rows []Seen) ([]Listed, error) {
	people, err := p.withAddresses(ctx, rows)
	if err != nil {
		return nil, err
	}
	bonds := map[int64]Bond{}
	if actor.Group == auth.Supplier || actor.Group == auth.CommercialAgent {
		ids := make([]int64, 0, len(rows))
		for _, row := range rows {
			ids = append(ids, row.ID)
		}
		if bonds, err = p.store.Bonds(ctx, actor.ID, ids); err != nil {
			return nil, err
		}
	}
	out := make([]Listed, 0, len(rows))
	for i, row := range rows {
		out = append(out, Listed{User: people[i], Bond: bonds[row.ID], MayBeOrderedFor: row.mayBeOrderedForBy(actor)})
	}
	return out, nil
}

func (p *People) withAddresses(ctx context.Context, rows []Seen) ([]User, error) {
	ids := make([]int64, 0, len(rows))
	for _, row := range rows {
		if row.Tie >= TieCustomer {
			ids = append(ids, row.ID)
		}
	}
	addresses, err := p.store.AddressesOf(ctx, ids)
	if err != nil {
		return nil, err
	}
	people := make([]User, 0, len(rows))
	for _, row := range rows {
		row.Addresses = addresses[row.ID]
		people = append(people, row.SeenWith(row.Tie))
	}
	return people, nil
}
