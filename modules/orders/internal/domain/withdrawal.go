package domain

import (
	"maps"
	"slices"
	"time"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
)

// withdrawalDays are how long after the last delivery an individual may withdraw (Code de la consommation, L221-18).
const withdrawalDays = 14

// Withdrawal is an individual's from an order, or from some of its bottles.
type Withdrawal struct {
	Lines []ShipmentLine // none: all that may be given back
	Kept  *int64         // units that the customer kept of the order as it was shown; nil: nobody says
}

// Check refuses a withdrawal that was declared on an order of which less is kept by now: a form that is sent twice counts once.
func (w Withdrawal) Check(o Order) error {
	if w.Kept != nil && *w.Kept != o.KeptByCustomer() {
		return ErrWithdrawnMeanwhile
	}
	return nil
}

// WithdrawUntil is the last second in which the customer of an order may withdraw from it; zero while some of it is still to arrive. A term
// that would end on a Saturday, a Sunday or a public holiday ends on the next working day (Code de la consommation, L221-19).
func (o Order) WithdrawUntil() time.Time {
	if o.DeliveredAt().IsZero() || o.isAwaited() {
		return time.Time{}
	}
	last := endOfDay(o.DeliveredAt(), withdrawalDays)
	for !clock.IsWorkday(clock.DateOf(last)) {
		last = endOfDay(last, 1)
	}
	return last
}

// isAwaited tells an order of which a parcel is on its way, or something is still to be sent.
func (o Order) isAwaited() bool {
	for _, parcel := range o.Shipments {
		if parcel.DeliveredAt.IsZero() {
			return true
		}
	}
	for _, item := range o.Items {
		if item.Remaining() > 0 {
			return true
		}
	}
	return false
}

// CheckWithdrawal refuses a withdrawal from what was sent that the law does not give (domain 5.4), at a member of the request.
func CheckWithdrawal(o Order, now time.Time, member string) error {
	until := o.WithdrawUntil()
	var words fault.Text
	switch {
	case o.Customer.Group != auth.Customer:
		words = fault.Say("Le droit de rétractation est réservé aux particuliers", "Only individuals have a right of withdrawal")
	case o.ShippedUnits == 0:
		words = fault.Say("Rien n’est encore parti : la rétractation porte sur toute la commande et l’annule",
			"Nothing has left yet: a withdrawal is from the whole order and cancels it")
	case !until.IsZero() && now.After(until):
		words = fault.Say("Le délai de rétractation de 14 jours est passé", "The 14 days for a withdrawal are over")
	default:
		return nil
	}
	return fault.Invalid(fault.Violation{PropertyPath: member, Code: "withdrawal", Text: words})
}

// MayWithdraw tells whether the actor may withdraw from an order now.
func (f Offer) MayWithdraw(o Order) bool {
	if f.Actor.ID != o.Customer.ID || o.Customer.Group != auth.Customer {
		return false
	}
	moves := func(to Status) bool {
		return slices.ContainsFunc(f.Moves(o.Summary), func(t Transition) bool { return t.To == to })
	}
	if o.ShippedUnits == 0 {
		return o.Status == Incident || moves(Canceled)
	}
	return len(o.Returnable()) > 0 && CheckWithdrawal(o, f.Now, "") == nil && (o.Status == Incident || moves(Incident))
}

// Returnable are the units by line that somebody may withdraw from: what is still to be sent and what left, less what incidents made good,
// or are about.
func (o Order) Returnable() map[int64]int64 {
	left := map[int64]int64{}
	for _, item := range o.Items {
		units := o.unsent(item)
		for _, parcel := range o.Shipments {
			units += o.free(parcel, item.ID)
		}
		if units > 0 {
			left[item.ID] = units
		}
	}
	return left
}

// unsent are the units of a line that are still to be sent; none while an incident is open, after which the seller goes on.
func (o Order) unsent(item Item) int64 {
	if o.Status != Preparation && o.Status != PartiallyShipped {
		return 0
	}
	return max(0, item.Remaining())
}

// free are the units of a line in a parcel that nothing was reported of that still holds.
func (o Order) free(parcel Shipment, itemID int64) int64 {
	units := parcel.Keeps(itemID)
	for _, incident := range o.Incidents {
		if !incident.Open() {
			continue
		}
		for _, line := range incident.Lines {
			if line.ItemID == itemID && line.ShipmentID == parcel.ID {
				units -= line.Quantity
			}
		}
	}
	return max(0, units)
}

// Withdrawn is what a withdrawal is from.
type Withdrawn struct {
	Units  map[int64]int64 // by line
	Whole  bool            // all that may be given back
	Unsent []ShipmentLine  // of these units, those that are not sent any more
	Report Report          // and those that left, as what is reported about their parcels
}

// From is what the withdrawal is from, of an order as it is now. Of a line, what was not sent comes first, then one parcel after the other.
func (w Withdrawal) From(o Order) (Withdrawn, error) {
	left := o.Returnable()
	from := Withdrawn{Units: UnitsOf(w.Lines), Report: Report{Kind: IncidentWithdrawal}}
	if len(w.Lines) == 0 {
		from.Units = left
	}
	if len(from.Units) == 0 {
		return from, ErrNothingToWithdraw
	}
	known := maps.Clone(left)
	for _, item := range o.Items {
		known[item.ID] += 0 // of the order, with nothing left of it
	}
	err := checkLines("items", w.Lines, known,
		fault.Say("Vous pouvez renoncer à {rest} de ce vin au plus.", "You can withdraw from at most {rest} of this wine."))
	if err != nil {
		return from, err
	}
	from.Whole = maps.Equal(from.Units, left)
	for _, item := range o.Items {
		units := from.Units[item.ID]
		if taken := min(units, o.unsent(item)); taken > 0 {
			from.Unsent = append(from.Unsent, ShipmentLine{ItemID: item.ID, Quantity: taken})
			units -= taken
		}
		for _, parcel := range o.Shipments {
			if taken := min(units, o.free(parcel, item.ID)); taken > 0 {
				from.Report.Lines = append(from.Report.Lines, ReportedLine{ItemID: item.ID, ShipmentID: parcel.ID, Quantity: taken})
				units -= taken
			}
		}
	}
	return from, nil
}
