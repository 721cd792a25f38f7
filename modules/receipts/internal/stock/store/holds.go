package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// AddHolds records what order lines hold.
func (s *Store) AddHolds(ctx context.Context, tx *db.Tx, holds []domain.Hold) error {
	rows := lists.Each(holds, func(h domain.Hold) reservationRow {
		return reservationRow{
			OrderID: h.OrderID, OrderItemID: h.OrderItemID, ProductID: h.ProductID,
			Reserved: h.Reserved, Promised: h.Promised, Waiting: h.Waiting, ReceiptLineID: h.ReceiptLineID,
			PromisedOn: h.PromisedOn, CreatedAt: h.CreatedAt,
		}
	})
	return db.Insert(ctx, tx, rows, "write reservations")
}

// HeldProducts are those of which orders hold units, in id order.
func (s *Store) HeldProducts(ctx context.Context, tx *db.Tx, orderIDs []int64) ([]int64, error) {
	var ids []int64
	err := tx.IDB().NewSelect().Model((*reservationRow)(nil)).ColumnExpr("DISTINCT r.product_id").
		Where("r.order_id IN (?)", bun.List(orderIDs)).OrderExpr("r.product_id").Scan(ctx, &ids)
	return ids, db.Wrap(err, "read held products")
}

// TakeHolds removes and returns what orders hold.
func (s *Store) TakeHolds(ctx context.Context, tx *db.Tx, orderIDs []int64) ([]domain.Hold, error) {
	var rows []reservationRow
	err := tx.IDB().NewDelete().Model(&rows).Where("order_id IN (?)", bun.List(orderIDs)).Returning("*").Scan(ctx)
	if err != nil && !db.NotFound(err) {
		return nil, fmt.Errorf("take reservations: %w", err)
	}
	return holds(rows), nil
}

// Holds reads what an order holds, the oldest first.
func (s *Store) Holds(ctx context.Context, tx *db.Tx, orderID int64) ([]domain.Hold, error) {
	var rows []reservationRow
	err := tx.IDB().NewSelect().Model(&rows).Where("r.order_id = ?", orderID).Order("r.id").Scan(ctx)
	return holds(rows), db.Wrap(err, "read reservations")
}

// OwedHolds reads the holds of products that lack goods, the oldest first.
func (s *Store) OwedHolds(ctx context.Context, tx *db.Tx, productIDs []int64) ([]domain.Hold, error) {
	var rows []reservationRow
	err := tx.IDB().NewSelect().Model(&rows).
		Where("r.product_id IN (?)", bun.List(productIDs)).Where("r.promised + r.waiting > 0").
		Order("r.created_at", "r.order_item_id", "r.id").Scan(ctx)
	return holds(rows), db.Wrap(err, "read promises")
}

// AllAwaited reads which of orders hold nothing in reserve, and wait for some units.
func (s *Store) AllAwaited(ctx context.Context, in db.Handle, orderIDs []int64) (map[int64]bool, error) {
	var ids []int64
	err := s.db.Reader(in).NewSelect().Model((*reservationRow)(nil)).Column("r.order_id").
		Where("r.order_id IN (?)", bun.List(orderIDs)).GroupExpr("r.order_id").
		Having("SUM(r.reserved) = 0").Having("SUM(r.promised + r.waiting) > 0").Scan(ctx, &ids)
	awaited := make(map[int64]bool, len(ids))
	for _, id := range ids {
		awaited[id] = true
	}
	return awaited, db.Wrap(err, "read orders that wait for all")
}

// ReservingHolds reads the holds of products that reserve something, the youngest claims first.
func (s *Store) ReservingHolds(ctx context.Context, tx *db.Tx, productIDs []int64) ([]domain.Hold, error) {
	var rows []reservationRow
	err := tx.IDB().NewSelect().Model(&rows).Where("r.product_id IN (?)", bun.List(productIDs)).Where("r.reserved > 0").
		Order("r.created_at DESC", "r.order_item_id DESC", "r.id DESC").Scan(ctx)
	return holds(rows), db.Wrap(err, "read what orders reserve")
}

// ChangeHolds adds units to holds; what holds nothing more is removed.
func (s *Store) ChangeHolds(ctx context.Context, tx *db.Tx, by []domain.Hold) error {
	if len(by) == 0 {
		return nil
	}
	ids := make([]int64, 0, len(by))
	rows := make([]bun.TupleValues, 0, len(by))
	for _, h := range by {
		rows = append(rows, bun.Tuple([]any{h.ID, h.Reserved, h.Promised, h.Waiting}))
		ids = append(ids, h.ID)
	}
	_, err := tx.IDB().NewRaw(`WITH h (id, reserved, promised, waiting) AS (VALUES ?) UPDATE stock_reservations
 SET reserved = stock_reservations.reserved + h.reserved, promised = stock_reservations.promised + h.promised,
 waiting = stock_reservations.waiting + h.waiting
 FROM h WHERE stock_reservations.id = h.id`, bun.List(rows)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("change reservations: %w", err)
	}
	_, err = tx.IDB().NewDelete().TableExpr("stock_reservations").
		Where("id IN (?) AND reserved = 0 AND promised = 0 AND waiting = 0", bun.List(ids)).Exec(ctx)
	return db.Wrap(err, "remove empty reservations")
}

func holds(rows []reservationRow) []domain.Hold {
	return lists.Each(rows, reservationRow.hold)
}
