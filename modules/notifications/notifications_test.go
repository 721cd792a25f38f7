package notifications_test

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/modules/notifications/notificationsevents"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// order has a person order six bottles of Alpha's wine.
func order(t *testing.T, h *apptest.House, client *apitest.Client, person int64) {
	t.Helper()
	client.Post("/api/cart", apptest.Order(apptest.Cart(person, apptest.Item(apptest.AlphaWine, 6)))).Want(201)
	h.Mails(t) // its own wait for its paper
}

type told struct {
	Kind, Subject, Number, State, Name, From, Until string
	Party                                           struct{ Name string }
	Read                                            bool
	ID                                              int64
}

func list(t *testing.T, client *apitest.Client, query string) []told {
	t.Helper()
	var page struct {
		Members []told `json:"hydra:member"`
	}
	client.Get("/api/notifications?" + query).Want(200).JSON(&page)
	return page.Members
}

func kinds(all []told) string {
	names := make([]string, 0, len(all))
	for _, n := range all {
		names = append(names, strings.TrimSpace(n.Kind+" "+n.State))
	}
	return strings.Join(names, ", ")
}

// An order is told to its supplier and the customer's agent, its moves to the customer; nobody else hears of it, and the
// same event twice tells nothing new.
func TestWhoIsToldOfAnOrder(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Stranger))
		order(t, h, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant)
		order(t, h, buyer, apptest.Stranger) // prepaid: it waits for payment
		for person, want := range map[int64]string{
			apptest.Alpha: "order_placed, order_placed", apptest.Agent: "order_placed", apptest.Restaurant: "order_confirmed",
			apptest.Stranger: "order_to_pay waiting_payment, order_confirmed", apptest.Beta: "", apptest.Admin: "",
		} {
			if got := kinds(list(t, h.As(t, apptest.Email(person)), "")); got != want {
				t.Errorf("person %d was told %q, not %q", person, got, want)
			}
		}
		first := list(t, h.As(t, apptest.Email(apptest.Alpha)), "")[1]
		if first.Party.Name != "Le Bistrot" || first.Number == "" || !strings.HasPrefix(first.Subject, "/api/orders/") {
			t.Errorf("the supplier reads %+v", first)
		}
		h.Exec(t, "UPDATE event_cursors SET position = 0") // everything is delivered again
		h.Settle(t)
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications"); n != 6 {
			t.Errorf("%d notifications after a second delivery", n)
		}
	})
}

// An order placed for a customer is told to the supplier and the customer, and not to the agent who placed it.
func TestWhoIsToldOfAnOrderOnBehalf(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		order(t, h, h.As(t, apptest.Email(apptest.Agent)), apptest.Restaurant)
		for person, want := range map[int64]string{apptest.Alpha: "order_placed", apptest.Restaurant: "order_on_behalf", apptest.Agent: ""} {
			if got := kinds(list(t, h.As(t, apptest.Email(person)), "")); got != want {
				t.Errorf("person %d was told %q, not %q", person, got, want)
			}
		}
	})
}

// Who placed an order for a customer is named to the other seller, not the customer: by mail, in the centre and over the API.
func TestWhoPlacedAnOrderOnBehalfIsNamed(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		for by, told := range map[int64]int64{apptest.Alpha: apptest.Agent, apptest.Agent: apptest.Alpha} {
			name := map[int64]string{apptest.Alpha: "Maison Alpha", apptest.Agent: "Personne 7"}[by]
			order(t, h, h.As(t, apptest.Email(by)), apptest.Restaurant)
			reader := h.As(t, apptest.Email(told))
			got := reader.Get("/api/notifications").Want(200)
			if got.Text("hydra:member/0/party/name") != name || got.Text("hydra:member/0/onBehalf") != "true" || got.Text("hydra:member/0/kind") != "order_placed" {
				t.Errorf("%s ordered: %s", name, got.Body)
			}
			mails := mailsTo(t, h, told)
			if last := mails[len(mails)-1].Text; !strings.Contains(last, name+" a passé la commande CMD-") || !strings.Contains(last, " pour un client, pour ") {
				t.Errorf("%s ordered: %s", name, last)
			}
		}
		order(t, h, h.As(t, apptest.Email(apptest.Restaurant)), apptest.Restaurant)
		if got := h.As(t, apptest.Email(apptest.Agent)).Get("/api/notifications").Want(200); got.Text("hydra:member/0/party/name") != "Le Bistrot" || got.Text("hydra:member/0/onBehalf") != "false" {
			t.Errorf("the customer itself ordered: %s", got.Body)
		}
	})
}

