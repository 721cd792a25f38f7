package notifications_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// framesTold makes a frame of Alpha and the restaurant that ends on a day of the house's November, and tells what is due.
type framesTold struct {
	house *apptest.House
	admin *apitest.Client
	frame string
}

func newFramesTold(t *testing.T, h *apptest.House, endsOn string) framesTold {
	t.Helper()
	admin := h.As(t, apptest.Email(apptest.Admin))
	frame := admin.Post("/api/agreement_frames", map[string]any{
		"name": "Tables 2026", "startsOn": "2026-01-01", "endsOn": endsOn, "basis": "value", "tiers": []map[string]any{{"from": 0, "discount": 1}},
		"suppliers": []int{apptest.Alpha}, "buyers": []int{apptest.Restaurant},
	}).Want(201).Text("@id")
	return framesTold{h, admin, frame}
}

// wants tells what is due, twice, and looks at what both sides were told besides that they came in.
func (f framesTold) wants(t *testing.T, round, want string) {
	t.Helper()
	for range 2 { // once each
		if err := f.house.App.Modules.Pricing.TellFrames(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	f.house.Settle(t)
	for _, side := range []int64{apptest.Alpha, apptest.Restaurant} {
		told := kinds(list(t, f.house.As(t, apptest.Email(side)), ""))
		if got := strings.TrimSuffix(strings.TrimSuffix(told, "frame_joined"), ", "); got != want {
			t.Errorf("%s: %d was told %q instead of %q", round, side, got, want)
		}
	}
}

// It is Monday, 16 November 2026: 30 days later is 16 December. Both sides are told once of the coming end and once of the end.
func TestMembersAreToldThatAFrameEnds(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		f := newFramesTold(t, h, "2026-12-17")
		f.wants(t, "31 days before", "")
		f.admin.PatchSeen(f.frame, map[string]any{"endsOn": "2026-12-16"}).Want(200)
		f.wants(t, "a nearer day is told at once", "frame_changed dates")
		h.Exec(t, "UPDATE agreement_frames SET told = 0")
		h.Exec(t, "DELETE FROM notifications WHERE kind = 'frame_changed'")
		f.wants(t, "30 days before", "frame_ends")
		h.Exec(t, "UPDATE agreement_frames SET ends_on = '2026-11-16'")
		f.wants(t, "on its last day", "frame_ends")
		h.Exec(t, "UPDATE agreement_frames SET ends_on = '2026-11-15'")
		f.wants(t, "the day after", "frame_ended, frame_ends")
		if got := kinds(list(t, h.As(t, apptest.Email(apptest.WineMerchant)), "")); got != "" {
			t.Errorf("somebody else was told %q", got)
		}
		first := list(t, h.As(t, apptest.Email(apptest.Alpha)), "")[1]
		if first.Name != "Tables 2026" || first.Until != "2026-12-16" || first.Subject != f.frame {
			t.Errorf("the coming end is told as %+v", first)
		}
		mail := h.MailTo(t, apptest.Email(apptest.Restaurant))
		if !strings.Contains(mail.Text, "L’accord-cadre « Tables 2026 » est terminé") {
			t.Errorf("the mail says %q", mail.Text)
		}
	})
}

// A last day that is given anew is told at once, and anew 30 days before it; what is ended before its last day is told once, and what
// was over from the start never.
func TestALastDayThatIsGivenAnewIsToldAnew(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		f := newFramesTold(t, h, "2026-12-01")
		f.wants(t, "in a fortnight", "frame_ends")
		f.admin.PatchSeen(f.frame, map[string]any{"contractNumber": "AC-1"}).Want(200)
		f.wants(t, "another number", "frame_ends")
		f.admin.PatchSeen(f.frame, map[string]any{"endsOn": "2027-06-30"}).Want(200)
		f.wants(t, "far away", "frame_changed dates, frame_ends")
		f.admin.PatchSeen(f.frame, map[string]any{"endsOn": "2026-12-08"}).Want(200)
		f.wants(t, "in three weeks", "frame_changed dates, frame_changed dates, frame_ends")
		h.Exec(t, "UPDATE agreement_frames SET ends_on = '2026-12-17'")
		f.admin.PatchSeen(f.frame, map[string]any{"endsOn": "2027-06-30"}).Want(200)
		h.Exec(t, "UPDATE agreement_frames SET ends_on = '2026-12-15'") // 29 days before it
		f.wants(t, "the day comes near", "frame_ends, frame_changed dates, frame_changed dates, frame_changed dates, frame_ends")
		f.admin.PostSeen(f.frame, "/end").Want(200)
		const all = "frame_ended, frame_ends, frame_changed dates, frame_changed dates, frame_changed dates, frame_ends"
		f.wants(t, "ended by hand", all)
		newFramesTold(t, h, "2026-11-14").wants(t, "over from the start", all)
	})
}

// A frame that is renewed ends without a word, as long as its copy was not ended too.
func TestAFrameThatIsRenewedEndsWithoutAWord(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		f := newFramesTold(t, h, "2026-12-31")
		copied := f.admin.Post(f.frame+"/renewals", nil).Want(201).Text("@id")
		h.Settle(t)
		h.Exec(t, "DELETE FROM notifications")
		h.Exec(t, "UPDATE agreement_frames SET ends_on = '2026-11-30' WHERE renews_id IS NULL")
		f.wants(t, "renewed, soon over", "")
		h.Exec(t, "UPDATE agreement_frames SET ends_on = '2026-11-15' WHERE renews_id IS NULL")
		f.wants(t, "renewed, over", "")
		f.admin.PostSeen(copied, "/end").Want(200)
		h.Settle(t)
		h.Exec(t, "DELETE FROM notifications")
		f.wants(t, "the copy was ended", "frame_ended")
	})
}
