package demo

import "slices"

// profile is what a supplier is and sells.
type profile struct {
	company string
	estates int      // number of estates it sells; 1 for a grower, who names its wines after itself
	regions []string // the first one is where it is
	kinds   []string // empty: wines
}

// growths are those the profile sells.
func (p profile) growths() []growth {
	return slices.DeleteFunc(slices.Clone(growths), func(g growth) bool {
		if !slices.Contains(p.regions, g.region) {
			return true
		}
		if len(p.kinds) == 0 {
			return !g.isWine()
		}
		return !slices.Contains(p.kinds, g.kind)
	})
}
