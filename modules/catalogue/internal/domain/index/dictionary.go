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
	letters []uint32 // of each word, 0 with a digit: what correction looks at first
	spelled map[string]string
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
	in.spellingShared = true
	to := &dictionary{
		spelled: in.spelled,
		words:   make([]string, 0, len(in.words)), numbers: make([]uint32, 0, len(in.words)), starts: make([]uint32, 0, len(in.words)+1),
		rows: make([]uint32, 0, size), weights: make([]uint8, 0, size), letters: make([]uint32, 0, len(in.words)),
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
			to.letters = append(to.letters, in.letters[n])
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

// whole gives the place of a word; false when no row has it.
func (d *dictionary) whole(word string) (at int, ok bool) {
	at = sort.SearchStrings(d.words, word)
	return at, at < len(d.words) && d.words[at] == word
}

// spell gives a word its accents.
func (d *dictionary) spell(word string) string {
	if spelled, ok := d.spelled[word]; ok {
		return spelled
	}
	return word
}
