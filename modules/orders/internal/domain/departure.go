package domain

import "millesime/modules/receipts/receiptsapi"

// Departure is what leaves of one order at once: all of its parcels, or none.
type Departure struct {
	OrderID int64
	Parcels []Shipment
	Left    *int64 // units that had left when the parcels were filled in; nil = whatever left
	Past    bool   // lots past their best-before date leave, too: that was confirmed
}

// Departed is what became of it.
type Departed struct {
	OrderID   int64
	Order     Summary    // as it is now; zero for one that the actor does not see
	Shipments []Shipment // those that left
	Refusal   error      // nil when they did
}

// Lines are those of all its parcels.
func (d Departure) Lines() []ShipmentLine {
	var lines []ShipmentLine
	for _, p := range d.Parcels {
		lines = append(lines, p.Lines...)
	}
	return lines
}

// StockLines names the goods that leave.
func (d Departure) StockLines(items []Item) []receiptsapi.Line {
	lines := StockLines(d.OrderID, items, d.Lines())
	for n := range lines {
		lines[n].PastDates = d.Past
	}
	return lines
}

// CheckDeparture refuses what a role may not send of an order now, or not of these lines.
func (o Summary) CheckDeparture(role Role, items []Item, d Departure) error {
	if err := o.CheckPreparation(); err != nil {
		return err
	}
	if d.Left != nil && *d.Left != o.ShippedUnits {
		return About(o, ErrShippedMeanwhile)
	}
	if err := CheckParcel(items, d.Lines()); err != nil {
		return err
	}
	return o.CheckShipper(role, ItemsOf(items, d.Lines()))
}
