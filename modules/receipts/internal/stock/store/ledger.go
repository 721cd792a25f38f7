package store

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Apply writes the ledger rows, then moves levels, lots and promises by their sums, products in id order.
func (s *Store) Apply(ctx context.Context, tx *db.Tx, at time.Time, changes []domain.Change) error {
	if len(changes) == 0 {
		return nil
	}
	actor, _ := auth.From(ctx)
	rows := make([]movementRow, 0, len(changes))
	for _, c := range changes {
		if c.OnHand == 0 && c.Reserved == 0 && c.Promised == 0 {
			continue // of what waits the ledger does not tell
		}
		rows = append(rows, movementRow{
			ProductID: c.ProductID, Kind: c.Kind, OnHandDelta: c.OnHand, ReservedDelta: c.Reserved, PromisedDelta: c.Promised,
			OrderID: c.OrderID, ReceiptLineID: c.ReceiptLineID, RecoveryID: c.RecoveryID, Lot: c.Lot, Reason: c.Reason,
			ActorID: actor.ID, ImpersonatorID: actor.Impersonator, CreatedAt: at,
		})
	}
	if err := db.Insert(ctx, tx, rows, "write stock ledger"); err != nil {
		return err
	}
	for totals := range slices.Chunk(sumByProduct(changes), rowsAtOnce) {
		if err := moveLevels(ctx, tx, at, totals); err != nil {
			return err
		}
	}
	if err := moveLots(ctx, tx, at, domain.LotMoves(changes)); err != nil {
		return err
	}
	return movePromises(ctx, tx, changes)
}

// rowsAtOnce is how many rows one statement moves.
const rowsAtOnce = 200

type sums struct{ ProductID, OnHand, Reserved, Promised, Waiting int64 }

func sumByProduct(changes []domain.Change) []sums {
	byProduct := make(map[int64]sums, len(changes))
	for _, c := range changes {
		t := byProduct[c.ProductID]
		byProduct[c.ProductID] = sums{c.ProductID, t.OnHand + c.OnHand, t.Reserved + c.Reserved, t.Promised + c.Promised, t.Waiting + c.Waiting}
	}
	return slices.SortedFunc(maps.Values(byProduct), func(a, b sums) int { return cmp.Compare(a.ProductID, b.ProductID) })
}

// moveLevels moves all levels in one statement; the CHECK constraints refuse what would oversell.
func moveLevels(ctx context.Context, tx *db.Tx, at time.Time, totals []sums) error {
	rows := lists.Each(totals, func(t sums) bun.TupleValues {
		return bun.Tuple([]any{t.ProductID, t.OnHand, t.Reserved, t.Promised, t.Waiting})
	})
	result, err := tx.IDB().NewRaw(`WITH t (id, on_hand, reserved, promised, waiting) AS (VALUES ?) UPDATE stock_levels
 SET on_hand = stock_levels.on_hand + t.on_hand, reserved = stock_levels.reserved + t.reserved,
 promised = stock_levels.promised + t.promised, waiting = stock_levels.waiting + t.waiting, updated_at = ?
 FROM t WHERE stock_levels.product_id = t.id`, bun.List(rows), at).Exec(ctx)
	if err != nil {
		return fmt.Errorf("move stock levels: %w", err)
	}
	if moved, err := result.RowsAffected(); err != nil || int(moved) != len(totals) {
		return fmt.Errorf("move stock levels: %d of %d rows (%w)", moved, len(totals), err)
	}
	return nil
}

// movePromises has receipt lines tell what they are promised.
func movePromises(ctx context.Context, tx *db.Tx, changes []domain.Change) error {
	byLine := map[int64]int64{}
	for _, c := range changes {
		byLine[c.ReceiptLineID] += c.Promised
	}
	return promiseMore(ctx, tx, byLine)
}

// promiseMore adds to what receipt lines are promised, by their ids; 0 is none.
func promiseMore(ctx context.Context, tx *db.Tx, byLine map[int64]int64) error {
	rows := make([]bun.TupleValues, 0, len(byLine))
	for id, units := range byLine {
		if id != 0 && units != 0 {
			rows = append(rows, bun.Tuple([]any{id, units}))
		}
	}
	if len(rows) == 0 {
		return nil
	}
	_, err := tx.IDB().NewRaw(`WITH l (id, units) AS (VALUES ?) UPDATE receipt_lines SET promised = promised + l.units
 FROM l WHERE receipt_lines.id = l.id`, bun.List(rows)).Exec(ctx)
	return db.Wrap(err, "move promises of receipt lines")
}
