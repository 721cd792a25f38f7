package domain

import (
	"time"

	"millesime/platform/clock"
	"millesime/platform/fault"
)

// claimDays are how long after a delivery the carrier answers for it (Code de commerce, L133-3).
const claimDays = 3

// Report is what is reported about lines of an order.
type Report struct {
	Kind  IncidentKind
	Lines []ReportedLine
}

// ReportedLine is what is wrong with one of them.
type ReportedLine struct {
	ItemID     int64
	ShipmentID int64 // the parcel that it is about; 0: none, before anything left
	Quantity   int64
	Reason     string
	Photo      string // data URL; "" = none
}

// Check names the parcels of lines, and refuses lines that are not the order's, and more than may be complained about.
func (r *Report) Check(order Order, items []Item) error {
	left := map[int64]int64{}
	for _, i := range items {
		left[i.ID] = i.reportable(order.ShippedUnits > 0)
	}
	err := checkLines("incident.lines", r.Lines, left,
		fault.Say("Vous pouvez signaler {rest} de cette ligne au plus", "You can report at most {rest} of this line"))
	if err != nil {
		return err
	}
	return r.NameParcels(order)
}

// reportable counts the units that may be complained about: what left, or what is to leave while nothing has; what earlier
// incidents made good and what was given up is over.
func (i Item) reportable(left bool) int64 {
	if left {
		return max(0, i.Shipped-i.Credited-i.Replaced)
	}
	return max(0, i.Quantity-i.Closed-i.Replaced)
}

// part gives the line and the units of it.
func (l ReportedLine) part() (itemID, units int64) { return l.ItemID, l.Quantity }

// ClaimUntil is the end of the third day after the delivery; zero when the carrier has nothing to answer for.
func ClaimUntil(kind IncidentKind, o Order) time.Time {
	delivered := o.DeliveredAt()
	if delivered.IsZero() || kind != IncidentDamaged && kind != IncidentMissing {
		return time.Time{}
	}
	return endOfDay(delivered, claimDays)
}

// DeliveredAt is when the last of the order's parcels arrived so far, as was told; zero before.
func (o Order) DeliveredAt() time.Time {
	var at time.Time
	for _, parcel := range o.Shipments {
		if parcel.DeliveredAt.After(at) {
			at = parcel.DeliveredAt
		}
	}
	return at
}

// endOfDay is the last second, in Paris, of the day so many days after an instant.
func endOfDay(t time.Time, days int) time.Time {
	return clock.StartOf(clock.DateOf(t), days+1).Add(-time.Second)
}
