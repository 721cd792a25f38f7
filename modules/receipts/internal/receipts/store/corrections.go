package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
)

type correctionRow struct {
	bun.BaseModel `bun:"table:receipt_corrections,alias:k"`

	ID             int64 `bun:",pk,autoincrement"`
	ReceiptID      int64
	LineID         int64
	Received       int64
	Damaged        int64
	Lot            string
	ActorID        int64
	ImpersonatorID int64
	CreatedAt      time.Time
}

// CountedLots reads of which lots the units of a receipt came: its counts, then what was corrected of them.
func (s *Store) CountedLots(ctx context.Context, tx *db.Tx, receiptID int64) ([]domain.CountedLine, error) {
	var counted []domain.CountedLine
	for _, table := range []string{"receipt_counts", "receipt_corrections"} {
		var rows []domain.CountedLine
		err := tx.IDB().NewSelect().TableExpr(table).Column("line_id", "received", "lot").Where("receipt_id = ?", receiptID).Order("id").
			Scan(ctx, &rows)
		if err != nil {
			return nil, fmt.Errorf("read counted lots: %w", err)
		}
		counted = append(counted, rows...)
	}
	return counted, nil
}

// AddCorrections writes what lines have more or fewer, and what they have now.
func (s *Store) AddCorrections(
	ctx context.Context, tx *db.Tx, receiptID int64, parts []domain.CountedLine, lines []domain.Line, by domain.Step,
) error {
	rows := lists.Each(parts, func(l domain.CountedLine) correctionRow {
		return correctionRow{
			ReceiptID: receiptID, LineID: l.LineID, Received: l.Received, Damaged: l.Damaged, Lot: l.Lot,
			ActorID: by.ActorID, ImpersonatorID: by.Impersonator, CreatedAt: by.At,
		}
	})
	if err := db.Insert(ctx, tx, rows, "write corrected counts"); err != nil {
		return err
	}
	return countLines(ctx, tx, lines)
}
