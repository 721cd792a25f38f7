package domain_test

import (
	"testing"
	"time"

	"millesime/modules/orders/internal/domain"
)

func instant(t *testing.T, at string) time.Time {
	t.Helper()
	parsed, err := time.Parse(time.RFC3339, at)
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

// Domain 5.8: days are those of Paris. What left at 23:30 in UTC left on the next day there; an earlier day stands at noon, and never before
// the parcel left.
func TestTheDayOfADelivery(t *testing.T) {
	t.Parallel()
	now := instant(t, "2027-01-10T09:00:00Z")
	for _, c := range []struct{ left, day, want string }{
		{"2027-01-05T23:30:00Z", "", "2027-01-10T09:00:00Z"},
		{"2027-01-05T23:30:00Z", "2027-01-10", "2027-01-10T09:00:00Z"},
		{"2027-01-05T23:30:00Z", "2027-01-08", "2027-01-08T11:00:00Z"},
		{"2027-01-05T14:00:00Z", "2027-01-05", "2027-01-05T14:00:00Z"},
		{"2027-01-05T23:30:00Z", "2027-01-05", ""},
		{"2027-01-05T23:30:00Z", "2027-01-11", ""},
	} {
		parcel := domain.Shipment{Number: "EXP-1", ShippedAt: instant(t, c.left)}
		at, err := parcel.ArrivedOn(c.day, now)
		if refused := c.want == ""; refused != (err != nil) || !refused && !at.Equal(instant(t, c.want)) {
			t.Errorf("left %s, told %q: %s, %v", c.left, c.day, at, err)
		}
	}
}

// The system's day is the tenth after the parcel left, over the change of the clocks too; on that day it is now.
func TestTheSystemTakesAParcelForDelivered(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ left, now, want string }{
		{"2026-10-20T14:00:00Z", "2026-11-20T02:00:00Z", "2026-10-30T11:00:00Z"},
		{"2026-10-20T14:00:00Z", "2026-10-30T02:00:00Z", "2026-10-30T02:00:00Z"},
		{"2026-10-20T14:00:00Z", "2026-10-25T02:00:00Z", "2026-10-25T02:00:00Z"},
	} {
		parcel := domain.Shipment{ShippedAt: instant(t, c.left)}
		if got := parcel.TakenFor(instant(t, c.now)); !got.Equal(instant(t, c.want)) {
			t.Errorf("left %s, now %s: %s", c.left, c.now, got)
		}
	}
}

// A parcel is lost of which all was made good before it arrived; one that turns up is not.
func TestALostParcel(t *testing.T) {
	t.Parallel()
	parcel := domain.Shipment{Lines: []domain.ShipmentLine{{ItemID: 1, Quantity: 6}, {ItemID: 2, Quantity: 3}}}
	for n, made := range []map[int64]int64{nil, {1: 6}, {1: 6, 2: 3}} {
		parcel.MadeGood = made
		if got := parcel.Lost(); got != (n == 2) || parcel.Travels() == got {
			t.Errorf("%v: lost %v", made, got)
		}
	}
	parcel.DeliveredAt = instant(t, "2027-01-10T09:00:00Z")
	if parcel.Lost() || parcel.Travels() {
		t.Error("what arrived is lost")
	}
}
