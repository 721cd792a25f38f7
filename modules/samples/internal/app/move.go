package app

import (
	"context"
	"errors"
	"slices"
	"strings"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/samples/internal/domain"
	"millesime/modules/samples/samplesevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Move moves several requests at once, each as far as it may: one outcome per id asked for, in their order. A failure
// that is no refusal moves nothing.
func (r *Requests) Move(ctx context.Context, a auth.Actor, change domain.Change) ([]domain.Outcome, error) {
	change.Comment = strings.TrimSpace(change.Comment)
	scope, err := r.Access.Scope(ctx, a)
	if err != nil {
		return nil, err
	}
	var outcomes []domain.Outcome
	err = r.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		outcomes = make([]domain.Outcome, 0, len(change.IDs))
		locked, err := r.store.Lock(ctx, tx, scope, change.IDs)
		if err != nil {
			return err
		}
		parties, err := r.Parties.Parties(ctx, []int64{a.ID, a.Impersonator})
		if err != nil {
			return err
		}
		step := domain.Step{To: change.To, Signature: usersapi.Sign(a, parties), Comment: change.Comment, At: r.clock.Now()}
		for _, id := range change.IDs {
			one, ok := locked[id]
			if !ok {
				outcomes = append(outcomes, domain.Outcome{ID: id, Refusal: domain.ErrNotFound})
				continue
			}
			row, refusal := one.Resolve(domain.RoleOf(a, one), change)
			if refusal != nil {
				outcomes = append(outcomes, domain.Outcome{ID: id, Status: one.Status, Refusal: refusal})
				continue
			}
			step.From = one.Status
			if err := r.move(ctx, tx, a, one, row, step); err != nil {
				return err
			}
			one.Status = change.To
			locked[id] = one
			outcomes = append(outcomes, domain.Outcome{ID: id, Status: one.Status})
		}
		return nil
	})
	return outcomes, err
}

// move writes one move with its effect and tells the house.
func (r *Requests) move(ctx context.Context, tx *db.Tx, a auth.Actor, one domain.Request, row domain.Transition, step domain.Step) error {
	var placed ordersapi.Placed
	if slices.Contains(row.Effects, domain.EffectOrder) {
		var err error
		if placed, err = r.order(ctx, tx, a, one, step); err != nil {
			return err
		}
	}
	if err := r.store.Move(ctx, tx, one.ID, step, placed); err != nil {
		return err
	}
	return tx.Publish(ctx, samplesevents.RequestMovedV1{
		RequestID: one.ID, ProductName: ordersapi.Called(one.Product.Name, one.Product.Vintage),
		From: samplesevents.State(step.From), To: samplesevents.State(step.To),
		CustomerID: one.CustomerID, SupplierID: one.SupplierID, MovedBy: a.ID,
	})
}

// order places the units of a request for its buyer at 0 €, and reserves them. Multiples, minimum quantities and mixed
// cartons are for goods that are sold.
func (r *Requests) order(ctx context.Context, tx *db.Tx, a auth.Actor, one domain.Request, step domain.Step) (ordersapi.Placed, error) {
	parties, err := r.Parties.Parties(ctx, []int64{one.CustomerID, one.SupplierID})
	if err != nil {
		return ordersapi.Placed{}, err
	}
	customer := parties[one.CustomerID]
	visible, err := r.Products.Visible(ctx, tx, a, customer.Group, []int64{one.Product.ID})
	if err != nil {
		return ordersapi.Placed{}, err
	}
	product, ok := visible[one.Product.ID]
	if !ok || !product.Active {
		return ordersapi.Placed{}, domain.NotOffered()
	}
	terms, err := r.Terms.CustomerTerms(ctx, one.CustomerID)
	if err != nil {
		return ordersapi.Placed{}, err
	}
	known, err := r.Parties.Addresses(ctx, one.CustomerID)
	if err != nil {
		return ordersapi.Placed{}, err
	}
	placed, err := r.Orders.Place(ctx, tx, ordersapi.Checkout{
		ID: r.ids.UUID(), At: step.At, Actor: a, OnBehalf: a.Impersonated(), Customer: customer,
		BillingAddress: one.BillingAddress(known), ShippingAddress: one.Address,
		CarrierCode: domain.CarrierCode, CarrierLabel: domain.CarrierLabel, Comment: one.Comment,
		Drafts: []ordersapi.Draft{one.Draft(product, parties[one.SupplierID], terms[one.SupplierID])},
	})
	if err != nil {
		return ordersapi.Placed{}, err
	}
	_, err = r.Stock.Reserve(ctx, tx, []receiptsapi.Line{{
		OrderID: placed[0].ID, OrderItemID: placed[0].ItemIDs[0], ProductID: product.ID, Quantity: one.Quantity,
	}})
	if errors.Is(err, receiptsapi.ErrOutOfStock) {
		err = domain.ErrNoStock
	}
	return placed[0], err
}
