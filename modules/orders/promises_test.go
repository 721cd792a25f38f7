package orders_test

import (
	"strconv"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// announce has Alpha expect units of the last ones, of which 60 are there, and gives the receipt.
func announce(t *testing.T, h *apptest.House, on string, units int64) string {
	t.Helper()
	return h.As(t, apptest.Email(apptest.Alpha)).Post("/api/receipts", fields{
		"warehouse": "supplier", "expectedOn": on, "lines": []any{fields{"product": apptest.IRI("products", apptest.LastOnes), "expected": units}},
	}).Want(201).Text("@id")
}

// awaited is units of a line and their day, nil while there is none.
type awaited struct {
	units float64
	on    any
}

// awaits checks what a line of an order waits for.
func awaits(t *testing.T, got *apitest.Response, line string, want ...awaited) {
	t.Helper()
	for n, promise := range want {
		path := line + "/promises/" + strconv.Itoa(n)
		if found := (awaited{got.Value(path + "/quantity").(float64), got.Value(path + "/expectedOn")}); found != promise { //nolint:forcetypeassert // else it fails
			t.Errorf("%s: %v instead of %v", path, found, promise)
		}
	}
	if promises, ok := got.Value(line + "/promises").([]any); !ok || len(promises) != len(want) {
		t.Errorf("%s: %d promises, want %d", line, len(promises), len(want))
	}
}

// Domain 3.3: the detail of an order says what is not there yet and when it comes, over several receipts, or that nobody knows.
func TestAnOrderSaysWhatItWaitsFor(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		first := announce(t, h, "2027-01-10", 12)
		announce(t, h, "2027-02-20", 12)
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.LastOnes, 78))
		buyer, alpha := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		for _, reader := range []*apitest.Client{buyer, alpha, h.As(t, apptest.Email(apptest.Agent)), h.As(t, apptest.Email(apptest.Admin))} {
			got := reader.Get(order).Want(200)
			awaits(t, got, "items/0")
			awaits(t, got, "items/1", awaited{12, "2027-01-10"}, awaited{6, "2027-02-20"})
		}
		// Who orders now waits for the second receipt: the first is promised away.
		wine := apptest.IRI("products", apptest.LastOnes)
		if got := buyer.Get(wine).Text("nextReceipt"); got != "2027-02-20" {
			t.Errorf("the catalogue says %q", got)
		}
		alpha.Post(first+"/transitions", fields{"transition": "canceled", "comment": "Grêle"}).Want(200)
		apptest.Eventually(t, "the order waits without a day", func() bool { return h.Count(t, "SELECT SUM(waiting) FROM stock_reservations") == 6 })
		awaits(t, buyer.Get(order).Want(200), "items/1", awaited{12, "2027-02-20"}, awaited{6, nil})
		if got := buyer.Get(wine).Value("nextReceipt"); got != nil {
			t.Errorf("nothing is left to promise, the catalogue says %v", got)
		}
	})
}

// given is a body that gives up units of a line.
func given(line, units int64, comment string) fields {
	return fields{"lines": []any{fields{"item": line, "quantity": units}}, "comment": comment}
}

const giveUp = "/promises/give_up"

// Who will not wait gives up what is not there, while the order is prepared: others may have it, and it is neither owed nor earned.
func TestAwaitedBottlesAreGivenUp(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		announce(t, h, "2027-01-10", 12)
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.LastOnes, 72))
		buyer, alpha := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		// 6 × 11.78 + 72 × 19.00 = 1438.68, franco reached, VAT 287.74; 15 % of 1438.68 is 215.80.
		got := comes(t, h, order, 1726_42, map[string]any{"totalPriceTaxIncl": 1726.42, "totalAgentFees": 215.8})
		there, line := item(t, got, 0), item(t, got, 1)

		for name, refused := range map[string]struct {
			who  int64
			body fields
			want int
		}{
			"what is there":     {apptest.Restaurant, given(there, 1, ""), 422},
			"more than awaited": {apptest.Restaurant, given(line, 13, ""), 422},
			"nothing":           {apptest.Restaurant, given(line, 0, ""), 422},
			"without a reason":  {apptest.Alpha, given(line, 6, " "), 422},
			"by the agent":      {apptest.Agent, given(line, 6, "x"), 403},
			"by a stranger":     {apptest.Stranger, given(line, 6, "x"), 404},
		} {
			if answer := h.As(t, apptest.Email(refused.who)).Post(order+giveUp, refused.body); answer.Status != refused.want {
				t.Errorf("%s: %d, %s", name, answer.Status, answer.Body)
			}
		}
		if got := buyer.Get(order).Want(200); got.Value("mayGiveUp") != true {
			t.Errorf("the buyer is not offered it: %s", got.Body)
		}
		buyer.Post(order+giveUp, given(line, 6, "")).Want(200)
		// 6 × 11.78 + 66 × 19.00 = 1324.68, VAT 264.94; 15 % is 198.70.
		comes(t, h, order, 1589_62, map[string]any{"totalPriceTaxIncl": 1589.62, "totalAgentFees": 198.7, "items/1/closedQuantity": 6.0})
		alpha.Post(order+giveUp, given(line, 6, "La cuvée est épuisée")).Want(200)
		// 6 × 11.78 + 60 × 19.00 = 1210.68, VAT 242.14; 15 % is 181.60.
		got = comes(t, h, order, 1452_82, map[string]any{
			"totalPriceTaxIncl": 1452.82, "vat/0/amount": 242.14, "totalAgentFees": 181.6, "totalUnitProduct": 66.0, "items/1/keptQuantity": 60.0,
			"items/1/remainingQuantity": 60.0, "ordered/totalPriceTaxIncl": 1726.42, "status": "preparation", "mayGiveUp": false,
			"timeline/3/givenUpQuantity": 6.0, "timeline/3/actor": "Le Bistrot", "timeline/4/givenUpQuantity": 6.0,
			"timeline/4/comment": "La cuvée est épuisée", "timeline/4/to": "preparation",
		})
		awaits(t, got, "items/1")
		if tag := got.Text("items/1/tag"); tag != "normal" {
			t.Errorf("a line that waits for nothing says %s", tag)
		}
		if n := h.Count(t, "SELECT incoming - promised FROM stock_levels WHERE product_id = ?", apptest.LastOnes); n != 12 {
			t.Errorf("others may have %d of 12 that come", n)
		}
		stockHolds(t, h)
	})
}

