package index

import (
	"embed"
	"slices"
	"strings"
	"sync"

	"millesime/platform/lists"
	"millesime/platform/tsv"
)

//go:embed synonyms.tsv
var files embed.FS

// hidden begins words that nobody can type.
const hidden = "#"

// wordFreeOfAlcohol is had by what drinks without alcohol and is no water or juice.
const wordFreeOfAlcohol = hidden + "sansalcool"

// meaning is one thing that a phrase stands for: words, or a value of a facet.
type meaning struct {
	words []string
	facet Facet
	value string // "" when words are meant
}

// synonym is a phrase as it is typed, with one meaning.
type synonym struct {
	phrase []string
	meaning
}

// synonyms are those of synonyms.tsv, read once.
var synonyms = sync.OnceValue(func() []synonym { //nolint:gochecknoglobals // a table
	facets := map[string]Facet{"type": Type, "colour": Colour, "certifications": Certifications, "size": BottleSize, "vintage": Vintage}
	return slices.Concat(tsv.Read(files, "synonyms.tsv", func(r tsv.Row) []synonym {
		means := meaning{words: strings.Fields(r.Text("means"))}
		if name, value, ok := strings.Cut(r.Text("means"), ":"); ok {
			means = meaning{facet: facets[name], value: value}
		}
		return lists.Each(r.List("typed"), func(phrase string) synonym { return synonym{phrase: searchTokens(phrase), meaning: means} })
	})...)
})

// A phrase is known before its last word is typed: when at most so many letters are missing, and so many are there.
const (
	mostMissing = 2
	leastBegun  = 3
)

// begins tells whether the words start with the phrase; the last word of a search may be the beginning of the phrase's.
func (s *synonym) begins(words []string) bool {
	n := len(s.phrase)
	if len(words) < n {
		return false
	}
	for i, said := range s.phrase {
		typed := words[i]
		whole := typed == said || singular(typed) == said
		begun := i == n-1 && i == len(words)-1 && len(typed) >= max(leastBegun, len(said)-mostMissing) && strings.HasPrefix(said, typed)
		if !whole && !begun {
			return false
		}
	}
	return true
}

// singular of a French word, or the word itself.
func singular(word string) string {
	if len(word) > 3 && strings.ContainsAny(word[len(word)-1:], "sx") {
		return word[:len(word)-1]
	}
	return word
}

// meanings of the longest phrase that the words start with, and how many words it has.
func meanings(words []string) (found []meaning, length int) {
	for _, s := range synonyms() {
		if n := len(s.phrase); n >= length && s.begins(words) {
			if n > length {
				found, length = nil, n
			}
			found = append(found, s.meaning)
		}
	}
	if ml, n := sizeAt(words); n > 0 {
		return []meaning{{facet: BottleSize, value: centilitres(ml)}}, n
	}
	return slices.Clip(found), length
}
