package domain

import "testing"

// A line that was given away, such as a sample, has no steps: screens read an empty list, not null.
func TestALineWithoutAPriceHasAnEmptyTrace(t *testing.T) {
	t.Parallel()
	for _, role := range []Role{RoleSupplier, RoleBuyer, RoleAgent} {
		if steps := TraceFor(role, nil); steps == nil || len(steps) != 0 {
			t.Errorf("%s reads %v", role, steps)
		}
	}
}
