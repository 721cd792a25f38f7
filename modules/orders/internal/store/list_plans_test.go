package store

import (
	"context"
	"strings"
	"testing"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

// planned is a list, and the indexes that it is read along on SQLite.
type planned struct {
	name    string
	scope   lists.Scope
	filter  domain.Filter
	many    bool // the list holds more than are counted
	indexes []string
}

func plans() []planned {
	everybody, supplier := lists.Scope{All: true}, lists.Scope{SupplierID: 7}
	agent := lists.Scope{AgentID: 9, Assigned: []lists.Assignment{{SupplierID: 7, CustomerID: 3, Since: day(0)}}}
	accepted := domain.AcceptedStatuses()
	waiting := []domain.Status{domain.PaidError, domain.Incident, domain.WaitingPayment}
	newest := func(f domain.Filter) domain.Filter {
		f.Sorts, f.Limit = []lists.Sort{{Key: domain.SortCreatedAt, Descending: true}}, 30
		return f
	}
	sorted := func(sort string) domain.Filter {
		return domain.Filter{Statuses: accepted, Part: lists.Part{Sorts: []lists.Sort{{Key: sort}}, Limit: 30}}
	}
	byTotal := sorted(domain.SortTotal)
	wine := []ordersapi.WinesHeld{{Products: []int64{1, 2, 3}}}
	return []planned{
		{"by number", everybody, sorted(domain.SortNumber), true, []string{"sqlite_autoindex_orders_1"}},
		{"by customer", everybody, sorted(domain.SortCustomer), true, []string{"orders_customer_name"}},
		{"by supplier", everybody, sorted(domain.SortSupplier), true, []string{"orders_supplier_name"}},
		{"newest", everybody, newest(domain.Filter{Statuses: accepted}), true, []string{"orders_created"}},
		{"by total", everybody, byTotal, true, []string{"orders_total"}},
		{"by total incl. tax", everybody, sorted(domain.SortTotalIncl), true, []string{"orders_total_incl"}},
		{"one state", everybody, newest(domain.Filter{Statuses: waiting[:1]}), true, []string{"orders_status (status=?)"}},
		{"to do", everybody, newest(domain.Filter{Statuses: waiting, ToDo: true}), true, []string{"orders_status (status=?)"}},
		{"quotations", everybody, newest(domain.Filter{Statuses: domain.Statuses(), Quoted: true}), true, []string{"orders_quoted"}},
		{"names", everybody, newest(domain.Filter{Statuses: accepted, Search: "bistrot"}), false, []string{"orders_pair (supplier_id=? AND customer_id=?)"}},
		{"numbers", everybody, newest(domain.Filter{Statuses: accepted, Search: "000123"}), false, []string{"orders_pair (supplier_id=? AND customer_id=?)"}},
		{"a whole number", everybody, newest(domain.Filter{Statuses: accepted, Search: "CMD-2026-000123"}), false, []string{"sqlite_autoindex_orders_1 (number>? AND number<?)"}},
		{"a wine", everybody, newest(domain.Filter{Statuses: accepted, Search: "chablis", Wines: wine}), false, []string{"order_items_product (product_id=?)"}},
		{"a supplier's wine", supplier, newest(domain.Filter{Statuses: accepted, Search: "chablis", Wines: wine}), false, []string{"order_items_product (product_id=?)"}},
		{"a frequent word", everybody, newest(domain.Filter{Statuses: accepted, Search: "bistrot"}), true, []string{"orders_created"}},
		{"a supplier's newest", supplier, newest(domain.Filter{Statuses: accepted}), true, []string{"orders_supplier (supplier_id=?)"}},
		{"a supplier's by total", supplier, byTotal, true, []string{"orders_supplier_total (supplier_id=?)"}},
		{"a supplier's by total incl. tax", supplier, sorted(domain.SortTotalIncl), true, []string{"orders_supplier_total_incl (supplier_id=?)"}},
		{"a supplier's state", supplier, newest(domain.Filter{Statuses: waiting[:1]}), true, []string{"orders_supplier_status (supplier_id=? AND status=?)"}},
		{"a supplier's to do", supplier, newest(domain.Filter{Statuses: waiting, ToDo: true}), true, []string{"orders_supplier_status (supplier_id=? AND status=?)"}},
		{"a supplier's names", supplier, newest(domain.Filter{Statuses: accepted, Search: "bistrot"}), false, []string{"orders_pair (supplier_id=? AND customer_id=?)"}},
		{"an agent's", agent, newest(domain.Filter{Statuses: accepted}), false, []string{
			"orders_pair (supplier_id=? AND customer_id=? AND began_at>?)", "orders_placed_by (placed_by=?",
		}},
		{"an agent's, many", agent, newest(domain.Filter{Statuses: accepted}), true, []string{"orders_created"}},
		{"an agent's quotations", agent, newest(domain.Filter{Statuses: domain.Statuses(), Quoted: true}), false, []string{
			"orders_quoted_pair (supplier_id=? AND customer_id=? AND began_at>?)",
		}},
	}
}

// No list of orders reads every order there is, and none sorts what its index has in order already.
func TestSortsHaveAnIndex(t *testing.T) {
	t.Parallel()
	d := testkit.Migrated(t, db.SQLite)
	s := New(d, filestest.Open(t, d))
	for _, p := range plans() {
		sought, err := s.terms(t.Context(), p.scope, p.filter)
		if err != nil {
			t.Fatal(err)
		}
		total := int64(1)
		if p.many {
			total = lists.MostCounted + 1
		}
		page, err := s.pageQuery(p.scope, p.filter, sought, total)
		if err != nil {
			t.Fatal(err)
		}
		plan := testkit.Plan(t, d, page)
		for _, index := range p.indexes {
			if !strings.Contains(plan, index) {
				t.Errorf("%s: not along %s:\n%s", p.name, index, plan)
			}
		}
		for step := range strings.Lines(plan) {
			if strings.TrimSpace(step) == "SCAN o" || strings.Contains(step, "SCAN orders") {
				t.Errorf("%s: reads every order:\n%s", p.name, plan)
			}
		}
		if p.many && len(p.filter.Statuses) > len(domain.Statuses())/2 && strings.Contains(plan, "TEMP B-TREE FOR ORDER BY") {
			t.Errorf("%s: sorts all it finds:\n%s", p.name, plan)
		}
		count := testkit.Plan(t, d, s.gather(p.scope, p.filter, sought, "o.id"))
		for step := range strings.Lines(count) {
			if strings.TrimSpace(step) == "SCAN o" {
				t.Errorf("%s: counting reads every order:\n%s", p.name, count)
			}
		}
	}
}

// PostgreSQL finds words among names and among numbers by their indexes.
func TestSearchesUseIndexesOnPostgreSQL(t *testing.T) {
	t.Parallel()
	d := testkit.Migrated(t, db.Postgres)
	s := New(d, filestest.Open(t, d))
	for search, indexes := range map[string][]string{
		"bistrot 000123":  {"order_names_trigrams", "orders_numbers_trigrams"},
		"CMD-2026-000123": {"order_names_trigrams", "orders_number_key"},
	} {
		err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			if _, err := tx.IDB().NewRaw("SET LOCAL enable_seqscan = off").Exec(ctx); err != nil { // the tables are empty
				return err
			}
			filter := domain.Filter{Statuses: domain.Statuses(), Search: search}
			sought, err := s.terms(ctx, lists.Scope{All: true}, filter)
			if err != nil {
				return err
			}
			var plan []string
			err = tx.IDB().NewRaw("EXPLAIN ?", s.gather(lists.Scope{All: true}, filter, sought, "o.id")).Scan(ctx, &plan)
			text := strings.Join(plan, "\n")
			for _, index := range indexes {
				if !strings.Contains(text, index) {
					t.Errorf("%s: not along %s:\n%s", search, index, text)
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
