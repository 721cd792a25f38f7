package domain

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
)

const (
	claimDays      = 3  // after delivery, against the carrier (Code de commerce L133-3)
	withdrawalDays = 14 // after delivery, for individuals (Code de la consommation L221-18)
)

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

// CheckWithdrawal refuses a withdrawal that the law does not give (domain 5.4).
func CheckWithdrawal(o Order, now time.Time) error {
	delivered := o.DeliveredAt()
	var words fault.Text
	switch {
	case o.Customer.Group != auth.Customer:
		words = fault.Say("Le droit de rétractation est réservé aux particuliers", "Only individuals have a right of withdrawal")
	case delivered.IsZero():
		words = fault.Say("La rétractation se déclare après la livraison", "A withdrawal is declared after the delivery")
	case now.After(endOfDay(delivered, withdrawalDays)):
		words = fault.Say("Le délai de rétractation de 14 jours est passé", "The 14 days for a withdrawal are over")
	default:
		return nil
	}
	return fault.Invalid(fault.Violation{PropertyPath: "incident.kind", Code: "withdrawal", Text: words})
}

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
