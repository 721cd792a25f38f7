package domain

import (
	"slices"

	stock "millesime/modules/receipts/internal/stock/domain"
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
		return stock.MoveReason(r.Reference)
	}
	return r.Number
}

// Bring is a line of a receipt that brings units of a lot besides; its best-before date is that of the lot, where it is known.
func (l Line) Bring(name string, units int64, lots []receiptsapi.Lot) Line {
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
	if of := slices.IndexFunc(lots, func(lot receiptsapi.Lot) bool { return lot.Lot == name }); of >= 0 {
		l.Lots[at].BestBefore = lots[of].BestBefore
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
