package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Exposure sums what the customer owes the supplier by its orders, one of them left out.
func (s *Store) Exposure(ctx context.Context, tx *db.Tx, supplierID, customerID, exceptOrder int64) (money.Cents, error) {
	var owed []domain.Status
	for _, status := range domain.Statuses() {
		if status.OwedTo() {
			owed = append(owed, status)
		}
	}
	var total money.Cents
	err := tx.IDB().NewSelect().TableExpr("orders AS o").
		ColumnExpr("COALESCE(SUM(o.total_tax_incl_cents), 0)").
		Where("o.supplier_id = ? AND o.customer_id = ?", supplierID, customerID).
		Where("o.status IN (?)", bun.List(owed)).
		Where("o.id <> ?", exceptOrder).Scan(ctx, &total)
	if err != nil {
		return 0, fmt.Errorf("sum exposure: %w", err)
	}
	return total, nil
}

// Move is a compare-and-set on the state, with its timeline entry.
func (s *Store) Move(ctx context.Context, tx *db.Tx, orderID int64, step domain.Step) (bool, error) {
	result, err := tx.IDB().NewUpdate().TableExpr("orders").
		Set("status = ?", step.To).Set("updated_at = ?", step.At).
		Where("id = ? AND status = ?", orderID, step.From).Exec(ctx)
	if err != nil {
		return false, fmt.Errorf("move order: %w", err)
	}
	if moved, err := result.RowsAffected(); err != nil || moved == 0 {
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
