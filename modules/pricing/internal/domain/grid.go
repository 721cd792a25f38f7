package domain

import (
	"cmp"

	"millesime/platform/money"
)

const gramsPerKilogram = 1000

// gridFor chooses what a parcel group pays with a carrier: a grid made for the carrier beats one for all
// carriers, then the owner's own beats the platform's, then the department's beats the one for everywhere, and of those the
// one that began last counts.
func gridFor(grids []Grid, group parcelGroup, carrier, department string) *Grid {
	var best *Grid
	for i := range grids {
		g := &grids[i]
		fits := (g.CarrierCode == "" || g.CarrierCode == carrier) && (g.Department == "" || g.Department == department)
		if !fits || !g.serves(group) {
			continue
		}
		if best == nil || compareGrids(g, best) > 0 {
			best = g
		}
	}
	return best
}

// serves tells whether the grid is the group owner's or the platform's.
func (g *Grid) serves(group parcelGroup) bool {
	switch g.Owner {
	case OwnerDartess:
		return group.supplierID == 0
	case OwnerSupplier:
		return group.supplierID != 0 && g.SupplierID == group.supplierID
	default:
		return true
	}
}

func compareGrids(a, b *Grid) int {
	return cmp.Or(
		compareBool(a.CarrierCode != "", b.CarrierCode != ""),
		compareBool(a.Owner != OwnerPlatform, b.Owner != OwnerPlatform),
		compareBool(a.Department != "", b.Department != ""),
		cmp.Compare(a.StartsOn, b.StartsOn),
	)
}

// price of a group by the grid; false when the grid does not carry that much.
func (g *Grid) price(group parcelGroup) (money.Cents, bool) {
	size, unit := group.units(), int64(1)
	if g.Basis == GridWeight {
		size, unit = group.weight(), gramsPerKilogram
	}
	var last GridStep
	for _, step := range g.Steps {
		if size <= step.UpTo {
			return step.Price, true
		}
		last = step
	}
	if g.Beyond == nil {
		return 0, false
	}
	started := (size - last.UpTo + unit - 1) / unit
	return last.Price + *g.Beyond*money.Cents(started), true
}
