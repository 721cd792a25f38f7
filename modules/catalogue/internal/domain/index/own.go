package index

import (
	"slices"
	"strconv"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// Own are the prices that one reader pays, whose conditions change those of its group: a column like a group's, made when it is
// asked for.
type Own struct {
	column *priceColumn
	key    string
	priced int64 // version of the snapshots that it fits
}

// Own prices all products for a reader of a group; without conditions at the group's prices. Those of suppliers that are held from the
// reader have no price.
func (s *Snapshot) Own(reader int64, group auth.Group, conditions pricingapi.Conditions, held []int64) *Own {
	c := &priceColumn{of: make([]cents, s.n)}
	suppliers, hash := s.columns[Supplier].codes, uint64(hashBasis)
	for row, before := range s.prices.of(group).of {
		price := before
		switch {
		case len(held) > 0 && slices.Contains(held, s.seller[suppliers[row]]):
			price = noPrice
		case before != noPrice && conditions != nil:
			price = cents(conditions.Price(pricingapi.ProductRef{ // 0 for who is granted all of it
				ID: s.ids[row], SupplierID: s.seller[suppliers[row]], Quantity: int64(s.smallest[row]),
			}, money.Cents(before)))
		}
		c.of[row] = price
		hash = (hash ^ uint64(price)) * hashPrime
	}
	c.order = new(sorter).permutation(s.n, func(row uint32) uint64 { return uint64(c.of[row]) })
	key := strconv.FormatInt(reader, 36) + "." + strconv.FormatUint(hash, 36)
	return &Own{column: c, key: key, priced: s.priced}
}

// The hash of FNV-1a, of whole prices: answers to a reader whose prices are others are not the same answers.
const (
	hashBasis = 14695981039346656037
	hashPrime = 1099511628211
)

// Fits tells whether these are the reader's prices in a snapshot: those that differ in stock alone share them.
func (o *Own) Fits(s *Snapshot) bool { return o.priced == s.priced }

// bytesOfRow is what a row takes in a column: its price, and a place in the order both ways.
const bytesOfRow = 12

// Size is about how many bytes they take.
func (o *Own) Size() int { return bytesOfRow * len(o.column.of) }

// paid gives the column that a query filters and sorts by: what its rows show (decision 0058).
func (s *Snapshot) paid(q *Query) *priceColumn {
	if q.Own != nil {
		return q.Own.column
	}
	return s.prices.of(q.PriceGroup)
}
