package pricing_test

import (
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

const (
	usable = "/api/usable_promo_codes"
	borne  = "/api/borne_promo_codes"
)

// A customer reads the codes shown to it that it may use now, on what it can buy (domain 2, R-6.030: administrators' own list stays
// theirs). What is said of a code names no other customer, no use of others and no product that the reader does not see.
func TestCustomersReadTheCodesTheyMayUse(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		shown := func(code string, changes map[string]any) string {
			return addCode(t, h, code, apptest.With(map[string]any{"shown": true}, changes))
		}
		secret := addCode(t, h, "SECRET", nil)
		shown("TOUS", map[string]any{"suppliers": []int{apptest.Alpha, apptest.Beta}, "maxUses": 40, "maxUsesPerCustomer": 2, "minimum": 150, "endsOn": today(9)})
		shown("CHR", map[string]any{"groups": []string{"restaurant"}, "label": "Pour les tables"})
		shown("CAVES", map[string]any{"groups": []string{"wine_merchant"}})
		shown("DEMAIN", map[string]any{"startsOn": today(1)})
		shown("HIER", map[string]any{"startsOn": today(-4), "endsOn": today(-1)})
		shown("UNVIN", map[string]any{"products": []int{apptest.AlphaWine, apptest.Withdrawn}, "endsOn": today(3)})
		shown("RETIRE", map[string]any{"products": []int{apptest.Withdrawn}})
		shown("CAVISTES", map[string]any{"suppliers": []int{apptest.Beta}, "products": []int{apptest.ForShops}})
		shown("EPUISE", map[string]any{"maxUses": 2})
		h.Exec(t, "UPDATE promo_codes SET uses = 2 WHERE code = 'EPUISE'")
		h.As(t, apptest.Email(apptest.Admin)).PatchSeen(shown("ARRET", nil), map[string]any{"stopped": true}).Want(200)

		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		apptest.Eventually(t, "the catalogue knows who sells", func() bool {
			return buyer.Get("/api/products?search=chateau+alpha").Want(200).Text("hydra:totalItems") == "1"
		})
		for reader, want := range map[int64]string{
			apptest.Restaurant:   "[UNVIN TOUS CHR]",
			apptest.WineMerchant: "[UNVIN TOUS CAVES CAVISTES]",
			apptest.Negociant:    "[UNVIN TOUS]",
			apptest.Customer:     "[]", // no store is open to individuals
		} {
			if got := fmt.Sprint(codesOf(h.As(t, apptest.Email(reader)).Get(usable).Want(200))); got != want {
				t.Errorf("%d reads %s instead of %s", reader, got, want)
			}
		}
		read := buyer.Get(usable).Want(200)
		for path, want := range map[string]string{
			"0/products/0/name": "Château Alpha", "0/products/1": "", "0/usesLeft": "", "0/rate": "10", "0/amount": "",
			"1/minimum": "150", "1/endsOn": today(9), "1/usesLeft": "2", "1/suppliers/1/company": "Domaine Bêta", "1/label": "Première commande",
			"2/label": "Pour les tables", "2/endsOn": "",
		} {
			if got := read.Text("hydra:member/" + path); got != want {
				t.Errorf("%s is %q instead of %q", path, got, want)
			}
		}
		if got := buyer.Get(read.Text("hydra:member/1/@id")).Want(200).Text("code"); got != "TOUS" {
			t.Errorf("the address of a code leads to %q", got)
		}
		buyer.Get(strings.Replace(secret, "/promo_codes", "/usable_promo_codes", 1)).Want(404)
		for _, secret := range []string{`"uses"`, "maxUses", "cost", "turnover", "groups", "SECRET", `"createdBy"`} {
			if strings.Contains(string(read.Body), secret) {
				t.Errorf("%s is told to a customer", secret)
			}
		}
		buyer.Post("/api/cart", apptest.Order(alphas("TOUS"))).Want(422) // 141.36 of 150.00
		cart := apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 18)), map[string]any{"promoCode": "TOUS"})
		buyer.Post("/api/cart", apptest.Order(cart)).Want(201)
		if got := buyer.Get(usable).Want(200).Text("hydra:member/1/usesLeft"); got != "1" {
			t.Errorf("after a use %q are left", got)
		}
		buyer.Post("/api/cart", apptest.Order(cart)).Want(201)
		if got := fmt.Sprint(codesOf(buyer.Get(usable).Want(200))); got != "[UNVIN CHR]" {
			t.Errorf("after its last use it reads %s", got)
		}
		if got := fmt.Sprint(codesOf(h.As(t, apptest.Email(apptest.Negociant)).Get(usable).Want(200))); got != "[UNVIN TOUS]" {
			t.Errorf("after somebody else's uses another reads %s", got)
		}
	})
}

