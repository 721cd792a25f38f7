package domain

import "millesime/platform/lists"

// Sort keys of price lists.
const (
	SortListName    = "name"
	SortListStarts  = "startsOn"
	SortListEnds    = "endsOn"
	SortListUpdated = "updatedAt"
)

// ListFilter narrows price lists; empty parts do not narrow.
type ListFilter struct {
	Statuses  []ListStatus
	Search    string
	Suppliers []int64
	Customers []int64
	Products  []int64

	lists.Part // its sorts are SortList… keys
}
