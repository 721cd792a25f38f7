package store

import (
	"context"
	"fmt"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Move is a compare-and-set on the state, with what the customer owes by it and the timeline entry.
func (s *Store) Move(ctx context.Context, tx *db.Tx, orderID int64, step domain.Step) (bool, error) {
	var moved struct {
		SupplierID, CustomerID int64
		TotalTaxInclCents      money.Cents
	}
	err := tx.IDB().NewRaw(`UPDATE orders SET status = ?, waits_for = ?, updated_at = ? WHERE id = ? AND status = ?
RETURNING supplier_id, customer_id, total_tax_incl_cents`,
		step.To, step.WaitsFor, step.At, orderID, step.From).Scan(ctx, &moved)
	if db.NotFound(err) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("move order: %w", err)
	}
	owed := money.Cents(0)
	switch before, after := step.From.OwedTo(), step.To.OwedTo(); {
	case after && !before:
		owed = moved.TotalTaxInclCents
	case before && !after:
		owed = -moved.TotalTaxInclCents
	}
	if err := addExposure(ctx, tx, moved.SupplierID, moved.CustomerID, owed, step.At); err != nil {
		return false, err
	}
	row := transitionRow{
		OrderID: orderID, FromStatus: step.From, ToStatus: step.To, ActorID: step.ActorID, ActorName: step.ActorName,
		ImpersonatorID: step.Impersonator, ImpersonatorName: step.ImpersonatorName, Comment: step.Comment, CreatedAt: step.At,
	}
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return false, fmt.Errorf("write order timeline: %w", err)
	}
	return true, nil
}
