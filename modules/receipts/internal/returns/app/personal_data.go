package app

import (
	"context"

	"millesime/platform/db"
)

// PersonalData implements usersapi.PersonalData.
func (r *Returns) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	steps, err := r.store.Steps(ctx, userID)
	return map[string]any{"stockRecoverySteps": steps}, err
}

// Forget blanks what people are called and wrote; what left stays.
func (r *Returns) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return r.store.Forget(ctx, tx, userIDs)
}
