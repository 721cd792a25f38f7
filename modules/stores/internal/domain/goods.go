package domain

import (
	"cmp"
	"fmt"
	"slices"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/platform/fault"
)

// ForSale are the products that individuals buy: active ones with a price.
func (s *Shown) ForSale() []catalogueapi.Good {
	var sold []catalogueapi.Good
	for i := range s.Goods {
		if s.Goods[i].Active && s.Goods[i].StorePriceTaxIncl != nil {
			sold = append(sold, s.Goods[i])
		}
	}
	return sold
}

// perPage is how many products one page of a shop shows.
const perPage = 60

// Part is which products one page of a shop shows, of all that it sells.
type Part struct{ Page, Pages, From, To, All int }

// PartOf is a page of so many products; a number that there is not gives the nearest page.
func PartOf(all, page int) Part {
	pages := max(1, (all+perPage-1)/perPage)
	page = min(max(page, 1), pages)
	return Part{Page: page, Pages: pages, From: (page - 1) * perPage, To: min(page*perPage, all), All: all}
}

// ProductIDs are the products of the shop, in order.
func (s *Shown) ProductIDs() []int64 {
	ids := make([]int64, len(s.Goods))
	for i := range s.Goods {
		ids[i] = s.Goods[i].ID
	}
	return ids
}

// Place is where a product should stand.
type Place struct {
	ProductID int64
	Position  int64
}

// Ordered are the products of the shop as places say; those that none names stand behind them, as they did.
func (s *Shown) Ordered(places []Place) ([]int64, error) {
	known := s.ProductIDs()
	var refused []fault.Violation
	seen := map[int64]bool{}
	for i, p := range places {
		switch path := fmt.Sprintf("items[%d].product", i); {
		case !slices.Contains(known, p.ProductID):
			refused = append(refused, NotInShop(path))
		case seen[p.ProductID]:
			refused = append(refused, PlacedTwice(path))
		}
		seen[p.ProductID] = true
	}
	sorted := slices.SortedStableFunc(slices.Values(places), func(a, b Place) int { return cmp.Compare(a.Position, b.Position) })
	ids := make([]int64, 0, len(known))
	for _, p := range sorted {
		ids = append(ids, p.ProductID)
	}
	for _, id := range known {
		if !seen[id] {
			ids = append(ids, id)
		}
	}
	return ids, fault.Check(refused)
}
