package index

import (
	"strings"
	"unicode"

	"millesime/platform/fold"
	"millesime/platform/gtin"
)

const lengthEAN = 13

// codeText is what finds a code: as it is shown, and without the zero in front that others leave out. Longer spellings are
// brought to this one when they are searched.
func codeText(ean string) string {
	if bare, ok := strings.CutPrefix(ean, "0"); ok {
		return ean + " " + bare
	}
	return ean
}

// maxTokens is how many words of a search count; the rest is ignored.
const maxTokens = 8

// tokens splits a text into folded words. An elided article ("l'", "d'") is no word: "L'Étoile" is found by
// "etoile".
func tokens(text string) []string {
	text = fold.Text(text)
	var out []string
	start := -1
	for i, r := range text {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if start < 0 {
				start = i
			}
		case start >= 0:
			if word := text[start:i]; r != '\'' || !elided(word) {
				out = append(out, word)
			}
			start = -1
		}
	}
	if start >= 0 {
		out = append(out, text[start:])
	}
	return out
}

func elided(word string) bool {
	switch word {
	case "l", "d", "j", "m", "n", "s", "t", "c", "qu":
		return true
	}
	return false
}

// isStopWord tells words that are too common to ask for.
func isStopWord(word string) bool {
	switch word {
	case "de", "du", "des", "la", "le", "les", "et", "en", "au", "aux", "a":
		return true
	}
	return false
}

// onlySigns tells a search that has neither letters nor figures, such as "%"; an empty one is none.
func onlySigns(search string) bool {
	isWord := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	return strings.TrimSpace(search) != "" && !strings.ContainsFunc(search, isWord)
}

// searchTokens are the words a search asks for. Stop words are left out unless the search has nothing else
// or ends with one, which may be the beginning of a word being typed.
func searchTokens(search string) []string {
	if code, ok := gtin.Parse(search); ok {
		return []string{code.String()}
	}
	all := tokens(search)
	out := all[:0]
	for i, word := range all {
		if len(word) >= lengthEAN { // shorter ones may be the beginning of one
			word = gtin.Written(word)
		}
		if i == len(all)-1 || !isStopWord(word) {
			out = append(out, word)
		}
	}
	return out[:min(len(out), maxTokens)]
}
