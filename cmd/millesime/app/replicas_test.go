package app_test

import (
	"fmt"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
)

// replicas runs fn on two processes' worth of the product over one database, with the cast moved in.
func replicas(t *testing.T, fn func(t *testing.T, one, other *apptest.House)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			url := testkit.URL(t, dialect)
			one := apptest.Start(t, url)
			one.MoveIn(t)
			fn(t, one, apptest.Start(t, url))
		})
	}
}

// counts is how many products a facet tells of a value.
func counts(c *apitest.Client, facet, value string) int64 {
	answer := c.Get("/api/products/facets").Want(200)
	values, _ := answer.Value("facets/" + facet).([]any)
	for i := range values {
		at := fmt.Sprintf("facets/%s/%d", facet, i)
		if answer.Text(at+"/value") == value {
			return figure(answer, at+"/count")
		}
	}
	return 0
}

// Whatever one replica writes, the facets of every replica tell.
func TestAChangeIsSeenInTheFacetsOfEveryReplica(t *testing.T) {
	t.Parallel()
	replicas(t, func(t *testing.T, one, other *apptest.House) {
		alpha := one.As(t, apptest.Email(apptest.Alpha))
		readers := map[string]*apitest.Client{
			"the same replica": one.As(t, apptest.Email(apptest.Restaurant)), "the other replica": other.As(t, apptest.Email(apptest.Restaurant)),
		}
		everywhere := func(what string, holds func(c *apitest.Client) bool) {
			for where, reader := range readers {
				apptest.Eventually(t, what+", seen by "+where, func() bool { return holds(reader) })
			}
		}
		everywhere("the cast", func(c *apitest.Client) bool { return counts(c, "region", "Bordeaux") == 4 })

		sheet := alpha.Get("/api/products/101/sheet").Want(200)
		alpha.Patch("/api/products/101", map[string]any{"version": sheet.Value("version"), "region": "Alsace", "listPriceTaxExcl": 321}).Want(200)
		everywhere("a region", func(c *apitest.Client) bool { return counts(c, "region", "Alsace") == 1 })
		everywhere("a price", func(c *apitest.Client) bool {
			return figure(c.Get("/api/products/facets").Want(200), "price/max") > 300
		})

		counted(alpha, apptest.LastOnes, 60, 0).Want(200)
		everywhere("stock", func(c *apitest.Client) bool { return counts(c, "tag", "out_of_stock") == 1 })
	})
}

// A replica that stops before it is told of its own commit, or whose event is late, finds what was written all the same.
func TestAChangeIsSeenThoughNobodyWasTold(t *testing.T) {
	t.Parallel()
	replicas(t, func(t *testing.T, one, other *apptest.House) {
		readers := []*apitest.Client{one.As(t, apptest.Email(apptest.Restaurant)), other.As(t, apptest.Email(apptest.Restaurant))}
		everywhere := func(what string, holds func(c *apitest.Client) bool) {
			for i, reader := range readers {
				apptest.Eventually(t, fmt.Sprintf("%s, seen by replica %d", what, i), func() bool { return holds(reader) })
			}
		}
		everywhere("the cast", func(c *apitest.Client) bool { return counts(c, "region", "Bordeaux") == 4 })

		now := time.Now().UTC()
		one.Exec(t, "UPDATE products SET region = 'Jura', updated_at = ? WHERE id = ?", now, apptest.BetaWine)
		one.Exec(t, "UPDATE stock_levels SET on_hand = 0, updated_at = ? WHERE product_id = ?", now, apptest.GammaJuice)
		one.Exec(t, "UPDATE product_prices SET list_price_cents = 45600, updated_at = ? WHERE product_id = ?", now, apptest.AlphaWine)
		one.Exec(t, "UPDATE users SET company = 'Maison Oméga' WHERE id = ?", apptest.Alpha)

		everywhere("a region", func(c *apitest.Client) bool { return counts(c, "region", "Jura") == 1 })
		everywhere("stock", func(c *apitest.Client) bool { return counts(c, "tag", "out_of_stock") == 1 })
		everywhere("a price", func(c *apitest.Client) bool {
			return figure(c.Get("/api/products/facets").Want(200), "price/max") > 400
		})
		everywhere("a supplier's name", func(c *apitest.Client) bool {
			answer := c.Get("/api/products/facets").Want(200)
			for i := range 3 {
				if answer.Text(fmt.Sprintf("facets/supplier/%d/label", i)) == "Maison Oméga" {
					return true
				}
			}
			return false
		})
	})
}
