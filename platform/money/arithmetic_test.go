package money_test

import (
	"math"
	"testing"

	"millesime/platform/money"
)

func TestWhatDoesNotFitStaysAtTheGreatestAmount(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ got, want money.Cents }{
		{money.Cents(1_000_000_00).Times(10_000_000), 1_000_000_000_000_000},
		{money.Cents(12_40).Times(0), 0},
		{money.Cents(math.MaxInt64).Times(2), math.MaxInt64},
		{money.Cents(1 << 40).Times(1 << 40), math.MaxInt64},
		{money.Cents(1).Plus(2), 3},
		{money.Cents(math.MaxInt64).Plus(1), math.MaxInt64},
	} {
		if c.got != c.want {
			t.Errorf("%d, want %d", c.got, c.want)
		}
	}
}
