package receipts_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// found is an entry of a counting session.
func found(product, units int64, place string) map[string]any {
	return map[string]any{"product": apptest.IRI("products", product), "units": units, "place": place}
}

func enter(client *apitest.Client, session string, entries ...map[string]any) *apitest.Response {
	return client.Post(session+"/entries", map[string]any{"lines": entries})
}

func moveCount(client *apitest.Client, session, to string, more map[string]any) *apitest.Response {
	return client.Post(session+"/transitions", apptest.With(map[string]any{"transition": to}, more))
}

// lineOfCount is the line of a product, as its reader sees it.
func lineOfCount(t *testing.T, client *apitest.Client, session, name string) *apitest.Response {
	t.Helper()
	return client.Get(session + "/lines?search=" + name).Want(200)
}

// A supplier counts its own warehouse blindly, counts again what differs, and approves: levels follow by the difference.
func TestACountFromOpeningToApproval(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		opened := supplier.Post("/api/stock_counts", map[string]any{"warehouse": "supplier", "label": "Cave nord", "blind": true}).Want(201)
		session := opened.Text("@id")
		check(t, opened, map[string]string{
			"status": "open", "warehouse": "supplier", "label": "Cave nord", "blind": "true", "proposed": "false", "round": "1", "lineCount": "3",
			"countedCount": "0", "differentCount": "", "missingValueTaxExcl": "", "mayCount": "true", "transitions/0": "canceled", "timeline/0/to": "open",
		})
		if number := opened.Text("number"); !strings.HasPrefix(number, "INV-20") {
			t.Errorf("number %q", number)
		}
		moveCount(supplier, session, "review", nil).Want(422) // nothing was counted
		enter(supplier, session, found(apptest.AlphaWine, 400, "A1"), found(apptest.LastOnes, 54, "B2")).Want(200)
		check(t, enter(supplier, session, found(apptest.AlphaWine, 206, "A2"), found(apptest.AlphaWine, -6, "A2")).Want(200),
			map[string]string{"countedCount": "2", "differentCount": "", "surplus": ""})
		check(t, lineOfCount(t, supplier, session, "alpha"), map[string]string{
			"hydra:totalItems": "1", "hydra:member/0/counted": "600", "hydra:member/0/expected": "", "hydra:member/0/difference": "",
		})
		check(t, supplier.Get(session+"/entries?product=101").Want(200), map[string]string{
			"hydra:totalItems": "3", "hydra:member/0/units": "-6", "hydra:member/2/place": "A1", "hydra:member/0/actor": "Maison Alpha",
		})
		check(t, moveCount(supplier, session, "review", nil).Want(200), map[string]string{
			"status": "review", "differentCount": "1", "missing": "6", "missingValueTaxExcl": "120", "surplus": "0", "mayCount": "false",
		})
		enter(supplier, session, found(apptest.LastOnes, 6, "B3")).Want(409)
		check(t, moveCount(supplier, session, "open", nil).Want(200), map[string]string{"status": "open", "round": "2", "countedCount": "1"})
		if got := enter(supplier, session, found(apptest.LastOnes, 1, ""), found(apptest.AlphaWine, 1, "")).Want(422).Violations(); got["lines[1].product"] == "" {
			t.Errorf("what does not differ is counted again: %v", got)
		}
		enter(supplier, session, found(apptest.LastOnes, 58, "B2")).Want(200)
		moveCount(supplier, session, "review", nil).Want(200)
		check(t, lineOfCount(t, supplier, session, "dernieres"), map[string]string{
			"hydra:member/0/counted": "58", "hydra:member/0/previous": "54", "hydra:member/0/expected": "60", "hydra:member/0/difference": "-2",
			"hydra:member/0/valueTaxExcl": "-40", "hydra:member/0/recount": "true",
		})
		buyer.Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, 6)))).Want(201) // sold since
		check(t, moveCount(supplier, session, "approved", map[string]any{"comment": "Casse"}).Want(200), map[string]string{"status": "approved", "transitions/0": ""})
		if got := levelOf(t, h, apptest.LastOnes); got.OnHand != 58 || got.Reserved != 6 {
			t.Errorf("after the approval: %+v", got)
		}
		movements := supplier.Get(apptest.IRI("products", apptest.LastOnes) + "/movements").Want(200)
		check(t, movements, map[string]string{
			"hydra:member/0/kind": "correction", "hydra:member/0/onHandDelta": "-2", "hydra:member/0/reason": opened.Text("number"),
		})
		if n := h.Count(t, "SELECT COUNT(*) FROM stock_movements WHERE kind = 'correction'"); n != 1 {
			t.Errorf("%d corrections", n)
		}
		moveCount(supplier, session, "canceled", nil).Want(422)
		supplier.Post("/api/stock_counts", map[string]any{"warehouse": "supplier"}).Want(201) // its products may be counted anew
		ledgerHolds(t, h.App.DB)
	})
}