// Everybody reads and marks their own notifications only; an administrator who acts for somebody keeps to its own.
func TestOwnNotificationsOnly(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		for range 3 {
			order(t, h, buyer, apptest.Restaurant)
		}
		all := list(t, supplier, "")
		if len(all) != 3 || all[0].ID < all[1].ID {
			t.Fatalf("the supplier reads %+v", all)
		}
		foreign := map[string]any{"ids": []int64{all[0].ID, all[1].ID}}
		buyer.Post("/api/notifications/read", foreign).Want(200)
		acting := h.As(t, apptest.Email(apptest.Admin)).With(apitest.Header("X-Switch-User", apptest.Email(apptest.Alpha)))
		if got := list(t, acting, ""); len(got) != 0 {
			t.Errorf("who acts for the supplier reads %+v", got)
		}
		acting.Post("/api/notifications/read", map[string]any{"all": true}).Want(200)
		wantUnread(t, supplier, 3)

		supplier.Post("/api/notifications/read", map[string]any{"ids": []int64{all[0].ID}}).Want(200)
		wantUnread(t, supplier, 2)
		if got := list(t, supplier, "unread=true"); len(got) != 2 || got[0].ID != all[1].ID {
			t.Errorf("unread are %+v", got)
		}
		if got := list(t, supplier, ""); !got[0].Read || got[1].Read {
			t.Errorf("read are %+v", got)
		}
		supplier.Post("/api/notifications/read", map[string]any{"all": true}).Want(200)
		wantUnread(t, supplier, 0)
		for _, wrong := range []string{`{}`, `{"all":true,"ids":[1]}`, `{"ids":"x"}`} {
			if got := supplier.Post("/api/notifications/read", wrong); got.Status < 400 || got.Status > 499 {
				t.Errorf("%s: %d", wrong, got.Status)
			}
		}
	})
}

func wantUnread(t *testing.T, client *apitest.Client, want int) {
	t.Helper()
	if got := client.Get("/api/notifications/count").Want(200).Text("unread"); got != strconv.Itoa(want) {
		t.Errorf("%s unread, not %d", got, want)
	}
}

// A list goes on behind a cursor, whatever is added on top of it meanwhile.
func TestPagesOfNotifications(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		fill(t, h, apptest.Alpha, 7)
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		first := supplier.Get("/api/notifications?itemsPerPage=3").Want(200)
		fill(t, h, apptest.Alpha, 2)
		var seen []string
		for page := first; ; {
			for i := range 3 {
				if id := page.Text(fmt.Sprintf("hydra:member/%d/id", i)); id != "" {
					seen = append(seen, id)
				}
			}
			next := page.Text("hydra:view/hydra:next")
			if next == "" {
				break
			}
			page = supplier.Get(next).Want(200)
		}
		if len(seen) != 7 {
			t.Errorf("the pages hold %v", seen)
		}
		supplier.Get("/api/notifications?after=x").Want(400)
	})
}

// fill adds notifications, with the event that tells of them.
func fill(t *testing.T, h *apptest.House, person int64, count int) {
	t.Helper()
	before := h.Count(t, "SELECT COUNT(*) FROM notifications")
	err := h.App.DB.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
		for i := range count {
			_, err := tx.IDB().ExecContext(ctx, `INSERT INTO notifications (user_id, kind, subject, subject_id, party_id, params, source, in_app, in_digest, created_at)
 VALUES (?, 'order_placed', 'orders', 1, 0, '{"number":"CMD-1"}', ?, ?, ?, ?)`, person, fmt.Sprintf("event-%d-%d", before, i), true, true, time.Now().UTC())
			if err != nil {
				return err
			}
		}
		return tx.Publish(ctx, notificationsevents.ToldV1{UserIDs: []int64{person}})
	})
	if err != nil {
		t.Fatal(err)
	}
}

