package app

import (
	"context"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Write keeps a message of whoever reads the order, or the quotation, and tells the others, whatever its state.
func (o *Orders) Write(ctx context.Context, actor auth.Actor, orderID, itemID int64, text string) error {
	a, err := o.begin(ctx, actor, orderID)
	if err != nil {
		return err
	}
	message := domain.OrderMessage{ItemID: itemID, Author: a.author.Signature, Role: a.role, Text: strings.TrimSpace(text), At: a.at}
	return o.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if _, err := o.store.LockOrders(ctx, tx, []int64{orderID}); err != nil { // its lines do not change, nobody else writes
			return err
		}
		if itemID != 0 {
			there, err := o.store.HasItem(ctx, tx, orderID, itemID)
			if err != nil {
				return err
			}
			if !there {
				return fault.Invalid(domain.LineGone())
			}
		}
		if again, err := o.store.Repeats(ctx, tx, orderID, message, a.at.Add(-domain.JustPassed)); err != nil || again {
			return err // a double click: it is there, and told
		}
		lately, err := o.store.CountMessages(ctx, tx, orderID, actor.ID, a.at.Add(-domain.MessagePause))
		if err != nil {
			return err
		}
		if err := domain.CheckMessages(lately); err != nil {
			return err
		}
		id, err := o.store.AddMessage(ctx, tx, orderID, message)
		if err != nil {
			return err
		}
		return tx.Publish(ctx, ordersevents.MessagePostedV1{
			OrderID: orderID, Number: a.seen.Number, Quotation: a.seen.Status.IsQuotation(), MessageID: id, AuthorID: actor.ID,
			CustomerID: a.seen.Customer.ID, SupplierID: a.seen.Supplier.ID, AgentID: a.seen.AgentID,
		})
	})
}
