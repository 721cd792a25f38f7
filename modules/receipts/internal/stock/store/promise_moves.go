package store

import (
	"context"
	"fmt"
	"slices"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type moveRow struct {
	bun.BaseModel `bun:"table:promise_moves,alias:m"`

	OrderItemID int64 `bun:",pk"`
	OrderID     int64
	ProductID   int64
	BeforeParts string
	Moved       bool
	Served      int64
}

// noteMoves keeps which days were told; of several moves those of before the first.
func noteMoves(ctx context.Context, tx *db.Tx, moves []domain.PromiseMove) error {
	if len(moves) == 0 {
		return nil
	}
	rows := make([]moveRow, 0, len(moves))
	before := make(map[int64]domain.Parts, len(moves)) // a line may have several claims
	for _, m := range moves {
		known, found := before[m.OrderItemID]
		before[m.OrderItemID] = domain.PartsOf(slices.Concat(known, m.Before)...)
		if !found {
			rows = append(rows, moveRow{OrderItemID: m.OrderItemID, OrderID: m.OrderID, ProductID: m.ProductID, Moved: true})
		}
	}
	for n := range rows {
		rows[n].BeforeParts = before[rows[n].OrderItemID].String()
	}
	_, err := tx.IDB().NewInsert().Model(&rows).On("CONFLICT (order_item_id) DO UPDATE").
		Set("before_parts = EXCLUDED.before_parts, moved = TRUE").Where("NOT m.moved").Returning("NULL").Exec(ctx)
	return db.Wrap(err, "note moved promises")
}

// NoteLost keeps that goods which were there for order lines, on a day, no longer are, until the orders are told.
func (s *Store) NoteLost(ctx context.Context, tx *db.Tx, lost []domain.Hold, day string) error {
	moves := lists.Each(lost, func(h domain.Hold) domain.PromiseMove {
		return domain.PromiseMove{
			OrderID: h.OrderID, OrderItemID: h.OrderItemID, ProductID: h.ProductID,
			Before: domain.PartsOf(receiptsapi.Promise{Units: -h.Reserved, ExpectedOn: day}),
		}
	})
	return noteMoves(ctx, tx, moves)
}

// NoteServed keeps how many units of each order line came, until the order is told.
func (s *Store) NoteServed(ctx context.Context, tx *db.Tx, served []domain.Hold) error {
	at := map[int64]int{}
	var rows []moveRow
	for _, h := range served {
		n, known := at[h.OrderItemID]
		if !known {
			n = len(rows)
			at[h.OrderItemID] = n
			rows = append(rows, moveRow{OrderItemID: h.OrderItemID, OrderID: h.OrderID, ProductID: h.ProductID})
		}
		rows[n].Served += h.Reserved
	}
	for part := range slices.Chunk(rows, rowsAtOnce) {
		_, err := tx.IDB().NewInsert().Model(&part).On("CONFLICT (order_item_id) DO UPDATE").
			Set("served = m.served + EXCLUDED.served").Returning("NULL").Exec(ctx)
		if err != nil {
			return fmt.Errorf("note what came for orders: %w", err)
		}
	}
	return nil
}

// TakeMoves removes and returns what moved of some orders since they were told.
func (s *Store) TakeMoves(ctx context.Context, tx *db.Tx, orders int64) ([]domain.PromiseMove, error) {
	var rows []moveRow
	some := tx.IDB().NewSelect().TableExpr("promise_moves AS n").ColumnExpr("DISTINCT n.order_id").OrderExpr("n.order_id").Limit(orders)
	err := tx.IDB().NewDelete().Model(&rows).Where("m.order_id IN (?)", some).Returning("*").Scan(ctx)
	if err != nil && !db.NotFound(err) {
		return nil, fmt.Errorf("take moved promises: %w", err)
	}
	return lists.Each(rows, func(row moveRow) domain.PromiseMove {
		return domain.PromiseMove{
			OrderID: row.OrderID, OrderItemID: row.OrderItemID, ProductID: row.ProductID, Moved: row.Moved,
			Before: domain.ParseParts(row.BeforeParts),
			Served: row.Served,
		}
	}), nil
}

// Promises reads what orders lack, by their lines, the earliest first and what has no day at last.
func (s *Store) Promises(ctx context.Context, in db.Handle, orderIDs []int64) (map[int64][]receiptsapi.Promise, error) {
	promises := map[int64][]receiptsapi.Promise{}
	if len(orderIDs) == 0 {
		return promises, nil
	}
	var rows []struct {
		OrderItemID       int64
		PromisedOn        string
		Promised, Waiting int64
	}
	err := s.db.Reader(in).NewSelect().TableExpr("stock_reservations AS r").ColumnExpr("r.order_item_id, r.promised_on").
		ColumnExpr("CAST(SUM(r.promised) AS BIGINT) AS promised, CAST(SUM(r.waiting) AS BIGINT) AS waiting").
		Where("r.order_id IN (?)", bun.List(orderIDs)).Where("r.promised + r.waiting > 0").
		GroupExpr("r.order_item_id, r.promised_on").OrderExpr("CASE WHEN r.promised_on = '' THEN 1 ELSE 0 END, r.promised_on").Scan(ctx, &rows)
	for _, row := range rows {
		promise := receiptsapi.Promise{Units: row.Promised + row.Waiting, ExpectedOn: row.PromisedOn}
		promises[row.OrderItemID] = append(promises[row.OrderItemID], promise)
	}
	return promises, db.Wrap(err, "read promises")
}
