package app

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Place implements ordersapi.Orders: it writes one order per draft and tells the house (domain 5.2).
func (o *Orders) Place(ctx context.Context, tx *db.Tx, c ordersapi.Checkout) ([]ordersapi.Placed, error) {
	by := author{usersapi.Sign(c.Actor, map[int64]usersapi.Party{c.Customer.ID: c.Customer}), c.Customer}
	if c.Actor.ID != c.Customer.ID || c.Actor.Impersonated() {
		var err error
		if by, err = o.author(ctx, c.Actor); err != nil {
			return nil, err
		}
	}
	placed, err := o.store.Insert(ctx, tx, c, by.Signature)
	if err != nil {
		return nil, err
	}
	return placed, o.announce(ctx, tx, by, c, placed)
}

// announce tells the house of new orders, and by mail the customer whom somebody ordered for and the person an admin acts as
// (domain 8.3).
func (o *Orders) announce(ctx context.Context, tx *db.Tx, by author, c ordersapi.Checkout, placed []ordersapi.Placed) error {
	for i, order := range placed {
		draft := c.Drafts[i]
		err := tx.Publish(ctx, ordersevents.OrderPlacedV1{
			OrderID: order.ID, Number: order.Number, CheckoutID: c.ID,
			CustomerID: c.Customer.ID, SupplierID: draft.Supplier.ID,
			OnBehalf: c.OnBehalf, TotalCents: int64(draft.TotalTaxIncl),
			AgentID: draft.AgentID, PlacedBy: c.Actor.ID,
		})
		if err != nil {
			return err
		}
	}
	letters, err := o.letters(ctx, by, c, placed)
	if err != nil || len(letters) == 0 {
		return err
	}
	return o.Mails.Add(ctx, tx, letters...)
}

// Propose implements ordersapi.Orders: the customer's own quotation awaits the seller, a seller's the customer.
func (o *Orders) Propose(ctx context.Context, tx *db.Tx, c ordersapi.Checkout) ([]ordersapi.Placed, error) {
	by, err := o.author(ctx, c.Actor)
	if err != nil {
		return nil, err
	}
	role := domain.ProposerRole(c)
	state := domain.QuotationState{Awaiting: domain.AwaitedBy(role), Revision: 1, ValidUntil: domain.UsualValidity(c.At)}
	placed, err := o.store.InsertQuotations(ctx, tx, c, by.Signature, role, state)
	if err != nil {
		return nil, err
	}
	for i, quotation := range placed {
		draft := c.Drafts[i]
		err := tx.Publish(ctx, ordersevents.QuotationRevisedV1{
			OrderID: quotation.ID, Number: quotation.Number, Revision: state.Revision, Awaiting: ordersevents.Awaiting(state.Awaiting),
			CustomerID: c.Customer.ID, SupplierID: draft.Supplier.ID, AgentID: draft.AgentID,
			PlacedBy: c.Actor.ID, RevisedBy: c.Actor.ID, TotalCents: int64(draft.TotalTaxIncl),
			ValidUntil: domain.LastDay(state.ValidUntil),
		})
		if err != nil {
			return nil, err
		}
	}
	return placed, nil
}

// Exposures implements ordersapi.Orders.
func (o *Orders) Exposures(ctx context.Context, in db.Handle, customerID int64, supplierIDs []int64) (map[int64]money.Cents, error) {
	return o.store.Exposures(ctx, in, customerID, supplierIDs)
}

// LastDelivery implements ordersapi.Orders.
func (o *Orders) LastDelivery(ctx context.Context, customerID int64, supplierIDs []int64) (ordersapi.Delivery, error) {
	return o.store.LastDelivery(ctx, customerID, supplierIDs)
}

// Products implements ordersapi.Orders.
func (o *Orders) Products(ctx context.Context, tx *db.Tx, orderID int64) ([]int64, error) {
	return o.store.Products(ctx, tx, orderID)
}
