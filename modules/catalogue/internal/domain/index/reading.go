package index

import (
	"slices"
	"strings"
	"unicode"

	"millesime/platform/fold"
)

// Reading is how a search was understood.
type Reading struct {
	Corrected   string   // what was looked for instead; "" when what was typed finds something
	Suggestions []string // other searches that find something, where this one finds nothing
}

// search gives the rows of a search among those the viewer sees, with their scores. Where the words find nothing in all the
// viewer sees, whatever the filters, errors of typing are corrected.
func (s *Snapshot) search(q *Query, words []string, in bitset, sp *spare) (bitset, Reading) {
	at := search{content: s.content, in: in, sp: sp}
	clear(sp.scores)
	rows := at.found(readings(words), sp.scores)
	if rows.count() > 0 {
		return rows, Reading{}
	}
	if !q.Exact {
		if meant := at.corrected(words); meant != nil {
			clear(sp.scores)
			return at.found(readings(meant), sp.scores), Reading{Corrected: rewritten(q.Search, words, meant, s.words)}
		}
	}
	return rows, Reading{Suggestions: at.suggestions(words)}
}

// rewritten is a search with some of its words replaced; all else of it stays as it was typed.
func rewritten(search string, words, meant []string, d *dictionary) string {
	var b strings.Builder
	write := func(word string) {
		if i := slices.Index(words, fold.Text(word)); i >= 0 && words[i] != meant[i] {
			word = d.spell(meant[i])
		}
		b.WriteString(word)
	}
	start := -1
	for i, r := range search {
		inWord := unicode.IsLetter(r) || unicode.IsDigit(r)
		switch {
		case inWord && start < 0:
			start = i
		case !inWord && start >= 0:
			write(search[start:i])
			start = -1
		}
		if !inWord {
			b.WriteRune(r)
		}
	}
	if start >= 0 {
		write(search[start:])
	}
	return strings.TrimSpace(b.String())
}
