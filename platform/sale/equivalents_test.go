package sale_test

import (
	"testing"

	"millesime/platform/money"
	"millesime/platform/sale"
)

func TestEquivalents(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		ml, quantity, threshold, missing int64
	}{
		{750, 18, 18, 0},
		{750, 17, 18, 1},
		{375, 36, 18, 0}, // half bottles
		{375, 35, 18, 1}, // 17.5: half a bottle is missing, one is to be added
		{1500, 9, 18, 0}, // magnums
		{330, 3, 2, 1},   // 1.32
		{330, 25, 11, 0}, // 25 × 0.44 = 11, which binary fractions would miss
		{750, 0, 0, 0},   // nothing is asked
		{0, 100, 1, 1},   // size unknown
		{3000, 1, 120, 116},
	} {
		e := sale.Equivalents75(c.ml, c.quantity)
		if e.Missing(c.threshold) != c.missing || e.Reaches(c.threshold) != (c.missing == 0) {
			t.Errorf("%d × %d ml to %d: missing %d, reached %v", c.quantity, c.ml, c.threshold, e.Missing(c.threshold), e.Reaches(c.threshold))
		}
	}
}

func TestBottlesAsPeopleReadThem(t *testing.T) {
	t.Parallel()
	for want, e := range map[money.Cents]sale.Equivalents{
		17_50: sale.Equivalents75(375, 35), 4_00: sale.Equivalents75(1500, 2), 0: sale.Equivalents75(0, 3),
		4_66: sale.Equivalents75(500, 7), 11_99: sale.Equivalents75(1, 8999), // never more than there is
	} {
		if got := e.Told(); got != want {
			t.Errorf("%d ml are %v bottles, want %v", e, got, want)
		}
	}
}
