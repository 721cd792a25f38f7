package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// openUnits are those of open lines of a level's product.
const openUnits = `COALESCE((SELECT SUM(rl.expected - rl.received - rl.damaged) FROM receipt_lines rl
 JOIN receipts r ON r.id = rl.receipt_id WHERE rl.product_id = stock_levels.product_id AND rl.expected > rl.received + rl.damaged
 AND r.status IN ('processing', 'warehouse', 'partiel')), 0)`

// SettleIncoming brings what is on its way of products to what open lines bring, and never below what is promised: promises that
// nothing backs any more are moved by a job.
func (s *Store) SettleIncoming(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	if len(productIDs) == 0 {
		return nil
	}
	_, err := tx.IDB().NewUpdate().TableExpr("stock_levels").
		Set("incoming = CASE WHEN ?0 > promised THEN ?0 ELSE promised END", bun.Safe(openUnits)).
		Where("product_id IN (?)", bun.List(productIDs)).Exec(ctx)
	return db.Wrap(err, "settle what is on its way")
}
