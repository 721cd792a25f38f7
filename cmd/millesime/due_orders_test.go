package main_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Orders that are due at once: enough for several batches, some of them with goods that are held.
const (
	dueOrders     = 1_200
	dueWithGoods  = 20
	cartonOfSix   = 6
	noticeOfAnEnd = "order_canceled"
)

// Orders whose time came are moved once each, whatever becomes of who moves them: two replicas on PostgreSQL look at the
// same orders, one is killed in the middle of its work, others start again; SQLite has one process, which is killed so.
func TestDueOrdersMoveOnceThroughKills(t *testing.T) {
	t.Parallel()
	killed(t, moveThroughKills)
}

func moveThroughKills(t *testing.T, binary, url string, dialect db.Dialect) {
	t.Helper()
	replicas := map[db.Dialect]int{db.SQLite: 1, db.Postgres: 2}[dialect]
	c := cast{url: url}
	c.house(t, func(h *apptest.House) {
		h.MoveIn(t)
		h.AddPerson(t, 200, auth.Restaurant, "Restaurant prépayé")
		for range dueWithGoods {
			cart := apptest.Order(apptest.Cart(200, apptest.Item(apptest.AlphaWine, cartonOfSix)))
			h.As(t, apptest.Email(200)).Post("/api/cart", cart).Want(201)
		}
		h.Settle(t)
		copyOrders(t, h, dueOrders-dueWithGoods)
	})
	watch, err := db.Open(t.Context(), url, db.Options{})
	if err != nil {
		t.Fatal(err)
	}
	count := func(table, where string) func() int64 {
		return func() int64 {
			n, err := watch.Read().NewSelect().TableExpr(table).Where(where).Count(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
	}
	left, untold := count("orders", "status = 'waiting_payment'"), count("events_waiting", "TRUE")
	if n := left(); n != dueOrders {
		t.Fatalf("%d orders are due instead of %d", n, dueOrders)
	}
	run := func() []*program {
		var running []*program
		for range replicas {
			running = append(running, start(t, binary, url))
		}
		return running
	}
	running := run()
	awaitChange(t, left, dueOrders)
	t.Logf("killed with %d orders left", left())
	for _, p := range running { // one of them was at it
		p.kill(t)
	}
	running = run()
	for n := left(); n > 0; n = left() {
		awaitChange(t, left, n)
	}
	for n := untold(); n > 0; n = untold() {
		awaitChange(t, untold, n)
	}
	for _, p := range running {
		p.stop(t)
	}
	if err := watch.Close(); err != nil {
		t.Error(err)
	}
	c.house(t, func(h *apptest.House) {
		h.Settle(t)
		expectNone(t, h, map[string]string{
			"orders that are not canceled":    "SELECT COUNT(*) FROM orders WHERE status <> 'canceled'",
			"orders not canceled once":        "SELECT COUNT(*) FROM orders o WHERE (SELECT COUNT(*) FROM order_transitions x WHERE x.order_id = o.id AND x.to_status = 'canceled') <> 1",
			"events more or fewer":            "SELECT COUNT(*) - (SELECT COUNT(*) FROM orders) FROM outbox WHERE topic = 'orders_order_moved_v1' AND CAST(payload AS TEXT) LIKE '%canceled%'",
			"customers told more or less":     "SELECT COUNT(*) FROM orders o WHERE (SELECT COUNT(*) FROM notifications n WHERE n.kind = '" + noticeOfAnEnd + "' AND n.subject_id = o.id AND n.user_id = o.customer_id) <> 1",
			"goods that are still held":       "SELECT COUNT(*) FROM stock_reservations",
			"levels that still hold":          "SELECT COUNT(*) FROM stock_levels WHERE reserved <> 0",
			"releases more or fewer":          "SELECT COUNT(*) - 20 FROM stock_movements WHERE kind = 'release'",
			"orders that the system looks at": "SELECT COUNT(*) FROM orders WHERE due_at IS NOT NULL",
			"dead letters":                    "SELECT COUNT(*) FROM dead_letters",
		})
	})
}

// copyOrders makes so many others like the newest, and lets them all be due.
func copyOrders(t *testing.T, h *apptest.House, many int) {
	t.Helper()
	var columns []string
	for _, column := range h.Columns(t) {
		if name, ok := strings.CutPrefix(column, "orders."); ok && !slices.Contains([]string{"id", "number"}, name) {
			columns = append(columns, name)
		}
	}
	names := strings.Join(columns, ", ")
	h.Exec(t, "INSERT INTO orders (number, "+names+`) WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?)
 SELECT 'COPY-' || n, `+names+" FROM orders, copies WHERE id = (SELECT MAX(id) FROM orders)", many)
	h.Exec(t, "UPDATE orders SET due_at = ?", time.Now().Add(-time.Hour).UTC())
}

// awaitChange returns as soon as a number is another.
func awaitChange(t *testing.T, read func() int64, from int64) {
	t.Helper()
	look := time.NewTicker(2 * time.Millisecond)
	defer look.Stop()
	for read() == from {
		select {
		case <-t.Context().Done():
			t.Fatal("the test ends before anything changed")
		case <-look.C:
		}
	}
}
