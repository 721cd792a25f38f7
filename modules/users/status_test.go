package users_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// business is what people have under way.
type business map[int64]int

func (b business) Open(context.Context, *db.Tx, []int64) (map[int64]int, error) { return b, nil }

func (business) SalesTo(context.Context, auth.Actor, []int64) (map[int64]usersapi.CustomerSales, error) {
	return nil, nil
}

func (business) OverdueOf(context.Context, auth.Actor, []int64) (map[int64]usersapi.Overdue, error) {
	return nil, nil
}

type result struct {
	User, Status, Previous, Message string
	ID                              int64
}

// move asks for another status of several people.
func move(c *apitest.Client, to, reason string, ids ...int64) []result {
	users := make([]string, 0, len(ids))
	for _, id := range ids {
		users = append(users, path(id))
	}
	var answer struct{ Results []result }
	c.Post("/api/users/statuses", fields{"users": users, "status": to, "reason": reason}).Want(200).JSON(&answer)
	return answer.Results
}

func (h *house) statusOf(id int64) string {
	h.t.Helper()
	var status string
	if err := h.db.Read().NewRaw("SELECT status FROM users WHERE id = ?", id).Scan(h.t.Context(), &status); err != nil {
		h.t.Fatal(err)
	}
	return status
}

func TestStatusOfOnePerson(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		admin := h.signIn("admin@example.test")
		h.change(`UPDATE users SET status = 'processing' WHERE id = ?`, id)
		step := func(body fields, status int, transitions string) {
			t.Helper()
			got := admin.Patch(path(id), body).Want(status)
			if status == 200 && got.Text("transitions") != transitions {
				t.Errorf("after %v: transitions %s, want %s", body, got.Text("transitions"), transitions)
			}
		}
		step(fields{"status": "blocked"}, 409, "")
		step(fields{"status": "deleted"}, 422, "") // a refusal has a reason
		step(fields{"status": "deleted", "reason": "  "}, 422, "")
		step(fields{"status": "deleted", "reason": "SIREN radié"}, 200, `["processing"]`)
		if got := admin.Get(path(id)).Want(200).Text("statusReason"); got != "SIREN radié" {
			t.Errorf("reason %q", got)
		}
		step(fields{"company": "Autre"}, 409, "") // a deleted account is restored first
		step(fields{"status": "valid"}, 409, "")
		step(fields{"status": "processing"}, 200, `["valid","deleted"]`)
		step(fields{"status": "valid", "company": "La Table"}, 200, `["blocked","deleted"]`)
		step(fields{"status": "processing"}, 409, "")
		step(fields{"status": "blocked", "reason": "Impayés"}, 200, `["valid","deleted"]`)
		step(fields{"status": "deleted"}, 200, `["blocked"]`)
		step(fields{"status": "blocked"}, 200, `["valid","deleted"]`)
		step(fields{"status": "valid"}, 200, `["blocked","deleted"]`)
		step(fields{"status": "valid"}, 200, `["blocked","deleted"]`) // unchanged passes
		step(fields{"status": "away"}, 422, "")

		mine := h.signIn("table@example.test").Get("/api/me").Want(200)
		if mine.Text("transitions") != "[]" {
			t.Errorf("of itself: %s", mine.Text("transitions"))
		}
		h.clock.Advance(time.Second)
		step(fields{"status": "deleted"}, 200, `["valid"]`)
		h.clock.Advance(30*24*time.Hour - time.Second)
		admin = h.signIn("admin@example.test")
		step(fields{}, 200, `["valid"]`)
		h.clock.Advance(time.Second)
		step(fields{}, 200, `[]`)
		step(fields{"status": "valid"}, 409, "")
	})
}

