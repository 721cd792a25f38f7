package app_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Who is no customer of its supplier any more gets no new list: a draft that names it is not published, and a revision leaves it out.
func TestAListForWhoIsNoCustomerAnyMore(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, `INSERT INTO user_relations (parent_id, child_id, inviter_id, status, created_at, updated_at) VALUES (?, ?, ?, 'valid', ?, ?)`,
			apptest.Alpha, apptest.Stranger, apptest.Alpha, apptest.At(), apptest.At())
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		line := price(apptest.AlphaWine, 1, "11")
		alone := published(t, alpha, listFor("Une table", 0, 0, []int64{apptest.Stranger}, line))
		both := published(t, alpha, listFor("Deux tables", 0, 0, []int64{apptest.Restaurant, apptest.Stranger}, line))
		draft := alpha.Post("/api/price_lists", listFor("Bientôt", 5, 0, []int64{apptest.Restaurant, apptest.Stranger}, line)).Want(201).Text("@id")
		h.Exec(t, "UPDATE user_relations SET status = 'removed' WHERE child_id = ?", apptest.Stranger)

		const why = "Ce client ne fait pas partie de vos clients."
		if got := alpha.Post(draft+"/publish", map[string]any{"version": 1}).Want(422).Violations()["customers[1]"]; got != why {
			t.Errorf("a draft for who left is refused with %q", got)
		}
		next := map[string]any{"startsOn": inDays(9), "endsOn": nil}
		if got := alpha.Post(alone+"/revisions", next).Want(422).Violations()["customers[0]"]; got != why {
			t.Errorf("a revision for who left is refused with %q", got)
		}
		revision := alpha.Post(both+"/revisions", next).Want(201)
		if revision.Text("customers/0/@id") != apptest.IRI("users", apptest.Restaurant) || revision.Value("customers/1") != nil {
			t.Errorf("the revision is for %v", revision.Value("customers"))
		}
		alpha.Post(revision.Text("@id")+"/publish", map[string]any{"version": 1}).Want(200)
	})
}
