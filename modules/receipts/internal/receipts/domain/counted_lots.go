package domain

import (
	"cmp"
	"slices"

	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
	"millesime/platform/fold"
)

// WithLots names the lots of counted bottles, where nobody did and it is clear which they are: all that the line brings was counted
// at once, or all of it is one lot. A lot has the best-before date that is known of it; another one, for all of its bottles, is refused
// unless it was confirmed. lots are those that are known, by product.
func (c Count) WithLots(r Receipt, lots map[int64][]receiptsapi.Lot) (Count, error) {
	days := r.lotDays(lots)
	var refused []fault.Violation
	var lines []CountedLine
	for n, counted := range c.Lines {
		parts := []CountedLine{counted}
		at := slices.IndexFunc(r.Lines, func(l Line) bool { return l.ProductID == counted.ProductID })
		if at >= 0 && counted.Lot == "" && counted.Received > 0 {
			parts = counted.byLot(r.Lines[at])
		}
		var other []fault.Violation
		for i := range parts {
			var refusal []fault.Violation
			parts[i], refusal = parts[i].dated(n, days)
			other = append(other, refusal...)
		}
		refused = append(refused, other[:min(len(other), 1)]...) // one is enough for a day that was said once
		lines = append(lines, parts...)
	}
	c.Lines = lines
	return c, stock.Refuse(refused)
}

// lotKey is a lot of a product, by its name as it is kept.
type lotKey struct {
	product int64
	lot     string
}

// lotDays are the best-before dates of lots, as far as they are known: the one that a lot has, or else the one that was announced.
func (r Receipt) lotDays(lots map[int64][]receiptsapi.Lot) map[lotKey]string {
	days := map[lotKey]string{}
	for _, line := range r.Lines {
		for _, lot := range line.Lots {
			days[lotKey{line.ProductID, fold.Code(lot.Lot)}] = lot.BestBefore
		}
	}
	for product, some := range lots {
		for _, lot := range some {
			if lot.BestBefore != "" {
				days[lotKey{product, lot.Lot}] = lot.BestBefore
			}
		}
	}
	return days
}

// dated is a counted line with the day that is known of its lot, where it says none. Another day is refused unless it was confirmed.
func (l CountedLine) dated(n int, days map[lotKey]string) (CountedLine, []fault.Violation) {
	at := lotKey{l.ProductID, fold.Code(l.Lot)}
	if at.lot == "" {
		return l, nil
	}
	day := days[at]
	l.BestBefore = cmp.Or(l.BestBefore, day)
	days[at] = l.BestBefore
	if day != "" && day != l.BestBefore && !l.NewDate {
		return l, []fault.Violation{otherDate(n, at.lot, day)}
	}
	return l, nil
}

// LotNames are those that the count names or its receipt announces, each once.
func (c Count) LotNames(r Receipt) []string {
	var names []string
	for _, l := range c.Lines {
		if l.Lot != "" {
			names = append(names, fold.Code(l.Lot))
		}
	}
	for _, l := range r.Lines {
		for _, lot := range l.Lots {
			names = append(names, fold.Code(lot.Lot))
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// byLot splits counted bottles into the lots that the line brings, where it is clear which they are.
func (l CountedLine) byLot(line Line) []CountedLine {
	part := func(lot LineLot, units int64) CountedLine {
		one := l
		one.Lot, one.Received = lot.Lot, units
		return one
	}
	switch {
	case len(line.Lots) == 1 && line.Lots[0].Quantity == line.Expected:
		return []CountedLine{part(line.Lots[0], l.Received)}
	case len(line.Lots) == 0 || line.Received+line.Damaged > 0 || l.Damaged > 0 || l.Received != line.Expected:
		return []CountedLine{l}
	}
	parts := make([]CountedLine, 0, len(line.Lots)+1)
	rest := l.Received
	for _, lot := range line.Lots {
		parts = append(parts, part(lot, lot.Quantity))
		rest -= lot.Quantity
	}
	if rest > 0 {
		l.Received = rest
		parts = append(parts, l)
	}
	for n := range parts[1:] {
		parts[n+1].Note, parts[n+1].Photo = "", "" // said once
	}
	return parts
}

// NoteRecalled marks lines and counts whose lots are recalled, given by product.
func (r Receipt) NoteRecalled(recalled map[int64][]string) {
	products := make(map[int64]int64, len(r.Lines))
	is := func(product int64, lot string) bool {
		return slices.Contains(recalled[product], fold.Code(lot))
	}
	for n, l := range r.Lines {
		products[l.ID] = l.ProductID
		r.Lines[n].Recalled = is(l.ProductID, l.Lot)
		for i, lot := range l.Lots {
			l.Lots[i].Recalled = is(l.ProductID, lot.Lot)
			r.Lines[n].Recalled = r.Lines[n].Recalled || l.Lots[i].Recalled
		}
	}
	for n, c := range r.Counts {
		r.Counts[n].Recalled = is(products[c.LineID], c.Lot)
	}
}
