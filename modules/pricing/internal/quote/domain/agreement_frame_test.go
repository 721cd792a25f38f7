package domain_test

import (
	"testing"

	"millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/money"
)

// Domain 4.2: 5 % from the start, 2 % from 100.00 on, 8 % from 500.00 on. The tier of 2 % is reached, and never proposed.
func TestATierThatGivesLessIsNotProposed(t *testing.T) {
	t.Parallel()
	tiers := []domain.Tier{{From: 0, Rate: 5_00}, {From: 100_00, Rate: 2_00}, {From: 500_00, Rate: 8_00}}
	for value, want := range map[money.Cents]struct {
		reached money.Rate
		missing money.Cents
	}{
		60_00: {5_00, 440_00}, 100_00: {2_00, 400_00}, 499_99: {2_00, 1}, 500_00: {8_00, 0},
	} {
		reached, next := domain.Measure{Value: value}.Place(domain.ByValue, tiers)
		var missing money.Cents
		if next != nil {
			missing = next.Missing
		}
		if reached != want.reached || missing != want.missing {
			t.Errorf("at %s: %s %%, %s to the next", value, reached, missing)
		}
	}
	if _, next := (domain.Measure{Value: 1}).Place(domain.ByValue, tiers[:2]); next != nil {
		t.Errorf("a lower discount is proposed: %+v", next)
	}
}
