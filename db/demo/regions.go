package demo

import "slices"

// Regions of production, as the catalogue shows them.
const (
	bordeaux   = "Bordeaux"
	bourgogne  = "Bourgogne"
	champagne  = "Champagne"
	alsace     = "Alsace"
	loire      = "Vallée de la Loire"
	rhone      = "Vallée du Rhône"
	provence   = "Provence"
	languedoc  = "Languedoc"
	roussillon = "Roussillon"
	sudOuest   = "Sud-Ouest"
	beaujolais = "Beaujolais"
	jura       = "Jura"
	savoie     = "Savoie"
	bretagne   = "Bretagne"
	normandie  = "Normandie"
	gascogne   = "Gascogne"
	charentes  = "Charentes"
	auvergne   = "Auvergne-Rhône-Alpes"
	antilles   = "Antilles françaises"
	nord       = "Hauts-de-France"
)

// Types and colours of products (domain 3.1).
const (
	still     = "still"
	sparkling = "sparkling"
	fortified = "fortified"
	spirit    = "spirit"
	beer      = "beer"
	cider     = "cider"
	soft      = "soft"
	water     = "water"
	juice     = "juice"

	red    = "red"
	white  = "white"
	rose   = "rose"
	orange = "orange"
)

// growth is something made somewhere: an appellation in one colour, or a drink. Prices are plausible trade
// prices excl. tax in cents, for the first size.
type growth struct {
	region, appellation, classification string
	kind, colour                        string
	low, high                           int
	abvTenths                           int
	grapes                              []grape
}

type grape struct {
	Name  string  `json:"name"`
	Share float64 `json:"share"`
}

// blend spells grapes with their shares.
func blend(members ...any) []grape {
	grapes := make([]grape, 0, len(members)/2)
	for i := 0; i+1 < len(members); i += 2 {
		name, _ := members[i].(string)
		share, _ := members[i+1].(int)
		grapes = append(grapes, grape{Name: name, Share: float64(share)})
	}
	return grapes
}

// growths lists everything the demo sells.
func growths() []growth {
	return slices.Concat(northernWines(), easternWines(), southernWines(), atlanticWines(), drinks())
}

// isWine tells what grows on a vine.
func (g growth) isWine() bool { return g.kind == still || g.kind == sparkling || g.kind == fortified }

// hasVintage is false for what is blended over the years or brewed all year.
func (g growth) hasVintage() bool {
	return g.kind == still || g.kind == fortified || g.kind == sparkling && g.region != champagne && g.colour != rose
}
