package index

import (
	"slices"
	"strconv"

	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// Order is what a list is sorted by.
type Order string

// The orders. Equal products stand in the editorial order.
const (
	ByRelevance Order = "relevance" // best first; the editorial order without a search
	ByEditorial Order = "region"    // region, appellation, name
	ByName      Order = "name"
	ByPrice     Order = "priceTaxExcl"
	ByVintage   Order = "vintage"
	ByCreated   Order = "createdAt"
	BySupplier  Order = "supplier"
	ByShop      Order = "shop"      // as its supplier placed them; what is not placed comes last
	ByOrderable Order = "orderable" // descending: what can be ordered first
)

// Query asks for products. Values of one facet are alternatives; facets narrow each other.
type Query struct {
	Scope      productsapi.Scope
	PriceGroup auth.Group // whose prices filter and sort: "" for list prices
	Own        *Own       // those that the reader pays instead; nil: the group's
	Search     string
	Exact      bool // the search is taken as it was typed: no word of it is corrected
	Values     [NumFacets][]string
	Warehouse  string // dartess, supplier or "" for both
	Available  bool   // only what is in stock
	Store      bool   // what open shops sell to individuals, whoever looks
	PriceMin   *money.Cents
	PriceMax   *money.Cents
	Order      Order
	Descending bool
	Then       []OrderBy // what else sorts, products alike in Order
}

// OrderBy is one key of an order of several.
type OrderBy struct {
	Order      Order
	Descending bool
}

// SortBy asks for an order of one or several keys.
func (q *Query) SortBy(keys []OrderBy) {
	q.Order, q.Descending, q.Then = keys[0].Order, keys[0].Descending, keys[1:]
}

// ByWhatIsPaid tells that prices filter or sort the list.
func (q *Query) ByWhatIsPaid() bool {
	return q.PriceMin != nil || q.PriceMax != nil || q.Order == ByPrice ||
		slices.ContainsFunc(q.Then, func(k OrderBy) bool { return k.Order == ByPrice })
}

// Orders are all keys.
func Orders() []Order {
	return []Order{ByRelevance, ByEditorial, ByName, ByPrice, ByVintage, ByCreated, BySupplier, ByShop, ByOrderable}
}

// selection is a query worked out: rows that pass everything but facets and price, and the rows each of
// these lets pass (nil: all).
type selection struct {
	base    bitset
	facets  [NumFacets]bitset
	price   bitset
	scores  []uint16 // of the search; nil without one
	Reading Reading
}

func (s *Snapshot) selectRows(q *Query, sp *spare) selection {
	sel := selection{base: sp.bitset()}
	s.scope(q.Scope, sel.base)
	switch words := searchTokens(q.Search); {
	case len(words) > 0:
		sel.scores = sp.scores
		sel.base, sel.Reading = s.search(q, words, sel.base, sp)
	case onlySigns(q.Search):
		clear(sel.base) // no product has a name of signs
	}
	switch q.Warehouse {
	case "":
	case warehouseDartess:
		sel.base.and(s.dartess)
	default:
		for i := range sel.base {
			sel.base[i] &^= s.dartess[i]
		}
	}
	if q.Available {
		sel.base.and(s.stock.available)
	}
	for f := range NumFacets {
		if len(q.Values[f]) > 0 {
			sel.facets[f] = sp.bitset()
			s.column(f).mark(sel.facets[f], q.Values[f])
		}
	}
	if q.PriceMin != nil || q.PriceMax != nil {
		sel.price = sp.bitset()
		s.paid(q).mark(sel.price, q.PriceMin, q.PriceMax)
	}
	return sel
}

// scope marks what the viewer sees.
func (s *Snapshot) scope(scope productsapi.Scope, into bitset) {
	if scope.AllSuppliers {
		into.fill(s.n)
	} else {
		for _, id := range scope.Suppliers {
			s.columns[Supplier].mark(into, []string{strconv.FormatInt(id, 10)})
		}
	}
	if scope.OpenTo == "" {
		return
	}
	i := groupNumber(scope.OpenTo)
	if i < 0 { // a group that does not buy sees nothing as a buyer
		clear(into)
		return
	}
	into.and(s.open[i])
}

func (s *Snapshot) column(f Facet) *column {
	if f == Tag {
		return s.stock.tags
	}
	return s.columns[f]
}

// mark sets the rows with a price within the bounds, both included.
func (c *priceColumn) mark(into bitset, least, most *money.Cents) {
	from, to := cents(0), noPrice-1
	if least != nil && *least > 0 {
		from = cents(min(*least, money.Cents(noPrice)-1))
	}
	if most != nil {
		if *most < 0 {
			return
		}
		to = cents(min(*most, money.Cents(noPrice)-1))
	}
	for row, price := range c.of {
		if price >= from && price <= to {
			into.set(uint32(row))
		}
	}
}

// all are the rows that pass everything but the facet given, and but the price when asked.
func (sel *selection) all(into bitset, but Facet, withPrice bool) bitset {
	copy(into, sel.base)
	for f, set := range sel.facets {
		if set != nil && Facet(f) != but {
			into.and(set)
		}
	}
	if withPrice && sel.price != nil {
		into.and(sel.price)
	}
	return into
}

// noFacet as the facet left out leaves out none.
const noFacet Facet = -1
