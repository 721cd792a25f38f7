package app_test

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

const lastOnesAlert = "/api/products/105/alert"

// counted corrects one product; the answer tells what became of it.
func counted(c *apitest.Client, product, expected, onHand int64) *apitest.Response {
	return c.Post("/api/stock/corrections", map[string]any{"rows": []map[string]any{{
		"product": apptest.IRI("products", product), "onHand": onHand, "expected": expected, "reason": "Inventaire",
	}}})
}

// figure is a number in an answer.
func figure(r *apitest.Response, path string) int64 {
	n, _ := r.Value(path).(float64)
	return int64(n)
}

// A wine is empty; who asked to be told orders it as soon as it is back, and is told once however often it comes back.
func TestABuyerIsToldOnceThatAWineIsBack(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, alpha := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		shop := h.As(t, apptest.Email(apptest.WineMerchant))
		buyer.Do("PUT", lastOnesAlert, nil).Want(409) // there is some
		counted(alpha, apptest.LastOnes, 60, 0).Want(200)
		h.Settle(t)
		for range 2 { // asking twice is asking once
			buyer.Do("PUT", lastOnesAlert, nil).Want(204)
		}
		shop.Do("PUT", lastOnesAlert, nil).Want(204)
		shop.Delete(lastOnesAlert).Want(204)
		if got := buyer.Get("/api/products/105").Want(200); got.Value("alert") != true || got.Text("tag") != "out_of_stock" {
			t.Errorf("the page of an empty wine: alert %v, tag %s", got.Value("alert"), got.Text("tag"))
		}
		counted(alpha, apptest.LastOnes, 0, 5).Want(200) // less than a carton: not to be ordered yet
		h.Settle(t)
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'stock_back'"); n != 0 {
			t.Errorf("%d told of less than can be ordered", n)
		}

		restocks := int64(8)
		var group sync.WaitGroup
		for range restocks {
			group.Go(func() {
				for seen := int64(5); ; {
					got := counted(alpha.With(), apptest.LastOnes, seen, seen+6).Want(200)
					if got.Value("results/0/error") == nil {
						return
					}
					seen = figure(got, "results/0/onHand")
				}
			})
		}
		group.Wait()
		mails := h.Mails(t)
		if n := h.Count(t, "SELECT on_hand FROM stock_levels WHERE product_id = 105"); n != 5+6*restocks {
			t.Errorf("%d on hand", n)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'stock_back' AND user_id = ?", apptest.Restaurant); n != 1 {
			t.Errorf("told %d times", n)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'stock_back'"); n != 1 {
			t.Errorf("%d people told", n)
		}
		told := 0
		for _, m := range mails {
			if !strings.Contains(m.Subject, "de nouveau disponible") {
				continue
			}
			told++
			if m.To != apptest.Email(apptest.Restaurant) || m.Link(t) != "/products/105" || !strings.Contains(m.Text, "Les Dernières 2021 (Maison Alpha)") {
				t.Errorf("to %s, %s: %s", m.To, m.Link(t), m.Text)
			}
		}
		if told != 1 {
			t.Errorf("%d mails", told)
		}
		if got := buyer.Get("/api/products/105").Want(200).Value("alert"); got != false {
			t.Errorf("still waiting: %v", got)
		}
		buyer.Post("/api/cart", lastCarton()).Want(201)
		if got := buyer.Get("/api/products/105").Want(200); figure(got, "lastOrders/0/quantity") != 6 {
			t.Errorf("the last orders: %s", got.Body)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM dead_letters"); n != 0 {
			t.Errorf("%d dead letters", n)
		}
	})
}

