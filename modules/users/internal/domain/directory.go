package domain

import (
	"context"
	"maps"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// DirectoryStore reads people and relations without a row scope: it answers
// other modules, which know what they show to whom.
type DirectoryStore interface {
	Parties(ctx context.Context, ids []int64) (map[int64]usersapi.Party, error)
	// Visible alone reads in a row scope.
	Visible(ctx context.Context, s Scope, id int64) (Seen, bool, error)
	AddressesOf(ctx context.Context, userIDs []int64) (map[int64][]usersapi.Address, error)
	// Conditions leaves out who has no record.
	Conditions(ctx context.Context, supplierIDs []int64) (map[int64]usersapi.SupplierConditions, error)
	CGVHashes(ctx context.Context, supplierIDs []int64) (map[int64]string, error)
	CustomerRelations(ctx context.Context, customerID int64) ([]CustomerRelation, error)
	// LockCustomerRelations locks the relations in id order, then reads them.
	LockCustomerRelations(
		ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64,
	) ([]CustomerRelation, error)
	// LockLimits locks the valid relations of pairs in id order, then reads their limits.
	LockLimits(ctx context.Context, tx *db.Tx, pairs []usersapi.Pair) (map[usersapi.Pair]*money.Cents, error)
	AgentTerms(ctx context.Context, agentID int64) (map[int64]usersapi.AgentTerms, error)
	SupplierIDs(ctx context.Context, childID int64) ([]int64, error)
	Admins(ctx context.Context, tx *db.Tx) ([]User, error)
	// ServesCustomer tells whether a seller's valid relation reaches a customer,
	// or a supplier assigned the customer to it.
	ServesCustomer(ctx context.Context, sellerID, customerID int64) (bool, error)
	Assignments(ctx context.Context, agentID int64) ([]lists.Assignment, error)
	RememberTrade(ctx context.Context, tx *db.Tx, supplierID, customerID int64, at time.Time) error
}

// Directory answers other modules about people (usersapi.Parties, usersapi.Terms, usersapi.Access).
type Directory struct {
	store DirectoryStore
	clock clock.Clock
	terms *recent[int64, map[int64]usersapi.CustomerTerms]
}

// NewDirectory makes the directory.
func NewDirectory(s DirectoryStore, c clock.Clock) *Directory {
	return &Directory{store: s, clock: c, terms: newRecent[int64, map[int64]usersapi.CustomerTerms](c)}
}

// Party implements usersapi.Parties.
func (d *Directory) Party(ctx context.Context, id int64) (usersapi.Party, error) {
	parties, err := d.store.Parties(ctx, []int64{id})
	if err != nil {
		return usersapi.Party{}, err
	}
	party, ok := parties[id]
	if !ok {
		return usersapi.Party{}, usersapi.ErrUserNotFound
	}
	return party, nil
}

// Parties implements usersapi.Parties.
func (d *Directory) Parties(ctx context.Context, ids []int64) (map[int64]usersapi.Party, error) {
	return d.store.Parties(ctx, ids)
}

// Addresses implements usersapi.Parties.
func (d *Directory) Addresses(ctx context.Context, userID int64) ([]usersapi.Address, error) {
	addresses, err := d.store.AddressesOf(ctx, []int64{userID})
	return addresses[userID], err
}

// Conditions implements usersapi.Terms.
func (d *Directory) Conditions(
	ctx context.Context, supplierIDs []int64,
) (map[int64]usersapi.SupplierConditions, error) {
	conditions, err := d.store.Conditions(ctx, supplierIDs)
	if err != nil {
		return nil, err
	}
	for _, id := range supplierIDs {
		if _, ok := conditions[id]; !ok {
			conditions[id] = usersapi.SupplierConditions{
				SupplierID: id, PaymentTerms: usersapi.PaymentTerms{Kind: usersapi.Prepaid},
			}
		}
	}
	return conditions, nil
}

// CGVHashes implements usersapi.Terms.
func (d *Directory) CGVHashes(ctx context.Context, supplierIDs []int64) (map[int64]string, error) {
	return d.store.CGVHashes(ctx, supplierIDs)
}

// CustomerTerms implements usersapi.Terms. Terms are remembered for a
// second: the catalogue asks for them with every page.
func (d *Directory) CustomerTerms(ctx context.Context, customerID int64) (map[int64]usersapi.CustomerTerms, error) {
	known, err := d.terms.get(ctx, customerID, func(ctx context.Context) (map[int64]usersapi.CustomerTerms, error) {
		relations, err := d.store.CustomerRelations(ctx, customerID)
		return termsOf(relations), err
	})
	return maps.Clone(known), err
}

// ForgetTerms makes the next reader of terms look again, because a relation changed. An agent's usual fee is in the terms
// of all its customers, so everything is forgotten.
func (d *Directory) ForgetTerms() { d.terms.clear() }

// LockCustomerTerms implements usersapi.Terms.
func (d *Directory) LockCustomerTerms(
	ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64,
) (map[int64]usersapi.CustomerTerms, error) {
	relations, err := d.store.LockCustomerRelations(ctx, tx, customerID, supplierIDs)
	return termsOf(relations), err
}

func termsOf(relations []CustomerRelation) map[int64]usersapi.CustomerTerms {
	terms := make(map[int64]usersapi.CustomerTerms, len(relations))
	for _, r := range relations {
		terms[r.SupplierID] = r.Terms()
	}
	return terms
}

// LockLimits implements usersapi.Terms.
func (d *Directory) LockLimits(ctx context.Context, tx *db.Tx, pairs []usersapi.Pair) (map[usersapi.Pair]*money.Cents, error) {
	return d.store.LockLimits(ctx, tx, pairs)
}

// AgentTerms implements usersapi.Terms.
func (d *Directory) AgentTerms(ctx context.Context, agentID int64) (map[int64]usersapi.AgentTerms, error) {
	return d.store.AgentTerms(ctx, agentID)
}

// SupplierIDs implements usersapi.Access.
func (d *Directory) SupplierIDs(ctx context.Context, childID int64) ([]int64, error) {
	return d.store.SupplierIDs(ctx, childID)
}

// AdminIDs implements usersapi.Parties.
func (d *Directory) AdminIDs(ctx context.Context, tx *db.Tx) ([]int64, error) {
	admins, err := d.store.Admins(ctx, tx)
	ids := make([]int64, 0, len(admins))
	for _, admin := range admins {
		ids = append(ids, admin.ID)
	}
	return ids, err
}

// MayRead implements usersapi.Access.
func (d *Directory) MayRead(ctx context.Context, actor auth.Actor, id int64) (bool, error) {
	_, ok, err := d.store.Visible(ctx, ScopeOf(actor, d.clock.Now()), id)
	return ok, err
}

// MayOrderFor implements usersapi.Access: purchasers for themselves, sellers
// for their customers, admins for everybody; the customer's account is valid.
func (d *Directory) MayOrderFor(ctx context.Context, actor auth.Actor, customerID int64) (bool, error) {
	if Purchases(actor.Group) {
		return actor.ID == customerID, nil
	}
	customers, err := d.store.Parties(ctx, []int64{customerID})
	if err != nil {
		return false, err
	}
	customer, ok := customers[customerID]
	if !ok || customer.Status != auth.Valid || !Purchases(customer.Group) {
		return false, nil
	}
	if actor.Group.IsAdmin() {
		return true, nil
	}
	return d.store.ServesCustomer(ctx, actor.ID, customerID)
}

// Scope implements usersapi.Access.
func (d *Directory) Scope(ctx context.Context, actor auth.Actor) (lists.Scope, error) {
	switch {
	case actor.Group.IsAdmin():
		return lists.Scope{All: true}, nil
	case actor.Group == auth.Supplier:
		return lists.Scope{SupplierID: actor.ID}, nil
	case actor.Group == auth.CommercialAgent:
		assigned, err := d.store.Assignments(ctx, actor.ID)
		return lists.Scope{AgentID: actor.ID, Assigned: assigned}, err
	default:
		return lists.Scope{CustomerID: actor.ID}, nil
	}
}

// RememberTrade implements usersapi.Access.
func (d *Directory) RememberTrade(ctx context.Context, tx *db.Tx, supplierID, customerID int64, at time.Time) error {
	return d.store.RememberTrade(ctx, tx, supplierID, customerID, at)
}
