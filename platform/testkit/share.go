package testkit

import (
	"math/rand/v2"
	"slices"

	"millesime/platform/db"
)

// repeats tells whether another everyday run takes whole what this one takes: plainly, on SQLite.
func repeats() bool {
	return !Full() && (raced || !slices.Contains(Dialects(), db.SQLite))
}

// Share gives the cases that a test takes of many, each of which costs requests: a third, the same every day, under the race
// detector and on PostgreSQL alone, which make them dear and look for what does not hang on the case; all in the plain run on
// SQLite and in a full run.
func Share[T any](cases []T) []T {
	if !repeats() {
		return cases
	}
	share := make([]T, 0, (len(cases)+2)/3)
	for _, i := range rand.New(rand.NewPCG(1, 2)).Perm(len(cases))[:cap(share)] { //nolint:gosec // no secret: which cases are tried
		share = append(share, cases[i])
	}
	return share
}
