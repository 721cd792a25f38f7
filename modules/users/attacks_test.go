package users_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

// Stolen session: the e-mail is the way to the password, so it asks for the password again, as the password does.
func TestNewEmailAsksForThePassword(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("a@example.test", auth.Restaurant)
		left := h.signIn("a@example.test")
		h.clock.Advance(5 * time.Minute)
		got := left.Patch(path(id), fields{"email": "thief@example.test"}).Want(403)
		if got.Text("code") != "users.recent_sign_in" || len(h.mails.sent) != 0 {
			t.Errorf("%s, %d mails", got.Body, len(h.mails.sent))
		}
		left.Patch(path(id), fields{"email": "a@example.test", "phone": "0465710000"}).Want(200)
		h.signIn("a@example.test").Patch(path(id), fields{"email": "mine@example.test"}).Want(200)

		// For another there is nothing to steal: only the person itself can follow the link.
		h.account("admin@example.test", auth.Admin)
		admin := h.signIn("admin@example.test")
		h.clock.Advance(5 * time.Minute)
		admin.Patch(path(id), fields{"email": "other@example.test"}).Want(200)
	})
}

// Who is told of a change of e-mail that it did not ask for chooses a new password: the change dies with the old one.
func TestNewPasswordEndsAChangeOfEmail(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("a@example.test", auth.Restaurant)
		h.signIn("a@example.test").Patch(path(id), fields{"email": "thief@example.test"}).Want(200)
		link := h.emailLink("thief@example.test")
		h.forgot("a@example.test").Want(204)
		h.reset(h.token("a@example.test"), fresh).Want(204)
		token := h.With().Post("/api/token/auth", credentials{"a@example.test", fresh}).Want(200).Text("token")
		owner := h.With(apitest.Token(token))
		if got := owner.Get("/api/me").Want(200).Text("pendingEmail"); got != "" {
			t.Errorf("still asked for: %s", got)
		}
		owner.Post("/api/email_changes/"+link, nil).Want(404) // even when the owner is lured into the thief's link
	})
}

// inFlight stops a sign-in between its check of the password and what follows.
type inFlight struct {
	plain
	meanwhile func()
}

func (p *inFlight) Compare(ctx context.Context, given, hash string) (bool, error) {
	match, err := p.plain.Compare(ctx, given, hash)
	if meanwhile := p.meanwhile; match && meanwhile != nil {
		p.meanwhile = nil
		meanwhile()
	}
	return match, err
}

// Race: a sign-in whose password was right a moment ago opens no session that outlives what ended them all.
func TestSignInBesideWhatEndsSessions(t *testing.T) {
	t.Parallel()
	for name, meanwhile := range map[string]func(h *house, id int64){
		"new password": func(h *house, _ int64) {
			h.forgot("a@example.test").Want(204)
			h.reset(h.token("a@example.test"), fresh).Want(204)
		},
		"blocked": func(h *house, id int64) {
			h.signIn("admin@example.test").Patch(path(id), fields{"status": "blocked"}).Want(200)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			databases(t, func(t *testing.T, h *house, passwords *inFlight) {
				id := h.account("a@example.test", auth.Restaurant)
				h.account("admin@example.test", auth.Admin)
				passwords.meanwhile = func() { meanwhile(h, id) }
				h.With().Post("/api/token/auth", credentials{"a@example.test", password}).Want(401)
				if n := h.count(`SELECT count(*) FROM refresh_families WHERE user_id = ? AND revoked_at IS NULL`, id); n != 0 {
					t.Errorf("%d sessions are left open", n)
				}
			})
		})
	}
}

