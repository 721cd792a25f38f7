package demo_test

import (
	"context"
	"sync"
	"testing"
	"time"

	"millesime/db/demo"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/testkit"
	"millesime/platform/testkit/filestest"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// at is when the demo sets of these tests are made.
func at() time.Time { return time.Date(2026, 11, 21, 9, 30, 0, 0, time.UTC) }

func fill(t *testing.T, d *db.DB, scale demo.Scale) {
	t.Helper()
	fillAt(t, d, scale, at())
}

func fillAt(t *testing.T, d *db.DB, scale demo.Scale, now time.Time) {
	t.Helper()
	err := demo.Seed(t.Context(), d, demo.Options{Now: now, Scale: scale, PasswordHash: "hash", Files: filestest.Open(t, d)})
	if err != nil {
		t.Fatal(err)
	}
}

// number reads one number.
func number(ctx context.Context, t *testing.T, d *db.DB, query string) int {
	t.Helper()
	var n int
	if err := d.Read().QueryRowContext(ctx, query).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}

// none fails when the query finds rows.
func none(t *testing.T, d *db.DB, what, query string) {
	t.Helper()
	if n := number(t.Context(), t, d, "SELECT count(*) FROM ("+query+") AS found"); n != 0 {
		t.Errorf("%s: %d rows", what, n)
	}
}

func TestDemoSet(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		fill(t, d, demo.Scale{})
		t.Run("accounts", func(t *testing.T) { accounts(t, d) })
		t.Run("numbers of domain 10.1", func(t *testing.T) { enough(t, d) })
		t.Run("people", func(t *testing.T) { people(t, d) })
		t.Run("standing", func(t *testing.T) { standing(t, d) })
		t.Run("shops", func(t *testing.T) { shops(t, d) })
		t.Run("Taste & Buy", func(t *testing.T) { checkTasteAndBuy(t, d) })
		t.Run("stock", func(t *testing.T) { ledger(t, d) })
		t.Run("stock returns", func(t *testing.T) { returns(t, d) })
		t.Run("counting sessions", func(t *testing.T) { stocktaking(t, d) })
		t.Run("orders", func(t *testing.T) { orders(t, d) })
		t.Run("order totals", func(t *testing.T) { totals(t, d) })
		t.Run("timelines", func(t *testing.T) { timelines(t, d) })
		t.Run("invoices", func(t *testing.T) { invoiced(t, d) })
		t.Run("shipments", func(t *testing.T) { shipments(t, d) })
		t.Run("a second time changes nothing", func(t *testing.T) {
			before := digest(t, d)
			fill(t, d, demo.Scale{Orders: 10})
			if digest(t, d) != before {
				t.Error("a filled database was changed")
			}
		})
		t.Run("ids given here are not given again", func(t *testing.T) { nextIDs(t, d) })
	})
}

func accounts(t *testing.T, d *db.DB) {
	want := []auth.Group{
		auth.Superadmin, auth.Admin, auth.Restaurant, auth.WineMerchant, auth.Hypermarket, auth.CSE, auth.Supplier,
		auth.Customer, auth.Negociant, auth.CommercialAgent,
	}
	names := []string{
		"superadmin", "admin", "restaurant", "caviste", "gms", "cse", "fournisseur", "particulier", "distributeur", "agent",
	}
	for i, name := range names {
		email := name + "@millesime.test"
		var id int
		var group, status, hash string
		err := d.Read().NewSelect().TableExpr("users").ColumnExpr("id, group_code, status, password_hash").
			Where("email = ?", email).Scan(t.Context(), &id, &group, &status, &hash)
		if err != nil {
			t.Fatal(err)
		}
		if id != i+1 || auth.Group(group) != want[i] || status != "valid" || hash != "hash" {
			t.Errorf("%s: id %d, group %s, status %s", email, id, group, status)
		}
	}
}

