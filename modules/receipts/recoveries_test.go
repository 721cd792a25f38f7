package receipts_test

import (
	"fmt"
	"maps"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// back is a line of a return.
func back(product, quantity int64) map[string]any {
	return map[string]any{"product": apptest.IRI("products", product), "quantity": quantity}
}

// recovery is a body that asks goods back.
func recovery(warehouse string, lines ...map[string]any) map[string]any {
	return map[string]any{"warehouse": warehouse, "reason": "unsold", "lines": lines}
}

func handOver(client *apitest.Client, reference string) *apitest.Response {
	return client.Post(reference+"/transitions", map[string]string{"transition": "ordered"})
}

func levelOf(t *testing.T, h *apptest.House, product int64) receiptsapi.Level {
	t.Helper()
	return level(t, h.App.Modules.Receipts.Stock(), product)
}

// Domain 6.1 from the request to the hand-over, in the supplier's own warehouse.
func TestAReturnFromRequestToHandOver(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		body := recovery("supplier", back(apptest.AlphaWine, 60), apptest.With(back(apptest.LastOnes, 6), map[string]any{"lot": " L21 "}))
		unknown := supplier.Post("/api/stock_recoveries", body).Want(422).Violations()
		if why := unknown["lines[1].lot"]; why != "Aucune bouteille de ce vin n’est arrivée avec ce lot : vérifiez-le, ou laissez-le vide." {
			t.Errorf("a lot that never came: %v", unknown)
		}
		h.Exec(t, "INSERT INTO stock_lots (product_id, lot, received, units, created_at) VALUES (?, 'L21', 60, 60, ?)", apptest.LastOnes, apptest.At())
		other := map[string]any{"warehouse": "supplier", "reason": "other", "lines": []any{back(apptest.AlphaWine, 6)}}
		if why := supplier.Post("/api/stock_recoveries", other).Want(422).Violations()["comment"]; why != "Le champ est obligatoire lorsque le motif a cette valeur" {
			t.Errorf("another reason without a word: %q", why)
		}
		asked := supplier.Post("/api/stock_recoveries", apptest.With(body, map[string]any{"comment": "Fin de millésime"})).Want(201)
		reference := asked.Text("@id")
		check(t, asked, map[string]string{
			"status": "pending", "warehouse": "supplier", "reason": "unsold", "comment": "Fin de millésime", "supplier/company": "Maison Alpha",
			"units": "66", "lineCount": "2", "lines/0/tag": "stock_back", "lines/0/product/name": "Château Alpha", "lines/1/lot": "L21",
			"transitions/0": "ordered", "mayDelete": "true", "timeline/0/to": "pending", "timeline/0/actor": "Maison Alpha", "moveTo": "", "receipt": "",
		})
		if number := asked.Text("number"); !strings.HasPrefix(number, "RET-20") || len(number) != len("RET-2026-000001") {
			t.Errorf("number %q", number)
		}
		if got := levelOf(t, h, apptest.AlphaWine); got.OnHand != 600 || got.Available() != 540 {
			t.Errorf("asked for: %+v", got)
		}
		ordered := handOver(supplier, reference).Want(200)
		check(t, ordered, map[string]string{"status": "ordered", "mayDelete": "false", "transitions/0": "", "timeline/1/from": "pending", "timeline/1/to": "ordered"})
		if got := levelOf(t, h, apptest.AlphaWine); got.OnHand != 540 || got.Reserved != 0 {
			t.Errorf("handed over: %+v", got)
		}
		movements := supplier.Get(apptest.IRI("products", apptest.AlphaWine) + "/movements").Want(200)
		check(t, movements, map[string]string{
			"hydra:member/0/kind": "return", "hydra:member/0/onHandDelta": "-60", "hydra:member/0/reason": asked.Text("number"),
			"hydra:member/1/kind": "reservation", "hydra:member/1/reservedDelta": "60",
		})
		handOver(supplier, reference).Want(409)
		supplier.Delete(reference).Want(409)
		supplier.Post(reference+"/transitions", map[string]string{"transition": "pending"}).Want(422)
		ledgerHolds(t, h.App.DB)
	})
}

