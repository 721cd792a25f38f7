package main_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// killed runs a test that kills the program, over a database of each kind.
func killed(t *testing.T, run func(t *testing.T, binary, url string, dialect db.Dialect)) {
	t.Helper()
	if testing.Short() {
		t.Skip("SKIPPED: it builds the program and kills it, which takes a minute")
	}
	binary := buildBinary(t)
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			run(t, binary, testkit.URL(t, dialect), dialect)
		})
	}
}

// atRandom gives waits of at least the shortest and less than spread more: the moment of a kill is what is random.
func atRandom(t *testing.T, shortest, spread time.Duration) func() <-chan time.Time {
	t.Helper()
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	moments := rand.New(rand.NewPCG(seed, 0))
	return func() <-chan time.Time {
		return time.After(shortest + time.Duration(moments.Int64N(int64(spread)))) //nolint:forbidigo // see above
	}
}

// expectNone counts what must not be there, by what it is called.
func expectNone(t *testing.T, h *apptest.House, queries map[string]string) {
	t.Helper()
	for what, query := range queries {
		if n := h.Count(t, query); n != 0 {
			t.Errorf("%s: %d", what, n)
		}
	}
}
