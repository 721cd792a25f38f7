package orders_test

import (
	"net/url"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// lotOf is the one lot of Alpha of a name.
func lotOf(t *testing.T, alpha *apitest.Client, name string) string {
	t.Helper()
	return alpha.Get("/api/stock_lots?lot=" + name).Want(200).Text("hydra:member/0/@id")
}

// Domain 6.1: a recalled lot is marked, never proposed, and leaves neither by itself nor among many, until its supplier lifts the
// recall with a reason.
func TestARecalledLotStays(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		received(t, alpha, apptest.LastOnes, 6, "L1", "2027-06-30")
		received(t, alpha, apptest.LastOnes, 12, "L2", "2028-06-30")
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 78))
		line, lot := item(t, alpha.Get(order).Want(200), 0), lotOf(t, alpha, "L1")
		alpha.Post(lot+"/recalls", why()).Want(201) // nobody received any: it stays all the same
		if got := alpha.Get(lot).Want(200); got.Value("recalledAt") == nil {
			t.Errorf("it is not marked: %s", got.Body)
		}
		lots := alpha.Get(order + "/lots").Want(200)
		if lots.Text("items/0/lots/0/lot") != "L2" || lots.Value("items/0/lots/1") != nil || lots.Text("items/0/recalled/0") != "L1" {
			t.Errorf("it is proposed: %s", lots.Body)
		}
		for name, c := range map[string]struct {
			got  *apitest.Response
			want string
		}{
			"by name":          {alpha.Post(order+"/shipments", lotted(line, 6, " l1", 6)), "Le lot L1 est rappelé : il ne part pas tant que son fournisseur n’a pas levé le rappel"},
			"without its name": {alpha.Post(order+"/shipments", lotted(line, 78, "L2", 12)), "Le lot L1 de ce vin est rappelé : dites de quels lots"},
			"by a slip":        {alpha.Post(order+"/shipments", lotted(line, 61, "l-1", 61)), "Le lot L1 de ce vin est rappelé, et l’entrepôt n’a pas autant de bouteilles du lot L-1 :"},
			"of another":       {alpha.Post(order+"/shipments", lotted(line, 73, "L2", 73)), "Le lot L1 de ce vin est rappelé, et l’entrepôt n’a pas autant de bouteilles du lot L2 :"},
			"with its like":    {alpha.Post(order+"/shipments", parcel(line, 61)), "Le lot L1 de ce vin est rappelé : dites de quels lots"},
		} {
			if c.got.Status != 409 || !strings.Contains(c.got.Text("hydra:description"), c.want) {
				t.Errorf("%s: %d, %s", name, c.got.Status, c.got.Body)
			}
		}
		many := alpha.Post("/api/orders/shipments", fields{"orders": []any{leaving(order, lotted(line, 6, "L1", 6))}}).Want(200)
		if many.Text("results/0/error/code") != "receipts.lot_recalled" {
			t.Errorf("it leaves among many: %s", many.Body)
		}
		slip := alpha.Post("/api/orders/shipments", fields{"orders": []any{leaving(order, lotted(line, 61, "L-1", 61))}}).Want(200)
		if slip.Text("results/0/error/code") != "receipts.lot_beyond" {
			t.Errorf("it leaves by a slip among many: %s", slip.Body)
		}
		lotsHold(t, h)
		alpha.Post(order+"/shipments", lotted(line, 72, "L2", 12)).Want(201) // 60 have no lot

		lift := lot + "/recalls/lift"
		for person, want := range map[int64]int{apptest.Admin: 403, apptest.Beta: 404, apptest.Restaurant: 403} {
			h.As(t, apptest.Email(person)).Post(lift, fields{"reason": "x"}).Want(want)
		}
		alpha.Post(lift, fields{"reason": " "}).Want(422)
		lifted := alpha.Post(lift, fields{"reason": "Analyse négative"}).Want(200)
		if lifted.Text("recalls/0/lifted/reason") != "Analyse négative" || lifted.Text("recalls/0/lifted/actor") != "Maison Alpha" {
			t.Errorf("the recall does not say why it was lifted: %s", lifted.Body)
		}
		alpha.Post(lift, fields{"reason": "Encore"}).Want(409)
		if n := h.Count(t, "SELECT COUNT(*) FROM audit_entries WHERE action = 'stock_lots.recall_lifted'"); n != 1 {
			t.Errorf("%d entries in the trail", n)
		}
		if sent := alpha.Post(order+"/shipments", lotted(line, 6, "L1", 6)).Want(201); sent.Value("shipments/1/lines/0/lots/0/recalled") != false {
			t.Errorf("it is marked still: %s", sent.Body)
		}
		alpha.Post(lot+"/recalls", why()).Want(201)
		if got := h.As(t, apptest.Email(apptest.Restaurant)).Get(order).Want(200); got.Value("shipments/1/lines/0/lots/0/recalled") != true {
			t.Errorf("its customer does not read that it is recalled: %s", got.Body)
		}
		if got := alpha.Post(lot+"/recalls", why()); got.Status != 409 || got.Text("code") != "orders.nobody_to_tell" {
			t.Errorf("told twice: %s", got.Body)
		}
		lotsHold(t, h)
	})
}

