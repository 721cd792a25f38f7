package rest

import (
	"strconv"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Filters narrow the catalogue. Values of one field are alternatives, fields narrow each other.
type Filters struct {
	Search         string          `query:"search"`
	Exact          bool            `query:"exact"` // the search as it was typed, no word corrected
	Colour         []string        `query:"colour"`
	Type           []string        `query:"type"`
	Region         []string        `query:"region"`
	Appellation    []string        `query:"appellation"`
	Supplier       []api.Reference `query:"supplier" ref:"users"`
	Certifications []string        `query:"certifications"`
	BottleSizeCl   []string        `query:"bottleSizeCl"`
	Vintage        []string        `query:"vintage"` // years, and NV
	Tag            []string        `query:"tag"`
	Warehouse      string          `query:"warehouse"`
	Available      bool            `query:"available"`
	Store          bool            `query:"store"` // what open shops sell to individuals, and to works councils
	PriceMin       *money.Cents    `query:"priceTaxExcl[gte]"`
	PriceMax       *money.Cents    `query:"priceTaxExcl[lte]"`
	Customer       api.Reference   `query:"customer" ref:"users"`
}

// maxSearch is how many bytes of a search are looked at.
const maxSearch = 200

// query is the question without who asks.
func (f *Filters) query() (index.Query, error) {
	q := index.Query{Search: f.Search[:min(len(f.Search), maxSearch)], Exact: f.Exact, Warehouse: f.Warehouse}
	q.Available, q.Store = f.Available, f.Store
	q.Values = [index.NumFacets][]string{
		index.Colour: f.Colour, index.Type: f.Type, index.Region: f.Region, index.Appellation: f.Appellation,
		index.Certifications: f.Certifications, index.Vintage: f.Vintage, index.BottleSize: f.BottleSizeCl, index.Tag: f.Tag,
	}
	for _, id := range f.Supplier {
		q.Values[index.Supplier] = append(q.Values[index.Supplier], strconv.FormatInt(int64(id), 10))
	}
	if f.Warehouse != "" && f.Warehouse != receiptsapi.WarehouseDartess && f.Warehouse != receiptsapi.WarehouseSupplier {
		return q, unknown("warehouse", fault.Say("Cet entrepôt est inconnu.", "This warehouse is unknown."))
	}
	q.PriceMin, q.PriceMax = f.PriceMin, f.PriceMax
	return q, nil
}

func unknown(path string, text fault.Text) error {
	return fault.Invalid(fault.Violation{PropertyPath: path, Code: "unknown", Text: text})
}

// Sorting is the order of a list: relevance when searching, else editorial, when none is asked for.
type Sorting struct {
	Order api.Order `query:"order"`
}

// SortKeys are what lists of products sort by.
func (s *Sorting) SortKeys() []string {
	var keys []string
	for _, order := range index.Orders() {
		keys = append(keys, string(order))
	}
	return keys
}

func (s *Sorting) sort(q *index.Query) {
	var keys []index.OrderBy
	for _, k := range s.Order.Or(lists.Sort{Key: string(index.ByRelevance)}) {
		by := index.Order(k.Key) // the best come first, whatever the direction
		keys = append(keys, index.OrderBy{Order: by, Descending: k.Descending && by != index.ByRelevance})
	}
	q.SortBy(keys)
}

// Facets counts what a list with the same filters finds, each facet with all filters but its own.
type Facets struct {
	Type   string     `json:"@type"`
	Total  int        `json:"total"`
	Facets FacetLists `json:"facets"`
	Price  PriceRange `json:"price"`
	Search Reading    `json:"search"`
}

// Reading is how the search was understood: what was looked for instead of what finds nothing, null when it was taken as typed,
// and other searches that find something when this one finds nothing.
type Reading struct {
	Corrected   *string  `json:"corrected"`
	Suggestions []string `json:"suggestions"`
}

func readingOf(r index.Reading) Reading {
	read := Reading{Suggestions: append([]string{}, r.Suggestions...)}
	if r.Corrected != "" {
		read.Corrected = &r.Corrected
	}
	return read
}

// HydraClass is what its @type says.
func (Facets) HydraClass(string) string { return "ProductFacets" }

// FacetLists has the values of each facet.
type FacetLists struct {
	Colour         []FacetValue `json:"colour"`
	Type           []FacetValue `json:"type"`
	Region         []FacetValue `json:"region"`
	Appellation    []FacetValue `json:"appellation"`
	Supplier       []FacetValue `json:"supplier"`
	Certifications []FacetValue `json:"certifications"`
	Vintage        []FacetValue `json:"vintage"`
	BottleSizeCl   []FacetValue `json:"bottleSizeCl"`
	Tag            []FacetValue `json:"tag"`
}

// FacetValue is a value and how many products have it.
type FacetValue struct {
	Value string `json:"value"`
	Label string `json:"label,omitempty"` // of suppliers
	Count int    `json:"count"`
}

// PriceRange is from the lowest to the highest price, tax excl. (incl. in stores), without the price filter;
// null when nothing has a price.
type PriceRange struct {
	Min *money.Cents `json:"min"`
	Max *money.Cents `json:"max"`
}

func facets(f *index.Facets) Facets {
	values := func(facet index.Facet) []FacetValue {
		out := make([]FacetValue, len(f.Values[facet]))
		for i, c := range f.Values[facet] {
			out[i] = FacetValue(c)
		}
		return out
	}
	return Facets{
		Type: "ProductFacets", Total: f.Total, Price: PriceRange{Min: f.PriceMin, Max: f.PriceMax}, Search: readingOf(f.Reading),
		Facets: FacetLists{
			Colour: values(index.Colour), Type: values(index.Type), Region: values(index.Region),
			Appellation: values(index.Appellation), Supplier: values(index.Supplier),
			Certifications: values(index.Certifications), Vintage: values(index.Vintage),
			BottleSizeCl: values(index.BottleSize), Tag: values(index.Tag),
		},
	}
}
