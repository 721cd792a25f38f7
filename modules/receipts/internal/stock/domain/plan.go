package domain

import (
	"cmp"
	"slices"

	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/lists"
)

// Plan is what becomes of some claims when they are laid over what receipts bring.
type Plan struct {
	Changed  []Hold          // those that hold something else than before, as they are now
	Added    []Hold          // pieces of claims that were split
	Released []int64         // holds of nothing more, by id
	Promised map[int64]int64 // what receipt lines are promised more or less, by id
	Moves    []PromiseMove   // of whom a day is another
	Changes  []Change        // of the levels
}

// PromiseMove is a line of an order whose goods are promised for other days than it was told, or came.
type PromiseMove struct {
	OrderID, OrderItemID, ProductID int64
	Moved                           bool // to other days than Before
	Before                          Parts
	Served                          int64 // units that came
}

// LayOut lays claims, the oldest first, over the open units of one product's receipt lines, the earliest first, from a
// position on, which is what older claims take. What lies beyond all lines waits without a day.
func LayOut(lines []ReceiptLine, position int64, holds []Hold) Plan {
	plan := Plan{Promised: map[int64]int64{}}
	cut := pieces{lines: lines, skip: position}
	for len(holds) > 0 {
		claim := holds[:claimLength(holds)]
		holds = holds[len(claim):]
		units := int64(0)
		for _, h := range claim {
			units += h.Promised + h.Waiting
		}
		plan.write(claim, cut.take(units))
	}
	return plan
}

// claimLength is how many of the first holds are of one line of an order and of one age.
func claimLength(holds []Hold) int {
	n := 1
	for n < len(holds) && holds[n].OrderItemID == holds[0].OrderItemID && holds[n].CreatedAt.Equal(holds[0].CreatedAt) {
		n++
	}
	return n
}

// pieces cuts what lines bring, from a position on.
type pieces struct {
	lines []ReceiptLine
	skip  int64 // units before the next piece, from the first line on
}

// piece is a promise on one line, or units that wait.
type piece struct {
	line     int64
	on       string
	promised int64
	waiting  int64
}

// take cuts the next units.
func (p *pieces) take(units int64) []piece {
	var cut []piece
	for units > 0 && len(p.lines) > 0 {
		line := p.lines[0]
		if p.skip >= line.Open {
			p.skip -= line.Open
			p.lines = p.lines[1:]
			continue
		}
		taken := min(units, line.Open-p.skip)
		cut = append(cut, piece{line: line.ID, on: line.ExpectedOn, promised: taken})
		p.skip += taken
		units -= taken
	}
	if units > 0 {
		cut = append(cut, piece{waiting: units})
	}
	return cut
}

// write gives a claim its pieces: its holds take one each as long as there are, and what they reserve stays with them.
func (p *Plan) write(claim []Hold, cut []piece) {
	first := claim[0]
	promised, waiting := int64(0), int64(0)
	for n, h := range claim {
		now := h
		now.Promised, now.Waiting, now.ReceiptLineID, now.PromisedOn = 0, 0, 0, ""
		if n < len(cut) {
			now = cut[n].in(now)
		}
		promised += now.Promised - h.Promised
		waiting += now.Waiting - h.Waiting
		p.note(h, now)
	}
	for n := len(claim); n < len(cut); n++ {
		added := cut[n].in(Hold{OrderID: first.OrderID, OrderItemID: first.OrderItemID, ProductID: first.ProductID, CreatedAt: first.CreatedAt})
		promised += added.Promised
		waiting += added.Waiting
		p.Promised[added.ReceiptLineID] += added.Promised
		p.Added = append(p.Added, added)
	}
	if before := partsOfClaim(claim); !slices.Equal(before, partsOfPieces(cut)) {
		p.Moves = append(p.Moves, PromiseMove{
			OrderID: first.OrderID, OrderItemID: first.OrderItemID, ProductID: first.ProductID, Moved: true, Before: before,
		})
	}
	if promised != 0 || waiting != 0 {
		kind := MovementReservation
		if promised < 0 {
			kind = MovementRelease
		}
		p.Changes = append(p.Changes, Change{
			ProductID: first.ProductID, Kind: kind, Promised: promised, Waiting: waiting, OrderID: first.OrderID, Reason: "",
		})
	}
}

// in puts a piece into a hold.
func (c piece) in(h Hold) Hold {
	h.Promised, h.Waiting, h.ReceiptLineID, h.PromisedOn = c.promised, c.waiting, c.line, c.on
	return h
}

// note keeps what a hold is now, when it is something else.
func (p *Plan) note(before, now Hold) {
	if before == now {
		return
	}
	p.Promised[before.ReceiptLineID] -= before.Promised
	p.Promised[now.ReceiptLineID] += now.Promised
	if now.Reserved == 0 && now.Promised == 0 && now.Waiting == 0 {
		p.Released = append(p.Released, now.ID)
	} else {
		p.Changed = append(p.Changed, now)
	}
}

func partsOfPieces(cut []piece) Parts {
	all := lists.Each(cut, func(c piece) receiptsapi.Promise {
		return receiptsapi.Promise{Units: c.promised + c.waiting, ExpectedOn: c.on}
	})
	return PartsOf(all...)
}

// Earliest orders open lines as they are promised.
func Earliest(lines []ReceiptLine) {
	slices.SortFunc(lines, func(a, b ReceiptLine) int {
		return cmp.Or(cmp.Compare(a.ExpectedOn, b.ExpectedOn), cmp.Compare(a.ID, b.ID))
	})
}
