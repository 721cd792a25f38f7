package pricing_test

import (
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/fault"
)

// words is a day from now as people read it.
func words(t *testing.T, plus int) string {
	t.Helper()
	day, err := time.Parse(time.DateOnly, today(plus))
	if err != nil {
		t.Fatal(err)
	}
	return fault.Day(day, true).FR
}

// alphas is a cart of 12 Château Alpha with a code: 12 × 12.40 less 5 % = 141.36.
func alphas(code string) map[string]any {
	return apptest.With(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12)), map[string]any{"promoCode": code})
}

func addCode(t *testing.T, h *apptest.House, code string, changes map[string]any) string {
	t.Helper()
	return h.As(t, apptest.Email(apptest.Admin)).Post("/api/promo_codes", apptest.With(tenPercent(changes), map[string]any{"code": code})).
		Want(201).Text("@id")
}

// What stands in the way of a code is said with what would make it apply; computing goes on, ordering does not.
func TestWhyACodeDoesNotApply(t *testing.T) {
	t.Parallel()
	alpha, beta := apptest.IRI("users", apptest.Alpha), apptest.IRI("users", apptest.Beta)
	cases := map[string]struct {
		changes map[string]any
		why, fr string
	}{
		"ARRET":    {nil, "promo_code_stopped", "Le code ARRET a été arrêté : retirez-le pour commander."},
		"FUTUR":    {map[string]any{"startsOn": today(3)}, "promo_code_not_begun", "Le code FUTUR est valable à partir du " + words(t, 3) + "."},
		"PASSE":    {map[string]any{"startsOn": today(-9), "endsOn": today(-2)}, "promo_code_ended", "Le code PASSE était valable jusqu’au " + words(t, -2) + " : retirez-le pour commander."},
		"EPUISE":   {map[string]any{"maxUses": 50}, "promo_code_used_up", "Le code EPUISE a déjà servi 50 fois, autant que prévu : retirez-le pour commander."},
		"CSE10":    {map[string]any{"groups": []string{"cse", "customer"}}, "promo_code_not_applicable", "Le code CSE10 est réservé à ces clients : CSE et particuliers."},
		"BETA10":   {map[string]any{"suppliers": []string{beta}}, "promo_code_not_applicable", "Le code BETA10 s’applique aux produits de Domaine Bêta : ajoutez-en au panier."},
		"DERNIERE": {map[string]any{"products": []int{apptest.LastOnes, apptest.Withdrawn}}, "promo_code_not_applicable", "Le code DERNIERE s’applique à ces produits : Les Dernières. Ajoutez-en au panier."},
		"SEUL":     {map[string]any{"combinable": false}, "promo_code_not_applicable", "Le code SEUL ne se cumule pas avec un prix déjà négocié : il s’applique à des produits de Maison Alpha sans autre remise."},
		"GROS":     {map[string]any{"minimum": 200, "suppliers": []string{alpha, beta}}, "promo_code_minimum", "Pour utiliser le code GROS, valable à partir de 200,00\u00a0€ HT, ajoutez 58,64\u00a0€ HT de produits de Maison Alpha et Domaine Bêta."},
		"GROSVIN":  {map[string]any{"minimum": 150, "products": []int{apptest.AlphaWine}}, "promo_code_minimum", "Pour utiliser le code GROSVIN, valable à partir de 150,00\u00a0€ HT, ajoutez 8,64\u00a0€ HT de ces produits : Château Alpha."},
		"UNCENT":   {map[string]any{"minimum": 141.37}, "promo_code_minimum", "Pour utiliser le code UNCENT, valable à partir de 141,37\u00a0€ HT, ajoutez 0,01\u00a0€ HT de produits de Maison Alpha."},
		"PERSONNE": {map[string]any{"products": []int{apptest.Withdrawn}}, "promo_code_not_applicable", "Le code PERSONNE s’applique à ces produits : d’autres que ceux de ce catalogue. Ajoutez-en au panier."},
	}
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		for code, c := range cases {
			iri := addCode(t, h, code, c.changes)
			switch code {
			case "ARRET":
				admin.PatchSeen(iri, map[string]any{"stopped": true}).Want(200)
			case "EPUISE":
				h.Exec(t, "UPDATE promo_codes SET uses = 50 WHERE code = 'EPUISE'")
			}
			quote := buyer.Post("/api/cart", alphas(code)).Want(200)
			if got := quote.Text("blockers/0/code"); got != c.why || quote.Text("blockers/0/propertyPath") != "promoCode" {
				t.Errorf("%s: %s instead of %s: %s", code, got, c.why, quote.Body)
			}
			if got := quote.Text("blockers/0/message"); got != c.fr {
				t.Errorf("%s: said is\n%s\ninstead of\n%s", code, got, c.fr)
			}
			if got := quote.Text("subTotalPriceTaxExcl"); got != "141.36" {
				t.Errorf("%s: the goods cost %s", code, got)
			}
			refused := buyer.Post("/api/cart", apptest.Order(alphas(code))).Want(422)
			if got := refused.Violations()["promoCode"]; got != c.fr {
				t.Errorf("%s: ordering is refused with %q", code, got)
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM promo_code_uses") + h.Count(t, "SELECT COUNT(*) FROM orders"); n != 0 {
			t.Error("a refused checkout left something behind")
		}
	})
}

