package app

import (
	"context"
	"time"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/db"
)

// prepared are the invoices of an order, or of a customer's month, before any of it is written: a preview shows the same.
type prepared struct {
	ledgers []domain.Ledger // of its orders, which are locked
	drafts  []domain.Draft
	at      time.Time
	entered bool  // of elsewhere: their totals may differ from what they are about
	refusal error // what holds them back
}

// held is a refusal of the invoice of a customer.
type held struct {
	error

	customer int64
}

func (h held) Unwrap() error { return h.error }

// refused is what holds the invoices back; nil: nothing does.
func (p prepared) refused() error {
	if p.refusal == nil {
		return nil
	}
	return held{p.refusal, p.ledgers[0].Order().Customer.ID}
}

// prepare drafts the invoices of an order. The order is locked first, then the mandate of its supplier: who issues next waits, so that
// numbers go by time, never come twice and leave none out.
func (i *Invoices) prepare(ctx context.Context, tx *db.Tx, orderID int64) (prepared, error) {
	order, ledger, err := i.ledger(ctx, tx, orderID)
	if err != nil {
		return prepared{}, err
	}
	notAwaited := domain.ErrNotAwaited.With("number", order.Number)
	if !order.Invoiceable || ledger.Complete() {
		return prepared{}, notAwaited
	}
	mandate, err := i.store.LockMandate(ctx, tx, order.Supplier.ID)
	if err != nil {
		return prepared{}, err
	}
	now := i.Clock.Now() // after whoever had the lock before
	seller, buyer, err := i.sides(ctx, order.Supplier.ID, order.Customer.ID)
	if err != nil {
		return prepared{}, err
	}
	if err := i.checkAlone(ctx, tx, order); err != nil {
		return prepared{}, err
	}
	drafts, err := ledger.Drafts(seller, domain.Issue{At: now, Mandate: mandate.Named()})
	if err == nil && len(drafts) == 0 {
		err = notAwaited
	}
	if err != nil {
		return prepared{}, err
	}
	drafts, err = i.named(ctx, drafts, buyer)
	return prepared{
		ledgers: []domain.Ledger{ledger}, drafts: drafts, at: now, refusal: domain.CheckIssue(mandate, seller, drafts),
	}, err
}

// selling is a supplier with its customers who get an invoice a month.
func (i *Invoices) selling(ctx context.Context, supplierID int64) (ordersapi.Selling, error) {
	gathering, err := i.Registrations.Gathering(ctx, nil, supplierID)
	return ordersapi.Selling{SupplierID: supplierID, Gathering: gathering}, err
}
