package receipts_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// A receipt of which all is there, sound or broken, is complete by its last count; what is of another vintage is not added to the wine.
func TestAReceiptIsCompleteWhenAllIsThere(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		receipt := alpha.Post("/api/receipts", announces("supplier", "2027-01-15", apptest.AlphaWine, 60, apptest.LastOnes, 24)).Want(201).Text("@id")
		move(alpha, receipt, "warehouse", "").Want(200)
		line := map[string]any{"product": apptest.AlphaWine, "received": 60, "vintage": 2022}
		refused := alpha.Post(receipt+"/counts", map[string]any{"lines": []any{line}}).Want(422).Violations()
		if why := refused["lines[0].vintage"]; why != "Ce vin est du millésime 2021 : notez ces bouteilles sous le vin de leur millésime, ou créez-le." {
			t.Errorf("another vintage: %v", refused)
		}
		line["vintage"] = 2021
		check(t, alpha.Post(receipt+"/counts", map[string]any{"lines": []any{line}}).Want(200), map[string]string{"status": "partiel"})
		last := alpha.Post(receipt+"/counts", counts(apptest.LastOnes, 22, 2)).Want(200)
		check(t, last, map[string]string{"status": "complete", "received": "82", "damaged": "2", "mayCount": "false"})
	})
}

// A count that was short by a slip and is corrected to all that was announced completes the receipt, as the last count does.
func TestACorrectionThatMakesAReceiptWholeCompletesIt(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		receipt := arrived(t, alpha, apptest.AlphaWine, 60)
		alpha.Post(receipt+"/counts", counts(apptest.AlphaWine, 58, 0)).Want(200)
		correct := func(received, damaged int64) *apitest.Response {
			body := counts(apptest.AlphaWine, received, damaged)
			body["version"], body["reason"] = alpha.Get(receipt).Want(200).Value("version"), "Mal compté"
			return alpha.Post(receipt+"/corrections", body).Want(200)
		}
		check(t, correct(59, 0), map[string]string{"status": "partiel", "lines/0/open": "1"})
		whole := correct(59, 1)
		check(t, whole, map[string]string{"status": "complete", "lines/0/open": "0", "mayCount": "false", "timeline/4/to": "complete"})
		if got := onHand(t, h, apptest.AlphaWine); got != 600+59 {
			t.Errorf("%d on hand", got)
		}
		check(t, correct(50, 1), map[string]string{"status": "partiel", "lines/0/open": "9"})
	})
}

// Domain 6.1: bottles of another vintage are those of another product, when they are announced as when they are counted.
func TestAnotherVintageIsNotAnnounced(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		body := func(vintage int) map[string]any {
			made := announces("supplier", "2027-01-15", apptest.AlphaWine, 60)
			made["lines"] = []any{map[string]any{"product": apptest.AlphaWine, "expected": 60, "vintage": vintage}}
			return made
		}
		const why = "Ce vin est du millésime 2021 : notez ces bouteilles sous le vin de leur millésime, ou créez-le."
		if got := alpha.Post("/api/receipts", body(1999)).Want(422).Violations()["lines[0].vintage"]; got != why {
			t.Errorf("announced: %q", got)
		}
		receipt := alpha.Post("/api/receipts", body(2021)).Want(201).Text("@id")
		change := map[string]any{"version": 1, "lines": body(2022)["lines"]}
		if got := alpha.Patch(receipt, change).Want(422).Violations()["lines[0].vintage"]; got != why {
			t.Errorf("changed: %q", got)
		}
	})
}

