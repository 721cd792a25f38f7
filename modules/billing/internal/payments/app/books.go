// Package app enters what customers paid, and keeps invoices, orders and exposures at what it pays.
package app

import (
	"context"
	"slices"

	invoices "millesime/modules/billing/internal/invoices/domain"
	invoicesstore "millesime/modules/billing/internal/invoices/store"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/billing/internal/payments/store"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Books are what payments pay. Whoever writes in them has locked the orders concerned (ordersapi.Billing), and with them the relation of
// the pair: what is paid of invoices and orders, and what a customer owes, change with the payments in one transaction (domain 5.6).
type Books struct {
	store    *store.Store
	invoices *invoicesstore.Store
	orders   ordersapi.Billing
}

// NewBooks makes the books.
func NewBooks(payments *store.Store, invoices *invoicesstore.Store, orders ordersapi.Billing) *Books {
	return &Books{payments, invoices, orders}
}

// move makes moves between two parties, and brings invoices, orders and what the customer owes up to them. Fresh is what came in
// unallocated; below 0, what went.
func (b *Books) move(ctx context.Context, tx *db.Tx, pair usersapi.Pair, fresh money.Cents, moves []domain.Move, touched ...int64) error {
	return b.moveFor(ctx, tx, "", pair, fresh, moves, touched...)
}

// moveFor makes moves for a cause, which the timelines of orders tell that are not paid any more.
func (b *Books) moveFor(
	ctx context.Context, tx *db.Tx, cause string, pair usersapi.Pair, fresh money.Cents, moves []domain.Move, touched ...int64,
) error {
	if len(moves) == 0 && len(touched) == 0 && fresh == 0 {
		return nil
	}
	if err := b.store.Apply(ctx, tx, moves); err != nil {
		return err
	}
	shrunk, err := b.store.ShrinkWriteOffs(ctx, tx, moves)
	if err != nil {
		return err
	}
	fresh -= shrunk
	documents, orders := domain.Touched(moves)
	for _, id := range slices.Compact(slices.Sorted(slices.Values(append(documents, touched...)))) {
		settled, err := b.bringUp(ctx, tx, id)
		if err != nil {
			return err
		}
		orders = append(orders, settled...)
	}
	payments := ordersapi.Payments{Pair: pair, Orders: map[int64]money.Cents{}, Unallocated: fresh + domain.Freed(moves), Cause: cause}
	for _, id := range orders {
		before, err := b.store.Paid(ctx, tx, domain.Target{OrderID: id})
		if err != nil {
			return err
		}
		settled, err := b.invoices.Settled(ctx, tx, id)
		if err != nil {
			return err
		}
		payments.Orders[id] = before + settled
	}
	return b.orders.Paid(ctx, tx, payments)
}

// settled locks an invoice, and reads what settles each of its orders, and what they have to pay of it.
func (b *Books) settled(
	ctx context.Context, tx *db.Tx, invoiceID int64,
) (invoice invoices.Document, by, owed map[int64]money.Cents, err error) {
	if invoice, err = b.invoices.Locked(ctx, tx, invoiceID); err != nil {
		return invoice, nil, nil, err
	}
	credits, err := b.invoices.CreditNotes(ctx, tx, invoiceID)
	if err != nil {
		return invoice, nil, nil, err
	}
	paid, writtenOff, err := b.store.Settled(ctx, tx, invoiceID)
	if err != nil {
		return invoice, nil, nil, err
	}
	invoice.WrittenOff = 0
	for _, amount := range writtenOff {
		invoice.WrittenOff += amount
	}
	invoice.Paid, owed = paid+invoice.WrittenOff, map[int64]money.Cents{}
	for _, order := range invoice.Orders() {
		owed[order] = invoice.Owed(order, credits)
	}
	return invoice, invoice.Spread(paid, writtenOff, credits), owed, nil
}

// bringUp writes what payments pay of an invoice, and tells of which orders it is.
func (b *Books) bringUp(ctx context.Context, tx *db.Tx, invoiceID int64) ([]int64, error) {
	invoice, settled, _, err := b.settled(ctx, tx, invoiceID)
	if err != nil {
		return nil, err
	}
	if invoice.Kind == invoices.KindDeposit { // what invoices deduct of it was paid, and pays them now
		invoice.Paid += invoice.Deducted
	}
	return invoice.Orders(), b.invoices.WritePaid(ctx, tx, invoice, settled)
}

// Advance lets what was paid of an order pay the deposit invoice that was just issued for it.
func (b *Books) Advance(ctx context.Context, tx *db.Tx, deposit invoices.Document) error {
	moves, err := b.fromOrder(ctx, tx, deposit.OrderID, deposit.ID, deposit.TotalTaxIncl)
	if err != nil {
		return err
	}
	return b.move(ctx, tx, pairOf(deposit), 0, moves)
}

// fromOrder are the moves by which what was paid of an order before it was invoiced pays an invoice.
func (b *Books) fromOrder(ctx context.Context, tx *db.Tx, orderID, invoiceID int64, most money.Cents) ([]domain.Move, error) {
	from := domain.Target{OrderID: orderID}
	before, err := b.store.Paying(ctx, tx, from)
	return domain.Take(domain.Oldest(before), from, domain.Target{InvoiceID: invoiceID}, most), err
}

// fromDeposits are the moves by which what deposit invoices hold pays the invoice that deducts them.
func (b *Books) fromDeposits(ctx context.Context, tx *db.Tx, invoice invoices.Document) ([]domain.Move, error) {
	var moves []domain.Move
	for _, deposit := range invoice.Paper.Deposits {
		from := domain.Target{InvoiceID: deposit.ID}
		paying, err := b.store.Paying(ctx, tx, from)
		if err != nil {
			return nil, err
		}
		moves = append(moves, domain.Take(domain.Oldest(paying), from, domain.Target{InvoiceID: invoice.ID}, deposit.Amount)...)
		if err := b.invoices.AddDeducted(ctx, tx, deposit.ID, deposit.Amount); err != nil {
			return nil, err
		}
	}
	return moves, nil
}

// PaidAhead is what pays an order before it is invoiced, and the day on which the last of it came.
func (b *Books) PaidAhead(ctx context.Context, in db.Handle, orderID int64) (money.Cents, string, error) {
	return b.store.PaidAhead(ctx, in, orderID)
}

// WrittenOff is the day on which something of an invoice was written off, and why; "": nothing was.
func (b *Books) WrittenOff(ctx context.Context, invoiceID int64) (day, reason string, err error) {
	return b.store.WrittenOff(ctx, invoiceID)
}

// Holds is what pays documents.
func (b *Books) Holds(ctx context.Context, in db.Handle, documents []invoices.Document) (money.Cents, error) {
	var held money.Cents
	for _, d := range documents {
		paid, err := b.store.Paid(ctx, in, domain.Target{InvoiceID: d.ID})
		if err != nil {
			return 0, err
		}
		held += paid
	}
	return held, nil
}

// Cover lets what was paid of an order before it was invoiced pay invoices that were just issued for it: what deposit invoices hold first.
func (b *Books) Cover(ctx context.Context, tx *db.Tx, issued []invoices.Document) error {
	for _, invoice := range issued {
		if invoice.Kind != invoices.KindInvoice {
			continue
		}
		moves, err := b.fromDeposits(ctx, tx, invoice)
		if err != nil {
			return err
		}
		left := invoice.TotalTaxIncl - domain.Moved(moves)
		for _, orderID := range invoice.Orders() {
			taken, err := b.fromOrder(ctx, tx, orderID, invoice.ID, min(left, invoice.Of(orderID).TotalTaxIncl))
			if err != nil {
				return err
			}
			left -= domain.Moved(taken)
			moves = append(moves, taken...)
		}
		if err := b.move(ctx, tx, pairOf(invoice), 0, moves); err != nil {
			return err
		}
	}
	return nil
}

// Credited gives back to payments what is paid of an invoice beyond what it comes to, after a credit note took back a part of it: the
// latest first.
func (b *Books) Credited(ctx context.Context, tx *db.Tx, note invoices.Document) error {
	invoice, err := b.invoices.Locked(ctx, tx, note.Credit.Of)
	if err != nil {
		return err
	}
	target := domain.Target{InvoiceID: invoice.ID}
	paying, err := b.store.Paying(ctx, tx, target)
	if err != nil {
		return err
	}
	freed := domain.Take(domain.Latest(paying), target, domain.Target{}, invoice.Excess())
	if err := b.move(ctx, tx, pairOf(invoice), 0, freed, invoice.ID); err != nil {
		return err
	}
	due, err := b.store.NotWrittenOff(ctx, tx, freed)
	if err != nil {
		return err
	}
	of := note.About()[0]
	return b.tellRefundDue(ctx, tx, of.OrderID, of.Order.Number, pairOf(invoice), due)
}

// Release gives back to payments what was paid of an order beyond what of it is still to be invoiced, and tells how much.
func (b *Books) Release(ctx context.Context, tx *db.Tx, order ordersapi.ToInvoice, rest money.Cents) (money.Cents, error) {
	target := domain.Target{OrderID: order.ID}
	paying, err := b.store.Paying(ctx, tx, target)
	if err != nil {
		return 0, err
	}
	excess := -rest
	for _, a := range paying {
		excess += a.Amount
	}
	if excess <= 0 {
		return 0, nil
	}
	pair := usersapi.Pair{SupplierID: order.Supplier.ID, CustomerID: order.Customer.ID}
	if err := b.move(ctx, tx, pair, 0, domain.Take(domain.Latest(paying), target, domain.Target{}, excess)); err != nil {
		return 0, err
	}
	return excess, b.tellRefundDue(ctx, tx, order.ID, order.Number, pair, excess)
}

func pairOf(d invoices.Document) usersapi.Pair {
	return usersapi.Pair{SupplierID: d.Supplier, CustomerID: d.Customer}
}
