package app_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// actingFor is an admin who works as somebody else.
func actingFor(t *testing.T, h *apptest.House, admin, target int64) *apitest.Client {
	t.Helper()
	return h.As(t, apptest.Email(admin)).With(apitest.Header("X-Switch-User", apptest.Email(target)))
}

// Domain 8.3, R-6.057: every operation answers an admin who acts for somebody as it answers that person, but for those
// that the person does itself.
func TestEveryOperationWhileActing(t *testing.T) {
	t.Parallel()
	for _, group := range auth.AllGroups() {
		if group.IsAdmin() {
			continue
		}
		t.Run(string(group), func(t *testing.T) {
			t.Parallel()
			apptest.Databases(t, func(t *testing.T, h *apptest.House) { answersWhileActing(t, h, group) })
		})
	}
}

func answersWhileActing(t *testing.T, h *apptest.House, group auth.Group) {
	t.Helper()
	next := int64(lastOfCircles)
	byID := routes(h)
	for _, id := range tried(byID) {
		d := decisions()[id]
		ties := d.ties(group)
		if len(ties) == 0 {
			continue
		}
		c := newCircle(t, h, &next, group, d.row)
		got := d.call(actingFor(t, h, apptest.Admin, c.caller), byID[id], c.row(t, d.row, ties[0]))
		refused := got.Status == http.StatusForbidden && got.Text("code") == "auth.impersonating"
		want := d.expects(ties[0], group)
		switch {
		case !slices.Contains(d.groups(), group):
		case d.acting == inPerson:
			if !refused || !strings.Contains(got.Text("hydra:description"), "cessez d’abord d’agir en son nom") {
				t.Errorf("%s while acting: %d %s", id, got.Status, got.Body)
			}
			continue
		case d.acting != "":
			want = answer(d.acting)
		}
		if refused || !want.matches(got) {
			t.Errorf("%s while acting for a %s: %d, decided %s: %s", id, group, got.Status, want, got.Body)
		}
	}
}

// The e-mail is one field of an operation that an admin may call for somebody: that field alone is refused.
func TestEmailIsNotChangedWhileActing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		acting := actingFor(t, h, apptest.Admin, apptest.Restaurant)
		me := apptest.IRI("users", apptest.Restaurant)
		acting.Patch(me, map[string]any{"firstName": "Anne"}).Want(200)
		got := acting.Patch(me, map[string]any{"firstName": "Zoé", "email": "thief@cast.test"}).Want(403)
		if got.Text("code") != "auth.impersonating" || acting.Get("/api/me").Want(200).Text("firstName") != "Anne" {
			t.Errorf("got %s", got.Body)
		}
	})
}

// Domain 8.3: what the target may no longer be, or the admin, ends it with the next call, and the log tells who asked.
func TestImpersonationEnds(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		superadmin := h.As(t, apptest.Email(apptest.Superadmin))
		change := func(person int64, member, value string) {
			superadmin.Patch(apptest.IRI("users", person), map[string]string{member: value}).Want(200)
		}
		next := int64(lastOfCircles)
		group := func(code auth.Group) string { return "/api/user_groups/" + string(code) }
		for what, c := range map[string]struct {
			end    func(target, admin int64)
			status int
			code   string
		}{
			"the target is blocked":  {func(target, _ int64) { change(target, "status", "blocked") }, 403, "users.switch_user"},
			"the target is deleted":  {func(target, _ int64) { change(target, "status", "deleted") }, 403, "users.switch_user"},
			"the target is promoted": {func(target, _ int64) { change(target, "userGroup", group(auth.Admin)) }, 403, "users.switch_user"},
			"the admin is demoted":   {func(_, admin int64) { change(admin, "userGroup", group(auth.CSE)) }, 403, "users.switch_user"},
			"the admin is blocked":   {func(_, admin int64) { change(admin, "status", "blocked") }, 401, "401"},
			"the admin signs out":    {nil, 401, "401"},
		} {
			next -= 2
			target, admin := next, next+1
			h.AddPerson(t, target, auth.Restaurant, "Cible")
			h.AddPerson(t, admin, auth.Admin, "Millésime")
			h.Exec(t, "UPDATE users SET first_name = 'Anne', last_name = 'Bel' WHERE id IN (?, ?)", target, admin)
			acting := actingFor(t, h, admin, target)
			acting.Get("/api/me").Want(200)
			if c.end == nil {
				acting.Post("/api/auth/logout", nil).Want(204)
			} else {
				c.end(target, admin)
			}
			got := acting.Get("/api/orders", apitest.Header("X-Request-Id", fmt.Sprintf("end-of-%d", target))).Want(c.status)
			if got.Text("code") != c.code {
				t.Errorf("%s: %s", what, got.Body)
			}
			if c.status == 403 && !strings.Contains(h.Logged(), fmt.Sprintf(`"user":%d,"fault":"users.switch_user"`, admin)) {
				t.Errorf("%s: the log does not tell who asked", what)
			}
		}
	})
}

