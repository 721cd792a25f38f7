package domain

import (
	"slices"
	"time"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
	"millesime/platform/fold"
)

// CheckLeaving refuses to let recalled lots leave, and what is past its date today unless that was confirmed. lots are by product
// those that are there or that the lines name, with the levels as they are before it.
//
// Bottles of which nobody says the lot may be of any, and so may those that are said to be of a lot that has not so many: a name may be
// a slip. While a recalled lot is there they leave only as far as no lot accounts for what is on hand, and while one past its date is
// there as far as the others go.
func CheckLeaving(lots map[int64][]receiptsapi.Lot, lines []receiptsapi.Line, today string) error {
	leaving := map[int64]*leaving{}
	for _, line := range lines {
		one := leaving[line.ProductID]
		if one == nil {
			one = newLeaving(lots[line.ProductID], today)
			leaving[line.ProductID] = one
		}
		if err := one.take(line); err != nil {
			return err
		}
	}
	return nil
}

// leaving are the lots of one product while its bottles leave.
type leaving struct {
	lots     []receiptsapi.Lot
	today    string
	named    map[string]int64 // units said to be of a lot so far
	unsaid   int64            // bottles on hand that no lot accounts for
	goodOnes int64            // bottles on hand that are not past their date
}

func newLeaving(lots []receiptsapi.Lot, today string) *leaving {
	l := &leaving{lots: lots, today: today, named: map[string]int64{}}
	if len(lots) > 0 {
		l.unsaid, l.goodOnes = lots[0].OnHand, lots[0].OnHand
	}
	for _, lot := range lots {
		l.unsaid -= max(lot.Units, 0)
		if lot.Past(today) {
			l.goodOnes -= max(lot.Units, 0)
		}
	}
	return l
}

// take lets a line leave, or refuses it.
func (l *leaving) take(line receiptsapi.Line) error {
	rest, beyond := line.Quantity, ""
	for _, named := range line.Lots {
		lot, _ := l.find(named.Lot)
		switch {
		case lot.Recalled():
			return receiptsapi.ErrLotRecalled.With("lot", lot.Lot)
		case lot.Past(l.today) && !line.PastDates:
			return pastDate(lot)
		}
		of := l.drawn(lot, named)
		rest -= of
		if !lot.Past(l.today) {
			l.goodOnes -= of
		}
		if of < named.Quantity {
			beyond = fold.Code(named.Lot)
		}
	}
	if rest == 0 {
		return nil
	}
	l.unsaid -= rest
	l.goodOnes -= rest
	if lot, there := l.first(receiptsapi.Lot.Recalled); there && l.unsaid < 0 {
		if beyond != "" {
			return receiptsapi.ErrLotBeyond.With("lot", lot.Lot, "named", beyond)
		}
		return receiptsapi.ErrLotUnsaid.With("lot", lot.Lot)
	}
	isPast := func(lot receiptsapi.Lot) bool { return lot.Past(l.today) }
	if lot, there := l.first(isPast); there && l.goodOnes < 0 && !line.PastDates {
		return pastDate(lot)
	}
	return nil
}

// drawn is how many of the units that are said to be of a lot it still has; none of one that nobody knows.
func (l *leaving) drawn(lot receiptsapi.Lot, named receiptsapi.LotUnits) int64 {
	name := fold.Code(named.Lot)
	of := min(named.Quantity, max(lot.Units-l.named[name], 0))
	l.named[name] += of
	return of
}

func (l *leaving) find(name string) (receiptsapi.Lot, bool) {
	return found(l.lots, func(lot receiptsapi.Lot) bool { return lot.Lot == fold.Code(name) })
}

// first is one that is there.
func (l *leaving) first(is func(receiptsapi.Lot) bool) (receiptsapi.Lot, bool) {
	return found(l.lots, func(lot receiptsapi.Lot) bool { return lot.Units > 0 && is(lot) })
}

func found(lots []receiptsapi.Lot, is func(receiptsapi.Lot) bool) (receiptsapi.Lot, bool) {
	at := slices.IndexFunc(lots, is)
	if at < 0 {
		return receiptsapi.Lot{}, false
	}
	return lots[at], true
}

func pastDate(lot receiptsapi.Lot) error {
	refusal := receiptsapi.ErrLotPast.With("lot", lot.Lot, "date", lot.BestBefore)
	if day, err := time.Parse(time.DateOnly, lot.BestBefore); err == nil {
		refusal = receiptsapi.ErrLotPast.With("lot", lot.Lot, "date", fault.Day(day, true))
	}
	return refusal
}
