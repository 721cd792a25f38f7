package app

import (
	"context"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/sale"
)

// Readable implements ordersapi.Billing.
func (o *Orders) Readable(ctx context.Context, actor auth.Actor, orderID int64) error {
	scope, err := o.Access.Scope(ctx, actor)
	if err != nil {
		return err
	}
	seen, err := o.store.Seen(ctx, scope, []int64{orderID})
	if err != nil {
		return err
	}
	if _, visible := seen[orderID]; !visible {
		return domain.ErrNotFound
	}
	return nil
}

// ToInvoice implements ordersapi.Billing.
func (o *Orders) ToInvoice(ctx context.Context, tx *db.Tx, orderID int64) (ordersapi.ToInvoice, error) {
	known, err := o.store.Known(ctx, tx, []int64{orderID})
	if err != nil {
		return ordersapi.ToInvoice{}, err
	}
	seen, there := known[orderID]
	if !there {
		return ordersapi.ToInvoice{}, domain.ErrNotFound
	}
	if _, err := o.lock(ctx, tx, seen); err != nil {
		return ordersapi.ToInvoice{}, err
	}
	return o.toInvoice(ctx, tx, orderID)
}

// Invoiceable implements ordersapi.Billing.
func (o *Orders) Invoiceable(ctx context.Context, orderID int64) (ordersapi.ToInvoice, error) {
	return o.toInvoice(ctx, nil, orderID)
}

func (o *Orders) toInvoice(ctx context.Context, in db.Handle, orderID int64) (ordersapi.ToInvoice, error) {
	order, began, billed, err := o.store.SoldBefore(ctx, in, orderID)
	if err != nil {
		return ordersapi.ToInvoice{}, err
	}
	if order.Items, err = o.store.Items(ctx, in, orderID); err != nil {
		return ordersapi.ToInvoice{}, err
	}
	if order.Shipments, err = o.store.Parcels(ctx, in, orderID); err != nil {
		return ordersapi.ToInvoice{}, err
	}
	out := order.ToInvoice()
	out.BeganAt, out.Billed = began, billed
	return out, nil
}

// Charged implements ordersapi.Billing.
func (o *Orders) Charged(ctx context.Context, tx *db.Tx, orderID int64, charges []sale.Charge) error {
	return o.store.NoteCharged(ctx, tx, orderID, charges)
}

// Billed implements ordersapi.Billing.
func (o *Orders) Billed(ctx context.Context, tx *db.Tx, orderID int64, comment string) error {
	outcomes, err := o.moveBySystem(ctx, tx, domain.Change{To: domain.Billed, Comment: comment}, orderID)
	if err != nil || outcomes[0].Refusal != nil {
		return orRefusal(err, outcomes)
	}
	if !outcomes[0].Order.PaidAt.IsZero() {
		outcomes, err = o.moveBySystem(ctx, tx, domain.Change{To: domain.Closed}, orderID)
		return orRefusal(err, outcomes)
	}
	return nil
}

func orRefusal(err error, outcomes []domain.Outcome) error {
	if err != nil {
		return err
	}
	return outcomes[0].Refusal
}

// Differs implements ordersapi.Billing.
func (o *Orders) Differs(ctx context.Context, tx *db.Tx, orderID int64, difference money.Cents) error {
	order, err := o.store.Sold(ctx, tx, orderID)
	if err != nil || order.InvoiceDifference == difference {
		return err
	}
	if err := o.store.WriteInvoiceDifference(ctx, tx, orderID, difference); err != nil {
		return err
	}
	after := order.Summary
	after.InvoiceDifference = difference
	return o.store.AddExposures(ctx, tx, domain.OwedDeltas([]domain.Moved{{Before: order.Summary, After: after}}), tx.Now())
}

// ArrivedInPart implements ordersapi.Billing.
func (o *Orders) ArrivedInPart(ctx context.Context, of ordersapi.Selling, after, limit int64) ([]ordersapi.Arrived, error) {
	return o.store.ArrivedInPart(ctx, of, after, limit)
}

// AwaitingInvoice implements ordersapi.Billing.
func (o *Orders) AwaitingInvoice(ctx context.Context, of ordersapi.Selling, limit int64) ([]ordersapi.Awaiting, error) {
	return o.store.AwaitingInvoice(ctx, of, limit)
}

// Gathered implements ordersapi.Billing.
func (o *Orders) Gathered(
	ctx context.Context, of ordersapi.Selling, before time.Time, after, limit int64,
) ([]ordersapi.Arrived, error) {
	return o.store.Gathered(ctx, of, before, after, limit)
}
