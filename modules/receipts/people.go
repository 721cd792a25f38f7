package receipts

import (
	"context"

	countsstore "millesime/modules/receipts/internal/counts/store"
	receiptsstore "millesime/modules/receipts/internal/receipts/store"
	returnsstore "millesime/modules/receipts/internal/returns/store"
	stockstore "millesime/modules/receipts/internal/stock/store"
	"millesime/platform/db"
)

// people is what rooms keep about people.
type people struct {
	receipts *receiptsstore.Store
	returns  *returnsstore.Store
	counts   *countsstore.Store
	stock    *stockstore.Store
}

// PersonalData implements usersapi.PersonalData.
func (p people) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	steps, err := p.receipts.Steps(ctx, userID)
	if err != nil {
		return nil, err
	}
	returned, err := p.returns.Steps(ctx, userID)
	if err != nil {
		return nil, err
	}
	counted, err := p.counts.Steps(ctx, userID)
	if err != nil {
		return nil, err
	}
	entries, err := p.counts.Entries(ctx, userID)
	return map[string]any{
		"receiptSteps": steps, "stockRecoverySteps": returned, "stockCountSteps": counted, "stockCountEntries": entries,
	}, err
}

// Forget blanks what people are called and wrote; what came, left and was counted stays.
func (p people) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	rooms := []func(context.Context, *db.Tx, []int64) error{p.receipts.Forget, p.returns.Forget, p.counts.Forget, p.stock.Forget}
	for _, forget := range rooms {
		if err := forget(ctx, tx, userIDs); err != nil {
			return err
		}
	}
	return nil
}