// A count that is corrected to nothing, and made again without the name of its lot, frees no bottle of it.
func TestARecalledLotStaysWhenItsNameIsLost(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		received(t, alpha, apptest.LastOnes, 6, "L1", "2027-06-30")
		lot, receipt := lotOf(t, alpha, "L1"), alpha.Get("/api/receipts?view=history").Want(200).Text("hydra:member/0/@id")
		alpha.Post(lot+"/recalls", why()).Want(201)
		again := func(units int) fields {
			return fields{"version": alpha.Get(receipt).Want(200).Value("version"), "reason": "Recompte", "lines": []any{
				fields{"product": apptest.IRI("products", apptest.LastOnes), "received": units, "damaged": 0},
			}}
		}
		alpha.Post(receipt+"/corrections", again(0)).Want(200)
		count := again(6)
		delete(count, "version")
		delete(count, "reason")
		alpha.Post(receipt+"/counts", count).Want(200)
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 66))
		line := item(t, alpha.Get(order).Want(200), 0)
		if got := alpha.Post(order+"/shipments", parcel(line, 61)); got.Status != 409 || got.Text("code") != "receipts.lot_unsaid" {
			t.Errorf("it leaves without its name: %d, %s", got.Status, got.Body)
		}
		alpha.Post(order+"/shipments", parcel(line, 60)).Want(201)
		lotsHold(t, h)
	})
}

// A recall and a departure at the same time: the lot stays, or who receives it is told.
func TestARecallMeetsADeparture(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		for _, name := range []string{"L1", "L2", "L3", "L4"} {
			received(t, alpha, apptest.AlphaWine, 6, name, "")
			order, lot := prepared(t, h, apptest.Alpha, apptest.Item(apptest.AlphaWine, 6)), lotOf(t, alpha, name)
			line := item(t, alpha.Get(order).Want(200), 0)
			clerk, boss := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Alpha))
			got := together(
				func() *apitest.Response { return clerk.Post(order+"/shipments", lotted(line, 6, name, 6)) },
				func() *apitest.Response { return boss.Post(lot+"/recalls", why()) },
			)
			trace := alpha.Get(lot + "/recipients").Want(200)
			left, told := trace.Value("recipients/0") != nil, trace.Value("recipients/0/toldAt") != nil
			if got[0] != 201 || left != told || left != (got[1] == 201) {
				t.Errorf("%s was answered %v: left %v, told %v", name, got, left, told)
			}
		}
		lotsHold(t, h)
	})
}

// What is past its best-before date is proposed last, and leaves only when that is confirmed.
func TestALotPastItsDateIsConfirmed(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		received(t, alpha, apptest.LastOnes, 6, "OLD", "2026-01-31")
		received(t, alpha, apptest.LastOnes, 6, "NEW", "2028-06-30")
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 72))
		if lots := alpha.Get(order + "/lots").Want(200); lots.Text("items/0/lots/0/lot") != "NEW" || lots.Text("items/0/lots/1/lot") != "OLD" {
			t.Errorf("what is past its date leaves first: %s", lots.Body)
		}
		line := item(t, alpha.Get(order).Want(200), 0)
		for name, body := range map[string]fields{"by name": lotted(line, 6, "old", 6), "since nothing else is there": lotted(line, 72, "NEW", 6)} {
			got := alpha.Post(order+"/shipments", body)
			if want := "Le lot OLD a dépassé sa date (31 janvier 2026)"; got.Status != 409 || !strings.Contains(got.Text("hydra:description"), want) {
				t.Errorf("%s: %d, %s", name, got.Status, got.Body)
			}
		}
		many := leaving(order, lotted(line, 6, "OLD", 6))
		if got := alpha.Post("/api/orders/shipments", fields{"orders": []any{many}}).Want(200); got.Text("results/0/error/code") != "receipts.lot_past_best_before" {
			t.Errorf("it leaves among many: %s", got.Body)
		}
		many["pastBestBefore"] = true
		if got := alpha.Post("/api/orders/shipments", fields{"orders": []any{many}}).Want(200); got.Value("results/0/error") != nil {
			t.Errorf("confirmed among many: %s", got.Body)
		}
		alpha.Post(order+"/shipments", parcel(line, 60)).Want(201)
		lotsHold(t, h)
	})
}

// A name is one however a device composes its letters, whatever apostrophe and dash it has: nothing that looks like a recalled lot leaves.
func TestARecalledLotStaysHoweverItsNameIsComposed(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		const composed, apart = "L'ÉTÉ-1", "l’e\u0301te\u0301\u20111"
		received(t, alpha, apptest.LastOnes, 6, composed, "2027-06-30")
		received(t, alpha, apptest.LastOnes, 6, apart, "")
		lots := alpha.Get("/api/stock_lots?lot=" + url.QueryEscape(apart)).Want(200)
		lot := lots.Text("hydra:member/0/@id")
		for path, want := range map[string]string{
			"hydra:totalItems": "1", "hydra:member/0/lot": composed, "hydra:member/0/received": "12", "hydra:member/0/bestBefore": "2027-06-30",
		} {
			if got := lots.Text(path); got != want {
				t.Errorf("%s: %q instead of %q", path, got, want)
			}
		}
		order := prepared(t, h, apptest.Alpha, apptest.Item(apptest.LastOnes, 72))
		alpha.Post(lot+"/recalls", why()).Want(201)
		left := alpha.Post(order+"/shipments", lotted(item(t, alpha.Get(order).Want(200), 0), 6, apart, 6)).Want(409)
		if left.Text("code") != "receipts.lot_recalled" {
			t.Errorf("refused as %s", left.Body)
		}
		lotsHold(t, h)
	})
}
