package domain

import (
	"cmp"

	"millesime/platform/money"
)

const gramsPerKilogram = 1000

// gridFor chooses what a parcel group pays with a carrier (domain 4.6): of the grids of the warehouse's owner that reach the carrier
// and the department, else of the platform's, the one for the carrier beats the one for all, then the department's the one for
// everywhere. A department that its owner closed for all carriers is closed, but for a carrier with a grid of its own there.
func gridFor(grids []Grid, group parcelGroup, carrier, department string) *Grid {
	if own := bestGrid(grids, carrier, department, func(g *Grid) bool { return g.ownedBy(group) }); own != nil {
		return own
	}
	return bestGrid(grids, carrier, department, func(g *Grid) bool { return g.Owner == OwnerPlatform })
}

// bestGrid is the strongest grid of one owner, nil when none reaches the carrier and the department.
func bestGrid(grids []Grid, carrier, department string, owned func(*Grid) bool) *Grid {
	var best, whole *Grid // whole: the department's, for all carriers
	for i := range grids {
		g := &grids[i]
		fits := (g.CarrierCode == "" || g.CarrierCode == carrier) && (g.Department == "" || g.Department == department)
		if !fits || !owned(g) {
			continue
		}
		if best == nil || compareGrids(g, best) > 0 {
			best = g
		}
		if g.CarrierCode == "" && g.Department != "" && (whole == nil || compareGrids(g, whole) > 0) {
			whole = g
		}
	}
	if whole != nil && whole.closed() && best.Department == "" {
		return whole
	}
	return best
}

// closed tells whether the grid delivers nothing at any price.
func (g *Grid) closed() bool { return len(g.Steps) == 0 && g.Beyond == nil }

// ownedBy tells whether the grid is of who keeps the group's goods.
func (g *Grid) ownedBy(group parcelGroup) bool {
	if group.supplierID == 0 {
		return g.Owner == OwnerDartess
	}
	return g.Owner == OwnerSupplier && g.SupplierID == group.supplierID
}

// compareGrids orders the grids of one owner, the stronger after; of one scope the one that began last.
func compareGrids(a, b *Grid) int {
	return cmp.Or(
		compareBool(a.CarrierCode != "", b.CarrierCode != ""),
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
