package app

import (
	"context"
	"slices"
	"strings"
	"time"

	"millesime/modules/billing/billingevents"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Issue issues the invoices of what arrived of an order that an actor sells.
func (i *Invoices) Issue(ctx context.Context, actor auth.Actor, orderID int64) ([]domain.Document, error) {
	if err := i.Orders.Readable(ctx, actor, orderID); err != nil {
		return nil, err
	}
	var issued []domain.Document
	err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		issued, err = i.issue(ctx, tx, orderID, actor)
		return err
	})
	return issued, err
}

// issue issues the invoices of an order in the transaction of what led to it.
func (i *Invoices) issue(ctx context.Context, tx *db.Tx, orderID int64, by auth.Actor) ([]domain.Document, error) {
	p, err := i.prepare(ctx, tx, orderID)
	if err != nil {
		return nil, err
	}
	if err := p.refused(); err != nil {
		return nil, err
	}
	return i.issueDrafts(ctx, tx, p, by)
}

// issueDrafts writes what was prepared, and moves the orders on that waited for nothing else.
func (i *Invoices) issueDrafts(ctx context.Context, tx *db.Tx, p prepared, by auth.Actor) ([]domain.Document, error) {
	drafts, err := i.deduct(ctx, tx, p)
	if err != nil {
		return nil, err
	}
	issued, err := i.add(ctx, tx, drafts, by, p.at)
	if err != nil {
		return nil, err
	}
	if p.entered {
		if err := i.differ(ctx, tx, p.ledgers, issued); err != nil {
			return nil, err
		}
	}
	if err := i.cover(ctx, tx, p.ledgers, issued); err != nil { // before an order is billed that was paid
		return nil, err
	}
	for _, ledger := range p.ledgers {
		if charges := ledger.ChargesOfFirst(p.drafts); charges != nil {
			if err := i.Orders.Charged(ctx, tx, ledger.Order().ID, charges); err != nil {
				return nil, err
			}
		}
		if err := i.bill(ctx, tx, ledger.With(issued)); err != nil {
			return nil, err
		}
	}
	return issued, nil
}

// deduct lets the drafts deduct the deposits of their orders. Nobody has them of what is not paid.
func (i *Invoices) deduct(ctx context.Context, tx *db.Tx, p prepared) ([]domain.Draft, error) {
	var orders []int64
	for _, l := range p.ledgers {
		if l.Order().PaidAmount > 0 {
			orders = append(orders, l.Order().ID)
		}
	}
	if len(orders) == 0 || p.entered {
		return p.drafts, nil
	}
	deposits, err := i.store.Deposits(ctx, tx, orders)
	return domain.Deduct(p.drafts, deposits), err
}

// cover lets what was paid of orders before they were invoiced pay what was just issued; what is left of it in the end is unallocated.
func (i *Invoices) cover(ctx context.Context, tx *db.Tx, ledgers []domain.Ledger, issued []domain.Document) error {
	if !slices.ContainsFunc(ledgers, func(l domain.Ledger) bool { return l.Order().PaidAmount > 0 }) {
		return tx.Publish(ctx, lists.Each(issued, issuedFact)...)
	}
	if err := i.books.Cover(ctx, tx, issued); err != nil {
		return err
	}
	covered, err := i.covered(ctx, tx, issued)
	if err != nil {
		return err
	}
	if err := tx.Publish(ctx, lists.Each(covered, issuedFact)...); err != nil {
		return err
	}
	for _, ledger := range ledgers {
		if err := i.release(ctx, tx, ledger.With(issued)); err != nil {
			return err
		}
	}
	return nil
}

// covered are documents as they are paid now: their papers keep what was paid of them without a deposit invoice, and ask for the rest.
func (i *Invoices) covered(ctx context.Context, tx *db.Tx, issued []domain.Document) ([]domain.Document, error) {
	covered, err := i.store.ByIDs(ctx, tx, lists.Each(issued, func(d domain.Document) int64 { return d.ID }))
	if err != nil {
		return nil, err
	}
	for n := range covered {
		one := &covered[n]
		one.Paper.Paid = max(0, one.Received()-one.Deducted)
		if one.Kind != domain.KindInvoice || one.Paper.Paid == 0 {
			continue
		}
		if err := i.store.WritePaper(ctx, tx, *one); err != nil {
			return nil, err
		}
	}
	return covered, nil
}

