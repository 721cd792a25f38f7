package partial_test

import (
	"strings"
	"testing"

	"millesime/platform/partial"
)

// What was not sent keeps the value, what was sent is kept as it is to be, and null stays told apart.
func TestAs(t *testing.T) {
	t.Parallel()
	name := "Château"
	partial.As(partial.Field[string]{}, strings.TrimSpace).Apply(&name)
	if name != "Château" {
		t.Errorf("absent: %q", name)
	}
	partial.As(partial.Some(" Clos "), strings.TrimSpace).Apply(&name)
	if name != "Clos" {
		t.Errorf("sent: %q", name)
	}
	cleared := partial.As(partial.Field[string]{Set: true, Null: true}, strings.TrimSpace)
	if cleared.Apply(&name); name != "" || !cleared.Null {
		t.Errorf("null: %q, %+v", name, cleared)
	}
}