// A new order owes nothing yet: what is given up of it is not owed once it is validated.
func TestAwaitedBottlesOfANewOrderAreGivenUp(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		announce(t, h, "2027-01-10", 12)
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, 66))
		order := buyer.Post("/api/cart", apptest.Order(cart)).Want(201).Text("orders/0")
		h.Settle(t)
		buyer.Post(order+giveUp, given(item(t, buyer.Get(order).Want(200), 0), 6, "")).Want(200)
		if n := h.Count(t, "SELECT COALESCE(SUM(owed_cents), 0) FROM exposures"); n != 0 {
			t.Errorf("a new order owes %d", n)
		}
		move(t, h.As(t, apptest.Email(apptest.Alpha)), order, "validated").Want(200)
		// 60 × 19.00 = 1140.00, VAT 228.00.
		comes(t, h, order, 1368_00, map[string]any{"totalPriceTaxIncl": 1368.0, "status": "validated"})
		stockHolds(t, h)
	})
}

// An order of which nothing would be left is canceled; one of which the rest has left goes on.
func TestNothingIsLeftToWaitFor(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		receipt := announce(t, h, "2027-01-10", 24)
		shipped := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 66))
		whole := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 6))
		buyer, alpha := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, buyer.Get(whole).Want(200), 0)
		first := item(t, buyer.Get(shipped).Want(200), 0)
		alpha.Post(shipped+"/shipments", parcel(first, 60)).Want(201)
		got := buyer.Post(shipped+giveUp, given(first, 6, "Trop tard")).Want(200)
		if got.Text("status") != "pending_shipping" || got.Text("timeline/4/comment") != "Trop tard" || got.Text("timeline/5/to") != "pending_shipping" {
			t.Errorf("the rest has left: %s", got.Body)
		}
		buyer.Post(shipped+giveUp, given(first, 1, "")).Want(422)
		stockHolds(t, h)

		alpha.Post(receipt+"/transitions", fields{"transition": "warehouse"}).Want(200)
		alpha.Post(receipt+"/counts", fields{"lines": []any{fields{"product": apptest.IRI("products", apptest.LastOnes), "received": 3}}}).Want(200)
		refused := buyer.Post(whole+giveUp, given(line, 6, "")).Want(422)
		if path := refused.Text("violations/0/propertyPath"); path != "lines[0].quantity" {
			t.Errorf("three of them came meanwhile: %s", refused.Body)
		}
		if got := move(t, buyer, whole, "canceled").Want(403); got.Text("orderStatus") != "preparation" {
			t.Errorf("three of them are there: %s", got.Body)
		}
		if got := buyer.Post(whole+giveUp, given(line, 3, "")).Want(200); got.Text("status") != "preparation" {
			t.Errorf("what is there is still to come: %s", got.Body)
		}
		stockHolds(t, h)
	})
}

// Decision 53: the order is delivered with its last parcel once nothing more is to be sent, whoever gave the rest up.
func TestAnOrderHasArrivedOnceItsRestIsGivenUp(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		announce(t, h, "2027-01-10", 12)
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 72))
		buyer, alpha := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, buyer.Get(order).Want(200), 0)
		parcel := fields{"carrier": "Geodis", "lines": []any{fields{"item": line, "quantity": 60}}}
		alpha.Post(order+"/shipments", parcel).Want(201)
		sent := buyer.Get(order).Want(200).Text("shipments/0/id")
		buyer.Post(order+"/shipments/"+sent+"/delivery", nil).Want(200)
		if got := buyer.Get(order).Want(200).Text("status"); got != "partially_shipped" {
			t.Errorf("it waits for 12 in %s", got)
		}
		// Its status may be the next one by now: billing looks at what was delivered beside this test.
		if got := buyer.Post(order+giveUp, given(line, 12, "")).Want(200); got.Text("timeline/7/to") != "shipped" {
			t.Errorf("all of it has arrived: %s", got.Body)
		}
	})
}
