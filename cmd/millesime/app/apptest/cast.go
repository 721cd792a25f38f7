package apptest

import (
	"fmt"
	"testing"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fold"
)

// The cast: one person of each group, three suppliers, and a second restaurant that is nobody's business.
const (
	Superadmin   = 1
	Admin        = 2
	Restaurant   = 3 // 5 % off at Alpha, credit at Alpha and Beta, prepaid at Gamma
	Alpha        = 4 // supplier; franco from 200.00
	Beta         = 5 // supplier, goods at the shared warehouse; franco from 24 bottles
	Gamma        = 6 // supplier of juice; orders from 30.00
	Agent        = 7 // of Alpha, with a margin of 5 %, assigned to Restaurant
	CSE          = 8
	WineMerchant = 9
	Hypermarket  = 10
	Customer     = 11
	Negociant    = 12
	Stranger     = 13 // another restaurant
)

// Products of the cast. Prices are list prices excl. tax.
const (
	AlphaWine  = 101 // 12.40, cartons of 6, 600 in stock, to be tasted
	BetaWine   = 102 // 8.90, by the bottle at the shared warehouse, 600 in stock, to be tasted
	GammaJuice = 103 // 3.15 at 5.5 %, cartons of 6, 600 in stock
	Withdrawn  = 104 // of Alpha
	LastOnes   = 105 // of Alpha, 20.00, 60 in stock: ten cartons
	ForShops   = 106 // of Beta, open to wine merchants only
)

// At is when the cast moved in.
func At() time.Time { return time.Date(2026, 11, 1, 9, 0, 0, 0, time.UTC) }

// SIREN of the suppliers of the cast, who have told all that their invoices need.
const SIREN = "552100554"

// Email of a person of the cast.
func Email(id int64) string { return fmt.Sprintf("person%d@cast.test", id) }

// Billing is the id of a person's billing address.
func Billing(person int64) int64 { return 1000 + person }

// Shipping is the id of a person's shipping address.
func Shipping(person int64) int64 { return 2000 + person }

// MoveIn writes the cast into an empty database.
func (h *House) MoveIn(t testing.TB) {
	t.Helper()
	groups := map[int64]auth.Group{
		Superadmin: auth.Superadmin, Admin: auth.Admin, Restaurant: auth.Restaurant, Alpha: auth.Supplier, Beta: auth.Supplier,
		Gamma: auth.Supplier, Agent: auth.CommercialAgent, CSE: auth.CSE, WineMerchant: auth.WineMerchant,
		Hypermarket: auth.Hypermarket, Customer: auth.Customer, Negociant: auth.Negociant, Stranger: auth.Restaurant,
	}
	names := map[int64]string{Alpha: "Maison Alpha", Beta: "Domaine Bêta", Gamma: "Vergers Gamma", Restaurant: "Le Bistrot"}
	var cast fixture
	for id := int64(1); id <= Stranger; id++ {
		name := names[id]
		if name == "" {
			name = fmt.Sprintf("Personne %d", id)
		}
		cast.addPerson(id, groups[id], name)
	}
	cast.addTerms()
	cast.addProducts()
	h.write(t, cast)
	if h.App.DB.Dialect() == db.Postgres { // SQLite counts on from the largest id by itself
		for _, table := range []string{"users", "products"} {
			h.Exec(t, "SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", table, firstNewcomer)
		}
	}
}

// firstNewcomer is beyond the ids that tests give to people and products.
const firstNewcomer = 5000

// AddPerson adds a valid person with both addresses in Paris.
func (h *House) AddPerson(t testing.TB, id int64, group auth.Group, company string) {
	t.Helper()
	var person fixture
	person.addPerson(id, group, company)
	h.write(t, person)
}