// At Dartess a supplier proposes what it counted, with a reason, and an administrator confirms.
func TestASupplierProposesAndDartessConfirms(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, admin := h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Admin))
		body := map[string]any{"warehouse": "dartess", "products": []string{apptest.IRI("products", apptest.BetaWine)}}
		opened := supplier.Post("/api/stock_counts", body).Want(201)
		session := opened.Text("@id")
		check(t, opened, map[string]string{"proposed": "true", "lineCount": "1", "mayCount": "true"})
		enter(supplier, session, found(apptest.BetaWine, 594, "")).Want(200)
		if got := moveCount(supplier, session, "review", nil).Want(422).Violations(); got["comment"] == "" {
			t.Errorf("without a reason: %v", got)
		}
		moveCount(supplier, session, "review", map[string]any{"comment": "Un carton manque"}).Want(200)
		moveCount(supplier, session, "approved", nil).Want(403)
		moveCount(admin, session, "approved", nil).Want(200)
		if got := levelOf(t, h, apptest.BetaWine); got.OnHand != 594 {
			t.Errorf("%+v", got)
		}
		t.Log("a session of Dartess's own is read by the supplier, and counted by Dartess")
		held := admin.Post("/api/stock_counts", apptest.With(body, map[string]any{"supplier": apptest.IRI("users", apptest.Beta)})).Want(201)
		check(t, supplier.Get(held.Text("@id")).Want(200), map[string]string{"mayCount": "false", "transitions/0": "", "proposed": "false"})
		enter(supplier, held.Text("@id"), found(apptest.BetaWine, 1, "")).Want(403)
		moveCount(supplier, held.Text("@id"), "canceled", nil).Want(403)
		t.Log("a supplier's own warehouse is counted by the supplier alone")
		admin.Post("/api/stock_counts", map[string]any{"warehouse": "supplier", "supplier": apptest.IRI("users", apptest.Alpha)}).Want(403)
	})
}

// Many who count at once add up to what they counted.
func TestManyCountAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		session := supplier.Post("/api/stock_counts", map[string]any{"warehouse": "supplier"}).Want(201).Text("@id")
		var group sync.WaitGroup
		for n := range 16 {
			group.Go(func() {
				one := supplier.With(apitest.Header("Idempotency-Key", fmt.Sprintf("scan-%d", n/2))) // each is sent twice
				enter(one, session, found(apptest.AlphaWine, int64(n/2+1), fmt.Sprintf("Allée %d", n/2)), found(apptest.LastOnes, 5, "")).Want(200)
			})
		}
		group.Wait()
		check(t, lineOfCount(t, supplier, session, "alpha"), map[string]string{"hydra:member/0/counted": "36"})
		check(t, lineOfCount(t, supplier, session, "dernieres"), map[string]string{"hydra:member/0/counted": "40"})
		check(t, supplier.Get(session+"/entries").Want(200), map[string]string{"hydra:totalItems": "16"})
	})
}

