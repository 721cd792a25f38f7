package index_test

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"millesime/modules/catalogue/internal/domain/index"
	"millesime/modules/products/productsapi"
	"millesime/platform/auth"
	"millesime/platform/money"
)

// house is a made-up catalogue: what a builder is fed with, kept so that a scan can be compared.
type house struct {
	products  []*productsapi.Product
	prices    map[int64]index.Price
	stocks    map[int64]index.Stock
	suppliers map[int64]string
	mu        sync.Mutex
	folded    map[string]string
}

func (h *house) snapshot() *index.Snapshot { return h.builder().Snapshot() }

func (h *house) builder() *index.Builder {
	b := index.NewBuilder(1)
	b.PutSuppliers(h.suppliers)
	for _, p := range h.products {
		b.PutProduct(p)
	}
	for id, p := range h.prices {
		b.PutPrice(id, p)
	}
	for id, s := range h.stocks {
		b.PutStock(id, s)
	}
	return b
}

var (
	colours        = []string{"red", "white", "rose", "orange", ""}
	types          = []string{"still", "sparkling", "fortified", "spirit", "beer"}
	certifications = []string{"AB", "HVE", "Demeter", "Terra Vitis", "vegan"}
	groups         = []auth.Group{auth.Restaurant, auth.WineMerchant, auth.Hypermarket, auth.CSE, auth.Negociant}
	prefixes       = []string{"Château", "Domaine", "Clos", "Mas", "L'Étoile", "Maison", "Rosé", "Bœuf", "Abbaye", "Les Hauts"}
	tags           = []string{"normal", "dartess_warehouse", "stock_alert", "out_of_stock", "pending_receipt"}
)

// newHouse makes n products over n/25 suppliers; the same seed makes the same house.
func newHouse(n int, seed uint64) *house {
	r := rand.New(rand.NewPCG(seed, 7))
	pick := func(from []string) string { return from[r.IntN(len(from))] }
	h := &house{prices: map[int64]index.Price{}, stocks: map[int64]index.Stock{}, suppliers: map[int64]string{}, folded: map[string]string{}}
	suppliers := max(2, n/250)
	for i := range suppliers {
		h.suppliers[int64(i+1)] = fmt.Sprintf("Maison %s %d", pick(prefixes), i%(suppliers/2+1))
	}
	for i := range n {
		region := r.IntN(15)
		p := &productsapi.Product{
			ID: int64(i*3 + 1), SupplierID: int64(r.IntN(suppliers) + 1),
			Attributes: named(fmt.Sprintf("%s de la cuvée %c%c", pick(prefixes), 'a'+rune(r.IntN(26)), 'a'+rune(r.IntN(26))),
				fmt.Sprintf("Appellation %d", region*20+r.IntN(20)), fmt.Sprintf("Région %d", region)),
			Vintage: []int{0, 2015, 2018, 2019, 2020, 2021, 2022}[r.IntN(7)], BottleSizeMl: []int{375, 750, 1500}[r.IntN(3)],
			Active: r.IntN(10) > 0, CreatedAt: time.Unix(int64(r.IntN(1000)), 0),
		}
		p.Reference, p.Colour, p.Type = fmt.Sprintf("REF-%05d", i), pick(colours), pick(types)
		p.OrderMultiple = []int{1, 6, 12}[r.IntN(3)]
		p.InStore, p.ShopOpen, p.ShopPosition = r.IntN(4) == 0, r.IntN(4) > 0, r.IntN(3)
		p.Warehouse = []string{"dartess", "supplier"}[r.IntN(2)]
		for _, c := range certifications {
			if r.IntN(5) == 0 {
				p.Certifications = append(p.Certifications, c)
			}
		}
		for _, g := range groups {
			if r.IntN(8) == 0 {
				p.Groups = append(p.Groups, g)
			}
		}
		h.products = append(h.products, p)
		if r.IntN(50) > 0 {
			price := index.Price{ListTaxExcl: money.Cents(r.IntN(20000) + 100), StoreTaxIncl: money.Cents(r.IntN(2) * (r.IntN(20000) + 100))}
			if r.IntN(3) == 0 {
				price.Groups = map[auth.Group]money.Cents{auth.Restaurant: money.Cents(r.IntN(20000) + 100)}
			}
			h.prices[p.ID] = price
		}
		if r.IntN(20) > 0 {
			tag := pick(tags)
			stock := index.Stock{Tags: []string{tag}, Available: tag != "out_of_stock" && tag != "pending_receipt"}
			if r.IntN(3) == 0 && tag != "normal" {
				stock.Tags = append(stock.Tags, "normal")
			}
			h.stocks[p.ID] = stock
		}
	}
	return h
}

func named(name, appellation, region string) productsapi.Attributes {
	return productsapi.Attributes{Identity: productsapi.Identity{Name: name, Appellation: appellation, Region: region}}
}
