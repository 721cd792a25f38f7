package index

import (
	"slices"
	"sort"
	"strings"
)

// dictionary is the inverted index: sorted words, and for each the rows that have it with its weight there.
type dictionary struct {
	words   []string
	starts  []uint32 // of each word, and one more
	rows    []uint32
	weights []uint8
}

// newDictionary inverts the words of entries, which stand in row order. supplierWords are added to each
// entry of the supplier.
func newDictionary(entries []*entry, words []string, supplierWords map[int64][]uint32) *dictionary {
	used := make([]uint32, len(words)) // postings by word number
	total := 0
	each := func(fn func(row int, word uint32)) {
		for row, e := range entries {
			for _, w := range e.words {
				fn(row, w)
			}
			for _, w := range supplierWords[e.supplier] {
				fn(row, w)
			}
		}
	}
	each(func(_ int, w uint32) { used[w>>8]++; total++ })
	order := make([]uint32, 0, len(words))
	for n, count := range used {
		if count > 0 {
			order = append(order, uint32(n))
		}
	}
	slices.SortFunc(order, func(a, b uint32) int { return strings.Compare(words[a], words[b]) })

	d := &dictionary{
		words: make([]string, len(order)), starts: make([]uint32, len(order)+1),
		rows: make([]uint32, total), weights: make([]uint8, total),
	}
	next := make([]uint32, len(words)) // where the word's next posting goes
	at := uint32(0)
	for i, n := range order {
		d.words[i], d.starts[i], next[n] = words[n], at, at
		at += used[n]
	}
	d.starts[len(order)] = at
	each(func(row int, w uint32) {
		p := next[w>>8]
		d.rows[p], d.weights[p] = uint32(row), uint8(w)
		next[w>>8]++
	})
	return d
}

// prefix gives the words from, below to, that begin with a prefix; the word itself comes first.
func (d *dictionary) prefix(prefix string) (from, to int) {
	from = sort.SearchStrings(d.words, prefix)
	to = from + sort.Search(len(d.words)-from, func(i int) bool {
		return !strings.HasPrefix(d.words[from+i], prefix)
	})
	return from, to
}

// exactBonus is how many times more a whole word counts than the beginning of one.
const exactBonus = 2

// find marks the rows that have every word of a search, each as the beginning of a word, and adds up their
// scores. found comes in with the rows to look at.
func (d *dictionary) find(words []string, found bitset, scores []uint16, spare *spare) {
	for _, word := range words {
		hits := spare.bitset()
		from, to := d.prefix(word)
		for i := from; i < to; i++ {
			times := uint16(1)
			if len(d.words[i]) == len(word) {
				times = exactBonus
			}
			for p := d.starts[i]; p < d.starts[i+1]; p++ {
				row := d.rows[p]
				score := uint16(d.weights[p]) * times
				if !hits.has(row) {
					hits.set(row)
					spare.best[row] = score
				} else if spare.best[row] < score {
					spare.best[row] = score
				}
			}
		}
		found.and(hits)
		found.each(func(row uint32) bool {
			scores[row] += spare.best[row]
			return true
		})
	}
}
