package app_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/auth"
	"millesime/platform/clock"
)

// sectionsByHTTP are the sections of the price guide whose cases are run over the API too.
func sectionsByHTTP() []string {
	return []string{
		"Step 2: mercuriale", "Step 3: agreement frame", "Step 6: promo codes", "Codes with everything before them", "Lists with everything after them",
		"Shops and their francos",
	}
}

// guideCase is a case of the guide as its introduction explains, as far as the API is told of it.
type guideCase struct {
	title string

	Reader    string         `json:"reader"`
	Customer  guidePerson    `json:"customer"`
	Lines     []guideGoods   `json:"lines"`
	Suppliers []guideTerms   `json:"suppliers"`
	On        string         `json:"on"`
	Lists     []guideList    `json:"lists"`
	Frame     *guideFrame    `json:"frame"`
	Code      map[string]any `json:"code"`
	PromoCode string         `json:"promoCode"`
	To        string         `json:"to"`
	Carrier   string         `json:"carrier"`
	Expect    map[string]any `json:"expect"`
	Refused   []string       `json:"refused"`
}

type guidePerson struct {
	Group     auth.Group `json:"group"`
	Frame     bool       `json:"frame"`
	OnInvoice float64    `json:"onInvoice"`
}

// guideFrame is an agreement frame; its tiers are from a threshold on.
type guideFrame struct {
	Name  string       `json:"name"`
	To    string       `json:"to"`
	Basis string       `json:"basis"`
	Tiers [][2]float64 `json:"tiers"`
}

type guideGoods struct {
	Product  int64   `json:"product"` // 0: its own
	Supplier int64   `json:"supplier"`
	List     float64 `json:"list"`
	Store    float64 `json:"store"`
	Quantity int64   `json:"quantity"`
	Discount float64 `json:"discount"`
	Kind     string  `json:"kind"`
	ML       int64   `json:"ml"`
	Boutique bool    `json:"boutique"`

	Warehouse string `json:"warehouse"` // "": the supplier's own
}

// guideList is a price list: its prices are of a product, by number, from a quantity on.
type guideList struct {
	Name      string       `json:"name"`
	Customers []string     `json:"customers"`
	Groups    []auth.Group `json:"groups"`
	Terms     string       `json:"terms"`
	From      string       `json:"from"`
	To        string       `json:"to"`
	Made      string       `json:"made"`
	Prices    [][3]float64 `json:"prices"`
}

type guideTerms struct {
	ID          int64   `json:"id"`
	Permanent   float64 `json:"permanent"`
	Frame       bool    `json:"frame"`
	FrancoValue float64 `json:"francoValue"`

	StoreFrancoValue    float64 `json:"storeFrancoValue"`
	StoreFrancoQuantity int64   `json:"storeFrancoQuantity"`
}

// Ids of the guide's people and products: its number n is n more.
const (
	guideSuppliers = 600
	guideCustomer  = 650
	guideProducts  = 700
)

// guideCases reads the cases of sections. Those with a discount on invoice wait until the cart asks for it.
func guideCases(t *testing.T, sections []string) []guideCase {
	t.Helper()
	page, err := os.ReadFile("../../../docs/guides/prices.md")
	if err != nil {
		t.Fatal(err)
	}
	block := regexp.MustCompile("(?s)\n### ([^\n]+)\n.*?```json case\n(.*?)\n```")
	var cases []guideCase
	for section := range strings.SplitSeq(string(page), "\n## ") {
		title, body, _ := strings.Cut(section, "\n")
		if !slices.Contains(sections, title) {
			continue
		}
		for _, found := range block.FindAllStringSubmatch("\n"+body, -1) {
			c := guideCase{title: found[1]}
			if err := json.Unmarshal([]byte(found[2]), &c); err != nil {
				t.Fatalf("%s: %v", found[1], err)
			}
			if c.Customer.OnInvoice == 0 {
				cases = append(cases, c)
			}
		}
	}
	return cases
}

