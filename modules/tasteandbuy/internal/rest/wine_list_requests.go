package rest

import (
	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/api"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/shelf"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

const (
	maxListName = 80  // characters
	maxComment  = 300 // likewise
	maxGlass    = 50  // cl
	maxPrice    = money.Cents(99_999_99)
)

type listsInput struct {
	api.Page
	Order api.Order `query:"order"`
}

// SortKeys are what the list sorts by.
func (*listsInput) SortKeys() []string { return []string{domain.SortName} }

func (in *listsInput) part() lists.Part {
	return in.Part(in.Order.Or(lists.Sort{Key: domain.SortName})...)
}

type candidatesInput struct {
	api.Page
	ID     int64  `path:"id"`
	Search string `query:"search"`
}

func (in *candidatesInput) Rules() validate.Rules {
	return validate.Rules{validate.Field("search", &in.Search, validate.Max(maxSearch))}
}

// NewWineList is one to be begun; without a name it has the restaurant's.
type NewWineList struct {
	Name string `json:"name,omitempty"`
}

func (n *NewWineList) Rules() validate.Rules {
	return validate.Rules{validate.Field("name", &n.Name, validate.Max(maxListName))}
}

// WineListChange is what a list gets instead; what is left out stays.
type WineListChange struct {
	Version   int64                          `json:"version"`
	Name      api.Field[string]              `json:"name,omitzero"`
	GlassCl   api.Field[int64]               `json:"glassCl,omitzero"`
	LinkDelay api.Field[domain.LinkDelay]    `json:"linkDelay,omitzero"`
	Entries   api.Field[[]WineListEntryWish] `json:"entries,omitzero"` // all of them, in their order
}

// WineListEntryWish is a wine as it should stand on the list.
type WineListEntryWish struct {
	Product            api.Reference `json:"product"            ref:"products"`
	Section            shelf.Section `json:"section,omitempty"` // left out: where wines of its kind stand
	GlassPriceTaxIncl  *money.Cents  `json:"glassPriceTaxIncl"` // null: not by the glass
	BottlePriceTaxIncl *money.Cents  `json:"bottlePriceTaxIncl"`
	Comment            string        `json:"comment,omitempty"`
	Favourite          *bool         `json:"favourite"`
	AvailableTonight   *bool         `json:"availableTonight"`
}

func (w *WineListEntryWish) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &w.Product, validate.Required),
		validate.Field("section", &w.Section, validate.Optional, validate.OneOf(shelf.Sections()...)),
		validate.Field("glassPriceTaxIncl", &w.GlassPriceTaxIncl, priceRules()...),
		validate.Field("bottlePriceTaxIncl", &w.BottlePriceTaxIncl, priceRules()...),
		validate.Field("comment", &w.Comment, validate.Max(maxComment)),
		validate.Field("favourite", &w.Favourite, validate.Required),
		validate.Field("availableTonight", &w.AvailableTonight, validate.Required),
	}
}

func priceRules() []validate.Rule { return []validate.Rule{validate.Between(money.Cents(1), maxPrice)} }

func (c *WineListChange) Rules() validate.Rules {
	return validate.Rules{
		versions.Required(&c.Version),
		validate.Field("name", &c.Name, validate.Required, validate.Max(maxListName)),
		validate.Field("glassCl", &c.GlassCl, validate.Required, validate.Between[int64](1, maxGlass)),
		validate.Field("linkDelay", &c.LinkDelay, validate.Required, validate.OneOf(domain.LinkDelays()...)),
		validate.Field("entries", &c.Entries, validate.MaxItems(domain.MostEntries)),
		validate.Each("entries", &c.Entries.Value, (*WineListEntryWish).Rules),
	}
}

func (c *WineListChange) change() app.ListChange {
	change := app.ListChange{Version: c.Version, Apply: func(l *domain.WineList) {
		put(c.Name, &l.Name)
		put(c.GlassCl, &l.GlassCl)
		put(c.LinkDelay, &l.LinkDelay)
	}}
	if c.Entries.Set {
		entries := lists.Each(c.Entries.Value, func(w WineListEntryWish) domain.Entry {
			return domain.Entry{
				ProductID: int64(w.Product), Section: w.Section, GlassPrice: w.GlassPriceTaxIncl, BottlePrice: w.BottlePriceTaxIncl,
				Comment: w.Comment, Favourite: api.OrZero(w.Favourite), AvailableTonight: api.OrZero(w.AvailableTonight),
			}
		})
		change.Entries = &entries
	}
	return change
}

// WineListEntryChange is what one wine gets instead; what is left out stays.
type WineListEntryChange struct {
	Section            api.Field[shelf.Section] `json:"section,omitzero"`
	GlassPriceTaxIncl  api.Field[*money.Cents]  `json:"glassPriceTaxIncl,omitzero"`
	BottlePriceTaxIncl api.Field[*money.Cents]  `json:"bottlePriceTaxIncl,omitzero"`
	Comment            api.Field[string]        `json:"comment,omitzero"`
	Favourite          api.Field[bool]          `json:"favourite,omitzero"`
	AvailableTonight   api.Field[bool]          `json:"availableTonight,omitzero"`
}

func (c *WineListEntryChange) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("section", &c.Section, validate.Required, validate.OneOf(shelf.Sections()...)),
		validate.Field("glassPriceTaxIncl", &c.GlassPriceTaxIncl, priceRules()...),
		validate.Field("bottlePriceTaxIncl", &c.BottlePriceTaxIncl, priceRules()...),
		validate.Field("comment", &c.Comment, validate.Max(maxComment)),
	}
}

func (c *WineListEntryChange) apply(e *domain.Entry) {
	put(c.Section, &e.Section)
	put(c.GlassPriceTaxIncl, &e.GlassPrice)
	put(c.BottlePriceTaxIncl, &e.BottlePrice)
	put(c.Comment, &e.Comment)
	turn(c.Favourite, &e.Favourite)
	turn(c.AvailableTonight, &e.AvailableTonight)
}

// put writes what was sent.
func put[T any](sent api.Field[T], kept *T) {
	if sent.Set {
		*kept = sent.Value
	}
}

// turn turns a switch as was sent: null leaves it.
func turn(sent api.Field[bool], kept *bool) {
	if sent.Set && !sent.Null {
		*kept = sent.Value
	}
}
