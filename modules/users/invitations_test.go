package users_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/platform/auth"
)

var instants = regexp.MustCompile(`20\d\d-\d\d-\d\dT[\d:.]+Z`)

// An e-mail without account gets a link to register with; the invitation waits until the person is validated and answers
// (domain 8.1).
func TestInvitationOfSomebodyUnknown(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("maison@example.test", auth.Supplier)
		supplier := h.signIn("maison@example.test")
		h.invite(supplier, "neuve@example.test")
		mail := h.mails.to("neuve@example.test")[0]
		if mail.Subject != "Maison maison souhaite travailler avec vous sur Millésime" || !strings.Contains(mail.Text, "Créez votre compte") {
			t.Errorf("mail %q: %s", mail.Subject, mail.Text)
		}
		if strings.Contains(mail.Text+mail.HTML, "vous avez un compte") || !strings.Contains(mail.Text, "un membre de Millésime a indiqué votre adresse") {
			t.Errorf("why it was sent: %s", mail.Text)
		}
		token := h.invitationToken("neuve@example.test", "/register")
		link := h.Get("/api/invitations/" + token).Want(200)
		if link.Text("email") != "neuve@example.test" || link.Text("invitedBy") != "Maison maison" || link.Text("expiresAt") != "2026-12-05T10:00:00Z" {
			t.Errorf("link %s", link.Body)
		}
		h.Post("/api/register", applicant(with("email", "Neuve@example.test"), with("invitation", token))).Want(201)
		if got := h.relation(); got != "maison→neuve pending" {
			t.Error(got)
		}
		h.Get("/api/invitations/" + token).Want(404) // it has served
		waiting := supplier.Get(children).Want(200)
		if waiting.Value("hydra:member/0/user") != nil || waiting.Text("hydra:member/0/email") != "neuve@example.test" {
			t.Errorf("the inviter sees %s", waiting.Body)
		}
		h.change(`UPDATE users SET status = 'valid' WHERE email = 'neuve@example.test'`)
		h.change(`UPDATE users SET password_hash = 'plain:' || ? WHERE email = 'neuve@example.test'`, password)
		person := h.signIn("neuve@example.test")
		person.Patch(first(person, parents), fields{"status": "valid"}).Want(200)
		if got := supplier.Get(children).Text("hydra:member/0/user/company"); got != "La Table de Claire" {
			t.Errorf("the inviter sees %q", got)
		}
	})
}

// A link serves once, for 14 days, and whom it was sent to alone; one that does not fit keeps nobody from registering.
func TestInvitationLinks(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("maison@example.test", auth.Supplier)
		h.account("table@example.test", auth.Restaurant)
		h.account("cave@example.test", auth.WineMerchant)
		h.account("rival@example.test", auth.Supplier)
		supplier, table, cave := h.signIn("maison@example.test"), h.signIn("table@example.test"), h.signIn("cave@example.test")

		h.invite(supplier, "table@example.test")
		known := h.invitationToken("table@example.test", "/network")
		cave.Post("/api/invitations/"+known, nil).Want(404)
		got := table.Post("/api/invitations/"+known, nil).Want(200)
		if got.Text("@type") != "UserParent" || got.Text("awaiting") != "me" || got.Text("user/company") != "Maison maison" {
			t.Errorf("followed: %s", got.Body)
		}
		table.Post("/api/invitations/"+known, nil).Want(404)
		table.Post("/api/invitations/"+strings.Repeat("x", 43), nil).Want(404)

		// Sent again: the new link serves, the one before does not; so does none that was withdrawn.
		h.invite(supplier, "late@example.test")
		old := h.invitationToken("late@example.test", "/register")
		iri := supplier.Get(children + "?search=late").Text("hydra:member/0/@id")
		h.clock.Advance(13 * 24 * time.Hour)
		supplier = h.signIn("maison@example.test")
		supplier.Post(iri+"/resend", nil).Want(204)
		h.Get("/api/invitations/" + old).Want(404)
		h.Get("/api/invitations/" + h.invitationToken("late@example.test", "/register")).Want(200)
		if until := supplier.Get(iri).Text("expiresAt"); until != "2026-12-18T10:00:00Z" {
			t.Errorf("sent again, it expires at %s", until)
		}
		supplier.Delete(iri).Want(204)
		h.Get("/api/invitations/" + h.invitationToken("late@example.test", "/register")).Want(404)
		supplier.Post(iri+"/resend", nil).Want(404)
		h.signIn("rival@example.test").Delete(first(supplier, children)).Want(404)

		// Registered with another e-mail, too late, or as a group that can have no relation with the inviter.
		h.invite(supplier, "right@example.test")
		right := h.invitationToken("right@example.test", "/register")
		h.unlimited()
		h.Post("/api/register", applicant(with("email", "wrong@example.test"), with("invitation", right))).Want(201)
		h.clock.Advance(14 * 24 * time.Hour)
		h.Post("/api/register", applicant(with("email", "right@example.test"), with("invitation", right))).Want(201)
		if n := h.count(`SELECT count(*) FROM user_relations WHERE parent_id > 0 AND child_id > 0`); n != 1 {
			t.Errorf("%d relations with two sides", n)
		}
		// Sent again to who has an account by now: it follows the link.
		h.change(`UPDATE users SET status = 'valid', password_hash = 'plain:' || ? WHERE email = 'right@example.test'`, password)
		supplier = h.signIn("maison@example.test")
		supplier.Post(supplier.Get(children+"?search=right").Text("hydra:member/0/@id")+"/resend", nil).Want(204)
		person := h.signIn("right@example.test")
		if got := person.Get(parents).Text("hydra:totalItems"); got != "0" {
			t.Errorf("%s parents before the link", got)
		}
		person.Post("/api/invitations/"+h.invitationToken("right@example.test", "/network"), nil).Want(200)
		h.clock.Advance(14 * 24 * time.Hour)
		person = h.signIn("right@example.test")
		if got := person.Patch(first(person, parents), fields{"status": "valid"}).Want(409); got.Text("code") != "users.invitation_expired" {
			t.Errorf("too late: %s", got.Body)
		}
		person.Patch(first(person, parents), fields{"status": "reject"}).Want(200)
	})
}

