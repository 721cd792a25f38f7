package db_test

import (
	"testing"

	"millesime/platform/testkit"
)

// Whoever sold to individuals before has an open shop, with an address of its own; others have none.
func TestWhoSoldToIndividualsBeforeHasAnOpenShop(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0231_stores.sql"))
			const at = "'2026-02-01 09:00:00+00:00'"
			for _, user := range []string{
				"(1, 'a@example.test', 'Château Vert', 'chateau vert'", "(2, 'b@example.test', '', ''", "(3, 'c@example.test', 'Autre', 'autre'",
				"(4, 'd@example.test', 'Partie', 'partie'", "(5, 'e@example.test', '', ''", "(6, 'f@example.test', 'Suspendue', 'suspendue'",
			} {
				run(t, d, `INSERT INTO users (id, email, company, company_search, password_hash, group_code, status, created_at, updated_at) VALUES
 `+user+`, '', 'supplier', 'valid', `+at+`, `+at+`)`)
			}
			run(t, d, productRow(11, 1, "A", ""), productRow(12, 1, "B", ""), productRow(21, 2, "C", ""), productRow(31, 3, "D", ""),
				productRow(41, 4, "E", ""), productRow(51, 5, "F", ""), productRow(61, 6, "G", ""),
				"UPDATE products SET in_store = TRUE WHERE id IN (11, 12, 21, 41, 51, 61)",
				"UPDATE users SET status = 'deleted' WHERE id IN (4, 5)", "UPDATE users SET anonymised_at = "+at+" WHERE id = 5",
				"UPDATE users SET status = 'blocked' WHERE id = 6")
			migrate(t, d, before(t, "0232"))
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM stores":                             3,
				"SELECT COUNT(*) FROM stores WHERE supplier_id IN (4, 5)": 0,
				"SELECT COUNT(*) FROM open_shops":                         3,
				"SELECT COUNT(*) FROM stores WHERE supplier_id = 1 AND slug = 'boutique-1' AND name = 'Château Vert' AND status = 'open' AND search_text LIKE 'chateau vert %'": 1,
				"SELECT COUNT(*) FROM stores WHERE supplier_id = 2 AND name = 'Boutique'":                                                                                       1,
				"SELECT COUNT(*) FROM store_slugs AS n JOIN stores AS s ON s.id = n.store_id AND s.slug = n.slug":                                                               3,
				"SELECT COUNT(*) FROM store_steps WHERE to_status = 'open'":                                                                                                     3,
				"SELECT COUNT(*) FROM open_shops WHERE supplier_id IN (1, 2)":                                                                                                   2,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
			run(t, d, "UPDATE stores SET version = 2 WHERE supplier_id = 2", `INSERT INTO stores (supplier_id, slug, name, status, search_text, created_at, updated_at)
 VALUES (3, 'autre', 'Autre', 'open', '', `+at+`, `+at+`)`,
				"INSERT INTO store_steps (store_id, from_status, to_status, actor_id, actor_name, created_at) SELECT id, '', 'draft', 3, '', created_at FROM stores WHERE supplier_id = 3",
				"INSERT INTO store_steps (store_id, from_status, to_status, actor_id, actor_name, created_at) SELECT id, 'draft', 'open', 3, '', created_at FROM stores WHERE supplier_id = 3")
			migrate(t, d, before(t, "0235"))
			// Of the four with an open shop one has changed it, and one opened it itself.
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM jobs WHERE kind = 'stores_tell_given_v1'":                                                                                              2,
				"SELECT COUNT(*) FROM jobs AS j JOIN stores AS s ON j.unique_key = CAST(s.id AS TEXT) WHERE s.supplier_id IN (1, 6) AND CAST(j.args AS TEXT) LIKE '%store%'": 2,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
