package fold_test

import (
	"testing"

	"pgregory.net/rapid"

	"millesime/platform/fold"
	_ "millesime/platform/testkit/constant"
)

func TestText(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"Château Margaux": "chateau margaux", "ROSÉ": "rose", "Bœuf": "boeuf", "L'Étoile": "l'etoile",
		"Gewürztraminer": "gewurztraminer", "Ǽgir": "aegir", "plain 2021": "plain 2021", "": "",
	} {
		if got := fold.Text(in); got != want {
			t.Errorf("Text(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestTextTwiceIsOnce(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.String().Draw(t, "s")
		once := fold.Text(s)
		if twice := fold.Text(once); twice != once {
			t.Fatalf("Text(Text(%q)) = %q, Text = %q", s, twice, once)
		}
	})
}
