package app_test

import (
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// paidTiers are what a list tells a buyer that it pays: from a quantity on, at a price, by a list.
func paidTiers(buyer *apitest.Client, list string) string {
	lines := buyer.Get(list + "/lines").Want(200)
	var told []string
	for n := 0; lines.Value("hydra:member/0/paid/"+strconv.Itoa(n)) != nil; n++ {
		at := "hydra:member/0/paid/" + strconv.Itoa(n) + "/"
		by := "none"
		if lines.Value(at+"list") != nil {
			by = lines.Text(at + "list/name")
		}
		told = append(told, lines.Text(at+"minQuantity")+": "+lines.Text(at+"priceTaxExcl")+" "+by)
	}
	return strings.Join(told, ", ")
}

// Domain 4.2, step 2: what a buyer orders from shows the price that is paid and the list it comes from. Alpha's wine costs 12.40, less
// 5 % without a list: 11.78.
func TestAListShowsWhatIsPaidAndByWhichList(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		first := published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 6, "9"), price(apptest.AlphaWine, 60, "8.50")))
		open := apptest.With(listFor("Noël", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 24, "15")), map[string]any{"discounts": "open"})
		second := published(t, alpha, open)
		everybody := apptest.With(listFor("Tous", 0, 0, nil, price(apptest.AlphaWine, 1, "12")), map[string]any{"customers": []string{}, "groups": []string{"restaurant"}})
		third := published(t, alpha, everybody)
		h.Exec(t, "UPDATE price_lists SET starts_on = ? WHERE name = 'Carte'", inDays(-9))
		// The customer's own lists come first, the one that began last before the other; 15.00 is open, so 5 % come off: 14.25.
		const want = "1: 12 Tous, 6: 9 Carte, 24: 14.25 Noël"
		for _, list := range []string{first, second, third} {
			if got := paidTiers(buyer, list); got != want {
				t.Errorf("%s shows %q instead of %q", list, got, want)
			}
		}
		for quantity, price := range map[int64]string{6: "9", 18: "9", 24: "14.25", 60: "14.25"} {
			if got := unitPrice(buyer, apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, quantity))); got != price {
				t.Errorf("%d bottles cost %s each, and not the %s that the list shows", quantity, got, price)
			}
		}
		// The smallest quantity is 6; from 24 the catalogue tells what the cart charges, 17.10 with 20 %, and why.
		const search = "/api/products?search=REF-101"
		apptest.Eventually(t, "the catalogue finds the wine", func() bool { return buyer.Get(search).Want(200).Text("hydra:totalItems") == "1" })
		shown, listed := buyer.Get("/api/products/101").Want(200), buyer.Get(search).Want(200)
		for path, want := range map[string]string{
			"priceTaxExcl": "9", "tiers": `[{"minQuantity":24,"priceTaxExcl":14.25,"priceTaxIncl":17.1}]`,
		} {
			if one, many := shown.Text(path), listed.Text("hydra:member/0/"+path); one != want || many != want {
				t.Errorf("the catalogue says %s: %s and %s", path, one, many)
			}
		}
		if n, last := shown.Text("tierTraces/0/minQuantity"), shown.Text("tierTraces/0/trace/2/after"); n != "24" || last != "14.25" {
			t.Errorf("from %s the trace leads to %s", n, last)
		}
		rows := sheetOf(t, buyer.Get(first+"/export").Want(200))
		for n, want := range []string{"|1|12.00|Tous|", "|6|9.00|Carte|", "|24|14.25|Noël|"} {
			if !strings.Contains(rows[n+1], want) {
				t.Errorf("row %d of the file is %s, without %s", n, rows[n+1], want)
			}
		}
		if kept := alpha.Get(first + "/lines").Want(200); kept.Text("hydra:member/0/tiers/0/priceTaxExcl") != "9" || kept.Value("hydra:member/0/paid/0") != nil {
			t.Errorf("who keeps the list reads %s", kept.Body)
		}
		// One that has not begun tells the prices of its first day.
		later := published(t, alpha, listFor("Mars", 30, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 12, "8")))
		if got, want := paidTiers(buyer, later), "1: 12 Tous, 6: 9 Carte, 12: 8 Mars"; got != want {
			t.Errorf("the list to come shows %q instead of %q", got, want)
		}
	})
}

// A wine that is closed to the buyer's group is in none of its screens, so it is counted in none.
func TestABuyerCountsTheWinesThatItSees(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		list := published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "9"), price(apptest.LastOnes, 1, "15")))
		h.Exec(t, `UPDATE products SET open_groups = '["cse"]' WHERE id = ?`, apptest.LastOnes)
		for reader, want := range map[*apitest.Client]string{buyer: "1 1", alpha: "2 2"} {
			got := reader.Get("/api/price_lists").Want(200).Text("hydra:member/0/productCount") + " " + reader.Get(list).Want(200).Text("productCount")
			if got != want {
				t.Errorf("%s wines are counted instead of %s", got, want)
			}
		}
		if got := buyer.Get(list + "/lines").Want(200).Text("hydra:totalItems"); got != "1" {
			t.Errorf("the buyer reads %s wines", got)
		}
	})
}
