package domain_test

import (
	"slices"
	"testing"

	"millesime/modules/samples/internal/domain"
)

// Domain 5.7, restated by hand: pending → valid · reject by the supplier, the assigned agent and admins, a refusal with its
// reason; valid → ordering by the buyer, who orders it at 0 €. Nothing else moves a request.
func TestTheTableIsThatOfTheDomain(t *testing.T) {
	t.Parallel()
	want := []string{
		"pending reject admin with a reason", "pending reject agent with a reason", "pending reject supplier with a reason",
		"pending valid admin", "pending valid agent", "pending valid supplier", "valid ordering buyer places an order",
	}
	var got []string
	for _, row := range domain.Table().Transitions() {
		for _, role := range row.By {
			words := string(row.From) + " " + string(row.To) + " " + string(role)
			if row.Reason {
				words += " with a reason"
			}
			if slices.Contains(row.Effects, domain.EffectOrder) {
				words += " places an order"
			}
			got = append(got, words)
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
