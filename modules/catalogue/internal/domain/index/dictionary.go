package index

import (
	"sort"
	"strings"
)

// dictionary is the inverted index: sorted words, and for each the rows that have it with its weight there.
type dictionary struct {
	words   []string
	numbers []uint32 // of the words
	starts  []uint32 // of each word, and one more
	rows    []uint32
	weights []uint8
}

// posting is a word that a row has, with its weight there.
type posting struct {
	row  uint32
	word uint32 // number << 8 | weight
	next int32  // another one of the same word, 0 for none
}

// gone is the new row of what is no longer there.
const gone = ^uint32(0)

// next gives the dictionary after a change: rows are where movedTo tells, but for those gone, and added have the words
// listed. So a change costs one pass over the postings, in the order they lie in, and no sorting.
func (d *dictionary) next(in *interner, movedTo []uint32, added []posting) *dictionary {
	newest := make([]int32, len(in.words)) // of the added postings of a word, counted from 1
	for i := range added {
		n := added[i].word >> 8
		added[i].next, newest[n] = newest[n], int32(i+1)
	}
	size := len(d.rows) + len(added)
	to := &dictionary{
		words: make([]string, 0, len(in.words)), numbers: make([]uint32, 0, len(in.words)), starts: make([]uint32, 0, len(in.words)+1),
		rows: make([]uint32, 0, size), weights: make([]uint8, 0, size),
	}
	at := 0 // in d, whose words stand in the same order
	for _, n := range in.sort() {
		start := len(to.rows)
		if at < len(d.numbers) && d.numbers[at] == n {
			for p := d.starts[at]; p < d.starts[at+1]; p++ {
				if row := movedTo[d.rows[p]]; row != gone {
					to.rows, to.weights = append(to.rows, row), append(to.weights, d.weights[p])
				}
			}
			at++
		}
		for i := newest[n]; i != 0; i = added[i-1].next {
			to.rows, to.weights = append(to.rows, added[i-1].row), append(to.weights, uint8(added[i-1].word))
		}
		if len(to.rows) > start {
			to.words, to.numbers, to.starts = append(to.words, in.words[n]), append(to.numbers, n), append(to.starts, uint32(start))
		}
	}
	to.starts = append(to.starts, uint32(len(to.rows)))
	return to
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