// At Dartess the supplier asks and an administrator hands over; both may take the request back until then.
func TestDartessHandsItsGoodsOver(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, admin := h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Admin))
		reference := supplier.Post("/api/stock_recoveries", recovery("dartess", back(apptest.BetaWine, 12))).Want(201).Text("@id")
		handOver(supplier, reference).Want(403)
		check(t, admin.Get("/api/stock_recoveries?view=todo").Want(200), map[string]string{"hydra:totalItems": "1", "hydra:member/0/transitions/0": "ordered"})
		check(t, supplier.Get("/api/stock_recoveries?view=todo").Want(200), map[string]string{"hydra:totalItems": "0"})
		handOver(admin, reference).Want(200)
		named := apptest.With(recovery("supplier", back(apptest.AlphaWine, 6)), map[string]any{"supplier": apptest.IRI("users", apptest.Alpha)})
		elsewhere := admin.Post("/api/stock_recoveries", named).Want(201)
		check(t, elsewhere, map[string]string{"supplier/company": "Maison Alpha", "transitions/0": "", "mayDelete": "true"})
		handOver(admin, elsewhere.Text("@id")).Want(403)
		admin.Delete(elsewhere.Text("@id")).Want(204)
		if got := levelOf(t, h, apptest.AlphaWine); got.Available() != 600 {
			t.Errorf("taken back: %+v", got)
		}
	})
}

// What is given back serves first who waits for it.
func TestADeletedReturnServesWhoWaits(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		d := h.App.DB
		supplier, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		reference := supplier.Post("/api/stock_recoveries", recovery("supplier", back(apptest.LastOnes, 60))).Want(201).Text("@id")
		supplier.Post("/api/receipts", map[string]any{
			"warehouse": "supplier", "expectedOn": "2026-12-20",
			"lines": []any{map[string]any{"product": apptest.IRI("products", apptest.LastOnes), "expected": 12}},
		}).Want(201)
		buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, 12)))).Want(201)
		if got := levelOf(t, h, apptest.LastOnes); got.Promised != 12 || got.Available() != 0 {
			t.Fatalf("ordered from the receipt: %+v", got)
		}
		supplier.Delete(reference).Want(204)
		supplier.Get(reference).Want(404)
		if got := levelOf(t, h, apptest.LastOnes); got.Promised != 0 || got.Reserved != 12 || got.Available() != 48 {
			t.Errorf("given back: %+v", got)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM audit_entries WHERE action = 'stock_recoveries.deleted'"); n != 1 {
			t.Errorf("%d entries of the trail", n)
		}
		ledgerHolds(t, d)
	})
}

