package fold

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Dashes gives a text with one dash for all there are: hyphens, dashes and minus signs look alike, and keyboards, telephones and
// word processors put one for another.
func Dashes(s string) string {
	return strings.Map(func(r rune) rune {
		if isDash(r) {
			return '-'
		}
		return r
	}, s)
}

// OtherDashes are the dashes for which Dashes puts the one of keyboards.
func OtherDashes() []rune {
	found := []rune{'−', '⁃', '˗'}
	note := func(r rune) {
		if r != '-' {
			found = append(found, r)
		}
	}
	for _, span := range unicode.Pd.R16 {
		for r := rune(span.Lo); r <= rune(span.Hi); r += rune(span.Stride) {
			note(r)
		}
	}
	for _, span := range unicode.Pd.R32 {
		for r := rune(span.Lo); r <= rune(span.Hi); r += rune(span.Stride) {
			note(r)
		}
	}
	return found
}

func isDash(r rune) bool { return r == '−' || r == '⁃' || r == '˗' || unicode.Is(unicode.Pd, r) }

// Code is a code as it is kept, a lot's for one: two people who write it in their own way mean the same.
func Code(written string) string {
	return norm.NFC.String(strings.ToUpper(strings.Join(strings.Fields(Key(written)), " ")))
}
