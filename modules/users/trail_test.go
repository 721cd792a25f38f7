package users_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// happen writes an entry of the trail as somebody.
func (h *house) happen(actor, impersonator int64, e audit.Entry) {
	h.t.Helper()
	ctx := auth.With(h.t.Context(), auth.Actor{ID: actor, Group: auth.Admin, Impersonator: impersonator})
	err := h.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return audit.Append(ctx, tx, e) })
	if err != nil {
		h.t.Fatal(err)
	}
}

func TestHistoryOfAPerson(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		type status struct {
			Status string `json:"status"`
		}
		entry := audit.Entry{Action: "users.status_changed", Subject: "users", SubjectID: v["table"], Before: status{"processing"}, After: status{"valid"}}
		h.happen(v["admin"], 0, entry)
		entry.Before, entry.After = status{"valid"}, status{"blocked"}
		h.happen(v["table"], v["super"], entry)
		h.happen(v["admin"], 0, audit.Entry{Action: "users.status_changed", Subject: "users", SubjectID: v["cave"]})
		super := h.signIn("super@example.test")
		got := super.Get(path(v["table"]) + "/history").Want(200)
		for name, want := range map[string]string{
			"hydra:totalItems": "2", "hydra:member/0/action": "users.status_changed", "hydra:member/0/before/status": "valid",
			"hydra:member/0/after/status": "blocked", "hydra:member/0/actor/name": "Maison table", "hydra:member/0/impersonator/name": "Zoé Lefèvre",
			"hydra:member/1/actor/@id": path(v["admin"]), "hydra:member/1/impersonator": "",
		} {
			if text := got.Text(name); text != want {
				t.Errorf("%s is %q, want %q", name, text, want)
			}
		}
		for name, want := range map[string]string{
			"hydra:member/0/impersonator/company": "Maison super", "hydra:member/0/actor/firstName": "Zoé", "hydra:member/0/actor/lastName": "Lefèvre",
		} {
			if text := got.Text(name); text != want {
				t.Errorf("%s is %q, want %q", name, text, want)
			}
		}
		next := super.Get(path(v["table"]) + "/history?itemsPerPage=1").Text("hydra:view/hydra:next")
		if page := super.Get(next).Want(200); page.Text("hydra:member/0/after/status") != "valid" || page.Text("hydra:totalItems") != "2" ||
			page.Value("hydra:view/hydra:next") != nil {
			t.Errorf("second page: %s", page.Body)
		}
		if page := super.Get(path(v["table"]) + "/history?itemsPerPage=1&page=2").Want(200); page.Text("hydra:member/0/after/status") != "valid" {
			t.Errorf("second page by number: %s", page.Body)
		}
		// Whom an admin does not see is not named to it either.
		admin := h.signIn("admin@example.test")
		if got := admin.Get(path(v["table"]) + "/history").Want(200); got.Value("hydra:member/0/impersonator") != nil {
			t.Errorf("an admin reads %s", got.Body)
		}
		admin.Get(path(v["super"]) + "/history").Want(404)
		admin.Get("/api/audit_entries").Want(403)
		h.signIn("maison@example.test").Get(path(v["table"]) + "/history").Want(403)
		super.Get(path(v["table"]) + "/history?after=x").Want(400)
	})
}

func TestAuditEntries(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		h.happen(v["admin"], 0, audit.Entry{Action: "users.one", Subject: "users", SubjectID: v["table"]})
		h.happen(v["maison"], 0, audit.Entry{Action: "addresses.two", Subject: "addresses", SubjectID: 7})
		h.happen(v["table"], v["admin"], audit.Entry{Action: "users.three", Subject: "users", SubjectID: v["cave"]})
		super := h.signIn("super@example.test")
		for query, want := range map[string]string{
			"": "3", "subject=addresses": "1", "subject=users&subjectId=" + path(v["table"])[len("/api/users/"):]: "1",
			"actor=" + path(v["admin"]): "2", "action=addresses.two": "1", "action=addresses": "0",
			"from=2026-11-21": "3", "to=2026-11-20": "0", "from=2026-11-22": "0", "to=2026-11-21": "3",
		} {
			if got := super.Get("/api/audit_entries?" + query).Want(200).Text("hydra:totalItems"); got != want {
				t.Errorf("%q: %s, want %s", query, got, want)
			}
		}
		super.Get("/api/audit_entries?from=yesterday").Want(422)
		if got := super.Get("/api/audit_entries?itemsPerPage=-1").Want(200); got.Text("hydra:member/2/action") != "users.one" {
			t.Errorf("all: %s", got.Body)
		}
	})
}

// A history holds what happened to the person's addresses and relations too, on both sides of these.
func TestHistoryHoldsAddressesAndTerms(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		table := h.signIn("table@example.test")
		address := map[string]any{"typeAddress": "billing", "street": "1 rue des Chais", "postcode": "33000", "city": "Bordeaux"}
		iri := table.Post("/api/addresses", address).Want(201).Text("@id")
		table.Delete(iri).Want(204)
		maison := h.signIn("maison@example.test")
		relation := maison.Get(path(v["table"])).Want(200).Text("relation/@id")
		maison.Patch(relation, map[string]any{"permanentDiscount": 4}).Want(200)
		super := h.signIn("super@example.test")
		acts := func(of string) (names []string) {
			var page struct {
				Members []struct{ Action string } `json:"hydra:member"`
			}
			super.Get(path(v[of]) + "/history").Want(200).JSON(&page)
			for _, entry := range page.Members {
				names = append(names, entry.Action)
			}
			return names
		}
		for of, want := range map[string][]string{
			"table":  {"user_children.changed", "users.address_removed", "users.address_added", "users.address_changed"}, // the one it had is the default now
			"maison": {"user_children.changed"},
			"cave":   nil,
		} {
			if got := acts(of); !slices.Equal(got, want) {
				t.Errorf("%s: %q, want %q", of, got, want)
			}
		}
		// What the supplier writes of a relation is not in the file that its customer may ask for.
		if body := string(table.Get("/api/me/export").Want(200).Body); !strings.Contains(body, "users.address_removed") || strings.Contains(body, "user_children.changed") {
			t.Errorf("the customer's own file: %s", body)
		}
	})
}
