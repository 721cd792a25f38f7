package tasteandbuy_test

import (
	"regexp"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

var unitsField = regexp.MustCompile(`name="(units-\d+)" value="6" min="0" max="6"`)

// Six bottles at 15.00 are delivered, and the guest withdraws from two: bottles, goods, total and commission are of the four that it keeps,
// by wine as in all. 4 × 15.00 = 60.00 incl. 20 % = 50.00 excl.; 8 % of these = 4.00; with 14.40 of carriage the order comes to 74.40.
func TestAGuestWithdrawsFromSomeBottles(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		earns(t, h, "8")
		_, iri, follow := ordered(t, h, now)
		alpha, order := alphasOrder(t, h)
		for _, to := range []string{"paid", "validated", "preparation"} {
			alpha.Post(order+"/transitions", map[string]any{"transition": to}).Want(200)
			h.Settle(t)
		}
		_, body := page(t, h, follow+"?order="+strings.TrimPrefix(order, "/api/orders/"), nil)
		if unitsField.MatchString(body) {
			t.Errorf("before anything left there is a choice in %s", body)
		}
		line := alpha.Get(order).Want(200).Value("items/0/id")
		alpha.Post(order+"/shipments", map[string]any{
			"lines":   []any{map[string]any{"item": line, "quantity": 6}},
			"carrier": "Geodis", "trackingNumber": "GX-1", "trackingUrl": "https://suivi.example/GX-1",
		}).Want(201)
		alpha.Post(order+"/transitions", map[string]any{"transition": "shipped"}).Want(200)
		h.Settle(t)

		_, body = page(t, h, follow+"?order="+strings.TrimPrefix(order, "/api/orders/"), nil)
		field := unitsField.FindStringSubmatch(body)
		if field == nil {
			t.Fatalf("no bottles to choose in %s", body)
		}
		form := withdraws(t, h, follow, strings.TrimPrefix(order, "/api/orders/"))
		for wrong, why := range map[string]string{ // none of these means all
			"0": "une au moins", "7": "Vous pouvez renoncer à 6 unités de ce vin au plus.", "-1": "une au moins", "two": "en nombres entiers",
			"1.5": "en nombres entiers", "": "une au moins",
		} {
			form.Set(field[1], wrong)
			status, body := page(t, h, follow, form)
			if status != 422 {
				t.Errorf("%s bottles: %d", wrong, status)
			}
			reads(t, body, why)
		}
		form.Set(field[1], "2")
		recorded := once(t, h, follow, form)
		// What it is left with counts at once, before the seller settled it: 2 × 15.00 come back within 14 days of 25 November.
		_, body = page(t, h, recorded, nil)
		reads(t, body, "rétractation est enregistrée", "Rétractation enregistrée", "4 × ", "60,00 €", "74,40 €", "Vous avez renoncé à ces bouteilles", "2 × ",
			"au plus tard le 09/12/2026, à vos frais, à cette adresse :", "Maison Alpha, 1 rue du Test, 75011 Paris",
			"30,00 € vous sont remboursés au plus tard le 09/12/2026", "Anne Martin, 3 rue du Lac, 75011 Paris")
		if strings.Contains(body, "Incident") {
			t.Errorf("a guest reads of an incident in %s", body)
		}
		about(t, guestMails(t, h), "Accusé de réception de votre rétractation", "à vos frais", "à cette adresse : Maison Alpha, 1 rue du Test, 75011 Paris")
		told(t, h, "guest_sale_lost")
		alpha = h.As(t, apptest.Email(apptest.Alpha))
		reported := alpha.Get(order).Want(200)
		alpha.Post(order+"/transitions", map[string]any{
			"transition": reported.Text("incidents/0/from"),
			"outcomes":   []any{map[string]any{"line": reported.Value("incidents/0/lines/0/id"), "outcome": "goods_back"}},
		}).Want(200)
		h.Settle(t)

		owner := h.As(t, apptest.Email(apptest.Restaurant))
		for path, want := range map[string]string{
			"orders/0/goodsTaxExcl": "50", "orders/0/commission": "4", "orders/0/totalPriceTaxIncl": "74.4", "commission": "13.96", // and 9.96 of Beta's
		} {
			if got := owner.Get(iri).Want(200).Text(path); got != want {
				t.Errorf("%s is %q instead of %q", path, got, want)
			}
		}
		sums := owner.Get("/api/taste_and_buy/orders/summary").Want(200)
		for path, want := range map[string]string{
			"goodsTaxExcl": "174.5", "revenueTaxIncl": "238.2", "commission": "13.96", // 50.00 + 124.50, 74.40 + 163.80
			"byProduct/0/bottlesOrdered": "6", "byProduct/0/revenueTaxIncl": "149.4",
			"byProduct/1/bottlesAsked": "6", "byProduct/1/bottlesOrdered": "4", "byProduct/1/revenueTaxIncl": "60",
		} {
			if got := sums.Text(path); got != want {
				t.Errorf("%s of the summary is %q instead of %q", path, got, want)
			}
		}
		_, body = page(t, h, follow, nil)
		reads(t, body, "4 × ", "14,40 €", "74,40 €", "30,00 € vous sont remboursés au plus tard le 09/12/2026, par le même moyen de paiement")
		if strings.Contains(body, "à cette adresse") {
			t.Errorf("what came back is asked for in %s", body)
		}
		alpha.Post("/api/payments", map[string]any{
			"supplier": apptest.IRI("users", apptest.Alpha), "customer": alpha.Get(order).Want(200).Text("customer/@id"), "kind": "refund",
			"receivedOn": "2026-11-25", "amount": 30, "reference": "R-1",
		}).Want(201)
		_, body = page(t, h, follow, nil)
		reads(t, body, "30,00 € vous ont été remboursés")
		if strings.Contains(body, "vous sont remboursés") {
			t.Errorf("it is refunded twice in %s", body)
		}
	})
}
