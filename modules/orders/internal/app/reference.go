package app

import (
	"context"

	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// referred is what the trail keeps of a reference.
type referred struct {
	CustomerReference string `json:"customerReference"`
}

// Refer gives an order another reference of its customer, which its papers and invoices will bear.
func (o *Orders) Refer(ctx context.Context, actor auth.Actor, orderID int64, reference string) error {
	a, err := o.begin(ctx, actor, orderID)
	if err != nil {
		return err
	}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		locked, err := o.store.LockOrders(ctx, tx, []int64{orderID}) // alone: whoever ships it waits, or has shipped it
		if err != nil {
			return err
		}
		order := locked[orderID]
		if err := order.CheckReferring(a.role); err != nil || order.CustomerReference == reference {
			return err
		}
		if err := o.store.WriteReference(ctx, tx, orderID, reference); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "orders.reference_changed", Subject: "orders", SubjectID: orderID,
			Before: referred{order.CustomerReference}, After: referred{reference},
		})
	})
}
