package db_test

import (
	"testing"

	"millesime/platform/db"
)

func TestHolding(t *testing.T) {
	t.Parallel()
	for word, want := range map[string]string{"brut": "%brut%", "100%": `%100\%%`, "a_b": `%a\_b%`, `c\d`: `%c\\d%`, "!": "%!%"} {
		if got := db.Holding(word); got != want {
			t.Errorf("%q: %q instead of %q", word, got, want)
		}
	}
}
