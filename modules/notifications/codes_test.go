package notifications_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// On Monday, 16 November 2026: who bears a code is told that it does, that the code changed and that it is over, once each, in the
// app and by mail; who does not bear it is told nothing.
func TestBearersAreToldOfTheirCodes(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		code := admin.Post("/api/promo_codes", map[string]any{
			"code": "NOEL25", "label": "Fêtes", "amount": 25, "startsOn": "2026-11-20", "suppliers": []int{apptest.Alpha},
		}).Want(201).Text("@id")
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		wants := func(round, want, mail string) {
			t.Helper()
			for range 2 { // once each
				if err := h.App.Modules.Pricing.TellCodes(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			h.Settle(t)
			var states []string
			for _, n := range list(t, alpha, "") {
				if n.Kind != "promo_code" || n.Number != "NOEL25" || n.Subject != "/api/borne_promo_codes/1" {
					t.Errorf("%s: told is %+v", round, n)
				}
				states = append(states, n.State)
			}
			if got := strings.Join(states, " "); got != want {
				t.Errorf("%s: told is %q instead of %q", round, got, want)
			}
			if got := h.MailTo(t, apptest.Email(apptest.Alpha)); !strings.Contains(got.Text, mail) || !strings.Contains(got.Text, "/profile?code=1") {
				t.Errorf("%s: the mail says %q", round, got.Text)
			}
		}
		wants("made", "made", "Le code promo NOEL25 est à votre charge à partir du 20/11/2026")
		admin.PatchSeen(code, map[string]any{"label": "Fêtes de fin d’année"}).Want(200)
		wants("its label changed", "made", "NOEL25")
		admin.PatchSeen(code, map[string]any{"minimum": 300, "startsOn": "2026-11-01"}).Want(200)
		wants("changed", "changed made", "ont changé")
		admin.PatchSeen(code, map[string]any{"stopped": true}).Want(200)
		wants("stopped", "stopped changed made", "est arrêté")
		admin.PatchSeen(code, map[string]any{"stopped": false, "endsOn": "2026-11-16"}).Want(200)
		wants("let go on, on its last day", "changed stopped changed made", "ont changé")
		h.Exec(t, "UPDATE promo_codes SET ends_on = '2026-11-15'")
		wants("the day after", "ended changed stopped changed made", "est terminé depuis le 15/11/2026")
		admin.PatchSeen(code, map[string]any{"label": "Fêtes 2026"}).Want(200)
		wants("over, its label changed", "ended changed stopped changed made", "est terminé")
		h.Exec(t, "UPDATE promo_codes SET ends_on = '9999-12-31', max_uses = 4, uses = 4, told = FALSE")
		wants("used up", "used_up ended changed stopped changed made", "a servi autant de fois que prévu")
		admin.PatchSeen(code, map[string]any{"maxUses": 5, "suppliers": []int{apptest.Beta}}).Want(200)
		wants("another bears it", "used_up ended changed stopped changed made", "a servi")
		for person, want := range map[int64]string{apptest.Beta: "promo_code made", apptest.Restaurant: "", apptest.Admin: "", apptest.Gamma: ""} {
			if got := kinds(list(t, h.As(t, apptest.Email(person)), "")); got != want {
				t.Errorf("%d was told %q instead of %q", person, got, want)
			}
		}
		h.Exec(t, "UPDATE promo_codes SET uses = 0")
		admin.DeleteSeen(code).Want(204)
		h.Settle(t)
		if got := list(t, h.As(t, apptest.Email(apptest.Beta)), "")[0]; got.State != "withdrawn" {
			t.Errorf("deleted it is told as %+v", got)
		}
	})
}
