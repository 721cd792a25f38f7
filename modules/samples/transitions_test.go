package samples_test

import (
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// The state table, walked whole: who may make which move from where, and what everybody else is answered.
func TestEveryMoveByEveryRole(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		roles := map[string]int64{"supplier": apptest.Alpha, "agent": apptest.Agent, "admin": apptest.Admin, "buyer": apptest.Restaurant}
		allowed := map[string]string{
			"pending valid": "supplier agent admin", "pending reject": "supplier agent admin", "valid ordering": "buyer",
		}
		states := []string{"pending", "valid", "ordering", "reject"}
		request := ask(t, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant, apptest.AlphaWine)
		for role, person := range roles {
			client := h.As(t, apptest.Email(person))
			for _, from := range states {
				for _, to := range states {
					h.Exec(t, "UPDATE sample_requests SET status = ?, is_open = TRUE, order_id = NULL", from)
					shown := client.Get(request).Want(200).Text("transitions")
					by, exists := allowed[from+" "+to]
					want := 403
					switch {
					case from == to:
						want = 409
					case !exists:
						want = 422
					case slices.Contains(strings.Fields(by), role):
						want = 200
					}
					if offered := strings.Contains(shown, `"`+to+`"`) || strings.Contains(shown, to); offered != (want == 200) {
						t.Errorf("%s sees %s from %s to %s", role, shown, from, to)
					}
					got := move(client, request, to, "Plus de stock à déguster")
					if got.Status != want {
						t.Errorf("%s moves %s to %s: %d instead of %d: %s", role, from, to, got.Status, want, got.Body)
					}
					if want == 409 && got.Text("requestStatus") != from {
						t.Errorf("a conflict does not say where the request stands: %s", got.Body)
					}
				}
			}
		}
		h.Exec(t, "UPDATE sample_requests SET status = 'pending', order_id = NULL")
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		if why := move(supplier, request, "reject", "  ").Want(422).Violations()["comment"]; why == "" {
			t.Error("a refusal without a reason has no words")
		}
		move(supplier, request, "elsewhere", "").Want(422)
	})
}

// Whoever clicks twice orders once, and two clerks answer once.
func TestMovesAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		request := ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		for _, step := range []struct {
			by *apitest.Client
			to string
		}{{supplier, "valid"}, {buyer, "ordering"}} {
			var done atomic.Int64
			var group sync.WaitGroup
			for range 8 {
				group.Go(func() {
					switch got := move(step.by.With(), request, step.to, ""); got.Status {
					case 200:
						done.Add(1)
					case 409:
					default:
						t.Errorf("%s: %d %s", step.to, got.Status, got.Body)
					}
				})
			}
			group.Wait()
			if done.Load() != 1 {
				t.Errorf("%s was done %d times", step.to, done.Load())
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 1 {
			t.Errorf("%d orders", n)
		}
		if n := h.Count(t, "SELECT reserved FROM stock_levels WHERE product_id = ?", apptest.AlphaWine); n != 1 {
			t.Errorf("%d units reserved", n)
		}
	})
}

// Many are answered at once, one result per request in the order asked.
func TestManyAreAnsweredAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		first := ask(t, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant, apptest.AlphaWine)
		second := ask(t, h.As(t, apptest.Email(apptest.Stranger)), apptest.Stranger, apptest.AlphaWine)
		foreign := ask(t, h.As(t, apptest.Email(apptest.CSE)), apptest.CSE, apptest.BetaWine)
		move(supplier, second, "valid", "").Want(200)
		got := supplier.Post("/api/sample_requests/transitions", map[string]any{
			"requests": []string{second, foreign, first}, "transition": "valid",
		}).Want(200)
		for path, want := range map[string]string{
			"results/0/request": second, "results/0/status": "valid", "results/0/error/code": "samples.moved_meanwhile",
			"results/1/request": foreign, "results/1/status": "", "results/1/error/code": "samples.not_found",
			"results/2/request": first, "results/2/status": "valid", "results/2/error": "",
		} {
			if got.Text(path) != want {
				t.Errorf("%s: %q instead of %q", path, got.Text(path), want)
			}
		}
		supplier.Post("/api/sample_requests/transitions", map[string]any{"requests": []string{first}, "transition": "ordering"}).Want(422)
	})
}

// Every button of the samples, clicked twice at once: it has been done once, and the second answer says so.
func TestSampleClicksAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "INSERT INTO sample_quotas (supplier_id, units, updated_at) VALUES (?, 24, ?)", apptest.Alpha, apptest.At())
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		twice := func(what string, want []int, call func() *apitest.Response) {
			t.Helper()
			statuses := make([]int, 2)
			var group sync.WaitGroup
			for i := range statuses {
				group.Go(func() { statuses[i] = call().Status })
			}
			group.Wait()
			if slices.Sort(statuses); !slices.Equal(statuses, want) {
				t.Errorf("%s is answered %v instead of %v", what, statuses, want)
			}
		}
		twice("asking", []int{201, 409}, func() *apitest.Response {
			return buyer.With().Post("/api/sample_requests", asks(apptest.Restaurant, apptest.AlphaWine))
		})
		request := buyer.Get("/api/sample_requests").Want(200).Text("hydra:member/0/@id")
		twice("withdrawing", []int{204, 404}, func() *apitest.Response { return buyer.With().Delete(request) })
		refused := ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		twice("refusing", []int{200, 409}, func() *apitest.Response { return move(supplier.With(), refused, "reject", "Épuisé") })
		request = ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		twice("accepting several", []int{200, 200}, func() *apitest.Response {
			return supplier.With().Post("/api/sample_requests/transitions", map[string]any{"requests": []string{request}, "transition": "valid"})
		})
		twice("ordering", []int{200, 409}, func() *apitest.Response { return move(buyer.With(), request, "ordering", "") })
		h.Settle(t)
		deliver(t, h, buyer.Get(request).Want(200).Text("order/@id"))
		twice("an opinion", []int{200, 409}, func() *apitest.Response {
			return buyer.With().Post(request+"/feedback", map[string]any{"rating": 5, "comment": "Superbe"})
		})
		for what, query := range map[string]string{
			"steps":  "SELECT COUNT(*) - 3 FROM sample_request_transitions WHERE request_id = (SELECT MAX(id) FROM sample_requests)",
			"orders": "SELECT COUNT(*) - 1 FROM orders", "requests": "SELECT COUNT(*) - 2 FROM sample_requests",
		} {
			if n := h.Count(t, query); n != 0 {
				t.Errorf("%d %s too many", n, what)
			}
		}
	})
}
