package index

import (
	"cmp"
	"slices"

	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
)

// nearPrice bounds what replaces a product: from half its price to twice.
const nearPrice = 2

// Substitutes are at most limit active products in stock that could replace one: same appellation, colour
// and type, the nearest prices first. A product without an appellation is replaced from its region.
func (s *Snapshot) Substitutes(id int64, scope productsapi.Scope, priceGroup auth.Group, limit int) []int64 {
	return s.likest(id, scope, priceGroup, limit, func(uint32) int { return 0 })
}

// Replacements are the same for who waits for a product already: those of its supplier first, then those of its size.
func (s *Snapshot) Replacements(id int64, scope productsapi.Scope, priceGroup auth.Group, limit int) []int64 {
	row, ok := s.row(id)
	if !ok {
		return nil
	}
	suppliers, sizes := s.columns[Supplier].codes, s.columns[BottleSize].codes
	return s.likest(id, scope, priceGroup, limit, func(other uint32) int {
		strangeness := 0
		if suppliers[other] != suppliers[row] {
			strangeness += 2 // weighs more than the size
		}
		if sizes[other] != sizes[row] {
			strangeness++
		}
		return strangeness
	})
}

// standIn is a row that could replace another one, and how far its price is from it.
type standIn struct {
	row uint32
	gap uint32
}

// likest are the products like one: the least strange first, of those the nearest prices.
func (s *Snapshot) likest(
	id int64, scope productsapi.Scope, priceGroup auth.Group, limit int, strangeness func(other uint32) int,
) []int64 {
	row, ok := s.row(id)
	if !ok {
		return nil
	}
	sp := s.spares.get()
	defer s.spares.put(sp)
	visible := sp.bitset()
	s.scope(scope, visible)
	visible.and(s.stock.available)
	origin := s.columns[Appellation]
	if len(origin.sets[origin.codes[row]]) == 0 {
		origin = s.columns[Region]
	}
	prices := s.prices.of(priceGroup).of
	var near []standIn
	code := origin.codes[row]
	for _, other := range origin.rows[origin.starts[code]:origin.starts[code+1]] {
		if other == row || !visible.has(other) || !s.active.has(other) || !s.alike(row, other) {
			continue
		}
		if far(prices[row], prices[other]) {
			continue
		}
		near = append(near, standIn{other, max(prices[row], prices[other]) - min(prices[row], prices[other])})
	}
	slices.SortFunc(near, func(a, b standIn) int {
		return cmp.Or(cmp.Compare(strangeness(a.row), strangeness(b.row)), cmp.Compare(a.gap, b.gap), cmp.Compare(a.row, b.row))
	})
	ids := make([]int64, 0, limit)
	for _, c := range near[:min(limit, len(near))] {
		ids = append(ids, s.ids[c.row])
	}
	return ids
}

func (s *Snapshot) alike(a, b uint32) bool {
	for _, f := range []Facet{Colour, Type} {
		if codes := s.columns[f].codes; codes[a] != codes[b] {
			return false
		}
	}
	return true
}

func far(a, b cents) bool {
	if a == noPrice || b == noPrice {
		return true
	}
	return uint64(max(a, b)) > nearPrice*uint64(min(a, b))
}
