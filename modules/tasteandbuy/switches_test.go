package tasteandbuy_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Decision 70: null turns no switch off. The same person is taken on once, however its e-mail is written.
func TestNullTurnsNothingOff(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		list := begun(t, h, owner)
		entry := apptest.IRI("wine_list_entries", h.Count(t, "SELECT MIN(id) FROM wine_list_entries"))
		got := owner.Patch(entry, map[string]any{"availableTonight": nil, "favourite": nil}).Want(200)
		if got.Text("entries/0/availableTonight") != "true" || list.Text("entries/0/availableTonight") != "true" {
			t.Errorf("a null turned it off: %s", got.Body)
		}
		waiter := owner.Post("/api/waiters", lea()).Want(201).Text("@id")
		if got := owner.Patch(waiter, map[string]any{"version": 1, "active": nil}).Want(200); got.Text("active") != "true" {
			t.Errorf("a null deactivated %s", got.Body)
		}
		twice := lea()
		twice["email"] = "LEA@cast.test"
		if got := owner.Post("/api/waiters", twice).Want(422).Violations(); got["email"] == "" {
			t.Errorf("the same waiter twice: %v", got)
		}
		other := lea()
		other["email"] = "max@cast.test"
		second := owner.Post("/api/waiters", other).Want(201)
		if got := owner.Patch(second.Text("@id"), map[string]any{"version": 1, "email": "Lea@cast.test"}).Want(422).Violations(); got["email"] == "" {
			t.Errorf("one waiter became another: %v", got)
		}
		owner.Patch(second.Text("@id"), map[string]any{"version": 1, "email": "MAX@cast.test", "firstName": "Max"}).Want(200)
		half := wine(apptest.AlphaWine)
		delete(half, "availableTonight")
		if got := owner.Patch(list.Text("@id"), map[string]any{"version": 3, "entries": []any{half}}).Want(422).Violations(); got["entries[0].availableTonight"] == "" {
			t.Errorf("what was not said was taken for no: %v", got)
		}
	})
}
