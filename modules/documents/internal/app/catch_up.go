package app

import (
	"context"
	"time"

	"millesime/modules/billing/billingapi"
	"millesime/modules/documents/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/jobs"
	"millesime/platform/lists"
)

const (
	caughtAtOnce = 200
	catchEvery   = 10 * time.Minute
)

// CatchingUp asks for the papers of what was issued before there were any, and for the statements of months as they end. It may be
// stopped anywhere: the next turn goes on where it was.
func (d *Documents) CatchingUp() jobs.Handler {
	return jobs.Repeated("documents_catch_up_v1", jobs.Every(catchEvery), d.CatchUp)
}

// CatchUp asks for the papers of every invoice, of every order that is still open, and of every account's months that are over, after the
// last one of which it did.
func (d *Documents) CatchUp(ctx context.Context) error {
	if err := d.catchUp(ctx, "invoices", d.olderInvoices); err != nil {
		return err
	}
	if err := d.catchUp(ctx, "orders", d.olderOrders); err != nil {
		return err
	}
	return d.stateMonths(ctx)
}

// catchUp asks for the papers of a source, some at a time. next gives those after a row, and the last row that it read; 0: there is none.
func (d *Documents) catchUp(
	ctx context.Context, source string, next func(ctx context.Context, after int64) ([]domain.Document, int64, error),
) error {
	for {
		after, err := d.store.Progress(ctx, nil, source)
		if err != nil {
			return err
		}
		found, last, err := next(ctx, after)
		if err != nil || last == 0 {
			return err
		}
		err = d.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			for _, document := range found {
				if err := d.add(ctx, tx, document, older); err != nil {
					return err
				}
			}
			return d.store.SetProgress(ctx, tx, source, last)
		})
		if err != nil {
			return err
		}
	}
}

func (d *Documents) olderInvoices(ctx context.Context, after int64) ([]domain.Document, int64, error) {
	issued, err := d.Invoices.IssuedAfter(ctx, after, caughtAtOnce)
	if err != nil || len(issued) == 0 {
		return nil, 0, err
	}
	languages, err := d.languages(ctx, lists.Each(issued, func(i billingapi.Issued) int64 { return i.CustomerID })...)
	var found []domain.Document
	for _, i := range issued {
		if !i.Elsewhere {
			found = append(found, domain.OfInvoice(i, languages[i.CustomerID]))
		}
	}
	return found, issued[len(issued)-1].ID, err
}

func (d *Documents) olderOrders(ctx context.Context, after int64) ([]domain.Document, int64, error) {
	ids, err := d.Orders.OpenAfter(ctx, after, caughtAtOnce)
	if err != nil || len(ids) == 0 {
		return nil, 0, err
	}
	var found []domain.Document
	for _, id := range ids {
		order, language, err := d.order(ctx, id)
		if err != nil {
			return nil, 0, err
		}
		if order.IsQuotation {
			found = append(found, domain.OfQuotation(order, clock.DateOf(order.OrderedAt), language))
			continue
		}
		found = append(found, domain.OfOrder(order.PaperHead, order.TotalTaxIncl, language))
		for _, parcel := range order.Parcels {
			found = append(found, domain.OfParcel(order, parcel, language))
		}
	}
	return found, ids[len(ids)-1], nil
}
