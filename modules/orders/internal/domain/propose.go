package domain

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Propose implements ordersapi.Orders: the customer's own quotation awaits the seller, a seller's the customer.
func (p *Placing) Propose(ctx context.Context, tx *db.Tx, c ordersapi.Checkout) ([]ordersapi.Placed, error) {
	by, err := sign(ctx, p.parties, c.Actor)
	if err != nil {
		return nil, err
	}
	state := QuotationState{Awaiting: AwaitsCustomer, Revision: 1, ValidUntil: UsualValidity(c.At)}
	if c.Actor.ID == c.Customer.ID {
		state.Awaiting = AwaitsSeller
	}
	placed, err := p.writer.InsertQuotations(ctx, tx, c, by, proposerRole(c), state)
	if err != nil {
		return nil, err
	}
	for i, quotation := range placed {
		draft := c.Drafts[i]
		err := tx.Publish(ctx, ordersevents.QuotationRevisedV1{
			OrderID: quotation.ID, Number: quotation.Number, Revision: state.Revision, Awaiting: string(state.Awaiting),
			CustomerID: c.Customer.ID, SupplierID: draft.Supplier.ID, AgentID: draft.AgentID,
			PlacedBy: c.Actor.ID, RevisedBy: c.Actor.ID, TotalCents: int64(draft.TotalTaxIncl),
			ValidUntil: LastDay(state.ValidUntil),
		})
		if err != nil {
			return nil, err
		}
	}
	return placed, nil
}

// proposerRole is what the maker of quotations is to them: a supplier's cart holds its own goods only.
func proposerRole(c ordersapi.Checkout) Role {
	switch {
	case c.Actor.Group.IsAdmin():
		return RoleAdmin
	case c.Actor.ID == c.Customer.ID:
		return RoleBuyer
	case c.Actor.Group == auth.Supplier:
		return RoleSupplier
	default:
		return RoleAgent
	}
}
