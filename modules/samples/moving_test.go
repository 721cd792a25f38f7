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
