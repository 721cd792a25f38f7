package demo

import "slices"

// profile is what a supplier is and sells.
type profile struct {
	company string
	estates int      // number of estates it sells; 1 for a grower, who names its wines after itself
	regions []string // the first one is where it is
	kinds   []string // empty: wines
}

// profiles of the suppliers; the first is fournisseur@.
func profiles() []profile {
	wine, hard := []string(nil), []string{spirit, fortified}
	return []profile{
		{"Maison Verdelune", 9, []string{bourgogne, loire, rhone, provence, bordeaux}, wine},
		{"Château Haut-Verdier", 1, []string{bordeaux}, wine},
		{"Vignobles Brandelac", 4, []string{bordeaux}, wine},
		{"Château Cantelaude", 1, []string{bordeaux}, wine},
		{"Clos Montvaillac", 1, []string{bordeaux, sudOuest}, wine},
		{"Domaine des Murgers", 1, []string{bourgogne}, wine},
		{"Domaine Courtelune", 1, []string{bourgogne}, wine},
		{"Maison Chantemurle", 5, []string{bourgogne, beaujolais}, wine},
		{"Domaine Vaudoreau", 1, []string{bourgogne}, wine},
		{"Champagne Ysambert", 1, []string{champagne}, wine},
		{"Champagne Larmoisel", 1, []string{champagne}, wine},
		{"Champagne Bellecombrée", 1, []string{champagne}, wine},
		{"Domaine Clairvigne", 1, []string{loire}, wine},
		{"Domaine de la Source Vieille", 1, []string{loire}, wine},
		{"Caves de l’Orvalière", 4, []string{loire}, wine},
		{"Domaine Issandre", 1, []string{loire}, wine},
		{"Domaine Roquesante", 1, []string{rhone}, wine},
		{"Cave des Terrasses Hautes", 3, []string{rhone}, wine},
		{"Domaine Combelavaud", 1, []string{rhone, savoie}, wine},
		{"Domaine Rocalbane", 1, []string{rhone, provence}, wine},
		{"Château Figarolles", 1, []string{provence}, wine},
		{"Bastide Grisolane", 1, []string{provence}, wine},
		{"Domaine Aigremar", 1, []string{provence}, wine},
		{"Mas Salvagnette", 1, []string{languedoc}, wine},
		{"Mas de la Pierre Levante", 1, []string{languedoc}, wine},
		{"Vignerons d’Embruscal", 4, []string{languedoc, roussillon}, wine},
		{"Domaine Estagnole", 1, []string{roussillon}, wine},
		{"Mas Mazerolane", 1, []string{roussillon, languedoc}, wine},
		{"Château Pechlune", 1, []string{sudOuest}, wine},
		{"Domaine Peyrouzel", 1, []string{sudOuest}, wine},
		{"Caves Puyverdan", 3, []string{sudOuest, gascogne}, []string{still, fortified, spirit}},
		{"Domaine Valombrée", 1, []string{alsace}, wine},
		{"Maison Hurlevigne", 2, []string{alsace}, wine},
		{"Domaine Ardouzelle", 1, []string{jura}, wine},
		{"Domaine Noirvallon", 1, []string{savoie, jura}, wine},
		{"Domaine Landemare", 1, []string{beaujolais}, wine},
		{"Domaine de la Combe aux Grives", 1, []string{beaujolais, bourgogne}, wine},
		{"Brasserie du Phare Gris", 1, []string{bretagne, nord}, []string{beer, cider}},
		{"Brasserie des Cimes Claires", 1, []string{auvergne, alsace}, []string{beer, soft}},
		{"Cidrerie des Trois Vergers", 1, []string{normandie, bretagne}, []string{cider, juice, fortified}},
		{"Distillerie de la Veillée", 1, []string{normandie, auvergne, nord, provence}, []string{spirit}},
		{"Maison Tournevent", 2, []string{gascogne, charentes}, hard},
		{"Comptoir des Îles Rousses", 1, []string{antilles, charentes, savoie}, hard},
		{"Sources et Vergers du Puy-Clair", 1, []string{auvergne, loire, rhone}, []string{water, soft, juice}},
		{"Sélection Sombreval", 8, []string{bordeaux, rhone, languedoc, loire, champagne}, wine},
		{"Les Vins de Quintefeuille", 7, []string{alsace, bourgogne, sudOuest, provence, beaujolais}, wine},
	}
}

// growths are those the profile sells.
func (p profile) growths() []growth {
	return slices.DeleteFunc(growths(), func(g growth) bool {
		if !slices.Contains(p.regions, g.region) {
			return true
		}
		if len(p.kinds) == 0 {
			return !g.isWine()
		}
		return !slices.Contains(p.kinds, g.kind)
	})
}
