package app

import (
	"context"
	"errors"
	"slices"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// People answers who there is, in the reader's scope.
type People struct {
	*Sight

	sales usersapi.Sales
	debts usersapi.Debts
}

// NewPeople makes them, with who knows what they ordered.
func NewPeople(s *Sight, sales usersapi.Sales, debts usersapi.Debts) *People {
	return &People{s, sales, debts}
}

// Person reads one person as far as the actor may (domain 2). Who is not in
// the actor's scope answers ErrUserNotFound, as who does not exist.
func (p *People) Person(ctx context.Context, actor auth.Actor, id int64) (domain.User, error) {
	return p.person(ctx, actor, id, true)
}

// Self is the actor itself, without the pictures and terms of its record, which
// may weigh megabytes and are wanted rarely.
func (p *People) Self(ctx context.Context, actor auth.Actor) (domain.User, error) {
	return p.person(ctx, actor, actor.ID, false)
}

func (p *People) person(ctx context.Context, actor auth.Actor, id int64, media bool) (domain.User, error) {
	seen, err := p.visible(ctx, actor, id)
	if err != nil {
		return domain.User{}, err
	}
	if seen.Tie >= domain.TieCustomer || seen.Group == auth.Supplier {
		addresses, err := p.store.AddressesOf(ctx, []int64{id})
		if err != nil {
			return domain.User{}, err
		}
		seen.Addresses = addresses[id]
	}
	if seen.Parameters, err = p.store.Parameters(ctx, id, seen.Group, media); err != nil {
		return domain.User{}, err
	}
	person := seen.SeenWith(seen.Tie)
	if person.Parameters.HoldsFrames() {
		if person.Parameters.Frames, err = p.frames.FramesOf(ctx, nil, id); err != nil {
			return domain.User{}, err
		}
	}
	now := p.clock.Now()
	person.Allowed = seen.Transitions(domain.RoleTo(actor, seen.User), now)
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
		return usersapi.Address{}, domain.ErrAddressNotFound
	}
	return person.Addresses[at], nil
}

// Find reads a page of the people in the actor's scope. It refuses to sort or filter by what the actor does not read:
// the order would tell it.
func (p *People) Find(ctx context.Context, actor auth.Actor, q domain.PeopleQuery) (lists.Page[domain.Listed], error) {
	scope, err := p.scope(ctx, actor)
	if err == nil {
		err = scope.Refusal(q)
	}
	if err != nil {
		return lists.Page[domain.Listed]{}, err
	}
	found, err := p.store.People(ctx, scope, q)
	if err != nil {
		return lists.Page[domain.Listed]{}, err
	}
	people, err := p.listed(ctx, actor, found.Rows)
	return lists.With(found, people), err
}

// listed adds to the people what the actor keeps of them.
func (p *People) listed(ctx context.Context, actor auth.Actor, rows []domain.Seen) ([]domain.Listed, error) {
	people, err := p.withAddresses(ctx, rows)
	if err != nil {
		return nil, err
	}
	bonds := map[int64]domain.Bond{}
	if actor.Group == auth.Supplier || actor.Group == auth.CommercialAgent {
		ids := lists.Each(rows, func(row domain.Seen) int64 { return row.ID })
		if bonds, err = p.store.Bonds(ctx, actor.ID, ids); err != nil {
			return nil, err
		}
	}
	sold, err := p.salesTo(ctx, actor, rows)
	if err != nil {
		return nil, err
	}
	out := make([]domain.Listed, 0, len(rows))
	for i, row := range rows {
		listed := domain.Listed{User: people[i], Bond: bonds[row.ID], MayBeOrderedFor: row.MayBeOrderedForBy(actor)}
		if to := sold[row.ID]; to != nil {
			listed.Sales, listed.Bond.LastOrderAt = to, to.LastOrderAt
		}
		out = append(out, listed)
	}
	return out, nil
}

// salesTo are an agent's to people, of the orders and invoices that it reads; nil for others, to whom suppliers tell nothing of theirs.
func (p *People) salesTo(ctx context.Context, actor auth.Actor, rows []domain.Seen) (map[int64]*domain.Sales, error) {
	if actor.Group != auth.CommercialAgent {
		return nil, nil
	}
	ids := lists.Each(rows, func(row domain.Seen) int64 { return row.ID })
	sold, err := p.sales.SalesTo(ctx, actor, ids)
	if err != nil {
		return nil, err
	}
	overdue, err := p.debts.OverdueOf(ctx, actor, ids)
	if err != nil {
		return nil, err
	}
	sales := make(map[int64]*domain.Sales, len(rows))
	for _, row := range rows {
		if domain.Purchases(row.Group) {
			sales[row.ID] = domain.SalesTo(sold[row.ID], overdue[row.ID], p.clock.Now())
		}
	}
	return sales, nil
}

func (p *People) withAddresses(ctx context.Context, rows []domain.Seen) ([]domain.User, error) {
	ids := make([]int64, 0, len(rows))
	for _, row := range rows {
		if row.Tie >= domain.TieCustomer {
			ids = append(ids, row.ID)
		}
	}
	addresses, err := p.store.AddressesOf(ctx, ids)
	if err != nil {
		return nil, err
	}
	people := make([]domain.User, 0, len(rows))
	for _, row := range rows {
		row.Addresses = addresses[row.ID]
		people = append(people, row.SeenWith(row.Tie))
	}
	return people, nil
}

// DemoAccounts reads those of the demo accounts that exist, in their order.
func (p *People) DemoAccounts(ctx context.Context) ([]domain.User, error) {
	emails := DemoEmails()
	people, err := p.store.WithEmails(ctx, emails)
	slices.SortFunc(people, func(a, b domain.User) int {
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
