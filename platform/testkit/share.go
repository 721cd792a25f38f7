package testkit

import "math/rand/v2"

// Share gives the cases that a test takes of many, each of which costs requests: a third, the same every day, under the
// race detector, which makes them ten times as dear and looks for what does not hang on the case; all without it and in a full
// run.
func Share[T any](cases []T) []T {
	if !raced || Full() {
		return cases
	}
	share := make([]T, 0, (len(cases)+2)/3)
	for _, i := range rand.New(rand.NewPCG(1, 2)).Perm(len(cases))[:cap(share)] { //nolint:gosec // no secret: which cases are tried
		share = append(share, cases[i])
	}
	return share
}
