package pricing_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// framesInTrail are the acts on frames, the oldest first: what, on which frame, about whom, and by whom where it was not the admin. Who
// writes frames acts for nobody: admins act for others alone, who write none.
func framesInTrail(t *testing.T, h *apptest.House) []string {
	t.Helper()
	var page struct {
		Members []struct {
			Action        string
			SubjectID     int64
			Actor         *struct{ ID int64 }
			About         []struct{ Name string }
			Before, After map[string]any
		} `json:"hydra:member"`
	}
	h.As(t, apptest.Email(apptest.Superadmin)).Get("/api/audit_entries?subject=agreement_frames&itemsPerPage=-1").Want(200).JSON(&page)
	var acts []string
	for _, m := range page.Members {
		act := fmt.Sprintf("%s %d", strings.TrimPrefix(m.Action, "pricing.agreement_frame_"), m.SubjectID)
		for _, one := range m.About {
			act += " " + one.Name
		}
		if m.Actor == nil {
			act += " by nobody"
		} else if m.Actor.ID != apptest.Admin {
			act += fmt.Sprintf(" by %d", m.Actor.ID)
		}
		for _, state := range []map[string]any{m.Before, m.After} {
			for _, key := range []string{"name", "tiers", "renews", "agreementFrame", "agreementFrameId"} {
				if value, told := state[key]; told {
					act += fmt.Sprintf(" %v", value)
				}
			}
		}
		acts = append([]string{act}, acts...)
	}
	return acts
}

func sameActs(t *testing.T, h *apptest.House, want ...string) {
	t.Helper()
	if got := framesInTrail(t, h); strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("the trail tells\n%s\ninstead of\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// Quality, audit trail: who made, changed and ended a frame, what of it changed, and who came and left, by whichever form.
func TestTheTrailTellsOfFrames(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		super := h.As(t, apptest.Email(apptest.Superadmin))
		first := addFrame(t, h, nil)
		second := addFrame(t, h, map[string]any{
			"name": "Bistrots", "suppliers": []int{apptest.Beta}, "moveBuyers": true, "tiers": []map[string]any{{"from": 0, "discount": 2}},
		})
		one, two := first.Text("id"), second.Text("id")
		super.PatchSeen(second.Text("@id"), map[string]any{"tiers": []map[string]any{{"from": 100, "discount": 4}}}).Want(200)
		super.PatchSeen(second.Text("@id"), map[string]any{"name": "Bistrots"}).Want(200) // nothing changed
		record := apptest.IRI("parameter_restaurants", apptest.Restaurant)
		admin.Patch(record, map[string]any{"agreementFrame": first.Text("@id")}).Want(200)
		admin.Patch(record, map[string]any{"agreementFrame": nil}).Want(200)
		admin.PatchSeen(first.Text("@id"), map[string]any{"suppliers": []int{apptest.Beta}, "name": "CHR"}).Want(200)
		admin.PostSeen(first.Text("@id"), "/end").Want(200)
		sameActs(t, h,
			"added "+one+" CHR 2026 [map[from:0 percent:1] map[from:200 percent:3]]",
			"member_added "+one+" Maison Alpha CHR 2026 "+one,
			"member_added "+one+" Le Bistrot CHR 2026 "+one,
			"changed "+one, // its buyers
			"added "+two+" Bistrots [map[from:0 percent:2]]",
			"member_added "+two+" Domaine Bêta Bistrots "+two,
			"member_moved "+two+" Le Bistrot CHR 2026 "+one+" Bistrots "+two,
			"changed "+two+" by "+strconv.Itoa(apptest.Superadmin)+" [map[from:0 percent:2]] [map[from:100 percent:4]]",
			"changed "+one,
			"changed "+two,
			"member_moved "+one+" Le Bistrot Bistrots "+two+" CHR 2026 "+one,
			"changed "+one,
			"member_removed "+one+" Le Bistrot CHR 2026 "+one,
			"changed "+one+" CHR 2026 CHR",
			"member_added "+one+" Domaine Bêta CHR "+one,
			"member_removed "+one+" Maison Alpha CHR 2026 "+one,
			"ended "+one,
		)
		about := h.As(t, apptest.Email(apptest.Superadmin)).Get(apptest.IRI("users", apptest.Restaurant) + "/history").Want(200)
		if got := about.Text("hydra:member/0/action"); got != "pricing.agreement_frame_member_removed" {
			t.Errorf("the buyer's own history begins with %q", got)
		}
	})
}

// A renewal is told of when it is made, and when buyers move into it, which nobody does; its name is that of the frame before.
func TestTheTrailTellsOfRenewals(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		old := addFrame(t, h, map[string]any{"startsOn": today(-9), "endsOn": today(0)})
		next := admin.Post(old.Text("@id")+"/renewals", nil).Want(201).Text("id")
		h.Exec(t, "UPDATE agreement_frames SET starts_on = ?, ends_on = ? WHERE renews_id IS NULL", today(-10), today(-1))
		h.Exec(t, "UPDATE agreement_frames SET starts_on = ?, ends_on = ? WHERE renews_id IS NOT NULL", today(0), today(9))
		for range 2 { // the second time nobody moves
			if _, err := h.App.Modules.Pricing.TakeOverFrames(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		one, tiers := old.Text("id"), " [map[from:0 percent:1] map[from:200 percent:3]]"
		sameActs(t, h,
			"added "+one+" CHR 2026"+tiers,
			"member_added "+one+" Maison Alpha CHR 2026 "+one,
			"member_added "+one+" Le Bistrot CHR 2026 "+one,
			"renewed "+next+" CHR 2026"+tiers+" "+one,
			"member_added "+next+" Maison Alpha CHR 2026 "+next,
			"changed "+next+" by nobody",
			"member_moved "+next+" Le Bistrot by nobody "+one+" "+next,
		)
	})
}
