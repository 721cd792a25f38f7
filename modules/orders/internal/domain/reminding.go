package domain

import (
	"context"
	"time"

	"millesime/modules/orders/ordersevents"
	"millesime/platform/db"
)

const (
	// remindAhead is nine o'clock on the day before a quotation's last day.
	remindAhead = 39 * time.Hour
	// remindAfter spares who has just been told of a revision that is short-lived.
	remindAfter = 24 * time.Hour
)

// Remind tells, once for each revision, that quotations expire tomorrow.
func (s *Schedule) Remind(ctx context.Context) error {
	return s.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		now := s.clock.Now()
		ending, err := s.store.MarkReminded(ctx, tx, now.Add(remindAhead), now.Add(-remindAfter))
		if err != nil {
			return err
		}
		facts := make([]db.Event, 0, len(ending))
		for _, q := range ending {
			facts = append(facts, ordersevents.QuotationEndsV1{
				OrderID: q.ID, Number: q.Number, Awaiting: string(q.Quotation.Awaiting), CustomerID: q.Customer.ID,
				SupplierID: q.Supplier.ID, AgentID: q.AgentID, PlacedBy: q.PlacedBy, ValidUntil: LastDay(q.Quotation.ValidUntil),
			})
		}
		return tx.Publish(ctx, facts...)
	})
}
