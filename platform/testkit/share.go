package testkit

import "math/rand/v2"

// Share gives the cases that a test takes of many, each of which costs requests: a third, chosen at random, under the race
// detector, which makes them ten times as dear and looks for what does not hang on the case; all without it and in a full
// run. A test names its cases when they fail, so that a failure is understood without the choice.
func Share[T any](cases []T) []T {
	if !raced || Full() {
		return cases
	}
	share := make([]T, 0, (len(cases)+2)/3)
	for _, i := range rand.Perm(len(cases))[:cap(share)] { //nolint:gosec // no secret: which cases are tried
		share = append(share, cases[i])
	}
	return share
}
