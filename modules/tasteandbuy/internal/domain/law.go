package domain

import "slices"

// Issue is what a wine on a list lacks of what the law wants on it, or what stands in the way of selling it.
type Issue string

// The issues: what a list must name (arrêté of 27 March 1987, Regulation (EU) 1169/2011, article 44), and what is not for sale.
const (
	NoDenomination Issue = "denomination" // neither an appellation nor an origin
	NoVolume       Issue = "volume"       // what a bottle holds
	NoAllergens    Issue = "allergens"    // not told by its supplier
	NoPrice        Issue = "price"        // neither by the glass nor by the bottle
	StaleVintage   Issue = "vintage"      // said to be there tonight, and sold out or gone at its supplier
	NotInShop      Issue = "shop"         // its shop is closed, or it left it
)

// Issues lists every issue.
func Issues() []Issue {
	return []Issue{NoDenomination, NoVolume, NoAllergens, NoPrice, StaleVintage, NotInShop}
}

// Codes lists every issue.
func (Issue) Codes() []Issue { return Issues() }

// IssuesOf are those of a wine on the list, in the order of Issues.
func (s *ShownList) IssuesOf(e *Entry) []Issue {
	g, found := s.Good(e), []Issue{}
	for _, check := range []struct {
		issue Issue
		lacks bool
	}{
		{NoDenomination, isWine(g.Type) && g.Appellation == "" && g.Region == "" && g.Country == ""},
		{NoVolume, g.BottleSizeMl <= 0},
		{NoAllergens, len(g.Allergens) == 0 && isWine(g.Type)},
		{NoPrice, e.GlassPrice == nil && e.BottlePrice == nil},
		{StaleVintage, e.AvailableTonight && g.Vintage != nil && (!g.Active || !g.Orderable)},
		{NotInShop, !IsOnSale(&g)},
	} {
		if check.lacks {
			found = append(found, check.issue)
		}
	}
	return found
}

// isWine tells a drink made of grapes: it has a legal denomination, and sulphites to be told.
func isWine(kind string) bool {
	return slices.Contains([]string{"still", "sparkling", "fortified"}, kind)
}
