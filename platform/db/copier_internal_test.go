package db

import (
	"context"
	"slices"
	"testing"

	"github.com/rs/zerolog"
)

// A long log is copied to its end in a turn, in which nobody writes to it; a short one beside those who write alone.
func TestALongLogIsCopiedInATurn(t *testing.T) {
	t.Parallel()
	for pages, want := range map[int][]bool{longestLog - 1: {false}, longestLog: {false, true}} {
		c := &copier{turns: newTurns(1), log: zerolog.Nop()}
		var inTurn []bool
		c.checkpoint = func(context.Context) (int, error) {
			inTurn = append(inTurn, len(c.turns) == 1)
			return pages, nil
		}
		c.copy(t.Context())
		if !slices.Equal(inTurn, want) || len(c.turns) != 0 {
			t.Errorf("%d pages: copied in a turn %v, want %v; %d turns are left", pages, inTurn, want, len(c.turns))
		}
	}
}
