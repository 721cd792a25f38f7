package orders_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// received counts units of a product of Alpha into its warehouse, of a lot that keeps until a day; "" for neither.
func received(t *testing.T, alpha *apitest.Client, product, units int64, lot, bestBefore string) {
	t.Helper()
	receipt := alpha.Post("/api/receipts", map[string]any{
		"warehouse": "supplier", "expectedOn": "2027-01-15",
		"lines": []any{map[string]any{"product": apptest.IRI("products", product), "expected": units}},
	}).Want(201).Text("@id")
	alpha.Post(receipt+"/transitions", map[string]any{"transition": "warehouse"}).Want(200)
	line := map[string]any{"product": apptest.IRI("products", product), "received": units, "damaged": 0, "lot": lot}
	if bestBefore != "" {
		line["bestBefore"] = bestBefore
	}
	alpha.Post(receipt+"/counts", map[string]any{"lines": []any{line}, "complete": true}).Want(200)
}

// lotted holds units of one line, of lots: their name and how many, two to a lot.
func lotted(item, quantity int64, lots ...any) map[string]any {
	body := parcel(item, quantity)
	var named []any
	for lot := range slices.Chunk(lots, 2) {
		named = append(named, map[string]any{"lot": lot[0], "quantity": lot[1]})
	}
	body["lines"] = []any{map[string]any{"item": item, "quantity": quantity, "lots": named}}
	return body
}

// lotsHold checks that lots equal the ledger, and that parcels say what it says.
func lotsHold(t *testing.T, h *apptest.House) {
	t.Helper()
	for what, query := range map[string]string{
		"lots off their ledger": `SELECT COUNT(*) FROM stock_lots k WHERE k.units <>
 (SELECT SUM(m.on_hand_delta) FROM stock_movements m WHERE m.product_id = k.product_id AND m.lot = k.lot)`,
		"lots off their parcels": `SELECT COUNT(*) FROM stock_lots k WHERE
 (SELECT COALESCE(-SUM(m.on_hand_delta), 0) FROM stock_movements m WHERE m.product_id = k.product_id AND m.lot = k.lot AND m.kind = 'shipment') <>
 (SELECT COALESCE(SUM(q.quantity), 0) FROM shipment_lots q JOIN shipment_lines l ON l.id = q.shipment_line_id
  JOIN order_items i ON i.id = l.order_item_id WHERE i.product_id = k.product_id AND q.lot = k.lot)`,
	} {
		if n := h.Count(t, query); n != 0 {
			t.Errorf("%d %s", n, what)
		}
	}
	stockHolds(t, h)
}

// lotUnits is what there is of a lot.
func lotUnits(t *testing.T, h *apptest.House, product int64, lot string) int64 {
	t.Helper()
	return h.Count(t, "SELECT units FROM stock_lots WHERE product_id = ? AND lot = ?", product, lot)
}

// EU 178/2002: lots are proposed in the order in which they should leave, kept with the parcel and shown to its customer.
func TestAParcelSaysOfWhichLotsItIs(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		received(t, alpha, apptest.LastOnes, 6, "old", "")
		received(t, alpha, apptest.LastOnes, 12, " l2024-17 ", "2028-06-30")
		received(t, alpha, apptest.LastOnes, 6, "L2024-03", "2027-12-31")
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 24))
		for n, lot := range []string{"L2024-03", "L2024-17", "OLD"} {
			if got := alpha.Get(order + "/lots").Want(200).Text(fmt.Sprintf("items/0/lots/%d/lot", n)); got != lot {
				t.Errorf("lot %d to leave is %q instead of %q", n, got, lot)
			}
		}
		line := item(t, alpha.Get(order).Want(200), 0)
		sent := alpha.Post(order+"/shipments", lotted(line, 18, "L2024-03", 6, "l2024-17", 4, "Nobody’s", 2)).Want(201)
		for path, want := range map[string]string{
			"shipments/0/lines/0/quantity": "18", "shipments/0/lines/0/lots/0/lot": "L2024-03", "shipments/0/lines/0/lots/0/quantity": "6",
			"shipments/0/lines/0/lots/1/lot": "L2024-17", "shipments/0/lines/0/lots/1/quantity": "4", "shipments/0/lines/0/lots/2/lot": "NOBODY'S",
		} {
			if got := h.As(t, apptest.Email(apptest.Restaurant)).Get(order).Want(200).Text(path); got != want || sent.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, got, want)
			}
		}
		for lot, want := range map[string]int64{"L2024-03": 0, "L2024-17": 8, "OLD": 6, "NOBODY'S": -2} {
			if got := lotUnits(t, h, apptest.LastOnes, lot); got != want {
				t.Errorf("%s: %d instead of %d", lot, got, want)
			}
		}
		alpha.Post(order+"/shipments", parcel(line, 6)).Want(201) // a warehouse that keeps no lots ships as before
		lotsHold(t, h)
	})
}