// Enumeration by numbers: inviting an account leaves the gaps that making one leaves, and a relation with a number.
func TestNumbersTellNothing(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		for email, group := range map[string]auth.Group{
			"table@example.test": auth.Restaurant, "rival@example.test": auth.Supplier, "admin@example.test": auth.Admin,
			"blocked@example.test": auth.Restaurant,
		} {
			h.account(email, group)
		}
		h.change(`UPDATE users SET status = 'blocked' WHERE email LIKE 'blocked%'`)
		maison := h.account("maison@example.test", auth.Supplier)
		supplier := h.signIn("maison@example.test")
		next := func(email string) [2]int64 { // the numbers that a guest and the supplier get next
			h.unlimited()
			var address, user struct{ ID int64 }
			supplier.Post("/api/addresses", map[string]any{
				"typeAddress": "billing", "street": "1 rue du Test", "postcode": "75001", "city": "Paris",
			}).Want(201).JSON(&address)
			h.With().Post("/api/register", applicant(with("email", email))).Want(201).JSON(&user)
			return [2]int64{address.ID, user.ID}
		}
		gaps := func(email, label string) []int64 {
			before := next("before" + label + "@example.test")
			relations := h.count(`SELECT count(*) FROM user_relations WHERE parent_id = ? AND status = 'pending'`, maison)
			supplier.Post("/api/users", invited(email, "restaurant")).Want(201)
			after := next("after" + label + "@example.test")
			return []int64{
				after[0] - before[0], after[1] - before[1],
				int64(h.count(`SELECT count(*) FROM user_relations WHERE parent_id = ? AND status = 'pending'`, maison) - relations),
			}
		}
		unknown := gaps("nobody@example.test", "nobody")
		for _, name := range []string{"table", "rival", "admin", "blocked"} {
			if got := gaps(name+"@example.test", name); !slices.Equal(got, unknown) {
				t.Errorf("%s: addresses, accounts and relations move by %v, by %v for an unknown e-mail", name, got, unknown)
			}
		}
		if got := companies(supplier, "/api/customers"); len(got) != 0 {
			t.Errorf("the supplier sees %v", got)
		}
	})
}

// A blank within an e-mail is refused, wherever one is given; what changes the reading of a name is taken off it.
func TestUnseenSigns(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("a@example.test", auth.Restaurant)
		h.account("admin@example.test", auth.Admin)
		browser, admin := h.signIn("a@example.test"), h.signIn("admin@example.test")
		for _, unseen := range []string{"\u00a0", "\u2028", "\u3000", "\u0007"} {
			h.unlimited()
			email := with("email", "b"+unseen+"c@example.test")
			for _, got := range []map[string]string{
				h.With().Post("/api/register", applicant(email)).Want(422).Violations(),
				admin.Post("/api/users", applicant(email)).Want(422).Violations(),
				browser.Patch(path(id), fields{"email": "b" + unseen + "c@example.test"}).Want(422).Violations(),
				h.With().Post("/api/forgot_password", email).Want(422).Violations(),
			} {
				if got["email"] == "" {
					t.Errorf("%q: %v", unseen, got)
				}
			}
		}
		for _, turned := range []string{"\u202e", "\u2066"} {
			if got := browser.Patch(path(id), fields{"company": "Cave" + turned + "rerid"}).Want(200).Text("company"); got != "Cavererid" {
				t.Errorf("%q: %q", turned, got)
			}
		}
	})
}

// Nobody makes the house write its own words to strangers: mails to an address that nobody has confirmed repeat no more than a
// first name of one word.
func TestMailsToStrangersRepeatNothing(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		const lure = "Gagnez http://evil.example"
		h.Post("/api/register", applicant(with("email", "victim@example.test"), with("firstName", lure))).Want(201)
		token := h.With().Post("/api/token/auth", credentials{"victim@example.test", "Vendange#2026"}).Want(200).Text("token")
		h.With(apitest.Token(token)).Patch("/api/users/"+h.With(apitest.Token(token)).Get("/api/me").Text("id"),
			fields{"email": "second@example.test"}).Want(200)
		h.account("maison@example.test", auth.Supplier)
		h.signIn("maison@example.test").Post("/api/users", applicant(with("password", ""), with("email", "third@example.test"), with("lastName", lure))).Want(201)
		for _, email := range []string{"victim@example.test", "second@example.test", "third@example.test"} {
			first := h.mails.to(email)[0]
			if strings.Contains(first.ToName+first.Subject+first.Text+first.HTML, "evil") {
				t.Errorf("%s got %q %s", email, first.ToName, first.Text)
			}
		}
		for name, greeting := range map[string]string{
			"Anne-Sophie": "Bonjour Anne-Sophie,", "Zoé": "Bonjour Zoé,", "Gagnez vite": "Bonjour,", "evil.example": "Bonjour,", "Appelezmoiaunumerozero": "Bonjour,",
		} {
			email := strings.ToLower(strings.ReplaceAll(name, " ", "-")) + "@victims.example"
			email = strings.ReplaceAll(email, "é", "e")
			h.clock.Advance(25 * time.Hour)
			h.Post("/api/register", applicant(with("email", email), with("firstName", name))).Want(201)
			if text := h.mails.to(email)[0].Text; !strings.HasPrefix(text, greeting+"\n") {
				t.Errorf("%q is greeted %.40q", name, text)
			}
		}
	})
}
