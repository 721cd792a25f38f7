package lists

import (
	"slices"
	"strings"
)

// Known are the texts that say something, in their order.
func Known(texts ...string) []string {
	return slices.DeleteFunc(slices.Clone(texts), func(text string) bool { return strings.TrimSpace(text) == "" })
}
