package domain

import "millesime/platform/lists"

// Sort keys of the list.
const (
	SortIssuedOn = "issuedOn"
	SortNumber   = "number"
	SortTotal    = "totalPriceTaxIncl"
)

// Filter narrows the list; empty parts do not narrow.
type Filter struct {
	Types                []Type
	Kinds                []Kind
	Statuses             []Status
	Search               string
	Suppliers, Customers []int64
	Orders               []int64
	Subjects             []int64 // of Kinds
	IDs                  []int64
	IssuedFrom, IssuedTo string // days, included

	lists.Part // its sorts are Sort… keys
}

// AllKinds are the kinds that the filter keeps; nil: all.
func (f Filter) AllKinds() []Kind {
	var kinds []Kind
	for _, kind := range Kind("").Codes() {
		for _, t := range f.Types {
			if kind.Type() == t {
				kinds = append(kinds, kind)
			}
		}
	}
	return kinds
}

// MostArchived is how many documents one archive holds.
const MostArchived = 1000
