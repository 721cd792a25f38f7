package app

import (
	"context"
	"strings"
	"time"

	"millesime/modules/billing/billingevents"
	"millesime/modules/billing/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Issue issues the invoices of what arrived of an order that an actor sells.
func (i *Invoices) Issue(ctx context.Context, actor auth.Actor, orderID int64) ([]domain.Invoice, error) {
	if err := i.Orders.Readable(ctx, actor, orderID); err != nil {
		return nil, err
	}
	var issued []domain.Invoice
	err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		issued, err = i.issue(ctx, tx, orderID, actor)
		return err
	})
	return issued, err
}

// issue issues the invoices of an order in the transaction of what led to it.
func (i *Invoices) issue(ctx context.Context, tx *db.Tx, orderID int64, by auth.Actor) ([]domain.Invoice, error) {
	p, err := i.prepare(ctx, tx, orderID)
	if err != nil {
		return nil, err
	}
	if p.refusal != nil {
		return nil, p.refusal
	}
	return p.drafts, i.issueDrafts(ctx, tx, p, by)
}

// issueDrafts writes what was prepared, and moves the orders on that waited for nothing else.
func (i *Invoices) issueDrafts(ctx context.Context, tx *db.Tx, p prepared, by auth.Actor) error {
	if err := i.write(ctx, tx, p.drafts, by, p.at); err != nil {
		return err
	}
	if p.entered { // before an order is closed that was paid
		if err := i.differ(ctx, tx, p.ledgers, p.drafts); err != nil {
			return err
		}
	}
	for _, ledger := range p.ledgers {
		if charges := ledger.ChargesOfFirst(p.drafts); charges != nil {
			if err := i.Orders.Charged(ctx, tx, ledger.Order().ID, charges); err != nil {
				return err
			}
		}
		if err := i.bill(ctx, tx, ledger.With(p.drafts)); err != nil {
			return err
		}
	}
	return nil
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

// write numbers documents, writes them, and tells.
func (i *Invoices) write(ctx context.Context, tx *db.Tx, issued []domain.Invoice, by auth.Actor, now time.Time) (err error) {
	facts := make([]db.Event, 0, len(issued))
	for n := range issued {
		one := &issued[n]
		one.CreatedBy, one.Impersonator = by.ID, by.Impersonator
		if !one.Elsewhere {
			if one.Number, err = i.store.NextNumber(ctx, tx, one.Kind, one.Supplier, now.In(clock.Paris).Year()); err != nil {
				return err
			}
		}
		if err := i.store.Add(ctx, tx, one); err != nil {
			return err
		}
		facts = append(facts, issuedFact(*one, by))
	}
	return tx.Publish(ctx, facts...)
}

func issuedFact(i domain.Invoice, by auth.Actor) db.Event {
	if i.Kind == domain.KindCreditNote {
		return billingevents.CreditNoteIssuedV1{
			CreditNoteID: i.ID, Number: i.Number, InvoiceID: i.CreditOf, InvoiceNumber: i.CreditOfNumber, OrderID: i.OrderID,
			SupplierID: i.Supplier, CustomerID: i.Customer, Cause: string(i.Cause), TotalCents: int64(i.TotalTaxIncl), IssuedBy: by.ID,
		}
	}
	return billingevents.InvoiceIssuedV1{
		InvoiceID: i.ID, Number: i.Number, OrderID: i.OrderID, SupplierID: i.Supplier, CustomerID: i.Customer,
		TotalCents: int64(i.TotalTaxIncl), DueOn: i.DueOn, IssuedBy: by.ID,
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
