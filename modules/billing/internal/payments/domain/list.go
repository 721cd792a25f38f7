package domain

import "millesime/platform/lists"

// Sort keys of the list.
const (
	SortReceivedOn = "receivedOn"
	SortAmount     = "amount"
	SortCustomer   = "customer"
	SortSupplier   = "supplier"
)

// Filter narrows the list; empty parts do not narrow.
type Filter struct {
	Kinds                    []Kind
	Statuses                 []Status
	Suppliers, Customers     []int64
	Invoices, Orders         []int64 // that it pays
	ReceivedFrom, ReceivedTo string  // days, included
	Search                   string

	lists.Part // its sorts are Sort… keys
}
