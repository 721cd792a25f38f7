package orders_test

import (
	"fmt"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// corrected is a body that says how much of a product a receipt had really brought.
func corrected(receipt *apitest.Response, product, received, damaged int64, reason string) fields {
	return fields{"version": receipt.Value("version"), "reason": reason, "lines": []any{
		fields{"product": apptest.IRI("products", product), "received": received, "damaged": damaged},
	}}
}

// counted is a closed receipt of Alpha that brought units of the last ones, of which some were announced.
func counted(t *testing.T, alpha *apitest.Client, announced, units int64, lot string) *apitest.Response {
	t.Helper()
	product := apptest.IRI("products", apptest.LastOnes)
	receipt := alpha.Post("/api/receipts", fields{
		"warehouse": "supplier", "expectedOn": "2027-01-15", "lines": []any{fields{"product": product, "expected": announced}},
	}).Want(201).Text("@id")
	alpha.Post(receipt+"/transitions", fields{"transition": "warehouse"}).Want(200)
	return alpha.Post(receipt+"/counts", fields{
		"lines": []any{fields{"product": product, "received": units, "lot": lot}}, "complete": true, "comment": "Tout est là",
	}).Want(200)
}

// Domain 6.1: 600 typed for 60 is taken back by who keeps the warehouse, with a reason, for 30 days; the lot and the ledger follow.
func TestACountIsCorrected(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		receipt := counted(t, alpha, 60, 600, " l1")
		path := receipt.Text("@id") + "/corrections"
		right := corrected(receipt, apptest.LastOnes, 60, 0, "600 saisi pour 60")
		for name, c := range map[string]struct {
			who    int64
			body   fields
			status int
		}{
			"without a reason":        {apptest.Alpha, corrected(receipt, apptest.LastOnes, 60, 0, " "), 422},
			"what is right":           {apptest.Alpha, corrected(receipt, apptest.LastOnes, 600, 0, "x"), 422},
			"another wine":            {apptest.Alpha, corrected(receipt, apptest.AlphaWine, 60, 0, "x"), 422},
			"fewer than none":         {apptest.Alpha, corrected(receipt, apptest.LastOnes, -1, 0, "x"), 422},
			"what somebody changed":   {apptest.Alpha, apptest.With(right, fields{"version": 1}), 409},
			"by who does not keep it": {apptest.Admin, right, 403},
			"by a stranger":           {apptest.Beta, right, 404},
		} {
			if got := h.As(t, apptest.Email(c.who)).Post(path, c.body); got.Status != c.status {
				t.Errorf("%s: %d, %s", name, got.Status, got.Body)
			}
		}
		got := alpha.Post(path, right).Want(200)
		for member, want := range map[string]string{
			"status": "complete", "received": "60", "lines/0/received": "60", "timeline/3/changed/0": "corrected", "timeline/3/units": "-540",
			"timeline/3/comment": "600 saisi pour 60", "timeline/3/actor": "Maison Alpha", "mayCorrect": "true",
		} {
			if got.Text(member) != want {
				t.Errorf("%s: %q instead of %q", member, got.Text(member), want)
			}
		}
		if n := h.Count(t, "SELECT on_hand FROM stock_levels WHERE product_id = ?", apptest.LastOnes); n != 120 {
			t.Errorf("%d on hand", n)
		}
		lots := alpha.Get("/api/stock_lots?lot=L1").Want(200)
		if lots.Text("hydra:member/0/received") != "60" || lots.Text("hydra:member/0/inStock") != "60" {
			t.Errorf("the lot: %s", lots.Body)
		}
		// Two were broken: they are missing of what was announced no more than before.
		got = alpha.Post(path, corrected(got, apptest.LastOnes, 58, 2, "Deux cassées")).Want(200)
		if got.Text("status") != "complete" || got.Text("damaged") != "2" {
			t.Errorf("two are broken: %s", got.Body)
		}
		got = alpha.Post(path, corrected(got, apptest.LastOnes, 58, 3, "Trois cassées")).Want(200) // nothing of the stock moves
		if got.Text("status") != "complete" || got.Text("damaged") != "3" || got.Text("received") != "58" {
			t.Errorf("three are broken: %s", got.Body)
		}
		lotsHold(t, h)
		h.Exec(t, "UPDATE receipt_steps SET created_at = ? WHERE receipt_id = ?", apptest.At().AddDate(0, 0, -31), orderID(t, receipt.Text("@id")))
		if late := alpha.Post(path, corrected(got, apptest.LastOnes, 60, 0, "x")).Want(409); late.Text("code") != "receipts.not_correctable" {
			t.Errorf("after 31 days: %s", late.Body)
		}
		alpha.Post(receipt.Text("@id")+"/transitions", fields{"transition": "partiel", "comment": "x"}).Want(409)
	})
}

