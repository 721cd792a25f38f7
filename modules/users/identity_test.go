package users_test

import (
	"testing"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// fields of a request or an answer.
type fields map[string]any

func TestPeopleChangeTheirIdentity(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		browser := h.signIn("table@example.test")
		// sent whole as it was read, changed where the person wants it
		changed := browser.Patch(path(id), fields{
			"@id": path(id), "@type": "User", "id": id, "userGroup": "/api/user_groups/restaurant", "status": "valid",
			"email": "table@example.test", "civility": "mrs", "firstName": " Léa ", "lastName": "Martin", "company": "La  Table d'or",
			"phone": "0465710000", "siret": "732 829 320 00074", "siren": "", "numvat": "FR45732829320", "eaNumber": "", "birthday": nil,
		}).Want(200)
		for name, want := range map[string]string{
			"firstName": "Léa", "company": "La Table d'or", "siren": "732829320", "siret": "73282932000074",
			"numvat": "FR45732829320", "civility": "mrs", "status": "valid", "pendingEmail": "",
		} {
			if got := changed.Text(name); got != want {
				t.Errorf("%s is %q, want %q", name, got, want)
			}
		}
		if got := browser.Get(path(id)).Want(200); string(got.Body) != string(changed.Body) {
			t.Errorf("kept %s", got.Body)
		}
		// What is left out stays.
		if got := browser.Patch(path(id), fields{"lastName": "Durand"}).Want(200); got.Text("firstName") != "Léa" || got.Text("lastName") != "Durand" {
			t.Errorf("got %s", got.Body)
		}
		admin := h.account("admin@example.test", auth.Admin)
		h.signIn("admin@example.test").Patch(path(id), fields{"company": "Chez Léa"}).Want(200)
		if got := companies(h.signIn("admin@example.test"), "/api/customers?search=chez+lea+durand"); len(got) != 1 {
			t.Errorf("found by the new names: %v", got)
		}
		entry := struct {
			ActorID int64
			Before  string
			After   string
		}{}
		err := h.db.Read().NewRaw("SELECT actor_id, CAST(before_state AS TEXT) AS before, CAST(after_state AS TEXT) AS after "+
			"FROM audit_entries WHERE action = 'users.changed' ORDER BY id DESC LIMIT 1").Scan(t.Context(), &entry)
		if err != nil || entry.ActorID != admin {
			t.Errorf("audited %+v, %v", entry, err)
		}
		// merge-patch, ld+json and plain JSON
		for _, kind := range []string{"application/merge-patch+json", "application/ld+json", "application/json"} {
			browser.With(apitest.Header("Content-Type", kind)).Patch(path(id), fields{"firstName": "Anne"}).Want(200)
		}
	})
}

