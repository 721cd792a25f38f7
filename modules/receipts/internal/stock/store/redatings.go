package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type redatingRow struct {
	bun.BaseModel `bun:"table:stock_redatings,alias:a"`

	ProductID int64 `bun:",pk"`
	Round     int64
}

// AskRedating notes products whose promises are to be gone through, once more where they are being gone through.
func (s *Store) AskRedating(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	rows := lists.Each(productIDs, func(id int64) redatingRow { return redatingRow{ProductID: id, Round: 1} })
	_, err := tx.IDB().NewInsert().Model(&rows).On("CONFLICT (product_id) DO UPDATE").Set("round = a.round + 1").Exec(ctx)
	return db.Wrap(err, "ask to redate promises")
}

// NextRedating is the first product behind another whose promises are to be gone through; false when there is none.
func (s *Store) NextRedating(ctx context.Context, tx *db.Tx, after int64) (productID, round int64, found bool, err error) {
	var row redatingRow
	err = tx.IDB().NewSelect().Model(&row).Where("a.product_id > ?", after).Order("a.product_id").Limit(1).Scan(ctx)
	if db.NotFound(err) {
		return 0, 0, false, nil
	}
	return row.ProductID, row.Round, true, db.Wrap(err, "find promises to redate")
}

// EndRedating notes that a product was gone through, unless it was asked for once more meanwhile.
func (s *Store) EndRedating(ctx context.Context, tx *db.Tx, productID, round int64) error {
	_, err := tx.IDB().NewDelete().Model((*redatingRow)(nil)).Where("product_id = ? AND round = ?", productID, round).Exec(ctx)
	return db.Wrap(err, "end redating")
}

// Age is where a claim stands among those of its product.
type Age struct {
	At   time.Time
	Item int64
}

const owed = "r.product_id = ? AND r.promised + r.waiting > 0"

// Older sums what claims of a product up to an age lack.
func (s *Store) Older(ctx context.Context, tx *db.Tx, productID int64, upTo Age) (int64, error) {
	var units int64
	err := tx.IDB().NewSelect().TableExpr("stock_reservations AS r").ColumnExpr("CAST(COALESCE(SUM(r.promised + r.waiting), 0) AS BIGINT)").
		Where(owed, productID).Where("(r.created_at, r.order_item_id) <= (?, ?)", upTo.At, upTo.Item).Scan(ctx, &units)
	return units, db.Wrap(err, "sum older promises")
}

// Claims reads some claims of a product behind an age, each whole, and tells whether there are more.
func (s *Store) Claims(
	ctx context.Context, tx *db.Tx, productID int64, after Age, most int64,
) (claims []domain.Hold, more bool, err error) {
	read := func(where string, age Age, limit int64) ([]domain.Hold, error) {
		var rows []reservationRow
		query := tx.IDB().NewSelect().Model(&rows).Where(owed, productID).
			Where("(r.created_at, r.order_item_id) "+where+" (?, ?)", age.At, age.Item).
			Order("r.created_at", "r.order_item_id", "r.id")
		if limit > 0 {
			query = query.Limit(limit)
		}
		if err := query.Scan(ctx); err != nil {
			return nil, fmt.Errorf("read claims: %w", err)
		}
		return holds(rows), nil
	}
	claims, err = read(">", after, most)
	if err != nil || int64(len(claims)) < most {
		return claims, false, err
	}
	last := claims[len(claims)-1]
	whole, err := read("=", Age{last.CreatedAt, last.OrderItemID}, 0) // its holds beyond the limit
	for len(claims) > 0 && claims[len(claims)-1].OrderItemID == last.OrderItemID && claims[len(claims)-1].CreatedAt.Equal(last.CreatedAt) {
		claims = claims[:len(claims)-1]
	}
	return append(claims, whole...), true, err
}

// WritePlan writes what became of claims.
func (s *Store) WritePlan(ctx context.Context, tx *db.Tx, plan domain.Plan) error {
	if err := rewriteHolds(ctx, tx, plan.Changed); err != nil {
		return err
	}
	if len(plan.Released) > 0 {
		if _, err := tx.IDB().NewDelete().TableExpr("stock_reservations").Where("id IN (?)", bun.List(plan.Released)).Exec(ctx); err != nil {
			return fmt.Errorf("remove empty reservations: %w", err)
		}
	}
	if err := s.AddHolds(ctx, tx, plan.Added); err != nil {
		return err
	}
	if err := promiseMore(ctx, tx, plan.Promised); err != nil {
		return err
	}
	return noteMoves(ctx, tx, plan.Moves)
}

func rewriteHolds(ctx context.Context, tx *db.Tx, now []domain.Hold) error {
	if len(now) == 0 {
		return nil
	}
	rows := lists.Each(now, func(h domain.Hold) bun.TupleValues {
		return bun.Tuple([]any{h.ID, h.Promised, h.Waiting, h.ReceiptLineID, h.PromisedOn})
	})
	_, err := tx.IDB().NewRaw(`WITH h (id, promised, waiting, line, promised_on) AS (VALUES ?) UPDATE stock_reservations
 SET promised = h.promised, waiting = h.waiting, receipt_line_id = NULLIF(h.line, 0), promised_on = h.promised_on
 FROM h WHERE stock_reservations.id = h.id`, bun.List(rows)).Exec(ctx)
	return db.Wrap(err, "redate reservations")
}
