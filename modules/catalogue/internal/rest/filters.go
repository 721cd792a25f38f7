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
	PriceMin       *money.Cents    `query:"priceTaxExcl[gte]"`
	PriceMax       *money.Cents    `query:"priceTaxExcl[lte]"`
	Customer       api.Reference   `query:"customer" ref:"users"`
}

// maxSearch is how many bytes of a search are looked at.
const maxSearch = 200

// query is the question without who asks.
func (f *Filters) query() (index.Query, error) {
	q := index.Query{Search: f.Search[:min(len(f.Search), maxSearch)], Exact: f.Exact, Warehouse: f.Warehouse, Available: f.Available}
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