func (f *fixture) addPerson(id int64, group auth.Group, company string) {
	f.add(`INSERT INTO users (id, email, password_hash, group_code, status, company, company_search, person_search, created_at, updated_at)
 VALUES (?, ?, ?, ?, 'valid', ?, ?, ?, ?, ?)`,
		id, Email(id), "plain:"+Password, string(group), company, fold.Text(company), fold.Text(Email(id)), At(), At())
	for kind, address := range map[string]int64{"billing": Billing(id), "shipping": Shipping(id)} {
		f.add("INSERT INTO addresses (id, user_id, type_address, street, postcode, city, country, is_default) VALUES (?, ?, ?, '1 rue du Test', '75011', 'Paris', 'FR', TRUE)",
			address, id, kind)
	}
	if group == auth.Supplier {
		f.add("UPDATE users SET siren = ?, numvat = ? WHERE id = ?", SIREN, "FR12"+SIREN, id)
		f.add(`INSERT INTO parameter_suppliers (user_id, cgv, payment_terms_kind, payment_terms_days, legal_form, capital_cents, rcs_city)
 VALUES (?, 'data:text/plain;base64,Q0dW', 'days', 30, 'SARL', 1000000, 'Bordeaux')`, id)
	}
}

func (f *fixture) addTerms() {
	f.add("UPDATE parameter_suppliers SET free_shipping_from_value_cents = 20000 WHERE user_id = ?", Alpha)
	f.add("UPDATE parameter_suppliers SET free_shipping_from_quantity = 24 WHERE user_id = ?", Beta)
	f.add("UPDATE parameter_suppliers SET minimum_order_value_cents = 3000 WHERE user_id = ?", Gamma)
	relate := func(parent, child int64, margin, discount int, credit, agent any) {
		f.add(`INSERT INTO user_relations (parent_id, child_id, inviter_id, status, negociation_margin_bp, agent_fee_bp, permanent_discount_bp, outstanding_value_cents, agent_id, agent_since, created_at, updated_at)
 VALUES (?, ?, ?, 'valid', ?, 1500, ?, ?, ?, ?, ?, ?)`, parent, child, parent, margin, discount, credit, agent, At(), At(), At())
	}
	relate(Alpha, Restaurant, 0, 500, 10_000_000, int64(Agent))
	relate(Beta, Restaurant, 0, 0, 10_000_000, nil)
	relate(Alpha, Agent, 500, 0, nil, nil)
	relate(Agent, Restaurant, 0, 0, nil, nil)
}

func (f *fixture) addProducts() {
	add := func(id, supplier int64, name, kind string, abv, multiple int, warehouse, status, groups string, price, stock int) {
		f.add(`INSERT INTO products (id, supplier_id, reference, name, type, colour, region, appellation, vintage, grapes, bottle_size_ml, units_per_carton,
 abv_tenths, certifications, awards, allergens, images, status, open_groups, order_multiple, min_quantity, warehouse, weight_grams,
 created_at, updated_at)
 VALUES (?, ?, ?, ?, ?, 'red', 'Bordeaux', 'Pauillac', 2021, '[]', 750, 6, ?, '[]', '[]', '[]', '[]', ?, ?, ?, ?, ?, 1300, ?, ?)`,
			id, supplier, fmt.Sprintf("REF-%d", id), name, kind, abv, status, groups, multiple, multiple, warehouse, At(), At())
		f.add("INSERT INTO product_prices (product_id, supplier_id, list_price_cents, updated_at) VALUES (?, ?, ?, ?)", id, supplier, price, At())
		f.add("INSERT INTO stock_levels (product_id, warehouse, supplier_id, on_hand, updated_at) VALUES (?, ?, ?, ?, ?)", id, warehouse, supplier, stock, At())
		f.add("INSERT INTO stock_movements (product_id, kind, on_hand_delta, created_at) VALUES (?, 'receipt', ?, ?)", id, stock, At())
	}
	add(AlphaWine, Alpha, "Château Alpha", "still", 130, 6, "supplier", "active", "[]", 1240, 600)
	add(BetaWine, Beta, "Clos Bêta", "still", 125, 1, "dartess", "active", "[]", 890, 600)
	add(GammaJuice, Gamma, "Jus de pomme Gamma", "juice", 0, 6, "supplier", "active", "[]", 315, 600)
	add(Withdrawn, Alpha, "Cuvée retirée", "still", 130, 6, "supplier", "desactivated", "[]", 1000, 600)
	add(LastOnes, Alpha, "Les Dernières", "still", 130, 6, "supplier", "active", "[]", 2000, 60)
	add(ForShops, Beta, "Réservé aux cavistes", "still", 125, 1, "dartess", "active", `["wine_merchant"]`, 990, 600)
	f.add("UPDATE products SET sample_allowed = TRUE WHERE id IN (?, ?)", AlphaWine, BetaWine)
}
