package db_test

import (
	"testing"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// What was stored with typographic apostrophes, dashes and characters that do not show is found as it is typed today; a saved
// view keeps its key where two would have the same.
func TestStoredSearchesAreFoldedAnew(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0100_"))
			const at = "'2026-02-01 09:00:00+00:00'"
			run(t, d, `INSERT INTO users (id, email, password_hash, group_code, status, created_at, updated_at, company_search, person_search, last_name_search) VALUES
 (1, 'a@example.test', '', 'supplier', 'valid', `+at+`, `+at+", 'l’auberge', 'd`or a@example.test', 'd‘or'),"+`
 (2, 'b@example.test', '', 'supplier', 'valid', `+at+`, `+at+", 'l''auberge', 'marie\u2011ange b@example.test', 'du\u200bpont')",
				`INSERT INTO orders (id, number, checkout_id, status, origin, customer_id, supplier_id, placed_by, customer, supplier, billing_address,
 shipping_address, customer_name, supplier_name, search_text, carrier_code, carrier_label, units, sub_total_without_discount_cents, sub_total_tax_excl_cents,
 sub_total_tax_incl_cents, discount_customer_cents, all_discount_cents, shipping_cents, fees_cents, total_tax_excl_cents, total_tax_incl_cents, vat, created_at,
 updated_at, began_at) VALUES
 (1, 'CMD-1', 'x', 'valid', 'millesime', 1, 2, 1, '{}', '{}', '{}', '{}', 'l’auberge', 'cave – du lac', 'cmd-1 l’auberge', '', '', 12,
 0, 0, 0, 0, 0, 0, 0, 0, 1000, '[]', `+at+`, `+at+`, `+at+`),
 (2, 'CMD-2', 'x', 'valid', 'millesime', 3, 2, 3, '{}', '{}', '{}', '{}', '', 'cave', 'cmd-2', '', '', 12,
 0, 0, 0, 0, 0, 0, 0, 0, 1000, '[]', `+at+`, `+at+`, `+at+`)`,
				`INSERT INTO saved_views (user_id, screen, name, name_key, search, created_at) VALUES
 (1, 'orders', 'L’été', 'l’ete', '', `+at+`), (1, 'orders', 'L''été', 'l''ete', '', `+at+`), (1, 'people', 'L’été', 'l’ete', '', `+at+`)`)
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				`SELECT count(*) FROM users WHERE company_search = 'l''auberge'`:                                                                          2,
				`SELECT count(*) FROM users WHERE person_search = 'd''or a@example.test' AND last_name_search = 'd''or'`:                                  1,
				`SELECT count(*) FROM users WHERE person_search = 'marie-ange b@example.test' AND last_name_search = 'dupont'`:                            1,
				`SELECT count(*) FROM orders WHERE customer_name = 'l''auberge' AND supplier_name = 'cave - du lac' AND search_text = 'cmd-1 l''auberge'`: 1,
				`SELECT count(*) FROM order_names WHERE names = 'l''auberge cave - du lac' AND NOT renamed`:                                               1,
				`SELECT count(*) FROM order_names WHERE names = ' cave'`:                                                                                  1,
				`SELECT count(*) FROM order_names`:                                                2,
				`SELECT count(*) FROM saved_views WHERE name_key = 'l’ete' AND screen = 'orders'`: 1,
				`SELECT count(*) FROM saved_views WHERE name_key = 'l''ete'`:                      2,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d, want %d", query, got, want)
				}
			}
		})
	}
}