// What orders reserve and is not there is awaited again: the oldest keep theirs, the youngest wait, for the receipt that is open
// again; who waits is told, nothing is available that is not there, and all is served when it comes.
func TestReservedBottlesThatNeverCameAreAwaitedAgain(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		first := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 60)) // what was there
		receipt := counted(t, alpha, 60, 60, "")
		old := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 24))
		for days, order := range map[int]string{2: first, 1: old} {
			h.Exec(t, "UPDATE stock_reservations SET created_at = ? WHERE order_id = ?", apptest.Monday().AddDate(0, 0, -days), orderID(t, order))
		}
		young := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 24))

		path := receipt.Text("@id") + "/corrections"
		got := alpha.Post(path, corrected(receipt, apptest.LastOnes, 6, 0, "60 saisi pour 6")).Want(200)
		if got.Text("status") != "partiel" || got.Text("lines/0/open") != "54" {
			t.Errorf("it is not open again: %s", got.Body)
		}
		apptest.Eventually(t, "all that waits has a day", func() bool {
			return h.Count(t, "SELECT COALESCE(SUM(promised), 0) FROM stock_reservations WHERE product_id = ?", apptest.LastOnes) == 42
		})
		h.Settle(t)
		// 66 are there: 60 of the first order, 6 of the second, of which 18 wait, as do all of the third.
		awaits(t, buyer.Get(old).Want(200), "items/0", awaited{18, "2027-01-15"})
		third := buyer.Get(young).Want(200)
		awaits(t, third, "items/0", awaited{24, "2027-01-15"})
		if tag := third.Text("items/0/tag"); tag != "pending_receipt" {
			t.Errorf("it waits and says %s", tag)
		}
		if n := h.Count(t, "SELECT on_hand - reserved FROM stock_levels WHERE product_id = ?", apptest.LastOnes); n != 0 {
			t.Errorf("%d are available", n)
		}
		apptest.Eventually(t, "who waits again is told", func() bool {
			return h.Count(t, "SELECT COUNT(*) FROM notifications WHERE user_id = ? AND kind = 'order_promises'", apptest.Restaurant) > 0
		})
		stockHolds(t, h)
		line := item(t, third, 0)
		alpha.Post(young+"/shipments", parcel(line, 1)).Want(409)

		alpha.Post(receipt.Text("@id")+"/counts", fields{"lines": []any{fields{"product": apptest.IRI("products", apptest.LastOnes), "received": 54}}}).Want(200)
		h.Settle(t)
		awaits(t, buyer.Get(young).Want(200), "items/0")
		stockHolds(t, h)
		alpha.Post(young+"/shipments", parcel(line, 24)).Want(201)

		// What has left had come.
		if refused := alpha.Post(path, corrected(alpha.Get(receipt.Text("@id")).Want(200), apptest.LastOnes, 0, 0, "Rien")).Want(200); refused.Text("received") != "0" {
			t.Errorf("all of it: %s", refused.Body)
		}
		stockHolds(t, h)
	})
}

// Counts and corrections at once: one is made on what the other left, and the sums hold.
func TestACorrectionMeetsACount(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		receipt := counted(t, alpha, 600, 600, "")
		path, calls := receipt.Text("@id")+"/corrections", []func() *apitest.Response{}
		for n := range int64(4) {
			clerk := h.As(t, apptest.Email(apptest.Alpha))
			calls = append(calls, func() *apitest.Response {
				return clerk.Post(path, corrected(receipt, apptest.LastOnes, 60+n, 0, fmt.Sprintf("Compté %d", n)))
			})
		}
		if got := together(calls...); got[0] != 200 || got[1] != 409 || got[3] != 409 {
			t.Errorf("four who saw the same were answered %v", got)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM receipt_corrections"); n != 1 {
			t.Errorf("%d corrections", n)
		}
		stockHolds(t, h)
	})
}
