package domain

import (
	"context"
	"slices"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
)

// PeopleQuery is a page of a list of people.
type PeopleQuery struct {
	Groups []auth.Group
	Search string // words, each somewhere in company, names or e-mail
	After  int64  // id of the last person of the page before; 0 = by offset
	Offset int
	Limit  int // 0 = all
}

// PeoplePage is what a query found. Total stops at MaxCounted.
type PeoplePage struct {
	People []User
	Total  int64
	Capped bool
	Next   int64 // After of the next page; 0 when this is the last
}

// MaxCounted is the most rows a list counts (architecture rule 13).
const MaxCounted = 10_000

// Seen is a person with the reader's tie to it.
type Seen struct {
	User

	Tie Tie
}

// PeopleStore reads people in a row scope.
type PeopleStore interface {
	// Visible reads one person; false when the scope does not hold it.
	Visible(ctx context.Context, s Scope, id int64) (Seen, bool, error)
	// People reads one more person than the limit when there are more.
	People(ctx context.Context, s Scope, q PeopleQuery) ([]Seen, error)
	// CountPeople stops counting at most.
	CountPeople(ctx context.Context, s Scope, q PeopleQuery, most int64) (int64, error)
	// AddressesOf reads the addresses of several people, by their ids.
	AddressesOf(ctx context.Context, userIDs []int64) (map[int64][]usersapi.Address, error)
	// ParametersOf is nil for who has no record.
	ParametersOf(ctx context.Context, userID int64) (*SupplierParameters, error)
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
	if seen.Group == auth.Supplier {
		if seen.Parameters, err = p.store.ParametersOf(ctx, id); err != nil {
			return User{}, err
		}
	}
	return seen.SeenWith(seen.Tie), nil
}

// Find reads a page of the people in the actor's scope.
func (p *People) Find(ctx context.Context, actor auth.Actor, q PeopleQuery) (PeoplePage, error) {
	scope := ScopeOf(actor, p.clock.Now())
	rows, err := p.store.People(ctx, scope, q)
	if err != nil {
		return PeoplePage{}, err
	}
	var page PeoplePage
	if q.Limit > 0 && len(rows) > q.Limit {
		rows = rows[:q.Limit]
		page.Next = rows[q.Limit-1].ID
	}
	if page.Total, err = p.store.CountPeople(ctx, scope, q, MaxCounted+1); err != nil {
		return PeoplePage{}, err
	}
	if page.Capped = page.Total > MaxCounted; page.Capped {
		page.Total = MaxCounted
	}
	page.People, err = p.withAddresses(ctx, rows)
	return page, err
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

// DemoAccounts reads those of the demo accounts that exist, in their order.
func (p *People) DemoAccounts(ctx context.Context) ([]User, error) {
	emails := DemoEmails()
	people, err := p.store.WithEmails(ctx, emails)
	slices.SortFunc(people, func(a, b User) int {
		return slices.Index(emails, a.Email) - slices.Index(emails, b.Email)
	})
	return people, err
}

// DemoEmails are the accounts offered on the sign-in page of a demo, one for
// each group (domain 10.1).
func DemoEmails() []string {
	return []string{
		"restaurant@millesime.test", "caviste@millesime.test", "gms@millesime.test",
		"cse@millesime.test", "fournisseur@millesime.test", "agent@millesime.test",
		"distributeur@millesime.test", "particulier@millesime.test",
		"admin@millesime.test", "superadmin@millesime.test",
	}
}
