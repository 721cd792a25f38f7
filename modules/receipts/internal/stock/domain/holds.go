package domain

import (
	"slices"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
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

// GiveBack takes the lines' units out of what they hold: first those that nothing is left for, then those still promised. It gives
// the change of each hold.
func GiveBack(holds []Hold, lines []receiptsapi.Line) []Hold {
	given := make([]Hold, len(holds))
	for i, h := range holds {
		given[i] = h
		given[i].Reserved, given[i].Promised, given[i].Waiting = 0, 0, 0
	}
	for _, line := range lines {
		rest := line.Quantity
		for _, part := range []func(*Hold) *int64{
			func(h *Hold) *int64 { return &h.Waiting }, func(h *Hold) *int64 { return &h.Promised }, func(h *Hold) *int64 { return &h.Reserved },
		} {
			for i := range slices.Backward(holds) { // what came last to the line goes first
				if holds[i].OrderItemID == line.OrderItemID {
					units := min(rest, *part(&holds[i])+*part(&given[i]))
					*part(&given[i]) -= units
					rest -= units
				}
			}
		}
	}
	return slices.DeleteFunc(given, func(h Hold) bool { return h.Reserved == 0 && h.Promised == 0 && h.Waiting == 0 })
}

// Servable are the products of which units are there that somebody lacks.
func Servable(levels map[int64]receiptsapi.Level, productIDs []int64) []int64 {
	var ids []int64
	for _, id := range productIDs {
		if levels[id].Promised+levels[id].Waiting > 0 && levels[id].Available() > 0 {
			ids = append(ids, id)
		}
	}
	return ids
}

// Redeem turns promises, and what waits without one, into reservations as far as levels go, in the order given: the change of
// each hold.
func Redeem(levels map[int64]receiptsapi.Level, holds []Hold) []Hold {
	available := make(map[int64]int64, len(levels))
	for id, level := range levels {
		available[id] = level.Available()
	}
	var served []Hold
	for _, h := range holds {
		promised := min(h.Promised, available[h.ProductID])
		waiting := min(h.Waiting, available[h.ProductID]-promised)
		if promised+waiting <= 0 {
			continue
		}
		available[h.ProductID] -= promised + waiting
		h.Reserved, h.Promised, h.Waiting = promised+waiting, -promised, -waiting
		served = append(served, h)
	}
	return served
}

// Owed are the products of which changes promise more or less, or have more or fewer units wait.
func Owed(changes []Change) []int64 {
	var ids []int64
	for _, c := range changes {
		if c.Promised != 0 || c.Waiting != 0 {
			ids = append(ids, c.ProductID)
		}
	}
	return Unique(ids)
}

// Unreserve takes back what holds reserve and changes leave nothing for: of the youngest claims first, which wait again. holds are
// those of the products that reserve something, the youngest first; the changes of each come back. What else than orders reserves
// stays.
func Unreserve(levels map[int64]receiptsapi.Level, changes []Change, holds []Hold) ([]Hold, error) {
	lacks := map[int64]int64{}
	for _, c := range changes {
		lacks[c.ProductID] -= c.OnHand
	}
	for product := range lacks {
		level := levels[product]
		if lacks[product] > level.OnHand {
			return nil, ErrLeftAlready.With("onHand", fault.Units(level.OnHand))
		}
		lacks[product] -= level.Available()
	}
	var taken []Hold
	for _, h := range holds {
		units := min(h.Reserved, lacks[h.ProductID])
		if units <= 0 {
			continue
		}
		lacks[h.ProductID] -= units
		h.Reserved, h.Promised, h.Waiting = -units, 0, units
		taken = append(taken, h)
	}
	for product, lack := range lacks {
		if lack > 0 {
			return nil, receiptsapi.ErrBelowReserved.With("reserved", fault.Units(levels[product].Reserved))
		}
	}
	return taken, nil
}
