package domain

import "testing"

// What was given up is no longer there to complain about, and what was refunded before it left takes nothing from what left.
func TestUnitsThatMayBeReported(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		item Item
		left bool
		want int64
	}{
		"all of it":                           {Item{Quantity: 12}, false, 12},
		"6 promised bottles were given up":    {Item{Quantity: 12, Closed: 6}, false, 6},
		"4 refunded, 8 shipped":               {Item{Quantity: 12, Closed: 4, Shipped: 8}, true, 8},
		"shipped and credited":                {Item{Quantity: 12, Shipped: 12, Credited: 12}, true, 0},
		"2 sent again, 1 of them credited":    {Item{Quantity: 12, Shipped: 14, Replaced: 2, Credited: 1}, true, 11},
		"2 to be sent again, not yet shipped": {Item{Quantity: 12, Shipped: 12, Replaced: 2}, true, 10},
		"another line left, this one waits":   {Item{Quantity: 12}, true, 0},
	} {
		order, line := Order{}, c.item
		line.ID = 1
		if c.left {
			order.ShippedUnits = 1
		}
		report := func(units int64) error {
			return (&Report{Lines: []ReportedLine{{ItemID: 1, Quantity: units}}}).Check(order, []Item{line})
		}
		if c.want > 0 && report(c.want) != nil {
			t.Errorf("%s: %d are refused: %v", name, c.want, report(c.want))
		}
		if report(c.want+1) == nil {
			t.Errorf("%s: %d are taken", name, c.want+1)
		}
	}
}
