package app

import (
	"context"
	"slices"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/memory"
	"millesime/platform/money"
)

// keptPeople is of how many people what pages show is remembered.
const keptPeople = 20_000

// directory is Parties under a name that ShownParties, which has a method Parties, can embed.
type directory = Parties

// ShownParties are people as pages and carts show them, in memory until they change. Who decides asks Parties.
type ShownParties struct {
	*directory

	parties   *memory.Kept[int64, usersapi.Party]
	addresses *memory.Kept[int64, []usersapi.Address]
}

// NewShownParties makes them, with nothing in memory.
func NewShownParties(b *Base) *ShownParties {
	return &ShownParties{
		directory: NewParties(b),
		parties:   memory.New[int64, usersapi.Party](b.clock, keptPeople, memory.UntilTold),
		addresses: memory.New[int64, []usersapi.Address](b.clock, keptPeople, memory.UntilTold),
	}
}

// Party implements usersapi.Parties.
func (p *ShownParties) Party(ctx context.Context, id int64) (usersapi.Party, error) {
	parties, err := p.Parties(ctx, []int64{id})
	return oneOf(parties, id, err)
}

// Parties implements usersapi.Parties.
func (p *ShownParties) Parties(ctx context.Context, ids []int64) (map[int64]usersapi.Party, error) {
	return p.parties.Several(ctx, ids, p.directory.Parties)
}

// Addresses implements usersapi.Parties.
func (p *ShownParties) Addresses(ctx context.Context, userID int64) ([]usersapi.Address, error) {
	kept, _, err := p.addresses.One(ctx, userID, func(ctx context.Context) ([]usersapi.Address, bool, error) {
		addresses, err := p.directory.Addresses(ctx, userID)
		return addresses, true, err
	})
	return slices.Clone(kept), err
}

// Begin has people kept from now on: a feed tells of changes.
func (p *ShownParties) Begin() {
	p.parties.Begin()
	p.addresses.Begin()
}

// Changed has people read again.
func (p *ShownParties) Changed(ids ...int64) {
	p.parties.Drop(ids...)
	p.addresses.Drop(ids...)
}

// ShownTerms are what holds between people as pages and carts show it, in memory until it changes. Who decides asks Terms.
type ShownTerms struct {
	*Terms

	conditions *memory.Kept[int64, usersapi.SupplierConditions]
	terms      *memory.Kept[int64, map[int64]usersapi.CustomerTerms]
	onInvoice  *memory.Kept[int64, money.Rate]
}

// NewShownTerms makes them, with nothing in memory.
func NewShownTerms(t *Terms) *ShownTerms {
	return &ShownTerms{
		Terms:      t,
		conditions: memory.New[int64, usersapi.SupplierConditions](t.clock, keptPeople, memory.UntilTold),
		terms:      memory.New[int64, map[int64]usersapi.CustomerTerms](t.clock, keptPeople, memory.UntilTold),
		onInvoice:  memory.New[int64, money.Rate](t.clock, keptPeople, memory.UntilTold),
	}
}

// Conditions implements usersapi.Terms.
func (t *ShownTerms) Conditions(ctx context.Context, supplierIDs []int64) (map[int64]usersapi.SupplierConditions, error) {
	return t.conditions.Several(ctx, supplierIDs, t.Terms.Conditions)
}

// CustomerTerms implements usersapi.Terms. All who ask share what it gives, and change nothing in it.
func (t *ShownTerms) CustomerTerms(ctx context.Context, customerID int64) (map[int64]usersapi.CustomerTerms, error) {
	kept, _, err := t.terms.One(ctx, customerID, func(ctx context.Context) (map[int64]usersapi.CustomerTerms, bool, error) {
		terms, err := t.Terms.CustomerTerms(ctx, customerID)
		return terms, true, err
	})
	return kept, err
}

// DiscountOnInvoice implements usersapi.Terms; inside a transaction it is that of the transaction.
func (t *ShownTerms) DiscountOnInvoice(ctx context.Context, in db.Handle, buyerID int64) (money.Rate, error) {
	if db.Inside(in) {
		return t.Terms.DiscountOnInvoice(ctx, in, buyerID)
	}
	kept, _, err := t.onInvoice.One(ctx, buyerID, func(ctx context.Context) (money.Rate, bool, error) {
		rate, err := t.Terms.DiscountOnInvoice(ctx, nil, buyerID)
		return rate, true, err
	})
	return kept, err
}

// Begin has terms kept from now on: a feed tells of changes.
func (t *ShownTerms) Begin() {
	t.conditions.Begin()
	t.terms.Begin()
	t.onInvoice.Begin()
}

// RecordChanged has what a person trades on read again. Its terms of payment are in those of all its customers.
func (t *ShownTerms) RecordChanged(id int64) {
	t.conditions.Drop(id)
	t.onInvoice.Drop(id)
	t.terms.Clear()
}

// RelationsChanged has terms read again. An agent's usual fee is in those of all its customers.
func (t *ShownTerms) RelationsChanged() { t.terms.Clear() }
