package orders_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

const departures = "/api/orders/shipments"

// leaving is what leaves of an order of which nothing had left.
func leaving(order string, parcels ...map[string]any) map[string]any {
	return fields{"order": order, "alreadyShipped": 0, "parcels": parcels}
}

// results are what became of each order: its state, how many parcels left and why none did.
func results(t *testing.T, got *apitest.Response) []string {
	t.Helper()
	var answer struct {
		Results []struct {
			Status    string
			Shipments []struct{ Number string }
			Error     *struct{ Code, Message string }
		}
	}
	got.JSON(&answer)
	out := make([]string, 0, len(answer.Results))
	for _, r := range answer.Results {
		said := fmt.Sprintf("%s %d", r.Status, len(r.Shipments))
		if r.Error != nil {
			said += " " + r.Error.Code
		}
		out = append(out, said)
	}
	return out
}

func same(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%s: %q instead of %q", what, got, want)
	}
}

// One act sends the parcels of many orders, each order by itself; a repetition under the same key sends nothing twice.
func TestParcelsOfManyOrdersLeaveAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		seller, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		whole := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		half := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		tooMuch := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6))
		early := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		line := func(order string) int64 { return item(t, seller.Get(order).Want(200), 0) }
		body := fields{"orders": []any{
			leaving(whole, parcel(line(whole), 6), apptest.With(parcel(line(whole), 6), fields{"trackingNumber": "GX-2"})),
			leaving(tooMuch, parcel(line(tooMuch), 4), parcel(line(tooMuch), 3)),
			leaving(half, parcel(line(half), 6)),
			leaving("/api/orders/999999", parcel(1, 1)),
			leaving(early, parcel(line(early), 6)),
			leaving(half, parcel(line(half), 6)), // filled in before its first parcel left
		}}
		key := apitest.Header("Idempotency-Key", "departure-1")
		got := seller.Post(departures, body, key).Want(200)
		same(t, "each by itself", results(t, got),
			"pending_shipping 2", "preparation 0 max_value", "partially_shipped 1", " 0 orders.not_found", "processing 0 orders.no_such_move",
			"partially_shipped 0 orders.shipped_meanwhile")
		if message := got.Text("results/1/error/message"); !strings.Contains(message, "Il reste 2 unités") {
			t.Errorf("more than remains over its parcels: %s", message)
		}
		if number := got.Text("results/0/shipments/1/number"); !strings.HasPrefix(number, "EXP-20") || got.Text("results/0/shipments/1/trackingNumber") != "GX-2" {
			t.Errorf("the second parcel: %s", got.Text("results/0/shipments/1"))
		}
		if again := seller.Post(departures, body, key).Want(200); string(again.Body) != string(got.Body) {
			t.Errorf("a repetition is answered %s", again.Body)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM shipments"); n != 3 {
			t.Errorf("%d parcels left instead of 3", n)
		}
		read := buyer.Get(whole).Want(200)
		if read.Text("timeline/3/to") != "pending_shipping" || read.Text("shipments/1/shippedBy") != "Maison Alpha" {
			t.Errorf("two parcels are one step: %s", read.Body)
		}
		h.Settle(t)
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE user_id = ? AND kind = 'order_shipped'", apptest.Restaurant); n != 3 {
			t.Errorf("its customer is told of %d parcels instead of 3", n)
		}
		stockHolds(t, h)
	})
}

// Orders of others are not there; an admin sends what lies at Dartess; what is still expected stays.
func TestWhoLetsParcelsLeave(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		expectTwelve(t, h)
		admin, alpha := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Alpha))
		ofAlpha := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 66))
		ofBeta := prepared(t, h, apptest.Beta, apptest.Item(apptest.BetaWine, 6))
		line := func(order string) int64 { return item(t, admin.Get(order).Want(200), 0) }
		body := fields{"orders": []any{leaving(ofAlpha, parcel(line(ofAlpha), 66)), leaving(ofBeta, parcel(line(ofBeta), 6))}}
		for _, nobody := range []int64{apptest.Restaurant, apptest.Agent, apptest.CSE} {
			h.As(t, apptest.Email(nobody)).Post(departures, body).Want(403)
		}
		got := alpha.Post(departures, body).Want(200)
		same(t, "the supplier", results(t, got), "preparation 0 orders.not_received", " 0 orders.not_found")
		if message := got.Text("results/0/error/message"); !strings.Contains(message, "Les Dernières : 60 sur 66 en stock") {
			t.Errorf("promised units: %s", message)
		}
		same(t, "the admin", results(t, admin.Post(departures, body).Want(200)), "preparation 0 orders.move_not_allowed", "pending_shipping 1")
		stockHolds(t, h)
	})
}

