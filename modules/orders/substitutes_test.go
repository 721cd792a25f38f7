package orders_test

import (
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// instead is a line of a request that takes a product of 2021 for units of a line.
func instead(line, units, product int64) fields {
	return fields{"item": line, "quantity": units, "product": apptest.IRI("products", product), "vintage": 2021}
}

// substitution is a request with its lines.
func substitution(lines ...any) fields { return fields{"items": lines, "cgAccepted": true} }

const substitute = "/promises/substitute"

// Who will not wait takes another wine: what waits is given up and the other one ordered at its own price, both or nothing.
func TestAnotherWineIsTakenInsteadOfWaiting(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		announce(t, h, "2027-01-10", 12)
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.LastOnes, 72))
		buyer, alpha, beta := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta))
		line := item(t, buyer.Get(order).Want(200), 1)

		// 12 × 8.90 = 106.80, carriage 12.00, VAT 23.76.
		quote := buyer.Post(order+substitute+"/simulation", substitution(instead(line, 12, apptest.BetaWine))).Want(200)
		if got := quote.Text("totalPriceTaxIncl") + " " + quote.Text("items/0/unitPriceTaxExcl") + " " + quote.Text("totalFees"); got != "142.56 8.9 12" {
			t.Errorf("the quote is %s in %s", got, quote.Body)
		}
		got := buyer.Post(order+substitute, apptest.With(substitution(instead(line, 12, apptest.BetaWine)), fields{"expectedTotal": 142.56})).Want(201)
		if got.Text("order/items/1/closedQuantity") != "12" || got.Value("order/items/1/promises/0") != nil {
			t.Errorf("it still waits: %s", got.Body)
		}
		other := got.Text("replacement/@id")
		for path, want := range map[string]string{
			"timeline/3/givenUpQuantity": "12", "timeline/3/related/@id": other, "timeline/3/related/number": got.Text("replacement/number"), "status": "preparation",
		} {
			if found := got.Text("order/" + path); found != want {
				t.Errorf("the first order's %s: %s instead of %s", path, found, want)
			}
		}
		if seen := alpha.Get(order).Want(200); seen.Value("timeline/3/related") != nil {
			t.Errorf("a supplier is told what its customer orders from others: %s", seen.Body)
		}
		h.Settle(t)
		placed := buyer.Get(other).Want(200)
		for path, want := range map[string]string{
			"timeline/0/related/@id": order, "totalPriceTaxIncl": "142.56", "carrier/code": "messagerie", "items/0/quantity": "12",
			"shippingAddress/id": strconv.FormatInt(apptest.Shipping(apptest.Restaurant), 10), "onBehalf": "false",
		} {
			if found := placed.Text(path); found != want {
				t.Errorf("the new order's %s: %s instead of %s", path, found, want)
			}
		}
		if seen := beta.Get(other).Want(200); seen.Value("timeline/0/related") != nil {
			t.Errorf("the other supplier is told where its customer ordered before: %s", seen.Body)
		}
		stockHolds(t, h)
	})
}

// A wine of the same supplier is named to it on both orders; one of which nothing is left is canceled.
func TestAnOrderThatOnlyWaitsMakesWay(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		announce(t, h, "2027-01-10", 12)
		buyer, alpha := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		placed := func(units int64) string {
			order := buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, units)))).Want(201).Text("orders/0")
			h.Settle(t)
			return order
		}
		placed(60)
		order := placed(6)
		body := substitution(instead(item(t, buyer.Get(order).Want(200), 0), 6, apptest.AlphaWine))
		other := buyer.Post(order+substitute, body).Want(201).Text("replacement/@id")
		first := alpha.Get(order).Want(200)
		if first.Text("status") != "canceled" || first.Text("timeline/1/related/@id") != other || first.Text("timeline/1/givenUpQuantity") != "6" {
			t.Errorf("the first order: %s", first.Body)
		}
		if second := alpha.Get(other).Want(200); second.Text("timeline/0/related/@id") != order {
			t.Errorf("the new order: %s", second.Body)
		}
		buyer.Post(order+substitute, body).Want(422)
		stockHolds(t, h)
	})
}

