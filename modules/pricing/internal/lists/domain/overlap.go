package domain

import (
	"cmp"
	"slices"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/auth"
)

// Overlap is a product that two lists price for somebody on the same day.
type Overlap struct {
	ProductID int64
	Other     *PriceList
	Price     quote.ListEntry // of this list, its first tier
	OtherOne  quote.ListEntry
	Prevails  Prevailing
	Reason    PrevailReason
	Below     int64 // units below which the one that does not prevail counts after all; 0: nowhere
}

// Prevailing tells which of two lists gives the price.
type Prevailing string

// This list, or the other one.
const (
	PrevailsThis  Prevailing = "this"
	PrevailsOther Prevailing = "other"
)

// Codes lists them for the reference.
func (Prevailing) Codes() []Prevailing { return []Prevailing{PrevailsThis, PrevailsOther} }

// PrevailReason tells why it does (domain 4.2, step 2).
type PrevailReason string

// It names the customer, then it began last, then it was published last.
const (
	ReasonScope PrevailReason = "scope"
	ReasonStart PrevailReason = "start"
	ReasonNewer PrevailReason = "newer"
)

// Codes lists them for the reference.
func (PrevailReason) Codes() []PrevailReason {
	return []PrevailReason{ReasonScope, ReasonStart, ReasonNewer}
}

// Overlaps are the products that a list prices together with others of its supplier, as if it were published now. groups are
// those of the customers that the lists name.
func (l PriceList) Overlaps(others []PriceList, groups map[int64]auth.Group) []Overlap {
	own := Tiers(l.Entries)
	var found []Overlap
	for i := range others {
		other := &others[i]
		if other.SeriesID == l.SeriesID && l.SeriesID != 0 || !l.meets(*other, groups) {
			continue
		}
		theirs := Tiers(other.Entries)
		for _, id := range l.ProductIDs() {
			if tiers, ok := theirs[id]; ok {
				found = append(found, l.overlap(other, own[id], tiers))
			}
		}
	}
	return found
}

// meets tells whether some customer may have both lists on one day.
func (l PriceList) meets(other PriceList, groups map[int64]auth.Group) bool {
	if l.To != "" && l.To < other.From || other.To != "" && other.To < l.From {
		return false
	}
	return anyOf(l.CustomerIDs, other.CustomerIDs) || anyOf(l.Groups, other.Groups) ||
		anyGroup(l.CustomerIDs, other.Groups, groups) || anyGroup(other.CustomerIDs, l.Groups, groups)
}

func (l PriceList) overlap(other *PriceList, own, theirs []quote.ListEntry) Overlap {
	overlap := Overlap{ProductID: own[0].ProductID, Other: other, Price: own[0], OtherOne: theirs[0], Prevails: PrevailsThis}
	var ahead bool
	ahead, overlap.Reason = l.prevails(other)
	first, second := own[0], theirs[0]
	if !ahead {
		overlap.Prevails = PrevailsOther
		first, second = second, first
	}
	if first.MinQuantity > second.MinQuantity {
		overlap.Below = first.MinQuantity
	}
	return overlap
}

// prevails tells whether a list comes before another one as the cart has it (best), and why. One that is not published yet is as
// if it were published now.
func (l PriceList) prevails(other *PriceList) (bool, PrevailReason) {
	narrow := len(l.CustomerIDs) > 0
	switch {
	case narrow != (len(other.CustomerIDs) > 0):
		return narrow, ReasonScope
	case l.From != other.From:
		return l.From > other.From, ReasonStart
	default:
		return l.PublishedAt.IsZero() || quote.CompareAge(&l.Mercuriale, &other.Mercuriale) > 0, ReasonNewer
	}
}

// Tiers are the prices of each product, the smallest first.
func Tiers(entries []quote.ListEntry) map[int64][]quote.ListEntry {
	tiers := map[int64][]quote.ListEntry{}
	for _, e := range entries {
		tiers[e.ProductID] = append(tiers[e.ProductID], e)
	}
	for _, of := range tiers {
		slices.SortFunc(of, func(a, b quote.ListEntry) int { return cmp.Compare(a.MinQuantity, b.MinQuantity) })
	}
	return tiers
}

func anyOf[T comparable](a, b []T) bool {
	return slices.ContainsFunc(a, func(one T) bool { return slices.Contains(b, one) })
}

func anyGroup(customers []int64, of []auth.Group, groups map[int64]auth.Group) bool {
	return slices.ContainsFunc(customers, func(id int64) bool { return slices.Contains(of, groups[id]) })
}
