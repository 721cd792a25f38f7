package app_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/users/usersevents"
	"millesime/platform/db"
)

// signed is a table whose rows say what people were called who acted.
type signed struct {
	table string
	rows  string   // makes a row, once there is an order
	words []string // the columns of what they wrote
}

func signedTables() []signed {
	return []signed{
		{"order_transitions", "", []string{"comment"}},
		{"order_messages", "", []string{"text"}}, // made anew, since they go with who wrote them
		{"order_incidents", `INSERT INTO order_incidents (order_id, kind, comment, from_status, opened_at, opened_by)
 SELECT id, 'missing', '', 'shipped', created_at, 0 FROM orders`, []string{"comment"}},
		{"shipments", "INSERT INTO shipments (order_id, number, carrier, shipped_at, shipped_by) SELECT id, 'EXP-1', 'x', created_at, 0 FROM orders", nil},
		{
			"quotation_revisions", `INSERT INTO quotation_revisions (order_id, revision, author_id, author_name, author_role, lines, shipping_cents,
 total_tax_excl_cents, total_tax_incl_cents, valid_until, created_at) SELECT id, 1, 0, '', 'buyer', '[]', 0, 0, 0, created_at, created_at FROM orders`,
			[]string{"message"},
		},
		{"lot_recalls", `INSERT INTO lot_recalls (lot_id, supplier_id, product_id, lot, reason, advice, actor_id, actor_name, created_at)
 SELECT 1, supplier_id, 1, 'L1', '', '', 0, '', created_at FROM orders`, []string{"reason", "advice", "lift_reason"}},
		{"receipt_steps", `INSERT INTO receipts (supplier_id, warehouse, status, expected_on, created_at, updated_at)
 SELECT supplier_id, 'supplier', 'processing', '2097-01-04', created_at, created_at FROM orders;
INSERT INTO receipt_steps (receipt_id, from_status, to_status, changed, actor_id, actor_name, created_at)
 SELECT id, '', status, '[]', 0, '', created_at FROM receipts`, []string{"comment"}},
		{"stock_recovery_steps", `INSERT INTO stock_recoveries (number, supplier_id, warehouse, status, reason, line_count, units, search_text, created_at, updated_at)
 SELECT 'RET-1', supplier_id, 'supplier', 'ordered', 'unsold', 1, 6, '', created_at, created_at FROM orders;
INSERT INTO stock_recovery_steps (recovery_id, from_status, to_status, actor_id, actor_name, created_at)
 SELECT id, '', status, 0, '', created_at FROM stock_recoveries`, []string{"comment"}},
		{"stock_count_steps", `INSERT INTO stock_counts (number, supplier_id, warehouse, blind, proposed, status, search_text, created_at, updated_at)
 SELECT 'INV-1', supplier_id, 'supplier', 1 = 0, FALSE, 'canceled', '', created_at, created_at FROM orders;
INSERT INTO stock_count_steps (count_id, from_status, to_status, actor_id, actor_name, created_at)
 SELECT id, '', status, 0, '', created_at FROM stock_counts`, []string{"comment"}},
		{"stock_count_entries", `INSERT INTO stock_count_entries (count_id, product_id, round, units, actor_id, actor_name, created_at)
 SELECT id, 1, 1, 6, 0, '', created_at FROM stock_counts`, []string{"note"}},
		{"sample_request_transitions", `INSERT INTO sample_requests (product_id, product, supplier_id, customer_id, quantity, shipping_address, status,
 is_open, quota_year, quota_units, product_name, customer_name, supplier_name, search_text, created_at, updated_at)
 SELECT 1, '{}', supplier_id, customer_id, 1, '{}', 'reject', FALSE, 2026, 0, '', '', '', '', created_at, created_at FROM orders;
INSERT INTO sample_request_transitions (request_id, from_status, to_status, actor_id, actor_name, created_at)
 SELECT id, '', status, 0, '', created_at FROM sample_requests`, []string{"comment"}},
		{"guest_request_steps", `INSERT INTO guest_requests (number, restaurant_id, status, first_name, last_name, email, address, language, bottles, item_count,
 shipping_cents, total_cents, age_checked_at, age_checker, consent_at, link_due_at, search_text, created_at, updated_at)
 SELECT 'DGB-1', customer_id, 'canceled', '', '', '', '{}', 'fr', 0, 0, 0, 0, created_at, '', moved_at, created_at, '', moved_at, created_at FROM orders;
INSERT INTO guest_request_steps (request_id, from_status, to_status, actor_id, actor_name, created_at)
 SELECT id, '', status, 0, '', created_at FROM guest_requests`, []string{"comment"}},
		{"store_steps", `INSERT INTO stores (supplier_id, slug, name, status, search_text, created_at, updated_at)
 SELECT supplier_id, 'shop', '', 'draft', '', MIN(created_at), MIN(created_at) FROM orders GROUP BY supplier_id;
INSERT INTO store_steps (store_id, from_status, to_status, actor_id, actor_name, created_at)
 SELECT id, '', status, 0, '', created_at FROM stores`, []string{"comment"}},
	}
}

