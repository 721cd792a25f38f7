package index_test

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/fold"
	"millesime/platform/money"
	"millesime/platform/shelf"
)

// none is the price of what has no price.
const none money.Cents = -1

// price is what the naive scan thinks that a question's reader pays.
func (h *house) price(id int64, q *index.Query) money.Cents {
	p := h.prices[id]
	price := p.ListTaxExcl
	if group, ok := p.Groups[q.PriceGroup]; ok {
		price = group
	}
	if q.PriceGroup == auth.Customer {
		price = p.StoreTaxIncl
	}
	if price == 0 {
		return none
	}
	if q.Own == nil {
		return price
	}
	at := slices.IndexFunc(h.products, func(p *productsapi.Product) bool { return p.ID == id })
	return agreed{}.Price(domain.RefOf(h.products[at]), price)
}

// agreed are the conditions of the reader with prices of its own: 7 % off at the first supplier, all of it for one product in seven, and a list
// that asks 50.00 for cartons of one product in five, whatever they cost.
type agreed struct{}

func (agreed) Lines() int { return 1 }

func (agreed) Price(of pricingapi.ProductRef, before money.Cents) money.Cents {
	switch {
	case of.ID%5 == 0 && of.Quantity >= 6:
		return 50_00
	case of.SupplierID == 1:
		return before.Micro().Less(7_00).Round()
	case of.ID%7 == 0:
		return 0
	default:
		return before
	}
}

func (h *house) values(p *productsapi.Product, f index.Facet) []string {
	one := func(v string) []string {
		if v == "" {
			return nil
		}
		return []string{v}
	}
	switch f {
	case index.Colour:
		return one(p.Colour)
	case index.Type:
		return one(p.Type)
	case index.Region:
		return one(p.Region)
	case index.Appellation:
		return one(p.Appellation)
	case index.Supplier:
		return one(strconv.FormatInt(p.SupplierID, 10))
	case index.Certifications:
		return p.Certifications
	case index.Vintage:
		if p.Vintage == 0 {
			return one(index.NonVintage)
		}
		return one(strconv.Itoa(p.Vintage))
	case index.BottleSize:
		return one(map[int]string{375: "37.5", 750: "75", 1500: "150"}[p.BottleSizeMl])
	default:
		return h.stocks[p.ID].Tags
	}
}

// within tells whether a product is inside a scope.
func within(s *productsapi.Scope, p *productsapi.Product) bool {
	if !s.AllSuppliers && !slices.Contains(s.Suppliers, p.SupplierID) {
		return false
	}
	return s.OpenTo == "" || (p.Active || s.AnyStatus) && domain.IsOpen(p, s.OpenTo)
}

// passes tells by looking at one product whether it is found, leaving out one facet, and price if asked.
func (h *house) passes(p *productsapi.Product, q *index.Query, but index.Facet, withPrice bool) bool {
	if !within(&q.Scope, p) || q.Warehouse != "" && q.Warehouse != p.Warehouse || q.Available && !h.stocks[p.ID].Available {
		return false
	}
	for f := range index.NumFacets {
		if f == but || len(q.Values[f]) == 0 {
			continue
		}
		if !slices.ContainsFunc(h.values(p, f), func(v string) bool { return slices.Contains(q.Values[f], v) }) {
			return false
		}
	}
	if withPrice && (q.PriceMin != nil || q.PriceMax != nil) {
		price := h.price(p.ID, q)
		if price == none || q.PriceMin != nil && price < *q.PriceMin || q.PriceMax != nil && price > *q.PriceMax {
			return false
		}
	}
	return h.mentions(p, q.Search)
}

// mentions looks for every word of a search at the beginning of a word of the product. The fixture's
// searches hold no stop word but as the last one.
func (h *house) mentions(p *productsapi.Product, search string) bool {
	said := map[string]string{
		"red": "rouge", "white": "blanc", "rose": "rosé", "orange": "orange",
		"still": "vin tranquille", "sparkling": "effervescent", "fortified": "vin doux", "spirit": "spiritueux", "beer": "bière",
	}
	text := strings.Join([]string{
		p.Name, p.Reference, p.Appellation, p.Region, h.suppliers[p.SupplierID], said[p.Colour], said[p.Type],
		strings.Join(p.Certifications, " "), strconv.Itoa(p.Vintage),
	}, " ")
	words := strings.FieldsFunc(h.fold(text), func(r rune) bool { return strings.ContainsRune(" -'", r) })
	for wanted := range strings.FieldsSeq(h.fold(search)) {
		if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, wanted) }) {
			return false
		}
	}
	return true
}

