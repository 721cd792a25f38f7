package domain

import "slices"

// SameSet compares ids whatever their order.
func SameSet(a, b []int64) bool {
	return slices.Equal(slices.Compact(slices.Sorted(slices.Values(a))), slices.Compact(slices.Sorted(slices.Values(b))))
}

// Without are those of some that are not among others.
func Without(of, among []int64) []int64 {
	return slices.DeleteFunc(slices.Clone(of), func(id int64) bool { return slices.Contains(among, id) })
}
