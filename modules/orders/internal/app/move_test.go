package app

import (
	"testing"

	"millesime/modules/orders/internal/domain"
)

// An effect without its function would stop the transition that names it. The guards are looked at when the program starts.
func TestTheTableNamesWhatExists(t *testing.T) {
	t.Parallel()
	for _, row := range domain.Table().Transitions() {
		for _, effect := range row.Effects {
			if effects[effect] == nil {
				t.Errorf("%s → %s: no effect %s", row.From, row.To, effect)
			}
		}
	}
}
