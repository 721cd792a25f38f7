package orders_test

import (
	"fmt"
	"slices"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/orders"
)

// Many orders at once: one result per order, in the order asked, each as far as it may.
func TestManyTransitions(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		first := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		canceled := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		waiting := place(t, h, apptest.Email(apptest.Stranger), apptest.Stranger, 6)
		h.Settle(t)
		put(t, h, canceled, "canceled")
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		got := alpha.Post("/api/orders/transitions", fields{
			"orders": []string{waiting, first, canceled, "/api/orders/999999", first}, "transition": "validated",
		}).Want(200)
		for i, want := range []struct{ order, status, code string }{
			{waiting, "waiting_payment", "required"},
			{first, "validated", ""},
			{canceled, "canceled", "orders.no_such_move"},
			{"/api/orders/999999", "", "orders.not_found"},
			{first, "validated", "orders.moved_meanwhile"},
		} {
			at := fmt.Sprintf("results/%d/", i)
			if got.Text(at+"order") != want.order || got.Text(at+"status") != want.status || got.Text(at+"error/code") != want.code {
				t.Errorf("%d: %s", i, got.Text(fmt.Sprintf("results/%d", i)))
			}
		}
		one := alpha.Post("/api/orders/transitions", fields{"orders": []string{first}, "transition": "preparation"}).Want(200)
		if one.Value("results/0/error") != nil {
			t.Errorf("%s", one.Body)
		}
		alone := alpha.Post("/api/orders/transitions", fields{"orders": []string{first}, "transition": "incident", "comment": "x"}).Want(200)
		if alone.Text("results/0/error/code") != "orders.one_by_one" {
			t.Errorf("%s", alone.Body)
		}
		alpha.Post("/api/orders/transitions", fields{"orders": []string{}, "transition": "validated"}).Want(422)
		alpha.Post("/api/orders/transitions", fields{"orders": slices.Repeat([]string{first}, 1001), "transition": "validated"}).Want(422)
	})
}

// "À traiter": each group lists what waits for it, and nothing else.
func TestToDo(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		reference := place(t, h, apptest.Email(apptest.Restaurant), apptest.Restaurant, 6)
		h.Settle(t)
		waits := map[int64][]string{
			apptest.Alpha:      {"processing", "paid", "paid_error", "validated", "preparation", "partially_shipped", "incident"},
			apptest.Restaurant: {"waiting_payment", "pending_shipping"},
			apptest.Agent:      {"waiting_payment"},
			apptest.Admin:      {"paid_error", "incident"},
			apptest.Stranger:   {},
		}
		for reader, states := range waits {
			client := h.As(t, apptest.Email(reader))
			for _, state := range orders.States().States {
				put(t, h, reference, state)
				if got := len(numbers(client.Get("/api/orders?view=todo").Want(200))); (got == 1) != slices.Contains(states, state) {
					t.Errorf("%s is to do for %d: %d orders", state, reader, got)
				}
			}
			client.Get("/api/orders?view=later").Want(422)
		}
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		put(t, h, reference, "paid")
		if got := len(numbers(supplier.Get("/api/orders?view=todo&status[]=processing").Want(200))); got != 0 {
			t.Errorf("%d orders wait to be confirmed", got)
		}
	})
}
