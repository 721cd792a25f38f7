package vat_test

import (
	"testing"

	"millesime/platform/money"
	"millesime/platform/vat"
)

// Domain 3.1: the rate follows from the kind of drink and its strength.
func TestRateOf(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		kind      string
		abvTenths int
		want      money.Rate
	}{
		{"still", 125, 20_00},
		{"still", 13, 20_00},
		{"still", 12, 5_50}, // 1.2 % is not above 1.2 %
		{"still", 0, 5_50},  // dealcoholised
		{"sparkling", 5, 5_50},
		{"cider", 45, 20_00},
		{"cider", 9, 5_50},
		{"beer", 50, 20_00},
		{"beer", 6, 20_00},
		{"beer", 5, 5_50}, // 0.5 % is not above 0.5 %
		{"soft", 0, 5_50},
		{"water", 0, 5_50},
		{"juice", 0, 5_50},
		{"spirit", 400, 20_00},
	} {
		if got := vat.RateOf(c.kind, c.abvTenths); got != c.want {
			t.Errorf("%s of %d tenths: %v %%, want %v %%", c.kind, c.abvTenths, got, c.want)
		}
	}
}
