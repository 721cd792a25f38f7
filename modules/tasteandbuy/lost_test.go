package tasteandbuy_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// reads checks that each of words stands on a page.
func reads(t *testing.T, body string, words ...string) {
	t.Helper()
	text := strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(body)
	for _, word := range words {
		if !strings.Contains(text, word) {
			t.Errorf("no %q in %s", word, text)
		}
	}
}

// told checks what the restaurant was told last of a kind.
func told(t *testing.T, h *apptest.House, kind string) {
	t.Helper()
	h.Settle(t)
	var page struct {
		Members []struct{ Kind string } `json:"hydra:member"`
	}
	h.As(t, apptest.Email(apptest.Restaurant)).Get("/api/notifications").Want(200).JSON(&page)
	if len(page.Members) == 0 || page.Members[0].Kind != kind {
		t.Errorf("the restaurant is told %v", page.Members)
	}
}

// Of an order that nobody paid nothing is asked for and nothing is said to be refunded, on its page as by mail; its restaurant is told, and
// earns nothing by it.
func TestACanceledOrderAsksForNothing(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		earns(t, h, "8")
		_, iri, follow := ordered(t, h, now)
		alpha, order := alphasOrder(t, h)
		alpha.Post(order+"/transitions", map[string]any{"transition": "canceled", "comment": "Le chai est inondé"}).Want(200)
		h.Settle(t)
		_, body := page(t, h, follow, nil)
		number := alpha.Get(order).Want(200).Text("number")
		_, section, _ := strings.Cut(body, number)
		section, _, _ = strings.Cut(section, "</section>")
		reads(t, section, "Annulée", "vous n’avez rien à payer", "Ce que vous ne payez pas", "6 × ", "90,00 €")
		now.Advance(time.Minute)
		mails := guestMails(t, h)
		for _, m := range mails {
			if strings.Contains(m.Subject, number+" : votre paiement est attendu") {
				t.Error("a canceled order is to be paid")
			}
		}
		about(t, mails, number+" annulée", "Motif : Le chai est inondé", "Rien n’en est dû", "/suivi/")
		canceled := slices.IndexFunc(mails, func(m apptest.Mail) bool { return strings.Contains(m.Subject, "annulée") })
		for _, said := range []string{section, mails[max(0, canceled)].Text} {
			if strings.Contains(said, "rembours") || strings.Contains(said, "IBAN") || strings.Contains(said, "Total TTC") {
				t.Errorf("of nothing paid it says %s", said)
			}
		}
		told(t, h, "guest_sale_lost")
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		got := owner.Get(iri).Want(200)
		holds(t, "canceled", got, nothingKept())
		holds(t, "canceled", got, map[string]string{"ordered/shippingPriceTaxIncl": "14.4", "totalPriceTaxIncl": "268.2"})
		holds(t, "canceled, of all", owner.Get("/api/taste_and_buy/orders/summary").Want(200), onlyBeta())
	})
}

// A request that is concluded in part, and at another price, tells what was ordered beside what was asked for. Alpha's 6 × 16.00 (15.00 as
// they were asked for) with 14.40 of carriage; Beta sells no more.
func TestARequestTellsWhatWasOrdered(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		owner, iri, link := sent(t, h, now)
		if got := owner.Get(iri).Want(200); got.Value("ordered") != nil || got.Value("items/0/ordered") != nil {
			t.Errorf("before it is concluded: %s", got.Body)
		}
		h.Exec(t, "UPDATE product_prices SET store_price_cents = 1600 WHERE product_id = ?", apptest.AlphaWine)
		h.Exec(t, "UPDATE products SET in_store = FALSE WHERE id = ?", apptest.BetaWine)
		if status, body := page(t, h, link, accepts(t, h, link)); status != 303 {
			t.Fatalf("%d %s", status, body)
		}
		wants := map[string]string{
			"totalPriceTaxIncl": "268.2", "bottles": "12", "ordered/bottles": "6", "ordered/shippingPriceTaxIncl": "14.4",
			"ordered/totalPriceTaxIncl": "110.4", "orders/0/totalPriceTaxIncl": "110.4",
		}
		got := owner.Get(iri).Want(200)
		for path, want := range wants {
			if got.Text(path) != want {
				t.Errorf("%s is %q instead of %q", path, got.Text(path), want)
			}
			if listed := owner.Get("/api/taste_and_buy/orders").Want(200); listed.Text("hydra:member/0/"+path) != want {
				t.Errorf("the list says %q of %s", listed.Text("hydra:member/0/"+path), path)
			}
		}
		if got.Text("orders/0/number") == "" {
			t.Error("its order has no number yet")
		}
		for line := range 2 {
			at := "items/" + strconv.Itoa(line)
			asked, bottles, total := got.Text(at+"/totalPriceTaxIncl"), got.Text(at+"/ordered/bottles"), got.Text(at+"/ordered/totalPriceTaxIncl")
			if asked == "90" && (bottles != "6" || total != "96") || asked == "149.4" && got.Value(at+"/ordered") != nil {
				t.Errorf("of %s there are %s ordered for %s", asked, bottles, total)
			}
		}
	})
}
