package orders_test

import (
	"context"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/orders/ordersevents"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
)

// together calls at the same time and gives the statuses, sorted.
func together(calls ...func() *apitest.Response) []int {
	statuses := make([]int, len(calls))
	start := make(chan struct{})
	var group sync.WaitGroup
	for i, call := range calls {
		group.Go(func() {
			<-start
			statuses[i] = call().Status
		})
	}
	close(start)
	group.Wait()
	slices.Sort(statuses)
	return statuses
}

// Who comes second is told so, whatever both wanted; nothing happens twice, and the sums hold.
func TestRacesOverOneOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		for _, race := range []struct {
			name, from, one, other string
			first, second          *apitest.Client
			onBehalf               bool
		}{
			{"a double click", "processing", "validated", "validated", alpha, alpha, false},
			{"two clerks", "processing", "validated", "canceled", alpha, alpha, false},
			{"cancel against prepare", "validated", "canceled", "preparation", buyer, alpha, true},
			{"cancel against validate", "processing", "canceled", "validated", buyer, alpha, false},
			{"a double delivery", "pending_shipping", "shipped", "shipped", buyer, alpha, false},
		} {
			reference := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
			h.Settle(t)
			put(t, h, reference, race.from)
			if race.onBehalf {
				h.Exec(t, "UPDATE orders SET on_behalf = TRUE WHERE id = ?", orderID(t, reference))
			}
			before := h.Count(t, "SELECT COUNT(*) FROM order_transitions WHERE order_id = ? AND actor_id <> 0", orderID(t, reference))
			move := func(c *apitest.Client, to string) func() *apitest.Response {
				return func() *apitest.Response {
					return c.With().Post(reference+"/transitions", fields{"transition": to, "from": race.from, "comment": "Un motif"})
				}
			}
			if got := together(move(race.first, race.one), move(race.second, race.other)); !slices.Equal(got, []int{200, 409}) {
				t.Errorf("%s: %v", race.name, got)
			}
			h.Settle(t)
			if steps := h.Count(t, "SELECT COUNT(*) FROM order_transitions WHERE order_id = ? AND actor_id <> 0", orderID(t, reference)) - before; steps != 1 {
				t.Errorf("%s: %d steps", race.name, steps)
			}
			h.Exec(t, "UPDATE exposures SET owed_cents = ("+owedSum+")") // put wrote behind its back
		}
		sumsHold(t, h)
	})
}

// Many at once and one of them alone: each order moves once.
func TestManyAgainstOne(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		var references []string
		for range 8 {
			references = append(references, place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6))
		}
		h.Settle(t)
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		backwards := slices.Clone(references)
		slices.Reverse(backwards)
		many := func(orders []string) func() *apitest.Response {
			return func() *apitest.Response {
				return alpha.With().Post("/api/orders/transitions", fields{"orders": orders, "transition": "validated"})
			}
		}
		calls := []func() *apitest.Response{many(references), many(backwards)}
		for _, reference := range references[:4] {
			calls = append(calls, func() *apitest.Response {
				return alpha.With().Post(reference+"/transitions", fields{"transition": "canceled", "from": "processing", "comment": "Un motif"})
			})
		}
		for _, status := range together(calls...) {
			if status != http.StatusOK && status != http.StatusConflict {
				t.Errorf("answered %d", status)
			}
		}
		if twice := h.Count(t, "SELECT COUNT(*) FROM order_transitions WHERE from_status = 'processing'"); twice != int64(len(references)) {
			t.Errorf("%d moves of %d orders", twice, len(references))
		}
		sumsHold(t, h)
	})
}

// The moves that time decides happen once, with several processes at it and again later: unpaid orders end, deliveries
// that nobody confirmed are taken as arrived. What is due is in the rows, so a restart forgets nothing.
func TestTimeMovesOrders(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		unpaid := place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 6)
		delivered := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		put(t, h, delivered, "pending_shipping")
		early := place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 6)
		h.Settle(t)
		past := time.Now().Add(-time.Minute).UTC()
		for _, reference := range []string{unpaid, delivered} {
			h.Exec(t, "UPDATE orders SET due_at = ? WHERE id = ?", past, orderID(t, reference))
		}
		var group sync.WaitGroup
		for range 4 { // as many processes: the lease spares work, the rows decide
			group.Go(func() {
				if _, err := h.App.Modules.Orders.MoveDue(t.Context()); err != nil {
					t.Error(err)
				}
			})
		}
		group.Wait()
		h.Settle(t)
		if again, err := h.App.Modules.Orders.MoveDue(t.Context()); err != nil || again != 0 {
			t.Errorf("%d moved again: %v", again, err)
		}
		admin := h.As(t, apptest.Email(apptest.Admin))
		for reference, want := range map[string]string{unpaid: "canceled", delivered: "pending_invoice", early: "waiting_payment"} {
			if got := admin.Get(reference).Want(200); got.Text("status") != want {
				t.Errorf("%s is %s instead of %s", reference, got.Text("status"), want)
			}
		}
		for _, reference := range []string{unpaid, delivered} {
			if twice := h.Count(t, "SELECT COUNT(*) - COUNT(DISTINCT to_status) FROM order_transitions WHERE order_id = ?", orderID(t, reference)); twice != 0 {
				t.Errorf("%s moved %d times too often", reference, twice)
			}
		}
		if held := h.Count(t, "SELECT COUNT(*) FROM stock_reservations WHERE order_id = ?", orderID(t, unpaid)); held != 0 {
			t.Errorf("the canceled order holds %d reservations", held)
		}
	})
}

// An order whose move is refused waits, and holds up no other.
func TestWhatCannotMoveIsLeft(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		stuck := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		unpaid := place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 6)
		h.Settle(t)
		past := time.Now().Add(-time.Minute).UTC()
		h.Exec(t, "UPDATE orders SET due_at = ?", past) // the first one waits for its supplier: nothing is due
		moved, err := h.App.Modules.Orders.MoveDue(t.Context())
		if err != nil || moved != 1 {
			t.Errorf("%d moved: %v", moved, err)
		}
		admin := h.As(t, apptest.Email(apptest.Admin))
		if got := admin.Get(stuck).Text("status") + ", " + admin.Get(unpaid).Text("status"); got != "processing, canceled" {
			t.Errorf("the orders are %s", got)
		}
	})
}

// An event that is handled late, or again, leads on nobody who is elsewhere by now: goods that were sent again are not
// taken as arrived because the first ones were.
func TestALateEventMovesNothingEarly(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		put(t, h, order, "pending_shipping")
		err := h.App.DB.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			return tx.Publish(ctx, ordersevents.OrderMovedV1{
				OrderID: orderID(t, order), From: "pending_shipping", To: "shipped", CustomerID: apptest.Restaurant, SupplierID: apptest.Alpha,
			})
		})
		if err != nil {
			t.Fatal(err)
		}
		h.Settle(t)
		if got := h.As(t, apptest.Email(apptest.Admin)).Get(order).Want(200).Text("status"); got != "pending_shipping" {
			t.Errorf("the order is %s", got)
		}
	})
}
