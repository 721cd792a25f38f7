package domain

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Sort keys of the list.
const (
	SortExpectedOn = "expectedOn"
	SortCreatedAt  = "createdAt"
	SortNumber     = "number"
	SortStatus     = "status"
)

// View is a part of the receipts that people look at together.
type View string

// The views.
const (
	ViewOpen    View = "open"
	ViewHistory View = "history"
	ViewToDo    View = "todo" // for the reader: late and to be seen to, or there and to be counted
)

// Views lists every view.
func Views() []View { return []View{ViewOpen, ViewHistory, ViewToDo} }

// Filter narrows the list; empty parts do not narrow.
type Filter struct {
	View      View
	Statuses  []Status
	Suppliers []int64
	Warehouse string
	Products  []int64
	Words     []string // of the search, folded
	Found     []int64  // products that hold all words

	lists.Part // its sorts are Sort… keys
}

// Reading is who reads receipts, and when.
type Reading struct {
	SupplierID int64 // 0: all suppliers, of an admin
	Nothing    bool  // the reader is neither
	Today      string
}

// ReadingOf is what of receipts an actor reads (domain 2): a supplier its own, admins all, others none.
func ReadingOf(a auth.Actor, now time.Time) Reading {
	reading := Reading{Today: Today(now)}
	switch {
	case a.Group.IsAdmin():
	case a.Group == auth.Supplier:
		reading.SupplierID = a.ID
	default:
		reading.Nothing = true
	}
	return reading
}

// Admin tells whether all receipts are read.
func (r Reading) Admin() bool { return !r.Nothing && r.SupplierID == 0 }

// Summary counts the receipts of a reading.
type Summary struct {
	ToReceive int64 // announced
	Late      int64 // of those
	ToCount   int64 // by the reader
}
