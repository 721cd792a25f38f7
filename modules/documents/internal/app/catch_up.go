package app

import (
	"context"
	"time"

	"millesime/modules/documents/internal/domain"
	"millesime/platform/db"
	"millesime/platform/jobs"
)

const (
	invoices     = "invoices" // what document_progress calls them
	caughtAtOnce = 200
	catchEvery   = 10 * time.Minute
)

// CatchingUp asks for the papers of what was issued before there were any. It may be stopped anywhere: the next turn goes on where it was.
func (d *Documents) CatchingUp() jobs.Handler {
	return jobs.Repeated("documents_catch_up_v1", jobs.Every(catchEvery), d.CatchUp)
}

// CatchUp asks for the papers of every invoice that follows the last one of which it did.
func (d *Documents) CatchUp(ctx context.Context) error {
	for {
		last, err := d.store.Progress(ctx, nil, invoices)
		if err != nil {
			return err
		}
		issued, err := d.Invoices.IssuedAfter(ctx, last, caughtAtOnce)
		if err != nil || len(issued) == 0 {
			return err
		}
		languages, err := d.languages(ctx, issued...)
		if err != nil {
			return err
		}
		err = d.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			for _, i := range issued {
				if i.Elsewhere {
					continue
				}
				if err := d.add(ctx, tx, domain.OfInvoice(i, languages[i.CustomerID]), older); err != nil {
					return err
				}
			}
			return d.store.SetProgress(ctx, tx, invoices, issued[len(issued)-1].ID)
		})
		if err != nil {
			return err
		}
	}
}
