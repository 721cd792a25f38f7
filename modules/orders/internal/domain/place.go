package domain

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
)

// Writer writes new orders.
type Writer interface {
	// Insert writes orders, lines and first timeline entries, numbers taken last, and returns ids in the
	// order of the drafts.
	Insert(ctx context.Context, tx *db.Tx, checkout ordersapi.Checkout) ([]ordersapi.Placed, error)
}

// Placing implements ordersapi.Orders.
type Placing struct{ writer Writer }

// NewPlacing makes the use case.
func NewPlacing(w Writer) *Placing { return &Placing{writer: w} }

// Place writes one order per draft and tells the house (domain 5.2).
func (p *Placing) Place(ctx context.Context, tx *db.Tx, checkout ordersapi.Checkout) ([]ordersapi.Placed, error) {
	placed, err := p.writer.Insert(ctx, tx, checkout)
	if err != nil {
		return nil, err
	}
	for i, order := range placed {
		draft := checkout.Drafts[i]
		err := tx.Publish(ctx, ordersevents.OrderPlacedV1{
			OrderID: order.ID, Number: order.Number, CheckoutID: checkout.ID,
			CustomerID: checkout.Customer.ID, SupplierID: draft.Supplier.ID,
			OnBehalf: checkout.OnBehalf, TotalCents: int64(draft.TotalTaxIncl),
		})
		if err != nil {
			return nil, err
		}
	}
	return placed, nil
}
