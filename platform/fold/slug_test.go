package fold_test

import (
	"testing"

	"millesime/platform/fold"
)

func TestSlug(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"Domaine de l’Œuf d’Or": "domaine-de-l-oeuf-d-or", "  Château -- Haut (1855) ": "chateau-haut-1855", "中文": "", "": "", "a.b_c": "a-b-c",
	} {
		if got := fold.Slug(text); got != want {
			t.Errorf("%q becomes %q instead of %q", text, got, want)
		}
	}
}
