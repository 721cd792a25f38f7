package rest

import (
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/platform/money"
)

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