// Whatever may not leave is refused at its line, and nothing is written.
func TestWhatMayNotLeaveIsRefusedAtItsLine(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
		good := back(apptest.AlphaWine, 6)
		for name, c := range map[string]struct {
			body map[string]any
			want []string // paths
		}{
			"nothing":             {recovery("supplier"), []string{"lines"}},
			"none of it":          {recovery("supplier", good, back(apptest.AlphaWine, 0)), []string{"lines[1].quantity"}},
			"below zero":          {recovery("supplier", back(apptest.AlphaWine, -6)), []string{"lines[0].quantity"}},
			"a billion":           {recovery("supplier", back(apptest.AlphaWine, 1_000_000_000)), []string{"lines[0].quantity"}},
			"more than there is":  {recovery("supplier", back(apptest.LastOnes, 61)), []string{"lines[0].quantity"}},
			"more in two lines":   {recovery("supplier", back(apptest.LastOnes, 36), back(apptest.LastOnes, 30)), []string{"lines[1].quantity"}},
			"another's":           {recovery("dartess", back(apptest.BetaWine, 6)), []string{"lines[0].product"}},
			"nobody's":            {recovery("supplier", good, back(999_999, 6)), []string{"lines[1].product"}},
			"elsewhere":           {recovery("dartess", good), []string{"lines[0].product"}},
			"several":             {recovery("supplier", back(apptest.BetaWine, 6), good, back(apptest.LastOnes, 61)), []string{"lines[0].product", "lines[2].quantity"}},
			"a long lot":          {recovery("supplier", apptest.With(good, map[string]any{"lot": strings.Repeat("L", 101)})), []string{"lines[0].lot"}},
			"no reason":           {apptest.With(recovery("supplier", good), map[string]any{"reason": ""}), []string{"reason"}},
			"an unknown reason":   {apptest.With(recovery("supplier", good), map[string]any{"reason": "whim"}), []string{"reason"}},
			"another reason":      {apptest.With(recovery("supplier", good), map[string]any{"reason": "other"}), []string{"comment"}},
			"an unknown place":    {recovery("attic", good), []string{"warehouse"}},
			"a move to nowhere":   {apptest.With(recovery("supplier", good), map[string]any{"reason": "move"}), []string{"moveTo"}},
			"a move on the spot":  {apptest.With(recovery("supplier", good), map[string]any{"reason": "move", "moveTo": "supplier"}), []string{"moveTo"}},
			"no move but a place": {apptest.With(recovery("supplier", good), map[string]any{"moveTo": "dartess"}), []string{"moveTo"}},
			"a part of a move":    {apptest.With(recovery("supplier", good), map[string]any{"reason": "move", "moveTo": "dartess"}), []string{"lines[0].quantity"}},
			"in another's name":   {apptest.With(recovery("supplier", good), map[string]any{"supplier": apptest.IRI("users", apptest.Beta)}), []string{"supplier"}},
		} {
			got := supplier.Post("/api/stock_recoveries", c.body).Want(422).Violations()
			for _, path := range c.want {
				if got[path] == "" {
					t.Errorf("%s: %v, want %q", name, got, c.want)
				}
			}
			if len(got) != len(c.want) {
				t.Errorf("%s: %v, want %q", name, got, c.want)
			}
		}
		for _, named := range []int64{0, apptest.Restaurant, 999_999} {
			body := recovery("supplier", good)
			if named != 0 {
				body["supplier"] = apptest.IRI("users", named)
			}
			if got := admin.Post("/api/stock_recoveries", body).Want(422).Violations(); got["supplier"] == "" {
				t.Errorf("an admin for %d: %v", named, got)
			}
		}
		if n := h.Count(t, "SELECT (SELECT COUNT(*) FROM stock_recoveries) + (SELECT COUNT(*) FROM stock_movements WHERE recovery_id IS NOT NULL)"); n != 0 {
			t.Errorf("%d rows written", n)
		}
		if got := levelOf(t, h, apptest.AlphaWine); got.Available() != 600 {
			t.Errorf("%+v", got)
		}
	})
}

// A supplier reads its own returns, admins all, others none (domain 2).
func TestWhoReadsReturns(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, beta, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Admin))
		mine := alpha.Post("/api/stock_recoveries", recovery("supplier", back(apptest.AlphaWine, 6))).Want(201)
		theirs := beta.Post("/api/stock_recoveries", apptest.With(recovery("dartess", back(apptest.BetaWine, 1)), map[string]any{"reason": "quality"})).Want(201)
		for _, call := range []*apitest.Response{
			alpha.Get(theirs.Text("@id")), handOver(alpha, theirs.Text("@id")), alpha.Delete(theirs.Text("@id")),
			h.As(t, apptest.Email(apptest.Restaurant)).Get(mine.Text("@id")), h.As(t, apptest.Email(apptest.Agent)).Get(mine.Text("@id")),
		} {
			call.Want(404)
		}
		list := func(client *apitest.Client, query string) string {
			return client.Get("/api/stock_recoveries?" + query).Want(200).Text("hydra:totalItems")
		}
		apptest.Eventually(t, "the catalogue knows its wines", func() bool { return list(admin, "search=chateau+alpha") == "1" })
		for query, want := range map[string]string{
			"": "2", "warehouse=dartess": "1", "supplier[]=4": "1", "search=" + mine.Text("number"): "1",
			"search=REF-102": "1", "search=nothing": "0", "product[]=102": "1", "product[]=105": "0", "status[]=pending": "2",
			"status[]=ordered": "0", "view=todo": "1", "view=todo&warehouse=supplier": "0", "order[units]=asc": "2",
		} {
			if got := list(admin, query); got != want {
				t.Errorf("%s: %s instead of %s", query, got, want)
			}
		}
		if got := list(alpha, ""); got != "1" {
			t.Errorf("Alpha reads %s", got)
		}
		if got := list(h.As(t, apptest.Email(apptest.Restaurant)), ""); got != "0" {
			t.Errorf("a buyer reads %s", got)
		}
		if got := admin.Get("/api/stock_recoveries?order[units]=asc").Want(200).Text("hydra:member/0/number"); got != theirs.Text("number") {
			t.Errorf("the smallest is %s", got)
		}
		for _, query := range []string{"status[]=lost", "view=history", "warehouse=attic", "order[supplier]=asc"} {
			admin.Get("/api/stock_recoveries?" + query).Want(422)
		}
	})
}

