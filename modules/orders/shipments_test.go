package orders_test

import (
	"strings"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Domain 5.3: goods leave in parcels; the order goes on when nothing remains, and its customer dates the delivery.
func TestAnOrderLeavesInSeveralParcels(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 18))
		seller := h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, seller.Get(order).Want(200), 0)
		first := seller.Post(order+"/shipments", parcel(line, 6)).Want(201)
		for path, want := range map[string]string{
			"status": "partially_shipped", "items/0/shippedQuantity": "6", "items/0/remainingQuantity": "12",
			"shipments/0/carrier": "Geodis", "shipments/0/trackingNumber": "GX-1", "shipments/0/shippedBy": "Maison Alpha",
			"shipments/0/lines/0/quantity": "6", "shipments/0/deliveredAt": "",
		} {
			if got := first.Text(path); got != want && (want != "" || first.Value(path) != nil) {
				t.Errorf("%s: %q instead of %q", path, got, want)
			}
		}
		if !strings.HasPrefix(first.Text("shipments/0/number"), "EXP-20") {
			t.Errorf("number %s", first.Text("shipments/0/number"))
		}
		if n := h.Count(t, "SELECT on_hand FROM stock_levels WHERE product_id = ?", apptest.AlphaWine); n != 594 {
			t.Errorf("%d on hand instead of 594", n)
		}
		stockHolds(t, h)
		refused := seller.Post(order+"/shipments", parcel(line, 13)).Want(422)
		if refused.Text("violations/0/propertyPath") != "lines[0].quantity" || !strings.Contains(string(refused.Body), "Il reste 12 unités") {
			t.Errorf("more than remains: %s", refused.Body)
		}
		second := seller.Post(order+"/shipments", parcel(line, 12)).Want(201)
		if second.Text("status") != "pending_shipping" || second.Text("timeline/4/to") != "pending_shipping" {
			t.Errorf("all has left: %s", second.Body)
		}
		if again := seller.Post(order+"/shipments", parcel(line, 12)).Want(409); again.Text("orderStatus") != "pending_shipping" {
			t.Errorf("a second click: %s", again.Body)
		}
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		move(t, buyer, order, "shipped").Want(200)
		got := buyer.Get(order).Want(200)
		if got.Value("shipments/0/deliveredAt") == nil || got.Value("shipments/1/deliveredAt") == nil {
			t.Errorf("the delivery is not dated: %s", got.Body)
		}
		stockHolds(t, h)
	})
}

func TestAParcelHoldsWhatTheOrderHas(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6))
		other := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6))
		seller := h.As(t, apptest.Email(apptest.Alpha))
		line, foreign := item(t, seller.Get(order).Want(200), 0), item(t, seller.Get(other).Want(200), 0)
		twice := parcel(line, 4)
		twice["lines"] = []any{map[string]any{"item": line, "quantity": 4}, map[string]any{"item": line, "quantity": 3}}
		nothing := parcel(line, 1)
		nothing["lines"] = []any{}
		script := parcel(line, 1)
		script["trackingUrl"] = "javascript:alert(1)"
		nobody := parcel(line, 1)
		nobody["carrier"] = " "
		for path, body := range map[string]map[string]any{
			"lines[0].item": parcel(foreign, 1), "lines[0].quantity": parcel(line, 0), "lines[1].quantity": twice, "lines": nothing,
			"trackingUrl": script, "carrier": nobody,
		} {
			if got := seller.Post(order+"/shipments", body).Want(422); got.Text("violations/0/propertyPath") != path {
				t.Errorf("%s: %s", path, got.Body)
			}
		}
		for path, body := range map[string]map[string]any{"lines[0].quantity": parcel(line, 0), "lines[0].lots[0].quantity": lotted(line, 6, "L1", 0)} {
			if got := seller.Post(order+"/shipments", body).Want(422).Violations()[path]; got != "Le champ doit avoir une valeur de 1 ou plus" {
				t.Errorf("0 at %s: %q", path, got)
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM shipments"); n != 0 {
			t.Errorf("%d parcels were sent all the same", n)
		}
		stockHolds(t, h)
	})
}

