package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/frames/domain"
	"millesime/platform/db"
)

type frameDocumentRow struct {
	bun.BaseModel `bun:"table:agreement_frame_documents,alias:d"`

	ID             int64 `bun:",pk,autoincrement"`
	FrameID        int64
	Name           string
	File           string
	CreatedAt      time.Time
	CreatedBy      int64
	ImpersonatorID int64
}

// FrameDocuments reads the documents of frames, the newest last, by frame.
func (s *Store) FrameDocuments(ctx context.Context, in db.Handle, frameIDs ...int64) (map[int64][]domain.FrameDocument, error) {
	documents := map[int64][]domain.FrameDocument{}
	if len(frameIDs) == 0 {
		return documents, nil
	}
	var rows []frameDocumentRow
	err := s.db.Reader(in).NewSelect().Model(&rows).Where("d.frame_id IN (?)", bun.List(frameIDs)).Order("d.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("pricing: read the documents of agreement frames: %w", err)
	}
	for _, row := range rows {
		documents[row.FrameID] = append(documents[row.FrameID], domain.FrameDocument{
			ID: row.ID, FrameID: row.FrameID, Name: row.Name, File: row.File, CreatedAt: row.CreatedAt.UTC(), CreatedBy: row.CreatedBy,
			Impersonator: row.ImpersonatorID,
		})
	}
	return documents, nil
}

// AddFrameDocument keeps a document with a frame.
func (s *Store) AddFrameDocument(ctx context.Context, tx *db.Tx, d domain.FrameDocument) error {
	row := frameDocumentRow{
		FrameID: d.FrameID, Name: d.Name, File: d.File, CreatedAt: d.CreatedAt, CreatedBy: d.CreatedBy, ImpersonatorID: d.Impersonator,
	}
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	return db.Wrap(err, "pricing: write a document of an agreement frame")
}

// RemoveFrameDocument takes a document out of its frame. Its file is swept.
func (s *Store) RemoveFrameDocument(ctx context.Context, tx *db.Tx, id int64) error {
	_, err := tx.IDB().NewDelete().Model((*frameDocumentRow)(nil)).Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "pricing: remove a document of an agreement frame")
}
