package specimens_test

import (
	"fmt"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// A specimen from its first to its last day, as its owner and a stranger see it.
func TestASpecimenIsItsOwners(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner, stranger := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Stranger))
		added := owner.Post("/api/specimens", map[string]string{"name": "  Clos   des Rosés "}).Want(201)
		if got := added.Text("name"); got != "Clos des Rosés" {
			t.Errorf("kept as %q", got)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM outbox WHERE topic = 'specimens_specimen_added_v1'"); n != 1 {
			t.Errorf("%d events", n)
		}
		iri := added.Text("@id")
		stranger.Get(iri).Want(404)
		stranger.Patch(iri, map[string]string{"name": "Autre"}).Want(404)
		stranger.Delete(iri).Want(404)
		owner.Patch(iri, map[string]string{"name": "Autre"}).Want(200)
		if got := owner.Get(iri).Want(200).Text("name"); got != "Autre" {
			t.Errorf("renamed to %q", got)
		}
		for want, client := range map[string]*apitest.Client{"1": owner, "0": stranger} {
			if got := client.Get("/api/specimens").Want(200).Text("hydra:totalItems"); got != want {
				t.Errorf("%s listed instead of %s", got, want)
			}
		}
		owner.Delete(iri).Want(204)
		owner.Get(iri).Want(404)
	})
}

func TestNamesAreAskedFor(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		for _, name := range []string{"", fmt.Sprintf("%081d", 0)} {
			if why := owner.Post("/api/specimens", map[string]string{"name": name}).Want(422).Violations()["name"]; why == "" {
				t.Errorf("%q is refused without words", name)
			}
		}
	})
}

// What a person kept is in its file, is counted for other modules, and is forgotten with the person.
func TestPeopleAreForgotten(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		owner.Post("/api/specimens", map[string]string{"name": "Clos des Rosés"}).Want(201)
		if got := owner.Get("/api/me/export").Want(200).Text("specimens/0"); got != "Clos des Rosés" {
			t.Errorf("exported: %q", got)
		}
		kept := func(want int64) {
			t.Helper()
			if n, err := h.App.Modules.Specimens.Specimens().Count(t.Context(), nil, apptest.Restaurant); err != nil || n != want {
				t.Errorf("%d kept instead of %d, %v", n, want, err)
			}
		}
		kept(1)
		h.Exec(t, `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at)
 VALUES ('gone', 'users_anonymised_v1', ?, 0, 0, ?)`, fmt.Sprintf(`{"userIds":[%d]}`, apptest.Restaurant), time.Now())
		h.Settle(t)
		kept(0)
	})
}