// A token of before is worth nothing at the very next call: neither the person's nor an admin's who acts for it.
func TestBlockedAtTheNextCall(t *testing.T) {
	t.Parallel()
	for _, to := range []string{"blocked", "deleted"} {
		eachDatabase(t, func(t *testing.T, h *house) {
			id := h.account("table@example.test", auth.Restaurant)
			h.account("admin@example.test", auth.Admin)
			browser, admin := h.signIn("table@example.test"), h.signIn("admin@example.test")
			acting := admin.With(apitest.Header("X-Switch-User", "table@example.test"))
			browser.Get("/api/me").Want(200) // remembered now
			acting.Get("/api/me").Want(200)

			if got := move(admin, to, "", id); got[0].Status != "done" || got[0].Previous != "valid" {
				t.Fatalf("got %+v", got)
			}
			if refused := browser.Get("/api/me").Want(401); refused.Text("message") != "Invalid JWT Token" {
				t.Errorf("refused: %s", refused.Body)
			}
			browser.Post("/api/token/refresh", nil).Want(401)
			acting.Get("/api/me").Want(403)
			h.With().Post("/api/token/auth", credentials{"table@example.test", password}).Want(401)

			move(admin, "valid", "", id)
			browser.Get("/api/me").Want(401) // the old sessions stay ended
			h.signIn("table@example.test").Get("/api/me").Want(200)
			acting.Get("/api/me").Want(200)
		})
	}
}

func TestDeletingWaitsForOpenBusiness(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		busy, free := h.account("busy@example.test", auth.Restaurant), h.account("free@example.test", auth.Restaurant)
		single := h.account("single@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		h.business[busy], h.business[single] = 2, 1
		admin := h.signIn("admin@example.test")
		refused := admin.Patch(path(busy), fields{"status": "deleted"}).Want(409)
		if got := refused.Text("hydra:description"); got != "Ce compte a 2 commandes ou factures en cours : terminez-les ou annulez-les avant de le supprimer." {
			t.Errorf("told: %s", got)
		}
		one := admin.Patch(path(single), fields{"status": "deleted"}).Want(409).Text("hydra:description")
		if one != "Ce compte a une commande ou une facture en cours : terminez-la ou annulez-la avant de le supprimer." {
			t.Errorf("told: %s", one)
		}
		got := move(admin, "deleted", "", busy, free)
		if got[0].Status != "refused" || got[1].Status != "done" || h.statusOf(busy) != "valid" || h.statusOf(free) != "deleted" {
			t.Errorf("got %+v", got)
		}
		if got := move(admin, "blocked", "", busy); got[0].Status != "done" {
			t.Errorf("blocking needs no end of business: %+v", got)
		}
	})
}

