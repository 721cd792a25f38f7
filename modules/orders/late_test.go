package orders_test

import (
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 6.1: goods are expected between today and 24 months ahead.
func TestGoodsAreExpectedOnADayThatComes(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) { // 16 November 2026
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		body := func(on string) fields {
			return fields{"warehouse": "supplier", "expectedOn": on, "lines": []any{fields{"product": apptest.IRI("products", apptest.LastOnes), "expected": 6}}}
		}
		for on, want := range map[string]int{"2026-11-15": 422, "2026-11-16": 201, "2028-11-16": 201, "2028-11-17": 422, "2999-01-01": 422} {
			got := alpha.Post("/api/receipts", body(on))
			if got.Status != want || want == 422 && got.Violations()["expectedOn"] != "Indiquez un jour entre aujourd’hui et le 16 novembre 2028" {
				t.Errorf("%s: %d, %s", on, got.Status, got.Body)
			}
		}
		receipt := alpha.Post("/api/receipts", body("2026-11-20")).Want(201)
		path := receipt.Text("@id")
		patch := func(change fields) int { return alpha.Patch(path, change).Status }
		version := receipt.Value("version")
		if got := patch(fields{"version": version, "expectedOn": "2026-11-01"}); got != 422 {
			t.Errorf("moved into the past: %d", got)
		}
		// One that is late already keeps its day while something else of it changes.
		h.Exec(t, "UPDATE receipts SET expected_on = '2026-11-10' WHERE id = ?", orderID(t, path))
		if got := patch(fields{"version": version, "carrier": "Geodis"}); got != 200 {
			t.Errorf("a late one: %d", got)
		}
	})
}

// Domain 6.1: what is late is said to be late, and promised for no day: in cart, order, mail, catalogue, stock and lists alike.
func TestWhatIsLateHasNoDay(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		receipt := announce(t, h, "2026-11-17", 24)
		before := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 66))
		yesterday := apptest.Monday().AddDate(0, 0, -1).Format(time.DateOnly)
		h.Exec(t, "UPDATE receipts SET expected_on = ? WHERE id = ?", yesterday, orderID(t, receipt)) // a day passed
		h.Exec(t, "UPDATE stock_reservations SET promised_on = ? WHERE promised > 0", yesterday)

		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		wine := apptest.IRI("products", apptest.LastOnes)
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, 6))
		placed := buyer.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
		for what, got := range map[string]struct{ day, late any }{
			"the order of before": {buyer.Get(before).Want(200).Value("items/0/promises/0/expectedOn"), buyer.Get(before).Value("items/0/promises/0/late")},
			"a new order":         {buyer.Get(placed).Want(200).Value("items/0/promises/0/expectedOn"), buyer.Get(placed).Value("items/0/promises/0/late")},
			"the cart": {
				buyer.Post("/api/cart", cart).Want(200).Value("suppliers/0/items/0/promises/0/expectedOn"),
				buyer.Post("/api/cart", cart).Value("suppliers/0/items/0/promises/0/late"),
			},
			"the catalogue": {buyer.Get(wine).Want(200).Value("nextReceipt"), buyer.Get(wine).Value("receiptLate")},
			"the stock":     {alpha.Get(wine + "/stock").Want(200).Value("nextReceipt"), alpha.Get(wine + "/stock").Value("receiptLate")},
		} {
			if got.day != nil || got.late != true {
				t.Errorf("%s says %v, late %v", what, got.day, got.late)
			}
		}
		if got := buyer.Get(wine).Want(200); got.Value("arrivals/0/expectedOn") != nil || got.Text("arrivals/0/quantity") != "12" {
			t.Errorf("the product: %s", got.Body)
		}
		h.Settle(t)
		if m := h.MailTo(t, apptest.Email(apptest.Restaurant)); !strings.Contains(m.Text, "6 en retard, sans date") {
			t.Errorf("the mail: %s", m.Text)
		}
		// Who has nothing to do with it is not told of it as late: home, figure and list count the same.
		for person, want := range map[int64]string{apptest.Alpha: "1", apptest.Admin: "0"} {
			client := h.As(t, apptest.Email(person))
			sum, list := client.Get("/api/receipts/summary").Want(200).Text("late"), client.Get("/api/receipts?view=todo&status[]=processing").Want(200).Text("hydra:totalItems")
			if sum != want || list != want {
				t.Errorf("person %d: %s late, %s in the list, want %s", person, sum, list, want)
			}
		}
	})
}
