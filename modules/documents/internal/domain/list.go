package domain

import (
	"strings"
	"unicode"

	"millesime/platform/lists"
	"millesime/platform/money"
)

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

// Amount is the total that a search may mean, as people write and paste it: "1 234,50", "1.234,50 €", "1234.5". A number alone is none:
// it is rather that of a paper.
func (f Filter) Amount() (money.Cents, bool) {
	text := strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, f.Search)
	if !strings.ContainsAny(text, ",.€") {
		return 0, false
	}
	text = strings.Trim(text, "€")
	if strings.Contains(text, ",") {
		text = strings.ReplaceAll(strings.ReplaceAll(text, ".", ""), ",", ".")
	}
	total, err := money.ParseCents(text)
	return total, err == nil
}

// MostArchived is how many documents one archive holds.
const MostArchived = 1000
