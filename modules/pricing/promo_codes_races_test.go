package pricing_test

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

const (
	buyersAtOnce = 64 // quality, reliability
	tabsAtOnce   = 16
)

// sameUse lets many validate at once with a code of one use: one wins, the others are told that the code is used up, with the
// cart as it costs without it.
func sameUse(t *testing.T, h *apptest.House, many int, buy func(i int) *apitest.Response) {
	t.Helper()
	var won, told atomic.Int64
	var group sync.WaitGroup
	for i := range many {
		group.Go(func() {
			switch got := buy(i); {
			case got.Status == 201:
				won.Add(1)
			case got.Status == 409 && got.Text("quote/blockers/0/code") == "promo_code_used_up" && got.Text("quote/promoCode") == "UNE":
				told.Add(1)
			default:
				t.Errorf("%d: %d %s", i, got.Status, got.Body)
			}
		})
	}
	group.Wait()
	if won.Load() != 1 || told.Load() != int64(many)-1 {
		t.Errorf("%d won, %d told", won.Load(), told.Load())
	}
	h.Settle(t)
	for what, query := range map[string]string{
		"orders":           "SELECT COUNT(*) - 1 FROM orders",
		"uses":             "SELECT COUNT(*) - 1 FROM promo_code_uses",
		"balance of uses":  "SELECT uses - (SELECT COUNT(*) FROM promo_code_uses WHERE given_back_at IS NULL) FROM promo_codes",
		"balance of costs": "SELECT cost_cents - (SELECT SUM(amount_cents) FROM promo_code_uses WHERE given_back_at IS NULL) FROM promo_codes",
		"events":           "SELECT COUNT(*) - 1 FROM outbox WHERE topic = 'pricing_code_used_v1'",
		"dead letters":     "SELECT COUNT(*) FROM dead_letters",
	} {
		if off := h.Count(t, query); off != 0 {
			t.Errorf("%s: off by %d", what, off)
		}
	}
}

// expected is the order of 6 bottles of Bêta (8.90) for who saw a total with the code: 48.06 and 12.00 of carriage make 72.07
// incl. VAT; without it 78.48.
func expected(person int64) map[string]any {
	cart := apptest.Cart(person, apptest.Item(apptest.BetaWine, 6))
	return apptest.With(apptest.Order(cart), map[string]any{"promoCode": "UNE", "expectedTotal": "72.07"})
}

// 64 buyers on the last use of a code.
func TestTheLastUseOfManyBuyers(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		addCode(t, h, "UNE", map[string]any{"suppliers": []int{apptest.Beta}, "maxUses": 1})
		clients := make([]*apitest.Client, buyersAtOnce)
		for i := range clients {
			person := int64(100 + i)
			h.AddPerson(t, person, auth.Restaurant, fmt.Sprintf("Restaurant %d", i))
			clients[i] = h.As(t, apptest.Email(person))
		}
		sameUse(t, h, buyersAtOnce, func(i int) *apitest.Response { return clients[i].Post("/api/cart", expected(int64(100+i))) })
	})
}

// One buyer in 16 tabs with a code that each customer uses once.
func TestOneUseInManyTabs(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		addCode(t, h, "UNE", map[string]any{"suppliers": []int{apptest.Beta}, "maxUsesPerCustomer": 1})
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		sameUse(t, h, tabsAtOnce, func(i int) *apitest.Response {
			return buyer.With().Post("/api/cart", expected(apptest.Restaurant), apitest.Header("Idempotency-Key", fmt.Sprintf("tab-%d", i)))
		})
		other := expected(apptest.Stranger)
		h.As(t, apptest.Email(apptest.Stranger)).Post("/api/cart", other).Want(201)
	})
}

// Two orders of one checkout cancelled at the same instant by their suppliers: the use is given back once.
func TestTheLastTwoCancelsAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for range 8 {
			h.Exec(t, "DELETE FROM promo_code_shares")
			h.Exec(t, "DELETE FROM promo_code_uses")
			h.Exec(t, "DELETE FROM promo_code_suppliers")
			h.Exec(t, "DELETE FROM promo_codes")
			orders := orderOfTwo(t, h)
			sellers := []*apitest.Client{h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta))}
			var group sync.WaitGroup
			for i, order := range orders {
				group.Go(func() { sellers[i].Post(order+"/transitions", cancel()).Want(200) })
			}
			group.Wait()
			if n := h.Count(t, "SELECT uses FROM promo_codes"); n != 0 {
				t.Fatalf("%d uses still count", n)
			}
		}
		h.Settle(t)
		if n := h.Count(t, "SELECT COUNT(*) FROM outbox WHERE topic = 'pricing_code_given_back_v1'"); n != 8 {
			t.Errorf("given back %d times", n)
		}
	})
}