// release gives back what was paid of an order beyond what of it is still to be invoiced.
func (i *Invoices) release(ctx context.Context, tx *db.Tx, ledger domain.Ledger) error {
	if ledger.Order().PaidAmount <= 0 {
		return nil
	}
	return i.giveBack(ctx, tx, ledger.Order(), ledger.Rest())
}

// giveBack gives back what was paid of an order beyond the rest of it that is still to be invoiced: what no deposit invoice holds first.
func (i *Invoices) giveBack(ctx context.Context, tx *db.Tx, order ordersapi.ToInvoice, rest money.Cents) error {
	deposits, err := i.store.Deposits(ctx, tx, []int64{order.ID})
	if err != nil {
		return err
	}
	if _, err := i.books.Release(ctx, tx, order, max(0, rest-domain.LeftOf(deposits))); err != nil {
		return err
	}
	return i.creditDeposits(ctx, tx, order, deposits, rest)
}

// ledger locks an order and sums its documents.
func (i *Invoices) ledger(ctx context.Context, tx *db.Tx, orderID int64) (ordersapi.ToInvoice, domain.Ledger, error) {
	order, err := i.Orders.ToInvoice(ctx, tx, orderID)
	if err != nil {
		return ordersapi.ToInvoice{}, domain.Ledger{}, err
	}
	documents, err := i.store.OfOrder(ctx, tx, orderID)
	return order, domain.LedgerOf(order, documents), err
}

// write adds drafts, and tells.
func (i *Invoices) write(ctx context.Context, tx *db.Tx, drafts []domain.Draft, by auth.Actor, now time.Time) ([]domain.Document, error) {
	issued, err := i.add(ctx, tx, drafts, by, now)
	if err != nil {
		return nil, err
	}
	return issued, tx.Publish(ctx, lists.Each(issued, issuedFact)...)
}

// add numbers drafts and writes them.
func (i *Invoices) add(ctx context.Context, tx *db.Tx, drafts []domain.Draft, by auth.Actor, now time.Time) ([]domain.Document, error) {
	issued := make([]domain.Document, 0, len(drafts))
	for _, draft := range drafts {
		one := draft.By(by)
		if !one.Elsewhere {
			number, err := i.store.NextNumber(ctx, tx, one.Kind, one.Supplier, now.In(clock.Paris).Year())
			if err != nil {
				return nil, err
			}
			one.Number = number
		}
		if err := i.store.Add(ctx, tx, &one); err != nil {
			return nil, err
		}
		issued = append(issued, one)
	}
	return issued, nil
}

func issuedFact(d domain.Document) db.Event {
	if d.Kind == domain.KindCreditNote {
		return billingevents.CreditNoteIssuedV1{
			CreditNoteID: d.ID, Number: d.Number, InvoiceID: d.Credit.Of, InvoiceNumber: d.Credit.Number, OrderID: d.OrderID,
			SupplierID: d.Supplier, CustomerID: d.Customer, Cause: string(d.Credit.Cause), TotalCents: int64(d.TotalTaxIncl), IssuedBy: d.CreatedBy,
			Elsewhere: d.Elsewhere,
		}
	}
	if d.Kind == domain.KindDeposit {
		return billingevents.DepositIssuedV1{
			InvoiceID: d.ID, Number: d.Number, OrderID: d.OrderID, SupplierID: d.Supplier, CustomerID: d.Customer, TotalCents: int64(d.TotalTaxIncl),
		}
	}
	return billingevents.InvoiceIssuedV1{
		InvoiceID: d.ID, Number: d.Number, OrderID: d.OrderID, SupplierID: d.Supplier, CustomerID: d.Customer,
		TotalCents: int64(d.TotalTaxIncl), DueOn: d.DueOn, IssuedBy: d.CreatedBy, Elsewhere: d.Elsewhere, PaidCents: int64(d.Paid),
	}
}

// bill moves an order on that waits for its invoices when nothing of it is left to invoice.
func (i *Invoices) bill(ctx context.Context, tx *db.Tx, ledger domain.Ledger) error {
	order := ledger.Order()
	if !order.Awaits || !ledger.Complete() {
		return nil
	}
	comment := "Rien de plus à facturer"
	if numbers := ledger.Numbers(); len(numbers) > 0 {
		comment = "Facture " + strings.Join(numbers, ", ")
	}
	return i.Orders.Billed(ctx, tx, order.ID, comment)
}