// Enumeration by text: the answer, the list and what one may do with the invitation say the same of every e-mail.
func TestInvitationsTellNothing(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		for email, group := range map[string]auth.Group{
			"table@example.test": auth.Restaurant, "rival@example.test": auth.Supplier, "admin@example.test": auth.Admin, "agent@example.test": auth.CommercialAgent,
			"blocked@example.test": auth.Restaurant, "deleted@example.test": auth.Restaurant, "nego@example.test": auth.Negociant,
		} {
			h.account(email, group)
		}
		h.change(`UPDATE users SET status = 'blocked' WHERE email LIKE 'blocked%'`)
		h.change(`UPDATE users SET status = 'deleted' WHERE email LIKE 'deleted%'`)
		for inviter, group := range map[string]auth.Group{
			"maison@example.test": auth.Supplier, "other@example.test": auth.CommercialAgent, "cse@example.test": auth.CSE, "guest@example.test": auth.Customer,
		} {
			h.account(inviter, group)
			browser := h.signIn(inviter)
			tell := func(name string) string {
				h.unlimited()
				email := name + "@example.test"
				sent := h.invite(browser, email)
				h.invite(browser, email) // nothing changes
				id := browser.Get(children + "?search=" + email).Want(200).Text("hydra:member/0/id")
				one, list := browser.Get(children+"/"+id), browser.Get(children+"?search="+email)
				said := string(sent.Body) + string(one.Body) + list.Text("hydra:totalItems") + string(browser.Get(children+"/"+id+"/parameters").Body)
				for _, body := range []fields{{"negociationMargin": "3", "agentFee": "15"}, {"agent": path(1)}, {"status": "valid"}} {
					got := browser.Patch(children+"/"+id, body)
					said += strconv.Itoa(got.Status) + string(got.Body)
				}
				said += strconv.Itoa(browser.Get(parents+"/"+id).Status) + strconv.Itoa(browser.Delete(parents+"/"+id).Status)
				said += strconv.Itoa(browser.Post(children+"/"+id+"/resend", nil).Status) + string(browser.Get(children+"/"+id).Body)
				said += strconv.Itoa(browser.Delete(children + "/" + id).Status)
				for _, own := range []string{email, children + "/" + id + `"`, `"id":` + id + ","} {
					said = strings.ReplaceAll(said, own, "…")
				}
				return instants.ReplaceAllString(said, "…") // they move with the clock of the test
			}
			unknown := tell("nobody")
			for _, name := range []string{"table", "rival", "admin", "agent", "blocked", "deleted", "nego"} {
				if got := tell(name); got != unknown {
					t.Errorf("%s invites %s:\n%s\ninstead of\n%s", inviter, name, got, unknown)
				}
			}
		}
		for _, name := range []string{"admin", "blocked", "deleted"} {
			if mails := h.mails.to(name + "@example.test"); len(mails) != 0 {
				t.Errorf("%s got %d mails", name, len(mails))
			}
		}
		if mails := h.mails.to("rival@example.test"); len(mails) != 3*2 { // of all but the supplier, each sent again
			t.Errorf("the supplier got %d mails", len(mails))
		}
	})
}

// Nobody fills a mailbox: five invitations a day to one address, sent again or not.
func TestInvitationsToOneAreLimited(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("maison@example.test", auth.Supplier)
		supplier := h.signIn("maison@example.test")
		for range 2 {
			h.invite(supplier, "nobody@example.test")
			iri := first(supplier, children)
			supplier.Post(iri+"/resend", nil).Want(204)
			supplier.Delete(iri).Want(204)
		}
		h.invite(supplier, "nobody@example.test")
		got := supplier.Post(children, fields{"email": "nobody@example.test"}).Want(429)
		if got.Header.Get("Retry-After") == "" {
			t.Error("no Retry-After")
		}
		supplier.Post(first(supplier, children)+"/resend", nil).Want(429)
		h.invite(supplier, "another@example.test")
		if n := len(h.mails.to("nobody@example.test")); n != 5 {
			t.Errorf("%d mails", n)
		}
		supplier.Post(children, fields{"email": "not an e-mail"}).Want(422)
		supplier.Post(children, fields{}).Want(422)
	})
}
