package users_test

import (
	"strings"
	"testing"
	"time"

	"millesime/platform/auth"
)

// The e-mail of somebody who was invited and never came is forgotten three months after its invitation expired or was
// withdrawn, wherever it was kept; invitations that wait and relations of people with accounts stay.
func TestInvitationsAreForgotten(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("maison@example.test", auth.Supplier)
		h.account("table@example.test", auth.Restaurant)
		supplier := h.signIn("maison@example.test")
		for _, email := range []string{"jamais@example.test", "retire@example.test", "table@example.test"} {
			h.invite(supplier, email)
		}
		var id string
		for i := range 3 {
			member := "hydra:member/" + string(rune('0'+i))
			if list := supplier.Get(children).Want(200); list.Text(member+"/email") == "retire@example.test" {
				id = list.Text(member + "/@id")
			}
		}
		supplier.Delete(id).Want(204)
		sweep := func(want int) {
			t.Helper()
			if n, err := h.module.ForgetInvitations(t.Context()); err != nil || n != want {
				t.Fatalf("%d forgotten, want %d: %v", n, want, err)
			}
		}
		from := h.clock.Now()
		h.clock.Advance(from.AddDate(0, 3, 0).Sub(from) - time.Minute)
		sweep(0)
		h.clock.Advance(time.Minute)
		sweep(1) // the one that was withdrawn
		h.clock.Advance(14 * 24 * time.Hour)
		sweep(1) // the one that expired
		sweep(0)
		supplier = h.signIn("maison@example.test")
		if list := supplier.Get(children).Want(200); list.Text("hydra:totalItems") != "1" || list.Text("hydra:member/0/email") != "table@example.test" {
			t.Errorf("the inviter sees %s", list.Body)
		}
		for table, column := range map[string]string{
			"user_relations": "invited_email", "audit_entries": "COALESCE(CAST(after_state AS TEXT), '') || COALESCE(CAST(before_state AS TEXT), '')", "outbox": "CAST(payload AS TEXT)",
		} {
			for _, email := range []string{"jamais@", "retire@"} {
				if n := h.count("SELECT count(*) FROM "+table+" WHERE "+column+" LIKE ?", "%"+email+"%"); n != 0 {
					t.Errorf("%s still holds %s %d times", table, email, n)
				}
			}
		}
		if n := h.count("SELECT count(*) FROM user_relations WHERE token_hash <> '' AND parent_id IS NOT NULL AND child_id IS NULL"); n != 0 {
			t.Errorf("%d links of forgotten invitations serve", n)
		}
		t.Log("the same person may be invited again")
		h.invite(supplier, "jamais@example.test")
		if list := supplier.Get(children).Want(200); !strings.Contains(string(list.Body), "jamais@example.test") {
			t.Errorf("invited again: %s", list.Body)
		}
	})
}
