package app_test

import (
	"context"
	"fmt"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/receipts/receiptsevents"
	"millesime/modules/users/usersevents"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/db"
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

// A replica that stops right after its commit, before it gave the events their place in the log, leaves that to the others.
func TestAChangeIsSeenThoughItsReplicaStopped(t *testing.T) {
	t.Parallel()
	replicas(t, func(t *testing.T, one, other *apptest.House) {
		readers := []*apitest.Client{one.As(t, apptest.Email(apptest.Restaurant)), other.As(t, apptest.Email(apptest.Restaurant))}
		everywhere := func(what string, holds func(c *apitest.Client) bool) {
			for i, reader := range readers {
				apptest.Eventually(t, fmt.Sprintf("%s, seen by replica %d", what, i), func() bool { return holds(reader) })
			}
		}
		everywhere("the cast", func(c *apitest.Client) bool { return counts(c, "region", "Bordeaux") == 4 })

		stopped := testkit.Open(t, one.App.Config.DatabaseURL, clock.System()) // it has no relay
		err := stopped.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			for _, statement := range []string{
				fmt.Sprintf("UPDATE products SET region = 'Jura' WHERE id = %d", apptest.BetaWine),
				fmt.Sprintf("UPDATE stock_levels SET on_hand = 0 WHERE product_id = %d", apptest.GammaJuice),
				fmt.Sprintf("UPDATE product_prices SET list_price_cents = 45600 WHERE product_id = %d", apptest.BetaWine),
				fmt.Sprintf("UPDATE users SET company = 'Maison Oméga' WHERE id = %d", apptest.Alpha),
			} {
				if _, err := tx.IDB().ExecContext(ctx, statement); err != nil {
					return err
				}
			}
			return tx.Publish(ctx, catalogueevents.ProductsChangedV1{ProductIDs: []int64{apptest.BetaWine}},
				receiptsevents.StockChangedV1{ProductIDs: []int64{apptest.GammaJuice}}, usersevents.ChangedV1{UserID: apptest.Alpha})
		})
		if err != nil {
			t.Fatal(err)
		}
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

// Blocking a supplier takes its products from the lists of every replica.
func TestAClosedSupplierIsSeenByEveryReplica(t *testing.T) {
	t.Parallel()
	replicas(t, func(t *testing.T, one, other *apptest.House) {
		admin := one.As(t, apptest.Email(apptest.Admin))
		for _, step := range []struct {
			status string
			wines  int64
		}{{"valid", 4}, {"blocked", 2}, {"valid", 4}} {
			if admin.Get(apptest.IRI("users", apptest.Alpha)).Text("status") != step.status {
				admin.Patch(apptest.IRI("users", apptest.Alpha), map[string]any{"status": step.status, "reason": "Contrôle"}).Want(200)
			}
			for where, house := range map[string]*apptest.House{"the same replica": one, "the other replica": other} {
				reader := house.As(t, apptest.Email(apptest.Restaurant))
				apptest.Eventually(t, fmt.Sprintf("%s, seen by %s", step.status, where), func() bool {
					return counts(reader, "region", "Bordeaux") == step.wines
				})
			}
		}
	})
}