// The supplier is told when a product falls to its threshold, and again only after it has been above.
func TestASupplierIsToldOnceThatAProductIsShort(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE products SET stock_alert_threshold = 12, vintage = 2022 WHERE id = 105")
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		onHand := int64(60)
		for _, step := range []struct{ counted, told int64 }{{13, 0}, {12, 1}, {6, 1}, {0, 1}, {12, 1}, {13, 1}, {11, 2}} {
			counted(alpha, apptest.LastOnes, onHand, step.counted).Want(200)
			onHand = step.counted
			h.Settle(t)
			n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'stock_low' AND user_id = ? AND subject_id = 105", apptest.Alpha)
			if n != step.told {
				t.Errorf("at %d: told %d times, want %d", step.counted, n, step.told)
			}
		}
		if got := alpha.Get("/api/notifications").Want(200).Text("hydra:member/0/product"); got != "Les Dernières 2022" {
			t.Errorf("told as %q", got)
		}
		row := alpha.Get("/api/products/105/stock").Want(200)
		if figure(row, "available") != 11 || figure(row, "threshold") != 12 || row.Text("tag") != "stock_alert" || figure(row, "value") != 220 {
			t.Errorf("the row: %s", row.Body)
		}
		ledger := alpha.Get("/api/products/105/movements?itemsPerPage=2").Want(200)
		if figure(ledger, "hydra:totalItems") != 8 || ledger.Text("hydra:member/0/reason") != "Inventaire" ||
			ledger.Text("hydra:member/0/who/name") != "Maison Alpha" || figure(ledger, "hydra:member/0/onHand") != 11 {
			t.Errorf("the ledger: %s", ledger.Body)
		}
	})
}

// The audit trail says who corrected what, and as whom; what was refused or changed nothing is no act.
func TestCorrectionsAreInTheAuditTrail(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Superadmin))
		acting := admin.With(apitest.Header("X-Switch-User", apptest.Email(apptest.Alpha)))
		counted(acting, apptest.LastOnes, 60, 48).Want(200)
		counted(acting, apptest.LastOnes, 60, 40).Want(200) // refused: it is 48 by now
		counted(acting, apptest.LastOnes, 48, 48).Want(200)
		counted(acting, apptest.BetaWine, 600, 1).Want(200) // another supplier's
		const acts = `SELECT COUNT(*) FROM audit_entries WHERE action = 'stock.corrected'`
		if n := h.Count(t, acts); n != 1 {
			t.Errorf("%d acts", n)
		}
		if n := h.Count(t, acts+` AND subject = 'stock' AND subject_id = ? AND actor_id = ? AND impersonator_id = ? AND person_id = ?
 AND CAST(before_state AS TEXT) LIKE '%60%' AND CAST(after_state AS TEXT) LIKE '%48%' AND CAST(after_state AS TEXT) LIKE '%Inventaire%'`,
			apptest.LastOnes, apptest.Alpha, apptest.Superadmin, apptest.Alpha); n != 1 {
			t.Error("the act does not tell who did what as whom")
		}
	})
}

// The last cartons, counted down over HTTP while buyers order: nobody gets what is not there, and the figures hold.
func TestACorrectionAgainstCheckouts(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, alpha := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		var sold, refused atomic.Int64
		var corrected atomic.Bool
		var group sync.WaitGroup
		for i := range 14 {
			group.Go(func() {
				key := apitest.Header("Idempotency-Key", fmt.Sprintf("key-%d", i))
				switch got := buyer.With().Post("/api/cart", lastCarton(), key); got.Status {
				case 201:
					sold.Add(1)
				case 422:
					refused.Add(1)
				default:
					t.Errorf("%d: %s", got.Status, got.Body)
				}
			})
		}
		group.Go(func() {
			got := counted(alpha.With(), apptest.LastOnes, 60, 30).Want(200)
			corrected.Store(got.Value("results/0/error") == nil)
		})
		group.Wait()
		want := int64(10)
		if corrected.Load() {
			want = 5
		}
		if sold.Load() != want || refused.Load() != 14-want {
			t.Errorf("corrected %v: %d sold, %d refused", corrected.Load(), sold.Load(), refused.Load())
		}
		h.Settle(t)
		for what, query := range map[string]string{
			"left":        "SELECT on_hand - reserved FROM stock_levels WHERE product_id = 105",
			"on hand":     "SELECT on_hand - (SELECT SUM(on_hand_delta) FROM stock_movements WHERE product_id = 105) FROM stock_levels WHERE product_id = 105",
			"reserved":    "SELECT reserved - (SELECT SUM(reserved_delta) FROM stock_movements WHERE product_id = 105) FROM stock_levels WHERE product_id = 105",
			"units sold":  fmt.Sprintf("SELECT COALESCE(SUM(quantity), 0) - %d FROM order_items WHERE product_id = 105", 6*want),
			"not handled": "SELECT COUNT(*) FROM dead_letters",
		} {
			if off := h.Count(t, query); off != 0 {
				t.Errorf("%s: off by %d", what, off)
			}
		}
	})
}

