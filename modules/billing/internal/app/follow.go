package app

import (
	"context"
	"errors"

	"millesime/modules/billing/internal/domain"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/log"
)

// States of orders that invoices follow (domain 5.3).
const (
	pendingInvoice = "pending_invoice"
	closed         = "closed"
)

// Follow issues the invoices of an order that begins to wait for them, and settles those of one that is closed. What is refused (no
// mandate, no seat) holds up nothing: the order waits, and the supplier reads why.
func (i *Invoices) Follow(ctx context.Context, tx *db.Tx, moved ordersevents.OrderMovedV1) error {
	switch moved.To {
	case closed:
		return i.store.Settle(ctx, tx, moved.OrderID, tx.Now())
	case pendingInvoice:
	default:
		return nil
	}
	mandate, err := i.store.Mandate(ctx, tx, moved.SupplierID)
	if err != nil {
		return err
	}
	invoiced, err := i.store.Invoiced(ctx, tx, moved.OrderID)
	if err != nil {
		return err
	}
	if invoiced { // an incident led it back: what was invoiced stands
		return i.Orders.Billed(ctx, tx, moved.OrderID, "")
	}
	if !mandate.Issues() {
		return nil
	}
	_, err = i.issue(ctx, tx, moved.OrderID, nil, auth.Actor{})
	return refusalAside(err)
}

// refusalAside lets what may hold back an invoice be what it is: an order that goes on waiting. All of it is found before anything
// is written.
func refusalAside(err error) error {
	for _, refusal := range []error{
		domain.ErrMandate, domain.ErrElsewhere, domain.ErrNoSeat, domain.ErrRegime, domain.ErrNotShipped, domain.ErrNotAwaited,
	} {
		if errors.Is(err, refusal) {
			return nil
		}
	}
	return err
}

// mostAtOnce bounds how many orders of a supplier one round of the job looks at.
const mostAtOnce = 200

// IssueWaiting issues the invoices of all orders that wait for them and whose supplier gave the mandate since: each by itself, so
// that one that is refused holds up no other.
func (i *Invoices) IssueWaiting(ctx context.Context) error {
	suppliers, err := i.store.Issuing(ctx)
	if err != nil {
		return err
	}
	for _, supplier := range suppliers {
		waiting, err := i.Orders.AwaitingInvoice(ctx, supplier, mostAtOnce)
		if err != nil {
			return err
		}
		for _, order := range waiting {
			err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
				_, err := i.issue(ctx, tx, order.OrderID, nil, auth.Actor{})
				return err
			})
			if err = refusalAside(err); err != nil {
				log.From(ctx).Error().Err(err).Int64("order", order.OrderID).Msg("an invoice cannot be issued")
			}
		}
	}
	return nil
}
