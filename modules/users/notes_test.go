package users_test

import (
	"strings"
	"testing"
	"time"

	"millesime/platform/api/apitest"
)

func note(user int64, text string) map[string]string {
	return map[string]string{"user": path(user), "text": text}
}

func notesAbout(c *apitest.Client, user int64) string {
	var list struct {
		Members []struct{ Text string } `json:"hydra:member"`
	}
	c.Get("/api/user_notes?user=" + path(user)).Want(200).JSON(&list)
	texts := make([]string, 0, len(list.Members))
	for _, n := range list.Members {
		texts = append(texts, n.Text)
	}
	return strings.Join(texts, "|")
}

func TestNoteLives(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		browser := h.signIn("maison@example.test")
		made := browser.Post("/api/user_notes", note(v["table"], "Livrer avant 10 h")).Want(201)
		if made.Text("@type") != "UserNote" || made.Text("user") != path(v["table"]) || made.Text("author/name") != "Maison maison" {
			t.Errorf("made: %s", made.Body)
		}
		browser.Post("/api/user_notes", note(v["table"], "Préfère les rosés")).Want(201)
		if got := notesAbout(browser, v["table"]); got != "Préfère les rosés|Livrer avant 10 h" {
			t.Errorf("notes: %s", got)
		}
		iri := made.Text("@id")
		h.clock.Advance(time.Minute)
		if got := browser.Patch(iri, `{"text":"Livrer avant 9 h"}`).Want(200); got.Text("text") != "Livrer avant 9 h" {
			t.Errorf("changed: %s", got.Body)
		}
		page := browser.Get("/api/user_notes?itemsPerPage=1&page=2&user=" + path(v["table"])).Want(200)
		if page.Text("hydra:totalItems") != "2" || page.Text("hydra:member/0/text") != "Livrer avant 9 h" {
			t.Errorf("page 2: %s", page.Body)
		}
		browser.Delete(iri).Want(204)
		browser.Delete(iri).Want(404)
		if got := notesAbout(browser, v["table"]); got != "Préfère les rosés" {
			t.Errorf("after the deletion: %s", got)
		}
		for field, bad := range map[string]map[string]string{
			"text": note(v["table"], ""), "user": {"user": "", "text": "x"},
		} {
			if got := browser.Post("/api/user_notes", bad).Violations(); got[field] == "" {
				t.Errorf("%v: %v", bad, got)
			}
		}
		browser.Post("/api/user_notes", note(v["table"], strings.Repeat("é", 2001))).Want(422)
		if got := browser.Get("/api/user_notes").Want(422).Violations(); got["user"] == "" {
			t.Errorf("of nobody: %v", got)
		}
		// The trail tells that there was a note, not what it said.
		trail := h.signIn("super@example.test").Get("/api/audit_entries?subject=user_notes").Want(200)
		if trail.Text("hydra:totalItems") != "4" || strings.Contains(string(trail.Body), "Livrer") {
			t.Errorf("trail: %s", trail.Body)
		}
	})
}

// Notes are read by who wrote them, by all administrators when one of them did, and by nobody else.
func TestNotesAreTheirOwners(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		supplier, agent := h.signIn("maison@example.test"), h.signIn("agent@example.test")
		admin, super := h.signIn("admin@example.test"), h.signIn("super@example.test")
		iri := supplier.Post("/api/user_notes", note(v["gms"], "du fournisseur")).Want(201).Text("@id")
		agent.Post("/api/user_notes", note(v["gms"], "de l'agent")).Want(201)
		shared := admin.Post("/api/user_notes", note(v["gms"], "des admins")).Want(201).Text("@id")
		for reader, want := range map[*apitest.Client]string{
			supplier: "du fournisseur", agent: "de l'agent", admin: "des admins", super: "des admins",
		} {
			if got := notesAbout(reader, v["gms"]); got != want {
				t.Errorf("%s instead of %s", got, want)
			}
		}
		for _, other := range []*apitest.Client{agent, admin, super} {
			other.Patch(iri, `{"text":"volée"}`).Want(404)
			other.Delete(iri).Want(404)
		}
		super.Patch(shared, `{"text":"relue"}`).Want(200)
		// Out of sight: no note, and none of the old ones.
		supplier.Post("/api/user_notes", note(v["cave"], "inconnue")).Want(404)
		supplier.Get("/api/user_notes?user=" + path(v["cave"])).Want(404)
		admin.Post("/api/user_notes", note(v["super"], "cachée")).Want(404)
		h.change(`UPDATE user_relations SET status = 'removed' WHERE child_id = ?`, v["gms"])
		supplier = h.signIn("maison@example.test")
		supplier.Get("/api/user_notes?user=" + path(v["gms"])).Want(404)
		supplier.Delete(iri).Want(404)
		h.signIn("gms@example.test").Get("/api/user_notes?user=" + path(v["gms"])).Want(403)
	})
}
