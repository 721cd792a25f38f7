package users_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/platform/auth"
	"millesime/platform/db"
)

// shops are open at these addresses.
type shops []string

func (s shops) IsOpenAt(_ context.Context, slug string) (bool, error) {
	return slices.Contains(s, slug), nil
}

func (shops) HasOpen(context.Context, db.Handle, int64) (bool, error) { return false, nil }

// inShop is an individual who registers in a shop.
func inShop(changes ...map[string]any) map[string]any {
	person := map[string]any{
		"email": "claire@maison.example", "password": password, "userGroup": "customer", "company": "", "siret": "", "numvat": "", "birthday": "1990-05-04",
		"store": "maison-alpha", "product": "/api/products/101",
	}
	return applicant(append([]map[string]any{person}, changes...)...)
}

// Domain 8.1: an individual who registers in a shop is valid by the link of its mail, and back where it began; no admin is asked.
func TestAnIndividualRegistersInAShop(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		h.Post("/api/register", inShop()).Want(201)
		if mails := h.mails.to("admin@example.test"); len(mails) != 0 {
			t.Errorf("an admin is asked: %q", mails[0].Subject)
		}
		link := h.link("claire@maison.example")
		token, product, found := strings.Cut(strings.TrimPrefix(link, "/profile?email="), "&")
		if !found || product != "product=101" {
			t.Fatalf("the link leads to %s", link)
		}
		browser, other := h.signIn("claire@maison.example"), h.signIn("admin@example.test")
		if got := browser.Get("/api/me").Want(200).Text("status"); got != "processing" {
			t.Errorf("before the link it is %s", got)
		}
		other.Post("/api/email_changes/"+token, nil).Want(404)
		other.Post("/api/email_changes", nil).Want(409)
		if browser.Get("/api/me").Want(200).Value("awaitsConfirmation") != true {
			t.Error("it is not told that it waits for its confirmation")
		}
		h.clock.Advance(8 * 24 * time.Hour)
		browser = h.signIn("claire@maison.example")
		browser.Post("/api/email_changes/"+token, nil).Want(404) // too late
		browser.Post("/api/email_changes", nil).Want(204)
		token = strings.TrimPrefix(h.link("claire@maison.example"), "/profile?email=")
		browser.Post("/api/email_changes/"+token, nil).Want(200)
		me := browser.Get("/api/me").Want(200)
		if me.Text("status") != "valid" || me.Text("email") != "claire@maison.example" {
			t.Errorf("it is %s as %s", me.Text("status"), me.Text("email"))
		}
		browser.Post("/api/email_changes/"+token, nil).Want(404)
		browser.Post("/api/email_changes", nil).Want(409)
		if n := h.count("SELECT count(*) FROM audit_entries WHERE action = 'users.status_changed'"); n != 1 {
			t.Errorf("the trail tells it %d times", n)
		}
	})
}

// Who mistyped its e-mail corrects it, and the link to the right one makes the account valid; one that an admin regrouped or refused
// waits for an admin.
func TestAnotherEmailInAShop(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		for email, change := range map[string]func(iri string){
			"right@maison.example": func(string) {},
			"regrouped@maison.example": func(iri string) {
				h.signIn("admin@example.test").Patch(iri, fields{"userGroup": "cse", "company": "CE Rives"}).Want(200)
			},
		} {
			iri := h.Post("/api/register", inShop(with("email", "typo-"+email))).Want(201).Text("@id")
			browser := h.signIn("typo-" + email)
			browser.Patch(iri, fields{"email": email}).Want(200)
			change(iri)
			browser.Post("/api/email_changes/"+h.emailLink(email), nil).Want(200)
			want := map[bool]string{true: "valid", false: "processing"}[strings.HasPrefix(email, "right")]
			if got := browser.Get("/api/me").Want(200).Text("status"); got != want {
				t.Errorf("%s is %s", email, got)
			}
			h.unlimited()
		}
	})
}

// Elsewhere an admin validates: of professionals, where the shop is closed or there is none. Under 18 there is no account at all.
func TestWhoDoesNotRegisterInAShop(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		for name, body := range map[string]map[string]any{
			"no shop":        inShop(with("email", "one@maison.example"), with("store", "")),
			"a closed one":   inShop(with("email", "two@maison.example"), with("store", "fermee")),
			"a professional": applicant(with("email", "three@maison.example"), with("store", "maison-alpha")),
		} {
			before := len(h.mails.to("admin@example.test"))
			h.Post("/api/register", body).Want(201)
			if len(h.mails.to("admin@example.test")) != before+1 {
				t.Errorf("%s: no admin is asked", name)
			}
			if link := h.link(body["email"].(string)); link != "/profile" { //nolint:forcetypeassert // written above
				t.Errorf("%s: the mail leads to %s", name, link)
			}
			h.unlimited()
		}
		young := h.clock.Now().AddDate(-17, 0, 0).Format("2006-01-02")
		h.Post("/api/register", inShop(with("birthday", young))).Want(422)
	})
}
