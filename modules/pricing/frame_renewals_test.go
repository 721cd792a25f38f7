package pricing_test

import (
	"strconv"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// "Renouveler": a copy for the next period, which takes over the buyers on its first day, at midnight in carts, and once.
func TestARenewalTakesOver(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, buyer := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Restaurant))
		old := addFrame(t, h, nil).Text("@id")
		admin.Post(old+"/renewals", nil).Want(409) // it has no end
		admin.PatchSeen(old, map[string]any{"startsOn": today(-9), "endsOn": today(0)}).Want(200)
		made := admin.Post(old+"/renewals", nil).Want(201)
		for path, want := range map[string]string{
			"name": "CHR 2026", "contractNumber": "AC-2026-04", "startsOn": today(1), "endsOn": today(10), "status": "scheduled", "renews": old,
			"tiers/1/discount": "3", "suppliers/0/company": "Maison Alpha", "buyers/0/id": "",
		} {
			if got := made.Text(path); got != want {
				t.Errorf("the copy's %s is %q instead of %q", path, got, want)
			}
		}
		admin.Post(old+"/renewals", nil).Want(409)
		next := made.Text("@id")
		admin.PatchSeen(next, map[string]any{"tiers": []map[string]any{{"from": 0, "discount": 10}}}).Want(200)
		takeOver := func(want int) {
			t.Helper()
			if n, err := h.App.Modules.Pricing.TakeOverFrames(t.Context()); err != nil || n != want {
				t.Errorf("%d frames took over, %v; want %d", n, err, want)
			}
		}
		costs := func(want string) {
			t.Helper()
			cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12))
			if got := buyer.Post("/api/cart", cart).Want(200).Text("subTotalPriceTaxExcl"); got != want {
				t.Errorf("a cart costs %s instead of %s", got, want)
			}
		}
		takeOver(0)
		costs("139.92") // the old one, to the end of its last day
		// The day passes: both are a day earlier. 12.40 × 0.90 × 0.95 = 10.602: 10.60 × 12
		h.Exec(t, "UPDATE agreement_frames SET starts_on = ?, ends_on = ? WHERE renews_id IS NULL", today(-10), today(-1))
		h.Exec(t, "UPDATE agreement_frames SET starts_on = ?, ends_on = ? WHERE renews_id IS NOT NULL", today(0), today(9))
		costs("127.2") // before the job came
		takeOver(1)
		costs("127.2")
		for _, frame := range []string{next, old} { // what has ended goes on naming its buyers
			if got := admin.Get(frame).Text("buyers/0/id"); got != strconv.Itoa(apptest.Restaurant) {
				t.Errorf("the buyers of %s are %q", frame, got)
			}
		}
		takeOver(0)
		admin.PatchSeen(next, map[string]any{"buyers": []int{}}).Want(200)
		costs("141.36")
		takeOver(0)
	})
}