// Goods that change warehouse leave one and are announced at the other in one act, where their product belongs from then on.
func TestAMoveLeavesOneWarehouseForTheOther(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		supplier, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, 12)))).Want(201)
		body := apptest.With(recovery("supplier", back(apptest.LastOnes, 30), back(apptest.LastOnes, 18), back(apptest.AlphaWine, 600)),
			map[string]any{"reason": "move", "moveTo": "dartess"})
		moved := supplier.Post("/api/stock_recoveries", body).Want(201)
		if got := handOver(supplier, moved.Text("@id")).Want(409).Text("hydra:description"); !strings.Contains(got, "Les Dernières") || !strings.Contains(got, "12") {
			t.Errorf("12 are held by an order: %s", got)
		}
		if got := levelOf(t, h, apptest.AlphaWine); got.OnHand != 600 || got.Warehouse != "supplier" {
			t.Errorf("a refused move took goods: %+v", got)
		}
		order := buyer.Get("/api/orders").Want(200).Text("hydra:member/0/@id")
		buyer.Post(order+"/transitions", map[string]string{"transition": "canceled", "comment": "Erreur"}).Want(200)
		h.Settle(t)
		supplier.Delete(moved.Text("@id")).Want(204)
		body["lines"] = []any{back(apptest.LastOnes, 30), back(apptest.LastOnes, 30), back(apptest.AlphaWine, 600)}
		reference := supplier.Post("/api/stock_recoveries", body).Want(201).Text("@id")
		done := supplier.Post(reference+"/transitions", map[string]string{"transition": "ordered", "expectedOn": "2027-01-15"}).Want(200)
		receipt := supplier.Get(done.Text("receipt")).Want(200)
		check(t, receipt, map[string]string{
			"warehouse": "dartess", "status": "processing", "expectedOn": "2027-01-15", "reference": done.Text("number"), "lineCount": "2",
			"expected": "660", "lines/0/expected": "60", "lines/0/product/name": "Les Dernières", "supplier/company": "Maison Alpha",
		})
		if got := levelOf(t, h, apptest.LastOnes); got.OnHand != 0 || got.Incoming != 60 || got.Warehouse != "dartess" {
			t.Errorf("after the move: %+v", got)
		}
		check(t, supplier.Get(apptest.IRI("products", apptest.LastOnes)+"/sheet").Want(200), map[string]string{"warehouse": "dartess"})
		ledgerHolds(t, h.App.DB)
	})
}