// Each refusal has its place and words, and changes nothing: neither is given up nor is anything ordered.
func TestRefusedSubstitutesChangeNothing(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		announce(t, h, "2027-01-10", 12)
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.LastOnes, 72))
		before := h.As(t, apptest.Email(apptest.Restaurant)).Get(order).Want(200)
		there, line := item(t, before, 0), item(t, before, 1)
		with := func(changes fields) fields {
			return substitution(apptest.With(instead(line, 12, apptest.BetaWine), changes))
		}
		for name, c := range map[string]struct {
			who    int64
			body   fields
			status int
			path   string
			words  string
		}{
			"what is there":        {apptest.Restaurant, substitution(instead(there, 6, apptest.BetaWine)), 422, "items[0].quantity", "attendue"},
			"more than awaited":    {apptest.Restaurant, substitution(instead(line, 13, apptest.BetaWine)), 422, "items[0].quantity", "12 unités sont encore attendues"},
			"another line":         {apptest.Restaurant, substitution(instead(999, 6, apptest.BetaWine)), 422, "items[0].item", ""},
			"the same wine":        {apptest.Restaurant, substitution(instead(line, 6, apptest.LastOnes)), 422, "items[0].product", "choisissez-en un autre"},
			"not for restaurants":  {apptest.Restaurant, substitution(instead(line, 6, apptest.ForShops)), 422, "items[0].product", "introuvable"},
			"withdrawn":            {apptest.Restaurant, substitution(instead(line, 6, apptest.Withdrawn)), 422, "items[0].product", ""},
			"more than there is":   {apptest.Restaurant, with(fields{"orderedQuantity": 606}), 422, "items[0].quantity", "600"},
			"half a carton":        {apptest.Restaurant, with(fields{"orderedQuantity": 7}), 422, "items[0].quantity", "compléter le carton"},
			"another year":         {apptest.Restaurant, with(fields{"vintage": 2019}), 422, "items[0].vintage", "Clos Bêta est du millésime 2021, et non du millésime 2019 : confirmez"},
			"no year":              {apptest.Restaurant, with(fields{"vintage": nil}), 422, "items[0].vintage", "et non sans millésime"},
			"terms not accepted":   {apptest.Restaurant, apptest.With(with(nil), fields{"cgAccepted": false}), 422, "cgAccepted", "conditions générales"},
			"a price that rose":    {apptest.Restaurant, apptest.With(with(nil), fields{"expectedTotal": 100}), 409, "", "Le total est passé de 100,00"},
			"of several suppliers": {apptest.Restaurant, substitution(instead(line, 6, apptest.BetaWine), instead(line, 6, apptest.AlphaWine)), 422, "items[1].product", "fournisseur"},
			"by the supplier":      {apptest.Alpha, with(nil), 403, "", ""},
			"by the agent":         {apptest.Agent, with(nil), 403, "", ""},
			"by a stranger":        {apptest.Stranger, with(nil), 404, "", ""},
		} {
			got := h.As(t, apptest.Email(c.who)).Post(order+substitute, c.body)
			words := got.Text("hydra:description")
			if c.path != "" {
				words = got.Violations()[c.path]
			}
			if got.Status != c.status || words == "" || !strings.Contains(words, c.words) {
				t.Errorf("%s: %d, says %q in %s", name, got.Status, words, got.Body)
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 1 {
			t.Errorf("%d orders", n)
		}
		awaits(t, h.As(t, apptest.Email(apptest.Restaurant)).Get(order).Want(200), "items/1", awaited{12, "2027-01-10"})
		stockHolds(t, h)
	})
}

// Two clicks, or two devices, give up and order once.
func TestSubstitutesAreTakenOnce(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		announce(t, h, "2027-01-10", 12)
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.LastOnes, 72))
		line := item(t, h.As(t, apptest.Email(apptest.Restaurant)).Get(order).Want(200), 1)
		done := make(chan int, 2)
		for range 2 {
			buyer := h.As(t, apptest.Email(apptest.Restaurant))
			go func() { done <- buyer.Post(order+substitute, substitution(instead(line, 12, apptest.BetaWine))).Status }()
		}
		if sum := <-done + <-done; sum != 201+422 {
			t.Errorf("they were answered %s together", strconv.Itoa(sum))
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 2 {
			t.Errorf("%d orders instead of the first and one more", n)
		}
		stockHolds(t, h)
	})
}
