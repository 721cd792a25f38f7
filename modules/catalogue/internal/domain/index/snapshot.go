package index

import (
	"math"

	"millesime/platform/auth"
	"millesime/platform/money"
)

// Snapshot is the catalogue at one moment. It never changes; any number of goroutines may ask it.
type Snapshot struct {
	*content
	prices  *prices
	stock   *stock
	version int64
	priced  int64 // the version in which products or prices last changed
	counted answers
}

// Len is the number of products.
func (s *Snapshot) Len() int { return s.n }

// Version grows with every change, within one process.
func (s *Snapshot) Version() int64 { return s.version }

// cents is a price in a column: cheaper than 42 million euros.
type cents = uint32

// noPrice is the price of a product without one; it sorts last.
const noPrice cents = math.MaxUint32

func column32(c money.Cents) cents {
	if c <= 0 {
		return noPrice
	}
	return cents(min(c, money.Cents(noPrice)-1))
}

// prices holds a column and a sort order for each group that has prices of its own.
type prices struct {
	list   *priceColumn
	groups []*priceColumn // of the buying groups; list where the group has no price of its own
}

type priceColumn struct {
	of    []cents // of each row
	order *permutation
}

// of gives the column of a group.
func (p *prices) of(group auth.Group) *priceColumn {
	if i := groupNumber(group); i >= 0 {
		return p.groups[i]
	}
	return p.list
}

// stock holds what the catalogue shows of stock.
type stock struct {
	tags      *column
	available bitset
	sellable  bitset // the tag says that the smallest quantity can be ordered
}