// Two clerks whose batches overlap, one from the other end: each order leaves once, and who comes second is told so.
func TestTwoClerksLetTheSameOrdersLeaveOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		seller := h.As(t, apptest.Email(apptest.Alpha))
		var there, back []any
		const many = 6
		for range many {
			order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.LastOnes, 6))
			read := seller.Get(order).Want(200)
			both := parcel(item(t, read, 0), 3)
			both["lines"] = []any{fields{"item": item(t, read, 0), "quantity": 3}, fields{"item": item(t, read, 1), "quantity": 3}}
			there, back = append(there, leaving(order, both)), append([]any{leaving(order, both)}, back...)
		}
		clerk := func(orders []any) func() *apitest.Response {
			return func() *apitest.Response { return seller.With().Post(departures, fields{"orders": orders}) }
		}
		if got := together(clerk(there), clerk(back), clerk(there)); fmt.Sprint(got) != "[200 200 200]" {
			t.Errorf("the clerks are answered %v", got)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM shipments"); n != many {
			t.Errorf("%d parcels left instead of %d", n, many)
		}
		stockHolds(t, h)
	})
}

func TestWhatDepartsIsSaidWhole(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		seller := h.As(t, apptest.Email(apptest.Alpha))
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6))
		script := parcel(1, 1)
		script["trackingUrl"] = "javascript:alert(1)"
		for path, body := range map[string]any{
			"orders":                           fields{"orders": []any{}},
			"orders[0].parcels":                fields{"orders": []any{leaving(order)}},
			"orders[0].parcels[0].trackingUrl": fields{"orders": []any{leaving(order, script)}},
			"orders[0].order":                  fields{"orders": []any{fields{"parcels": []any{parcel(1, 1)}}}},
		} {
			if got := seller.Post(departures, body).Want(422); got.Text("violations/0/propertyPath") != path {
				t.Errorf("%s: %s", path, got.Body)
			}
		}
	})
}

// Orders are read together to be prepared, with the codes on their bottles; those of others are left out.
func TestOrdersAreReadTogether(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE products SET ean = '3760123456784' WHERE id = ?", apptest.AlphaWine)
		first := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 6))
		second := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6))
		foreign := prepared(t, h, apptest.Beta, apptest.Item(apptest.BetaWine, 6))
		seller := h.As(t, apptest.Email(apptest.Alpha))
		query := "/api/orders/dispatch?order[]=" + second + "&order[]=" + foreign + "&order[]=" + first
		got := seller.Get(query).Want(200)
		if got.Text("orders/0/@id") != second || got.Text("orders/1/@id") != first || got.Value("orders/2") != nil {
			t.Errorf("the orders: %s", got.Body)
		}
		if got.Text("eans/0/product") != strconv.Itoa(apptest.AlphaWine) || got.Text("eans/0/ean") != "3760123456784" {
			t.Errorf("the codes: %s", got.Text("eans"))
		}
		seller.Get("/api/orders/dispatch").Want(422)
		h.As(t, apptest.Email(apptest.Restaurant)).Get(query).Want(403)
	})
}

func TestAParcelNumberIsDrawn(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		seller := h.As(t, apptest.Email(apptest.Alpha))
		got := seller.Get("/api/orders/barcode?text=GX-1").Want(200)
		if !strings.HasPrefix(string(got.Body), "<svg ") || got.Header.Get("Content-Type") != "image/svg+xml" {
			t.Errorf("%s: %.80s", got.Header.Get("Content-Type"), got.Body)
		}
		for _, text := range []string{"", "%C3%A9", strings.Repeat("1", 81)} {
			if got := seller.Get("/api/orders/barcode?text=" + text).Want(422); got.Text("violations/0/propertyPath") != "text" {
				t.Errorf("%q: %s", text, got.Body)
			}
		}
		h.As(t, apptest.Email(apptest.Restaurant)).Get("/api/orders/barcode?text=GX-1").Want(403)
	})
}
