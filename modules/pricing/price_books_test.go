package pricing_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
	"pgregory.net/rapid"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	_ "millesime/platform/testkit/constant"
)

// Names of lists by whom they are for: a reader who is told one that is not its own is told too much.
const (
	ownLists   = "Mienne" // the restaurant's, or its group's
	otherLists = "Autrui"
)

// book is what a run draws: lists, a code, and a cart of the restaurant.
type book struct {
	h    *apptest.House
	r    *rapid.T
	code string
	cart map[string]any
}

// Over any lists and codes, cart, order, quotation and their exports agree to the cent, line by line; the trace ends at the
// price of its line; nobody reads the name of a list or the code of an order that is not its own.
func TestBooksAgreeToTheCent(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE stock_levels SET on_hand = 1000000")
		h.Exec(t, `INSERT INTO user_relations (parent_id, child_id, inviter_id, status, created_at, updated_at) VALUES (?, ?, ?, 'valid', ?, ?)`,
			apptest.Alpha, apptest.Stranger, apptest.Alpha, apptest.At(), apptest.At())
		h.Exec(t, "UPDATE user_relations SET outstanding_value_cents = 1000000000 WHERE outstanding_value_cents IS NOT NULL")
		rapid.Check(t, func(r *rapid.T) {
			b := book{h: h, r: r}
			b.draw(t)
			if b.agrees(t); t.Failed() {
				r.FailNow()
			}
		})
	})
}

// draw writes the lists and the code in place of those before, and fills the cart.
func (b *book) draw(t *testing.T) {
	for _, table := range []string{"price_list_entries", "price_list_customers", "price_list_groups", "price_lists"} {
		b.h.Exec(t, "DELETE FROM "+table)
	}
	alpha := b.h.As(t, apptest.Email(apptest.Alpha))
	for n := range rapid.IntRange(0, 4).Draw(b.r, "lists") {
		list := map[string]any{"name": fmt.Sprintf("%s %d", ownLists, n), "startsOn": today(0)}
		switch rapid.IntRange(0, 2).Draw(b.r, "for") {
		case 0:
			list["customers"] = []int64{apptest.Restaurant}
		case 1:
			list["groups"] = []string{"restaurant"}
		default:
			list["name"], list["customers"] = fmt.Sprintf("%s %d", otherLists, n), []int64{apptest.Stranger}
		}
		list["discounts"] = rapid.SampledFrom([]string{"net", "locked", "open"}).Draw(b.r, "discounts")
		var lines []map[string]any
		for _, product := range []int{apptest.AlphaWine, apptest.LastOnes} {
			for _, from := range []int{1, 12, 60} {
				if rapid.Bool().Draw(b.r, "tier") {
					price := fmt.Sprintf("%.2f", float64(rapid.IntRange(0, 2500).Draw(b.r, "price"))/100)
					lines = append(lines, map[string]any{"product": product, "minQuantity": from, "priceTaxExcl": price})
				}
			}
		}
		if list["lines"] = lines; len(lines) > 0 {
			made := alpha.Post("/api/price_lists", list).Want(201).Text("@id")
			alpha.Post(made+"/publish", map[string]any{"version": 1, "farPrices": true}).Want(200)
		}
	}
	b.drawCode(t)
	var items []map[string]any
	for _, product := range []int64{apptest.AlphaWine, apptest.LastOnes, apptest.BetaWine, apptest.GammaJuice} {
		least := int64(1)
		if product == apptest.GammaJuice { // whose supplier asks for 30.00
			least = 2
		}
		if cartons := rapid.Int64Range(0, 12).Draw(b.r, "cartons"); cartons > 0 || product == apptest.AlphaWine {
			items = append(items, apptest.Item(product, 6*max(cartons, least)))
		}
	}
	b.cart = apptest.With(apptest.Cart(apptest.Restaurant, items...), map[string]any{"carrierOfferCode": "messagerie"})
}

func (b *book) drawCode(t *testing.T) {
	b.h.Exec(t, "UPDATE promo_codes SET code = code || '-' || id WHERE code = 'LIVRE'")
	changes := map[string]any{"combinable": rapid.Bool().Draw(b.r, "combinable")}
	switch rapid.IntRange(0, 2).Draw(b.r, "code") {
	case 0:
		return
	case 1:
		changes["rate"] = fmt.Sprintf("%.2f", float64(rapid.IntRange(1, 5000).Draw(b.r, "rate"))/100)
	default:
		changes["rate"], changes["amount"] = nil, rapid.IntRange(1, 200).Draw(b.r, "amount")
	}
	addCode(t, b.h, "LIVRE", changes)
	b.code = "LIVRE"
}

