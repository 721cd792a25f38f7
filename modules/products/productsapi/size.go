package productsapi

import (
	"slices"

	"millesime/platform/fault"
)

const magnumMl = 1500

// SizeText is how much a bottle of a type of drink holds, with the name that wine drinkers have for two bottles in one.
func SizeText(kind string, ml int) fault.Text {
	size := fault.Same("{cl} cl").Fill("cl", fault.Tenths(ml))
	if ml == magnumMl && slices.Contains([]string{"still", "sparkling", "fortified"}, kind) {
		return fault.Same("{size} (magnum)").Fill("size", size)
	}
	return size
}