// namesKept says for each column with the name of a person, beside its number, that outlives the person why it does.
func namesKept() map[string]string {
	const party = "a party of the paper, which orders, invoices, payments, documents and samples keep"
	return map[string]string{
		"orders.customer_name": party, "orders.supplier_name": party,
		"orders.introducer_name": "who is owed a commission, on the order of which it is", "guest_request_orders.supplier_name": party,
		"invoices.customer_name": party, "invoices.supplier_name": party,
		"payments.customer_name": party, "payments.supplier_name": party,
		"documents.customer_name": party, "documents.supplier_name": party,
		"sample_requests.supplier_name":       party,
		"sample_requests.customer_name":       "blanked with the request: TestForget of the samples",
		"invoicing_mandates.accepted_by_name": "the proof of the mandate under which invoices were issued",
		"invoicing_mandate_acts.by_name":      "the same",
	}
}

// name is a column that says what a person was called, and person the one with its number.
type name struct{ table, name, person string }

func (n name) impersonator() bool { return strings.Contains(n.name, "impersonator") }

// namesIn are the columns of a table with names of people whose numbers stand beside them; "" is every table.
func namesIn(t *testing.T, h *apptest.House, table string) []name {
	t.Helper()
	columns := h.Columns(t)
	var found []name
	for _, column := range columns {
		stem, is := strings.CutSuffix(column, "_name")
		if !is || strings.HasSuffix(stem, ".product") || (table != "" && !strings.HasPrefix(column, table+".")) {
			continue
		}
		for _, person := range []string{stem, stem + "_id", stem + "_by"} {
			if slices.Contains(columns, person) {
				of, short, _ := strings.Cut(column, ".")
				found = append(found, name{table: of, name: short, person: strings.TrimPrefix(person, of+".")})
			}
		}
	}
	return found
}

// Whoever adds a column with the name of a person decides here whether it goes with the person.
func TestEveryNameOfPeopleIsDecided(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		kept, found := namesKept(), map[string]bool{}
		for _, n := range namesIn(t, h, "") {
			column := n.table + "." + n.name
			found[column] = true
			goes := slices.ContainsFunc(signedTables(), func(s signed) bool { return s.table == n.table })
			if goes == (kept[column] != "") {
				t.Errorf("%s names people: give its table to signedTables(), or say in namesKept() why it stays", column)
			}
		}
		for column := range kept {
			if !found[column] {
				t.Errorf("%s is kept and does not exist", column)
			}
		}
	})
}

// Who acted is forgotten by name and word in every table, whether for somebody (domain 8.3) or in a name of its own; who acted with
// them keeps its name.
func TestWhoActedIsForgottenEverywhere(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))).Want(201)
		h.Settle(t)
		for _, s := range signedTables() {
			for row := range strings.SplitSeq(s.rows, ";") {
				if row != "" {
					h.Exec(t, row)
				}
			}
		}
		for _, forSomebody := range []bool{false, true} {
			h.Exec(t, `INSERT INTO order_messages (order_id, author_id, author_name, author_role, text, created_at)
 SELECT id, 0, '', 'buyer', '', created_at FROM orders`)
			for _, s := range signedTables() {
				s.sign(t, h, forSomebody)
			}
			err := h.App.DB.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
				return tx.Publish(ctx, usersevents.AnonymisedV1{UserIDs: []int64{apptest.Admin}})
			})
			if err != nil {
				t.Fatal(err)
			}
			h.Settle(t)
			for _, s := range signedTables() {
				s.forgotten(t, h, forSomebody)
			}
		}
	})
}

// sign has the admin act in all rows, for somebody or not, and Beta in all other columns.
func (s signed) sign(t *testing.T, h *apptest.House, forSomebody bool) {
	t.Helper()
	for _, n := range namesIn(t, h, s.table) {
		person := int64(apptest.Beta)
		if n.impersonator() == forSomebody {
			person = apptest.Admin
		}
		h.Exec(t, "UPDATE "+s.table+" SET "+n.person+" = ?, "+n.name+" = 'NOM'", person)
	}
	for _, words := range s.words {
		h.Exec(t, "UPDATE "+s.table+" SET "+words+" = 'MOT'")
	}
	if h.Count(t, "SELECT COUNT(*) FROM "+s.table) == 0 {
		t.Fatalf("no row of %s", s.table)
	}
}

func (s signed) forgotten(t *testing.T, h *apptest.House, forSomebody bool) {
	t.Helper()
	left := h.Count(t, "SELECT COUNT(*) FROM "+s.table)
	for _, n := range namesIn(t, h, s.table) {
		want := left
		if n.impersonator() == forSomebody {
			want = 0
		}
		if got := h.Count(t, "SELECT COUNT(*) FROM "+s.table+" WHERE "+n.name+" = 'NOM'"); got != want {
			t.Errorf("%d rows of %s have their %s, not %d (for somebody: %v)", got, s.table, n.name, want, forSomebody)
		}
	}
	for _, words := range s.words {
		if h.Count(t, "SELECT COUNT(*) FROM "+s.table+" WHERE "+words+" = 'MOT'") != 0 {
			t.Errorf("%s.%s is left (for somebody: %v)", s.table, words, forSomebody)
		}
	}
}
