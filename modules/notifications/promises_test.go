package notifications_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Two lines of one order wait for one receipt. It slips, then is called off: each is told once to the customer and to its agent,
// with what becomes of both lines, in words; the supplier, whose receipt it is, is not told.
func TestWhoIsToldThatPromisesMoved(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		h.Exec(t, "UPDATE stock_levels SET on_hand = 65 WHERE product_id = ?", apptest.LastOnes)
		line := func(product, units int64) any {
			return map[string]any{"product": apptest.IRI("products", product), "expected": units}
		}
		receipt := alpha.Post("/api/receipts", map[string]any{
			"warehouse": "supplier", "expectedOn": "2027-12-12", "lines": []any{line(apptest.AlphaWine, 60), line(apptest.LastOnes, 12)},
		}).Want(201).Text("@id")
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 606), apptest.Item(apptest.LastOnes, 66))
		order := buyer.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
		h.Mails(t) // those of the order wait for its paper
		h.Exec(t, "DELETE FROM notifications")
		h.Exec(t, "UPDATE users SET language = 'en' WHERE id = ?", apptest.Agent)
		// told waits for what both read, and checks their mails.
		told := func(from, to any, french, english string) {
			t.Helper()
			apptest.Eventually(t, "both are told", func() bool { return h.Count(t, "SELECT COUNT(*) FROM notifications") == 2 })
			h.Settle(t)
			for _, person := range []int64{apptest.Restaurant, apptest.Agent} {
				got := h.As(t, apptest.Email(person)).Get("/api/notifications").Want(200)
				if got.Text("hydra:totalItems") != "1" || got.Text("hydra:member/0/kind") != "order_promises" || got.Text("hydra:member/0/subject") != order {
					t.Errorf("person %d is told %s", person, got.Body)
				}
				for path, want := range map[string]any{
					"0/product": "Château Alpha 2021", "0/quantity": 6.0, "0/from": from, "0/to": to, "1/product": "Les Dernières 2021", "1/quantity": 1.0,
				} {
					if value := got.Value("hydra:member/0/promises/" + path); value != want {
						t.Errorf("person %d, %s: %v instead of %v", person, path, value, want)
					}
				}
			}
			for person, want := range map[int64]string{apptest.Restaurant: french, apptest.Agent: english} {
				m := h.MailTo(t, apptest.Email(person))
				if !strings.Contains(m.Text, want) || !strings.HasSuffix(m.Link(t), strings.TrimPrefix(order, "/api")) {
					t.Errorf("%s: %s, %s", m.To, m.Subject, m.Text)
				}
			}
			h.Exec(t, "DELETE FROM notifications")
		}
		alpha.Patch(receipt, `{"version":1,"expectedOn":"2027-12-20"}`).Want(200)
		told("2027-12-12", "2027-12-20",
			"Les 6 bouteilles de Château Alpha 2021 attendues le 12 décembre 2027 arrivent le 20 décembre 2027. "+
				"La bouteille de Les Dernières 2021 attendue le 12 décembre 2027 arrive le 20 décembre 2027.",
			"The 6 bottles of Château Alpha 2021 expected on 12 December 2027 come on 20 December 2027.")
		alpha.Post(receipt+"/transitions", map[string]any{"transition": "canceled", "comment": "Grêle"}).Want(200)
		told("2027-12-20", nil,
			"Les 6 bouteilles de Château Alpha 2021 attendues le 20 décembre 2027 n’ont plus de date. La bouteille de Les Dernières 2021 attendue le 20 décembre 2027 n’a plus de date.",
			"The bottle of Les Dernières 2021 expected on 20 December 2027 has no date any more.")

		choice := `{"choices":[{"kind":"order_promises","app":false,"mail":false,"digest":false}]}`
		h.As(t, apptest.Email(apptest.Agent)).Patch("/api/notification_preferences", choice).Want(200)
		mails := len(h.Mails(t))
		alpha.Post("/api/receipts", map[string]any{
			"warehouse": "supplier", "expectedOn": "2027-12-30", "lines": []any{line(apptest.LastOnes, 12)},
		}).Want(201)
		apptest.Eventually(t, "the buyer is told", func() bool { return h.Count(t, "SELECT COUNT(*) FROM notifications") == 1 })
		all := h.Mails(t)
		if want := "La bouteille de Les Dernières 2021 qui n’avait pas de date arrive le 30 décembre 2027."; len(all) != mails+1 ||
			!strings.Contains(all[mails].Text, want) {
			t.Errorf("%d mails more, the last is %s", len(all)-mails, all[len(all)-1].Text)
		}
	})
}

