// Package fold brings text to the form it is searched in: tidy, lower case, without accents, ligatures opened, one kind of
// apostrophe, dash and blank. Every search folds what it looks for and what it looks in with Text; the interface does the same
// (ui/src/shared/format/fold.ts). Both are held against testdata/texts.json.
package fold

import (
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"

	"millesime/platform/tidy"
)

// Text folds: "Château  L’Œuf" becomes "chateau  l'oeuf".
func Text(s string) string {
	if isFolded(s) {
		return s
	}
	s = tidy.Text(s)
	if folded, ok := french(s); ok {
		return folded
	}
	s = strings.ToLower(s)
	t := transformers.Get().(transform.Transformer) //nolint:forcetypeassert // the pool makes nothing else
	defer transformers.Put(t)
	folded, _, err := transform.String(t, s)
	if err != nil {
		folded = s // a transform of valid UTF-8 does not fail; invalid bytes are searched as they are
	}
	return strings.Trim(ligatures(strings.Map(sign, folded)), " ") // last: one may carry an accent
}

// transformers that nobody uses now: each keeps state and buffers of its own.
var transformers = sync.Pool{New: func() any { //nolint:gochecknoglobals // a cache
	return transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC)
}}

// isFolded spares the work for text that has nothing to fold.
func isFolded(s string) bool {
	for i := range len(s) {
		if c := s[i]; c >= 0x80 || c < ' ' || c == '`' || 'A' <= c && c <= 'Z' {
			return false
		}
	}
	return s == "" || s[0] != ' ' && s[len(s)-1] != ' '
}

// sign is the one apostrophe, dash and blank for all there are; -1 for what shows nothing.
func sign(r rune) rune {
	switch {
	case r == '\n':
		return ' '
	case strings.ContainsRune(apostrophes, r):
		return '\''
	case isDash(r):
		return '-'
	case tidy.Invisible(r):
		return -1
	}
	return r
}

// apostrophes are the signs that keyboards, telephones and word processors put for one, and what is taken for it.
const apostrophes = "'`´‘’‚‛′‵ʹʻʼʽʾʿˈˊˋꞌ＇｀՚"

func ligatures(s string) string {
	s = strings.ReplaceAll(s, "œ", "oe")
	s = strings.ReplaceAll(s, "æ", "ae")
	return strings.ReplaceAll(s, "ß", "ss")
}

// Lines is a text whose lines all end in one way, with \n.
func Lines(s string) string {
	if strings.IndexByte(s, '\r') < 0 {
		return s
	}
	return strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
}

// Signs are the characters that Text puts another for, and those: what database functions such as PostgreSQL's translate()
// take. Of the characters of from that are more than to, Text leaves nothing.
func Signs() (from, to string) {
	var replaced, by, dropped strings.Builder
	note := func(r rune) {
		switch got := Text("a" + string(r) + "b"); {
		case got == "ab":
			dropped.WriteRune(r)
		case len(got) == len("a-b") && got[1] != byte(r):
			replaced.WriteRune(r)
			by.WriteByte(got[1])
		}
	}
	for _, r := range apostrophes + "−⁃˗\u115f\u1160\u3164\uffa0" {
		note(r)
	}
	for _, table := range []*unicode.RangeTable{unicode.Pd, unicode.Z, unicode.Cf} {
		for _, span := range table.R16 {
			for r := rune(span.Lo); r <= rune(span.Hi); r += rune(span.Stride) {
				note(r)
			}
		}
		for _, span := range table.R32 {
			for r := rune(span.Lo); r <= rune(span.Hi); r += rune(span.Stride) {
				note(r)
			}
		}
	}
	return replaced.String() + dropped.String(), by.String()
}
