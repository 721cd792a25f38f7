package app

import (
	"context"

	"millesime/modules/billing/billingevents"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/db"
)

// mostReminded bounds how many invoices are told of in one transaction.
const mostReminded = 500

// Remind tells of open invoices that are due in a week, and of those that were yesterday, each once.
func (i *Invoices) Remind(ctx context.Context) error {
	for _, reminder := range domain.Reminders(i.Clock.Now()) {
		for more := true; more; {
			err := i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
				due, err := i.store.TakeDue(ctx, tx, reminder, mostReminded)
				if err != nil {
					return err
				}
				more = len(due) == mostReminded
				return tx.Publish(ctx, dueFacts(reminder, due)...)
			})
			if err != nil {
				return err
			}
		}
	}
	return nil
}

func dueFacts(r domain.Reminder, due []domain.Document) []db.Event {
	facts := make([]db.Event, 0, len(due))
	for _, i := range due {
		if r.Tells(i) {
			facts = append(facts, billingevents.InvoiceDueV1{
				InvoiceID: i.ID, Number: i.Number, SupplierID: i.Supplier, CustomerID: i.Customer, OpenCents: int64(i.Open()), DueOn: i.DueOn,
				Overdue: r.Overdue,
			})
		}
	}
	return facts
}
