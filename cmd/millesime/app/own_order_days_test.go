package app_test

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

// By hand, for the restaurant: the juice at 3.15, Beta's wine at 8.90, Alpha's at 12.40 less 5 %, 11.78, and the last ones at 20.00
// less 5 %, 19.00. A list asks 3.00 for Alpha's wine on 17 November alone.
func TestTheOrderFollowsTheDaysOfAList(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, apptest.Monday(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		is := func(day, query string, want ...int64) {
			t.Helper()
			expected := make([]string, len(want))
			for i, id := range want {
				expected[i] = strconv.FormatInt(id, 10)
			}
			buyer := h.As(t, apptest.Email(apptest.Restaurant))
			var got []string
			apptest.Eventually(t, day+": an order", func() bool {
				got = nil
				for _, row := range walked(t, buyer, query) {
					got = append(got, row.product)
				}
				return fmt.Sprint(got) == fmt.Sprint(expected)
			})
		}
		usual := []int64{apptest.GammaJuice, apptest.BetaWine, apptest.AlphaWine, apptest.LastOnes}
		is("Monday", byPrice+"asc", usual...)
		is("Monday, up to 11.78", byPrice+"desc&priceTaxExcl%5Blte%5D=11.78", apptest.AlphaWine, apptest.BetaWine, apptest.GammaJuice)
		is("Monday, from 11.79", byPrice+"asc&priceTaxExcl%5Bgte%5D=11.79", apptest.LastOnes)
		draft := listFor("Un jour", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "3.00"))
		draft["startsOn"], draft["endsOn"] = "2026-11-18", "2026-11-18"
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		list := published(t, alpha, draft)
		is("Monday, with a list to come", byPrice+"asc", usual...)
		alpha.Patch(list, map[string]any{"version": 2, "startsOn": "2026-11-17", "endsOn": "2026-11-17"}).Want(200)
		h.Settle(t)
		now.Advance(24 * time.Hour)
		is("the day of the list", byPrice+"asc", apptest.AlphaWine, apptest.GammaJuice, apptest.BetaWine, apptest.LastOnes)
		now.Advance(24 * time.Hour)
		is("the day after", byPrice+"asc", usual...)
	})
}

// Once it is known what a reader pays, sorting by it takes no statement more than sorting by name.
func TestSortingByOwnPricesTakesNoStatementMore(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, n := h.As(t, apptest.Email(apptest.Restaurant)), 0
		statements := func(query string) int {
			n++
			id := fmt.Sprintf("sorted-%d", n)
			buyer.Get("/api/products?"+query, apitest.Header("X-Request-Id", id)).Want(200)
			return h.Statements(t, id)
		}
		apptest.Eventually(t, "as few statements", func() bool { // terms are remembered for a second
			return statements(byPrice+"asc") <= statements("order%5Bname%5D=asc")
		})
	})
}
