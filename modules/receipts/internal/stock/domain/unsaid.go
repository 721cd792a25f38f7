package domain

import (
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fold"
)

// BroughtLine is what a line of a receipt announced of lots, and what was counted of it: the oldest first, with its corrections.
type BroughtLine struct {
	ID      int64
	Lots    []receiptsapi.LotUnits
	Counted []CountedLot
}

// CountedLot is what was counted of a line of one lot, "" where nobody said which.
type CountedLot struct {
	Lot               string
	Received, Damaged int64
}

// Unsaid are the bottles that may be of a lot though nobody said so: a receipt announced as many of it, or once counted them, and the
// bottles were counted without a name (domain 6.1).
func Unsaid(lot string, lines []BroughtLine) int64 {
	var units int64
	for _, l := range lines {
		units += l.unsaid(lot)
	}
	return units
}

func (l BroughtLine) unsaid(lot string) int64 {
	var brought, named, nameless int64
	for _, one := range l.Lots {
		if fold.Code(one.Lot) == lot {
			brought += one.Quantity
		}
	}
	for _, c := range l.Counted {
		switch fold.Code(c.Lot) {
		case lot:
			named += c.Received + c.Damaged
			brought = max(brought, named)
		case "":
			nameless += c.Received
		}
	}
	return max(0, min(brought-named, nameless))
}
