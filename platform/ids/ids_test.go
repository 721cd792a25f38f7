package ids_test

import (
	"encoding/base64"
	"testing"

	"github.com/google/uuid"

	"millesime/platform/ids"
)

func TestSequenceRepeats(t *testing.T) {
	t.Parallel()
	a, b, other := ids.NewSequence(7), ids.NewSequence(7), ids.NewSequence(8)
	for range 3 {
		if x, y := a.UUID(), b.UUID(); x != y {
			t.Fatalf("%s and %s from one seed", x, y)
		}
		x, y := a.Token(), b.Token()
		if x != y {
			t.Fatalf("%s and %s from one seed", x, y)
		}
		if x == other.Token() {
			t.Fatal("two seeds give one token")
		}
	}
}

func TestShapes(t *testing.T) {
	t.Parallel()
	for name, source := range map[string]ids.Source{"random": ids.Random(), "sequence": ids.NewSequence(1)} {
		seen := map[string]bool{}
		for range 100 {
			id, err := uuid.Parse(source.UUID())
			if err != nil || id.Version() != 4 {
				t.Fatalf("%s: %v %v", name, id, err)
			}
			token := source.Token()
			raw, err := base64.RawURLEncoding.DecodeString(token)
			if err != nil || len(raw) != 32 {
				t.Fatalf("%s: token of %d bytes, %v", name, len(raw), err)
			}
			if seen[id.String()] || seen[token] {
				t.Fatalf("%s repeats itself", name)
			}
			seen[id.String()], seen[token] = true, true
		}
	}
}
