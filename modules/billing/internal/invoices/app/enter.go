package app

import (
	"context"
	"slices"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Enter enters the invoice that a supplier issued itself for what arrived of its orders, and moves those on that waited for nothing else.
func (i *Invoices) Enter(ctx context.Context, actor auth.Actor, orders []int64, note domain.Elsewhere) (domain.Document, error) {
	orders = slices.Compact(slices.Sorted(slices.Values(orders)))
	for _, order := range orders {
		if err := i.Orders.Readable(ctx, actor, order); err != nil {
			return domain.Document{}, err
		}
	}
	var entered domain.Document
	err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		p, err := i.prepareEntered(ctx, tx, orders, note)
		if err != nil {
			return err
		}
		issued, err := i.issueDrafts(ctx, tx, p, actor)
		if err != nil {
			return err
		}
		entered = issued[0]
		return nil
	})
	return entered, err
}

// prepareEntered holds what a supplier issued against what arrived of orders of one customer.
func (i *Invoices) prepareEntered(ctx context.Context, tx *db.Tx, orders []int64, note domain.Elsewhere) (prepared, error) {
	ledgers, err := i.ledgers(ctx, tx, orders)
	if err != nil {
		return prepared{}, err
	}
	first := ledgers[0].Order()
	for _, ledger := range ledgers {
		order := ledger.Order()
		if order.Supplier.ID != first.Supplier.ID || order.Customer.ID != first.Customer.ID || len(ledgers) > 1 && !order.MayGather() {
			return prepared{}, domain.ErrOneCustomer
		}
		if !order.Invoiceable || ledger.Complete() {
			return prepared{}, domain.ErrNotAwaited.With("number", order.Number)
		}
	}
	if _, err := i.store.LockMandate(ctx, tx, first.Supplier.ID); err != nil { // who issues next waits
		return prepared{}, err
	}
	now := i.Clock.Now()
	seller, buyer, err := i.sides(ctx, first.Supplier.ID, first.Customer.ID)
	if err != nil {
		return prepared{}, err
	}
	one, err := note.Entered(ledgers, seller, now)
	if err != nil {
		return prepared{}, err
	}
	drafts, err := i.named(ctx, []domain.Draft{one}, buyer)
	return prepared{ledgers: ledgers, drafts: drafts, at: now, entered: true}, err
}

// ledgers lock orders, in the order of their numbers, and sum their documents.
func (i *Invoices) ledgers(ctx context.Context, tx *db.Tx, orders []int64) ([]domain.Ledger, error) {
	ledgers := make([]domain.Ledger, 0, len(orders))
	for _, order := range orders {
		_, ledger, err := i.ledger(ctx, tx, order)
		if err != nil {
			return nil, err
		}
		ledgers = append(ledgers, ledger)
	}
	return ledgers, nil
}

// differ tells orders by how much their documents differ from what they are about, once further ones were entered.
func (i *Invoices) differ(ctx context.Context, tx *db.Tx, ledgers []domain.Ledger, entered []domain.Document) error {
	for _, ledger := range ledgers {
		if err := i.Orders.Differs(ctx, tx, ledger.Order().ID, ledger.With(entered).Difference()); err != nil {
			return err
		}
	}
	return nil
}

// Complete gives an invoice of elsewhere the number and the day that it lacked.
func (i *Invoices) Complete(ctx context.Context, actor auth.Actor, id int64, note domain.Elsewhere) (domain.Document, error) {
	invoice, err := i.Invoice(ctx, actor, id)
	if err != nil {
		return domain.Document{}, err
	}
	err = i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if _, err := i.store.LockMandate(ctx, tx, invoice.Supplier); err != nil { // who numbers next waits
			return err
		}
		before, err := i.store.Locked(ctx, tx, id)
		if err != nil {
			return err
		}
		if invoice, err = note.Complete(before, i.Clock.Now()); err != nil {
			return err
		}
		if err := i.store.WriteNumber(ctx, tx, invoice); err != nil {
			return err
		}
		return audit.Append(ctx, tx, audit.Entry{
			Action: "billing.number_completed", Subject: "invoices", SubjectID: id, Person: invoice.Supplier,
			Before: numbering{before.Number, before.IssuedOn}, After: numbering{invoice.Number, invoice.IssuedOn},
		})
	})
	return invoice, err
}

// numbering is what the trail tells of the number of an invoice.
type numbering struct {
	Number   string `json:"number"`
	IssuedOn string `json:"issuedOn"`
}
