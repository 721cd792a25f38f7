package index

import (
	"cmp"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestRowsAreSortedByKeyAndStayInOrder(t *testing.T) {
	t.Parallel()
	var s sorter
	rapid.Check(t, func(t *rapid.T) {
		keys := rapid.SliceOf(rapid.OneOf(rapid.Int64(), rapid.Int64Range(-3, 3), rapid.Int64Range(1_700_000_000, 1_800_000_000))).Draw(t, "keys")
		want := make([]uint32, len(keys))
		for i := range want {
			want[i] = uint32(i)
		}
		slices.SortStableFunc(want, func(a, b uint32) int { return cmp.Compare(keys[a], keys[b]) })
		p := s.permutation(len(keys), func(row uint32) uint64 { return signed(keys[row]) })
		if !slices.Equal(p.rows, want) {
			t.Fatalf("%v sorted as %v", keys, p.rows)
		}
		for at, row := range p.rows {
			if p.at[row] != uint32(at) {
				t.Fatalf("row %d is said to stand at %d, not %d", row, p.at[row], at)
			}
		}
	})
}
