package inventory

import (
	"cmp"
	"slices"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// CoverDays is over how many days units shipped tell how long the stock will do.
const CoverDays = 90

// Figures are what is known of a product's stock.
type Figures struct {
	Level     receiptsapi.Level
	ListPrice *money.Cents // excl. tax; nil: none
	Shipped   int64        // in the last CoverDays
}

// Value is what the goods on hand are worth at list price.
func (f Figures) Value() money.Cents {
	if f.ListPrice == nil {
		return 0
	}
	return f.ListPrice.Times(f.Level.OnHand)
}

// DaysOfCover is how many days what is available will do at the pace of the last CoverDays; false when none was shipped.
func (f Figures) DaysOfCover() (int64, bool) {
	if f.Shipped <= 0 {
		return 0, false
	}
	return f.Level.Available() * CoverDays / f.Shipped, true
}

// Sort is what the list is sorted by.
type Sort string

// The sorts.
const (
	ByName      Sort = "name"
	BySupplier  Sort = "supplier"
	ByOnHand    Sort = "onHand"
	ByReserved  Sort = "reserved"
	ByAvailable Sort = "available"
	ByIncoming  Sort = "incoming"
	ByValue     Sort = "value"
	ByCover     Sort = "daysOfCover" // what was not shipped stands last
)

// Sorts are all of them.
func Sorts() []Sort {
	return []Sort{ByName, BySupplier, ByOnHand, ByReserved, ByAvailable, ByIncoming, ByValue, ByCover}
}

// Indexed is the index's order of the same names; false when a figure is among them.
func Indexed(sorts []lists.Sort) ([]index.OrderBy, bool) {
	if len(sorts) == 0 {
		return []index.OrderBy{{Order: index.ByName}}, true
	}
	keys := make([]index.OrderBy, 0, len(sorts))
	for _, s := range sorts {
		by, ok := Sort(s.Key).indexed()
		if !ok {
			return nil, false
		}
		keys = append(keys, index.OrderBy{Order: by, Descending: s.Descending})
	}
	return keys, true
}

func (s Sort) indexed() (index.Order, bool) {
	switch s {
	case ByName:
		return index.ByName, true
	case BySupplier:
		return index.BySupplier, true
	default:
		return "", false
	}
}

// Arrange sorts products by figures and by what the index ranks; equal ones stay as they were.
func Arrange(ids []int64, figures map[int64]Figures, sorts []lists.Sort, ranks func(index.Order) func(id int64) uint32) {
	compare := make([]func(a, b int64) int, 0, len(sorts))
	for _, s := range sorts {
		if by, ok := Sort(s.Key).indexed(); ok {
			rank := ranks(by)
			compare = append(compare, turned(s, func(a, b int64) int { return cmp.Compare(rank(a), rank(b)) }))
			continue
		}
		value := func(id int64) int64 { return Sort(s.Key).of(figures[id]) }
		byValue := turned(s, func(a, b int64) int { return cmp.Compare(value(a), value(b)) })
		if Sort(s.Key) == ByCover {
			known := func(id int64) int { _, ok := figures[id].DaysOfCover(); return rank(ok) }
			compare = append(compare, func(a, b int64) int { return cmp.Compare(known(b), known(a)) }) // unknown last, whatever the direction
		}
		compare = append(compare, byValue)
	}
	slices.SortStableFunc(ids, func(a, b int64) int {
		for _, by := range compare {
			if order := by(a, b); order != 0 {
				return order
			}
		}
		return 0
	})
}

// turned is an order in the direction asked for.
func turned(s lists.Sort, order func(a, b int64) int) func(a, b int64) int {
	if !s.Descending {
		return order
	}
	return func(a, b int64) int { return order(b, a) }
}

func rank(known bool) int {
	if known {
		return 1
	}
	return 0
}

func (s Sort) of(f Figures) int64 {
	switch s {
	case ByOnHand:
		return f.Level.OnHand
	case ByReserved:
		return f.Level.Reserved
	case ByAvailable:
		return f.Level.Available()
	case ByIncoming:
		return f.Level.Incoming
	case ByValue:
		return int64(f.Value())
	case ByCover:
		days, _ := f.DaysOfCover()
		return days
	default:
		return 0
	}
}
