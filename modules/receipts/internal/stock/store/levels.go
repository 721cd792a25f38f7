package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Store keeps levels, ledger, reservations, promises and lots.
type Store struct {
	db *db.DB
}

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

// nextExpect is the date of the earliest receipt still open; only products with goods on the way pay for it.
const nextExpect = `CASE WHEN l.incoming = 0 THEN '' ELSE COALESCE((SELECT MIN(r.expected_on) FROM receipt_lines rl
 JOIN receipts r ON r.id = rl.receipt_id WHERE rl.product_id = l.product_id AND rl.expected > rl.received + rl.damaged
 AND r.status IN ('processing', 'warehouse', 'partiel')), '') END AS next_expect`

// nextFree is the date of the earliest of them that can still be promised, as Arrivals tells it.
const nextFree = `CASE WHEN l.incoming <= l.promised THEN '' ELSE COALESCE((SELECT MIN(r.expected_on) FROM receipt_lines rl
 JOIN receipts r ON r.id = rl.receipt_id WHERE rl.product_id = l.product_id
 AND rl.expected > rl.received + rl.damaged + rl.promised
 AND r.status IN ('processing', 'warehouse', 'partiel')), '') END AS next_free`

// Levels reads them; products without a row are missing. Inside a transaction the rows are locked in product id order, the
// order every writer takes.
func (s *Store) Levels(ctx context.Context, in db.Handle, productIDs []int64) (map[int64]receiptsapi.Level, error) {
	if len(productIDs) == 0 {
		return map[int64]receiptsapi.Level{}, nil
	}
	rows := make([]levelRow, 0, len(productIDs))
	bound := s.db.Bind(in)
	query := bound.NewSelect().Model(&rows).
		Column("product_id", "warehouse", "on_hand", "reserved", "incoming", "promised", "waiting").ColumnExpr(nextExpect).ColumnExpr(nextFree).
		Where("l.product_id IN (?)", bound.Ints(domain.Unique(productIDs))).Order("l.product_id")
	if err := db.LockRows(query, in).Scan(ctx); err != nil {
		return nil, fmt.Errorf("read stock levels: %w", err)
	}
	return levels(rows), nil
}

func levels(rows []levelRow) map[int64]receiptsapi.Level {
	out := make(map[int64]receiptsapi.Level, len(rows))
	for _, row := range rows {
		out[row.ProductID] = row.level()
	}
	return out
}

// OpenLines are all open lines of a product, the earliest first, with all that they may still bring.
func (s *Store) OpenLines(ctx context.Context, tx *db.Tx, productID int64) ([]domain.ReceiptLine, error) {
	var lines []domain.ReceiptLine
	err := tx.IDB().NewSelect().TableExpr("receipt_lines AS rl").Join("JOIN receipts AS r ON r.id = rl.receipt_id").
		ColumnExpr("rl.id, rl.product_id, r.expected_on, rl.expected - rl.received - rl.damaged AS open").
		Where("rl.product_id = ?", productID).Where("r.status IN ('processing', 'warehouse', 'partiel')").
		Where("rl.expected - rl.received - rl.damaged > 0").Scan(ctx, &lines)
	if err != nil {
		return nil, fmt.Errorf("read open lines: %w", err)
	}
	domain.Earliest(lines)
	return lines, nil
}

// OpenReceiptLines of the products, with what is still free to promise.
func (s *Store) OpenReceiptLines(ctx context.Context, in db.Handle, productIDs []int64) ([]domain.ReceiptLine, error) {
	var rows []struct {
		ID         int64
		ProductID  int64
		ExpectedOn string
		Open       int64
	}
	query := s.db.Reader(in).NewSelect().TableExpr("receipt_lines AS rl").
		Join("JOIN receipts AS r ON r.id = rl.receipt_id").
		ColumnExpr("rl.id, rl.product_id, r.expected_on, rl.expected - rl.received - rl.damaged - rl.promised AS open").
		Where("rl.product_id IN (?)", bun.List(productIDs)).
		Where("r.status IN ('processing', 'warehouse', 'partiel')").
		Where("rl.expected - rl.received - rl.damaged - rl.promised > 0").
		Order("r.expected_on", "rl.id")
	if err := query.Scan(ctx, &rows); err != nil {
		return nil, fmt.Errorf("read open receipt lines: %w", err)
	}
	lines := make([]domain.ReceiptLine, 0, len(rows))
	for _, row := range rows {
		lines = append(lines, domain.ReceiptLine(row))
	}
	return lines, nil
}

// ProductsIn are those of a supplier in a warehouse, at most some, in id order.
func (s *Store) ProductsIn(ctx context.Context, supplierID int64, warehouse string, most int64) ([]int64, error) {
	var ids []int64
	err := s.db.Read().NewSelect().TableExpr("stock_levels AS l").ColumnExpr("l.product_id").
		Where("l.supplier_id = ? AND l.warehouse = ?", supplierID, warehouse).OrderExpr("l.product_id").Limit(most).Scan(ctx, &ids)
	if err != nil {
		return nil, fmt.Errorf("read products of a warehouse: %w", err)
	}
	return ids, nil
}
