package domain

import (
	"fmt"
	"slices"
	"time"

	"millesime/platform/fault"
)

// Keeps are the units of a line that a parcel brought, or is to bring, less what incidents made good of them.
func (s Shipment) Keeps(itemID int64) int64 { return UnitsOf(s.Lines)[itemID] - s.MadeGood[itemID] }

// Lost tells a parcel of which nothing arrived, and nothing is to: all of it was made good.
func (s Shipment) Lost() bool {
	isKept := func(l ShipmentLine) bool { return s.Keeps(l.ItemID) > 0 }
	return s.DeliveredAt.IsZero() && len(s.Lines) > 0 && !slices.ContainsFunc(s.Lines, isKept)
}

// NameParcels gives each line the parcel that it is about where only one can be meant, and refuses lines that may be of several, or name
// one that holds no more of them. Before anything left there is none to name.
func (r *Report) NameParcels(order Order) error {
	left := map[[2]int64]int64{}
	for _, parcel := range order.Shipments {
		for item := range UnitsOf(parcel.Lines) {
			left[[2]int64{parcel.ID, item}] = parcel.Keeps(item)
		}
	}
	var refused []fault.Violation
	for n := range r.Lines {
		line := &r.Lines[n]
		refuse := func(member, code string, text fault.Text) {
			refused = append(refused, fault.Violation{PropertyPath: fmt.Sprintf("incident.lines[%d].%s", n, member), Code: code, Text: text})
		}
		if line.ShipmentID == 0 {
			of := slices.DeleteFunc(slices.Clone(order.Shipments), func(s Shipment) bool { return s.Keeps(line.ItemID) <= 0 })
			if len(of) > 1 {
				refuse("shipment", "required", fault.Say("Cette ligne est partie en plusieurs colis : choisissez le colis concerné",
					"This line left in several parcels: choose the one that it is about"))
			}
			if len(of) != 1 {
				continue
			}
			line.ShipmentID = of[0].ID
		}
		at := [2]int64{line.ShipmentID, line.ItemID}
		rest, held := left[at]
		switch {
		case !held:
			refuse("shipment", "not_found", fault.Say("Ce colis ne contient pas cette ligne", "This parcel does not hold this line"))
		case line.Quantity > rest:
			refuse("quantity", "max_value", fault.Say("Vous pouvez signaler {rest} de ce colis au plus",
				"You can report at most {rest} of this parcel").Fill("rest", fault.Units(max(rest, 0))))
		default:
			left[at] = rest - line.Quantity
		}
	}
	return fault.Check(refused)
}

// ClaimUntil is when the carrier stops answering for the parcels that a report is about: for the first of them that arrived. Zero: none
// did, or the carrier has nothing to answer for.
func (r *Report) ClaimUntil(order Order) time.Time {
	var first Order
	for _, line := range r.Lines {
		for _, parcel := range order.Shipments {
			if parcel.ID == line.ShipmentID && !parcel.DeliveredAt.IsZero() {
				first.Shipments = append(first.Shipments, parcel)
			}
		}
	}
	slices.SortFunc(first.Shipments, func(a, b Shipment) int { return a.DeliveredAt.Compare(b.DeliveredAt) })
	first.Shipments = first.Shipments[:min(1, len(first.Shipments))]
	return ClaimUntil(r.Kind, first)
}