// agrees orders the cart with the code, where it applies, and asks for a quotation of it without.
func (b *book) agrees(t *testing.T) {
	buyer := b.h.As(t, apptest.Email(apptest.Restaurant))
	quotation := buyer.Post("/api/cart", b.cart).Want(200)
	asked := buyer.Post("/api/cart", apptest.With(b.cart, map[string]any{"step": "quotation"})).Want(201)
	b.same(t, buyer, quotation, asked, "quotations")
	cart := apptest.With(b.cart, map[string]any{"promoCode": b.code})
	quote := buyer.Post("/api/cart", cart).Want(200)
	if quote.Text("blockers/0/code") != "" { // it does not combine with what is negotiated
		b.code = ""
		cart, quote = b.cart, quotation
	}
	ordered := buyer.Post("/api/cart", apptest.Order(cart)).Want(201)
	b.same(t, buyer, quote, ordered, "orders")
	stranger := b.h.As(t, apptest.Email(apptest.Stranger)).Post("/api/cart", apptest.Cart(apptest.Stranger, apptest.Item(apptest.AlphaWine, 60))).Want(200)
	if strings.Contains(string(stranger.Body), ownLists+" ") && b.h.Count(t, "SELECT COUNT(*) FROM price_list_groups") == 0 {
		t.Errorf("somebody else reads %s", stranger.Body)
	}
}

// same holds each order of a checkout, or quotation, and its row of the export against the quote.
func (b *book) same(t *testing.T, buyer *apitest.Client, quote, made *apitest.Response, of string) {
	rows := exportedTotals(t, buyer.Get("/api/"+of+"/export").Want(200))
	for n := 0; quote.Value(fmt.Sprintf("suppliers/%d", n)) != nil; n++ {
		part := fmt.Sprintf("suppliers/%d/", n)
		order := buyer.Get(made.Text(fmt.Sprintf("%s/%d", of, n))).Want(200)
		for _, total := range []string{"totalPriceTaxExcl", "totalPriceTaxIncl"} {
			if got, want := order.Text(total), quote.Text(part+total); got != want {
				t.Errorf("%s %d: %s is %s, and %s in the cart", of, n, total, got, want)
			}
		}
		number := order.Text("number")
		if got, want := rows[number], hundredths(order, "totalPriceTaxExcl")+"|"+hundredths(order, "totalPriceTaxIncl"); got != want {
			t.Errorf("%s: the export says %s instead of %s", number, got, want)
		}
		for i := 0; quote.Value(fmt.Sprintf("%sitems/%d", part, i)) != nil; i++ {
			line, kept := fmt.Sprintf("%sitems/%d/", part, i), fmt.Sprintf("items/%d/", i)
			for _, price := range []string{"unitPriceTaxExcl", "totalPriceTaxExcl"} {
				if got, want := order.Text(kept+price), quote.Text(line+price); got != want {
					t.Errorf("%s: %s of line %d is %s, and %s in the cart", number, price, i, got, want)
				}
			}
			traceEnds(t, quote, line)
		}
		if strings.Contains(string(quote.Body)+string(order.Body), otherLists+" ") {
			t.Errorf("%s tells the buyer of somebody else's list: %s", number, order.Body)
		}
		supplier, _ := order.Value("supplier/id").(float64)
		seller := b.h.As(t, apptest.Email(int64(supplier)))
		if read := seller.Get(order.Text("@id")).Want(200); int64(supplier) != apptest.Alpha && strings.Contains(string(read.Body), ownLists+" ") {
			t.Errorf("%s tells another supplier of Alpha's list: %s", number, read.Body)
		}
	}
}

// traceEnds checks that the last price of a line's trace, rounded half up to cents, times the quantity, less what an amount code
// takes, is what the line comes to.
func traceEnds(t *testing.T, quote *apitest.Response, line string) {
	t.Helper()
	var after, amount int64
	for n := 0; quote.Value(fmt.Sprintf("%strace/%d", line, n)) != nil; n++ {
		step := fmt.Sprintf("%strace/%d/", line, n)
		after, amount = micro(quote, step+"after"), amount+micro(quote, step+"amount")
	}
	want := (after+5_000)/10_000*micro(quote, line+"quantity")/1_000_000 - amount/10_000
	if got := micro(quote, line+"totalPriceTaxExcl") / 10_000; got != want {
		t.Errorf("%s comes to %d cents, and to %d by its trace: %s", line, got, want, quote.Body)
	}
}

// micro is a number of an answer in millionths.
func micro(answer *apitest.Response, path string) int64 {
	value, _ := answer.Value(path).(float64)
	return int64(value*1_000_000 + 0.5)
}

func hundredths(answer *apitest.Response, path string) string {
	return fmt.Sprintf("%.2f", float64(micro(answer, path))/1_000_000)
}

// exportedTotals are the totals of an exported list, excl. and incl. tax, by number.
func exportedTotals(t *testing.T, answer *apitest.Response) map[string]string {
	t.Helper()
	file, err := excelize.OpenReader(bytes.NewReader(answer.Body))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close() //nolint:errcheck // it is in memory
	rows, err := file.GetRows(file.GetSheetName(0))
	if err != nil {
		t.Fatal(err)
	}
	excl, incl := slices.Index(rows[0], "Total HT (€)"), slices.Index(rows[0], "Total TTC (€)")
	totals := map[string]string{}
	for _, row := range rows[1:] {
		totals[row[0]] = strings.ReplaceAll(row[excl]+"|"+row[incl], ",", "")
	}
	return totals
}