func TestWhatIdentityRefuses(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		other := v["guest"]
		for _, test := range []struct {
			reader, target string
			body           fields
			status         int
		}{
			// Mass assignment.
			{"table", "table", fields{"id": v["table"]}, 200},
			{"table", "table", fields{"id": other}, 403},
			{"super", "table", fields{"id": other}, 403},
			{"table", "table", fields{"userGroup": "api/user_groups/restaurant"}, 200},
			{"table", "table", fields{"userGroup": "api/user_groups/admin"}, 403},
			{"table", "table", fields{"userGroup": "api/user_groups/wine_merchant"}, 403},
			{"table", "table", fields{"userGroup": "api/user_groups/wizard"}, 422},
			{"table", "table", fields{"status": "valid"}, 200},
			{"table", "table", fields{"status": "deleted"}, 403},
			{"table", "table", fields{"firstName": "X", "status": "blocked"}, 403},
			{"table", "table", fields{"passwordHash": "x"}, 400},
			{"table", "table", fields{"password": "Autre#2026"}, 400},
			// Not by who sells to them; who is not seen does not exist.
			{"maison", "table", fields{"company": "À nous"}, 403},
			{"maison", "agent", fields{"phone": "0465710000"}, 403},
			{"agent", "cave", fields{"company": "À nous"}, 403},
			{"table", "maison", fields{"company": "À nous"}, 403},
			{"maison", "cse", fields{"company": "À nous"}, 404},
			{"table", "cave", fields{"company": "À nous"}, 404},
			// Admins change no admin; the superadmin does.
			{"admin", "table", fields{"company": "Chez nous"}, 200},
			{"admin", "admin", fields{"phone": "0465710000"}, 200},
			{"admin", "super", fields{"phone": "0465710000"}, 404},
			{"super", "admin", fields{"phone": "0465710001"}, 200},
			{"super", "super", fields{"phone": "0465710001"}, 200},
			{"super", "super", fields{"status": "blocked"}, 403},
			{"admin", "admin", fields{"status": "deleted"}, 403},
			{"admin", "admin", fields{"userGroup": "superadmin"}, 403},
			// Groups that hang together.
			{"admin", "cse", fields{"userGroup": "hypermarket"}, 200},
			{"admin", "cse", fields{"userGroup": "negociant"}, 403},
			{"admin", "cse", fields{"userGroup": "supplier"}, 403},
			{"admin", "maison", fields{"userGroup": "restaurant"}, 403},
			{"super", "cse", fields{"userGroup": "negociant"}, 200},
			{"super", "cse", fields{"userGroup": "superadmin"}, 403},
			// A group's own rules come with it.
			{"admin", "cave", fields{"userGroup": "customer"}, 422},
			{"admin", "cave", fields{"userGroup": "customer", "birthday": "1990-05-02"}, 200},
			{"table", "table", fields{"siren": "123456789"}, 422},
			{"table", "table", fields{"company": " "}, 422},
			{"table", "table", fields{"civility": "dr"}, 422},
			{"table", "table", fields{"firstName": nil}, 422},
		} {
			got := h.signIn(test.reader+"@example.test").Patch(path(v[test.target]), test.body)
			if got.Status != test.status {
				t.Errorf("%s changes %v of %s: %d, want %d: %s", test.reader, test.body, test.target, got.Status, test.status, got.Body)
			}
		}
		h.Patch(path(v["table"]), fields{"company": "X"}).Want(401)
		var company string
		if err := h.db.Read().NewRaw("SELECT company FROM users WHERE id = ?", v["table"]).Scan(t.Context(), &company); err != nil || company != "Chez nous" {
			t.Errorf("company %q, %v", company, err)
		}
	})
}

func TestProcessingPeopleChangeThemselvesOnly(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(_ *testing.T, h *house) {
		id := h.account("new@example.test", auth.Restaurant)
		supplier := h.account("maison@example.test", auth.Supplier)
		h.change(`UPDATE users SET status = 'processing' WHERE id = ?`, id)
		browser := h.signIn("new@example.test")
		browser.Patch(path(id), fields{"phone": "0465710000"}).Want(200)
		browser.Patch(path(id), fields{"status": "valid"}).Want(403)
		browser.Patch(path(supplier), fields{"phone": "0465710000"}).Want(403)
	})
}

// Group and status are the database's at each call: a token of before gives nothing of before.
func TestPromotedAndDemoted(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("table@example.test", auth.Restaurant)
		h.account("super@example.test", auth.Superadmin)
		browser, super := h.signIn("table@example.test"), h.signIn("super@example.test")
		list := func() int {
			return browser.Post("/api/users/statuses", fields{"users": []int64{id}, "status": "valid"}).Status
		}
		if got := list(); got != 403 {
			t.Errorf("before: %d", got)
		}
		super.Patch(path(id), fields{"userGroup": "/api/user_groups/admin"}).Want(200)
		if got := list(); got != 200 {
			t.Errorf("promoted: %d", got)
		}
		super.Patch(path(id), fields{"userGroup": "/api/user_groups/restaurant"}).Want(200)
		if got := list(); got != 403 {
			t.Errorf("demoted: %d", got)
		}
		if got := browser.Get("/api/me").Want(200).Text("userGroup/code"); got != "restaurant" {
			t.Errorf("group %s", got)
		}
	})
}
