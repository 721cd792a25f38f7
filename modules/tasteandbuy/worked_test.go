package tasteandbuy_test

import (
	"fmt"
	"net/url"
	"strconv"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// Worked by hand from domain 4.3, 4.6 and 7: the amount incl. tax is the master, VAT is 20 %, carriage 12.00 excl. tax up to 12 bottles and
// 18.00 up to 24, and the commission is of the goods excl. tax.
func TestWorkedRequests(t *testing.T) {
	t.Parallel()
	for n, test := range []struct {
		alpha, beta      int64  // bottles
		prices           [2]int // of one, in cents
		rebate           string // percent
		total            string // incl. tax, with carriage
		goods, fee, owed []string
	}{
		{6, 0, [2]int{1500, 2490}, "8", "104.4", []string{"75"}, []string{"6"}, []string{"104.4"}},            // 90.00 + 14.40
		{12, 0, [2]int{1500, 2490}, "8", "194.4", []string{"150"}, []string{"12"}, []string{"194.4"}},         // 180.00 + 14.40
		{18, 0, [2]int{1500, 2490}, "8", "291.6", []string{"225"}, []string{"18"}, []string{"291.6"}},         // 270.00 + 21.60
		{0, 6, [2]int{1500, 2490}, "8", "163.8", []string{"124.5"}, []string{"9.96"}, []string{"163.8"}},      // 149.40 + 14.40
		{6, 0, [2]int{1333, 2490}, "8", "94.38", []string{"66.65"}, []string{"5.33"}, []string{"94.38"}},      // 79.98 + 14.40; 79.98 less 13.33
		{6, 0, [2]int{999, 2490}, "7.5", "74.34", []string{"49.95"}, []string{"3.75"}, []string{"74.34"}},     // 59.94 less 9.99; 3.746
		{6, 0, [2]int{1501, 2490}, "12.5", "104.46", []string{"75.05"}, []string{"9.38"}, []string{"104.46"}}, // 90.06 less 15.01; 9.381
		{6, 0, [2]int{1500, 2490}, "0", "104.4", []string{"75"}, []string{"0"}, []string{"104.4"}},
		{24, 0, [2]int{1500, 2490}, "8", "381.6", []string{"300"}, []string{"24"}, []string{"381.6"}},   // 360.00 + 21.60
		{30, 0, [2]int{1500, 2490}, "8", "475.92", []string{"375"}, []string{"30"}, []string{"475.92"}}, // 450.00 + (18.00 + 6 × 0.60) + VAT
		// Two suppliers send a parcel each.
		{6, 6, [2]int{1500, 2490}, "8", "268.2", []string{"75", "124.5"}, []string{"6", "9.96"}, []string{"104.4", "163.8"}},
		{12, 12, [2]int{1500, 2490}, "8", "507.6", []string{"150", "249"}, []string{"12", "19.92"}, []string{"194.4", "313.2"}},
		{18, 6, [2]int{1500, 2490}, "8", "455.4", []string{"225", "124.5"}, []string{"18", "9.96"}, []string{"291.6", "163.8"}},
		{6, 6, [2]int{1333, 2490}, "5", "258.18", []string{"66.65", "124.5"}, []string{"3.33", "6.23"}, []string{"94.38", "163.8"}}, // 3.3325, 6.225
		{12, 6, [2]int{999, 2490}, "7.5", "298.08", []string{"99.9", "124.5"}, []string{"7.49", "9.34"}, []string{"134.28", "163.8"}},
	} {
		t.Run(strconv.Itoa(n+1), func(t *testing.T) {
			t.Parallel()
			apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
				owner := h.As(t, apptest.Email(apptest.Restaurant))
				begun(t, h, owner)
				for i, product := range []int64{apptest.AlphaWine, apptest.BetaWine} {
					h.Exec(t, "UPDATE product_prices SET store_price_cents = ? WHERE product_id = ?", test.prices[i], product)
				}
				earns(t, h, test.rebate)
				var wines []any
				for i, bottles := range []int64{test.alpha, test.beta} {
					if bottles > 0 {
						wines = append(wines, some([]int64{apptest.AlphaWine, apptest.BetaWine}[i], bottles))
					}
				}
				asked := owner.Post("/api/taste_and_buy/orders", asks(wines...)).Want(201)
				if got := asked.Text("totalPriceTaxIncl"); got != test.total {
					t.Errorf("asked for %s instead of %s", got, test.total)
				}
				morning(t, h, now, 25)
				link := h.MailTo(t, "anne@martin.test").Link(t)
				if status, _ := page(t, h, link, accepts(t, h, link)); status != 303 {
					t.Fatalf("ordering: %d", status)
				}
				got := h.As(t, apptest.Email(apptest.Restaurant)).Get(asked.Text("@id")).Want(200)
				for i := range test.goods {
					for member, want := range map[string]string{"goodsTaxExcl": test.goods[i], "commission": test.fee[i], "totalPriceTaxIncl": test.owed[i]} {
						if is := got.Text(fmt.Sprintf("orders/%d/%s", i, member)); is != want {
							t.Errorf("%s of order %d is %s instead of %s", member, i+1, is, want)
						}
					}
				}
				if _, again := page(t, h, link, url.Values{"action": {"refuse"}}); again == "" {
					t.Error("a second thought is answered with nothing")
				}
			})
		})
	}
}
