package store

import (
	"context"

	"millesime/modules/receipts/internal/returns/domain"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
)

// Steps reads what a person did of stock returns, or an admin through somebody.
func (s *Store) Steps(ctx context.Context, userID int64) ([]domain.PersonalStep, error) {
	return timeline.Acts(ctx, s.db, steps(), userID,
		func(number string, act document.Act[domain.Status]) domain.PersonalStep {
			return domain.PersonalStep{Return: number, Act: act}
		})
}

// Forget blanks what people are called and wrote about stock returns; what left stays.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if err := steps().ForgetWords(ctx, tx, "from_status = ''", "comment = '', search_text = LOWER(number)", userIDs); err != nil {
		return err
	}
	return timeline.Forget(ctx, tx, steps().Steps, "comment", userIDs)
}
