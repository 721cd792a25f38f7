package fault_test

import (
	"testing"

	"millesime/platform/fault"
)

func TestViolationsFillTheirText(t *testing.T) {
	t.Parallel()
	declared := fault.At("quantity", "max", "Il en reste {left}", "{left} are left")
	got := declared.With("left", 3)
	if got.Text != (fault.Text{FR: "Il en reste 3", EN: "3 are left"}) || got.PropertyPath != "quantity" || got.Code != "max" {
		t.Errorf("%+v", got)
	}
	if declared.Text.EN != "{left} are left" {
		t.Errorf("declaration changed: %+v", declared)
	}
}
