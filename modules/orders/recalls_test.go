package orders_test

import (
	"net/url"
	"strings"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/fold"
)

// why is what recipients of a lot are told.
func why() map[string]any {
	return map[string]any{"reason": "Éclats de verre\nau col", "advice": "Ne servez pas ces bouteilles."}
}

// shippedTo orders units of Alpha's wine for a customer and ships them, of lots.
func shippedTo(t *testing.T, h *apptest.House, customer, units int64, lots ...any) string {
	t.Helper()
	cart := apptest.Order(apptest.Cart(customer, apptest.Item(apptest.AlphaWine, units)))
	order := h.As(t, apptest.Email(customer)).Post("/api/cart", cart).Want(201).Text("orders/0")
	h.Settle(t)
	alpha := h.As(t, apptest.Email(apptest.Alpha))
	h.Exec(t, "UPDATE orders SET status = 'preparation' WHERE id = ?", strings.TrimPrefix(order, "/api/orders/"))
	alpha.Post(order+"/shipments", lotted(item(t, alpha.Get(order).Want(200), 0), units, lots...)).Want(201)
	h.Settle(t)
	return order
}

// A lot is found by its own name, with the accents, ligatures, signs and dashes that people write or leave out.
func TestLotsAreFoundByTheirNames(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		for _, lot := range []string{"Été‑21", "L’Œuf", "Straße 5%"} {
			received(t, alpha, apptest.AlphaWine, 12, lot, "2028-01-31")
			for _, search := range []string{lot, strings.ToUpper(lot), fold.Text(lot)} {
				found := alpha.Get("/api/stock_lots?search=" + url.QueryEscape(search)).Want(200)
				if got := found.Text("hydra:member/0/lot"); found.Text("hydra:totalItems") != "1" || !strings.EqualFold(fold.Text(got), fold.Text(lot)) {
					t.Errorf("%q finds %s", search, found.Body)
				}
			}
		}
	})
}

// A recall names exactly who received the lot, with each shipment, and nobody who received another.
func TestARecallKnowsWhoReceivedTheLot(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		received(t, alpha, apptest.AlphaWine, 60, "L1", "2028-01-31")
		shippedTo(t, h, apptest.Restaurant, 12, "L1", 6, "L2", 6)
		shippedTo(t, h, apptest.Stranger, 6, "L2", 6)
		last := shippedTo(t, h, apptest.Restaurant, 6, "l1", 6)
		found := alpha.Get("/api/stock_lots?search=l1").Want(200)
		lot := found.Text("hydra:member/0/@id")
		for path, want := range map[string]string{
			"hydra:totalItems": "1", "hydra:member/0/lot": "L1", "hydra:member/0/received": "60", "hydra:member/0/inStock": "48",
			"hydra:member/0/bestBefore": "2028-01-31", "hydra:member/0/product/name": "Château Alpha",
		} {
			if got := found.Text(path); got != want {
				t.Errorf("%s: %q instead of %q", path, got, want)
			}
		}
		trace := alpha.Get(lot + "/recipients").Want(200)
		for path, want := range map[string]string{
			"recipients/0/units": "12", "recipients/0/deliveries/0/units": "6", "recipients/0/deliveries/1/order": last,
			"recipients/0/deliveries/1/carrier": "Geodis", "recipients/0/deliveries/1/trackingNumber": "GX-1",
			"recipients/0/customer/id": "3", "supplier/company": "Maison Alpha",
		} {
			if got := trace.Text(path); got != want {
				t.Errorf("%s: %q instead of %q", path, got, want)
			}
		}
		if trace.Value("recipients/1") != nil || trace.Value("recipients/0/deliveries/2") != nil {
			t.Errorf("others are named: %s", trace.Body)
		}
		lotsHold(t, h)
	})
}

