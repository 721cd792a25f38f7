// Package fold brings text to the form it is searched in: lower case, without accents, ligatures opened.
package fold

import (
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// Text folds: "Château Bœuf" becomes "chateau boeuf".
func Text(s string) string {
	if isFolded(s) {
		return s
	}
	s = strings.ToLower(s)
	t := transformers.Get().(transform.Transformer) //nolint:forcetypeassert // the pool makes nothing else
	defer transformers.Put(t)
	folded, _, err := transform.String(t, s)
	if err != nil {
		folded = s // a transform of valid UTF-8 does not fail; invalid bytes are searched as they are
	}
	return ligatures(folded) // last: one may carry an accent
}

// transformers that nobody uses now: each keeps state and buffers of its own.
var transformers = sync.Pool{New: func() any { //nolint:gochecknoglobals // a cache
	return transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC)
}}

// isFolded spares the work for text that has nothing to fold.
func isFolded(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 || 'A' <= s[i] && s[i] <= 'Z' {
			return false
		}
	}
	return true
}

func ligatures(s string) string {
	s = strings.ReplaceAll(s, "œ", "oe")
	s = strings.ReplaceAll(s, "æ", "ae")
	return strings.ReplaceAll(s, "ß", "ss")
}
