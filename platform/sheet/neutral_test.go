package sheet_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"millesime/platform/sheet"
	_ "millesime/platform/testkit/constant"
)

// What is marked for a spreadsheet is read as it was, marks of its own included.
func TestMarksComeOffAgain(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"=1": "'=1", "'=1": "''=1", "''-2": "'''-2", "#N/A": "'#N/A", "'#VALEUR!": "''#VALEUR!", "#1 des rosés": "#1 des rosés", "'déjà": "'déjà", "": "", "'": "'",
	} {
		if got := sheet.Neutral(text); got != want || sheet.Original(got) != text {
			t.Errorf("%q is marked %q and read %q", text, got, sheet.Original(got))
		}
	}
	for text, want := range map[string]string{"=1": "=1", "'=1": "''=1", "#N/A": "#N/A", "'#N/A": "''#N/A"} {
		if got := sheet.Literal(text); got != want {
			t.Errorf("%q is %q in a workbook", text, got)
		}
	}
	pieces := rapid.SliceOfN(rapid.SampledFrom([]string{"'", "=", "-", "#N/A", "#", "a", "\t", "＝"}), 0, 6)
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(pieces.Draw(t, "pieces"), "")
		if sheet.Original(sheet.Neutral(text)) != text || sheet.Original(sheet.Literal(text)) != text {
			t.Fatalf("%q comes back as %q and %q", text, sheet.Original(sheet.Neutral(text)), sheet.Original(sheet.Literal(text)))
		}
	})
}