// Two clerks of one supplier ship the same remainder: exactly one does.
func TestTwoClerksShipTheSameGoodsOnce(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		for _, quantity := range []int64{12, 8} { // all that remains, and more than half of it
			order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
			clerks := []*apitest.Client{h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Alpha))}
			line := item(t, clerks[0].Get(order).Want(200), 0)
			answers := make([]*apitest.Response, len(clerks))
			var group sync.WaitGroup
			for i, clerk := range clerks {
				group.Go(func() { answers[i] = clerk.Post(order+"/shipments", parcel(line, quantity)) })
			}
			group.Wait()
			won := 0
			for _, got := range answers {
				tooMuch := got.Status == 422 && got.Text("violations/0/propertyPath") == "lines[0].quantity"
				tooLate := got.Status == 409 && got.Text("code") == "orders.moved_meanwhile"
				if got.Status == 201 {
					won++
				} else if !tooMuch && !tooLate {
					t.Errorf("a clerk was answered %d, %s", got.Status, got.Body)
				}
			}
			if won != 1 {
				t.Errorf("%d clerks shipped %d of 12", won, quantity)
			}
			stockHolds(t, h)
		}
	})
}

// expectTwelve announces a receipt of 12 of the last ones, of which 60 are there.
func expectTwelve(t *testing.T, h *apptest.House) {
	t.Helper()
	h.Exec(t, "UPDATE stock_levels SET incoming = 12 WHERE product_id = ?", apptest.LastOnes)
	h.Exec(t, "INSERT INTO receipts (supplier_id, warehouse, status, expected_on, created_at, updated_at) VALUES (?, 'supplier', 'warehouse', '2027-01-10', ?, ?)",
		apptest.Alpha, apptest.At(), apptest.At())
	h.Exec(t, "INSERT INTO receipt_lines (receipt_id, product_id, expected) SELECT MAX(id), ?, 12 FROM receipts", apptest.LastOnes)
}

// domain 3.3: more than is there may be ordered when it is on its way; the line says so, waits, and leaves whole once
// the goods came, whoever else asks for them meanwhile.
func TestALineThatWaitsForItsReceiptIsServed(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		expectTwelve(t, h)
		buyer, seller := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		for quantity, tag := range map[int64]string{66: "pending_receipt", 78: "insufficient_stock"} {
			cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, quantity))
			if got := buyer.Post("/api/cart", cart).Want(200).Text("suppliers/0/items/0/tag"); got != tag {
				t.Errorf("%d of 60 and 12 to come: %s, want %s", quantity, got, tag)
			}
		}
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 66))
		ordered := seller.Get(order).Want(200)
		if got := ordered.Text("items/0/tag"); got != "pending_receipt" {
			t.Errorf("the line ordered says %s", got)
		}
		line := item(t, ordered, 0)
		seller.Post(order+"/shipments", parcel(line, 66)).Want(409)
		corrected := seller.Post("/api/stock/corrections", map[string]any{"rows": []any{
			map[string]any{"product": apptest.LastOnes, "onHand": 72, "expected": 60, "reason": "Entrée sans réception"},
		}}).Want(200)
		for member, want := range map[string]string{"onHand": "72", "reserved": "66", "available": "6"} { // the 6 promised are served
			if got := corrected.Text("results/0/" + member); got != want {
				t.Errorf("after the correction %s is %s, want %s", member, got, want)
			}
		}
		tooMany := apptest.Order(apptest.Cart(apptest.Stranger, apptest.Item(apptest.LastOnes, 66)))
		h.As(t, apptest.Email(apptest.Stranger)).Post("/api/cart", tooMany).Want(422)
		if got := seller.Post(order+"/shipments", parcel(line, 66)).Want(201); got.Text("status") != "pending_shipping" {
			t.Errorf("shipped whole, and it is %s", got.Text("status"))
		}
		stockHolds(t, h)
	})
}

