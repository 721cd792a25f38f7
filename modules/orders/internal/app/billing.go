package app

import (
	"context"
	"maps"
	"slices"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
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
	_, err = o.settle(ctx, tx, outcomes[0].Order, "")
	return err
}

// settle leads an order on by what is paid of it, and gives it as it is then. Its timeline tells the cause where it is not paid any more.
func (o *Orders) settle(ctx context.Context, tx *db.Tx, order domain.Summary, cause string) (domain.Summary, error) {
	to, moves := order.Settled()
	if !moves {
		return order, nil
	}
	change := domain.Change{To: to}
	if !to.PaidInFull() {
		change.Comment = cause
	}
	outcomes, err := o.moveBySystem(ctx, tx, change, order.ID)
	if err := orRefusal(err, outcomes); err != nil {
		return order, err
	}
	return outcomes[0].Order, nil
}

// Paid implements ordersapi.Billing.
func (o *Orders) Paid(ctx context.Context, tx *db.Tx, payments ordersapi.Payments) error {
	orders, err := o.store.LockOrders(ctx, tx, slices.Collect(maps.Keys(payments.Orders)))
	if err != nil {
		return err
	}
	var moved []domain.Moved
	for _, id := range keys(orders) {
		paid := domain.Moved{Before: orders[id], After: orders[id].PaidBy(payments.Orders[id], tx.Now())}
		if err := o.store.WritePaid(ctx, tx, paid.After); err != nil {
			return err
		}
		moved = append(moved, paid)
	}
	owed := domain.OwedDeltas(moved)
	if payments.Unallocated != 0 {
		owed[payments.Pair] -= payments.Unallocated
	}
	if err := o.store.AddExposures(ctx, tx, owed, tx.Now()); err != nil {
		return err
	}
	for _, paid := range moved {
		if _, err := o.settle(ctx, tx, paid.After, payments.Cause); err != nil {
			return err
		}
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
	err = o.store.AddExposures(ctx, tx, domain.OwedDeltas([]domain.Moved{{Before: order.Summary, After: after}}), tx.Now())
	if err != nil {
		return err
	}
	_, err = o.settle(ctx, tx, after, "")
	return err
}

// WithdrawnAt implements ordersapi.Billing.
func (o *Orders) WithdrawnAt(ctx context.Context, tx *db.Tx, orderID int64) (time.Time, error) {
	return o.store.WithdrawnAt(ctx, tx, orderID)
}

// Between implements ordersapi.Billing.
func (o *Orders) Between(ctx context.Context, tx *db.Tx, pair usersapi.Pair, orders []int64) ([]int64, error) {
	return o.store.Between(ctx, tx, pair, orders)
}

// HaveTraded implements ordersapi.Billing.
func (o *Orders) HaveTraded(ctx context.Context, pair usersapi.Pair) (bool, error) {
	return o.store.HaveTraded(ctx, pair)
}

// ArrivedInPart implements ordersapi.Billing.
func (o *Orders) ArrivedInPart(ctx context.Context, of ordersapi.Selling, after, limit int64) ([]ordersapi.Arrived, error) {
	return o.store.ArrivedInPart(ctx, of, after, limit)
}

// AwaitingPayment implements ordersapi.Billing.
func (o *Orders) AwaitingPayment(ctx context.Context, of usersapi.Pair, limit int64) ([]ordersapi.Payable, error) {
	orders, err := o.store.AwaitingPayment(ctx, of, limit)
	return lists.Each(orders, domain.Summary.Payable), err
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
