package cart_test

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// buyersAtOnce validate together (quality, reliability).
const buyersAtOnce = 64

// 64 buyers on the last ten cartons: exactly ten are sold, and the losers are told.
func TestTheLastTenCartonsOfManyBuyers(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		clients := make([]*apitest.Client, buyersAtOnce)
		for i := range clients {
			person := int64(100 + i)
			h.AddPerson(t, person, auth.Restaurant, fmt.Sprintf("Restaurant %d", i))
			clients[i] = h.As(t, apptest.Email(person))
		}
		sellOut(t, h, func(i int) *apitest.Response {
			return clients[i].Post("/api/cart", carton(int64(100+i)))
		})
	})
}

// The same as one buyer with 64 keys: two keys are two checkouts.
func TestTheLastTenCartonsOfOneBuyer(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		sellOut(t, h, func(i int) *apitest.Response {
			key := apitest.Header("Idempotency-Key", fmt.Sprintf("key-%d", i))
			return buyer.With().Post("/api/cart", carton(apptest.Restaurant), key)
		})
	})
}

// One key sent 64 times at once is one checkout, answered alike.
func TestOneKeySentManyTimes(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		var group sync.WaitGroup
		var orders sync.Map
		for range buyersAtOnce {
			group.Go(func() {
				got := buyer.With().Post("/api/cart", carton(apptest.Restaurant), apitest.Header("Idempotency-Key", "the-one"))
				if got.Status != 201 {
					t.Errorf("%d: %s", got.Status, got.Body)
				}
				orders.Store(got.Text("orders/0"), true)
			})
		}
		group.Wait()
		different := 0
		orders.Range(func(any, any) bool { different++; return true })
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 1 || different != 1 {
			t.Errorf("%d orders, %d different answers", n, different)
		}
	})
}

func carton(person int64) map[string]any {
	return apptest.Order(apptest.Cart(person, apptest.Item(apptest.LastOnes, 6)))
}

func sellOut(t *testing.T, h *apptest.House, buy func(i int) *apitest.Response) {
	t.Helper()
	var sold, refused atomic.Int64
	var group sync.WaitGroup
	for i := range buyersAtOnce {
		group.Go(func() {
			switch got := buy(i); {
			case got.Status == 201:
				sold.Add(1)
			case got.Status == 422 && got.Violations()["items[0].quantity"] != "":
				refused.Add(1)
			default:
				t.Errorf("buyer %d: %d %s", i, got.Status, got.Body)
			}
		})
	}
	group.Wait()
	if sold.Load() != 10 || refused.Load() != buyersAtOnce-10 {
		t.Errorf("%d sold, %d refused", sold.Load(), refused.Load())
	}
	h.Settle(t)
	for what, query := range map[string]string{
		"orders":           "SELECT COUNT(*) - 10 FROM orders",
		"units sold":       "SELECT reserved - 60 FROM stock_levels WHERE product_id = 105",
		"ledger":           "SELECT 60 - SUM(reserved_delta) FROM stock_movements WHERE product_id = 105",
		"orphan lines":     "SELECT COUNT(*) FROM order_items WHERE order_id NOT IN (SELECT id FROM orders)",
		"effects in all":   "SELECT COUNT(*) - 10 FROM inbox WHERE handler = 'orders_settle_placed_order'",
		"dead letters":     "SELECT COUNT(*) FROM dead_letters",
		"numbers twice":    "SELECT COUNT(*) - COUNT(DISTINCT number) FROM orders",
		"events unhandled": "SELECT COUNT(*) FROM events_waiting",
	} {
		if off := h.Count(t, query); off != 0 {
			t.Errorf("%s: off by %d", what, off)
		}
	}
}
