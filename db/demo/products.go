package demo

import (
	"encoding/json"
	"fmt"
	"strings"

	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/fold"
	"millesime/platform/money"
	"millesime/platform/vat"
)

// product is an article with its prices and what its stock will be.
type product struct {
	row    productRow
	growth growth
	seller *supplier
	list   money.Cents
	store  money.Cents // incl. tax; 0: not sold in stores
	groups []groupPrice
	vat    money.Rate
	copied json.RawMessage // what an order line keeps of it
	openTo []auth.Group    // empty: everybody in the trade
	recent bool            // came last, so that no order has it
	stock  stock
}

type groupPrice struct {
	group auth.Group
	price money.Cents
}

// makeProducts shares the products among the suppliers: more to those who sell many estates.
func (w *world) makeProducts() {
	s := newSource(streamProducts)
	weights := make([]int64, len(w.suppliers))
	for i, seller := range w.suppliers {
		weights[i] = int64(4 + seller.profile.estates)
	}
	for i, quota := range money.Spread(money.Cents(w.scale.Products), weights) {
		w.makeRange(s, w.suppliers[i], int(quota))
	}
}

// makeRange makes the products of one supplier, no two alike.
func (w *world) makeRange(s source, seller *supplier, quota int) {
	choices := seller.profile.growths()
	houses := estates(s, seller.profile)
	seen := make(map[string]bool, quota)
	for n := range quota {
		g := choices[n%len(choices)]
		p := w.newProduct(s, seller, g, n)
		for attempt := 0; ; attempt++ {
			w.describe(s, p, oneOf(s, houses[g.region]), attempt)
			key := fmt.Sprint(p.row.Name, g.appellation, p.row.Vintage, p.row.BottleSizeMl)
			if !seen[key] {
				seen[key] = true
				break
			}
		}
		w.price(s, p)
		w.place(s, p, n)
		p.copied = marshal(ordersapi.Product{
			ID: p.row.ID, Reference: p.row.Reference, Name: p.row.Name, Type: p.row.Type, Colour: p.row.Colour,
			Region: p.row.Region, Appellation: p.row.Appellation, Vintage: p.row.Vintage, BottleSizeMl: p.row.BottleSizeMl,
			UnitsPerCarton: p.row.UnitsPerCarton, ABVTenths: p.row.AbvTenths,
		})
		w.products = append(w.products, p)
		if p.row.Status == "active" && !p.recent {
			seller.products = append(seller.products, p)
			if p.row.InStore {
				seller.store = append(seller.store, p)
			}
		}
	}
}

// estates names the houses that a supplier sells, by region: its own, or several for a merchant.
func estates(s source, p profile) map[string][]string {
	names := make(map[string][]string, len(p.regions))
	for i := range max(p.estates, len(p.regions)) {
		region := p.regions[i%len(p.regions)]
		name := p.company
		if p.estates > 1 {
			name = estateName(oneOf(s, words("estate", region)), oneOf(s, words("toponym")))
		}
		names[region] = append(names[region], name)
	}
	return names
}

// estateName puts "de" before a place with an article.
func estateName(kind, place string) string {
	if strings.HasPrefix(place, "la ") {
		place = "de " + place
	}
	return kind + " " + place
}

func (w *world) newProduct(s source, seller *supplier, g growth, n int) *product {
	id := int64(len(w.products) + 1)
	created := w.start.AddDate(0, 0, -s.between(1, 900))
	p := &product{growth: g, seller: seller, vat: vat.RateOf(g.kind, g.abvTenths)}
	if n%20 == 19 {
		p.recent, created = true, w.now.AddDate(0, 0, -s.between(1, 60))
	}
	p.row = productRow{
		ID: id, SupplierID: seller.row.ID, Reference: reference(g, n), EAN: ean(int(id)), Type: g.kind, Colour: g.colour,
		Country: "FR", Region: g.region, Appellation: g.appellation, Classification: g.classification,
		Grapes: marshal(append([]grape{}, g.grapes...)), AbvTenths: g.abvTenths, Awards: json.RawMessage("[]"),
		Images: json.RawMessage("[]"), Allergens: json.RawMessage("[]"), OpenGroups: json.RawMessage("[]"),
		Certifications: certifications(s, g), Status: "active", Description: description(s, g),
		TastingNotes: tasting(s, g), Pairings: pairings(s, g), ServingTemperature: temperature(g),
		SampleAllowed: s.chance(30), Crd: g.isWine() || g.kind == spirit, PriceBasis: "duty_paid",
		CreatedAt: created, UpdatedAt: created,
	}
	if g.isWine() || g.kind == cider {
		p.row.Allergens = json.RawMessage(`["sulfites"]`)
	} else if g.kind == beer {
		p.row.Allergens = json.RawMessage(`["gluten"]`)
	}
	if g.isWine() && s.chance(12) {
		p.row.Awards = marshal([]string{oneOf(s, words("award"))})
	}
	if n >= firstKept && s.chance(3) {
		p.row.Status = "desactivated"
	}
	if n >= firstKept && s.chance(8) {
		p.openTo = oneOf(s, [][]auth.Group{
			{auth.Restaurant, auth.WineMerchant, auth.Negociant}, {auth.Hypermarket, auth.CSE, auth.Negociant}, {auth.Restaurant},
		})
		p.row.OpenGroups = marshal(p.openTo)
	}
	return p
}

// firstKept is how many products of each supplier are plainly for sale to everybody.
const firstKept = 15

// reference is the supplier's own code: three letters of what it is, and a number.
func reference(g growth, n int) string {
	letters := strings.ToUpper(strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' {
			return r
		}
		return -1
	}, fold.Text(g.appellation+g.kind)))
	return fmt.Sprintf("%s-%04d", letters[:3], n+1)
}

func certifications(s source, g growth) json.RawMessage {
	if !g.isWine() {
		if s.chance(20) {
			return json.RawMessage(`["AB"]`)
		}
		return json.RawMessage("[]")
	}
	return weighted(s, []choice[json.RawMessage]{
		{json.RawMessage("[]"), 46},
		{json.RawMessage(`["AB"]`), 16},
		{json.RawMessage(`["HVE"]`), 18},
		{json.RawMessage(`["AB","Demeter"]`), 5},
		{json.RawMessage(`["Terra Vitis"]`), 5},
		{json.RawMessage(`["AB","vegan"]`), 6},
		{json.RawMessage(`["HVE","vegan"]`), 4},
	})
}

func temperature(g growth) string {
	switch {
	case g.kind == sparkling:
		return "8-10 °C"
	case g.kind == spirit:
		return "18-20 °C"
	case g.colour == red:
		return "16-18 °C"
	case g.isWine():
		return "10-12 °C"
	default:
		return "4-8 °C"
	}
}
