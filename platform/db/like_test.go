package db_test

import (
	"slices"
	"testing"

	"millesime/platform/db"
)

func TestHolding(t *testing.T) {
	t.Parallel()
	for word, want := range map[string]string{
		"brut": "%brut%", "100%": `%100\%%`, "a_b": `%a\_b%`, `c\d`: `%c\\d%`, "!": "%!%",
		"l'auberge": "%l'auberge%", "'": "%'%",
	} {
		if got := db.Holding(word); got != want {
			t.Errorf("%q: %q instead of %q", word, got, want)
		}
	}
}

func TestPhrases(t *testing.T) {
	t.Parallel()
	phrases, short := db.Phrases([]string{"brut", "aÿ", "d'auge", "l'", `a"b`})
	if want := []string{`"brut"`, `"d'auge"`, `"a""b"`}; !slices.Equal(phrases, want) {
		t.Errorf("phrases %q instead of %q", phrases, want)
	}
	if want := []string{"aÿ", "l'"}; !slices.Equal(short, want) {
		t.Errorf("short %q instead of %q", short, want)
	}
}
