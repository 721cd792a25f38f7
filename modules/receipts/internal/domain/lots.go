package domain

import (
	"cmp"
	"slices"
	"time"

	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/lists"
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
	sorted := make([]LotMove, 0, len(moves))
	for _, m := range moves {
		sorted = append(sorted, m)
	}
	slices.SortFunc(sorted, func(a, b LotMove) int {
		return cmp.Or(cmp.Compare(a.ProductID, b.ProductID), cmp.Compare(a.Lot, b.Lot))
	})
	return sorted
}

// NoteRecalled marks lines and counts whose lots are recalled, given by product.
func (r Receipt) NoteRecalled(recalled map[int64][]string) {
	products := make(map[int64]int64, len(r.Lines))
	is := func(product int64, lot string) bool {
		return slices.Contains(recalled[product], receiptsapi.LotName(lot))
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

// LotNames are those that lines name, each once.
func LotNames(lines []receiptsapi.Line) []string {
	var names []string
	for _, line := range lines {
		for _, lot := range line.Lots {
			names = append(names, receiptsapi.LotName(lot.Lot))
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
		part(receiptsapi.LotName(l.Lot), l.Quantity)
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

// Sort keys of the list of lots.
const (
	SortLotCreatedAt  = "createdAt"
	SortLotName       = "lot"
	SortLotBestBefore = "bestBefore"
	SortLotUnits      = "units"
)

// LotFilter narrows the list of lots; empty parts do not narrow.
type LotFilter struct {
	Suppliers []int64
	Warehouse string
	Products  []int64
	Lot       string // of this name
	InStock   bool
	Words     []string // of the search, folded
	Found     []int64  // products that hold all words

	lists.Part // its sorts are SortLot… keys
}

// SeenLot is a lot with what its product is called and whose it is, as of now.
type SeenLot struct {
	receiptsapi.Lot

	Product  productsapi.Product
	Supplier usersapi.Party
}

// ErrLotCursor refuses a cursor that the list did not give.
var ErrLotCursor = fault.New("receipts.bad_lot_cursor", fault.Malformed,
	"Cette page de la liste des lots n’existe plus : revenez à la première.",
	"This page of the list of lots no longer exists: go back to the first one.")
