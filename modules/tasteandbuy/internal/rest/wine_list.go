package rest

import (
	"time"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/money"
	"millesime/platform/shelf"
)

// WineList is that of a restaurant, without its wines.
type WineList struct {
	api.Item
	Name      string           `json:"name"`
	GlassCl   int64            `json:"glassCl"` // what a glass holds
	LinkDelay domain.LinkDelay `json:"linkDelay"`
	Version   int64            `json:"version"` // what a change names
	UpdatedAt time.Time        `json:"updatedAt"`
}

// HydraClass is that of its detail too.
func (WineList) HydraClass(string) string { return "WineList" }

// WineListDetail is a wine list with its wines.
type WineListDetail struct {
	WineList
	Restaurant string          `json:"restaurant"` // its name
	Entries    []WineListEntry `json:"entries"`    // in their order
	Issues     []WineListIssue `json:"issues"`     // all of all wines
}

// WineListEntry is a wine on the list.
type WineListEntry struct {
	ID                 int64            `json:"id"`
	Product            WineListProduct  `json:"product"`
	Supplier           WineListSupplier `json:"supplier"`
	Section            shelf.Section    `json:"section"`
	Position           int64            `json:"position"`
	GlassPriceTaxIncl  *money.Cents     `json:"glassPriceTaxIncl"`  // in the room; null: not by the glass
	BottlePriceTaxIncl *money.Cents     `json:"bottlePriceTaxIncl"` // in the room; null: not by the bottle
	StorePriceTaxIncl  *money.Cents     `json:"storePriceTaxIncl"`  // to take home; null: no open shop sells it
	Comment            string           `json:"comment"`
	Favourite          bool             `json:"favourite"`
	AvailableTonight   bool             `json:"availableTonight"`
	Sellable           bool             `json:"sellable"` // guests may ask for it now
	Issues             []domain.Issue   `json:"issues"`   // what the law wants and the list lacks, and what is in the way of selling it
}

// WineListProduct is what a list names of a product. It has no address: its page may be closed to restaurants.
type WineListProduct struct {
	ID int64 `json:"id"`
	productsapi.Label
	Country        string   `json:"country"`
	Allergens      []string `json:"allergens"`
	Image          string   `json:"image"`
	UnitsPerCarton int      `json:"unitsPerCarton"`
	MinQuantity    int      `json:"minQuantity"`   // bottles that a guest takes at least
	OrderMultiple  int      `json:"orderMultiple"` // bottles that go together
}

// WineListSupplier is who sells it to take home.
type WineListSupplier struct {
	ID       int64  `json:"id"`
	Company  string `json:"company"`
	ShopOpen bool   `json:"shopOpen"`
}

// WineListIssue is one of a wine on the list.
type WineListIssue struct {
	Entry int64        `json:"entry"`
	Code  domain.Issue `json:"code"`
}

// WineListCandidate is a wine that may come onto the list.
type WineListCandidate struct {
	Product           WineListProduct  `json:"product"`
	Supplier          WineListSupplier `json:"supplier"`
	Section           shelf.Section    `json:"section"` // where it would stand
	StorePriceTaxIncl *money.Cents     `json:"storePriceTaxIncl"`
	Orderable         bool             `json:"orderable"` // now
	OnList            bool             `json:"onList"`    // already
}

func newList(l *domain.ShownList) WineList {
	return WineList{
		Item: api.NewItem("wine_lists", "WineList", l.ID), Name: l.Name, GlassCl: l.GlassCl, LinkDelay: l.LinkDelay, Version: l.Version,
		UpdatedAt: l.UpdatedAt,
	}
}

func newListDetail(l *domain.ShownList) WineListDetail {
	out := WineListDetail{
		WineList: newList(l), Restaurant: l.Restaurant.DisplayName(), Entries: make([]WineListEntry, len(l.Entries)), Issues: []WineListIssue{},
	}
	for i := range l.Entries {
		e := &l.Entries[i]
		good, issues := l.Good(e), l.IssuesOf(e)
		for _, code := range issues {
			out.Issues = append(out.Issues, WineListIssue{Entry: e.ID, Code: code})
		}
		out.Entries[i] = WineListEntry{
			ID: e.ID, Product: newListProduct(&good, e.ProductID), Supplier: newListSupplier(&good, l.Suppliers[good.SupplierID]),
			Section:  e.Section,
			Position: int64(i + 1), GlassPriceTaxIncl: e.GlassPrice, BottlePriceTaxIncl: e.BottlePrice, StorePriceTaxIncl: l.TakeHome(e),
			Comment: e.Comment, Favourite: e.Favourite, AvailableTonight: e.AvailableTonight, Sellable: l.Sellable(e), Issues: issues,
		}
	}
	return out
}

func newListProduct(g *catalogueapi.Good, id int64) WineListProduct {
	return WineListProduct{
		ID: id, Label: g.Label, Country: g.Country, Allergens: append([]string{}, g.Allergens...), Image: g.Image,
		UnitsPerCarton: g.UnitsPerCarton, MinQuantity: g.MinQuantity, OrderMultiple: g.OrderMultiple,
	}
}

func newListSupplier(g *catalogueapi.Good, supplier usersapi.Party) WineListSupplier {
	return WineListSupplier{ID: g.SupplierID, Company: supplier.DisplayName(), ShopOpen: g.ShopOpen}
}

func newCandidate(c *app.Candidate) WineListCandidate {
	return WineListCandidate{
		Product: newListProduct(&c.Good, c.ID), Supplier: newListSupplier(&c.Good, c.Supplier),
		Section:           shelf.SectionOf(c.Type, c.Colour),
		StorePriceTaxIncl: c.StorePriceTaxIncl, Orderable: c.Orderable, OnList: c.OnList,
	}
}
