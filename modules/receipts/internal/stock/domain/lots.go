package domain

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fold"
)

// LotMove is what came and left of one lot of a product.
type LotMove struct {
	ProductID  int64
	Lot        string
	BestBefore string
	Received   int64 // with receipts
	Units      int64 // that it has more, or fewer
}

// Arrives tells whether a receipt brought some of it.
func (m LotMove) Arrives() bool { return m.Received > 0 }

// LotMoves sum changes by product and lot, in that order; what names no lot is left out.
func LotMoves(changes []Change) []LotMove {
	type key struct {
		product int64
		lot     string
	}
	moves := map[key]LotMove{}
	for _, c := range changes {
		if c.Lot == "" || c.OnHand == 0 {
			continue
		}
		at := key{c.ProductID, c.Lot}
		m := moves[at]
		m.ProductID, m.Lot, m.BestBefore, m.Units = c.ProductID, c.Lot, cmp.Or(c.BestBefore, m.BestBefore), m.Units+c.OnHand
		if !c.Moved && (c.Kind == MovementReceipt || c.ReceiptLineID != 0) { // or a count of it was corrected
			m.Received += c.OnHand
		}
		moves[at] = m
	}
	return slices.SortedFunc(maps.Values(moves), func(a, b LotMove) int {
		return cmp.Or(cmp.Compare(a.ProductID, b.ProductID), cmp.Compare(a.Lot, b.Lot))
	})
}

// LotNames are those that lines name, each once.
func LotNames(lines []receiptsapi.Line) []string {
	var names []string
	for _, line := range lines {
		for _, lot := range line.Lots {
			names = append(names, fold.Code(lot.Lot))
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// ByLot splits a change of units on hand, reserved with them or not, into one for each lot and one for what names none.
func (c Change) ByLot(lots []receiptsapi.LotUnits) []Change {
	rest, sign := max(c.OnHand, -c.OnHand), int64(cmp.Compare(c.OnHand, 0))
	var changes []Change
	part := func(lot string, units int64) {
		one := c
		one.Lot, one.OnHand = lot, units*sign
		if c.Reserved != 0 {
			one.Reserved = one.OnHand
		}
		changes = append(changes, one)
	}
	for _, l := range lots {
		part(fold.Code(l.Lot), l.Quantity)
		rest -= l.Quantity
	}
	if rest > 0 {
		part("", rest)
	}
	return changes
}

// ToShip brings the lots of one product into the order in which they leave today, and takes off them what left without a word
// about its lot: the first of them, as far as anybody knows. What is past its date leaves last, what is recalled not at all.
func ToShip(lots []receiptsapi.Lot, today string) []receiptsapi.Lot {
	lots = slices.DeleteFunc(lots, func(l receiptsapi.Lot) bool { return l.Units <= 0 })
	slices.SortFunc(lots, leavesBefore)
	var gone int64
	for _, l := range lots {
		gone += l.Units
	}
	if len(lots) > 0 {
		gone = max(0, gone-lots[0].OnHand)
	}
	for n := range lots {
		taken := min(gone, lots[n].Units)
		lots[n].Units -= taken
		gone -= taken
	}
	lots = slices.DeleteFunc(lots, func(l receiptsapi.Lot) bool { return l.Units == 0 || l.Recalled() })
	slices.SortStableFunc(lots, func(a, b receiptsapi.Lot) int { return cmp.Compare(order(a, today), order(b, today)) })
	return lots
}

// order puts what is past its date behind the rest.
func order(l receiptsapi.Lot, today string) int {
	if l.Past(today) {
		return 1
	}
	return 0
}

// leavesBefore compares by best-before date, those without one last, then by arrival, those without one last.
func leavesBefore(a, b receiptsapi.Lot) int {
	const never = "9999-12-31"
	return cmp.Or(
		cmp.Compare(cmp.Or(a.BestBefore, never), cmp.Or(b.BestBefore, never)), compareArrivals(a.ArrivedAt, b.ArrivedAt), cmp.Compare(a.ID, b.ID),
	)
}

func compareArrivals(a, b time.Time) int {
	if a.IsZero() != b.IsZero() {
		return cmp.Compare(b.Unix(), a.Unix()) // the zero time is the smallest
	}
	return a.Compare(b)
}