// A code that is not there is refused like one that is stopped; how it is typed does not matter.
func TestHowACodeIsTyped(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		addCode(t, h, "NOËL25", map[string]any{"rate": nil, "amount": 25})
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		for typed, want := range map[string]string{
			"NOEL25": "116.36", "noël  25": "116.36", "noel25": "116.36", "NOEL26": "141.36",
		} {
			quote := buyer.Post("/api/cart", alphas(typed)).Want(200)
			if got := quote.Text("subTotalPriceTaxExcl"); got != want {
				t.Errorf("%q: %s instead of %s, %s", typed, got, want, quote.Text("blockers/0/message"))
			}
		}
		english := buyer.With(apitest.Header("Accept-Language", "en")).Post("/api/cart", alphas("NOEL26")).Want(200)
		if got := english.Text("blockers/0/message"); got != "The code NOEL26 does not exist: check it or take it out." {
			t.Errorf("in English %q", got)
		}
	})
}

// A percentage follows the relation's 5 %: 12.40 × 0.95 × 0.90 = 10.602, so 10.60; 12 × 10.60 = 127.20. VAT of 127.20 and the
// carriage of 12.00 is 27.84: 167.04. The use is counted with the orders; the code took 12 × (11.78 − 10.60) = 14.16.
func TestAPercentageIsUsed(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		iri := addCode(t, h, "DIX", map[string]any{"maxUses": 3, "maxUsesPerCustomer": 2})
		buyer, admin := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Admin))
		ordered := buyer.Post("/api/cart", apptest.Order(alphas("dix"))).Want(201)
		for path, want := range map[string]string{
			"subTotalPriceTaxExcl": "127.2", "totalPriceTaxIncl": "167.04", "suppliers/0/items/0/unitPriceTaxExcl": "10.6",
			"suppliers/0/items/0/trace/2/code": "promo_code", "suppliers/0/items/0/trace/2/document": "DIX",
		} {
			if got := ordered.Text(path); got != want {
				t.Errorf("%s is %s instead of %s", path, got, want)
			}
		}
		code := admin.Get(iri).Want(200)
		if code.Text("uses") != "1" || code.Text("cost") != "14.16" || code.Text("turnover") != "127.2" {
			t.Errorf("kept is %s", code.Body)
		}
		use := admin.Get(iri + "/uses").Want(200)
		for path, want := range map[string]string{
			"hydra:totalItems": "1", "hydra:member/0/@type": "PromoCodeUse", "hydra:member/0/customer/company": "Le Bistrot",
			"hydra:member/0/orders/0/@id": ordered.Text("orders/0"), "hydra:member/0/orders/0/supplier/company": "Maison Alpha",
			"hydra:member/0/amount": "14.16", "hydra:member/0/givenBackAt": "",
		} {
			if got := use.Text(path); got != want {
				t.Errorf("%s of the use is %q instead of %q", path, got, want)
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM outbox WHERE topic = 'pricing_code_used_v1'"); n != 1 {
			t.Errorf("%d events", n)
		}
		if got := buyer.Get("/api/me/export").Want(200).Text("promoCodes/0/code"); got != "DIX" {
			t.Errorf("exported is %q", got)
		}
		for path, value := range map[string]any{"code": "ONZE", "rate": 11, "suppliers": []int{apptest.Beta}} {
			if why := admin.PatchSeen(iri, map[string]any{path: value}).Want(422).Violations()[path]; why == "" {
				t.Errorf("%s may change after a use", path)
			}
		}
		if why := admin.PatchSeen(iri, map[string]any{"amount": 5}).Want(422).Violations()["amount"]; why == "" {
			t.Error("the amount may change after a use")
		}
		admin.PatchSeen(iri, map[string]any{"label": "Autre", "maxUses": 1, "endsOn": today(5)}).Want(200)
		admin.DeleteSeen(iri).Want(409)
	})
}

