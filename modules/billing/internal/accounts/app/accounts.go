// Package app lets both sides read the account between them.
package app

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/accounts/domain"
	"millesime/modules/billing/internal/accounts/store"
	invoices "millesime/modules/billing/internal/invoices/domain"
	invoicesstore "millesime/modules/billing/internal/invoices/store"
	paymentsapp "millesime/modules/billing/internal/payments/app"
	paymentsstore "millesime/modules/billing/internal/payments/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
)

// Deps are what accounts need from the house.
type Deps struct {
	Clock         clock.Clock
	Parties       usersapi.Parties
	Registrations usersapi.Registrations
	Access        usersapi.Access
	Terms         usersapi.Terms
	Seats         Seats
}

// Seats tell who two people are by law (invoices/app).
type Seats interface {
	Seated(ctx context.Context, of usersapi.Pair) (supplier, customer billingapi.Party, err error)
}

// Accounts are those of all pairs.
type Accounts struct {
	Deps

	store    *store.Store
	invoices *invoicesstore.Store
	payments *paymentsstore.Store
}

// NewAccounts makes the accounts.
func NewAccounts(d Deps, s *store.Store, invoices *invoicesstore.Store, payments *paymentsstore.Store) *Accounts {
	return &Accounts{d, s, invoices, payments}
}

// Period are days, both included; without them it is the last twelve months until today.
type Period struct{ From, To string }

func (p Period) or(now time.Time) Period {
	local := now.In(clock.Paris)
	return Period{cmp.Or(p.From, clock.DateOf(local.AddDate(-1, 0, 1))), cmp.Or(p.To, clock.DateOf(local))}
}

// Account gives a period of the account of a relation, to its two sides and to administrators.
func (a *Accounts) Account(ctx context.Context, actor auth.Actor, relationID int64, period Period) (domain.Account, error) {
	pair, err := a.Terms.Pair(ctx, relationID)
	if err != nil {
		return domain.Account{}, err
	}
	if !actor.Group.IsAdmin() && actor.ID != pair.SupplierID && actor.ID != pair.CustomerID {
		return domain.Account{}, domain.ErrNotFound
	}
	account, err := a.over(ctx, pair, period.or(a.Clock.Now()))
	if err != nil {
		return domain.Account{}, err
	}
	parties, err := a.Parties.Parties(ctx, []int64{pair.SupplierID, pair.CustomerID})
	if err != nil {
		return domain.Account{}, err
	}
	standings, err := a.standings(ctx, lists.Scope{SupplierID: pair.SupplierID, Buyer: pair.CustomerID})
	account.Relation, account.Supplier, account.Customer = relationID, parties[pair.SupplierID], parties[pair.CustomerID]
	account.Standing = standings[pair]
	return account, err
}

// over is what passed between two people in a period.
func (a *Accounts) over(ctx context.Context, pair usersapi.Pair, period Period) (domain.Account, error) {
	invoiced, documents, err := a.invoices.Issued(ctx, pair, period.From, period.To)
	if err != nil {
		return domain.Account{}, err
	}
	paid, payments, err := a.payments.Received(ctx, pair, period.From, period.To)
	if err != nil {
		return domain.Account{}, err
	}
	if len(documents)+len(payments) > invoices.MostIssued {
		return domain.Account{}, domain.ErrTooLong
	}
	return domain.Account{
		Pair: pair, From: period.From, To: period.To, Opening: invoiced + paid,
		Entries: domain.Entries(invoiced+paid, documents, payments, period.From, period.To),
	}, nil
}

// PaidTo is the account at a bank on which a supplier is paid, for the two sides in person.
func (a *Accounts) PaidTo(ctx context.Context, actor auth.Actor, pair usersapi.Pair) (usersapi.BankDetails, error) {
	return paymentsapp.PaidTo(ctx, a.Registrations, actor, pair)
}

// standings are what is open now between the pairs of a scope.
func (a *Accounts) standings(ctx context.Context, scope lists.Scope) (map[usersapi.Pair]domain.Standing, error) {
	unpaid, err := a.invoices.Unpaid(ctx, scope)
	if err != nil {
		return nil, err
	}
	free, err := a.payments.UnallocatedOf(ctx, scope)
	if err != nil {
		return nil, err
	}
	today, standings := clock.DateOf(a.Clock.Now()), map[usersapi.Pair]domain.Standing{}
	for pair, due := range unpaid {
		standings[pair] = domain.Standing{Aging: domain.AgingOf(due, today)}
	}
	for pair, cents := range free {
		s := standings[pair]
		s.Unallocated = cents
		standings[pair] = s
	}
	advanced, err := a.payments.AdvancedOf(ctx, scope)
	for pair, cents := range advanced {
		s := standings[pair]
		s.Advanced = cents
		standings[pair] = s
	}
	return standings, err
}

// Open are the accounts of the actor on which something is open, those that are overdue by most first.
func (a *Accounts) Open(ctx context.Context, actor auth.Actor) ([]domain.Account, error) {
	scope, err := a.Access.Scope(ctx, actor)
	if err != nil {
		return nil, err
	}
	standings, err := a.standings(ctx, scope)
	if err != nil {
		return nil, err
	}
	return a.named(ctx, standings)
}

// Between is the account of two people, for one of them or an administrator, whether something is open on it or not. None: nobody tells.
func (a *Accounts) Between(ctx context.Context, actor auth.Actor, pair usersapi.Pair) ([]domain.Account, error) {
	if !actor.Group.IsAdmin() && actor.ID != pair.SupplierID && actor.ID != pair.CustomerID {
		return nil, nil
	}
	standings, err := a.standings(ctx, lists.Scope{SupplierID: pair.SupplierID, Buyer: pair.CustomerID})
	if err != nil {
		return nil, err
	}
	accounts, err := a.named(ctx, map[usersapi.Pair]domain.Standing{pair: standings[pair]})
	return slices.DeleteFunc(accounts, func(one domain.Account) bool { return one.Relation == 0 }), err
}

// named are accounts with their sides.
func (a *Accounts) named(ctx context.Context, standings map[usersapi.Pair]domain.Standing) ([]domain.Account, error) {
	pairs := slices.Collect(maps.Keys(standings))
	relations, err := a.Terms.RelationIDs(ctx, pairs)
	if err != nil {
		return nil, err
	}
	var people []int64
	for _, pair := range pairs {
		people = append(people, pair.SupplierID, pair.CustomerID)
	}
	parties, err := a.Parties.Parties(ctx, people)
	if err != nil {
		return nil, err
	}
	accounts := make([]domain.Account, 0, len(pairs))
	for _, pair := range pairs {
		accounts = append(accounts, domain.Account{
			Pair: pair, Relation: relations[pair], Supplier: parties[pair.SupplierID], Customer: parties[pair.CustomerID], Standing: standings[pair],
		})
	}
	slices.SortFunc(accounts, func(a, b domain.Account) int {
		return cmp.Or(cmp.Compare(b.Aging.Overdue(), a.Aging.Overdue()), cmp.Compare(b.Aging.Open(), a.Aging.Open()),
			cmp.Compare(a.SupplierID, b.SupplierID), cmp.Compare(a.CustomerID, b.CustomerID))
	})
	return accounts, nil
}
