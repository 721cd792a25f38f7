package domain

import (
	"slices"
	"time"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
var ErrNotFound = fault.New("orders.not_found", fault.NotFound, "Cette commande est introuvable.", "This order cannot be found.")

// ErrCursor refuses a cursor that this list did not give.
var ErrCursor = lists.Stale("orders.bad_cursor")

// Sort keys of the list.
const (
	SortCreatedAt = "createdAt"
	SortNumber    = "number"
	SortTotal     = "totalPriceTaxExcl"
	SortTotalIncl = "totalPriceTaxIncl"
	SortStatus    = "status"
	SortCustomer  = "customer"
	SortSupplier  = "supplier"
	// SortValidUntil is for quotations.
	SortValidUntil = "validUntil"
)

// Filter narrows the list; empty parts do not narrow.
type Filter struct {
	ToDo        bool // only what waits for the reader
	Statuses    []Status
	Search      string
	Wines       []ordersapi.WinesHeld // products that hold words of the search
	Suppliers   []int64
	Customers   []int64
	Origins     []string
	Quoted      bool     // those that are or were quotations
	Awaiting    Awaiting // whom their quotation awaits
	CreatedFrom time.Time
	CreatedTo   time.Time // exclusive

	lists.Part // its sorts are Sort… keys
}

// For keeps of a filter what a list shows people of a group who ask for nothing in particular.
func (f Filter) For(group auth.Group) Filter {
	switch {
	case f.ToDo:
		return f.narrowToDo(group)
	case len(f.Statuses) == 0:
		f.Statuses = AcceptedStatuses()
	}
	return f
}

// narrowToDo keeps of a filter what waits for people of a group.
func (f Filter) narrowToDo(group auth.Group) Filter {
	wanted := f.Statuses
	f.Statuses = waitingFor(group)
	if len(wanted) > 0 {
		f.Statuses = slices.DeleteFunc(f.Statuses, func(s Status) bool { return !slices.Contains(wanted, s) })
	}
	return f
}

// Quotations keeps of a filter what is or was a quotation.
func (f Filter) Quotations() Filter {
	f.Quoted = true
	if len(f.Statuses) == 0 {
		f.Statuses = Statuses()
	}
	return f
}

// ExportLimit is how many orders a file holds at most.
const ExportLimit = 100_000

// ErrExportTooLarge refuses a file beyond the limit.
var ErrExportTooLarge = fault.New("orders.export_too_large", fault.Unprocessable,
	"Cette liste dépasse 100 000 lignes : réduisez la période ou filtrez la liste, puis exportez à nouveau.",
	"This list exceeds 100,000 rows: narrow the period or filter the list, then export again.")

// ReadsFees tells whether people of a group earn or pay an agent's fee at all: to the others lists show no such column.
func ReadsFees(group auth.Group) bool {
	return group.IsAdmin() || group == auth.Supplier || group == auth.CommercialAgent
}
