package tasteandbuy_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

func lea() map[string]any {
	return map[string]any{"firstName": "Léa", "lastName": "Roy", "email": "lea@cast.test", "pin": "2749"}
}

// A waiter from its first to its last day. It is told by mail as it is taken on, and its PIN is nowhere.
func TestAWaiterIsItsRestaurants(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		added := owner.With(apitest.Header("Idempotency-Key", "lea")).Post("/api/waiters", lea()).Want(201)
		iri := added.Text("@id")
		if added.Text("hasPin") != "true" || added.Text("active") != "true" || added.Value("toldAt") != nil || strings.Contains(string(added.Body), "2749") {
			t.Errorf("taken on as %s", added.Body)
		}
		told := h.MailTo(t, "lea@cast.test")
		if !strings.Contains(told.Text, "L1222-4") || !strings.Contains(told.Text, "dix ans") {
			t.Errorf("told %q", told.Text)
		}
		if got := owner.Get(iri).Want(200); got.Text("toldAt") == "" || got.Text("version") != "1" {
			t.Errorf("once told it reads %s", got.Body)
		}
		owner.Patch(iri, map[string]any{"version": 1, "lastName": "Roy-Petit", "email": "lea@petit.test", "active": false}).Want(200)
		if got := owner.Get(iri).Want(200); got.Text("lastName") != "Roy-Petit" || got.Text("active") != "false" || got.Text("version") != "2" {
			t.Errorf("changed to %s", got.Body)
		}
		h.MailTo(t, "lea@petit.test")
		if got := owner.Patch(iri, map[string]any{"version": 1, "lastName": "Autre"}).Want(409); got.Text("changed/0") != "active" || got.Text("changed/1") != "email" || got.Text("changed/2") != "lastName" {
			t.Errorf("what changed meanwhile: %s", got.Body)
		}
		owner.Post(iri+"/pin", map[string]any{"version": 2, "pin": "1234"}).Want(422)
		if got := owner.Post(iri+"/pin", map[string]any{"version": 2, "pin": "90134"}).Want(200).Text("version"); got != "3" {
			t.Errorf("version %s", got)
		}
		for _, query := range []string{"?active=true", "?search=durand"} {
			if got := owner.Get("/api/waiters" + query).Want(200).Text("hydra:totalItems"); got != "0" {
				t.Errorf("%s finds %s", query, got)
			}
		}
		if got := owner.Get("/api/waiters?search=petit&order[lastName]=asc").Want(200).Text("hydra:totalItems"); got != "1" {
			t.Errorf("found %s", got)
		}
		nowhere(t, h, "2749", "90134")
		owner.Delete(iri).Want(204)
		owner.Get(iri).Want(404)
		if n := h.Count(t, "SELECT COUNT(*) FROM audit_entries WHERE action LIKE 'waiters.%'"); n != 4 {
			t.Errorf("the trail has %d entries", n)
		}
		for _, name := range []string{"Léa", "Roy", "lea@"} { // nothing is taken out of the trail, so that nothing may stand in it
			if n := h.Count(t, "SELECT COUNT(*) FROM audit_entries WHERE CAST(before_state AS TEXT) LIKE ? OR CAST(after_state AS TEXT) LIKE ?", "%"+name+"%", "%"+name+"%"); n != 0 {
				t.Errorf("%d entries of the trail name %s", n, name)
			}
		}
	})
}

// A PIN is hashed as passwords are.
func TestPINsAreHashed(t *testing.T) {
	t.Parallel()
	h := apptest.StartHashing(t, testkit.URL(t, db.SQLite))
	h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/waiters", lea()).Want(201)
	if n := h.Count(t, "SELECT COUNT(*) FROM waiters WHERE pin_hash LIKE '$argon2id$%'"); n != 1 {
		t.Error("the PIN is not hashed")
	}
}

// nowhere looks for words in every column of text of the database.
func nowhere(t *testing.T, h *apptest.House, words ...string) {
	t.Helper()
	for _, column := range h.Columns(t) {
		table, name, _ := strings.Cut(column, ".")
		for _, word := range words {
			if n := h.Count(t, fmt.Sprintf("SELECT COUNT(*) FROM %s WHERE CAST(%s AS TEXT) LIKE ?", table, name), "%\""+word+"\"%"); n > 0 {
				t.Errorf("%s holds %s", column, word)
			}
		}
	}
}

// What is asked of a waiter, each at its member.
func TestWhatAWaiterNeeds(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		refused := owner.Post("/api/waiters", map[string]any{"firstName": "", "email": "lea", "pin": "12"}).Want(422).Violations()
		for _, member := range []string{"firstName", "lastName", "email", "pin"} {
			if refused[member] == "" {
				t.Errorf("%s is not asked for: %v", member, refused)
			}
		}
	})
}

// A restaurant's waiters and list are in its file, and gone with it.
func TestRestaurantsAreForgotten(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		owner.Post("/api/waiters", lea()).Want(201)
		begun(t, h, owner)
		file := owner.Get("/api/me/export").Want(200)
		if file.Text("waiters/0/lastName") != "Roy" || file.Text("wineLists/0/name") != "Carte" || strings.Contains(string(file.Body), "2749") {
			t.Errorf("the file says %s", file.Body)
		}
		h.Exec(t, `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at)
 VALUES ('gone', 'users_anonymised_v1', ?, 0, 0, ?)`, fmt.Sprintf(`{"userIds":[%d]}`, apptest.Restaurant), time.Now())
		h.Settle(t)
		for _, table := range []string{"waiters", "wine_lists", "wine_list_entries"} {
			if n := h.Count(t, "SELECT COUNT(*) FROM "+table); n != 0 {
				t.Errorf("%d rows of %s are left", n, table)
			}
		}
	})
}
