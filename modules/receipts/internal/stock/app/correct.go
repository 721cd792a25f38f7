package app

import (
	"context"

	"millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Correct brings levels to what was counted. Rows are locked in product id order, as every writer does.
func (s *Stock) Correct(ctx context.Context, tx *db.Tx, corrections []receiptsapi.Correction) ([]receiptsapi.Corrected, error) {
	counted := lists.Each(corrections, func(c receiptsapi.Correction) int64 { return c.ProductID })
	levels, err := s.Levels(ctx, tx, counted)
	if err != nil {
		return nil, err
	}
	results, changes := domain.Correct(levels, corrections)
	if len(changes) == 0 {
		return results, nil
	}
	moved := domain.IDs(changes, func(c domain.Change) int64 { return c.ProductID })
	if err := s.Settle(ctx, tx, moved, changes); err != nil {
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
