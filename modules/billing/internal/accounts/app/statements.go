package app

import (
	"context"

	"millesime/modules/billing/billingapi"
	"millesime/modules/billing/internal/accounts/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/lists"
)

// Since implements billingapi.Statements.
func (a *Accounts) Since(ctx context.Context) (string, error) { return a.store.Since(ctx) }

// StatedAfter implements billingapi.Statements.
func (a *Accounts) StatedAfter(ctx context.Context, from, to string, customerID, most int64) ([]billingapi.Stated, int64, error) {
	customers, err := a.store.Customers(ctx, customerID, most)
	if err != nil || len(customers) == 0 {
		return nil, 0, err
	}
	found, err := a.store.Stated(ctx, from, to, customers)
	if err != nil {
		return nil, 0, err
	}
	relations, err := a.Terms.RelationIDs(ctx, lists.Each(found, func(s store.Stated) usersapi.Pair { return s.Pair }))
	return lists.Each(found, func(s store.Stated) billingapi.Stated {
		return billingapi.Stated{Pair: s.Pair, Relation: relations[s.Pair], Closing: s.Closing}
	}), customers[len(customers)-1], err
}

// Statement implements billingapi.Statements.
func (a *Accounts) Statement(ctx context.Context, pair usersapi.Pair, from, to string) (billingapi.Statement, error) {
	account, err := a.over(ctx, pair, Period{from, to})
	if err != nil {
		return billingapi.Statement{}, err
	}
	relations, err := a.Terms.RelationIDs(ctx, []usersapi.Pair{pair})
	if err != nil {
		return billingapi.Statement{}, err
	}
	account.Relation = relations[pair]
	open, err := a.store.OpenOn(ctx, pair, to)
	if err != nil {
		return billingapi.Statement{}, err
	}
	supplier, customer, err := a.Seats.Seated(ctx, pair)
	return account.Statement(supplier, customer, open), err
}
