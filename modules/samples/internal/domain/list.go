package domain

import (
	"time"

	"millesime/platform/lists"
)

// Sort keys of the list.
const (
	SortCreatedAt = "createdAt"
	SortProduct   = "product"
	SortCustomer  = "customer"
	SortSupplier  = "supplier"
	SortStatus    = "status"
)

// Filter narrows the list; empty parts do not narrow.
type Filter struct {
	Statuses  []Status
	Search    string
	Suppliers []int64
	Customers []int64

	lists.Part // its sorts are Sort… keys
}

// Summary counts the requests of a scope since an instant.
type Summary struct {
	Since    time.Time
	Pending  int64 // waiting for an answer, whenever they were asked
	Asked    int64
	Accepted int64
	Tasted   int64 // delivered
	Rated    int64
	Ratings  int64 // their sum
	Sold     int64 // of those tasted: ordered within 90 days of the delivery
}
