package store

import (
	"context"

	"millesime/modules/receipts/internal/counts/domain"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
)

// Steps reads what a person did of counting sessions, or an admin through somebody.
func (s *Store) Steps(ctx context.Context, userID int64) ([]domain.PersonalStep, error) {
	return timeline.Acts(ctx, s.db, steps(), userID,
		func(number string, act document.Act[domain.Status]) domain.PersonalStep {
			return domain.PersonalStep{Count: number, Act: act}
		})
}

// Entries reads what a person counted, or an admin through somebody.
func (s *Store) Entries(ctx context.Context, userID int64) ([]domain.PersonalEntry, error) {
	entries := []domain.PersonalEntry{}
	err := s.db.Read().NewSelect().TableExpr("stock_count_entries AS ce").Join("JOIN stock_counts AS c ON c.id = ce.count_id").
		ColumnExpr("c.number AS count, ce.units, ce.lot, ce.place, ce.note, ce.created_at AS at").
		Where("(ce.actor_id = ? OR ce.impersonator_id = ?)", userID, userID).OrderExpr("ce.id").Scan(ctx, &entries)
	for n := range entries {
		entries[n].At = entries[n].At.UTC()
	}
	return entries, db.Wrap(err, "read what a person counted")
}

// Forget blanks what people are called and wrote in counting sessions; what they counted stays.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if err := steps().ForgetWords(ctx, tx, "from_status = ''", "label = '', search_text = LOWER(number)", userIDs); err != nil {
		return err
	}
	if err := timeline.Forget(ctx, tx, steps().Steps, "comment", userIDs); err != nil {
		return err
	}
	return timeline.Forget(ctx, tx, "stock_count_entries", "note", userIDs)
}
