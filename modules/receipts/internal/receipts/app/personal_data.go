package app

import (
	"context"

	"millesime/platform/db"
)

// PersonalData implements usersapi.PersonalData.
func (r *Receipts) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	steps, err := r.store.Steps(ctx, userID)
	return map[string]any{"receiptSteps": steps}, err
}

// Forget blanks what people are called and wrote; what came and was counted stays.
func (r *Receipts) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return r.store.Forget(ctx, tx, userIDs)
}
