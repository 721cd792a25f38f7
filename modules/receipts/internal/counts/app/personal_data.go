package app

import (
	"context"

	"millesime/platform/db"
)

// PersonalData implements usersapi.PersonalData.
func (s *Sessions) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	steps, err := s.store.Steps(ctx, userID)
	if err != nil {
		return nil, err
	}
	entries, err := s.store.Entries(ctx, userID)
	return map[string]any{"stockCountSteps": steps, "stockCountEntries": entries}, err
}

// Forget blanks what people are called and wrote; what they counted stays.
func (s *Sessions) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return s.store.Forget(ctx, tx, userIDs)
}
