package domain_test

import (
	"slices"
	"testing"

	"millesime/modules/users/internal/domain"
)

// Domain 1.3, restated by hand: an admin lets in or refuses with a reason, blocks and unblocks, deletes and brings back to the
// state before; a person erases its own account while it is open or awaits an answer.
func TestTheTableIsThatOfTheDomain(t *testing.T) {
	t.Parallel()
	want := []string{
		"blocked deleted admin", "blocked valid admin", "deleted blocked admin back", "deleted processing admin back",
		"deleted valid admin back", "processing deleted admin with a reason", "processing deleted owner with a reason",
		"processing valid admin", "valid blocked admin", "valid deleted admin", "valid deleted owner",
	}
	var got []string
	for _, row := range domain.StatusTable().Transitions() {
		for _, role := range row.By {
			words := string(row.From) + " " + string(row.To) + " " + string(role)
			if row.Reason {
				words += " with a reason"
			}
			if slices.Contains(row.Guards, domain.GuardCameFrom) && slices.Contains(row.Guards, domain.GuardRestorable) {
				words += " back"
			}
			got = append(got, words)
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
