package demo

// Regions of production that the code knows, as the catalogue shows them.
const (
	bordeaux  = "Bordeaux"
	champagne = "Champagne"
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

	red  = "red"
	rose = "rose"
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

// words are those of a list that fit the kind, the colour or everything.
func (g growth) words(list string) []string {
	if !g.isWine() {
		return words(list, g.kind, "no wine")
	}
	return words(list, g.kind, g.colour)
}

// isWine tells what grows on a vine.
func (g growth) isWine() bool { return g.kind == still || g.kind == sparkling || g.kind == fortified }

// hasVintage is false for what is blended over the years or brewed all year.
func (g growth) hasVintage() bool {
	return g.kind == still || g.kind == fortified || g.kind == sparkling && g.region != champagne && g.colour != rose
}