// fold remembers what it folded: scans fold the same texts again and again.
func (h *house) fold(text string) string {
	h.mu.Lock()
	defer h.mu.Unlock()
	folded, ok := h.folded[text]
	if !ok {
		folded = fold.Text(text)
		h.folded[text] = folded
	}
	return folded
}

// sorted gives the ids found in the order asked for.
func (h *house) sorted(q *index.Query) []int64 {
	if q.Order == index.ByOrderable && len(q.Then) == 1 && q.Then[0].Order != index.ByOrderable {
		return h.inTwo(q)
	}
	editorial := func(a, b *productsapi.Product) int {
		return cmp.Or(
			strings.Compare(h.fold(a.Region), h.fold(b.Region)),
			strings.Compare(h.fold(a.Appellation), h.fold(b.Appellation)),
			strings.Compare(h.fold(a.Name), h.fold(b.Name)), cmp.Compare(a.ID, b.ID))
	}
	several := len(q.Then) > 0 || q.Order == index.ByOrderable
	keyOf := func(by index.Order, a, b *productsapi.Product) int {
		switch by {
		case index.ByName:
			if several {
				return strings.Compare(h.fold(a.Name), h.fold(b.Name))
			}
			return cmp.Or(strings.Compare(h.fold(a.Name), h.fold(b.Name)), cmp.Compare(a.ID, b.ID))
		case index.ByEditorial:
			if several {
				return strings.Compare(h.fold(a.Region), h.fold(b.Region))
			}
			return 0
		case index.ByPrice:
			return cmp.Compare(sortPrice(h.price(a.ID, q)), sortPrice(h.price(b.ID, q)))
		case index.ByVintage:
			return cmp.Compare(a.Vintage, b.Vintage)
		case index.ByOrderable:
			return cmp.Compare(h.orderable(a.ID), h.orderable(b.ID))
		case index.ByCreated:
			return a.CreatedAt.Compare(b.CreatedAt)
		case index.ByShop: // 0 is behind the others
			place := cmp.Compare(uint(a.ShopPosition-1), uint(b.ShopPosition-1))
			if a.ShopPosition == 0 && b.ShopPosition == 0 {
				place = cmp.Compare(shelf.Of(a.Type, a.Colour), shelf.Of(b.Type, b.Colour))
			}
			if several {
				return place
			}
			return cmp.Or(place, cmp.Compare(a.ID, b.ID))
		case index.BySupplier:
			return cmp.Or(strings.Compare(h.fold(h.suppliers[a.SupplierID]), h.fold(h.suppliers[b.SupplierID])),
				cmp.Compare(a.SupplierID, b.SupplierID))
		default:
			return 0
		}
	}
	key := func(a, b *productsapi.Product) int {
		for _, k := range append([]index.OrderBy{{Order: q.Order, Descending: several && q.Descending}}, q.Then...) {
			if order := keyOf(k.Order, a, b); order != 0 {
				if k.Descending {
					return -order
				}
				return order
			}
		}
		return 0
	}
	var found []*productsapi.Product
	for _, p := range h.products {
		if h.passes(p, q, -1, true) {
			found = append(found, p)
		}
	}
	slices.SortFunc(found, func(a, b *productsapi.Product) int { return cmp.Or(key(a, b), editorial(a, b)) })
	ids := make([]int64, len(found))
	for i, p := range found {
		ids[i] = p.ID
	}
	if q.Descending && !several {
		slices.Reverse(ids)
	}
	return ids
}

func sortPrice(c money.Cents) money.Cents {
	if c == none {
		return money.MaxCents
	}
	return c
}

// inTwo is an order of one key, with what can be ordered before the rest or after it.
func (h *house) inTwo(q *index.Query) []int64 {
	one := *q
	one.Order, one.Descending, one.Then = q.Then[0].Order, q.Then[0].Descending, nil
	ids := h.sorted(&one)
	slices.SortStableFunc(ids, func(a, b int64) int {
		order := cmp.Compare(h.orderable(a), h.orderable(b))
		if q.Descending {
			return -order
		}
		return order
	})
	return ids
}

// orderable is 1 for what can be ordered.
func (h *house) orderable(id int64) int {
	if slices.Contains(h.stocks[id].Tags, "out_of_stock") {
		return 0
	}
	return 1
}
