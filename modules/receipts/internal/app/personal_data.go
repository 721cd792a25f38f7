package app

import (
	"context"

	"millesime/platform/db"
)

// PersonalData implements usersapi.PersonalData.
func (r *Receipts) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	steps, err := r.store.Steps(ctx, userID)
	if err != nil {
		return nil, err
	}
	recoveries, err := r.store.RecoverySteps(ctx, userID)
	if err != nil {
		return nil, err
	}
	counts, err := r.store.CountSteps(ctx, userID)
	if err != nil {
		return nil, err
	}
	entries, err := r.store.CountEntries(ctx, userID)
	return map[string]any{
		"receiptSteps": steps, "stockRecoverySteps": recoveries, "stockCountSteps": counts, "stockCountEntries": entries,
	}, err
}

// Forget blanks what people are called and wrote; what came, left and was counted stays.
func (r *Receipts) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	if err := r.store.Forget(ctx, tx, userIDs); err != nil {
		return err
	}
	if err := r.store.ForgetRecoveries(ctx, tx, userIDs); err != nil {
		return err
	}
	return r.store.ForgetCounts(ctx, tx, userIDs)
}
