package index

import (
	"cmp"
	"slices"
)

// keys are those of a query's order, at least one. Relevance without a search is the editorial order.
func (q *Query) keys(searched bool) []OrderBy {
	keys := append([]OrderBy{{q.Order, q.Descending}}, q.Then...)
	for i := range keys {
		if keys[i].Order == "" || keys[i].Order == ByRelevance && !searched {
			keys[i].Order = ByEditorial
		}
	}
	return keys
}

// sortAll gives a page of the rows found in an order of several keys, those alike in all of them in the editorial order: rare
// enough to sort everything that was found.
func (s *Snapshot) sortAll(found bitset, keys []OrderBy, q *Query, scores []uint16, from *place, skip, want int, into []uint32) []uint32 {
	ranks := make([][]uint32, len(keys))
	for i, k := range keys {
		ranks[i] = s.ranks(k.Order, q, scores)
	}
	compare := func(a, b uint32) int {
		for i, k := range keys {
			if order := cmp.Compare(ranks[i][a], ranks[i][b]); order != 0 {
				if k.Descending {
					return -order
				}
				return order
			}
		}
		return cmp.Compare(a, b)
	}
	found.each(func(row uint32) bool { into = append(into, row); return true })
	slices.SortFunc(into, compare)
	if from != nil {
		at, exact := slices.BinarySearchFunc(into, from.row, compare)
		if skip = at; exact {
			skip++
		}
	}
	into = into[min(skip, len(into)):]
	return into[:min(max(want, 0), len(into))]
}

// ranks numbers all rows by what an order looks at; of the editorial one, among others, the region alone.
func (s *Snapshot) ranks(by Order, q *Query, scores []uint16) []uint32 {
	if p := s.order(by, q); p != nil {
		return p.ranks()
	}
	ranks := make([]uint32, s.n)
	if by == ByRelevance {
		for row, score := range scores {
			ranks[row] = ^uint32(score)
		}
		return ranks
	}
	if by == ByOrderable {
		s.stock.sellable.each(func(row uint32) bool { ranks[row] = 1; return true })
		return ranks
	}
	regions := s.column(Region).codes
	for row := 1; row < s.n; row++ { // in the editorial order already
		ranks[row] = ranks[row-1]
		if regions[row] != regions[row-1] {
			ranks[row]++
		}
	}
	return ranks
}

// Ranks numbers products by what an order looks at: the same number for those that are alike.
func (s *Snapshot) Ranks(by Order) func(id int64) uint32 {
	ranks := s.ranks(by, &Query{}, nil)
	return func(id int64) uint32 {
		row, _ := s.row(id)
		return ranks[row]
	}
}