// Goods that come back are of a lot again where it is sure of which: they left as one, or all of them come back.
func TestGoodsComeBackIntoTheirLot(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		for _, test := range []struct {
			left []any // of 12 bottles: lots, and how many
			back int64
			want map[string]int64 // units of the lots afterwards
		}{
			{[]any{"ONE", 12}, 5, map[string]int64{"ONE": -7}},
			{[]any{"TWO", 6, "THREE", 6}, 5, map[string]int64{"TWO": -6, "THREE": -6}},
			{[]any{"FOUR", 6, "FIVE", 4}, 12, map[string]int64{"FOUR": 0, "FIVE": 0}},
			{[]any{"SIX", 6}, 5, map[string]int64{"SIX": -6}},
		} {
			order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
			line := item(t, alpha.Get(order).Want(200), 0)
			alpha.Post(order+"/shipments", lotted(line, 12, test.left...)).Want(201)
			move(t, alpha, order, "shipped").Want(200)
			h.Settle(t)
			reported := complain(t, buyer, order, "wrong", line, test.back)
			move(t, alpha, order, "pending_invoice", "outcomes", outcome(t, reported, "goods_back", "")).Want(200)
			for lot, want := range test.want {
				if got := lotUnits(t, h, apptest.AlphaWine, lot); got != want {
					t.Errorf("%v left, %d back: %d of %s instead of %d", test.left, test.back, got, lot, want)
				}
			}
		}
		lotsHold(t, h)
	})
}

// A lot that does not fit refuses its line, and nothing is written.
func TestLotsFitIntoTheirLine(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		line := item(t, alpha.Get(order).Want(200), 0)
		for name, test := range map[string]struct {
			body map[string]any
			path string
		}{
			"more than the line":  {lotted(line, 6, "A", 7), "lines[0].lots[0].quantity"},
			"together more":       {lotted(line, 6, "A", 4, "B", 3), "lines[0].lots[1].quantity"},
			"more than there are": {lotted(line, 6, "A", int64(1<<62), "B", int64(1<<62)), "lines[0].lots[0].quantity"},
			"none of it":          {lotted(line, 6, "A", 0), "lines[0].lots[0].quantity"},
			"less than none":      {lotted(line, 6, "A", -6), "lines[0].lots[0].quantity"},
			"nameless":            {lotted(line, 6, "", 6), "lines[0].lots[0].lot"},
			"only spaces":         {lotted(line, 6, " \t ", 6), "lines[0].lots[0].lot"},
			"twice":               {lotted(line, 6, "A", 2, " a", 2), "lines[0].lots[1].lot"},
			"endless":             {lotted(line, 6, strings.Repeat("A", 101), 6), "lines[0].lots[0].lot"},
		} {
			if got := alpha.Post(order+"/shipments", test.body).Want(422).Text("violations/0/propertyPath"); got != test.path {
				t.Errorf("%s: refused at %q instead of %q", name, got, test.path)
			}
		}
		if n := h.Count(t, "SELECT (SELECT COUNT(*) FROM shipments) + (SELECT COUNT(*) FROM stock_lots)"); n != 0 {
			t.Errorf("%d rows were written all the same", n)
		}
		lotsHold(t, h)
	})
}

// Two parcels of one lot at once: what is left of it is exact.
func TestLotsAreExactUnderTwoParcelsAtOnce(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		received(t, alpha, apptest.AlphaWine, 60, "L1", "")
		orders := make([]string, 4)
		for n := range orders {
			orders[n] = prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 12))
		}
		var group sync.WaitGroup
		for _, order := range orders {
			line := item(t, alpha.Get(order).Want(200), 0)
			clerk := h.As(t, apptest.Email(apptest.Alpha))
			group.Go(func() {
				if got := clerk.Post(order+"/shipments", lotted(line, 12, "L1", 9, "L2", 3)); got.Status != http.StatusCreated {
					t.Errorf("%d, %s", got.Status, got.Body)
				}
			})
		}
		group.Wait()
		if first, second := lotUnits(t, h, apptest.AlphaWine, "L1"), lotUnits(t, h, apptest.AlphaWine, "L2"); first != 24 || second != -12 {
			t.Errorf("%d and %d left instead of 24 and -12", first, second)
		}
		lotsHold(t, h)
	})
}
