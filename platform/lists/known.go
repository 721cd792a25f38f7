package lists

import (
	"slices"
	"strings"
)

// Known are the texts that say something, in their order.
func Known(texts ...string) []string {
	return slices.DeleteFunc(slices.Clone(texts), func(text string) bool { return strings.TrimSpace(text) == "" })
}

// FirstOf is the first row that the first of some conditions finds one by; false: none does.
func FirstOf[T any](rows []T, conditions ...func(T) bool) (row T, found bool) {
	for _, meets := range conditions {
		if at := slices.IndexFunc(rows, meets); at >= 0 {
			return rows[at], true
		}
	}
	return row, false
}
