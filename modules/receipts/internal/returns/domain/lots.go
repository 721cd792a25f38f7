package domain

import (
	"slices"

	"millesime/modules/receipts/receiptsapi"
)

// WithLots names the lots of goods that move, where nobody did: a move takes all of a product that is there, so all of its lots. What
// no lot accounts for stays without one. lots are those that are there, by product.
func (r Return) WithLots(lots map[int64][]receiptsapi.Lot) Return {
	var lines []Line
	for _, line := range r.Lines {
		some := lots[line.ProductID]
		isOther := func(l Line) bool { return l.ProductID == line.ProductID && l.ID != line.ID }
		if line.Lot != "" || slices.ContainsFunc(r.Lines, isOther) || unitsIn(some) > line.Quantity {
			lines = append(lines, line)
			continue
		}
		for _, lot := range some {
			part := line
			part.Lot, part.Quantity = lot.Lot, lot.Units
			lines = append(lines, part)
			line.Quantity -= lot.Units
		}
		if line.Quantity > 0 {
			lines = append(lines, line)
		}
	}
	r.Lines = lines
	return r
}

func unitsIn(lots []receiptsapi.Lot) int64 {
	var units int64
	for _, lot := range lots {
		units += lot.Units
	}
	return units
}
