package notifications_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// Members of an agreement frame are told that they came in, that its tiers changed and that it ended, in their language and nobody
// else; what changes neither members nor tiers is told to nobody.
func TestNewsOfFrames(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE users SET language = 'en' WHERE id = ?", apptest.WineMerchant)
		admin := h.As(t, apptest.Email(apptest.Admin))
		frame := admin.Post("/api/agreement_frames", map[string]any{
			"name": "CHR 2026", "startsOn": clock.DateOf(time.Now()), "basis": "value", "tiers": []map[string]any{{"from": 0, "discount": 1}},
			"suppliers": []int{apptest.Alpha}, "buyers": []int{apptest.Restaurant},
		}).Want(201).Text("@id")
		admin.PatchSeen(frame, map[string]any{"name": "Tables 2026", "contractNumber": "AC-1"}).Want(200)
		h.Settle(t)
		want := func(round string, told map[int64]string) {
			t.Helper()
			for person, kind := range told {
				if got := kinds(list(t, h.As(t, apptest.Email(person)), "")); got != kind {
					t.Errorf("%s: person %d was told %q, not %q", round, person, got, kind)
				}
			}
		}
		want("made", map[int64]string{
			apptest.Alpha: "frame_joined", apptest.Restaurant: "frame_joined", apptest.WineMerchant: "", apptest.Beta: "", apptest.Admin: "",
		})
		admin.Patch(apptest.IRI("parameter_wine_merchants", apptest.WineMerchant), map[string]any{"agreementFrame": frame}).Want(200)
		admin.PatchSeen(frame, map[string]any{"tiers": []map[string]any{{"from": 0, "discount": 2}}, "suppliers": []int{apptest.Alpha, apptest.Beta}}).Want(200)
		h.Settle(t)
		want("changed", map[int64]string{
			apptest.Alpha: "frame_changed, frame_joined", apptest.Restaurant: "frame_changed, frame_joined",
			apptest.WineMerchant: "frame_changed, frame_joined", apptest.Beta: "frame_joined",
		})
		admin.PostSeen(frame, "/end").Want(200)
		h.Settle(t)
		want("ended", map[int64]string{apptest.Beta: "frame_ended, frame_joined", apptest.CSE: ""})
		if got := list(t, h.As(t, apptest.Email(apptest.Beta)), "")[0]; got.Number != "Tables 2026" || got.Subject != frame {
			t.Errorf("the end is told as %+v", got)
		}
		mail := h.MailTo(t, apptest.Email(apptest.WineMerchant))
		if !strings.Contains(mail.Text, "The agreement frame “Tables 2026” has ended") {
			t.Errorf("the mail says %q", mail.Text)
		}
	})
}

// Members are told of what costs them: other days, a supplier that leaves, and that they are out, by the frame or by their record; who
// moves is told of the new one alone.
func TestMembersAreToldOfWhatCostsThem(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		frame := admin.Post("/api/agreement_frames", map[string]any{
			"name": "Tables", "startsOn": "2026-01-01", "endsOn": "2027-12-31", "basis": "value", "tiers": []map[string]any{{"from": 0, "discount": 1}},
			"suppliers": []int{apptest.Alpha, apptest.Beta}, "buyers": []int{apptest.Restaurant, apptest.WineMerchant},
		}).Want(201).Text("@id")
		says := func(person int64, want string) {
			t.Helper()
			mails := h.Mails(t) // all of one instant
			told := func(m apptest.Mail) bool { return m.To == apptest.Email(person) && strings.Contains(m.Text, want) }
			if !slices.ContainsFunc(mails, told) {
				t.Errorf("%d is not told %q by one of %d mails", person, want, len(mails))
			}
		}
		admin.PatchSeen(frame, map[string]any{"startsOn": "2027-02-01", "endsOn": "2027-06-30"}).Want(200)
		says(apptest.Restaurant, "L’accord-cadre « Tables » court désormais du 01/02/2027 au 30/06/2027.")
		moved := list(t, h.As(t, apptest.Email(apptest.Restaurant)), "")
		if moved[0].From != "2027-02-01" || moved[0].Until != "2027-06-30" || moved[1].From != "2026-01-01" || moved[1].Until != "" {
			t.Errorf("the centre tells the days as %+v", moved)
		}
		admin.PatchSeen(frame, map[string]any{"suppliers": []int{apptest.Alpha}, "buyers": []int{apptest.Restaurant}}).Want(200)
		says(apptest.WineMerchant, "Vous ne faites plus partie de l’accord-cadre « Tables »")
		says(apptest.Beta, "Vous ne faites plus partie de l’accord-cadre « Tables »")
		says(apptest.Restaurant, "Domaine Bêta ne fait plus partie de l’accord-cadre « Tables » : ses vins n’en ont plus les remises.")
		record := apptest.IRI("parameter_restaurants", apptest.Restaurant)
		other := admin.Post("/api/agreement_frames", map[string]any{
			"name": "Bistrots", "startsOn": "2026-01-01", "basis": "value", "tiers": []map[string]any{{"from": 0, "discount": 1}},
			"suppliers": []int{apptest.Gamma},
		}).Want(201).Text("@id")
		admin.Patch(record, map[string]any{"agreementFrame": other}).Want(200)
		says(apptest.Restaurant, "Vous faites partie de l’accord-cadre « Bistrots »")
		admin.Patch(record, map[string]any{"agreementFrame": nil}).Want(200)
		says(apptest.Restaurant, "Vous ne faites plus partie de l’accord-cadre « Bistrots »")
		h.Settle(t)
		if got := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE user_id = ? AND kind = 'frame_ended'", apptest.Restaurant); got != 1 {
			t.Errorf("who moved and then left is told %d times that it left", got)
		}
	})
}
