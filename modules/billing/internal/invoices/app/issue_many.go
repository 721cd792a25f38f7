package app

import (
	"context"
	"errors"
	"slices"

	"millesime/modules/billing/internal/invoices/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// Waiting is what waits for its invoices: an order, or what of a customer is gathered.
type Waiting struct {
	Order    int64 // 0: a customer's month
	Customer int64 // 0: an order
	Drafts   []domain.Draft
	Refusal  error // what holds it back; nil: it is issued by itself, or at the end of the month
}

// Waiting are the orders and months of a supplier that wait for their invoices, as they would be issued now. Nothing is written.
func (i *Invoices) Waiting(ctx context.Context, actor auth.Actor, supplierID int64) ([]Waiting, error) {
	if _, err := i.supplier(ctx, actor, supplierID); err != nil {
		return nil, err
	}
	selling, err := i.selling(ctx, supplierID)
	if err != nil {
		return nil, err
	}
	orders, err := i.waiting(ctx, selling)
	if err != nil {
		return nil, err
	}
	before := domain.EndOfMonth(i.Clock.Now())
	months, err := i.toGather(ctx, selling, before)
	if err != nil {
		return nil, err
	}
	var all []Waiting
	for _, order := range orders[:min(len(orders), mostWaiting)] {
		one, err := i.preview(ctx, func(ctx context.Context, tx *db.Tx) (prepared, error) { return i.prepare(ctx, tx, order) })
		if err != nil {
			return nil, err
		}
		one.Order = order
		all = append(all, one)
	}
	for _, month := range months[:min(len(months), mostWaiting)] {
		one, err := i.preview(ctx, func(ctx context.Context, tx *db.Tx) (prepared, error) {
			return i.prepareMonth(ctx, tx, month, before)
		})
		if err != nil {
			return nil, err
		}
		one.Customer = month.customer
		all = append(all, one)
	}
	return slices.DeleteFunc(all, func(w Waiting) bool {
		return len(w.Drafts) == 0 && w.Refusal == nil || errors.Is(w.Refusal, domain.ErrNotAwaited)
	}), nil
}

func (i *Invoices) preview(ctx context.Context, prepare func(context.Context, *db.Tx) (prepared, error)) (Waiting, error) {
	var p prepared
	err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		p, err = prepare(ctx, tx)
		return err
	})
	if err != nil && refusalAside(err) == nil {
		return Waiting{Refusal: err}, nil
	}
	return Waiting{Drafts: p.drafts, Refusal: p.refusal}, err
}

// Chosen is an order, or a customer whose month is issued before its end.
type Chosen struct{ Order, Customer int64 }

// Issued is what became of one that was chosen.
type Issued struct {
	Chosen

	Invoices []domain.Document
	Refusal  error
}

// IssueMany issues the invoices of what a supplier, or an admin for it, chose: each by itself, so that one that is refused holds up
// no other.
func (i *Invoices) IssueMany(ctx context.Context, actor auth.Actor, supplierID int64, chosen []Chosen) ([]Issued, error) {
	if _, err := i.supplier(ctx, actor, supplierID); err != nil {
		return nil, err
	}
	selling, err := i.selling(ctx, supplierID)
	if err != nil {
		return nil, err
	}
	all := make([]Issued, 0, len(chosen))
	for _, c := range chosen {
		invoices, err := i.issueChosen(ctx, actor, selling, c)
		if _, refused := fault.As(err); err != nil && !refused {
			return nil, err
		}
		all = append(all, Issued{Chosen: c, Invoices: invoices, Refusal: err})
	}
	return all, nil
}

func (i *Invoices) issueChosen(ctx context.Context, actor auth.Actor, of ordersapi.Selling, c Chosen) ([]domain.Document, error) {
	if c.Order != 0 {
		return i.Issue(ctx, actor, c.Order)
	}
	before := domain.EndOfMonth(i.Clock.Now())
	months, err := i.toGather(ctx, of, before)
	if err != nil {
		return nil, err
	}
	at := slices.IndexFunc(months, func(t toInvoice) bool { return t.customer == c.Customer })
	if at < 0 {
		return nil, domain.ErrNothingGathered
	}
	var issued []domain.Document
	err = i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		issued, err = i.gather(ctx, tx, months[at], before, actor)
		return err
	})
	if err == nil && len(issued) == 0 {
		err = domain.ErrNothingGathered
	}
	return issued, err
}