// Domain 8.3: an admin who acts for somebody has a cart and keys of its own there, the target's are never
// read, shown or reset, and every row written carries both.
func TestImpersonatedOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE users SET first_name = 'Julien', last_name = 'Carpentier', company = 'Millésime' WHERE id = ?", apptest.Admin)
		target, acting := h.As(t, apptest.Email(apptest.Restaurant)), actingFor(t, h, apptest.Admin, apptest.Restaurant)
		target.Post("/api/cart", apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12))).Want(200)
		if cart := acting.Get("/api/cart").Want(200); cart.Text("totalUnitProduct") != "0" {
			t.Errorf("the admin reads the target's cart: %s", cart.Body)
		}
		order := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))
		key := apitest.Header("Idempotency-Key", "the-same")
		placed := acting.Post("/api/cart", order, key).Want(201).Text("orders/0")
		if cart := target.Get("/api/cart").Want(200); cart.Text("version") != "1" || cart.Text("totalUnitProduct") != "12" {
			t.Errorf("the target's cart is now %s", cart.Body)
		}
		h.Settle(t)
		for what, query := range map[string]string{
			"orders":      "SELECT COUNT(*) FROM orders WHERE placed_by = ? AND impersonator_id = ?",
			"transitions": "SELECT COUNT(*) FROM order_transitions WHERE actor_id = ? AND impersonator_id = ?",
			"movements":   "SELECT COUNT(*) FROM stock_movements WHERE actor_id = ? AND impersonator_id = ?",
			"events":      "SELECT COUNT(*) FROM outbox WHERE topic = 'orders_order_placed_v1' AND actor_id = ? AND impersonator_id = ?",
			"checkouts":   "SELECT COUNT(*) FROM checkouts WHERE acting_for_id = ? AND actor_id = ?",
			"keys":        "SELECT COUNT(*) FROM idempotency_keys WHERE acting_for_id = ? AND actor_id = ?",
		} {
			if n := h.Count(t, query, apptest.Restaurant, apptest.Admin); n != 1 {
				t.Errorf("%s with both: %d", what, n)
			}
		}
		for _, reader := range []int64{apptest.Restaurant, apptest.Alpha, apptest.Admin} {
			got := h.As(t, apptest.Email(reader)).Get(placed).Want(200)
			if got.Text("timeline/0/actor") != "Le Bistrot" || got.Text("timeline/0/impersonator") != "Julien Carpentier" {
				t.Errorf("the timeline tells %d: %s", reader, got.Body)
			}
		}
		target.Post("/api/cart", order, key).Want(201) // the key is the target's own
		if n := h.Count(t, "SELECT COUNT(*) FROM checkouts"); n != 2 {
			t.Errorf("%d checkouts", n)
		}
	})
}

