package shop

import (
	"slices"
	"testing"
)

func TestTypedSendsEachLetterFromTheSecondOn(t *testing.T) {
	t.Parallel()
	want := []string{"Ch", "Châ", "Chât", "Chât d", "Chât d A", "Chât d Aÿ"}
	if got := typed("Chât d'Aÿ"); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := typed("X"); len(got) != 0 {
		t.Errorf("a single letter: %q", got)
	}
}

func TestMistypedLeavesALetterOut(t *testing.T) {
	t.Parallel()
	wrong := Searches{Texts: []string{"Ch", "Château", "Château d", "Domaine Sancerre"}}.Mistyped()
	if want := []string{"Châeau", "Domaine Sancrre"}; !slices.Equal(wrong.Texts, want) {
		t.Errorf("%q, want %q", wrong.Texts, want)
	}
}

func TestFacetsNeverAskTheSameTwice(t *testing.T) {
	t.Parallel()
	f := Facets{Regions: []string{"Jura", "Vallée du Rhône"}}
	script := f.Script()
	seen := map[string]bool{}
	for n := range 20 {
		uri := script(n%3, n).URI
		if seen[uri] {
			t.Fatalf("asked twice: %s", uri)
		}
		seen[uri] = true
	}
}
