package domain

import (
	"context"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
)

// Correct brings levels to what was counted. Rows are locked in product id order, as every writer does.
func (s *Stock) Correct(ctx context.Context, tx *db.Tx, corrections []receiptsapi.Correction) ([]receiptsapi.Corrected, error) {
	ids := make([]int64, 0, len(corrections))
	for _, c := range corrections {
		ids = append(ids, c.ProductID)
	}
	levels, err := s.store.LockLevels(ctx, tx, sortedUnique(ids))
	if err != nil {
		return nil, err
	}
	results := make([]receiptsapi.Corrected, 0, len(corrections))
	var changes []Change
	var moved []int64
	for _, c := range corrections {
		level, ok := levels[c.ProductID]
		result := decide(level, ok, c)
		if delta := c.OnHand - level.OnHand; result.Refusal == nil && delta != 0 {
			changes = append(changes, Change{ProductID: c.ProductID, Kind: MovementCorrection, OnHand: delta, Reason: c.Reason})
			moved = append(moved, c.ProductID)
			result.Level.OnHand = c.OnHand
			levels[c.ProductID] = result.Level
		}
		results = append(results, result)
	}
	if len(changes) == 0 {
		return results, nil
	}
	return results, s.settle(ctx, tx, sortedUnique(moved), changes)
}

// decide tells whether a correction of a level may stand.
func decide(level receiptsapi.Level, found bool, c receiptsapi.Correction) receiptsapi.Corrected {
	result := receiptsapi.Corrected{Level: level}
	switch {
	case !found:
		result.Refusal = receiptsapi.ErrNoLevel
	case level.OnHand != c.Expected:
		result.Refusal = receiptsapi.ErrFigureMoved.With("onHand", level.OnHand)
	case c.OnHand < level.Reserved:
		result.Refusal = receiptsapi.ErrBelowReserved.With("reserved", level.Reserved)
	}
	return result
}