// The target is told by mail what an admin ordered in its name, in its language, and of its own orders nothing.
func TestTargetIsMailedAboutOrders(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE users SET first_name = 'Julien', last_name = 'Carpentier', company = 'Millésime' WHERE id = ?", apptest.Admin)
		h.Exec(t, "UPDATE users SET language = 'en' WHERE id = ?", apptest.Alpha)
		order := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 600)))
		h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.BetaWine, 6)))).Want(201)
		told := func(m apptest.Mail) bool { return strings.Contains(m.Text, "Julien Carpentier") }
		if slices.ContainsFunc(h.Mails(t), told) {
			t.Error("somebody was told of an order placed in person")
		}
		placed := actingFor(t, h, apptest.Admin, apptest.Restaurant).Post("/api/cart", order).Want(201).Text("orders/0")
		number := h.As(t, apptest.Email(apptest.Admin)).Get(placed).Want(200).Text("number")
		m := h.MailTo(t, apptest.Email(apptest.Restaurant))
		if m.Subject != "Une commande passée en votre nom" || !told(m) || m.Link(t) != strings.TrimPrefix(placed, "/api") ||
			!strings.Contains(m.Text, number+", chez Maison Alpha : 8\u202f481,60\u00a0€ TTC") {
			t.Errorf("told %q: %s", m.Subject, m.Text)
		}
		order = apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.LastOnes, 6)))
		actingFor(t, h, apptest.Admin, apptest.Alpha).Post("/api/cart", order).Want(201)
		m = h.MailTo(t, apptest.Email(apptest.Alpha))
		if m.Subject != "An order placed in your name" || !strings.Contains(m.Text, "for Le Bistrot, from Maison Alpha: €") ||
			!strings.HasPrefix(m.Link(t), "/en/orders/") {
			t.Errorf("told %q: %s", m.Subject, m.Text)
		}
	})
}

// The trail, the notes and the log lines name both.
func TestBothNamesAreKept(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "UPDATE users SET first_name = 'Julien', last_name = 'Carpentier', company = 'Millésime' WHERE id = ?", apptest.Admin)
		acting := actingFor(t, h, apptest.Admin, apptest.Alpha)
		acting.Patch(apptest.IRI("users", apptest.Alpha), map[string]string{"phone": "+33380000000"}).Want(200)
		entry := h.As(t, apptest.Email(apptest.Admin)).Get(apptest.IRI("users", apptest.Alpha) + "/history").Want(200)
		if entry.Text("hydra:member/0/actor/name") != "Maison Alpha" || entry.Text("hydra:member/0/impersonator/name") != "Julien Carpentier" {
			t.Errorf("the trail tells %s", entry.Body)
		}
		note := map[string]string{"user": apptest.IRI("users", apptest.Restaurant), "text": "Rappeler mardi"}
		acting.Post("/api/user_notes", note).Want(201)
		got := h.As(t, apptest.Email(apptest.Alpha)).Get(fmt.Sprintf("/api/user_notes?user=%d", apptest.Restaurant)).Want(200)
		if got.Text("hydra:member/0/author/name") != "Maison Alpha" || got.Text("hydra:member/0/impersonator/name") != "Julien Carpentier" {
			t.Errorf("the note tells %s", got.Body)
		}
		if both := fmt.Sprintf(`"user":%d,"impersonator":%d`, apptest.Alpha, apptest.Admin); !strings.Contains(h.Logged(), both) {
			t.Errorf("no log line with both")
		}
	})
}

// Whoever adds a table that keeps who acted keeps there the admin behind it, or keys the row by both.
func TestEveryActorHasItsImpersonator(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		columns := h.Columns(t)
		for _, column := range columns {
			table, name, _ := strings.Cut(column, ".")
			if name != "actor_id" && name != "author_id" && !strings.HasSuffix(name, "_by") {
				continue
			}
			behind := func(column string) bool {
				other, name, _ := strings.Cut(column, ".")
				return other == table && (strings.HasPrefix(name, "impersonator") || name == "acting_for_id")
			}
			if !slices.ContainsFunc(columns, behind) {
				t.Errorf("%s names who acted, and nothing the admin behind it", column)
			}
		}
	})
}
