package domain

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/lists"
)

// Filter narrows a list of documents of the warehouse; empty parts do not narrow.
type Filter[S ~string] struct {
	Statuses  []S
	Warehouse string
	Suppliers []int64
	Products  []int64
	Search    string
	ToDo      bool // by the reader

	lists.Part
}

// For returns the filter, narrowed to what waits in a state for its reader as keeper of the warehouse, when ToDo asks for that.
func (f Filter[S]) For(reader auth.Actor, waiting S) Filter[S] {
	if !f.ToDo {
		return f
	}
	f.Statuses = []S{waiting}
	warehouse := keptBy(reader)
	if f.Warehouse != "" && f.Warehouse != warehouse {
		f.Statuses = []S{""} // others do that
	}
	f.Warehouse = warehouse
	return f
}

// Search finds documents by their words, and by products that hold all of them.
type Search struct {
	Words []string // folded
	Found []int64  // products
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

// View is a part of the documents of the warehouse that people look at together.
type View string

// The views.
const (
	ViewOpen    View = "open"
	ViewHistory View = "history"
	ViewToDo    View = "todo" // for the reader: what it has to see to
)

// Views lists every view.
func Views() []View { return []View{ViewOpen, ViewHistory, ViewToDo} }
