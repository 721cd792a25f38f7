package domain

import "testing"

// A daily summary tells any kind that a person chose, also one that no mail of its own tells: none may be silent.
func TestEveryKindHasASentence(t *testing.T) {
	t.Parallel()
	for _, kind := range Kind("").Codes() {
		if said := (Notification{Kind: kind}).Sentence(); said.FR == "" || said.EN == "" {
			t.Errorf("%s: %q, %q", kind, said.FR, said.EN)
		}
	}
}
