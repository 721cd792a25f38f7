package money

import (
	"cmp"
	"math/bits"
	"slices"
)

// Spread divides total in proportion to the weights, by largest remainder: the
// shares sum to total exactly, each within one cent of its exact share, and
// among equal remainders the earliest index wins. Weights below zero count as
// zero; when all are zero the shares are equal. No weights give no shares.
func Spread(total Cents, weights []int64) []Cents {
	shares := make([]Cents, len(weights))
	if len(weights) == 0 {
		return shares
	}
	weights, sum := usable(weights)
	amount := magnitude(int64(total))
	left := amount
	rests := make([]uint64, len(weights))
	order := make([]int, len(weights))
	for i, w := range weights {
		hi, lo := bits.Mul64(amount, uint64(w))
		share, rest := bits.Div64(hi, lo, sum)
		shares[i], rests[i], order[i] = Cents(share), rest, i
		left -= share
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(rests[b], rests[a]) })
	for _, i := range order[:left] {
		shares[i]++
	}
	if total < 0 {
		for i := range shares {
			shares[i] = -shares[i]
		}
	}
	return shares
}

// usable gives the weights without negative ones and their sum, never zero.
func usable(weights []int64) ([]int64, uint64) {
	weights = slices.Clone(weights)
	var sum uint64
	for i, w := range weights {
		weights[i] = max(w, 0)
		sum += uint64(weights[i])
	}
	if sum > 0 {
		return weights, sum
	}
	for i := range weights {
		weights[i] = 1
	}
	return weights, uint64(len(weights))
}
