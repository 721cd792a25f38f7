package fold

import "testing"

// The fast way folds as the long one does, which a letter that it does not know makes it take.
func TestFrenchFoldsAlike(t *testing.T) {
	t.Parallel()
	for r := rune(1); r < 0x2100; r++ {
		fast, slow := Text("A"+string(r)+"b"), Text("A"+string(r)+"bŵ")
		if fast+"w" != slow {
			t.Errorf("%U: %q and %q", r, fast, slow)
		}
	}
}
