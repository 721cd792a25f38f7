package domain

import (
	"fmt"
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
	Lines []WithdrawnLine // none: all that may be given back
}

// WithdrawnLine is how many units of a line somebody withdraws from.
type WithdrawnLine struct {
	ItemID   int64
	Quantity int64
}

func (l WithdrawnLine) part() (itemID, units int64) { return l.ItemID, l.Quantity }

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
	target := Incident
	if o.ShippedUnits == 0 {
		target = Canceled
	} else if CheckWithdrawal(o, f.Now, "") != nil {
		return false
	}
	return f.Actor.ID == o.Customer.ID && o.Customer.Group == auth.Customer &&
		slices.ContainsFunc(f.Moves(o.Summary), func(t Transition) bool { return t.To == target })
}

// Report is the withdrawal as what is reported about parcels. Of a line that left in several, the units of the first come first.
func (w Withdrawal) Report(o Order) (Report, error) {
	left, lines := map[int64]int64{}, w.Lines
	for _, item := range o.Items {
		left[item.ID] = item.reportable(true)
		if len(w.Lines) == 0 && left[item.ID] > 0 {
			lines = append(lines, WithdrawnLine{item.ID, left[item.ID]})
		}
	}
	report := Report{Kind: IncidentWithdrawal}
	if len(lines) == 0 {
		return report, ErrNothingToWithdraw
	}
	err := checkLines("items", lines, left,
		fault.Say("Vous pouvez renoncer à {rest} de cette ligne au plus", "You can withdraw from at most {rest} of this line"))
	if err != nil {
		return report, err
	}
	for n, line := range lines {
		units := line.Quantity
		for _, parcel := range o.Shipments {
			if taken := min(units, parcel.Keeps(line.ItemID)); taken > 0 {
				report.Lines = append(report.Lines, ReportedLine{ItemID: line.ItemID, ShipmentID: parcel.ID, Quantity: taken})
				units -= taken
			}
		}
		if units > 0 {
			return report, fault.Invalid(fault.At(fmt.Sprintf("items[%d].quantity", n), "max_value",
				"Une partie de ces bouteilles a déjà fait l’objet d’un signalement", "Some of these bottles were reported already"))
		}
	}
	return report, nil
}
