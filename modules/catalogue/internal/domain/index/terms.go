package index

import "slices"

// term is a word of a search with what it stands for besides. A term without a word is a phrase that was replaced.
type term struct {
	word  string
	whole []string  // words of products that mean the same
	value []meaning // values of facets that do
}

// Points of a hit beside the weight of where the word stands: the whole word before its beginning before a synonym, wherever
// they stand.
const (
	pointsBegun = 2 * weightName
	pointsWhole = 2 * pointsBegun
	pointsValue = weightOther
)

// literal are the words of a search as they were typed, each with its own synonyms unless it is a part of a phrase.
func literal(words []string) []term {
	terms := make([]term, len(words))
	phrase := 0 // where the last one ends
	for i, word := range words {
		t := term{word: word}
		if plain := singular(word); plain != word {
			t.whole = append(t.whole, plain)
		}
		found, n := meanings(words[i:])
		if n > 1 {
			phrase = max(phrase, i+n)
		}
		if i >= phrase {
			for _, m := range found {
				t.add(m)
			}
		}
		terms[i] = t
	}
	return terms
}

// add takes a meaning of one word or value; those of several words replace the phrase.
func (t *term) add(m meaning) {
	switch {
	case m.value != "":
		t.value = append(t.value, m)
	case len(m.words) == 1 && m.words[0] != t.word:
		t.whole = append(t.whole, m.words[0])
	}
}

// mostReadings is how many ways to understand a search are tried.
const mostReadings = 6

// readings are the ways to understand a search: as typed, and with its phrases replaced by what they stand for.
func readings(words []string) [][]term {
	typed := literal(words)
	all, replaced := [][]term{nil}, false
	for i := 0; i < len(words); {
		found, n := meanings(words[i:])
		several := slices.DeleteFunc(slices.Clone(found), func(m meaning) bool { return n == 1 && m.value != "" || n == 1 && len(m.words) == 1 })
		if len(several) == 0 || n == 0 {
			for r := range all {
				all[r] = append(all[r], typed[i])
			}
			i++
			continue
		}
		all, replaced = spread(all, several), true
		i += n
	}
	if !replaced {
		return [][]term{typed}
	}
	return append([][]term{typed}, all[:min(len(all), mostReadings-1)]...)
}

// spread continues each reading with each meaning; values and single words go into one term together.
func spread(all [][]term, means []meaning) [][]term {
	var alone term
	var tails [][]term
	for _, m := range means {
		if m.value != "" || len(m.words) == 1 {
			alone.add(m)
			continue
		}
		var tail []term
		for _, word := range m.words {
			tail = append(tail, term{whole: []string{word}})
		}
		tails = append(tails, tail)
	}
	if len(alone.whole)+len(alone.value) > 0 {
		tails = append(tails, []term{alone})
	}
	var out [][]term
	for _, reading := range all {
		for _, tail := range tails {
			out = append(out, slices.Concat(reading, tail))
		}
	}
	return out
}