// 20.00 are shared by 141.36 of Alpha and 53.40 of Bêta as 14.52 and 5.48; their orders come to 126.84 and 47.92 (as in
// TestAnAmountIsShared). Each bearer reads its own part and nothing of the other; what it does not bear does not exist to it.
func TestABearerReadsItsShare(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		addCode(t, h, "VINGT", map[string]any{
			"rate": nil, "amount": 20, "suppliers": []int{apptest.Alpha, apptest.Beta}, "maxUses": 1,
			"products": []int{apptest.AlphaWine, apptest.BetaWine}, "groups": []string{"restaurant"},
		})
		addCode(t, h, "BETA", map[string]any{"suppliers": []int{apptest.Beta}})
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12), apptest.Item(apptest.BetaWine, 6))
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		ordered := buyer.Post("/api/cart", apptest.Order(apptest.With(cart, map[string]any{"promoCode": "VINGT"}))).Want(201)
		alpha, beta := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta))
		if got := fmt.Sprint(codesOf(alpha.Get(borne).Want(200)), codesOf(beta.Get(borne).Want(200)), codesOf(h.As(t, apptest.Email(apptest.Gamma)).Get(borne).Want(200))); got != "[VINGT] [BETA VINGT] []" {
			t.Errorf("bearers read %s", got)
		}
		for path, want := range map[string]string{
			"code": "VINGT", "amount": "20", "rate": "", "status": "used_up", "uses": "1", "cost": "14.52", "net": "126.84", "maxUses": "1",
			"products/0/name": "Château Alpha", "products/1": "", "groups/0": "restaurant", "suppliers": "", "label": "", "turnover": "",
		} {
			if got := alpha.Get(borne + "/1").Want(200).Text(path); got != want {
				t.Errorf("%s is %q to Alpha instead of %q", path, got, want)
			}
		}
		uses := beta.Get(borne + "/1/uses").Want(200)
		for path, want := range map[string]string{
			"hydra:totalItems": "1", "hydra:member/0/amount": "5.48", "hydra:member/0/net": "47.92", "hydra:member/0/givenBackAt": "",
			"hydra:member/0/orders/0/@id": ordered.Text("orders/1"), "hydra:member/0/orders/1": "",
		} {
			if got := uses.Text(path); got != want {
				t.Errorf("%s of the use is %q to Bêta instead of %q", path, got, want)
			}
		}
		for _, secret := range []string{"Maison Alpha", "Le Bistrot", "checkout", "14.52"} {
			if strings.Contains(string(uses.Body), secret) {
				t.Errorf("%s is told to another bearer", secret)
			}
		}
		for _, path := range []string{"/2", "/2/uses", "/0", "/-1", "/999999", "/9223372036854775807"} {
			alpha.Get(borne + path).Want(404)
		}
		alpha.Get(borne + "/9223372036854775808").Want(404)
		alpha.Get(borne + "/x").Want(404)
		h.Settle(t)
		for _, order := range []string{ordered.Text("orders/0"), ordered.Text("orders/1")} {
			buyer.Post(order+"/transitions", cancel()).Want(200)
		}
		if code := alpha.Get(borne + "/1").Want(200); code.Text("uses") != "0" || code.Text("cost") != "0" || code.Text("net") != "0" || code.Text("status") != "active" {
			t.Errorf("given back it is %s", code.Body)
		}
		if alpha.Get(borne+"/1/uses").Want(200).Text("hydra:member/0/givenBackAt") == "" {
			t.Error("the use does not say that it was given back")
		}
	})
}
