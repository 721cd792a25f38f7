package domain_test

import (
	"errors"
	"slices"
	"testing"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/shelf"
)

// beaune is a wine that lacks nothing, in an open shop.
func beaune() catalogueapi.Good {
	vintage, price := 2022, money.Cents(2490)
	return catalogueapi.Good{
		Label: productsapi.Label{Name: "Beaune", Type: "still", Colour: "red", Appellation: "Beaune", Region: "Bourgogne", Vintage: &vintage},
		ID:    1, Country: "FR", BottleSizeMl: 750, Allergens: []string{"sulfites"}, Active: true, InStore: true, ShopOpen: true,
		StorePriceTaxIncl: &price, Orderable: true,
	}
}

// Each thing that the law wants on a list, and each that is in the way of selling, is an issue of its own.
func TestIssues(t *testing.T) {
	t.Parallel()
	price := money.Cents(800)
	for name, test := range map[string]struct {
		good  func(*catalogueapi.Good)
		entry func(*domain.Entry)
		want  []domain.Issue
	}{
		"nothing lacks":        {},
		"an origin is enough":  {good: func(g *catalogueapi.Good) { g.Appellation, g.Region = "", "" }},
		"no denomination":      {good: func(g *catalogueapi.Good) { g.Appellation, g.Region, g.Country = "", "", "" }, want: []domain.Issue{domain.NoDenomination}},
		"a beer needs none":    {good: func(g *catalogueapi.Good) { g.Type, g.Appellation, g.Region, g.Country = "beer", "", "", "" }},
		"no volume":            {good: func(g *catalogueapi.Good) { g.BottleSizeMl = 0 }, want: []domain.Issue{domain.NoVolume}},
		"no allergens":         {good: func(g *catalogueapi.Good) { g.Allergens = nil }, want: []domain.Issue{domain.NoAllergens}},
		"by the bottle":        {entry: func(e *domain.Entry) { e.GlassPrice, e.BottlePrice = nil, &price }},
		"no price":             {entry: func(e *domain.Entry) { e.GlassPrice = nil }, want: []domain.Issue{domain.NoPrice}},
		"a vintage that is up": {good: func(g *catalogueapi.Good) { g.Orderable = false }, want: []domain.Issue{domain.StaleVintage}},
		"not there tonight":    {good: func(g *catalogueapi.Good) { g.Orderable = false }, entry: func(e *domain.Entry) { e.AvailableTonight = false }},
		"its shop is closed":   {good: func(g *catalogueapi.Good) { g.ShopOpen = false }, want: []domain.Issue{domain.NotInShop}},
		"it left its shop":     {good: func(g *catalogueapi.Good) { g.InStore = false }, want: []domain.Issue{domain.NotInShop}},
		"it has no price":      {good: func(g *catalogueapi.Good) { g.StorePriceTaxIncl = nil }, want: []domain.Issue{domain.NotInShop}},
		"it is not sold": {
			good: func(g *catalogueapi.Good) { g.Active = false },
			want: []domain.Issue{domain.StaleVintage, domain.NotInShop},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			good, entry := beaune(), domain.Entry{ID: 9, ProductID: 1, GlassPrice: &price, AvailableTonight: true}
			if test.good != nil {
				test.good(&good)
			}
			if test.entry != nil {
				test.entry(&entry)
			}
			list := domain.ShownList{Goods: map[int64]catalogueapi.Good{1: good}}
			if got := list.IssuesOf(&entry); !slices.Equal(got, test.want) {
				t.Errorf("%v instead of %v", got, test.want)
			}
			if sold := list.TakeHome(&entry) != nil; sold == slices.Contains(test.want, domain.NotInShop) {
				t.Errorf("sold to take home: %v", sold)
			}
		})
	}
}

// What stands on a list stays whatever became of it; what comes must be sold by an open shop, and once.
func TestPlacingWines(t *testing.T) {
	t.Parallel()
	sold, closed := beaune(), beaune()
	closed.ID, closed.ShopOpen = 2, false
	goods := map[int64]catalogueapi.Good{1: sold, 2: closed}
	list := domain.WineList{Entries: []domain.Entry{{ID: 5, ProductID: 2, Section: shelf.White}}}
	if err := list.Place([]domain.Entry{{ProductID: 1}, {ProductID: 2, Section: shelf.White}}, goods); err != nil {
		t.Fatal(err)
	}
	if e := list.Entries; e[0].Section != shelf.Red || e[0].ID != 0 || e[1].ID != 5 || e[1].Section != shelf.White {
		t.Errorf("placed as %+v", e)
	}
	for name, wrong := range map[string][]domain.Entry{
		"a closed shop": {{ProductID: 2}}, "unknown": {{ProductID: 3}}, "twice": {{ProductID: 1}, {ProductID: 1}},
	} {
		empty := domain.WineList{}
		if err := empty.Place(wrong, goods); !errors.Is(err, fault.ErrViolations) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestSections(t *testing.T) {
	t.Parallel()
	for kind, want := range map[[2]string]shelf.Section{
		{"still", "red"}: shelf.Red, {"still", "white"}: shelf.White, {"still", "rose"}: shelf.Rose, {"still", "orange"}: shelf.Orange,
		{"sparkling", "white"}: shelf.Sparkling, {"fortified", "red"}: shelf.Fortified, {"spirit", ""}: shelf.Spirit,
		{"beer", ""}: shelf.Other, {"still", ""}: shelf.Other,
	} {
		if got := shelf.SectionOf(kind[0], kind[1]); got != want {
			t.Errorf("%v stands under %s instead of %s", kind, got, want)
		}
	}
}
