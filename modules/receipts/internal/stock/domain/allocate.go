package domain

import (
	"cmp"
	"slices"
	"time"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/lists"
)

// ReceiptLine is an open line of an expected receipt.
type ReceiptLine struct {
	ID         int64
	ProductID  int64
	ExpectedOn string // YYYY-MM-DD
	Open       int64  // may still come and, where it is asked for, was promised to nobody
}

// Hold is what one order line gets: reserved units, units promised on one receipt line, and units that no receipt is left for.
type Hold struct {
	ID                              int64 // 0 until it is written
	OrderID, OrderItemID, ProductID int64
	Reserved, Promised, Waiting     int64
	ReceiptLineID                   int64     // of the promised units; 0 for others
	PromisedOn                      string    // the day that its order was told, YYYY-MM-DD; "" is none
	CreatedAt                       time.Time // of the order's claim: what was split of a hold is as old as the hold
}

// Allocate serves the lines in their order: what is available is reserved, the rest promised to the earliest
// receipt lines (domain 3.3). Shortages come in product id order; with any, no hold counts.
func Allocate(levels map[int64]receiptsapi.Level, receipts []ReceiptLine, lines []receiptsapi.Line) ([]Hold, []receiptsapi.Shortage) {
	available := make(map[int64]int64, len(levels))
	wanted := make(map[int64]int64, len(levels))
	for id, level := range levels {
		available[id] = level.Available()
	}
	promisable := make(map[int64]int64, len(levels))
	for id, level := range levels {
		promisable[id] = level.Promisable() // who waits is served first
	}
	open := openLines(receipts)
	missing := make(map[int64]int64)

	holds := make([]Hold, 0, len(lines))
	for _, line := range lines {
		wanted[line.ProductID] += line.Quantity
		rest := line.Quantity
		if taken := min(rest, available[line.ProductID]); taken > 0 {
			available[line.ProductID] -= taken
			rest -= taken
			holds = append(holds, hold(line, taken))
		}
		for i := range open[line.ProductID] {
			receipt := &open[line.ProductID][i]
			if taken := min(rest, receipt.Open, promisable[line.ProductID]); taken > 0 {
				receipt.Open -= taken
				promisable[line.ProductID] -= taken
				rest -= taken
				promise := hold(line, 0)
				promise.Promised, promise.ReceiptLineID, promise.PromisedOn = taken, receipt.ID, receipt.ExpectedOn
				holds = append(holds, promise)
			}
		}
		missing[line.ProductID] += rest
	}
	return holds, shortages(wanted, missing)
}

// PromisesByNumber are what holds promise to so many lines, whose ids are their numbers, one for each day.
func PromisesByNumber(holds []Hold, lines int) [][]receiptsapi.Promise {
	promises := make([][]receiptsapi.Promise, lines)
	for _, h := range holds {
		if h.Promised == 0 {
			continue
		}
		of := promises[h.OrderItemID]
		if last := len(of) - 1; last >= 0 && of[last].ExpectedOn == h.PromisedOn {
			of[last].Units += h.Promised
			continue
		}
		promises[h.OrderItemID] = append(of, receiptsapi.Promise{Units: h.Promised, ExpectedOn: h.PromisedOn})
	}
	return promises
}

func hold(line receiptsapi.Line, reserved int64) Hold {
	return Hold{OrderID: line.OrderID, OrderItemID: line.OrderItemID, ProductID: line.ProductID, Reserved: reserved}
}

// openLines groups receipt lines by product, earliest first.
func openLines(receipts []ReceiptLine) map[int64][]ReceiptLine {
	byProduct := make(map[int64][]ReceiptLine)
	for _, r := range receipts {
		byProduct[r.ProductID] = append(byProduct[r.ProductID], r)
	}
	for _, rows := range byProduct {
		Earliest(rows)
	}
	return byProduct
}

func shortages(wanted, missing map[int64]int64) []receiptsapi.Shortage {
	var out []receiptsapi.Shortage
	for id, lack := range missing {
		if lack > 0 {
			out = append(out, receiptsapi.Shortage{ProductID: id, Wanted: wanted[id], Available: wanted[id] - lack})
		}
	}
	slices.SortFunc(out, func(a, b receiptsapi.Shortage) int { return cmp.Compare(a.ProductID, b.ProductID) })
	return out
}

// Promisable are the products that lines want more of than is available, and of which more is on its way than is promised.
func Promisable(levels map[int64]receiptsapi.Level, lines []receiptsapi.Line) []int64 {
	wanted := make(map[int64]int64, len(lines))
	for _, line := range lines {
		wanted[line.ProductID] += line.Quantity
	}
	var ids []int64
	for id, quantity := range wanted {
		if levels[id].Available() < quantity && levels[id].Promisable() > 0 {
			ids = append(ids, id)
		}
	}
	return Unique(ids)
}

// ProductsOf are the products of lines, in id order.
func ProductsOf(lines []receiptsapi.Line) []int64 {
	return IDs(lines, func(line receiptsapi.Line) int64 { return line.ProductID })
}

// IDs returns the ids that of reads from each row, each once, in order.
func IDs[R any](rows []R, of func(R) int64) []int64 { return Unique(lists.Each(rows, of)) }

// Unique is each id once, in order.
func Unique(ids []int64) []int64 {
	sorted := slices.Clone(ids)
	slices.Sort(sorted)
	return slices.Compact(sorted)
}
