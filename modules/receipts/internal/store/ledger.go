package store

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Apply writes the ledger rows, then moves levels and promises by their sums, products in id order.
func (s *Store) Apply(ctx context.Context, tx *db.Tx, at time.Time, changes []domain.Change) error {
	if len(changes) == 0 {
		return nil
	}
	actor, _ := auth.From(ctx)
	rows := make([]movementRow, 0, len(changes))
	for _, c := range changes {
		rows = append(rows, movementRow{
			ProductID: c.ProductID, Kind: c.Kind, OnHandDelta: c.OnHand, ReservedDelta: c.Reserved, PromisedDelta: c.Promised,
			OrderID: c.OrderID, ReceiptLineID: c.ReceiptLineID, Reason: c.Reason,
			ActorID: actor.ID, ImpersonatorID: actor.Impersonator, CreatedAt: at,
		})
	}
	if _, err := tx.IDB().NewInsert().Model(&rows).Exec(ctx); err != nil {
		return fmt.Errorf("write stock ledger: %w", err)
	}
	if err := s.moveLevels(ctx, tx, at, sumByProduct(changes)); err != nil {
		return err
	}
	return s.movePromises(ctx, tx, changes)
}

type sums struct{ ProductID, OnHand, Reserved, Promised int64 }

func sumByProduct(changes []domain.Change) []sums {
	byProduct := make(map[int64]sums, len(changes))
	for _, c := range changes {
		t := byProduct[c.ProductID]
		byProduct[c.ProductID] = sums{c.ProductID, t.OnHand + c.OnHand, t.Reserved + c.Reserved, t.Promised + c.Promised}
	}
	out := make([]sums, 0, len(byProduct))
	for _, t := range byProduct {
		out = append(out, t)
	}
	slices.SortFunc(out, func(a, b sums) int { return cmp.Compare(a.ProductID, b.ProductID) })
	return out
}

// moveLevels moves all levels in one statement; the CHECK constraints refuse what would oversell.
func (s *Store) moveLevels(ctx context.Context, tx *db.Tx, at time.Time, totals []sums) error {
	ids := make([]int64, 0, len(totals))
	onHand, reserved, promised := caseOf{}, caseOf{}, caseOf{}
	for _, t := range totals {
		ids = append(ids, t.ProductID)
		onHand.add(t.ProductID, t.OnHand)
		reserved.add(t.ProductID, t.Reserved)
		promised.add(t.ProductID, t.Promised)
	}
	result, err := tx.IDB().NewUpdate().TableExpr("stock_levels").
		Set("on_hand = on_hand + ?", onHand.expr()).
		Set("reserved = reserved + ?", reserved.expr()).
		Set("promised = promised + ?", promised.expr()).
		Set("updated_at = ?", at).
		Where("product_id IN (?)", bun.List(ids)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("move stock levels: %w", err)
	}
	if moved, err := result.RowsAffected(); err != nil || int(moved) != len(ids) {
		return fmt.Errorf("move stock levels: %d of %d rows (%w)", moved, len(ids), err)
	}
	return nil
}

func (s *Store) movePromises(ctx context.Context, tx *db.Tx, changes []domain.Change) error {
	for _, c := range changes {
		if c.ReceiptLineID == 0 || c.Promised == 0 {
			continue
		}
		_, err := tx.IDB().NewUpdate().TableExpr("receipt_lines").
			Set("promised = promised + ?", c.Promised).Where("id = ?", c.ReceiptLineID).Exec(ctx)
		if err != nil {
			return fmt.Errorf("move promises of a receipt line: %w", err)
		}
	}
	return nil
}
