package index

import (
	"testing"

	"pgregory.net/rapid"

	"millesime/platform/fold"
)

func TestFoldedEqualsFoldText(t *testing.T) {
	t.Parallel()
	for r := range rune(0x250) {
		if got, want := folded("A"+string(r)+"b"), fold.Text("A"+string(r)+"b"); got != want {
			t.Errorf("folded(%q) = %q, want %q", r, got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		letters := rapid.SampledFrom([]rune("aZéÈœÆçÑ’' -9àû" + "e\u0301" + "ŵ"))
		text := rapid.OneOf(rapid.StringOf(letters), rapid.String()).Draw(t, "text")
		if got, want := folded(text), fold.Text(text); got != want {
			t.Fatalf("folded(%q) = %q, want %q", text, got, want)
		}
	})
}
