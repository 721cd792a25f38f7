package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Terms are what holds between two people who trade (usersapi.Terms).
type Terms struct{ *Base }

// NewTerms makes them.
func NewTerms(b *Base) *Terms {
	return &Terms{b}
}

// Conditions implements usersapi.Terms.
func (t *Terms) Conditions(
	ctx context.Context, supplierIDs []int64,
) (map[int64]usersapi.SupplierConditions, error) {
	conditions, err := t.store.Conditions(ctx, supplierIDs)
	if err != nil {
		return nil, err
	}
	addUsual(conditions, supplierIDs)
	return conditions, nil
}

// addUsual gives suppliers without a record the conditions of such.
func addUsual(conditions map[int64]usersapi.SupplierConditions, supplierIDs []int64) {
	for _, id := range supplierIDs {
		if _, ok := conditions[id]; !ok {
			conditions[id] = usersapi.SupplierConditions{
				SupplierID: id, PaymentTerms: usersapi.PaymentTerms{Kind: usersapi.Prepaid},
			}
		}
	}
}

// Trading implements usersapi.Terms.
func (t *Terms) Trading(ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64) (usersapi.Trading, error) {
	trading, err := t.store.Trading(ctx, tx, customerID, supplierIDs)
	if err != nil {
		return usersapi.Trading{}, err
	}
	addUsual(trading.Conditions, supplierIDs)
	return trading, nil
}

// CGVHashes implements usersapi.Terms.
func (t *Terms) CGVHashes(ctx context.Context, supplierIDs []int64) (map[int64]usersapi.CGVHash, error) {
	return t.store.CGVHashes(ctx, supplierIDs)
}

// CustomerTerms implements usersapi.Terms.
func (t *Terms) CustomerTerms(ctx context.Context, customerID int64) (map[int64]usersapi.CustomerTerms, error) {
	relations, err := t.store.CustomerRelations(ctx, customerID)
	return termsOf(relations), err
}

// LockCustomerTerms implements usersapi.Terms.
func (t *Terms) LockCustomerTerms(
	ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64,
) (map[int64]usersapi.CustomerTerms, error) {
	relations, err := t.store.LockCustomerRelations(ctx, tx, customerID, supplierIDs)
	return termsOf(relations), err
}

func termsOf(relations []domain.CustomerRelation) map[int64]usersapi.CustomerTerms {
	terms := make(map[int64]usersapi.CustomerTerms, len(relations))
	for _, r := range relations {
		terms[r.SupplierID] = r.Terms()
	}
	return terms
}

// LockLimits implements usersapi.Terms.
func (t *Terms) LockLimits(ctx context.Context, tx *db.Tx, pairs []usersapi.Pair) (map[usersapi.Pair]*money.Cents, error) {
	return t.store.LockLimits(ctx, tx, pairs)
}

// Pair implements usersapi.Terms.
func (t *Terms) Pair(ctx context.Context, relationID int64) (usersapi.Pair, error) {
	return t.store.Pair(ctx, relationID)
}

// RelationIDs implements usersapi.Terms.
func (t *Terms) RelationIDs(ctx context.Context, pairs []usersapi.Pair) (map[usersapi.Pair]int64, error) {
	return t.store.RelationIDs(ctx, pairs)
}

// DiscountOnInvoice implements usersapi.Terms.
func (t *Terms) DiscountOnInvoice(ctx context.Context, in db.Handle, buyerID int64) (money.Rate, error) {
	return t.store.DiscountOnInvoice(ctx, in, buyerID)
}

// SupplierRebate implements usersapi.Rebates.
func (t *Terms) SupplierRebate(ctx context.Context, in db.Handle, buyerID int64) (money.Rate, error) {
	return t.store.SupplierRebate(ctx, in, buyerID)
}

// AgentTerms implements usersapi.Terms.
func (t *Terms) AgentTerms(ctx context.Context, agentID int64) (map[int64]usersapi.AgentTerms, error) {
	return t.store.AgentTerms(ctx, agentID)
}
