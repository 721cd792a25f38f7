package shop

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"millesime/cmd/bench/internal/load"
)

// Line is a product in the quantity that the load orders.
type Line struct {
	IRI      string
	Multiple int64
	Quantity int64
}

// Goods are what the load orders: products with plenty of stock, by supplier.
type Goods [][]Line

const (
	goodsPages   = 40
	goodsPerPage = 500
	linesWanted  = 5 // of each supplier
	lineCents    = 400_00
	stocked      = 1_000_000 // units, of products that were given plenty
	goodsMost    = 40        // suppliers
)

// FindGoods looks for suppliers with enough products that a cart takes without objection.
func FindGoods(server *load.Server, p Person) (Goods, error) {
	bySupplier := map[int64][]Line{}
	for page := range goodsPages {
		var l struct {
			Members []offered `json:"hydra:member"`
		}
		uri := "/api/products?" + query(
			"available", "true", "warehouse", "supplier", "itemsPerPage", strconv.Itoa(goodsPerPage), "page", strconv.Itoa(page+1),
		)
		if err := ask(server, load.Request{URI: uri, Token: p.Token}, &l); err != nil {
			return nil, err
		}
		for _, o := range l.Members {
			if lines := bySupplier[o.Supplier.ID]; o.Available > stocked && o.Price > 0 && len(lines) < linesWanted {
				bySupplier[o.Supplier.ID] = append(lines, o.line())
			}
		}
		if len(l.Members) < goodsPerPage {
			break
		}
	}
	var goods Goods
	for _, lines := range bySupplier {
		if len(lines) == linesWanted {
			goods = append(goods, lines)
		}
	}
	slices.SortFunc(goods, func(a, b []Line) int { return cmp.Compare(a[0].IRI, b[0].IRI) })
	return goods.accepted(server, p)
}

// offered is a product of a page.
type offered struct {
	IRI      string `json:"@id"`
	Supplier struct {
		ID int64 `json:"id"`
	} `json:"supplier"`
	Available int64   `json:"available"`
	Multiple  int64   `json:"orderMultiple"`
	Least     int64   `json:"minQuantity"`
	Price     float64 `json:"priceTaxExcl"`
}

// line takes so much that no minimum order stands in the way.
func (o offered) line() Line {
	step := max(o.Multiple, 1)
	wanted := max(o.Least, int64(lineCents/100/o.Price)+1)
	return Line{IRI: o.IRI, Multiple: step, Quantity: (wanted + step - 1) / step * step}
}

// accepted keeps the suppliers whose lines make a cart without blockers.
func (g Goods) accepted(server *load.Server, p Person) (Goods, error) {
	var kept Goods
	for _, lines := range g {
		var quote struct {
			Blockers []json.RawMessage `json:"blockers"`
			Carrier  []json.RawMessage `json:"carrier"`
		}
		r := load.Request{Method: http.MethodPost, URI: "/api/cart", Token: p.Token, Body: body(p, lines, "")}
		if err := ask(server, r, &quote); err != nil {
			return nil, err
		}
		if len(quote.Blockers) == 0 && len(quote.Carrier) > 0 && len(kept) < goodsMost {
			kept = append(kept, lines)
		}
	}
	if len(kept) < suppliersComputed {
		return nil, fmt.Errorf("%d suppliers with %d products to order: seed more products", len(kept), linesWanted)
	}
	return kept, nil
}
