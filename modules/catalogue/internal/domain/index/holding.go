package index

import (
	"maps"
	"math/bits"
	"slices"
	"strings"

	"millesime/modules/products/productsapi"
)

// Held are products that hold some words and not the others.
type Held struct {
	Products []int64
	Others   []string
}

// So many words are looked for, of so many letters at least.
const (
	mostWords = 8
	leastHeld = 3
)

// Holding groups the products of some suppliers, or of all, by which words their name, appellation, reference or vintage holds,
// each word as the beginning of one. Groups of more than most products are left out, and those that hold figures alone.
func (s *Snapshot) Holding(words []string, suppliers []int64, most int) []Held {
	if len(words) > mostWords {
		return nil
	}
	sp := s.spares.get()
	defer s.spares.put(sp)
	in, some := sp.bitset(), sp.bitset()
	s.scope(productsapi.Scope{AllSuppliers: len(suppliers) == 0, Suppliers: suppliers}, in)
	hits := make([]bitset, len(words))
	telling := uint(0) // words that are more than figures
	for i, word := range words {
		if hits[i] = sp.bitset(); !s.holding(word, in, hits[i], sp) {
			continue
		}
		for at := range some {
			some[at] |= hits[i][at]
		}
		if strings.ContainsAny(word, "abcdefghijklmnopqrstuvwxyz") {
			telling |= 1 << i
		}
	}
	groups := map[uint][]int64{} // by the words held
	some.each(func(row uint32) bool {
		held := uint(0)
		for i := range hits {
			if hits[i].has(row) {
				held |= 1 << i
			}
		}
		if held&telling != 0 && len(groups[held]) <= most {
			groups[held] = append(groups[held], s.ids[row])
		}
		return true
	})
	var found []Held
	for _, held := range slices.SortedFunc(maps.Keys(groups), func(a, b uint) int { return bits.OnesCount(b) - bits.OnesCount(a) }) {
		if len(groups[held]) > most {
			continue
		}
		group := Held{Products: groups[held]}
		for i, word := range words {
			if held&(1<<i) == 0 {
				group.Others = append(group.Others, word)
			}
		}
		found = append(found, group)
	}
	return found
}

// holding marks the rows of a text that has all parts of a word ("cote-rotie"); false when it has none.
func (s *Snapshot) holding(word string, in, hits bitset, sp *spare) bool {
	parts := tokens(word)
	copy(hits, in)
	some := sp.bitset()
	for _, part := range parts {
		clear(some)
		from, to := s.words.prefix(part)
		for p := s.words.starts[from]; from < to && p < s.words.starts[to]; p++ {
			if weight := s.words.weights[p]; weight >= weightAppellation && weight != weightColour {
				some.set(s.words.rows[p])
			}
		}
		hits.and(some)
	}
	if len(parts) == 0 || len(word) < leastHeld {
		clear(hits)
	}
	return hits.count() > 0
}