// An account that is open again is told so, and one that somebody else changed too; what is personal is in the export,
// and is gone with the person.
func TestAccountNews(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		admin := h.As(t, apptest.Email(apptest.Admin))
		person := apptest.IRI("users", apptest.Stranger)
		admin.Patch(person, map[string]any{"status": "blocked"}).Want(200)
		admin.Patch(person, map[string]any{"status": "valid"}).Want(200)
		admin.Patch(person, map[string]any{"company": "Chez Autre"}).Want(200)
		h.Settle(t)
		stranger := h.As(t, apptest.Email(apptest.Stranger))
		if got := kinds(list(t, stranger, "")); got != "account_changed, account_opened valid" {
			t.Errorf("told %q", got)
		}
		stranger.Patch(person, map[string]any{"company": "Chez Moi"}).Want(200)
		h.Settle(t)
		if got := list(t, stranger, ""); len(got) != 2 {
			t.Errorf("one's own change is told: %+v", got)
		}
		stranger.Patch("/api/notification_preferences", chosen("order_moved", map[string]any{"mail": true})).Want(200)
		whole := string(stranger.Get("/api/me/export").Want(200).Body)
		if !strings.Contains(whole, "account_opened") || !strings.Contains(whole, "notificationPreferences") {
			t.Errorf("the export lacks notifications: %s", whole)
		}
		admin.Patch(person, map[string]any{"status": "deleted"}).Want(200)
		h.Exec(t, "UPDATE users SET deleted_at = ? WHERE id = ?", time.Now().UTC().AddDate(0, 0, -31), apptest.Stranger)
		if n, err := h.App.Modules.Users.Sweep(t.Context()); err != nil || n != 1 {
			t.Errorf("%d people anonymised, %v", n, err)
		}
		h.Settle(t)
		for _, table := range []string{"notifications", "notification_preferences"} {
			if n := h.Count(t, "SELECT COUNT(*) FROM "+table+" WHERE user_id = ?", apptest.Stranger); n != 0 {
				t.Errorf("%d rows of %s are left of a person", n, table)
			}
		}
	})
}

// An invitation is told to the invited, its answer to the inviter, and the end of the relation to the other side.
func TestRelationNews(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, stranger := h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Stranger))
		supplier.Post("/api/user_children", map[string]any{"email": apptest.Email(apptest.Stranger)}).Want(201)
		h.Settle(t)
		if got := list(t, stranger, ""); kinds(got) != "relation_asked" || got[0].Party.Name != "Domaine Bêta" {
			t.Fatalf("the invited is told %+v", got)
		}
		relation := h.Count(t, "SELECT MAX(id) FROM user_relations")
		stranger.Patch(apptest.IRI("user_parent", relation), map[string]any{"status": "valid"}).Want(200)
		h.Settle(t)
		if got := list(t, supplier, ""); kinds(got) != "relation_answer accepted" || got[0].Party.Name != "Personne 13" {
			t.Errorf("the inviter is told %+v", got)
		}
		supplier.Patch(apptest.IRI("user_children", relation), map[string]any{"permanentDiscount": "3"}).Want(200)
		h.Settle(t)
		stranger.Delete(apptest.IRI("user_parent", relation)).Want(204)
		h.Settle(t)
		if got := kinds(list(t, stranger, "")); got != "relation_terms, relation_asked" {
			t.Errorf("the child is told %q", got)
		}
		if got := list(t, supplier, ""); kinds(got) != "relation_ended, relation_answer accepted" {
			t.Errorf("the other side is told %+v", got)
		}
	})
}