func enough(t *testing.T, d *db.DB) {
	for query, least := range map[string]int{
		"SELECT count(*) FROM agreement_frames":                                                                                         6,
		"SELECT count(*) FROM agreement_frames WHERE ended_at IS NOT NULL OR ends_on < '2026-11-21'":                                    2,
		"SELECT count(*) FROM agreement_frames WHERE starts_on > '2026-11-21'":                                                          2,
		"SELECT count(*) FROM agreement_frame_documents":                                                                                4,
		"SELECT count(*) FROM promo_codes":                                                                                              9,
		"SELECT count(*) FROM promo_codes WHERE shown":                                                                                  3,
		"SELECT count(*) FROM promo_codes WHERE uses > 0":                                                                               3,
		"SELECT count(*) FROM promo_codes WHERE uses = max_uses AND code = 'STOCK'":                                                     1,
		"SELECT count(*) FROM users WHERE group_code = 'supplier' AND status = 'valid'":                                                 40,
		"SELECT count(*) FROM users WHERE group_code = 'commercial_agent'":                                                              25,
		"SELECT count(*) FROM users WHERE group_code IN ('restaurant', 'wine_merchant', 'hypermarket', 'cse')":                          270,
		"SELECT count(*) FROM users WHERE group_code IN ('customer', 'negociant', 'restaurant', 'wine_merchant', 'hypermarket', 'cse')": 300,
		"SELECT count(*) FROM users WHERE status = 'processing' AND created_at > '2026-10-21'":                                          8,
		"SELECT count(DISTINCT group_code) FROM users WHERE status = 'processing'":                                                      6,
		"SELECT count(*) FROM users WHERE status = 'blocked' AND status_reason <> ''":                                                   4,
		"SELECT count(*) FROM users WHERE status = 'deleted' AND status_before = 'valid' AND deleted_at > '2026-10-22'":                 4,
		"SELECT count(*) FROM products":                                                                                                 1200,
		"SELECT count(*) FROM products WHERE supplier_id = 7 AND status = 'active'":                                                     20,
		"SELECT count(*) FROM products WHERE colour = 'rose' AND name LIKE '%Rosé%'":                                                    40,
		"SELECT count(*) FROM products WHERE name LIKE 'Château %'":                                                                     60,
		"SELECT count(*) FROM products WHERE bottle_size_ml = 375":                                                                      20,
		"SELECT count(*) FROM products WHERE bottle_size_ml = 1500":                                                                     20,
		"SELECT count(DISTINCT name) FROM products":                                                                                     600,
		"SELECT count(DISTINCT appellation) FROM products":                                                                              90,
		"SELECT count(*) FROM products WHERE status = 'desactivated'":                                                                   5,
		"SELECT count(*) FROM product_group_prices":                                                                                     200,
		"SELECT count(*) FROM carriers":                                                                                                 4,
		"SELECT count(*) FROM receipts WHERE status = 'processing'":                                                                     1,
		"SELECT count(*) FROM receipts WHERE status = 'complete'":                                                                       10,
		"SELECT count(DISTINCT status) FROM receipts WHERE supplier_id = 7 AND warehouse = 'supplier'":                                  5,
		"SELECT count(DISTINCT status) FROM receipts WHERE supplier_id = 7 AND warehouse = 'dartess'":                                   5,
		"SELECT count(*) FROM receipts WHERE supplier_id = 7 AND status = 'processing' AND expected_on < '2026-11-20'":                  2,
		"SELECT count(*) FROM receipt_counts WHERE damaged > 0":                                                                         2,
		"SELECT count(*) FROM product_lots WHERE energy_kj > 0 AND ingredients <> ''":                                                   100,
		"SELECT count(*) FROM stock_levels WHERE incoming > 0":                                                                          20,
		"SELECT count(*) FROM stock_levels WHERE promised > 0":                                                                          1,
		"SELECT count(*) FROM stock_levels WHERE on_hand = reserved":                                                                    20,
		"SELECT count(*) FROM orders":                                                                                                   2500,
		"SELECT count(DISTINCT status) FROM orders":                                                                                     16,
		"SELECT count(*) FROM orders WHERE customer_id = 3":                                                                             30,
		"SELECT count(*) FROM orders WHERE on_behalf":                                                                                   20,
		"SELECT count(*) FROM orders WHERE origin = 'store'":                                                                            20,
		"SELECT count(*) FROM orders WHERE relay IS NOT NULL":                                                                           20,
		"SELECT count(*) FROM order_items WHERE discount_bp > 0":                                                                        10,
		"SELECT count(*) FROM order_items WHERE tag = 'pending_receipt'":                                                                1,
		"SELECT count(*) FROM shipping_grids WHERE supplier_id IS NOT NULL":                                                             7,
		"SELECT count(*) FROM shipping_grids WHERE owner = 'dartess'":                                                                   2,
		"SELECT count(*) FROM user_relations WHERE parent_id = 7 AND child_id IN (SELECT id FROM users WHERE group_code = 'commercial_agent') AND status = 'valid'": 2,
		"SELECT count(*) FROM user_relations WHERE parent_id = 7 AND status = 'valid'":                                                                              20,
		"SELECT count(*) FROM user_relations WHERE child_id = 10 AND status = 'valid'":                                                                              5,
		"SELECT count(*) FROM user_relations WHERE parent_id = 10 AND status = 'valid'":                                                                             5,
		"SELECT count(*) FROM user_relations WHERE agent_id = 10 AND status = 'valid'":                                                                              5,
		"SELECT count(*) FROM user_relations WHERE inviter_id = 7 AND status = 'pending' AND child_id IS NULL":                                                      2,
		"SELECT count(*) FROM user_relations WHERE inviter_id = 3 AND status = 'pending' AND parent_id IS NULL":                                                     1,
		"SELECT count(*) FROM user_relations WHERE inviter_id <> 7 AND parent_id = 7 AND status = 'pending'":                                                        2,
		"SELECT count(*) FROM user_relations WHERE inviter_id <> 3 AND child_id = 3 AND status = 'pending'":                                                         1,
		"SELECT count(*) FROM user_relations WHERE inviter_id = 10 AND status = 'reject'":                                                                           1,
		"SELECT count(*) FROM user_relations WHERE inviter_id <> 10 AND child_id = 10 AND status = 'pending'":                                                       1,
		"SELECT count(*) FROM user_relations WHERE status = 'pending' AND expires_at < '2026-11-21'":                                                                1,
		"SELECT count(*) FROM user_relation_terms":                                                                                                                  1000,
		"SELECT count(*) FROM user_relations WHERE status = 'pending'":                                                                                              5,
		"SELECT count(*) FROM user_relations WHERE status = 'reject'":                                                                                               5,
		"SELECT count(*) FROM parameter_suppliers WHERE auto_validate":                                                                                              3,
		"SELECT count(*) FROM parameter_suppliers WHERE minimum_order_value_cents > 0":                                                                              3,
		"SELECT count(*) FROM parameter_suppliers WHERE handling_fee_cents > 0":                                                                                     2,
	} {
		if n := number(t.Context(), t, d, query); n < least {
			t.Errorf("%s: %d, want at least %d", query, n, least)
		}
	}
	for _, warehouse := range []string{"dartess", "supplier"} {
		n := number(t.Context(), t, d, "SELECT count(*) FROM products p JOIN stock_levels l ON l.product_id = p.id "+
			"WHERE p.status = 'active' AND CAST(p.open_groups AS TEXT) = '[]' AND l.incoming = 0 AND l.on_hand - l.reserved >= 120 "+
			"AND p.warehouse = '"+warehouse+"'")
		if n < 100 {
			t.Errorf("%d products well in stock at %s", n, warehouse)
		}
	}
	none(t, d, "fournisseur@ validates by hand", "SELECT 1 FROM parameter_suppliers WHERE user_id = 7 AND auto_validate")
	none(t, d, "restaurant@ has terms everywhere", "SELECT 1 FROM users u LEFT JOIN user_relations r ON r.parent_id = u.id AND r.child_id = 3 "+
		"WHERE u.group_code = 'supplier' AND (r.id IS NULL OR r.status <> 'valid' OR r.payment_terms_kind <> 'days' "+
		"OR r.payment_terms_days <> 30 OR r.outstanding_value_cents < 5000000)")
}

