package app_test

import (
	"fmt"
	"net/http"
	"slices"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// staleOn writes a thing on a version of before, and checks that its writer is told what somebody else changed of it.
func staleOn(t *testing.T, what string, writer *apitest.Client, path string, version int64, body map[string]any, member string, by int64) {
	t.Helper()
	refused := writer.Patch(path, apptest.With(body, map[string]any{"version": version}))
	var told struct {
		Code      string
		ChangedAt *string
		ChangedBy *struct{ ID int64 }
		Changed   []string
	}
	refused.JSON(&told)
	switch {
	case refused.Status != http.StatusConflict || told.Code != "changed_meanwhile" || told.ChangedAt == nil || !slices.Equal(told.Changed, []string{member}):
		t.Errorf("%s: %s answers %d: %s", what, path, refused.Status, refused.Body)
	case by != 0 && (told.ChangedBy == nil || told.ChangedBy.ID != by):
		t.Errorf("%s: %s was changed by %d, its writer reads %s", what, path, by, refused.Body)
	}
}

// Decision 77: who comes into an agreement frame or leaves one by the frame has another record from then on: it is not written unseen.
func TestMembersThatMoveChangeTheirRecords(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, super := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Superadmin))
		buyer, alpha := apptest.IRI("parameter_restaurants", apptest.Restaurant), apptest.IRI("parameter_suppliers", apptest.Alpha)
		beta := apptest.IRI("parameter_suppliers", apptest.Beta)
		add := func(name string, more map[string]any) string {
			return admin.Post("/api/agreement_frames", apptest.With(map[string]any{
				"name": name, "startsOn": inDays(-1), "endsOn": inDays(0), "basis": "value", "suppliers": []int64{apptest.Alpha},
				"buyers": []int64{apptest.Restaurant}, "moveBuyers": true,
			}, more)).Want(http.StatusCreated).Text("@id")
		}
		var first string
		for _, act := range []struct {
			name    string
			do      func()
			changed []string
			by      int64
		}{
			{"a new frame", func() { first = add("Un", nil) }, []string{buyer, alpha}, apptest.Admin},
			{"another one", func() { add("Deux", map[string]any{"suppliers": []int64{apptest.Beta}}) }, []string{buyer, beta}, apptest.Admin},
			{"the first again", func() {
				admin.PatchSeen(first, map[string]any{"buyers": []int64{apptest.Restaurant}, "moveBuyers": true}).Want(http.StatusOK)
			}, []string{buyer}, apptest.Admin},
			{"another name", func() { admin.PatchSeen(first, map[string]any{"name": "Un et demi"}).Want(http.StatusOK) }, nil, apptest.Admin},
			{
				"another supplier", func() { admin.PatchSeen(first, map[string]any{"suppliers": []int64{apptest.Beta}}).Want(http.StatusOK) },
				[]string{alpha, beta},
				apptest.Admin,
			},
			{"a renewal", func() { admin.Post(first+"/renewals", nil).Want(http.StatusCreated) }, []string{beta}, apptest.Admin},
			{"its first day", func() {
				h.Exec(t, "UPDATE agreement_frames SET starts_on = ?, ends_on = ? WHERE renews_id IS NOT NULL", inDays(0), inDays(9))
				if _, err := h.App.Modules.Pricing.TakeOverFrames(t.Context()); err != nil {
					t.Fatal(err)
				}
			}, []string{buyer}, 0},
			{"its end", func() { admin.PostSeen("/api/agreement_frames/3", "/end").Want(http.StatusOK) }, nil, apptest.Admin}, // it keeps its members
		} {
			before := map[string]int64{}
			for _, record := range []string{buyer, alpha, beta} {
				before[record] = look(super, record).version()
			}
			act.do()
			for record, version := range before {
				now := look(super, record).version()
				member, value := "agreementFrames", any([]string{})
				if record == buyer {
					member, value = "agreementFrame", nil
				}
				if !slices.Contains(act.changed, record) {
					if now != version {
						t.Errorf("%s: %s has version %d after %d", act.name, record, now, version)
					}
					continue
				}
				if now != version+1 {
					t.Errorf("%s: %s has version %d after %d", act.name, record, now, version)
				}
				staleOn(t, act.name, super, record, version, map[string]any{member: value}, member, act.by)
			}
		}
	})
}

// Of a frame that takes a buyer and a record that leaves all frames, both at once and on what was read before, none undoes the other unseen.
func TestAFrameAndARecordAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin, super := h.As(t, apptest.Email(apptest.Admin)), h.As(t, apptest.Email(apptest.Superadmin))
		record := apptest.IRI("parameter_restaurants", apptest.Restaurant)
		var frames [2]string
		for n := range frames {
			frames[n] = admin.Post("/api/agreement_frames", map[string]any{
				"name": fmt.Sprint("Cadre ", n), "startsOn": inDays(-1), "basis": "value", "suppliers": []int64{apptest.Alpha},
			}).Want(http.StatusCreated).Text("@id")
		}
		for round := range 4 {
			admin.PatchSeen(record, map[string]any{"agreementFrame": nil}).Want(http.StatusOK)
			seenFrame, seenRecord := look(admin, frames[0]).version(), look(super, record).version()
			answers := make(chan *apitest.Response, 1)
			go func() {
				answers <- admin.Patch(frames[0], map[string]any{"buyers": []int64{apptest.Restaurant}, "version": seenFrame})
			}()
			byRecord := super.Patch(record, map[string]any{"agreementFrame": frames[1], "version": seenRecord})
			byFrame := <-answers
			want := frames[0]
			if byRecord.Status == http.StatusOK {
				want = frames[1]
			}
			if got := super.Get(record).Text("agreementFrame"); byFrame.Status == byRecord.Status || got != want {
				t.Errorf("round %d: the frame %d, the record %d, and the buyer is in %q", round, byFrame.Status, byRecord.Status, got)
			}
		}
	})
}

// Decision 77: an agent that leaves its supplier leaves each pair of it, and who has a pair open is told so.
func TestAnAgentThatLeavesChangesItsPairs(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		pair, agent := relationWith(t, alpha, apptest.Restaurant), relationWith(t, alpha, apptest.Agent)
		before := look(alpha, pair).version()
		alpha.Delete(agent).Want(http.StatusNoContent)
		staleOn(t, "its agent left", alpha, pair, before, map[string]any{"agentFee": 5}, "agent", apptest.Alpha)
		alpha.PatchSeen(pair, map[string]any{"agentFee": 5}).Want(http.StatusOK)
	})
}

// relationWith is the relation of somebody with a child.
func relationWith(t *testing.T, parent *apitest.Client, child int64) string {
	t.Helper()
	var page struct {
		Members []struct {
			IRI  string `json:"@id"`
			User struct{ ID int64 }
		} `json:"hydra:member"`
	}
	parent.Get("/api/user_children?itemsPerPage=100").Want(http.StatusOK).JSON(&page)
	for _, m := range page.Members {
		if m.User.ID == child {
			return m.IRI
		}
	}
	t.Fatalf("no relation with %d", child)
	return ""
}
