package index

import (
	"cmp"
	"slices"
	"strings"
)

// mostSuggestions is how many other searches are proposed where nothing is found.
const mostSuggestions = 3

// farErrors is how many errors a word may have to be proposed, not taken.
const farErrors = 3

// suggestions are searches that find something where one found nothing: without the words that nothing has, without one of
// them, or with words a little further away.
func (s *search) suggestions(words []string) []string {
	var proposed []string
	propose := func(kept []string) {
		spelled := make([]string, len(kept))
		for i, word := range kept {
			spelled[i] = s.words.spell(word)
		}
		text := strings.Join(spelled, " ")
		if strings.ContainsAny(text, "abcdefghijklmnopqrstuvwxyz") && !slices.Contains(proposed, text) && len(proposed) < mostSuggestions {
			proposed = append(proposed, text)
		}
	}
	var known []string
	for i := range words {
		if s.count(words[i:i+1]) > 0 {
			known = append(known, words[i])
		}
	}
	if len(known) < len(words) {
		if s.count(known) > 0 {
			propose(known)
		}
		for i, word := range words {
			if slices.Contains(known, word) {
				continue
			}
			for _, c := range s.candidates(word, farErrors) {
				if other := replaced(known, words, i, c.word); s.count(other) > 0 {
					propose(other)
				}
			}
		}
		return proposed
	}
	type shorter struct {
		words []string
		found int
	}
	var all []shorter
	for i := range words {
		kept := slices.Delete(slices.Clone(words), i, i+1)
		if n := s.count(kept); n > 0 {
			all = append(all, shorter{kept, n})
		}
	}
	slices.SortStableFunc(all, func(a, b shorter) int { return cmp.Compare(a.found, b.found) }) // what tells most
	for _, one := range all {
		propose(one.words)
	}
	return proposed
}

// replaced are the known words in their order, with another one in the place of the word at i.
func replaced(known, words []string, i int, other string) []string {
	var out []string
	for j, word := range words {
		switch {
		case j == i:
			out = append(out, other)
		case slices.Contains(known, word):
			out = append(out, word)
		}
	}
	return out
}

// count is how many products a search finds as it is typed; of no words, none.
func (s *search) count(words []string) int {
	if len(words) == 0 {
		return 0
	}
	taken := s.sp.taken
	defer func() { s.sp.taken = taken }()
	return s.found(readings(words), s.sp.scores).count()
}
