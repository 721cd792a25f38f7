package app

import (
	"context"
	"maps"
	"slices"

	"millesime/modules/billing/billingevents"
	invoices "millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/billing/internal/payments/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/money"
)

// owed is what invoices and orders still wait for, by what would pay them. They are locked.
type owed map[domain.Target]claim

type claim struct {
	number string
	open   money.Cents
}

// lockSides locks the relation of two sides, as the house does first, and lets nobody else enter anything between them meanwhile.
func (p *Payments) lockSides(ctx context.Context, tx *db.Tx, pair usersapi.Pair) error {
	if _, err := p.Terms.LockLimits(ctx, tx, []usersapi.Pair{pair}); err != nil {
		return err
	}
	return p.store.LockPair(ctx, tx, pair)
}

// lock locks the sides of a payment, the orders that it concerns and its invoices, in the order of the house, and tells what
// each waits for. What is not between the two sides is left out, and not locked: nobody holds up others by their numbers.
func (p *Payments) lock(ctx context.Context, tx *db.Tx, entry domain.Entry) (owed, error) {
	if err := p.lockSides(ctx, tx, entry.Pair()); err != nil {
		return nil, err
	}
	var documents, named []int64
	for _, a := range entry.Allocations {
		documents, named = append(documents, a.InvoiceID), append(named, a.OrderID)
	}
	all, err := p.invoices.ByIDs(ctx, tx, documents)
	if err != nil {
		return nil, err
	}
	all = slices.DeleteFunc(all, func(d invoices.Document) bool { return pairOf(d) != entry.Pair() })
	named, err = p.Orders.Between(ctx, tx, entry.Pair(), named)
	if err != nil {
		return nil, err
	}
	ordered := slices.Clone(named)
	for _, invoice := range all {
		ordered = append(ordered, invoice.Orders()...)
	}
	waits := owed{}
	for _, id := range slices.Compact(slices.Sorted(slices.Values(ordered))) {
		order, err := p.Orders.ToInvoice(ctx, tx, id)
		if err != nil {
			return nil, err
		}
		if !order.Payable || !slices.Contains(named, id) {
			continue
		}
		open, err := p.openOf(ctx, tx, order)
		if err != nil {
			return nil, err
		}
		waits[domain.Target{OrderID: id}] = claim{order.Number, open}
	}
	for _, seen := range all {
		invoice, err := p.invoices.Locked(ctx, tx, seen.ID)
		if err != nil {
			return nil, err
		}
		if invoice.Kind != invoices.KindCreditNote {
			waits[domain.Target{InvoiceID: invoice.ID}] = claim{invoice.Number, invoice.Open()}
		}
	}
	return waits, nil
}

// openOf is what of an order is neither invoiced nor paid.
func (b *Books) openOf(ctx context.Context, in db.Handle, order ordersapi.ToInvoice) (money.Cents, error) {
	documents, err := b.invoices.OfOrder(ctx, in, order.ID)
	if err != nil {
		return 0, err
	}
	before, err := b.store.Paid(ctx, in, domain.Target{OrderID: order.ID})
	if err != nil {
		return 0, err
	}
	deposits, err := b.invoices.Deposits(ctx, in, []int64{order.ID})
	return max(0, invoices.LedgerOf(order, documents).Rest()-before-invoices.LeftOf(deposits)), err
}

// without is what would be owed if these allocations were not.
func (o owed) without(allocations []domain.Allocation) owed {
	out := maps.Clone(o)
	for _, a := range allocations {
		if c, there := out[a.Target]; there {
			c.open += a.Amount
			out[a.Target] = c
		}
	}
	return out
}

// check refuses allocations to what is not there, and beyond what is open.
func (o owed) check(allocations []domain.Allocation) error {
	left := maps.Clone(o)
	for n, a := range allocations {
		c, there := left[a.Target]
		if !there {
			return domain.NotTheirs(n)
		}
		if a.Amount > c.open {
			return domain.TooMuch(n, c.number, c.open)
		}
		c.open -= a.Amount
		left[a.Target] = c
	}
	return nil
}

// after is what allocations leave open of what they pay.
func (o owed) after(allocations []domain.Allocation) []billingevents.StillOpen {
	left := maps.Clone(o)
	for _, a := range allocations {
		c := left[a.Target]
		c.open -= a.Amount
		left[a.Target] = c
	}
	open := []billingevents.StillOpen{}
	for _, a := range allocations {
		if c := left[a.Target]; c.open > 0 {
			open = append(open, billingevents.StillOpen{Number: c.number, OpenCents: int64(c.open)})
			delete(left, a.Target) // one is told once
		}
	}
	return open
}
