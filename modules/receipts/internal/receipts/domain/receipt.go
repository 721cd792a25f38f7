// Package domain holds the rules of receipts: their state table, lines, counts, corrections and papers.
package domain

import (
	"time"

	"millesime/modules/products/productsapi"
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/document"
)

// Receipt is a delivery to a warehouse, announced, under way or counted.
type Receipt struct {
	ID         int64
	Number     string
	SupplierID int64
	Warehouse  string
	Status     Status
	RecoveryID int64 // the return whose goods it brings from the other warehouse; 0: none
	Header

	ArrivedAt time.Time // zero: not yet
	CreatedAt time.Time
	UpdatedAt time.Time
	Version   int64

	Totals          // of its lines
	Lines    []Line // of one receipt, not in lists
	Timeline []Step // likewise
	Counts   []CountedLine

	Documents []Document // likewise

	Supplier usersapi.Party // as of now, for reading

	Reopens bool // bottles of it are missing again by a correction that is being made
}

// Header is what may be changed of a receipt while it is open.
type Header struct {
	ExpectedOn     string // YYYY-MM-DD
	Carrier        string
	TrackingNumber string
	Reference      string // the supplier's own
	DutyStatus     string
	ARC            string // of the electronic document of suspended goods
	Comment        string
}

// Whether duties on the goods are paid or suspended.
const (
	DutyPaid      = "paid"
	DutySuspended = "suspended"
)

// Totals are the units of a receipt.
type Totals struct {
	LineCount int64
	Expected  int64
	Received  int64
	Damaged   int64
	Short     int64 // announced and neither received nor damaged, line by line
}

// Line is one product of a receipt.
type Line struct {
	ID         int64
	ProductID  int64
	Expected   int64 // 0: it came and was not announced
	Received   int64
	Damaged    int64 // counted, never on hand
	Promised   int64
	Lot        string
	Vintage    int
	BestBefore string // YYYY-MM-DD
	Note       string
	Lots       []LineLot // that it brings, as far as anybody knows; Lot is the one that it brings alone

	Product  productsapi.Product // for reading
	Recalled bool                // some lot of it, likewise
}

// Open is how many units of a line may still come; none of a receipt that ended.
func (l Line) Open(status Status) int64 {
	if !status.IsOpen() {
		return 0
	}
	return l.missing()
}

// Products are those of the lines, in id order.
func (r Receipt) Products() []int64 {
	return stock.IDs(r.Lines, func(l Line) int64 { return l.ProductID })
}

// Whole tells that all that was announced was counted, sound or broken.
func (r Receipt) Whole() bool { return r.Short == 0 && r.Received+r.Damaged > 0 }

// Late tells that the day has passed on which the goods were expected, and they have not come.
func (r Receipt) Late(now time.Time) bool {
	return r.Status == Processing && stock.IsLate(r.ExpectedOn, stock.Today(now))
}

// Step is an entry of the timeline.
type Step struct {
	document.Step[Status]

	Changed []string // codes of what else changed: counted, expectedOn, lines …
	Units   int64    // counted
	Damaged int64
}
