package catalogue_test

import (
	"context"
	"errors"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/modules/catalogue"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/gate"
	"millesime/platform/jobs"
	"millesime/platform/money"
	pictures "millesime/platform/picture"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// People of the tests. An actor's token is its id.
const (
	restaurant, caviste, hypermarket, cse = 1, 2, 3, 4
	individual, negociant, agent, admin   = 5, 6, 7, 8
	margaux, alsace, brewery              = 10, 11, 12 // suppliers
)

// house is the catalogue with three suppliers and twelve products.
type house struct {
	t        *testing.T
	db       *db.DB
	clock    *clock.Fixed
	files    *files.Store
	prices   *prices
	stock    *stock
	users    *users
	ledger   *ledger
	orders   *purchases
	products *products.Module
	module   *catalogue.Module
	client   *apitest.Client
}

func newHouse(t *testing.T, d *db.DB) *house {
	t.Helper()
	h := newHouseWithoutServer(t, d)
	server, err := api.New(api.Options{
		Routes: h.module.Endpoints(), Log: zerolog.Nop(), Clock: h.clock,
		Authenticate: func(_ context.Context, token, _ string) (auth.Actor, error) {
			id, err := strconv.ParseInt(token, 10, 64)
			p, ok := h.users.parties[id]
			if err != nil || !ok {
				return auth.Actor{}, errors.New("unknown token")
			}
			return auth.Actor{ID: id, Group: p.Group, Status: p.Status}, nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	h.client = apitest.New(t, server)
	return h
}

func newHouseWithoutServer(t *testing.T, d *db.DB) *house {
	t.Helper()
	h := &house{
		t: t, db: d, clock: clock.NewFixed(time.Date(2026, 11, 20, 10, 0, 0, 0, time.UTC)),
		prices: &prices{rows: map[int64]pricingapi.ListPrice{}},
		stock:  &stock{levels: map[int64]receiptsapi.Level{}},
		ledger: &ledger{},
		orders: &purchases{},
		users: &users{
			parties: map[int64]usersapi.Party{},
			agents:  map[int64][]int64{agent: {margaux}},
			terms: map[int64]map[int64]usersapi.CustomerTerms{
				restaurant: {margaux: {SupplierID: margaux, PermanentDiscount: 5_00}},
			},
			clients: map[int64][]int64{agent: {restaurant}, margaux: {restaurant, individual}, admin: {restaurant, caviste}},
		},
	}
	for id, p := range map[int64]usersapi.Party{
		restaurant: {Group: auth.Restaurant}, caviste: {Group: auth.WineMerchant}, hypermarket: {Group: auth.Hypermarket},
		cse: {Group: auth.CSE}, individual: {Group: auth.Customer}, negociant: {Group: auth.Negociant},
		agent: {Group: auth.CommercialAgent}, admin: {Group: auth.Admin},
		margaux: {Group: auth.Supplier, Company: "Maison Margaux"}, alsace: {Group: auth.Supplier, Company: "Caves d'Alsace"},
		brewery: {Group: auth.Supplier, Company: "Brasserie du Nord"},
	} {
		p.ID, p.Status = id, auth.Valid
		h.users.parties[id] = p
	}
	h.files = filestest.Open(t, d, products.FileColumns()...)
	h.fill()
	heavy := gate.New(gate.Options{Patience: 2 * time.Minute})
	h.products = products.New(products.Deps{DB: d, Access: h.users, Files: h.files})
	h.module = catalogue.New(catalogue.Deps{
		DB: d, Jobs: jobs.NewQueue(d), Clock: h.clock, Products: h.products.Products(), Rows: h.products.Rows(), Writer: h.products.Writer(),
		Prices: h.prices, Book: h.prices, Stock: h.stock, Parties: h.users, Terms: h.users, Access: h.users, Ledger: h.ledger,
		Purchases: h.orders, Files: h.files, Pictures: pictures.NewCleaner(heavy), Gate: heavy,
	})
	h.refresh()
	return h
}

func (h *house) refresh() {
	h.t.Helper()
	if err := h.module.Refresh(h.t.Context()); err != nil {
		h.t.Fatal(err)
	}
}

// as reads a path as somebody.
func (h *house) as(person int, path string) *apitest.Response {
	h.t.Helper()
	return h.client.Get("/api"+path, apitest.Token(strconv.Itoa(person)))
}

// ids of the products on a list.
func (h *house) ids(person int, query string) string {
	h.t.Helper()
	return ids(h.as(person, "/products?"+query).Want(200))
}

func ids(r *apitest.Response) string {
	var page struct {
		Members []struct {
			ID int `json:"id"`
		} `json:"hydra:member"`
	}
	r.JSON(&page)
	texts := make([]string, len(page.Members))
	for i, m := range page.Members {
		texts[i] = strconv.Itoa(m.ID)
	}
	return strings.Join(texts, " ")
}

func search(text string) string { return "search=" + url.QueryEscape(text) }

// wine is what differs between the products of the tests.
type wine struct {
	id, supplier        int64
	name, kind, colour  string
	region, appellation string
	vintage, sizeMl     int
	groups              string // JSON
	store, active       bool
	warehouse           string
	certifications      string // JSON
	list, storePrice    money.Cents
	onHand              int64
}

func wines() []wine {
	return []wine{
		{101, margaux, "Château Palmeraie", "still", "red", "Bordeaux", "Margaux", 2018, 750, `[]`, true, true, "dartess", `["HVE"]`, 40_00, 55_00, 600},
		{102, margaux, "Château Palmeraie Second", "still", "red", "Bordeaux", "Margaux", 2019, 750, `[]`, false, true, "dartess", `[]`, 30_00, 0, 120},
		{103, margaux, "Clos des Rosés", "still", "rose", "Bordeaux", "Bordeaux Clairet", 2024, 750, `["restaurant"]`, true, true, "supplier", `["AB","HVE"]`, 9_00, 14_00, 60},
		{104, margaux, "L'Étoile du Bœuf", "still", "red", "Bordeaux", "Pauillac", 2020, 750, `["wine_merchant","cse"]`, false, true, "supplier", `[]`, 22_00, 0, 90},
		{105, margaux, "Ancienne Cuvée", "still", "red", "Bordeaux", "Margaux", 2010, 1500, `[]`, true, false, "supplier", `[]`, 80_00, 99_00, 12},
		{106, margaux, "Margaux du Port", "still", "red", "Bordeaux", "Margaux", 2021, 375, `[]`, false, true, "supplier", `[]`, 35_00, 0, 0},
		{107, alsace, "Gewurztraminer Vieilles Vignes", "still", "white", "Alsace", "Alsace", 2022, 750, `[]`, false, true, "dartess", `["AB"]`, 12_00, 0, 300},
		{108, alsace, "Crémant d'Alsace Rosé", "sparkling", "rose", "Alsace", "Crémant d'Alsace", 0, 750, `[]`, true, true, "dartess", `["AB"]`, 11_00, 16_00, 300},
		{109, alsace, "Riesling Château Haut", "still", "white", "Alsace", "Alsace Grand Cru", 2021, 750, `["negociant"]`, false, true, "supplier", `[]`, 18_00, 0, 48},
		{110, brewery, "Bière Blonde", "beer", "", "", "", 0, 330, `[]`, false, true, "supplier", `["AB"]`, 1_20, 0, 2400},
		{111, brewery, "Jus de Pomme", "juice", "", "", "", 0, 1000, `[]`, false, true, "supplier", `[]`, 2_10, 0, 400},
		{112, brewery, "Palmeraie sans alcool", "soft", "", "", "", 0, 330, `["hypermarket"]`, false, true, "supplier", `[]`, 1_00, 0, 24},
	}
}

func (h *house) fill() {
	h.t.Helper()
	for _, w := range wines() {
		h.insert(w)
		list := pricingapi.ListPrice{SupplierID: w.supplier, ListTaxExcl: w.list, StoreTaxIncl: w.storePrice}
		if w.id == 101 {
			list.Groups = map[auth.Group]money.Cents{auth.Hypermarket: 20_00}
		}
		h.prices.put(w.id, list)
		h.stock.levels[w.id] = receiptsapi.Level{ProductID: w.id, Warehouse: w.warehouse, OnHand: w.onHand}
	}
}

func (h *house) insert(w wine) {
	h.t.Helper()
	status := "active"
	if !w.active {
		status = "desactivated"
	}
	abv := 130
	if w.kind == "juice" || w.kind == "soft" {
		abv = 0
	}
	err := h.db.InTx(h.t.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().ExecContext(ctx, `INSERT INTO products (id, supplier_id, reference, name, type, colour, region, appellation,
 vintage, grapes, bottle_size_ml, units_per_carton, abv_tenths, certifications, awards, allergens, images, status, open_groups,
 in_store, order_multiple, min_quantity, warehouse, weight_grams, created_at, updated_at)
 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '[{"name":"Merlot","share":60}]', ?, 6, ?, ?, '[]', '["sulfites"]', '[]', ?, ?, ?, 6, 6, ?, 1300, ?, ?)`,
			w.id, w.supplier, "REF-"+strconv.FormatInt(w.id, 10), w.name, w.kind, w.colour, w.region, w.appellation,
			w.vintage, w.sizeMl, abv, w.certifications, status, w.groups, w.store, w.warehouse,
			h.clock.Now(), h.clock.Now())
		if err == nil && w.store {
			_, err = tx.IDB().ExecContext(ctx, "INSERT INTO open_shops (supplier_id) VALUES (?) ON CONFLICT DO NOTHING", w.supplier)
		}
		return err
	})
	if err != nil {
		h.t.Fatal(err)
	}
}

func (h *house) update(statement string, args ...any) {
	h.t.Helper()
	err := h.db.InTx(h.t.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().ExecContext(ctx, statement, args...)
		return err
	})
	if err != nil {
		h.t.Fatal(err)
	}
}

// inTx reads what a restaurant may have in its cart inside a transaction.
func (h *house) inTx(check func(found map[int64]productsapi.Product)) {
	h.t.Helper()
	err := h.db.InTx(h.t.Context(), func(ctx context.Context, tx *db.Tx) error {
		found, err := h.products.Products().Visible(ctx, tx, auth.Actor{ID: restaurant, Group: auth.Restaurant}, auth.Restaurant, []int64{105})
		check(found)
		return err
	})
	if err != nil {
		h.t.Fatal(err)
	}
}