// Once all that an order waited for is there, whoever waited is told, in words, and nothing of what came in part.
func TestWhoIsToldThatGoodsCame(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		h.Exec(t, "UPDATE stock_levels SET on_hand = 60 WHERE product_id = ?", apptest.LastOnes)
		receipt := alpha.Post("/api/receipts", map[string]any{
			"warehouse": "supplier", "expectedOn": "2027-12-12",
			"lines": []any{map[string]any{"product": apptest.IRI("products", apptest.LastOnes), "expected": 24}},
		}).Want(201).Text("@id")
		order := buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, 72)))).Want(201).Text("orders/0")
		h.Mails(t) // those of the order wait for its paper
		h.Exec(t, "DELETE FROM notifications")
		count := func(units int64) {
			t.Helper()
			alpha.Post(receipt+"/counts", map[string]any{
				"lines": []any{map[string]any{"product": apptest.IRI("products", apptest.LastOnes), "received": units}},
			}).Want(200)
			h.Settle(t)
		}
		alpha.Post(receipt+"/transitions", map[string]string{"transition": "warehouse"}).Want(200)
		count(5)
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications"); n != 0 {
			t.Errorf("%d people are told of a part", n)
		}
		count(19)
		apptest.Eventually(t, "customer and agent are told", func() bool { return h.Count(t, "SELECT COUNT(*) FROM notifications") == 2 })
		h.Settle(t)
		told := buyer.Get("/api/notifications").Want(200)
		for path, want := range map[string]any{"kind": "order_promises", "subject": order, "promises/0/arrived": true, "promises/0/product": "Les Dernières 2021"} {
			if got := told.Value("hydra:member/0/" + path); got != want {
				t.Errorf("%s: %v instead of %v", path, got, want)
			}
		}
		if m := h.MailTo(t, apptest.Email(apptest.Restaurant)); !strings.Contains(m.Text, "Les Dernières 2021 : tout ce que vous attendiez est arrivé.") {
			t.Errorf("%s, %s", m.Subject, m.Text)
		}
	})
}

// What its customer gives up is told to the supplier, and what the supplier gives up to the customer.
func TestWhoIsToldThatPromisesAreGivenUp(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		alpha.Post("/api/receipts", map[string]any{
			"warehouse": "supplier", "expectedOn": "2027-12-12",
			"lines": []any{map[string]any{"product": apptest.IRI("products", apptest.LastOnes), "expected": 12}},
		}).Want(201)
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, 72))
		path := buyer.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
		h.Mails(t) // those of the order wait for its paper
		given := map[string]any{
			"lines": []any{map[string]any{"item": h.Count(t, "SELECT id FROM order_items"), "quantity": 6}}, "comment": "Trop tard",
		}
		for by, told := range map[int64]int64{apptest.Restaurant: apptest.Alpha, apptest.Alpha: apptest.Restaurant} {
			h.Exec(t, "DELETE FROM notifications")
			h.As(t, apptest.Email(by)).Post(path+"/promises/give_up", given).Want(200)
			h.Settle(t)
			if n := h.Count(t, "SELECT COUNT(*) FROM notifications"); n != 1 {
				t.Errorf("%d were told what person %d gave up", n, by)
			}
			if got := kinds(list(t, h.As(t, apptest.Email(told)), "")); got != "order_given_up" {
				t.Errorf("person %d was told %q", told, got)
			}
			if m := h.MailTo(t, apptest.Email(told)); !strings.Contains(m.Text, "soit 6 bouteilles, est abandonnée") {
				t.Errorf("%s: %s", m.To, m.Text)
			}
		}
	})
}
