package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/receipts/domain"
	"millesime/platform/db"
)

type countRow struct {
	bun.BaseModel `bun:"table:receipt_counts,alias:c"`

	ID             int64 `bun:",pk,autoincrement"`
	ReceiptID      int64
	LineID         int64
	Received       int64
	Damaged        int64
	Lot            string
	Vintage        int
	BestBefore     string
	Note           string
	Photo          string
	ActorID        int64
	ImpersonatorID int64
	CreatedAt      time.Time
}

func newCountRow(receiptID int64, l domain.CountedLine, by domain.Step) countRow {
	return countRow{
		ReceiptID: receiptID, LineID: l.LineID, Received: l.Received, Damaged: l.Damaged, Lot: l.Lot, Vintage: l.Vintage,
		BestBefore: l.BestBefore, Note: l.Note, Photo: l.Photo, ActorID: by.ActorID, ImpersonatorID: by.Impersonator, CreatedAt: by.At,
	}
}

// mostCounts is how many of the newest counts a receipt shows: of one that is counted line by line there may be thousands.
const mostCounts = 2_000

// Counts reads what was counted of a receipt, the newest last.
func (s *Store) Counts(ctx context.Context, receiptID int64) ([]domain.CountedLine, error) {
	var rows []countRow
	err := s.db.Read().NewSelect().Model(&rows).Where("c.receipt_id = ?", receiptID).OrderExpr("c.id DESC").Limit(mostCounts).Scan(ctx)
	counts := make([]domain.CountedLine, len(rows))
	for n, row := range rows {
		counts[len(rows)-1-n] = domain.CountedLine{
			ID: row.ID, LineID: row.LineID, Received: row.Received, Damaged: row.Damaged, Lot: row.Lot, Vintage: row.Vintage,
			BestBefore: row.BestBefore, Note: row.Note, Photo: row.Photo, At: row.CreatedAt.UTC(),
		}
	}
	return counts, db.Wrap(err, "read counts")
}

// Photo gives the file of a count of a receipt.
func (s *Store) Photo(ctx context.Context, receiptID, countID int64) (string, error) {
	var row countRow
	err := s.db.Read().NewSelect().Model(&row).Where("c.id = ? AND c.receipt_id = ? AND c.photo <> ''", countID, receiptID).Scan(ctx)
	return row.Photo, db.Found(err, domain.ErrNotFound, "read a photo")
}
