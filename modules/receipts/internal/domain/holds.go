package domain

import (
	"slices"

	"millesime/modules/receipts/receiptsapi"
)

// Draw serves the lines from what their order lines hold in reserve: the change of each hold, and what is missing by
// product.
func Draw(holds []Hold, lines []receiptsapi.Line) ([]Hold, []receiptsapi.Shortage) {
	drawn := make(map[int64]int64, len(lines))
	wanted, missing := map[int64]int64{}, map[int64]int64{}
	for _, line := range lines {
		rest := line.Quantity
		for _, h := range holds {
			if h.OrderItemID != line.OrderItemID {
				continue
			}
			if taken := min(rest, h.Reserved-drawn[h.ID]); taken > 0 {
				drawn[h.ID] += taken
				rest -= taken
			}
		}
		wanted[line.ProductID] += line.Quantity
		missing[line.ProductID] += rest
	}
	var changed []Hold
	for _, h := range holds {
		if drawn[h.ID] > 0 {
			changed = append(changed, Hold{ID: h.ID, Reserved: -drawn[h.ID]})
		}
	}
	return changed, shortages(wanted, missing)
}

// GiveBack takes the lines' units out of what they hold, those still promised first: the change of each hold.
func GiveBack(holds []Hold, lines []receiptsapi.Line) []Hold {
	given := make([]Hold, len(holds))
	for i, h := range holds {
		given[i] = h
		given[i].Reserved, given[i].Promised = 0, 0
	}
	for _, line := range lines {
		rest := line.Quantity
		for i, h := range holds { // what is not there yet first
			if h.OrderItemID == line.OrderItemID {
				units := min(rest, h.Promised+given[i].Promised)
				given[i].Promised -= units
				rest -= units
			}
		}
		for i, h := range holds {
			if h.OrderItemID == line.OrderItemID {
				units := min(rest, h.Reserved+given[i].Reserved)
				given[i].Reserved -= units
				rest -= units
			}
		}
	}
	return slices.DeleteFunc(given, func(h Hold) bool { return h.Reserved == 0 && h.Promised == 0 })
}

// Servable are the products of which units are there that somebody was promised.
func Servable(levels map[int64]receiptsapi.Level, productIDs []int64) []int64 {
	var ids []int64
	for _, id := range productIDs {
		if levels[id].Promised > 0 && levels[id].Available() > 0 {
			ids = append(ids, id)
		}
	}
	return ids
}

// Redeem turns promises into reservations as far as levels go, in the order given: the change of each hold.
func Redeem(levels map[int64]receiptsapi.Level, holds []Hold) []Hold {
	available := make(map[int64]int64, len(levels))
	for id, level := range levels {
		available[id] = level.Available()
	}
	var served []Hold
	for _, h := range holds {
		units := min(h.Promised, available[h.ProductID])
		if units <= 0 {
			continue
		}
		available[h.ProductID] -= units
		h.Reserved, h.Promised = units, -units
		served = append(served, h)
	}
	return served
}
