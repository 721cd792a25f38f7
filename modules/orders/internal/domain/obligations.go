package domain

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
)

// BusinessStore counts orders.
type BusinessStore interface {
	// CountBusiness counts orders in some states by the people who buy or sell in them.
	CountBusiness(ctx context.Context, tx *db.Tx, userIDs []int64, states []Status) (map[int64]int, error)
}

// Obligations tell what keeps people from being deleted (usersapi.Obligations).
type Obligations struct{ store BusinessStore }

var _ usersapi.Obligations = (*Obligations)(nil)

// NewObligations makes the use case.
func NewObligations(s BusinessStore) *Obligations { return &Obligations{store: s} }

// Open implements usersapi.Obligations: an order counts until it is closed or canceled, so while its invoice is unpaid
// too (domain 1.3).
func (o *Obligations) Open(ctx context.Context, tx *db.Tx, userIDs []int64) (map[int64]int, error) {
	return o.store.CountBusiness(ctx, tx, userIDs, statusesWhere(func(s Status) bool { return s.Open() || s == Billed }))
}
