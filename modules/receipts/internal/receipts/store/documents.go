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

type documentRow struct {
	bun.BaseModel `bun:"table:receipt_documents,alias:d"`

	ID             int64 `bun:",pk,autoincrement"`
	ReceiptID      int64
	Kind           domain.DocumentKind
	Name           string
	File           string
	ActorID        int64
	ImpersonatorID int64
	CreatedAt      time.Time
}

// Documents reads the papers of a receipt, the newest last. Read in a transaction they are those that it may change.
func (s *Store) Documents(ctx context.Context, in db.Handle, receiptID int64) ([]domain.Document, error) {
	var rows []documentRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("d.receipt_id = ?", receiptID).Order("d.id").Scan(ctx)
	return lists.Each(rows, func(row documentRow) domain.Document {
		return domain.Document{ID: row.ID, Kind: row.Kind, Name: row.Name, File: row.File, At: row.CreatedAt.UTC()}
	}), db.Wrap(err, "read documents of a receipt")
}

// AddDocument writes a paper of a receipt with its timeline entry.
func (s *Store) AddDocument(ctx context.Context, tx *db.Tx, receiptID int64, d domain.Document, step domain.Step) error {
	if err := s.files.Keep(ctx, tx, d.File); err != nil {
		return err
	}
	row := documentRow{
		ReceiptID: receiptID, Kind: d.Kind, Name: d.Name, File: d.File, ActorID: step.ActorID, ImpersonatorID: step.Impersonator,
		CreatedAt: step.At,
	}
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return fmt.Errorf("write a document of a receipt: %w", err)
	}
	return s.AddStep(ctx, tx, receiptID, step)
}

// RemoveDocument takes a paper out of a receipt, with its timeline entry. Its file is swept.
func (s *Store) RemoveDocument(ctx context.Context, tx *db.Tx, receiptID, documentID int64, step domain.Step) error {
	_, err := tx.IDB().NewDelete().Model((*documentRow)(nil)).Where("id = ? AND receipt_id = ?", documentID, receiptID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("remove a document of a receipt: %w", err)
	}
	return s.AddStep(ctx, tx, receiptID, step)
}

// forgetDocuments blanks what people called the papers that they sent; papers of goods stay.
func forgetDocuments(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	_, err := tx.IDB().NewUpdate().Model((*documentRow)(nil)).Set("name = ''").
		Where("actor_id IN (?0) OR impersonator_id IN (?0)", bun.List(userIDs)).Exec(ctx)
	return db.Wrap(err, "forget what people called documents")
}
