package domain

import (
	stock "millesime/modules/receipts/internal/stock/domain"
	"millesime/platform/lists"
)

// Sort keys of the list.
const (
	SortExpectedOn = "expectedOn"
	SortCreatedAt  = "createdAt"
	SortNumber     = "number"
	SortStatus     = "status"
)

// Filter narrows the list; empty parts do not narrow.
type Filter struct {
	View      stock.View
	Statuses  []Status
	Suppliers []int64
	Warehouse string
	Products  []int64

	stock.Search
	lists.Part // its sorts are Sort… keys
}

// Summary counts the receipts of a reading.
type Summary struct {
	ToReceive int64 // announced
	Late      int64 // of those
	ToCount   int64 // by the reader
}
