package app

import (
	"context"
	"errors"
	"slices"
	"time"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/log"
)

// mostGathered bounds how many parcels of a supplier that have no invoice one round of the job looks at.
const mostGathered = 2_000

// checkAlone refuses to invoice an order by itself that is invoiced with others of its month.
func (i *Invoices) checkAlone(ctx context.Context, tx *db.Tx, order ordersapi.ToInvoice) error {
	if !order.MayGather() {
		return nil
	}
	gathering, err := i.Registrations.Gathering(ctx, tx, order.Supplier.ID)
	if err == nil && slices.Contains(gathering, order.Customer.ID) {
		return domain.ErrGathered.With("number", order.Number)
	}
	return err
}

// gatherMonth issues the invoices of months that end, each customer by itself, so that one that is refused holds up no other, and gives
// what holds them back.
func (i *Invoices) gatherMonth(ctx context.Context, of ordersapi.Selling) (holds, error) {
	before := domain.GatherBefore(i.Clock.Now())
	months, err := i.toGather(ctx, of, before)
	if err != nil {
		return nil, err
	}
	var found holds
	for _, month := range months {
		err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			_, err := i.gather(ctx, tx, month, before, auth.Actor{})
			return err
		})
		if err = found.aside(err); err != nil {
			log.From(ctx).Error().Err(err).Int64("customer", month.customer).Msg("a month cannot be invoiced")
		}
	}
	return found, nil
}

// toInvoice are the orders of a customer of which something arrived and is not invoiced.
type toInvoice struct {
	supplier, customer int64
	orders             []int64 // ascending: they are locked in this order
}

// toGather are the customers of a supplier of whom something is to be gathered that arrived before an instant.
func (i *Invoices) toGather(ctx context.Context, of ordersapi.Selling, before time.Time) ([]toInvoice, error) {
	parcels, err := i.notInvoiced(ctx, mostGathered, func(after int64) ([]ordersapi.Arrived, error) {
		return i.Orders.Gathered(ctx, of, before, after, mostGathered)
	})
	if err != nil {
		return nil, err
	}
	var all []toInvoice
	for _, parcel := range parcels {
		at := slices.IndexFunc(all, func(t toInvoice) bool { return t.customer == parcel.CustomerID })
		if at < 0 {
			at = len(all)
			all = append(all, toInvoice{supplier: of.SupplierID, customer: parcel.CustomerID})
		}
		all[at].orders = append(all[at].orders, parcel.OrderID)
	}
	for n := range all {
		slices.Sort(all[n].orders)
		all[n].orders = slices.Compact(all[n].orders)
	}
	return all, nil
}

// gather issues the invoices of what of a customer's orders arrived before an instant.
func (i *Invoices) gather(ctx context.Context, tx *db.Tx, of toInvoice, before time.Time, by auth.Actor) ([]domain.Document, error) {
	p, err := i.prepareMonth(ctx, tx, of, before)
	if err != nil {
		return nil, err
	}
	if err := p.refused(); err != nil {
		return nil, err
	}
	return i.issueDrafts(ctx, tx, p, by)
}

// prepareMonth drafts the invoices of a customer's orders, those that arrived in a month and are due on a day together. The orders are
// locked first, then the mandate, as whoever invoices one of them does. An order that cannot be invoiced holds up no other.
func (i *Invoices) prepareMonth(ctx context.Context, tx *db.Tx, of toInvoice, before time.Time) (prepared, error) {
	all, ledgers := make([]domain.Ledger, 0, len(of.orders)), make([]domain.Ledger, 0, len(of.orders))
	for _, id := range of.orders {
		order, ledger, err := i.ledger(ctx, tx, id)
		if err != nil {
			return prepared{}, err
		}
		all = append(all, ledger)
		if order.Invoiceable && order.MayGather() && !ledger.Complete() {
			ledgers = append(ledgers, ledger)
		}
	}
	mandate, err := i.store.LockMandate(ctx, tx, of.supplier)
	if err != nil {
		return prepared{}, err
	}
	now := i.Clock.Now() // after whoever had the lock before
	seller, buyer, err := i.sides(ctx, of.supplier, of.customer)
	if err != nil {
		return prepared{}, err
	}
	var drafts []domain.Draft
	for _, ledger := range ledgers {
		of, err := ledger.Drafts(seller, domain.Issue{At: now, Gathered: true, Before: before, Mandate: mandate.Named()})
		if errors.Is(err, domain.ErrNotShipped) {
			continue
		}
		if err != nil {
			return prepared{}, err
		}
		drafts = append(drafts, of...)
	}
	drafts, err = i.named(ctx, domain.Gather(drafts), buyer)
	return prepared{ledgers: all, drafts: drafts, at: now, refusal: domain.CheckIssue(mandate, seller, drafts)}, err
}