// Each recipient is told once, by mail and in the application, however many ask for it at once; who receives some later is told then.
func TestRecipientsAreToldOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		shippedTo(t, h, apptest.Restaurant, 6, "L1", 6)
		shippedTo(t, h, apptest.Restaurant, 6, "L1", 2)
		h.Mails(t) // those of the orders wait for their papers
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		lot := alpha.Get("/api/stock_lots?lot=l1").Want(200).Text("hydra:member/0/@id")
		alpha.Post(lot+"/recalls", map[string]any{"reason": " ", "advice": "x"}).Want(422)
		var group sync.WaitGroup
		answers := make([]*apitest.Response, 3)
		for n := range answers {
			clerk := h.As(t, apptest.Email(apptest.Alpha))
			group.Go(func() { answers[n] = clerk.Post(lot+"/recalls", why()) })
		}
		group.Wait()
		var won *apitest.Response
		for _, got := range answers {
			switch {
			case got.Status == 201 && won == nil:
				won = got
			case got.Status != 409 || got.Text("code") != "orders.nobody_to_tell":
				t.Errorf("%d, %s", got.Status, got.Body)
			}
		}
		for path, want := range map[string]string{
			"recipients/0/mailed": "true", "recalls/0/recipients": "1", "recalls/0/actor": "Maison Alpha", "recalls/0/reason": "Éclats de verre\nau col",
		} {
			if got := won.Text(path); got != want {
				t.Errorf("%s: %q instead of %q", path, got, want)
			}
		}
		h.Settle(t)
		m := h.MailTo(t, apptest.Email(apptest.Restaurant))
		for _, words := range []string{
			"Maison Alpha rappelle le lot L1 de Château Alpha 2021. Vous en avez reçu 8 unités", "Motif : Éclats de verre", "au col", "Que faire : Ne servez pas",
		} {
			if m.Subject != "Rappel du lot L1 : Château Alpha 2021" || !strings.Contains(m.Text, words) {
				t.Errorf("%q is missing: %s, %s", words, m.Subject, m.Text)
			}
		}
		for person, want := range map[int64]int64{apptest.Restaurant: 1, apptest.Stranger: 0} {
			if n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'lot_recalled' AND user_id = ?", person); n != want {
				t.Errorf("person %d was told %d times", person, n)
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM audit_entries WHERE action = 'stock_lots.recalled'"); n != 1 {
			t.Errorf("%d entries in the trail", n)
		}
		alpha.Post(lot+"/recalls/lift", fields{"reason": "Analyse négative"}).Want(200)
		h.Settle(t)
		freed := "Maison Alpha lève le rappel du lot L1 de Château Alpha 2021, reçu en dernier avec la commande "
		if m := h.MailTo(t, apptest.Email(apptest.Restaurant)); !strings.Contains(m.Text, freed) || !strings.Contains(m.Text, "Motif : Analyse négative") {
			t.Errorf("whom the recall told does not read that it is lifted: %s", m.Text)
		}
		shippedTo(t, h, apptest.Stranger, 6, "L1", 6)
		if trace := alpha.Get(lot + "/recipients").Want(200); trace.Value("recipients/1/toldAt") != nil || trace.Value("recipients/0/toldAt") != nil {
			t.Errorf("a recall that was lifted counts as told: %s", trace.Body)
		}
		h.As(t, apptest.Email(apptest.Admin)).Post(lot+"/recalls", why()).Want(201)
		h.Settle(t)
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'lot_recalled'"); n != 3 { // the first of both recalls
			t.Errorf("%d were told", n)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'recall_lifted'"); n != 1 {
			t.Errorf("%d were told that the recall is lifted", n)
		}
	})
}

// An individual who received a lot writes to the shop, a professional to the supplier.
func TestWhomRecipientsOfALotWriteTo(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		shippedTo(t, h, apptest.Restaurant, 6, "L1", 6)
		inShop(t, h)
		shopOfAlpha(t, h)
		bought, alpha := boughtInShop(t, h, 6, "preparation"), h.As(t, apptest.Email(apptest.Alpha))
		alpha.Post(bought+"/shipments", lotted(item(t, alpha.Get(bought).Want(200), 0), 6, "L1", 6)).Want(201)
		h.Mails(t)
		alpha.Post(alpha.Get("/api/stock_lots?lot=l1").Want(200).Text("hydra:member/0/@id")+"/recalls", why()).Want(201)
		h.Settle(t)
		for person, contact := range map[int64]string{apptest.Restaurant: apptest.Email(apptest.Alpha), apptest.Customer: "boutique@alpha.test"} {
			if m := h.MailTo(t, apptest.Email(person)); !strings.Contains(m.Text, "Pour toute question : Maison Alpha, "+contact) {
				t.Errorf("person %d does not write to %s: %s", person, contact, m.Text)
			}
		}
		withdrawal := h.As(t, apptest.Email(apptest.Customer))
		withdrawal.Post(bought+"/withdrawals", fields{}).Want(200)
		acknowledged(t, h, "Vendeur : Maison Alpha, boutique@alpha.test")
	})
}

// Who received a lot is between its supplier, its recipients and the house.
func TestWhoMayAskForARecall(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		shippedTo(t, h, apptest.Restaurant, 6, "L1", 6)
		lot := h.As(t, apptest.Email(apptest.Admin)).Get("/api/stock_lots").Want(200).Text("hydra:member/0/@id")
		for person, want := range map[int64]int{
			apptest.Beta: 404, apptest.Restaurant: 403, apptest.Agent: 403, apptest.CSE: 403, apptest.Admin: 200, apptest.Alpha: 200,
		} {
			client := h.As(t, apptest.Email(person))
			client.Get(lot).Want(want)
			client.Get(lot + "/recipients").Want(want)
			if want != 200 {
				client.Post(lot+"/recalls", why()).Want(want)
			}
		}
		if n := h.As(t, apptest.Email(apptest.Beta)).Get("/api/stock_lots").Want(200).Text("hydra:totalItems"); n != "0" {
			t.Errorf("another supplier reads %s lots", n)
		}
	})
}