// What the guide works by hand is what the API answers, and what is ordered.
func TestTheGuidesPricesByHTTP(t *testing.T) {
	t.Parallel()
	cases := guideCases(t, sectionsByHTTP())
	if len(cases) < 70 {
		t.Fatalf("only %d cases", len(cases))
	}
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for n, c := range cases {
			g := guideHouse{h, c, int64(n+1) * 10_000}
			g.moveIn(t)
			cart := g.cart()
			reader := g.reader(t)
			if len(c.Refused) > 0 {
				g.compareRefusal(t, reader.Post("/api/cart", cart).Want(422))
				continue
			}
			quote := reader.Post("/api/cart", cart).Want(200)
			g.compare(t, quote)
			if c.Carrier == "" || quote.Text("blockers/0/code") != "" {
				continue
			}
			ordered := reader.Post("/api/cart", apptest.With(cart, map[string]any{
				"step": "valid", "cgAccepted": true, "expectedTotal": quote.Value("totalPriceTaxIncl"),
			})).Want(201)
			g.compare(t, ordered)
			if code, ok := c.Expect["promoCode"].(map[string]any); ok {
				kept := h.As(t, apptest.Email(apptest.Admin)).Get("/api/promo_codes?search=" + c.PromoCode + "&order[createdAt]=desc").Want(200)
				if got := kept.Value("hydra:member/0/cost"); got != code["amount"] {
					t.Errorf("%s: the code cost %v instead of %v", c.title, got, code["amount"])
				}
			}
		}
	})
}

// guideHouse is the product with what a case tells of moved in; base sets its ids apart from those of other cases.
type guideHouse struct {
	h    *apptest.House
	c    guideCase
	base int64
}

func (g guideHouse) supplier(n int64) int64 { return g.base + guideSuppliers + max(n, 1) }

// product is that of a line, by its place.
func (g guideHouse) product(n int) int64 {
	if n < len(g.c.Lines) && g.c.Lines[n].Product != 0 {
		return g.base + guideProducts + g.c.Lines[n].Product
	}
	return g.base + guideProducts + int64(n) + 1
}

// moveIn writes the people, goods, terms and codes of the case. Codes are made over the API.
func (g guideHouse) moveIn(t *testing.T) {
	t.Helper()
	group := g.c.Customer.Group
	if group == "" {
		group = auth.WineMerchant
	}
	g.h.AddPerson(t, g.base+guideCustomer, group, "Client du guide")
	seen := map[int64]bool{}
	move := func(n int64) {
		if id := g.supplier(n); !seen[id] {
			seen[id] = true
			g.h.AddPerson(t, id, auth.Supplier, fmt.Sprintf("Fournisseur %d", max(n, 1)))
		}
	}
	for _, l := range g.c.Lines {
		move(l.Supplier)
	}
	for _, terms := range g.c.Suppliers {
		move(terms.ID)
	}
	for id := range seen {
		g.relate(t, id)
	}
	sold := map[int64]bool{}
	for n, l := range g.c.Lines {
		if id := g.product(n); !sold[id] {
			sold[id] = true
			g.sell(t, n, l)
		}
	}
	g.h.OpenShops(t)
	for _, list := range g.c.Lists {
		g.negotiate(t, list)
	}
	if g.c.Frame != nil {
		g.agree(t)
	}
	if g.c.Code != nil {
		g.issue(t)
	}
}

