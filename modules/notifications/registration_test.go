package notifications_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// A registration is told to every valid admin, once, and to nobody else; the mail that asks for the validation stays one.
func TestAdminsAreToldOfRegistrations(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		const blocked = 210
		h.AddPerson(t, blocked, "admin", "Ancien collègue")
		h.Exec(t, "UPDATE users SET status = 'blocked' WHERE id = ?", blocked)
		h.Guest(t).Post("/api/register", map[string]any{
			"email": "claire@bistrot.example", "password": "Vendange#2026", "userGroup": "/api/user_groups/restaurant",
			"company": "Chez Claire", "firstName": "Claire", "lastName": "Morel",
		}).Want(201)
		h.Settle(t)
		for _, admin := range []int64{apptest.Admin, apptest.Superadmin} {
			client := h.As(t, apptest.Email(admin))
			told := list(t, client, "")
			if kinds(told) != "account_registered" || told[0].Party.Name != "Chez Claire" {
				t.Fatalf("admin %d was told %+v", admin, told)
			}
			client.Get(told[0].Subject).Want(200)
			if mails := mailsTo(t, h, admin); len(mails) != 1 {
				t.Errorf("admin %d got %d mails", admin, len(mails))
			}
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM notifications"); n != 2 {
			t.Errorf("%d people were told", n)
		}
		t.Log("admins choose how; others are never asked")
		choice := chosen("account_registered", map[string]any{"app": false, "digest": true})
		h.As(t, apptest.Email(apptest.Admin)).Patch("/api/notification_preferences", choice).Want(200)
		h.As(t, apptest.Email(apptest.Alpha)).Patch("/api/notification_preferences", choice).Want(422)
	})
}
