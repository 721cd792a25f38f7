package app

import (
	"context"

	"millesime/modules/receipts/internal/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Correct brings levels to what was counted. Rows are locked in product id order, as every writer does.
func (s *Stock) Correct(ctx context.Context, tx *db.Tx, corrections []receiptsapi.Correction) ([]receiptsapi.Corrected, error) {
	counted := make([]int64, 0, len(corrections))
	for _, c := range corrections {
		counted = append(counted, c.ProductID)
	}
	levels, err := s.Levels(ctx, tx, counted)
	if err != nil {
		return nil, err
	}
	results, changes := domain.Correct(levels, corrections)
	if len(changes) == 0 {
		return results, nil
	}
	moved := make([]int64, 0, len(changes))
	for _, c := range changes {
		moved = append(moved, c.ProductID)
	}
	if err := s.settle(ctx, tx, domain.Unique(moved), changes); err != nil {
		return nil, err
	}
	// Again: what came to light serves orders that wait for it.
	if levels, err = s.Levels(ctx, tx, counted); err != nil {
		return nil, err
	}
	for i, c := range corrections {
		results[i].Level = levels[c.ProductID]
	}
	return results, nil
}
