package pricing_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

func cancel() map[string]any {
	return map[string]any{"transition": "canceled", "comment": "Rupture chez le producteur"}
}

// orderOfTwo orders of Alpha and Bêta with a code, once in all.
func orderOfTwo(t *testing.T, h *apptest.House) []string {
	t.Helper()
	addCode(t, h, "DEUX", map[string]any{"suppliers": []int{apptest.Alpha, apptest.Beta}, "maxUses": 1})
	cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12), apptest.Item(apptest.BetaWine, 6))
	ordered := h.As(t, apptest.Email(apptest.Restaurant)).
		Post("/api/cart", apptest.Order(apptest.With(cart, map[string]any{"promoCode": "DEUX"}))).Want(201)
	return []string{ordered.Text("orders/0"), ordered.Text("orders/1")}
}

// A use is given back with the last cancel of its checkout's orders, and may then be used again.
func TestAUseIsGivenBack(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		orders := orderOfTwo(t, h)
		h.Settle(t)
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post(orders[0]+"/transitions", cancel()).Want(200)
		code := admin.Get("/api/promo_codes/1").Want(200)
		if code.Text("uses") != "1" || code.Text("status") != "used_up" {
			t.Errorf("after the first cancel %s", code.Body)
		}
		buyer.Post(orders[1]+"/transitions", cancel()).Want(200)
		code = admin.Get("/api/promo_codes/1").Want(200)
		if code.Text("uses") != "0" || code.Text("status") != "active" || code.Text("cost") != "0" || code.Text("turnover") != "0" {
			t.Errorf("after the last cancel %s", code.Body)
		}
		if admin.Get("/api/promo_codes/1/uses").Want(200).Text("hydra:member/0/givenBackAt") == "" {
			t.Error("the use does not say that it was given back")
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM outbox WHERE topic = 'pricing_code_given_back_v1'"); n != 1 {
			t.Errorf("%d events", n)
		}
		admin.DeleteSeen("/api/promo_codes/1").Want(409) // it was used
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.BetaWine, 6))
		buyer.Post("/api/cart", apptest.Order(apptest.With(cart, map[string]any{"promoCode": "DEUX"}))).Want(201)
	})
}

// The bearers of a code that lives again because its use was given back are told again when it is used up again, and never twice
// that it has ended.
func TestACodeThatLivesAgainIsToldOfAgain(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		orders := orderOfTwo(t, h)
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		told := func(when string, want int64) {
			t.Helper()
			for range 2 { // once each
				if err := h.App.Modules.Pricing.TellCodes(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			if n := h.Count(t, "SELECT COUNT(*) FROM outbox WHERE topic = 'pricing_code_ended_v1'"); n != want {
				t.Errorf("%s bearers were told %d times that it is over, want %d", when, n, want)
			}
		}
		cancelAll := func(orders ...string) {
			t.Helper()
			for _, order := range orders {
				buyer.Post(order+"/transitions", cancel()).Want(200)
			}
		}
		told("used up", 1)
		cancelAll(orders...)
		told("given back", 1)
		cart := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.BetaWine, 6)), map[string]any{"promoCode": "DEUX"})
		again := buyer.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
		told("used up again", 2)
		h.Exec(t, "UPDATE promo_codes SET starts_on = ?, ends_on = ?", today(-9), today(-1))
		cancelAll(again)
		told("given back after its last day", 2)
	})
}

// What was validated was sold with the code: its cancel gives nothing back, whichever of the orders it was.
func TestAUseOfAValidatedOrderStays(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		orders := orderOfTwo(t, h)
		h.Settle(t)
		alpha, beta := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta))
		alpha.Post(orders[0]+"/transitions", map[string]any{"transition": "validated"}).Want(200)
		alpha.Post(orders[0]+"/transitions", cancel()).Want(200)
		beta.Post(orders[1]+"/transitions", cancel()).Want(200)
		if n := h.Count(t, "SELECT uses FROM promo_codes"); n != 1 {
			t.Errorf("%d uses count", n)
		}
	})
}

// A code that applied when the buyer saw the total and lapsed since is a conflict with the new quote, as a risen total is. One
// that was in no total that anybody saw is a violation.
func TestACodeThatLapsedMeanwhile(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		for code, c := range map[string]struct {
			lapse map[string]any
			why   string
		}{
			"ARRET": {map[string]any{"stopped": true}, "promo_code_stopped"},
			"FIN":   {map[string]any{"startsOn": today(-3), "endsOn": today(-2)}, "promo_code_ended"},
			"TARD":  {map[string]any{"startsOn": today(2)}, "promo_code_not_begun"},
			"CAVE":  {map[string]any{"groups": []string{"wine_merchant"}}, "promo_code_not_applicable"},
		} {
			iri := addCode(t, h, code, map[string]any{"startsOn": today(-5)})
			seen := buyer.Post("/api/cart", apptest.With(alphas(code), map[string]any{"step": "carrier", "carrierOfferCode": "messagerie"})).Want(200)
			if got := seen.Text("totalPriceTaxIncl"); got != "167.04" {
				t.Fatalf("%s: the total seen is %s", code, got)
			}
			admin.PatchSeen(iri, c.lapse).Want(200)
			order := apptest.With(apptest.Order(alphas(code)), map[string]any{"expectedTotal": "167.04"})
			told := buyer.Post("/api/cart", order).Want(409)
			if told.Text("quote/totalPriceTaxIncl") != "184.03" || told.Text("quote/blockers/0/code") != c.why || told.Text("code") != "cart.promo_code_lapsed" {
				t.Errorf("%s: told is %s", code, told.Body)
			}
			order["expectedTotal"] = "184.03"
			if why := buyer.Post("/api/cart", order).Want(422).Violations()["promoCode"]; why == "" {
				t.Errorf("%s: refused without words", code)
			}
			delete(order, "promoCode")
			buyer.Post("/api/cart", order).Want(201)
		}
	})
}
