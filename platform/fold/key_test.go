package fold_test

import (
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	"millesime/platform/fold"
)

func TestKey(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"CH REF 001": "CH REF 001", "CH\u00a0REF\u202f001": "CH REF 001", "CH  REF\t001 ": "CH REF 001", "C\u200bH\u00ad REF 001\u202e": "CH REF 001",
		"\u2009CH\u2028REF\u3000001": "CH REF 001", "CH \u200b REF 001": "CH REF 001", "e\u0301te\u0301": "été", "ch ref": "ch ref", "": "", "\ufeff\u2060": "",
		"a\nb": "a\nb", "RC\u20111": "RC-1", "RC\u20131\u20142": "RC-1-2", "RC\u22121": "RC-1", "\uff0d": "-", "\U000E0041x": "x",
		"L’Île": "L'Île", "LʼI\u0302le": "L'Île", "\u1fef\u1ffd\u0374": "'''",
	} {
		if got := fold.Key(in); got != want {
			t.Errorf("Key(%q) = %q, want %q", in, got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.String().Draw(t, "s")
		once := fold.Key(s)
		if twice := fold.Key(once); twice != once || strings.ContainsFunc(once, func(r rune) bool { return unicode.Is(unicode.Cf, r) }) {
			t.Fatalf("Key(%q) = %q, and then %q", s, once, twice)
		}
	})
}

func TestLines(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{"a\r\nb\rc\nd": "a\nb\nc\nd", "a\r\r\nb": "a\n\nb", "plain": "plain"} {
		if got := fold.Lines(in); got != want {
			t.Errorf("Lines(%q) = %q, want %q", in, got, want)
		}
	}
}
