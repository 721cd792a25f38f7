package domain

import "testing"

// Domain 6.1: bottles that a receipt says are of a lot, and that were counted without a name, may be of it.
func TestWhatMayBeOfALot(t *testing.T) {
	t.Parallel()
	said := []LineLot{{Lot: "RC-1", Quantity: 24}}
	count := func(lot string, received, damaged int64) CountedLine {
		return CountedLine{Lot: lot, Received: received, Damaged: damaged}
	}
	for name, c := range map[string]struct {
		lots    []LineLot
		counted []CountedLine
		want    int64
	}{
		"one short, without a name":        {said, []CountedLine{count("", 99, 0)}, 24},
		"in two steps":                     {said, []CountedLine{count("", 10, 0), count("", 90, 0)}, 24},
		"fewer than were announced":        {said, []CountedLine{count("", 10, 0)}, 10},
		"all by its name":                  {said, []CountedLine{count("rc-1", 24, 0), count("", 75, 0)}, 0},
		"by its name, one of it broken":    {said, []CountedLine{count("RC-1", 23, 1), count("", 75, 0)}, 0},
		"by its name, but for one":         {said, []CountedLine{count("RC-1", 23, 0), count("", 76, 0)}, 1},
		"all by another name":              {said, []CountedLine{count("B", 100, 0)}, 0},
		"nothing yet":                      {said, nil, 0},
		"counted, taken back, without it":  {nil, []CountedLine{count("RC-1", 24, 0), count("RC-1", -24, 0), count("", 24, 0)}, 24},
		"counted, taken back, by its name": {nil, []CountedLine{count("RC-1", 24, 0), count("RC-1", -24, 0), count("RC-1", 24, 0)}, 0},
		"fewer than were counted":          {nil, []CountedLine{count("", 76, 0), count("RC-1", 24, 0), count("RC-1", -24, 0)}, 24},
		"never said":                       {nil, []CountedLine{count("", 24, 0), count("B", 6, 0)}, 0},
	} {
		if got := Unsaid("RC-1", []BroughtLine{{Lots: c.lots, Counted: c.counted}}); got != c.want {
			t.Errorf("%s: %d instead of %d", name, got, c.want)
		}
	}
}
