package db_test

import (
	"fmt"
	"testing"
	"time"

	schema "millesime/db"
	"millesime/platform/testkit"
)

// Who is no customer any more leaves the lists of its former supplier that have not ended; who came back, or is asked to, keeps them. A list
// that is left with nobody ends, others go on, and each is found by the names of those alone whom it is for.
func TestFormerCustomersLeaveTheListsOfBefore(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			d := emptied(t, dialect)
			migrate(t, d, before(t, "0208_former_list_customers.sql"))
			const at = "'2026-02-01 09:00:00+00:00'"
			today := time.Now().UTC()
			day := func(plus int) string { return today.AddDate(0, 0, plus).Format(time.DateOnly) }
			for id, name := range []string{"", "maison", "parti", "revenu", "invite", "fidele", "autre"} {
				if id > 0 {
					run(t, d, fmt.Sprintf(`INSERT INTO users (id, email, password_hash, group_code, status, created_at, updated_at, company, company_search) VALUES
 (%d, '%s@example.test', '', 'restaurant', 'valid', %s, %s, '%s', '%s')`, id, name, at, at, name, name))
				}
			}
			for id, row := range []string{ // parent, child, status
				"1, 2, 'removed'", "1, 2, 'removed'", // left twice
				"1, 3, 'removed'", "1, 3, 'valid'", // came back
				"1, 4, 'removed'", "1, 4, 'pending'", // is asked back
				"1, 5, 'valid'", "6, 5, 'removed'", // left another supplier alone
			} {
				run(t, d, fmt.Sprintf("INSERT INTO user_relations (id, parent_id, child_id, inviter_id, status, created_at, updated_at) VALUES (%d, %s, %s, %s)",
					id+1, row[:len("1, 2")]+", 1", row[len("1, 2, "):], at+", "+at))
			}
			list := func(id int, from, to, published string, customers ...int) {
				run(t, d, fmt.Sprintf(`INSERT INTO price_lists (id, supplier_id, series_id, revision, name, search_text, customers_text, discounts, starts_on, ends_on, published_at, version,
 created_by, created_at, updated_at) VALUES (%d, 1, %d, 1, 'Carte', 'carte maison', 'parti revenu invite fidele', 'net', '%s', '%s', %s, 1, 1, %s, %s)`, id, id, from, to, published, at, at))
				for _, customer := range customers {
					run(t, d, fmt.Sprintf("INSERT INTO price_list_customers (list_id, customer_id) VALUES (%d, %d)", id, customer))
				}
			}
			list(1, day(-30), "", at, 2, 3, 4, 5)
			list(2, day(-30), day(30), at, 2)
			list(3, day(-30), day(-3), at, 2) // has ended: it keeps whom it was for
			list(4, day(10), "", at, 2)
			list(5, day(10), "", "NULL", 2) // a draft
			list(6, day(-30), "", at, 3)
			list(7, day(-30), "", at)
			run(t, d, "INSERT INTO price_list_groups (list_id, group_code) VALUES (7, 'restaurant')")
			migrate(t, d, schema.Migrations)
			for query, want := range map[string]int{
				"SELECT COUNT(*) FROM price_list_customers WHERE list_id = 1 AND customer_id IN (3, 4, 5)":                               3,
				"SELECT COUNT(*) FROM price_list_customers WHERE customer_id = 2":                                                        1,
				"SELECT COUNT(*) FROM price_list_customers WHERE list_id = 3":                                                            1,
				"SELECT COUNT(*) FROM price_lists WHERE id IN (1, 6, 7) AND ends_on = ''":                                                3,
				"SELECT COUNT(*) FROM price_lists WHERE id = 3 AND version = 1 AND ends_on = '" + day(-3) + "'":                          1,
				"SELECT COUNT(*) FROM price_lists WHERE id = 2 AND version = 2 AND ends_on < '" + day(2) + "'":                           1,
				"SELECT COUNT(*) FROM price_lists WHERE id = 4 AND version = 2 AND ends_on = starts_on":                                  1,
				"SELECT COUNT(*) FROM price_lists WHERE id = 5 AND ends_on = '' AND published_at IS NULL":                                1,
				"SELECT COUNT(*) FROM price_lists WHERE id = 3 AND customers_text = 'parti'":                                             1,
				"SELECT COUNT(*) FROM price_lists WHERE id IN (2, 4, 5, 7) AND customers_text = ''":                                      4,
				"SELECT COUNT(*) FROM price_lists WHERE id = 1 AND customers_text LIKE '%revenu%' AND customers_text NOT LIKE '%parti%'": 1,
			} {
				if got := count(t, d, query); got != want {
					t.Errorf("%s: %d instead of %d", query, got, want)
				}
			}
		})
	}
}
