package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// withFigures adds to each movement of a product the figures it led to: the sum of the ledger up to it.
const withFigures = `m.*, CAST(SUM(m.on_hand_delta) OVER (ORDER BY m.id) AS BIGINT) AS on_hand,
 CAST(SUM(m.reserved_delta) OVER (ORDER BY m.id) AS BIGINT) AS reserved,
 CAST(SUM(m.promised_delta) OVER (ORDER BY m.id) AS BIGINT) AS promised`

type figuresRow struct {
	movementRow `bun:",extend"`

	OnHand   int64 `bun:"on_hand"`
	Reserved int64 `bun:"reserved"`
	Promised int64 `bun:"promised"`
}

func (r figuresRow) movement() receiptsapi.Movement {
	return receiptsapi.Movement{
		ID: r.ID, At: r.CreatedAt.UTC(), Kind: r.Kind, OnHandDelta: r.OnHandDelta, ReservedDelta: r.ReservedDelta, PromisedDelta: r.PromisedDelta,
		OnHand: r.OnHand, Reserved: r.Reserved, Promised: r.Promised, Lot: r.Lot, Reason: r.Reason, OrderID: r.OrderID,
		ActorID: r.ActorID, ImpersonatorID: r.ImpersonatorID,
	}
}

// Movements reads a page of a product's ledger, the newest first.
func (s *Store) Movements(
	ctx context.Context, productID int64, filter receiptsapi.MovementFilter,
) (lists.Page[receiptsapi.Movement], error) {
	ledger := s.db.Read().NewSelect().TableExpr("stock_movements AS m").ColumnExpr(withFigures).Where("m.product_id = ?", productID)
	query := s.db.Read().NewSelect().TableExpr("(?) AS m", ledger).ColumnExpr("m.*")
	counted := s.db.Read().NewSelect().TableExpr("stock_movements AS m").Where("m.product_id = ?", productID)
	if filter.ID != 0 {
		query, counted = query.Where("m.id = ?", filter.ID), counted.Where("m.id = ?", filter.ID)
	}
	if len(filter.Kinds) > 0 {
		query = query.Where("m.kind IN (?)", bun.List(filter.Kinds))
		counted = counted.Where("m.kind IN (?)", bun.List(filter.Kinds))
	}
	filter.Sorts = []lists.Sort{{Key: "id", Descending: true}}
	found, err := db.List[figuresRow](ctx, s.db, db.Listing{
		What: "stock movements", Rows: query, Alias: "m", Sorts: map[string]string{"id": "id"}, Counted: counted,
		Part: filter.Part, Stale: receiptsapi.ErrCursor,
	})
	return lists.Map(found, figuresRow.movement), err
}

// ProductOf is the product of a movement, 0 when there is none of that id.
func (s *Store) ProductOf(ctx context.Context, movementID int64) (int64, error) {
	var productID int64
	err := s.db.Read().NewSelect().TableExpr("stock_movements AS m").ColumnExpr("m.product_id").
		Where("m.id = ?", movementID).Scan(ctx, &productID)
	if err != nil && !db.NotFound(err) {
		return 0, fmt.Errorf("read the product of a stock movement: %w", err)
	}
	return productID, nil
}

// Arrivals sums, by day, what open receipt lines bring and nobody was promised.
func (s *Store) Arrivals(ctx context.Context, productID int64) ([]receiptsapi.Arrival, error) {
	var rows []receiptsapi.Arrival
	err := bringing(s.db.Read().NewSelect(), unpromised).ColumnExpr("r.expected_on").
		ColumnExpr("CAST(SUM("+unpromised+") AS BIGINT) AS quantity").Where("rl.product_id = ?", productID).
		GroupExpr("r.expected_on").OrderExpr("r.expected_on").Scan(ctx, &rows)
	return rows, db.Wrap(err, "read arrivals")
}

// Shipped sums what left since an instant.
func (s *Store) Shipped(ctx context.Context, productIDs []int64, since time.Time) (map[int64]int64, error) {
	shipped := make(map[int64]int64, len(productIDs))
	if len(productIDs) == 0 {
		return shipped, nil
	}
	var rows []struct{ ProductID, Units int64 }
	err := s.db.Read().NewSelect().TableExpr("stock_movements AS m").
		ColumnExpr("m.product_id").ColumnExpr("CAST(-SUM(m.on_hand_delta) AS BIGINT) AS units").
		Where("m.product_id IN (?)", bun.List(domain.Unique(productIDs))).Where("m.kind = 'shipment'"). // literally: a partial index holds these
		Where("m.created_at >= ?", since).GroupExpr("m.product_id").Scan(ctx, &rows)
	for _, row := range rows {
		shipped[row.ProductID] = row.Units
	}
	return shipped, db.Wrap(err, "sum shipped units")
}

// LastCorrections are the newest ones in the ledger of products; those never corrected are missing.
func (s *Store) LastCorrections(ctx context.Context, tx *db.Tx, productIDs []int64) (map[int64]int64, error) {
	var rows []struct{ ProductID, Last int64 }
	err := tx.IDB().NewSelect().TableExpr("stock_movements AS m").ColumnExpr("m.product_id, MAX(m.id) AS last").
		Where("m.product_id IN (?)", bun.List(productIDs)).Where("m.kind = 'correction'"). // literally: a partial index holds these
		GroupExpr("m.product_id").Scan(ctx, &rows)
	last := make(map[int64]int64, len(rows))
	for _, row := range rows {
		last[row.ProductID] = row.Last
	}
	return last, db.Wrap(err, "read the last corrections of products")
}

// Forget blanks the words of who corrected stock; the figures stay.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewUpdate().Model((*movementRow)(nil)).Set("reason = ''").Where("kind = ?", domain.MovementCorrection).
		Where("(actor_id IN (?0) OR impersonator_id IN (?0))", bun.List(userIDs)).Exec(ctx)
	return db.Wrap(err, "forget why people corrected stock")
}
