package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/samples/internal/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Add writes a request with its first step. The index of open requests decides between two at once.
func (s *Store) Add(ctx context.Context, tx *db.Tx, r domain.Request, step domain.Step) (int64, error) {
	row := newRow(r)
	result, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT DO NOTHING").Exec(ctx)
	if db.NotFound(err) {
		return 0, domain.ErrOpenRequest // no row came back: it was not written
	}
	if err != nil {
		return 0, fmt.Errorf("write sample request: %w", err)
	}
	if written, err := result.RowsAffected(); err != nil || written == 0 {
		return 0, orOpen(err)
	}
	return row.ID, steps().Add(ctx, tx, row.ID, step)
}

func orOpen(err error) error {
	if err == nil {
		return domain.ErrOpenRequest
	}
	return err
}

// Lock reads requests of a scope, locked in id order.
func (s *Store) Lock(ctx context.Context, tx *db.Tx, scope lists.Scope, ids []int64) (map[int64]domain.Request, error) {
	var rows []requestRow
	query := db.InScope(tx.IDB().NewSelect().Model(&rows), scope, "r", "created_at").Where("r.id IN (?)", bun.List(ids)).Order("r.id")
	if err := db.LockRows(query, tx).Scan(ctx); err != nil {
		return nil, fmt.Errorf("lock sample requests: %w", err)
	}
	locked := make(map[int64]domain.Request, len(rows))
	for _, row := range rows {
		locked[row.ID] = row.request()
	}
	return locked, nil
}

// Move writes the new state of a locked request with its timeline entry and the order that was placed, if any.
func (s *Store) Move(ctx context.Context, tx *db.Tx, id int64, step domain.Step, placed ordersapi.Placed) error {
	query := tx.IDB().NewUpdate().TableExpr("sample_requests").
		Set("status = ?", step.To).Set("updated_at = ?", step.At).Where("id = ?", id)
	switch {
	case step.To == domain.Reject:
		query = query.Set("is_open = FALSE").Set("quota_units = 0").Set("reason = ?", step.Comment)
	case placed.ID != 0:
		query = query.Set("order_id = ?", placed.ID).Set("order_number = ?", placed.Number)
	}
	if _, err := query.Exec(ctx); err != nil {
		return fmt.Errorf("move sample request: %w", err)
	}
	return steps().Add(ctx, tx, id, step)
}

// Remove deletes a request and its timeline.
func (s *Store) Remove(ctx context.Context, tx *db.Tx, id int64) error {
	if err := steps().Remove(ctx, tx, id); err != nil {
		return err
	}
	_, err := tx.IDB().NewDelete().Model((*requestRow)(nil)).Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "delete sample request")
}

// WriteFeedback keeps what the buyer thought.
func (s *Store) WriteFeedback(ctx context.Context, tx *db.Tx, id int64, f domain.Feedback) error {
	_, err := tx.IDB().NewUpdate().TableExpr("sample_requests").Set("rating = ?", f.Rating).Set("feedback = ?", f.Comment).
		Set("feedback_at = ?", f.At).Set("updated_at = ?", f.At).Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "write feedback")
}

// Delivered closes the request of an order, once.
func (s *Store) Delivered(ctx context.Context, tx *db.Tx, orderID int64, at time.Time) error {
	_, err := tx.IDB().NewUpdate().TableExpr("sample_requests").Set("delivered_at = ?", at).Set("is_open = FALSE").
		Set("updated_at = ?", at).Where("order_id = ? AND delivered_at IS NULL", orderID).Exec(ctx)
	return db.Wrap(err, "note delivered sample")
}

// Canceled closes the request of an order and gives its units back to the quota.
func (s *Store) Canceled(ctx context.Context, tx *db.Tx, orderID int64, at time.Time) error {
	_, err := tx.IDB().NewUpdate().TableExpr("sample_requests").Set("canceled_at = ?", at).Set("is_open = FALSE").
		Set("quota_units = 0").Set("updated_at = ?", at).Where("order_id = ? AND delivered_at IS NULL", orderID).Exec(ctx)
	return db.Wrap(err, "note canceled sample")
}

// Sold notes an order on the samples of its products that the customer received since an instant and that led to none.
func (s *Store) Sold(ctx context.Context, tx *db.Tx, customerID int64, productIDs []int64, since time.Time, orderID int64) error {
	if len(productIDs) == 0 {
		return nil
	}
	_, err := tx.IDB().NewUpdate().TableExpr("sample_requests").Set("sale_order_id = ?", orderID).
		Where("customer_id = ? AND product_id IN (?)", customerID, bun.List(productIDs)).
		Where(unsold, since).Exec(ctx)
	return db.Wrap(err, "note sale after sample")
}

const unsold = "delivered_at >= ? AND sale_order_id IS NULL"

// HasUnsold tells whether a customer received samples since an instant that led to no order: most who order have none.
func (s *Store) HasUnsold(ctx context.Context, tx *db.Tx, customerID int64, since time.Time) (bool, error) {
	found, err := tx.IDB().NewSelect().TableExpr("sample_requests").Where("customer_id = ?", customerID).Where(unsold, since).Exists(ctx)
	return found, db.Wrap(err, "look for samples without a sale")
}

// Unsold takes a canceled order off again.
func (s *Store) Unsold(ctx context.Context, tx *db.Tx, orderID int64) error {
	_, err := tx.IDB().NewUpdate().TableExpr("sample_requests").Set("sale_order_id = NULL").
		Where("sale_order_id = ?", orderID).Exec(ctx)
	return db.Wrap(err, "forget sale after sample")
}
