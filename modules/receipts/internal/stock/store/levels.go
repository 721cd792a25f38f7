package store

import (
	"context"

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
	levels := make(map[int64]receiptsapi.Level, len(productIDs))
	if len(productIDs) == 0 {
		return levels, nil
	}
	var rows []receiptsapi.Level
	bound := s.db.Bind(in)
	query := bound.NewSelect().TableExpr("stock_levels AS l").
		Column("product_id", "warehouse", "on_hand", "reserved", "incoming", "promised", "waiting").ColumnExpr(nextExpect).ColumnExpr(nextFree).
		Where("l.product_id IN (?)", bound.Ints(domain.Unique(productIDs))).Order("l.product_id")
	err := db.LockRows(query, in).Scan(ctx, &rows)
	for _, row := range rows {
		levels[row.ProductID] = row
	}
	return levels, db.Wrap(err, "read stock levels")
}

// What an open line may still bring, in all and besides what of it is promised.
const (
	unreceived = "rl.expected - rl.received - rl.damaged"
	unpromised = unreceived + " - rl.promised"
)

// OpenLines are all open lines of a product, the earliest first, with all that they may still bring.
func (s *Store) OpenLines(ctx context.Context, tx *db.Tx, productID int64) ([]domain.ReceiptLine, error) {
	return s.openLines(ctx, tx, unreceived, []int64{productID})
}

// OpenReceiptLines of the products, with what is still free to promise.
func (s *Store) OpenReceiptLines(ctx context.Context, in db.Handle, productIDs []int64) ([]domain.ReceiptLine, error) {
	return s.openLines(ctx, in, unpromised, productIDs)
}

func (s *Store) openLines(ctx context.Context, in db.Handle, open string, productIDs []int64) ([]domain.ReceiptLine, error) {
	var lines []domain.ReceiptLine
	err := bringing(s.db.Reader(in).NewSelect(), open).ColumnExpr("rl.id, rl.product_id, r.expected_on, "+open+" AS open").
		Where("rl.product_id IN (?)", bun.List(productIDs)).Order("r.expected_on", "rl.id").Scan(ctx, &lines)
	return lines, db.Wrap(err, "read open receipt lines")
}

// bringing are lines of receipts that may still bring something.
func bringing(q *bun.SelectQuery, open string) *bun.SelectQuery {
	return q.TableExpr("receipt_lines AS rl").Join("JOIN receipts AS r ON r.id = rl.receipt_id").
		Where("r.status IN ('processing', 'warehouse', 'partiel')").Where(open + " > 0")
}

// ProductsIn are those of a supplier in a warehouse, at most some, in id order.
func (s *Store) ProductsIn(ctx context.Context, supplierID int64, warehouse string, most int64) ([]int64, error) {
	var ids []int64
	err := s.db.Read().NewSelect().TableExpr("stock_levels AS l").ColumnExpr("l.product_id").
		Where("l.supplier_id = ? AND l.warehouse = ?", supplierID, warehouse).OrderExpr("l.product_id").Limit(most).Scan(ctx, &ids)
	return ids, db.Wrap(err, "read products of a warehouse")
}
