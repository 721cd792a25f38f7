package fold

import (
	"strings"
	"unicode"
)

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
