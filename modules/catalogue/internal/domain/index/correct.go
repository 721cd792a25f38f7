package index

import (
	"cmp"
	"slices"
	"strings"
)

// How many errors are forgiven in words of how many letters. A beginning is forgiven less than a whole word, and two errors
// only where the first letter is right.
const (
	leastCorrected  = 4 // letters
	twoErrorsFrom   = 6 // letters
	lettersPerError = 5 // of a wrong beginning
	mostCandidates  = 24
)

// candidate is a word that may have been meant.
type candidate struct {
	word   string
	errors int
	begun  bool // only its beginning was typed
	rows   int  // that the viewer sees
}

// candidates are the words near to one that was typed, the nearest first, of those the viewer's products have. Where there are
// none, those that sound like it.
func (s *search) candidates(typed string, most int) []candidate {
	letters := lettersOf(typed)
	if letters == 0 || len(typed) < leastCorrected {
		return nil
	}
	near := s.near(typed, letters, most, func(word string) (whole, begun int) { return errorsBetween(typed, word, most) })
	if len(near) == 0 && len(typed) >= twoErrorsFrom {
		sound := alike.Replace(typed)
		near = s.near(typed, letters, most, func(word string) (whole, begun int) {
			whole, begun = errorsBetween(sound, alike.Replace(word), 1)
			return whole + most - 1, begun + most - 1
		})
	}
	slices.SortFunc(near, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.errors, b.errors), cmp.Compare(begunLast(a), begunLast(b)), cmp.Compare(b.rows, a.rows),
			strings.Compare(a.word, b.word))
	})
	return near[:min(len(near), mostCandidates)]
}

// near are the words that errors tells to be near, unsorted.
func (s *search) near(typed string, letters uint32, most int, errors func(word string) (whole, begun int)) []candidate {
	var near []candidate
	for at, of := range s.words.letters {
		if of == 0 || missing(letters, of) > most {
			continue
		}
		word := s.words.words[at]
		if len(word)+most < len(typed) || strings.HasPrefix(word, typed) {
			continue
		}
		c := candidate{word: word}
		whole, begun := errors(word)
		c.errors = whole
		if begun < whole && begun*lettersPerError <= len(typed) {
			c.errors, c.begun = begun, true
		}
		if c.errors > most || c.errors > 1 && word[0] != typed[0] {
			continue
		}
		if c.rows = s.seen(at); c.rows > 0 {
			near = append(near, c)
		}
	}
	return near
}

func begunLast(c candidate) int {
	if c.begun {
		return 1
	}
	return 0
}

// seen counts the rows of a word that the viewer sees.
func (s *search) seen(at int) int {
	count := 0
	for p := s.words.starts[at]; p < s.words.starts[at+1]; p++ {
		if s.in.has(s.words.rows[p]) {
			count++
		}
	}
	return count
}

// forgiven is how many errors are corrected unasked.
func forgiven(word string) int {
	if len(word) >= twoErrorsFrom {
		return 2
	}
	return 1
}

// corrected gives the words that were probably meant where those typed find nothing; nil when no correction finds anything.
// Words that find nothing alone are corrected; when each finds something but nothing has them all, one of them is.
func (s *search) corrected(words []string) []string {
	terms := literal(words)
	common := s.sp.bitset()
	copy(common, s.in)
	var unknown []int
	hits := make([]bitset, len(words))
	for i := range terms {
		if hits[i] = s.rowsOf(&terms[i]); hits[i].count() == 0 {
			unknown = append(unknown, i)
		} else {
			common.and(hits[i])
		}
	}
	meant := slices.Clone(words)
	for _, i := range unknown {
		if !s.replace(meant, i, common) {
			return nil
		}
	}
	if len(unknown) > 0 {
		return meant
	}
	for i := range words {
		others := s.sp.bitset()
		copy(others, s.in)
		for j := range hits {
			if j != i {
				others.and(hits[j])
			}
		}
		if s.replace(meant, i, others) {
			return meant
		}
	}
	return nil
}

// replace puts the nearest word in the place of one that was typed, which some of the rows given have, and leaves those rows.
func (s *search) replace(meant []string, i int, rows bitset) bool {
	taken := s.sp.taken
	defer func() { s.sp.taken = taken }()
	both := s.sp.bitset()
	for _, c := range s.candidates(meant[i], forgiven(meant[i])) {
		at, _ := s.words.whole(c.word)
		clear(both)
		for p := s.words.starts[at]; p < s.words.starts[at+1]; p++ {
			if row := s.words.rows[p]; rows.has(row) {
				both.set(row)
			}
		}
		if both.count() > 0 {
			copy(rows, both)
			meant[i] = c.word
			return true
		}
	}
	return false
}
