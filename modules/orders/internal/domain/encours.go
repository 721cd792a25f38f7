package domain

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// Encours is what a supplier lets a customer owe, and what it owes already (domain 5.6).
type Encours struct {
	Limit    money.Cents
	Exposure money.Cents
}

// Encours is that of an order that waits because it goes beyond it, for its parties and admins; nil of any other
// order, and for any other reader.
func (r *Reading) Encours(ctx context.Context, actor auth.Actor, o Order) (*Encours, error) {
	waits := o.Status == WaitingPayment && o.WaitsFor == ordersapi.Encours
	if !waits || RoleOf(actor, o.Summary) == RoleAgent {
		return nil, nil // none is an answer
	}
	terms, err := r.terms.CustomerTerms(ctx, o.Customer.ID)
	if err != nil {
		return nil, err
	}
	limit := terms[o.Supplier.ID].OutstandingValue
	if limit == nil {
		return nil, nil // it was taken away since
	}
	owed, err := r.reader.Exposures(ctx, nil, o.Customer.ID, []int64{o.Supplier.ID})
	if err != nil {
		return nil, err
	}
	return &Encours{Limit: *limit, Exposure: owed[o.Supplier.ID]}, nil
}
