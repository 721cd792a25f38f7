package domain

import (
	"cmp"
	"fmt"
	"strconv"
	"time"

	"millesime/modules/products/productsapi"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/fault"
	"millesime/platform/fold"
)

// Count is what was counted of a receipt in one call: it is added to what was counted before.
type Count struct {
	Lines    []CountedLine
	Complete bool // nothing more comes
	Comment  string
}

// CountedLine is what was counted of one product.
type CountedLine struct {
	ID         int64 // 0 until it is written
	LineID     int64
	ProductID  int64
	Received   int64
	Damaged    int64
	Lot        string
	Vintage    int
	BestBefore string // YYYY-MM-DD
	Note       string
	Photo      string // a file
	At         time.Time
	NewDate    bool // BestBefore replaces another one that its lot had: that was confirmed

	Recalled bool // its lot, for reading
}

// Products are those that were counted, in id order.
func (c Count) Products() []int64 {
	return stock.IDs(c.Lines, func(l CountedLine) int64 { return l.ProductID })
}

// Check refuses counted products that cannot have come with the receipt. One that was not announced may have.
func (c Count) Check(r Receipt, products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level) error {
	var refused []fault.Violation
	for n, l := range c.Lines {
		if v, ok := r.refuse(n, l.ProductID, products, levels); ok {
			refused = append(refused, v)
		} else {
			refused = append(refused, checkVintage(n, l.Vintage, products[l.ProductID].Vintage)...)
		}
	}
	return stock.Refuse(refused)
}

// checkVintage refuses to add bottles of another vintage to a wine: they are those of another product. 0 is not known.
func checkVintage(n, said, known int) []fault.Violation {
	if said == 0 || known == 0 || said == known {
		return nil
	}
	return []fault.Violation{{PropertyPath: fmt.Sprintf("lines[%d].vintage", n), Code: "other_vintage", Text: fault.Say("Ce vin est du millésime {known} : notez ces bouteilles sous le vin de leur millésime, ou créez-le.",
		"This wine is of the vintage {known}: enter these bottles with the wine of theirs, or create it.").Fill("known", strconv.Itoa(known))}}
}

// Unannounced are the counted products that no line of the receipt announces, in the order they were counted.
func (c Count) Unannounced(r Receipt) []Line {
	known := make(map[int64]bool, len(r.Lines))
	for _, l := range r.Lines {
		known[l.ProductID] = true
	}
	var lines []Line
	for _, l := range c.Lines {
		if !known[l.ProductID] {
			known[l.ProductID] = true
			lines = append(lines, Line{ProductID: l.ProductID})
		}
	}
	return lines
}

// Add adds the count to the receipt, whose lines have all its products, and gives the lines that it changes. What was last said
// of lot, vintage, date and note stands on the line. The count notes the lines of its own.
func (c Count) Add(r *Receipt) []Line {
	at := make(map[int64]int, len(r.Lines))
	for i, l := range r.Lines {
		at[l.ProductID] = i
	}
	counted := make(map[int]bool, len(c.Lines))
	for n := range c.Lines {
		l := &c.Lines[n]
		i := at[l.ProductID]
		line := &r.Lines[i]
		l.LineID = line.ID
		short := line.missing()
		line.Received += l.Received
		line.Damaged += l.Damaged
		line.Lot, line.Vintage = cmp.Or(l.Lot, line.Lot), cmp.Or(l.Vintage, line.Vintage)
		line.BestBefore, line.Note = cmp.Or(l.BestBefore, line.BestBefore), cmp.Or(l.Note, line.Note)
		r.Received += l.Received
		r.Damaged += l.Damaged
		r.Short += line.missing() - short
		counted[i] = true
	}
	var changed []Line
	for i, l := range r.Lines {
		if counted[i] {
			changed = append(changed, l)
		}
	}
	return changed
}

// Changes are the movements of stock that the count of a receipt makes.
func (c Count) Changes(r Receipt) []stock.Change {
	var changes []stock.Change
	for _, l := range c.Lines {
		if l.Received > 0 {
			changes = append(changes, stock.Change{
				ProductID: l.ProductID, Kind: stock.MovementReceipt, OnHand: l.Received, ReceiptLineID: l.LineID, Reason: r.Reason(),
				Lot: fold.Code(l.Lot), BestBefore: l.BestBefore, Moved: r.Moved(),
			})
		}
	}
	return changes
}

// Units are what was counted in all.
func (c Count) Units() (received, damaged int64) {
	for _, l := range c.Lines {
		received += l.Received
		damaged += l.Damaged
	}
	return received, damaged
}
