package domain

import (
	"cmp"
	"slices"

	"millesime/modules/receipts/receiptsapi"
)

// ReceiptLine is an open line of an expected receipt.
type ReceiptLine struct {
	ID         int64
	ProductID  int64
	ExpectedOn string // YYYY-MM-DD
	Open       int64  // expected less received less promised
}

// Hold is what one order line gets: reserved units, or units promised on one receipt line.
type Hold struct {
	ID                              int64 // 0 until it is written
	OrderID, OrderItemID, ProductID int64
	Reserved, Promised              int64
	ReceiptLineID                   int64 // of the promised units; 0 for reserved ones
}

// Allocate serves the lines in their order: what is available is reserved, the rest promised to the earliest
// receipt lines (domain 3.3). Shortages come in product id order; with any, no hold counts.
func Allocate(levels map[int64]receiptsapi.Level, receipts []ReceiptLine, lines []receiptsapi.Line) ([]Hold, []receiptsapi.Shortage) {
	available := make(map[int64]int64, len(levels))
	wanted := make(map[int64]int64, len(levels))
	for id, level := range levels {
		available[id] = level.Available()
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
			holds = append(holds, hold(line, taken, 0, 0))
		}
		for i := range open[line.ProductID] {
			receipt := &open[line.ProductID][i]
			if taken := min(rest, receipt.Open); taken > 0 {
				receipt.Open -= taken
				rest -= taken
				holds = append(holds, hold(line, 0, taken, receipt.ID))
			}
		}
		missing[line.ProductID] += rest
	}
	return holds, shortages(wanted, missing)
}

func hold(line receiptsapi.Line, reserved, promised, receiptLine int64) Hold {
	return Hold{
		OrderID: line.OrderID, OrderItemID: line.OrderItemID, ProductID: line.ProductID,
		Reserved: reserved, Promised: promised, ReceiptLineID: receiptLine,
	}
}

// openLines groups receipt lines by product, earliest first.
func openLines(receipts []ReceiptLine) map[int64][]ReceiptLine {
	byProduct := make(map[int64][]ReceiptLine)
	for _, r := range receipts {
		byProduct[r.ProductID] = append(byProduct[r.ProductID], r)
	}
	for _, rows := range byProduct {
		slices.SortFunc(rows, func(a, b ReceiptLine) int {
			return cmp.Or(cmp.Compare(a.ExpectedOn, b.ExpectedOn), cmp.Compare(a.ID, b.ID))
		})
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
		if levels[id].Available() < quantity && levels[id].Incoming > levels[id].Promised {
			ids = append(ids, id)
		}
	}
	return Unique(ids)
}

// ProductsOf are the products of lines, in id order.
func ProductsOf(lines []receiptsapi.Line) []int64 {
	ids := make([]int64, 0, len(lines))
	for _, line := range lines {
		ids = append(ids, line.ProductID)
	}
	return Unique(ids)
}

// Unique is each id once, in order.
func Unique(ids []int64) []int64 {
	sorted := slices.Clone(ids)
	slices.Sort(sorted)
	return slices.Compact(sorted)
}