// agree makes the frame of the case, over the API.
func (g guideHouse) agree(t *testing.T) {
	t.Helper()
	frame := map[string]any{"name": g.c.Frame.Name, "basis": g.c.Frame.Basis, "startsOn": "2025-01-01"}
	if g.c.Frame.To != "" {
		frame["endsOn"] = g.moved(t, g.c.Frame.To)
	}
	var tiers []map[string]any
	for _, tier := range g.c.Frame.Tiers {
		tiers = append(tiers, map[string]any{"from": tier[0], "discount": tier[1]})
	}
	var suppliers, buyers []int64
	for _, terms := range g.c.Suppliers {
		if terms.Frame {
			suppliers = append(suppliers, g.supplier(terms.ID))
		}
	}
	if g.c.Customer.Frame {
		buyers = append(buyers, g.base+guideCustomer)
	}
	frame["tiers"], frame["suppliers"], frame["buyers"] = tiers, suppliers, buyers
	g.h.As(t, apptest.Email(apptest.Admin)).Post("/api/agreement_frames", frame).Want(201)
}

func (g guideHouse) relate(t *testing.T, supplier int64) {
	t.Helper()
	permanent := 0
	for _, terms := range g.c.Suppliers {
		if g.supplier(terms.ID) != supplier {
			continue
		}
		permanent = hundredths(terms.Permanent)
		if terms.FrancoValue != 0 {
			g.h.Exec(t, "UPDATE parameter_suppliers SET free_shipping_from_value_cents = ? WHERE user_id = ?", hundredths(terms.FrancoValue), supplier)
		}
		if terms.StoreFrancoValue != 0 {
			g.h.Exec(t, "UPDATE parameter_suppliers SET store_free_shipping_from_value_cents = ? WHERE user_id = ?", hundredths(terms.StoreFrancoValue), supplier)
		}
		if terms.StoreFrancoQuantity != 0 {
			g.h.Exec(t, "UPDATE parameter_suppliers SET store_free_shipping_from_quantity = ? WHERE user_id = ?", terms.StoreFrancoQuantity, supplier)
		}
	}
	g.h.Exec(t, `INSERT INTO user_relations (parent_id, child_id, inviter_id, status, permanent_discount_bp, outstanding_value_cents, created_at, updated_at)
 VALUES (?, ?, ?, 'valid', ?, 10000000, ?, ?)`, supplier, g.base+guideCustomer, supplier, permanent, apptest.At(), apptest.At())
}

func (g guideHouse) sell(t *testing.T, n int, l guideGoods) {
	t.Helper()
	id, supplier, kind, abv, ml := g.product(n), g.supplier(l.Supplier), l.Kind, 0, l.ML
	if ml == 0 {
		ml = 750
	}
	if kind == "" {
		kind, abv = "still", 125
	}
	warehouse := cmp.Or(l.Warehouse, "supplier")
	var store any
	if l.Store != 0 {
		store = hundredths(l.Store)
	}
	g.h.Exec(t, `INSERT INTO products (id, supplier_id, reference, name, type, colour, region, appellation, vintage, grapes, bottle_size_ml, units_per_carton,
 abv_tenths, certifications, awards, allergens, images, status, open_groups, order_multiple, min_quantity, warehouse, weight_grams, in_store,
 created_at, updated_at) VALUES (?, ?, ?, 'Produit du guide', ?, 'red', '', '', 0, '[]', ?, 6, ?, '[]', '[]', '[]', '[]', 'active', '[]', 1, 1, ?, 1300, ?, ?, ?)`,
		id, supplier, fmt.Sprintf("G-%d", id), kind, ml, abv, warehouse, l.Store != 0, apptest.At(), apptest.At())
	g.h.Exec(t, "INSERT INTO product_prices (product_id, supplier_id, list_price_cents, store_price_cents, updated_at) VALUES (?, ?, ?, ?, ?)",
		id, supplier, hundredths(l.List), store, apptest.At())
	g.h.Exec(t, "INSERT INTO stock_levels (product_id, warehouse, supplier_id, on_hand, updated_at) VALUES (?, ?, ?, 1000, ?)", id, warehouse, supplier, apptest.At())
	g.h.Exec(t, "INSERT INTO stock_movements (product_id, kind, on_hand_delta, created_at) VALUES (?, 'receipt', 1000, ?)", id, apptest.At())
}

