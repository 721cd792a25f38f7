package app

import (
	"context"

	"millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Waiting implements usersapi.Waiting: who keeps a warehouse counts what has arrived, and sees to what should have.
func (r *Receipts) Waiting(ctx context.Context, a auth.Actor) ([]usersapi.Wait, error) {
	of := r.Reading(a)
	if of.Nothing {
		return nil, nil
	}
	var waits []usersapi.Wait
	for _, w := range []struct {
		kind     usersapi.WaitKind
		statuses []domain.Status
	}{
		{usersapi.WaitReceiptCount, []domain.Status{domain.Warehouse, domain.Partiel}},
		{usersapi.WaitReceiptLate, []domain.Status{domain.Processing}},
	} {
		one := lists.Part{Sorts: []lists.Sort{{Key: domain.SortExpectedOn}}, Limit: 1}
		page, err := r.store.Receipts(ctx, of, domain.Filter{View: stock.ViewToDo, Statuses: w.statuses, Part: one})
		if err != nil {
			return nil, err
		}
		wait := usersapi.Wait{Kind: w.kind, Count: page.Total}
		for _, status := range w.statuses {
			wait.Statuses = append(wait.Statuses, string(status))
		}
		waits = append(waits, wait)
	}
	return waits, nil
}
