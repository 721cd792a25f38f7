package store

import (
	"context"
	"fmt"
	"slices"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/platform/db"
)

type lineLotRow struct {
	bun.BaseModel `bun:"table:receipt_line_lots,alias:q"`

	ID         int64 `bun:",pk,autoincrement"`
	LineID     int64
	Lot        string
	Quantity   int64
	BestBefore string
}

// addLineLots writes of which lots lines are.
func addLineLots(ctx context.Context, tx *db.Tx, lines []domain.Line) error {
	var rows []lineLotRow
	for _, line := range lines {
		for _, lot := range line.Lots {
			rows = append(rows, lineLotRow{LineID: line.ID, Lot: lot.Lot, Quantity: lot.Quantity, BestBefore: lot.BestBefore})
		}
	}
	return db.Insert(ctx, tx, rows, "write lots of receipt lines")
}

// replaceLineLots writes of which lots the lines of a receipt are now.
func replaceLineLots(ctx context.Context, tx *db.Tx, receiptID int64, lines []domain.Line) error {
	_, err := tx.IDB().NewDelete().TableExpr("receipt_line_lots").
		Where("line_id IN (SELECT id FROM receipt_lines WHERE receipt_id = ?)", receiptID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget the lots of receipt lines: %w", err)
	}
	return addLineLots(ctx, tx, lines)
}

// readLineLots reads of which lots lines of a receipt are.
func (s *Store) readLineLots(ctx context.Context, in db.Handle, r *domain.Receipt) error {
	var rows []lineLotRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Join("JOIN receipt_lines AS rl ON rl.id = q.line_id").
		Where("rl.receipt_id = ?", r.ID).Order("q.id").Scan(ctx)
	if err != nil {
		return fmt.Errorf("read lots of receipt lines: %w", err)
	}
	for _, row := range rows {
		at := slices.IndexFunc(r.Lines, func(l domain.Line) bool { return l.ID == row.LineID })
		r.Lines[at].Lots = append(r.Lines[at].Lots, domain.LineLot{Lot: row.Lot, Quantity: row.Quantity, BestBefore: row.BestBefore})
	}
	return nil
}
