package notifications_test

import (
	"strings"
	"sync"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/db"
	"millesime/platform/testkit"
)

func containsAll(text string, parts ...string) bool {
	for _, part := range parts {
		if !strings.Contains(text, part) {
			return false
		}
	}
	return true
}

func mailsTo(t *testing.T, h *apptest.House, person int64) []apptest.Mail {
	t.Helper()
	var found []apptest.Mail
	for _, m := range h.Mails(t) {
		if m.To == apptest.Email(person) {
			found = append(found, m)
		}
	}
	return found
}

// People are told as they chose: a supplier gets a mail for an order until it wants none, in its language.
func TestChoices(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		order(t, h, buyer, apptest.Restaurant)
		mails := mailsTo(t, h, apptest.Alpha)
		if len(mails) != 1 || !containsAll(mails[0].Subject, "Nouvelle commande") ||
			!containsAll(mails[0].Text, "Le Bistrot a passé la commande", "\u00a0€ TTC", "Voir la commande") {
			t.Fatalf("the supplier got %+v", mails)
		}
		if link := mails[0].Link(t); !strings.HasPrefix(link, "/orders/") {
			t.Errorf("the button leads to %s", link)
		}
		h.Exec(t, "UPDATE users SET language = 'en' WHERE id = ?", apptest.Alpha)
		order(t, h, buyer, apptest.Restaurant)
		if mails = mailsTo(t, h, apptest.Alpha); len(mails) != 2 || !containsAll(mails[1].Subject, "New order") ||
			!strings.HasPrefix(mails[1].Link(t), "/en/orders/") {
			t.Errorf("in English it got %+v", mails[1:])
		}
		choice := func(app, mail, digest bool) map[string]any {
			return chosen("order_placed", map[string]any{"app": app, "mail": mail, "digest": digest})
		}
		supplier.Patch("/api/notification_preferences", choice(true, false, false)).Want(200)
		order(t, h, buyer, apptest.Restaurant)
		if n := len(mailsTo(t, h, apptest.Alpha)); n != 2 {
			t.Errorf("%d mails to who wants none", n)
		}
		wantUnread(t, supplier, 3)
		supplier.Patch("/api/notification_preferences", choice(false, false, true)).Want(200)
		order(t, h, buyer, apptest.Restaurant)
		wantUnread(t, supplier, 3) // it waits for the summary alone
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE user_id = ? AND in_digest AND NOT in_app", apptest.Alpha); n != 1 {
			t.Errorf("%d wait for the summary", n)
		}
	})
}

// Each group chooses among what it may be told, and only that.
func TestChoicesOfAGroup(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		got := buyer.Get("/api/notification_preferences").Want(200)
		if got.Text("choices/0/kind") != "order_on_behalf" || got.Text("choices/0/mailable") != "false" || got.Text("choices/1/kind") != "order_confirmed" || got.Text("choices/4/digest") != "true" {
			t.Errorf("a restaurant chooses among %s", got.Body)
		}
		changed := buyer.Patch("/api/notification_preferences", map[string]any{"choices": []any{
			map[string]any{"kind": "order_moved", "mail": true}, map[string]any{"kind": "order_on_behalf", "mail": true},
		}}).Want(200)
		if changed.Text("choices/4/mail") != "true" || changed.Text("choices/4/app") != "true" || changed.Text("choices/0/mail") != "false" {
			t.Errorf("it then reads %s", changed.Body)
		}
		if again := buyer.Get("/api/notification_preferences").Want(200); string(again.Body) != string(changed.Body) {
			t.Errorf("and later %s", again.Body)
		}
		buyer.Patch("/api/notification_preferences", chosen("order_placed", map[string]any{"mail": true})).Want(422)
		buyer.Patch("/api/notification_preferences", chosen("x", map[string]any{})).Want(422)
		buyer.Patch("/api/notification_preferences", string(changed.Body)).Want(200) // what was read
	})
}

// The daily summary holds what is unread, and goes out once however many processes send it.
func TestDailySummary(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		fill(t, h, apptest.Alpha, 3)
		fill(t, h, apptest.Beta, 1)
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		supplier.Post("/api/notifications/read", map[string]any{"ids": []int64{1}}).Want(200)
		h.As(t, apptest.Email(apptest.Beta)).Post("/api/notifications/read", map[string]any{"all": true}).Want(200)
		fill(t, h, apptest.Gamma, 1)
		h.Exec(t, "UPDATE notifications SET created_at = ? WHERE user_id <> ?", time.Now().UTC().AddDate(0, 0, -2), apptest.Gamma)
		// Tomorrow's summary has it, though today's be sent this very minute.
		h.Exec(t, "UPDATE notifications SET created_at = ? WHERE user_id = ?", time.Now().UTC().Add(time.Hour), apptest.Gamma)
		sendAtOnce(t, h, h)
		mails := mailsTo(t, h, apptest.Alpha)
		if len(mails) != 1 || mails[0].Subject != "Votre résumé du jour : 2 nouveautés" {
			t.Errorf("the supplier got %+v", mails)
		}
		if all := h.Mails(t); len(all) != 1 {
			t.Errorf("%d mails in all", len(all))
		}
		sendAtOnce(t, h)
		if all := h.Mails(t); len(all) != 1 {
			t.Errorf("%d mails after another look", len(all))
		}
	})
}

// Two replicas over one PostgreSQL send each summary once.
func TestDailySummaryOfTwoReplicas(t *testing.T) {
	t.Parallel()
	url := testkit.URL(t, db.Postgres)
	one := apptest.Start(t, url)
	one.MoveIn(t)
	two := apptest.Start(t, url)
	people := []int64{apptest.Alpha, apptest.Beta, apptest.Gamma, apptest.Restaurant, apptest.Agent, apptest.CSE}
	for _, person := range people {
		fill(t, one, person, 4)
	}
	one.Exec(t, "UPDATE notifications SET created_at = ?", time.Now().UTC().AddDate(0, 0, -2))
	sendAtOnce(t, one, two, one, two)
	if n := len(one.Mails(t)) + len(two.Mails(t)); n != len(people) {
		t.Errorf("%d summaries for %d people", n, len(people))
	}
}

func sendAtOnce(t *testing.T, houses ...*apptest.House) {
	t.Helper()
	var group sync.WaitGroup
	for _, h := range houses {
		group.Go(func() {
			if _, err := h.App.Modules.Notifications.SendDigests(t.Context()); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
}

// chosen is a change of the choices for one kind.
func chosen(kind string, choice map[string]any) map[string]any {
	return map[string]any{"choices": []any{apptest.With(choice, map[string]any{"kind": kind})}}
}
