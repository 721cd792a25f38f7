package domain

import (
	"testing"

	"millesime/modules/receipts/receiptsapi"
)

// Domain 6.1: bottles that a receipt says are of a lot, and that were counted without a name, may be of it.
func TestWhatMayBeOfALot(t *testing.T) {
	t.Parallel()
	said := []receiptsapi.LotUnits{{Lot: "RC-1", Quantity: 24}}
	count := func(lot string, received, damaged int64) CountedLot {
		return CountedLot{Lot: lot, Received: received, Damaged: damaged}
	}
	for name, c := range map[string]struct {
		lots    []receiptsapi.LotUnits
		counted []CountedLot
		want    int64
	}{
		"one short, without a name":        {said, []CountedLot{count("", 99, 0)}, 24},
		"in two steps":                     {said, []CountedLot{count("", 10, 0), count("", 90, 0)}, 24},
		"fewer than were announced":        {said, []CountedLot{count("", 10, 0)}, 10},
		"all by its name":                  {said, []CountedLot{count("rc-1", 24, 0), count("", 75, 0)}, 0},
		"by its name, one of it broken":    {said, []CountedLot{count("RC-1", 23, 1), count("", 75, 0)}, 0},
		"by its name, but for one":         {said, []CountedLot{count("RC-1", 23, 0), count("", 76, 0)}, 1},
		"all by another name":              {said, []CountedLot{count("B", 100, 0)}, 0},
		"nothing yet":                      {said, nil, 0},
		"counted, taken back, without it":  {nil, []CountedLot{count("RC-1", 24, 0), count("RC-1", -24, 0), count("", 24, 0)}, 24},
		"counted, taken back, by its name": {nil, []CountedLot{count("RC-1", 24, 0), count("RC-1", -24, 0), count("RC-1", 24, 0)}, 0},
		"fewer than were counted":          {nil, []CountedLot{count("", 76, 0), count("RC-1", 24, 0), count("RC-1", -24, 0)}, 24},
		"never said":                       {nil, []CountedLot{count("", 24, 0), count("B", 6, 0)}, 0},
	} {
		if got := Unsaid("RC-1", []BroughtLine{{Lots: c.lots, Counted: c.counted}}); got != c.want {
			t.Errorf("%s: %d instead of %d", name, got, c.want)
		}
	}
}