// A product is counted in one session at a time, and what cannot be corrected stops the approval unless it is left out.
func TestWhatACountRefuses(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, beta := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta))
		of := func(products ...int64) map[string]any {
			iris := make([]string, len(products))
			for n, id := range products {
				iris[n] = apptest.IRI("products", id)
			}
			return map[string]any{"warehouse": "supplier", "products": iris}
		}
		opened := alpha.Post("/api/stock_counts", of(apptest.AlphaWine, apptest.LastOnes)).Want(201)
		session := opened.Text("@id")
		if got := alpha.Post("/api/stock_counts", of(apptest.Withdrawn, apptest.LastOnes)).Want(422).Violations(); !strings.Contains(got["products[1]"], opened.Text("number")) {
			t.Errorf("counted twice: %v", got)
		}
		if got := alpha.Post("/api/stock_counts", of()).Want(409).Text("hydra:description"); !strings.Contains(got, opened.Text("number")) {
			t.Errorf("all, while some are counted: %s", got)
		}
		if got := alpha.Post("/api/stock_counts", of(apptest.BetaWine, 999_999)).Want(422).Violations(); got["products[0]"] == "" || got["products[1]"] == "" {
			t.Errorf("not its own: %v", got)
		}
		beta.Get(session).Want(404)
		enter(beta, session, found(apptest.AlphaWine, 1, "")).Want(404)
		for name, c := range map[string]struct {
			entry map[string]any
			path  string
		}{
			"another's": {found(apptest.BetaWine, 1, ""), "lines[1].product"}, "nobody's": {found(999_999, 1, ""), "lines[1].product"},
			"a billion": {found(apptest.AlphaWine, 1_000_000_000, ""), "lines[1].units"}, "below nothing": {found(apptest.LastOnes, -1, ""), "lines[1].units"},
		} {
			if got := enter(alpha, session, found(apptest.AlphaWine, 5, ""), c.entry).Want(422).Violations(); got[c.path] == "" || len(got) != 1 {
				t.Errorf("%s: %v", name, got)
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM stock_count_entries"); n != 0 {
			t.Errorf("%d entries of refused calls", n)
		}
		alpha.Post("/api/stock_recoveries", recovery("supplier", back(apptest.LastOnes, 60))).Want(201)
		enter(alpha, session, found(apptest.AlphaWine, 590, ""), found(apptest.LastOnes, 59, "")).Want(200)
		moveCount(alpha, session, "review", nil).Want(200)
		correct := map[string]any{"rows": []any{map[string]any{"product": apptest.IRI("products", apptest.AlphaWine), "onHand": 595, "expected": 600, "reason": "Casse"}}}
		alpha.Post("/api/stock/corrections", correct).Want(200)
		got := moveCount(alpha, session, "approved", nil).Want(422).Violations()
		if len(got) != 2 || got[fmt.Sprintf("products[%d]", apptest.AlphaWine)] == "" || got[fmt.Sprintf("products[%d]", apptest.LastOnes)] == "" {
			t.Errorf("corrected meanwhile, and held: %v", got)
		}
		if got := levelOf(t, h, apptest.AlphaWine); got.OnHand != 595 {
			t.Errorf("a refused approval wrote %+v", got)
		}
		again := map[string]any{"recount": []string{apptest.IRI("products", apptest.AlphaWine)}}
		moveCount(alpha, session, "open", map[string]any{"recount": []string{apptest.IRI("products", apptest.BetaWine)}}).Want(422)
		moveCount(alpha, session, "open", again).Want(200)
		enter(alpha, session, found(apptest.AlphaWine, 590, "")).Want(200)
		moveCount(alpha, session, "review", nil).Want(200)
		moveCount(alpha, session, "approved", map[string]any{"except": []string{apptest.IRI("products", apptest.LastOnes)}}).Want(200)
		if wine, last := levelOf(t, h, apptest.AlphaWine), levelOf(t, h, apptest.LastOnes); wine.OnHand != 590 || last.OnHand != 60 {
			t.Errorf("%+v, %+v", wine, last)
		}
		check(t, lineOfCount(t, alpha, session, "alpha"), map[string]string{"hydra:member/0/corrected": "-5"})
		check(t, lineOfCount(t, alpha, session, "dernieres"), map[string]string{"hydra:member/0/corrected": "0", "hydra:member/0/difference": "-1"})
	})
}
