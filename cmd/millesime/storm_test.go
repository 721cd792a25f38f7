package main_test

import (
	"bytes"
	"fmt"
	"sync"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/gate"
)

// How often the program is killed, and by how many buyers it is loaded (quality, reliability).
const (
	kills       = 20
	stormBuyers = 8
)

// Killed under load at random moments: every order that was acknowledged is there, none twice, no orphans, the
// stock equals its ledger, and each event had each effect once.
func TestStorm(t *testing.T) {
	t.Parallel()
	killed(t, storm)
}

func storm(t *testing.T, binary, url string, _ db.Dialect) {
	t.Helper()
	moment := atRandom(t, 30*time.Millisecond, 300*time.Millisecond)
	cast := newCast(t, url)
	tokens := map[int64]string{}
	kept := &acknowledged{bodies: map[string][]byte{}}
	for round := range kills {
		first := kept.next()
		p := start(t, binary, url)
		if len(tokens) == 0 {
			for _, buyer := range cast.buyers {
				tokens[buyer] = p.signIn(t, apptest.Email(buyer))
			}
		}
		kept.check(t, p, tokens, 5)
		var group sync.WaitGroup
		for _, buyer := range cast.buyers {
			group.Go(func() { p.shop(tokens[buyer], buyer, round, kept) })
		}
		if round%2 == 1 { // on a slow machine a moment after the start would always come before the first order
			select {
			case <-first:
			case <-time.After(time.Minute): //nolint:forbidigo // the kill then comes before the first order, which is fine too
			}
		}
		<-moment()
		p.kill(t)
		group.Wait()
	}
	if len(kept.bodies) < kills/2 {
		t.Fatalf("only %d orders were acknowledged: the storm was too weak", len(kept.bodies))
	}
	p := start(t, binary, url)
	kept.check(t, p, tokens, len(kept.bodies))
	p.stop(t)
	cast.house(t, func(h *apptest.House) {
		h.Settle(t)
		t.Logf("%d checkouts acknowledged, %d orders", len(kept.bodies), h.Count(t, "SELECT COUNT(*) FROM orders"))
		checkInvariants(t, h)
	})
}

func checkInvariants(t *testing.T, h *apptest.House) {
	t.Helper()
	expectNone(t, h, map[string]string{
		"orders of unknown checkouts":       "SELECT COUNT(*) FROM orders WHERE checkout_id NOT IN (SELECT id FROM checkouts)",
		"checkouts without three orders":    "SELECT COUNT(*) FROM checkouts c WHERE (SELECT COUNT(*) FROM orders o WHERE o.checkout_id = c.id) <> 3",
		"keys without a checkout":           "SELECT COUNT(*) - (SELECT COUNT(*) FROM checkouts) FROM idempotency_keys",
		"keys still running":                "SELECT COUNT(*) FROM idempotency_keys WHERE status <> 201",
		"orders without lines":              "SELECT COUNT(*) FROM orders WHERE id NOT IN (SELECT order_id FROM order_items)",
		"lines that hold no stock":          "SELECT COUNT(*) FROM order_items i WHERE i.quantity <> (SELECT COALESCE(SUM(r.reserved), 0) FROM stock_reservations r WHERE r.order_item_id = i.id)",
		"levels off their ledger":           "SELECT COUNT(*) FROM stock_levels l WHERE l.reserved <> (SELECT COALESCE(SUM(m.reserved_delta), 0) FROM stock_movements m WHERE m.product_id = l.product_id)",
		"events for no order":               "SELECT COUNT(*) - (SELECT COUNT(*) FROM orders) FROM outbox WHERE topic = 'orders_order_placed_v1'",
		"events not sent":                   "SELECT COUNT(*) FROM events_waiting",
		"settled more or less than once":    "SELECT COUNT(*) - (SELECT COUNT(*) FROM orders) FROM inbox WHERE handler = 'orders_settle_placed_order'",
		"prepaid orders not asked to pay":   "SELECT COUNT(*) FROM orders o WHERE o.supplier_id = 6 AND o.status <> 'waiting_payment'",
		"prepaid orders asked to pay often": "SELECT COUNT(*) FROM orders o WHERE o.supplier_id = 6 AND (SELECT COUNT(*) FROM order_transitions x WHERE x.order_id = o.id AND x.to_status = 'waiting_payment') <> 1",
		"suppliers told more or less often": "SELECT COUNT(*) - (SELECT COUNT(*) FROM orders) FROM notifications n JOIN orders o ON o.id = n.subject_id AND o.supplier_id = n.user_id WHERE n.kind = 'order_placed'",
		"dead letters":                      "SELECT COUNT(*) FROM dead_letters",
	})
}

// acknowledged are the answers that buyers got, by key.
type acknowledged struct {
	mu     sync.Mutex
	bodies map[string][]byte
	added  chan struct{} // closed by the next answer
}

// next is closed when another order is acknowledged.
func (a *acknowledged) next() <-chan struct{} {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.added = make(chan struct{})
	return a.added
}

func (a *acknowledged) add(key string, body []byte) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.bodies[key] = body
	if a.added != nil {
		close(a.added)
		a.added = nil
	}
}

// check sends the latest keys again: each must be answered as it was.
func (a *acknowledged) check(t *testing.T, p *program, tokens map[int64]string, atMost int) {
	t.Helper()
	for key, body := range a.bodies {
		if atMost--; atMost < 0 {
			return
		}
		var buyer, round, n int64
		if _, err := fmt.Sscanf(key, "storm-%d-%d-%d", &buyer, &round, &n); err != nil {
			t.Fatal(err)
		}
		again := apitest.At(t, p.url).Post("/api/cart", basket(buyer), apitest.Token(tokens[buyer]), apitest.Header("Idempotency-Key", key)).Want(201)
		if !bytes.Equal(again.Body, body) {
			t.Errorf("%s was answered\n%s\nand now\n%s", key, body, again.Body)
		}
	}
}

func basket(buyer int64) map[string]any {
	return apptest.Order(apptest.Cart(buyer, apptest.Item(apptest.AlphaWine, 6), apptest.Item(apptest.BetaWine, 6), apptest.Item(apptest.GammaJuice, 12)))
}

// cast is the storm's database, filled before the program first starts.
type cast struct {
	url    string
	buyers []int64
}

func newCast(t *testing.T, url string) cast {
	t.Helper()
	c := cast{url: url}
	passwords := auth.NewPasswords(gate.New(gate.Options{}))
	hash, err := passwords.Hash(t.Context(), apptest.Password)
	if err != nil {
		t.Fatal(err)
	}
	c.house(t, func(h *apptest.House) {
		h.MoveIn(t)
		for i := range int64(stormBuyers) {
			h.AddPerson(t, 200+i, auth.Restaurant, fmt.Sprintf("Restaurant %d", i))
			c.buyers = append(c.buyers, 200+i)
		}
		h.Exec(t, "UPDATE users SET password_hash = ?", hash)
		h.Exec(t, "UPDATE stock_levels SET on_hand = 10000000")
	})
	return c
}

// house runs the product inside the test for a moment, to fill or to look at the database.
func (c cast) house(t *testing.T, use func(h *apptest.House)) {
	t.Helper()
	t.Run("house", func(t *testing.T) { use(apptest.Start(t, c.url)) })
}