// Domain 3.3: what is promised leaves when it was received, not before.
func TestPromisedUnitsDoNotLeave(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		expectTwelve(t, h)
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 66))
		seller := h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, seller.Get(order).Want(200), 0)
		refused := seller.Post(order+"/shipments", parcel(line, 61)).Want(409)
		if !strings.Contains(string(refused.Body), "Les Dernières : 60 sur 61 en stock") {
			t.Errorf("promised units: %s", refused.Body)
		}
		stockHolds(t, h)
		seller.Post(order+"/shipments", parcel(line, 60)).Want(201)
		seller.Post(order+"/shipments", parcel(line, 6)).Want(409)
		stockHolds(t, h)
		done := seller.Post(order+"/remainder", map[string]any{"comment": "La livraison attendue est annulée"}).Want(200)
		if done.Text("items/0/closedQuantity") != "6" || h.Count(t, "SELECT promised FROM receipt_lines") != 0 {
			t.Errorf("the promise stands: %s", done.Body)
		}
		stockHolds(t, h)
	})
}

// Domain 5.3, "solder le reliquat": what remains is given up, and may be sold again.
func TestTheRemainderIsClosed(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 18))
		seller, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		why := map[string]any{"comment": "Rupture au domaine"}
		if got := seller.Post(order+"/remainder", why).Want(422); got.Text("orderStatus") != "preparation" {
			t.Errorf("nothing was shipped: %s", got.Body)
		}
		line := item(t, seller.Get(order).Want(200), 0)
		seller.Post(order+"/shipments", parcel(line, 6)).Want(201)
		seller.Post(order+"/remainder", map[string]any{"comment": ""}).Want(422)
		buyer.Post(order+"/remainder", why).Want(403)
		got := seller.Post(order+"/remainder", why).Want(200)
		for path, want := range map[string]string{
			"status": "pending_shipping", "items/0/closedQuantity": "12", "items/0/remainingQuantity": "0", "timeline/4/comment": "Rupture au domaine",
		} {
			if got.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, got.Text(path), want)
			}
		}
		if n := h.Count(t, "SELECT reserved FROM stock_levels WHERE product_id = ?", apptest.AlphaWine); n != 0 {
			t.Errorf("%d units are still held", n)
		}
		seller.Post(order+"/remainder", why).Want(409)
		seller.Post(order+"/shipments", parcel(line, 1)).Want(409)
		stockHolds(t, h)
	})
}

// Domain 2 and 5.4: the supplier ships; an admin what lies at Dartess; nobody else, and what is not in sight is not there.
func TestWhoShips(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		ofAlpha := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6))
		ofBeta := prepared(t, h, apptest.Beta, apptest.Item(apptest.BetaWine, 6))
		admin := h.As(t, apptest.Email(apptest.Admin))
		alphas, betas := parcel(item(t, admin.Get(ofAlpha), 0), 6), parcel(item(t, admin.Get(ofBeta), 0), 6)
		for person, want := range map[int64]int{
			apptest.Restaurant: 403, apptest.Agent: 403, apptest.Beta: 404, apptest.Admin: 403, apptest.Superadmin: 403, apptest.CSE: 403,
		} {
			h.As(t, apptest.Email(person)).Post(ofAlpha+"/shipments", alphas).Want(want)
			h.As(t, apptest.Email(person)).Post(ofAlpha+"/remainder", map[string]any{"comment": "x"}).Want(want)
		}
		acting := h.As(t, apptest.Email(apptest.Admin)).With(apitest.Header("X-Switch-User", apptest.Email(apptest.Alpha)))
		got := acting.Post(ofAlpha+"/shipments", alphas).Want(201)
		if got.Text("shipments/0/shippedBy") != "Maison Alpha" || got.Text("shipments/0/impersonator") != "Personne 2" {
			t.Errorf("both names: %s", got.Body)
		}
		if got := admin.Post(ofBeta+"/shipments", betas).Want(201); got.Text("status") != "pending_shipping" {
			t.Errorf("at Dartess: %s", got.Body)
		}
		early := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		seller := h.As(t, apptest.Email(apptest.Alpha))
		seller.Post(early+"/shipments", parcel(item(t, seller.Get(early), 0), 6)).Want(422)
		stockHolds(t, h)
	})
}
