package shelf

import (
	"slices"

	"millesime/platform/fault"
)

const magnumMl = 1500

// Size is how much a bottle of a type of drink holds, with the name that wine drinkers have for two bottles in one.
func Size(kind string, ml int) fault.Text {
	size := fault.Same("{cl} cl").Fill("cl", fault.Tenths(ml))
	if ml == magnumMl && slices.Contains([]string{"still", "sparkling", "fortified"}, kind) {
		return fault.Same("{size} (magnum)").Fill("size", size)
	}
	return size
}

// Bottle is what a bottle says of itself beside its name: where it is from, "" for unknown, and how much it holds (Code de la consommation,
// L111-1).
func Bottle(from, kind string, ml int) fault.Text {
	if from == "" {
		return Size(kind, ml)
	}
	return fault.Join([]fault.Text{fault.Same(from), Size(kind, ml)}, " · ")
}
