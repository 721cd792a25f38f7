package fold_test

import (
	"testing"

	"golang.org/x/text/unicode/norm"
	"pgregory.net/rapid"

	"millesime/platform/fold"
	_ "millesime/platform/testkit/constant"
)

func TestCode(t *testing.T) {
	t.Parallel()
	for _, spellings := range [][]string{
		{"CUVÉE L'ÎLE", "CUVE\u0301E L'I\u0302LE", "cuvée l’île", "Cuve\u0301e  lʼi\u0302le", "CUVÉE L′ÎLE", "CUVÉE L\u2018ÎLE", "cuvée l`\u00adîle"},
		{"Å-1", "A\u030a-1", "\u212b\u20101", "å-1", "a\u200b\u030a-1"},
	} {
		for _, written := range spellings {
			if got := fold.Code(written); got != spellings[0] {
				t.Errorf("%q is the lot %q instead of %q", written, got, spellings[0])
			}
		}
	}
	for _, written := range []string{"RC-1 b", "rc\u20101 B", "RC\u20111  b", "\u00a0Rc\u20121\tb", "RC\u20131 b", "RC\u20141 B", "RC\u22121 b"} {
		if got := fold.Code(written); got != "RC-1 B" {
			t.Errorf("%q is the lot %q", written, got)
		}
	}
}

// However a device composes what is typed, the code is one, and it is its own.
func TestCodeOfCodes(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.OneOf(rapid.String(), rapid.StringOf(odd())).Draw(t, "s")
		once := fold.Code(s)
		for _, same := range []string{once, norm.NFD.String(s), norm.NFC.String(s)} {
			if got := fold.Code(same); got != once {
				t.Fatalf("%q is %q, and of %q it is %q", same, got, s, once)
			}
		}
	})
}
