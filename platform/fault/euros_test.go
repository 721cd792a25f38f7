package fault_test

import (
	"testing"

	"millesime/platform/fault"
	"millesime/platform/money"
)

func TestNumbersAsPeopleReadThem(t *testing.T) {
	t.Parallel()
	for number, want := range map[string][2]string{
		"7":      {"7", "7"},
		"-123.5": {"\u2212123,5", "\u2212123.5"}, "1000000": {"1\u202f000\u202f000", "1,000,000"}, "-1234": {"\u22121\u202f234", "\u22121,234"},
	} {
		if got := fault.Decimal(number); got.FR != want[0] || got.EN != want[1] {
			t.Errorf("%s: %q and %q", number, got.FR, got.EN)
		}
	}
}

func TestAmountsAsPeopleReadThem(t *testing.T) {
	t.Parallel()
	for c, want := range map[money.Cents][2]string{
		0:           {"0,00\u00a0€", "€0.00"},
		43_20:       {"43,20\u00a0€", "€43.20"},
		1_234_50:    {"1\u202f234,50\u00a0€", "€1,234.50"},
		-3_72:       {"\u22123,72\u00a0€", "\u2212€3.72"},
		1_234567_05: {"1\u202f234\u202f567,05\u00a0€", "€1,234,567.05"},
	} {
		if got := fault.Euros(c); got.FR != want[0] || got.EN != want[1] {
			t.Errorf("%d cents: %q and %q", c, got.FR, got.EN)
		}
	}
}