// What is not the supplier's own is refused as what does not exist, row by row; the rest stands.
func TestCorrectionsAreAnsweredOneByOne(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
		row := func(product, onHand, expected int64) map[string]any {
			return map[string]any{"product": product, "onHand": onHand, "expected": expected, "reason": "Inventaire"}
		}
		got := alpha.Post("/api/stock/corrections", map[string]any{"rows": []any{
			row(apptest.LastOnes, 54, 60), row(apptest.BetaWine, 1, 600), row(apptest.AlphaWine, 599, 6),
		}}).Want(200)
		for i, code := range []string{"", "catalogue.product_not_found", "receipts.figure_moved"} {
			if said := got.Text(fmt.Sprintf("results/%d/error/code", i)); said != code {
				t.Errorf("row %d: %q, want %q", i, said, code)
			}
		}
		if said := got.Text("results/2/error/message"); !strings.Contains(said, "maintenant de 600") {
			t.Errorf("the refusal says %q", said)
		}
		acting := admin.With(apitest.Header("X-Switch-User", apptest.Email(apptest.Alpha)))
		counted(acting, apptest.LastOnes, 54, 48).Want(200)
		newest := alpha.Get("/api/products/105/movements?kind[]=correction").Want(200)
		if newest.Text("hydra:member/0/who/name") != "Personne 2" || newest.Text("hydra:member/0/asWhom/name") != "Maison Alpha" {
			t.Errorf("who corrected for whom: %s", newest.Body)
		}
		for path, body := range map[string]map[string]any{
			"rows[0].reason": {"rows": []any{map[string]any{"product": 105, "onHand": 1, "expected": 48}}},
			"rows[0].onHand": {"rows": []any{map[string]any{"product": 105, "onHand": -1, "expected": 48, "reason": "x"}}},
			"rows":           {"rows": []any{}},
		} {
			if got := alpha.Post("/api/stock/corrections", body).Want(422); got.Violations()[path] == "" {
				t.Errorf("%s: %s", path, got.Body)
			}
		}
		// The index knows of what the test wrote within a second.
		apptest.Eventually(t, "the summary follows", func() bool {
			sum := alpha.Get("/api/stock/summary").Want(200)
			return figure(sum, "products") == 3 && figure(sum, "units") == 600+600+48 && figure(sum, "value") == 600*12.40+600*10+48*20
		})
		var names []string
		list := alpha.Get("/api/stock?order[onHand]=asc").Want(200)
		for i := range 3 {
			names = append(names, list.Text(fmt.Sprintf("hydra:member/%d/product/name", i)))
		}
		if names[0] != "Les Dernières" {
			t.Errorf("the smallest stock first: %v", names)
		}
	})
}

// A supplier does not raise its own stock at the shared warehouse, which counts it (domain 6.1): it is told whom to ask; the
// admin counts, and a row of the supplier's own beside it stands.
func TestTheSharedWarehouseIsCountedByAdmins(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		beta, admin := h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Admin))
		acting := admin.With(apitest.Header("X-Switch-User", apptest.Email(apptest.Beta)))
		for who, client := range map[string]*apitest.Client{"its supplier": beta, "an admin who acts as the supplier": acting} {
			got := counted(client, apptest.BetaWine, 600, 900).Want(200)
			if code, words := got.Text("results/0/error/code"), got.Text("results/0/error/message"); code != "catalogue.shared_warehouse" ||
				words != "Ce produit est à l’entrepôt Dartess, qui le compte : demandez la correction à un administrateur de Millésime." {
				t.Errorf("%s is told %q: %s", who, code, words)
			}
		}
		stock := apptest.IRI("products", apptest.BetaWine) + "/stock"
		if got := beta.Get(stock).Want(200); figure(got, "onHand") != 600 {
			t.Errorf("refused, and there are %d", figure(got, "onHand"))
		}
		if got := counted(admin, apptest.BetaWine, 600, 590).Want(200); got.Value("results/0/error") != nil {
			t.Errorf("the admin is refused: %s", got.Body)
		}
		if got := beta.Get(stock).Want(200); figure(got, "onHand") != 590 {
			t.Errorf("the admin counted 590, and there are %d", figure(got, "onHand"))
		}
	})
}

// lastCarton is an order of the restaurant for a carton of what is nearly gone.
func lastCarton() map[string]any {
	return apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, 6)))
}