func nextIDs(t *testing.T, d *db.DB) {
	err := d.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewRaw("INSERT INTO stock_movements (product_id, kind, created_at) VALUES (1, 'correction', ?)", at()).Exec(ctx)
		if err != nil {
			return err
		}
		query, next := "SELECT last + 1 FROM order_numbers", 0
		if tx.Dialect() == db.Postgres {
			query = "SELECT nextval('order_numbers')"
		}
		if err := tx.IDB().NewRaw(query).Scan(ctx, &next); err != nil {
			return err
		}
		if next <= 2500 {
			t.Errorf("the next order would be number %d", next)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

func TestSmallAndLargeSets(t *testing.T) {
	t.Parallel()
	scales := []demo.Scale{{Products: 100, Buyers: 30, Orders: 40}}
	if testkit.Full() {
		scales = append(scales, demo.Scale{Products: 1500, Buyers: 600, Orders: 21_000})
	}
	for _, scale := range scales {
		d := testkit.Migrated(t, db.SQLite)
		fill(t, d, scale)
		if n := number(t.Context(), t, d, "SELECT count(*) FROM orders WHERE carrier_code <> 'sample' AND origin <> 'tasteandbuy'"); n != scale.Orders {
			t.Errorf("%d orders, want %d", n, scale.Orders)
		}
		if n := number(t.Context(), t, d, "SELECT count(*) FROM products"); n != scale.Products {
			t.Errorf("%d products, want %d", n, scale.Products)
		}
		ledger(t, d)
		none(t, d, "encours", beyondLimit)
	}
}

// Processes that start together over an empty database write the demo data once.
func TestTwoProcessesWriteItOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *db.DB) {
		var both sync.WaitGroup
		for range 2 {
			both.Go(func() {
				if err := demo.Seed(t.Context(), d, demo.Options{Now: at(), PasswordHash: "hash", Files: filestest.Open(t, d)}); err != nil {
					t.Error(err)
				}
			})
		}
		both.Wait()
		if number(t.Context(), t, d, "SELECT count(*) FROM users WHERE email = 'restaurant@millesime.test'") != 1 {
			t.Error("the demo data is not there once")
		}
	})
}
