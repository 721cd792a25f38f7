package domain

import "testing"

func TestRatesAsPeopleReadThem(t *testing.T) {
	t.Parallel()
	if got := Percent(2_50); got.FR != "2,5 %" || got.EN != "2.5 %" {
		t.Errorf("2.5 %%: %q and %q", got.FR, got.EN)
	}
}
