package domain

import (
	"millesime/platform/invoice"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Sort keys of the list.
const (
	SortIssuedOn  = "issuedOn"
	SortDueOn     = "dueOn"
	SortNumber    = "number"
	SortTotalIncl = "totalPriceTaxIncl"
	SortCustomer  = "customer"
	SortSupplier  = "supplier"
)

// Filter narrows the list; empty parts do not narrow.
type Filter struct {
	Statuses             []Status
	Kinds                []invoice.Kind
	Search               string
	Suppliers, Customers []int64
	Orders               []int64
	IssuedFrom, IssuedTo string // days, included
	DueFrom, DueTo       string
	Today                string // what is overdue goes by it

	lists.Part // its sorts are Sort… keys
}

// Sum is how many invoices, and what they come to.
type Sum struct {
	Count  int64
	Amount money.Cents // incl. tax
}

// Summary is what of a scope's invoices is open, and what was paid in twelve months.
type Summary struct {
	ToPay   Sum // overdue left out
	Overdue Sum
	Paid    Sum    // issued within twelve months
	Lacking []Lack // of a buyer: what its invoices do not name yet
}

// ExportLimit is how many invoices a file holds at most.
const ExportLimit = 100_000
