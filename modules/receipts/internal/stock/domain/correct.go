package domain

import (
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
)

// Correct decides each correction by itself, in the order given: what became of it, and what
// moves. In levels they are made, for those that follow.
func Correct(levels map[int64]receiptsapi.Level, corrections []receiptsapi.Correction) ([]receiptsapi.Corrected, []Change) {
	results := make([]receiptsapi.Corrected, 0, len(corrections))
	var changes []Change
	for _, c := range corrections {
		level, found := levels[c.ProductID]
		result := receiptsapi.Corrected{Level: level, Refusal: refusal(level, found, c)}
		if delta := c.OnHand - level.OnHand; result.Refusal == nil && delta != 0 {
			changes = append(changes, Change{ProductID: c.ProductID, Kind: MovementCorrection, OnHand: delta, Reason: c.Reason})
			result.Level.OnHand = c.OnHand
			levels[c.ProductID] = result.Level
		}
		results = append(results, result)
	}
	return results, changes
}

// refusal tells why a correction of a level may not stand, nil when it may.
func refusal(level receiptsapi.Level, found bool, c receiptsapi.Correction) *fault.Fault {
	switch {
	case !found:
		return receiptsapi.ErrNoLevel
	case level.OnHand != c.Expected:
		return receiptsapi.ErrFigureMoved.With("onHand", level.OnHand)
	case c.OnHand < level.Reserved:
		return receiptsapi.ErrBelowReserved.With("reserved", fault.Units(level.Reserved))
	default:
		return nil
	}
}
