package stores_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// given is a shop as the migration makes them: open, and lacking much. The job that tells of it is added.
func given(t *testing.T, h *apptest.House, supplier int64) (id int64) {
	t.Helper()
	h.Exec(t, `INSERT INTO stores (supplier_id, slug, name, status, search_text, opened_at, created_at, updated_at)
 VALUES (?, ?, 'Domaine', 'open', 'domaine', ?, ?, ?)`, supplier, fmt.Sprint("boutique-", supplier), apptest.At(), apptest.At(), apptest.At())
	id = h.Count(t, "SELECT id FROM stores WHERE supplier_id = ?", supplier)
	h.Exec(t, `INSERT INTO store_steps (store_id, from_status, to_status, actor_id, actor_name, created_at) VALUES (?, '', 'open', 0, '', ?)`, id, apptest.At())
	return id
}

func tellsOf(t *testing.T, h *apptest.House, id int64) {
	t.Helper()
	h.Exec(t, "INSERT INTO jobs (kind, unique_key, args, created_at, due_at) VALUES ('stores_tell_given_v1', ?, ?, ?, ?)",
		strconv.FormatInt(id, 10), fmt.Sprintf(`{"store":%d}`, id), apptest.At(), apptest.At())
	apptest.Eventually(t, "the job is done", func() bool { return h.Count(t, "SELECT COUNT(*) FROM jobs WHERE kind = 'stores_tell_given_v1'") == 0 })
	h.Settle(t)
}

// Who sold to individuals before there were shops is told once, in the centre and by mail, of the shop that is open for it and what it lacks.
func TestSuppliersAreToldOfTheShopThatTheyGot(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		tellsOf(t, h, given(t, h, apptest.Alpha))
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		told := alpha.Get("/api/notifications").Want(200)
		if told.Text("hydra:totalItems") != "1" || told.Text("hydra:member/0/kind") != "shop_given" {
			t.Errorf("told %s", told.Body)
		}
		mail := h.MailTo(t, apptest.Email(apptest.Alpha))
		if text := mail.Subject + mail.Text; !strings.Contains(text, "Votre boutique est ouverte aux particuliers") || !strings.Contains(text, "/store") ||
			!strings.Contains(text, "Il lui manque encore : sa présentation") || !strings.Contains(text, "votre licence à emporter, votre médiateur") ||
			strings.Contains(text, "son nom") {
			t.Errorf("mailed %q: %s", mail.Subject, mail.Text)
		}
	})
}

// Who changed or closed it meanwhile knows of it.
func TestSuppliersWhoKnowTheirShopAreNotTold(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		changed, closed := given(t, h, apptest.Alpha), given(t, h, apptest.Beta)
		h.As(t, apptest.Email(apptest.Alpha)).Patch(apptest.IRI("stores", changed), map[string]any{"version": 1, "presentation": "Vins"}).Want(200)
		h.As(t, apptest.Email(apptest.Beta)).Post(apptest.IRI("stores", closed)+"/close", closing(1)).Want(200)
		tellsOf(t, h, changed)
		tellsOf(t, h, closed)
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'shop_given'"); n != 0 {
			t.Errorf("%d were told", n)
		}
	})
}