// The best-before date that was announced of a lot is the lot's, however it was announced and counted; another one is asked about.
func TestAnnouncedDatesStayWithTheirLots(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		announced := func(line map[string]any) string {
			t.Helper()
			line["product"] = apptest.AlphaWine
			receipt := alpha.Post("/api/receipts", map[string]any{"warehouse": "supplier", "expectedOn": "2027-01-15", "lines": []any{line}}).Want(201).Text("@id")
			move(alpha, receipt, "warehouse", "").Want(200)
			return receipt
		}
		count := func(receipt string, status int, line map[string]any) *apitest.Response {
			t.Helper()
			line["product"] = apptest.AlphaWine
			return alpha.Post(receipt+"/counts", map[string]any{"lines": []any{line}}).Want(status)
		}
		lot := func(name string, units int, until string) map[string]any {
			return map[string]any{"lot": name, "quantity": units, "bestBefore": until}
		}
		two := announced(map[string]any{"expected": 24, "lots": []any{lot("D1", 12, "2028-01-02"), lot("E1", 12, "2028-04-11")}})
		count(two, 200, map[string]any{"received": 12, "lot": "d‑1"}) // another lot, by its name
		count(two, 200, map[string]any{"received": 6, "lot": " d1"})
		if why := count(two, 422, map[string]any{"received": 6, "lot": "E1", "bestBefore": "2026-12-08"}).Violations()["lines[0].bestBefore"]; !strings.Contains(why, "11 avril 2028") {
			t.Errorf("another date is refused with %q", why)
		}
		count(two, 200, map[string]any{"received": 6, "lot": "E1", "bestBefore": "2026-12-08", "newBestBefore": true})
		count(announced(map[string]any{"expected": 12, "lot": "f1", "bestBefore": "2027-09-24"}), 200, map[string]any{"received": 12, "lot": "F1"})
		one := announced(map[string]any{"expected": 12, "lot": "g1", "bestBefore": "2027-10-01"})
		count(one, 200, map[string]any{"received": 5})
		count(one, 200, map[string]any{"received": 7})
		if why := count(announced(map[string]any{"expected": 12, "lot": "h1", "bestBefore": "2027-10-01"}), 422,
			map[string]any{"received": 12, "bestBefore": "2027-11-01"}).Violations()["lines[0].bestBefore"]; why == "" {
			t.Error("another date of the one lot is taken")
		}
		// A lot that is there keeps its date, whatever is announced of it later.
		count(announced(map[string]any{"expected": 3, "lot": "G1", "bestBefore": "2029-01-01"}), 200, map[string]any{"received": 3})
		for name, want := range map[string]string{
			"D1": "6 2028-01-02", "D-1": "12 ", "E1": "6 2026-12-08", "F1": "12 2027-09-24", "G1": "15 2027-10-01",
		} {
			read := alpha.Get("/api/stock_lots?lot=" + name).Want(200)
			if got := read.Text("hydra:member/0/inStock") + " " + read.Text("hydra:member/0/bestBefore"); got != want {
				t.Errorf("lot %s: %q, want %q", name, got, want)
			}
		}
	})
}

// A wine comes in several lots, announced apart with their dates: the lots are no more than the bottles, each is named once, and counting
// all of it at once gives each lot its own.
func TestLotsAreAnnouncedApart(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		body := func(lots ...any) map[string]any {
			line := map[string]any{"product": apptest.AlphaWine, "expected": 60, "lots": lots}
			return map[string]any{"warehouse": "supplier", "expectedOn": "2027-01-15", "lines": []any{line}}
		}
		lot := func(name string, units int, until any) map[string]any {
			return map[string]any{"lot": name, "quantity": units, "bestBefore": until}
		}
		for path, lots := range map[string][]any{
			"lines[0].lots[1].quantity": {lot("L1", 36, nil), lot("L2", 30, nil)},
			"lines[0].lots[1].lot":      {lot("L‑1", 36, nil), lot("l-1", 6, nil)},
			"lines[0].lots[0].lot":      {lot(" ", 36, nil)},
		} {
			if why := alpha.Post("/api/receipts", body(lots...)).Want(422).Violations()[path]; why == "" {
				t.Errorf("nothing at %s", path)
			}
		}
		made := alpha.Post("/api/receipts", body(lot("L1", 36, "2028-01-31"), lot("l2", 18, nil))).Want(201)
		check(t, made, map[string]string{
			"lines/0/lots/0/lot": "L1", "lines/0/lots/0/quantity": "36", "lines/0/lots/0/bestBefore": "2028-01-31", "lines/0/lots/1/lot": "L2",
			"lines/0/lots/1/quantity": "18", "lines/0/lot": "",
		})
		receipt := made.Text("@id")
		lines := map[string]any{"version": 1, "lines": []any{
			map[string]any{"product": apptest.AlphaWine, "expected": 60, "lots": []any{lot("L1", 24, nil), lot("L3", 30, nil)}},
		}}
		check(t, alpha.Patch(receipt, lines).Want(200), map[string]string{"lines/0/lots/1/lot": "L3", "lines/0/lots/2/lot": ""})
		move(alpha, receipt, "warehouse", "").Want(200)
		check(t, alpha.Post(receipt+"/counts", counts(apptest.AlphaWine, 60, 0)).Want(200), map[string]string{"status": "complete"})
		for name, units := range map[string]int64{"L1": 24, "L3": 30} {
			if got := h.Count(t, "SELECT units FROM stock_lots WHERE product_id = ? AND lot = ?", apptest.AlphaWine, name); got != units {
				t.Errorf("%d bottles of %s", got, name)
			}
		}
		one := alpha.Post("/api/receipts", body(lot("L7", 60, "2029-06-30"))).Want(201)
		check(t, one, map[string]string{"lines/0/lot": "L7", "lines/0/bestBefore": "2029-06-30"})
	})
}