func TestManyStatusesAtOnce(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		admin, super := h.account("admin@example.test", auth.Admin), h.account("super@example.test", auth.Superadmin)
		ids := make([]int64, 0, 500)
		for i := range 496 {
			ids = append(ids, h.account(fmt.Sprintf("p%d@example.test", i), auth.Restaurant))
		}
		h.change(`UPDATE users SET status = CASE id % 4 WHEN 0 THEN 'processing' WHEN 1 THEN 'blocked' ELSE status END WHERE group_code = 'restaurant'`)
		before := map[int64]string{}
		for _, id := range ids {
			before[id] = h.statusOf(id)
		}
		ids = append(ids, admin, super, 999_999, ids[0])
		browser := h.signIn("admin@example.test")
		results := move(browser, "blocked", "Contrôle", ids...)
		if len(results) != len(ids) {
			t.Fatalf("%d results for %d people", len(results), len(ids))
		}
		undo := map[string][]int64{}
		for i, r := range results {
			want, previous := "refused", before[r.ID]
			switch {
			case r.ID == admin:
				previous = "valid"
			case previous == "valid":
				want = "done"
			}
			if r.ID != ids[i] || r.User != path(ids[i]) || r.Status != want || r.Previous != previous || (r.Message == "") != (want == "done") {
				t.Errorf("row %d: %+v, want %s, before %q", i, r, want, previous)
			}
			if r.Status == "done" && !slices.Contains(undo[r.Previous], r.ID) {
				undo[r.Previous] = append(undo[r.Previous], r.ID)
			}
		}
		if results[498].Message != "Cette personne est introuvable." || results[497].Message != results[498].Message {
			t.Errorf("out of sight: %+v, not there: %+v", results[497], results[498])
		}
		// Undo is the same call back.
		for status, moved := range undo {
			for _, r := range move(browser, status, "", moved...) {
				if r.Status != "done" {
					t.Errorf("undone: %+v", r)
				}
			}
		}
		for id, status := range before {
			if got := h.statusOf(id); got != status {
				t.Errorf("%d is %s, was %s", id, got, status)
			}
		}
		// So is that of deleting, by what each was before.
		back := map[string][]int64{}
		for _, r := range move(browser, "deleted", "Doublons", ids[:100]...) {
			if r.Status != "done" {
				t.Fatalf("deleted: %+v", r)
			}
			back[r.Previous] = append(back[r.Previous], r.ID)
		}
		for status, moved := range back {
			for _, r := range move(browser, status, "", moved...) {
				if r.Status != "done" || h.statusOf(r.ID) != before[r.ID] {
					t.Errorf("restored: %+v", r)
				}
			}
		}
		browser.Post("/api/users/statuses", fields{"users": []int64{}, "status": "valid"}).Want(422)
		browser.Post("/api/users/statuses", fields{"users": append(ids, ids...), "status": "valid"}).Want(422)
		h.signIn("p3@example.test").Post("/api/users/statuses", fields{"users": ids[:1], "status": "valid"}).Want(403)
		entries := 0
		err := h.db.Read().NewRaw("SELECT count(*) FROM audit_entries WHERE action = 'users.status_changed' AND actor_id = ?", admin).Scan(t.Context(), &entries)
		if done := len(undo["valid"]); err != nil || entries != 2*done+200 {
			t.Errorf("%d entries in the trail, %v; %d were blocked and unblocked, 100 deleted and restored", entries, err, done)
		}
	})
}

// lettersTo are the subjects of the mails to an address, the oldest first.
func (h *house) lettersTo(email string) []string {
	h.mails.mu.Lock()
	defer h.mails.mu.Unlock()
	var subjects []string
	for _, m := range h.mails.sent {
		if m.To == email {
			subjects = append(subjects, m.Subject)
		}
	}
	return subjects
}

// textTo is the text of the last mail to an address.
func (h *house) textTo(email string) string {
	h.mails.mu.Lock()
	defer h.mails.mu.Unlock()
	text := ""
	for _, m := range h.mails.sent {
		if m.To == email {
			text = m.Text
		}
	}
	return text
}

func TestLettersAboutStatus(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id, english := h.account("table@example.test", auth.Restaurant), h.account("pub@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		h.change(`UPDATE users SET status = 'processing' WHERE id IN (?, ?)`, id, english)
		h.change(`UPDATE users SET language = 'en' WHERE id = ?`, english)
		admin := h.signIn("admin@example.test")
		for _, step := range []struct{ to, reason string }{
			{"deleted", "SIREN radié"}, {"processing", ""}, {"valid", ""}, {"blocked", "Impayés"}, {"valid", ""}, {"deleted", ""},
		} {
			move(admin, step.to, step.reason, id, english)
			if text := h.textTo("table@example.test"); strings.Contains(text, "Motif : "+step.reason) != (step.reason != "") || strings.Contains(text, "{") {
				t.Errorf("%s: %s", step.to, text)
			}
		}
		want := []string{
			"Votre inscription à Millésime n’a pas été retenue", "Votre compte Millésime est rétabli", "Votre compte Millésime est validé",
			"Votre compte Millésime est bloqué", "Votre compte Millésime est débloqué", "Votre compte Millésime est supprimé",
		}
		if got := h.lettersTo("table@example.test"); !slices.Equal(got, want) {
			t.Errorf("letters %q", got)
		}
		if got := h.lettersTo("pub@example.test"); len(got) != len(want) || got[3] != "Your Millésime account is blocked" {
			t.Errorf("English letters %q", got)
		}
		move(admin, "blocked", "", id) // refused: no letter
		if got := h.lettersTo("table@example.test"); len(got) != len(want) {
			t.Errorf("a refused change was told: %q", got)
		}
	})
}