// An amount is spread over the lines it counts on: 141.36 of Alpha and 53.40 of Bêta share 20.00 as 14.52 and 5.48; Gamma does
// not bear it. Two orders are one use.
func TestAnAmountIsShared(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		iri := addCode(t, h, "VINGT", map[string]any{"rate": nil, "amount": 20, "suppliers": []int{apptest.Alpha, apptest.Beta}})
		cart := apptest.Cart(apptest.Restaurant,
			apptest.Item(apptest.AlphaWine, 12), apptest.Item(apptest.BetaWine, 6), apptest.Item(apptest.GammaJuice, 12))
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		ordered := buyer.Post("/api/cart", apptest.Order(apptest.With(cart, map[string]any{"promoCode": "VINGT"}))).Want(201)
		for path, want := range map[string]string{
			"suppliers/0/subTotalPriceTaxExcl": "126.84", "suppliers/1/subTotalPriceTaxExcl": "47.92", "suppliers/2/subTotalPriceTaxExcl": "37.8",
			"suppliers/0/items/0/unitPriceTaxExcl": "11.78", "orders/2": ordered.Text("orders/2"),
		} {
			if got := ordered.Text(path); got != want {
				t.Errorf("%s is %s instead of %s", path, got, want)
			}
		}
		code := h.As(t, apptest.Email(apptest.Admin)).Get(iri).Want(200)
		if code.Text("uses") != "1" || code.Text("cost") != "20" || code.Text("turnover") != "212.56" {
			t.Errorf("kept is %s", code.Body)
		}
	})
}

// An individual pays incl. tax, and the code comes off that: 6 × 18.00 = 108.00 less 10.00 = 98.00, of which 98.00 × 20 ÷ 120 =
// 16.33 VAT. 10 % make 6 × 16.20 = 97.20.
func TestIndividualsPayInclTax(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE product_prices SET store_price_cents = 1800 WHERE product_id = ?", apptest.AlphaWine)
		h.Exec(t, "UPDATE products SET in_store = TRUE WHERE id = ?", apptest.AlphaWine)
		h.OpenShops(t)
		addCode(t, h, "MERCI10", map[string]any{"rate": nil, "amount": 10, "groups": []string{"customer"}, "combinable": false})
		addCode(t, h, "DIX", map[string]any{"minimum": "108.00"})
		addCode(t, h, "PLUS", map[string]any{"minimum": "120.00"})
		buyer := h.As(t, apptest.Email(apptest.Customer))
		cart := func(code string) map[string]any {
			return apptest.With(apptest.Cart(apptest.Customer, apptest.Item(apptest.AlphaWine, 6)), map[string]any{"promoCode": code})
		}
		for code, want := range map[string]string{"MERCI10": "98", "DIX": "97.2", "PLUS": "108"} {
			quote := buyer.Post("/api/cart", cart(code)).Want(200)
			if got := quote.Text("suppliers/0/items/0/totalPriceTaxIncl"); got != want {
				t.Errorf("%s: %s instead of %s, %s", code, got, want, quote.Text("blockers/0/message"))
			}
		}
		if got := buyer.Post("/api/cart", cart("MERCI10")).Want(200); got.Text("suppliers/0/vat/0/amount") != "16.33" || got.Text("subTotalPriceTaxExcl") != "81.67" {
			t.Errorf("VAT of %s on %s", got.Text("suppliers/0/vat/0/amount"), got.Text("subTotalPriceTaxExcl"))
		}
		why := buyer.Post("/api/cart", cart("PLUS")).Want(200).Text("blockers/0/message")
		if want := "Pour utiliser le code PLUS, valable à partir de 120,00\u00a0€ TTC, ajoutez 12,00\u00a0€ TTC de produits de Maison Alpha."; why != want {
			t.Errorf("said is %q", why)
		}
	})
}

// Quotations are negotiated: a code is for orders, where its use is counted.
func TestQuotationsTakeNoCode(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		addCode(t, h, "DIX", nil)
		cart := apptest.With(alphas("DIX"), map[string]any{"step": "quotation", "carrierOfferCode": "messagerie"})
		if why := h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", cart).Want(422).Violations()["promoCode"]; why == "" {
			t.Error("refused without words")
		}
	})
}
