package domain

import (
	"testing"
	"time"
)

// The 14 days begin with the last delivery, and end on a working day (Code de la consommation, L221-18 and L221-19); until everything has
// arrived they have no end.
func TestWithdrawUntil(t *testing.T) {
	t.Parallel()
	at := func(day string) time.Time {
		parsed, err := time.Parse(time.DateOnly, day)
		if err != nil {
			t.Fatal(err)
		}
		return parsed.Add(9 * time.Hour)
	}
	arrived := func(days ...string) Order {
		order := Order{Items: []Item{{Quantity: 6, Shipped: 6}}}
		for _, day := range days {
			order.Shipments = append(order.Shipments, Shipment{DeliveredAt: at(day)})
		}
		return order
	}
	underway := arrived("2026-11-16")
	underway.Shipments = append(underway.Shipments, Shipment{})
	remaining := arrived("2026-11-16")
	remaining.Items[0].Quantity = 12
	given := remaining
	given.Items = []Item{{Quantity: 12, Shipped: 6, Closed: 6}}
	for name, c := range map[string]struct {
		order Order
		want  string
	}{
		"a Monday":                      {arrived("2026-11-16"), "2026-11-30T22:59:59Z"},
		"the last of two parcels":       {arrived("2026-11-16", "2026-11-19"), "2026-12-03T22:59:59Z"},
		"ends on a Saturday":            {arrived("2026-11-14"), "2026-11-30T22:59:59Z"},
		"ends at Christmas, a Friday":   {arrived("2026-12-11"), "2026-12-28T22:59:59Z"},
		"ends on Easter Monday":         {arrived("2026-03-23"), "2026-04-07T21:59:59Z"},
		"nothing has arrived":           {Order{Items: []Item{{Quantity: 6}}}, "0001-01-01T00:00:00Z"},
		"a parcel is on its way":        {underway, "0001-01-01T00:00:00Z"},
		"some is still to be sent":      {remaining, "0001-01-01T00:00:00Z"},
		"what was not sent is given up": {given, "2026-11-30T22:59:59Z"},
	} {
		if got := c.order.WithdrawUntil().UTC().Format(time.RFC3339); got != c.want {
			t.Errorf("%s: %s instead of %s", name, got, c.want)
		}
	}
}
