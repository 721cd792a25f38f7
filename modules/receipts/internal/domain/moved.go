package domain

import (
	"slices"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fold"
)

// LineLot is units of one lot that a receipt brings.
type LineLot struct {
	Lot        string
	Quantity   int64
	BestBefore string // YYYY-MM-DD

	Recalled bool // for reading
}

// Moved tells that the goods of a receipt come from the other warehouse: they were received before.
func (r Receipt) Moved() bool { return r.RecoveryID != 0 }

// Reason is what the ledger says of what came with the receipt.
func (r Receipt) Reason() string {
	if r.Moved() {
		return moveReason(r.Reference)
	}
	return r.Number
}

// moveReason is the reason in the ledger of what leaves and comes with a move, which a return carries out.
func moveReason(recovery string) string { return "Changement d’entrepôt : " + recovery }

// WithLots names the lots of goods that move, where nobody did: a move takes all of a product that is there, so all of its lots. What
// no lot accounts for stays without one. lots are those that are there, by product.
func (r Recovery) WithLots(lots map[int64][]receiptsapi.Lot) Recovery {
	var lines []RecoveryLine
	for _, line := range r.Lines {
		some := lots[line.ProductID]
		isOther := func(l RecoveryLine) bool { return l.ProductID == line.ProductID && l.ID != line.ID }
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

// bring is a line of a receipt that brings units of a lot besides; its best-before date is that of the lot, where it is known.
func (l Line) bring(name string, units int64, lots []receiptsapi.Lot) Line {
	l.Expected += units
	l.Lots = slices.Clone(l.Lots)
	name = fold.Code(name)
	if name == "" {
		return l
	}
	at := slices.IndexFunc(l.Lots, func(one LineLot) bool { return one.Lot == name })
	if at < 0 {
		at = len(l.Lots)
		l.Lots = append(l.Lots, LineLot{Lot: name})
	}
	l.Lots[at].Quantity += units
	if known, ok := found(lots, func(lot receiptsapi.Lot) bool { return lot.Lot == name }); ok {
		l.Lots[at].BestBefore = known.BestBefore
	}
	return l
}

// Named is a line whose lots have their names as they are kept; it says which lot it brings where that is one alone, and else none.
func (l Line) Named() Line {
	if len(l.Lots) == 0 && l.Lot == "" {
		return l
	}
	if l.Lots = slices.Clone(l.Lots); len(l.Lots) == 0 {
		l.Lots = []LineLot{{Lot: l.Lot, Quantity: l.Expected, BestBefore: l.BestBefore}}
	}
	for n := range l.Lots {
		l.Lots[n].Lot = fold.Code(l.Lots[n].Lot)
	}
	l.Lot, l.BestBefore = "", ""
	if len(l.Lots) == 1 && l.Lots[0].Quantity == l.Expected {
		l.Lot, l.BestBefore = l.Lots[0].Lot, l.Lots[0].BestBefore
	}
	return l
}
