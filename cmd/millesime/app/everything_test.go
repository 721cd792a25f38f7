package app_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
)

// A list without pages holds what its pages hold, each member once and in their order, however it is sorted and read
// (domain 9.1): behind a cursor, along the index of the catalogue, or page by page.
func TestEverythingIsWhatThePagesHold(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			h := apptest.StartDemo(t, testkit.URL(t, dialect))
			admin, supplier := h.AsDemo(t, "superadmin@millesime.test"), h.AsDemo(t, "fournisseur@millesime.test")
			all := whole(t, admin, "/api/orders?itemsPerPage=-1")
			if n := h.Count(t, "SELECT COUNT(*) FROM orders WHERE status NOT IN ('quotation', 'canceled_quotation')"); int64(len(all)) != n || n <= api500 {
				t.Errorf("%d orders of %d", len(all), n)
			}
			for _, path := range testkit.Share([]string{
				"/api/orders", "/api/orders?order[status]=asc&order[createdAt]=desc", "/api/orders?order[customer]=asc", "/api/orders?search=2026",
				"/api/orders?status[]=closed&status[]=validated", "/api/products", "/api/products?order[priceTaxExcl]=desc", "/api/products?search=chateau",
				"/api/products?order[vintage]=desc&order[name]=asc", "/api/stock", "/api/stock?order[onHand]=desc", "/api/users", "/api/users?order[email]=desc",
				"/api/quotations", "/api/audit_entries", "/api/customers", "/api/carriers", "/api/user_groups",
			}) {
				samePages(t, admin, path)
			}
			samePages(t, supplier, "/api/orders")
			samePages(t, supplier, "/api/stock?order[daysOfCover]=asc")
		})
	}
}

// api500 is how many are read at a time.
const api500 = 500

type pageOf struct {
	Members []member `json:"hydra:member"`
	View    struct {
		Next string `json:"hydra:next"`
	} `json:"hydra:view"`
}

func samePages(t *testing.T, client *apitest.Client, path string) {
	t.Helper()
	and := "?"
	if strings.Contains(path, "?") {
		and = "&"
	}
	var paged []string
	for next := path + and + "itemsPerPage=499"; next != ""; {
		var page pageOf
		client.Get(next).Want(200).JSON(&page)
		for _, m := range page.Members {
			paged = append(paged, idOf(m))
		}
		if next = page.View.Next; len(page.Members) == 0 {
			next = ""
		}
	}
	if got := whole(t, client, path+and+"itemsPerPage=-1"); !slices.Equal(got, paged) {
		t.Errorf("%s: %d members instead of %d", path, len(got), len(paged))
	}
}

func whole(t *testing.T, client *apitest.Client, path string) []string {
	t.Helper()
	var got pageOf
	client.Get(path).Want(200).JSON(&got)
	seen := map[string]bool{}
	ids := make([]string, 0, len(got.Members))
	for _, m := range got.Members {
		ids = append(ids, idOf(m))
		if seen[idOf(m)] {
			t.Errorf("%s: %s is there twice", path, idOf(m))
		}
		seen[idOf(m)] = true
	}
	if got.View.Next != "" {
		t.Errorf("%s goes on at %s", path, got.View.Next)
	}
	return ids
}