// negotiate publishes a list of supplier 1, and moves it to its days: the API publishes nothing that began before. What is not
// supplier 1's is not the list's to price, and the API says so.
func (g guideHouse) negotiate(t *testing.T, l guideList) {
	t.Helper()
	var customers []string
	for _, name := range l.Customers {
		id := g.base + guideCustomer
		if name == "other" {
			id = apptest.Stranger
		}
		customers = append(customers, apptest.IRI("users", id))
	}
	var lines []map[string]any
	for _, p := range l.Prices {
		if n := int(p[0]) - 1; max(g.c.Lines[n].Supplier, 1) == 1 {
			lines = append(lines, map[string]any{"product": apptest.IRI("products", g.product(n)), "minQuantity": int(p[1]), "priceTaxExcl": p[2]})
		}
	}
	admin := g.h.As(t, apptest.Email(apptest.Admin))
	made := admin.Post("/api/price_lists", map[string]any{
		"supplier": apptest.IRI("users", g.supplier(1)), "name": l.Name, "startsOn": inDays(0), "discounts": l.Terms, "customers": customers,
		"groups": l.Groups, "lines": lines,
	}).Want(201)
	admin.Post(made.Text("@id")+"/publish", map[string]any{"version": 1, "farPrices": true}).Want(200)
	from, to := "2026-01-01", ""
	if l.From != "" {
		from = g.moved(t, l.From)
	}
	if l.To != "" {
		to = g.moved(t, l.To)
	}
	published := apptest.At()
	if l.Made != "" {
		published = clock.StartOf(l.Made, 0)
	}
	g.h.Exec(t, "UPDATE price_lists SET starts_on = ?, ends_on = ?, published_at = ? WHERE id = ?", from, to, published, made.Value("id"))
}

// moved is a day of the case as it stands to today.
func (g guideHouse) moved(t *testing.T, day string) string {
	t.Helper()
	on := g.c.On
	if on == "" {
		on = "2026-11-21"
	}
	apart := clock.StartOf(day, 0).Sub(clock.StartOf(on, 0))
	return inDays(int(apart.Hours() / 24))
}

// issue makes the code of the case, in place of one that another case left under its name.
func (g guideHouse) issue(t *testing.T) {
	t.Helper()
	g.h.Exec(t, "UPDATE promo_codes SET code = code || '-' || id, search_text = '' WHERE code = ?", g.c.PromoCode)
	body := map[string]any{"label": g.c.title, "code": g.c.PromoCode, "startsOn": "2026-01-01"}
	for member, name := range map[string]string{
		"rate": "rate", "amount": "amount", "minimum": "minimum", "from": "startsOn", "to": "endsOn", "perCustomer": "maxUsesPerCustomer",
		"combinable": "combinable",
	} {
		if value, ok := g.c.Code[member]; ok {
			body[name] = value
		}
	}
	ids := func(member string, id func(n float64) int64) (all []int64) {
		numbers, _ := g.c.Code[member].([]any)
		for _, n := range numbers {
			number, _ := n.(float64)
			all = append(all, id(number))
		}
		return all
	}
	body["suppliers"] = ids("suppliers", func(n float64) int64 { return g.supplier(int64(n)) })
	body["products"] = ids("products", func(n float64) int64 { return g.product(int(n) - 1) })
	code := g.h.As(t, apptest.Email(apptest.Admin)).Post("/api/promo_codes", body).Want(201)
	if used, ok := g.c.Code["customerUses"].(float64); ok {
		for n := range int(used) {
			g.h.Exec(t, `INSERT INTO promo_code_uses (code_id, checkout_id, customer_id, amount_cents, goods_cents, used_at) VALUES (?, ?, ?, 0, 0, ?)`,
				code.Value("id"), fmt.Sprintf("guide-%d-%d", g.base, n), g.base+guideCustomer, apptest.At())
		}
	}
}