// A move is a move in the history of a lot: every lot goes along with its quantity and its date, named or not, and is received once.
func TestAMoveTakesItsLotsAlong(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
		arrival := arrived(t, alpha, apptest.LastOnes, 30, apptest.AlphaWine, 6)
		counted := func(product, units int64, lot, date string) map[string]any {
			return map[string]any{"product": apptest.IRI("products", product), "received": units, "lot": lot, "bestBefore": date}
		}
		alpha.Post(arrival+"/counts", map[string]any{"complete": true, "lines": []any{
			counted(apptest.LastOnes, 18, "L1", "2028-06-30"), counted(apptest.LastOnes, 12, "L2", "2029-06-30"), counted(apptest.AlphaWine, 6, "L9", "2027-12-31"),
		}}).Want(200)
		lots := func(want map[string]string) {
			t.Helper()
			for _, lot := range []string{"L1", "L2", "L9"} {
				got := admin.Get("/api/stock_lots?lot=" + lot).Want(200)
				words := got.Text("hydra:member/0/received") + " " + got.Text("hydra:member/0/inStock") + " " + got.Text("hydra:member/0/bestBefore")
				if words != want[lot] {
					t.Errorf("%s: %q instead of %q", lot, words, want[lot])
				}
			}
		}
		// Of one wine nobody names the lots, 60 bottles have none; of the other its lot is named.
		named := apptest.With(back(apptest.AlphaWine, 6), map[string]any{"lot": "l9"})
		body := apptest.With(recovery("supplier", back(apptest.LastOnes, 90), named, back(apptest.AlphaWine, 600)), map[string]any{"reason": "move", "moveTo": "dartess"})
		reference := alpha.Post("/api/stock_recoveries", body).Want(201).Text("@id")
		receipt := alpha.Get(handOver(alpha, reference).Want(200).Text("receipt")).Want(200)
		check(t, receipt, map[string]string{
			"lines/0/expected": "90", "lines/0/lots/0/lot": "L1", "lines/0/lots/0/quantity": "18", "lines/0/lots/0/bestBefore": "2028-06-30",
			"lines/0/lots/1/lot": "L2", "lines/0/lots/1/quantity": "12", "lines/0/lots/1/bestBefore": "2029-06-30",
			"lines/1/lots/0/lot": "L9", "lines/1/lots/0/quantity": "6", "lines/1/lots/0/bestBefore": "2027-12-31",
		})
		lots(map[string]string{"L1": "18 0 2028-06-30", "L2": "12 0 2029-06-30", "L9": "6 0 2027-12-31"})
		path := receipt.Text("@id")
		move(admin, path, "warehouse", "").Want(200)
		admin.Post(path+"/counts", counts(apptest.LastOnes, 90, 0, apptest.AlphaWine, 606, 0)).Want(200)
		lots(map[string]string{"L1": "18 18 2028-06-30", "L2": "12 12 2029-06-30", "L9": "6 6 2027-12-31"})
		ledger := alpha.Get(apptest.IRI("products", apptest.LastOnes) + "/movements").Want(200)
		if reason := ledger.Text("hydra:member/0/reason"); !strings.HasPrefix(reason, "Changement d’entrepôt : RET-") {
			t.Errorf("the ledger says %q", reason)
		}
		ledgerHolds(t, h.App.DB)
	})
}

// Returns and orders compete for the last cartons: whoever comes first, nothing leaves twice.
func TestReturnsAndOrdersForTheLastCartons(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		const each = 12
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		buyers := make([]*apitest.Client, each)
		for n := range buyers {
			person := int64(100 + n)
			h.AddPerson(t, person, auth.Restaurant, fmt.Sprintf("Restaurant %d", n))
			buyers[n] = h.As(t, apptest.Email(person))
		}
		var taken, refused atomic.Int64
		note := func(got *apitest.Response, path string) {
			switch {
			case got.Status == 201:
				taken.Add(1)
			case got.Status == 422 && got.Violations()[path] != "":
				refused.Add(1)
			default:
				t.Errorf("%d %s", got.Status, got.Body)
			}
		}
		var group sync.WaitGroup
		for n, buyer := range buyers {
			person := int64(100 + n)
			group.Go(func() {
				note(buyer.Post("/api/cart", apptest.Order(apptest.Cart(person, apptest.Item(apptest.LastOnes, 6)))), "items[0].quantity")
			})
			group.Go(func() {
				note(supplier.With().Post("/api/stock_recoveries", recovery("supplier", back(apptest.AlphaWine, 6), back(apptest.LastOnes, 6))), "lines[1].quantity")
			})
		}
		group.Wait()
		if taken.Load() != 10 || refused.Load() != 2*each-10 {
			t.Errorf("%d of ten cartons taken, %d refused", taken.Load(), refused.Load())
		}
		if got := levelOf(t, h, apptest.LastOnes); got.OnHand != 60 || got.Available() != 0 {
			t.Errorf("%+v", got)
		}
		ledgerHolds(t, h.App.DB)
	})
}

// One key sent many times is one return.
func TestAReturnThatIsSentAgain(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha)).With(apitest.Header("Idempotency-Key", "the-one"))
		var group sync.WaitGroup
		var answers sync.Map
		for range 8 {
			group.Go(func() {
				answers.Store(supplier.With().Post("/api/stock_recoveries", recovery("supplier", back(apptest.LastOnes, 6))).Want(201).Text("@id"), true)
			})
		}
		group.Wait()
		if n := len(maps.Collect(answers.Range)); n != 1 || levelOf(t, h, apptest.LastOnes).Available() != 54 {
			t.Errorf("%d returns, %+v", n, levelOf(t, h, apptest.LastOnes))
		}
	})
}
