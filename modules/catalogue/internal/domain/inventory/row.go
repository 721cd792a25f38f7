package inventory

import (
	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/products/productsapi"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Row is the stock of one product.
type Row struct {
	productsapi.Product
	Supplier string // its name
	Figures
	Tag  string
	Tags []string
}

// Filter narrows and sorts the list.
type Filter struct {
	Search    string
	Tags      []string
	Suppliers []string // ids
	Warehouse string
	Sorts     []lists.Sort // none: by name
}

// NewRow completes a product with its figures and tags.
func NewRow(p *productsapi.Product, supplier string, figures Figures, tagger domain.Tagger) Row {
	facts := domain.FactsOf(p)
	row := Row{Product: *p, Supplier: supplier, Figures: figures, Tag: facts.Tag(tagger, figures.Level)}
	row.Tags = facts.Tags(row.Tag)
	return row
}

// Query finds what the filter leaves of a scope.
func (f *Filter) Query(scope productsapi.Scope) index.Query {
	q := index.Query{Scope: scope, Search: f.Search, Exact: true, Warehouse: f.Warehouse}
	q.Values[index.Tag], q.Values[index.Supplier] = f.Tags, f.Suppliers
	return q
}

// Summary is the stock of a list in figures.
type Summary struct {
	Products int
	Value    money.Cents
	Units    int64 // on hand
	ByTag    map[string]int
}

// Sum sums figures up; tags are as the index counts them, which lags at most about a second.
func Sum(figures map[int64]Figures, tags []index.Count) Summary {
	sum := Summary{Products: len(figures), ByTag: map[string]int{}}
	for _, f := range figures {
		sum.Value = sum.Value.Plus(f.Value())
		sum.Units += f.Level.OnHand
	}
	for _, counted := range tags {
		sum.ByTag[counted.Value] = counted.Count
	}
	return sum
}
