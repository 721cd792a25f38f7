package app

import (
	"context"
	"errors"

	"millesime/modules/billing/billingevents"
	"millesime/modules/billing/internal/invoices/domain"
	"millesime/platform/db"
	"millesime/platform/log"
)

// holds are what holds back invoices of a supplier in one round of the job.
type holds []domain.Hold

// aside is refusalAside, and keeps what the refusal holds back.
func (h *holds) aside(err error) error {
	if refused, is := errors.AsType[held](err); is {
		if hold, is := domain.HoldOf(refused.customer, err); is {
			*h = append(*h, hold)
		}
	}
	return refusalAside(err)
}

// tellHeld tells a supplier what holds its invoices back, once for each reason as long as it lasts.
func (i *Invoices) tellHeld(ctx context.Context, supplierID int64, found holds) error {
	told, err := i.store.Holds(ctx, nil, supplierID)
	if err != nil {
		return err
	}
	fresh, over := domain.Held(told, found)
	if len(fresh)+len(over) == 0 {
		return nil
	}
	return i.DB.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := i.store.WriteHolds(ctx, tx, supplierID, fresh, over); err != nil {
			return err
		}
		facts := make([]db.Event, 0, len(fresh))
		for _, hold := range fresh {
			facts = append(facts, billingevents.InvoiceHeldV1{SupplierID: supplierID, CustomerID: hold.Customer, Reason: hold.Code})
			log.From(ctx).Warn().Int64("supplier", supplierID).Int64("customer", hold.Customer).Str("reason", hold.Code).
				Msg("invoices are held back")
		}
		return tx.Publish(ctx, facts...)
	})
}
