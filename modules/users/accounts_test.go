package users_test

import (
	"maps"
	"regexp"
	"strings"
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/mail"
)

// applicant is a restaurant that asks for an account.
func applicant(changes ...map[string]any) map[string]any {
	body := map[string]any{
		"email": " Nouveau@Table.example ", "password": "Vendange#2026", "userGroup": "api/user_groups/restaurant",
		"civility": "mrs", "firstName": "Claire", "lastName": "Bonnet", "company": "La Table de Claire", "phone": "01 42 68 53 00",
		"siren": "", "siret": "732 829 320 00074", "numvat": "FR44732829320", "eaNumber": "", "birthday": nil, "language": "fr",
		"addresses": []map[string]any{
			{"typeAddress": "billing", "street": "3 rue des Halles", "postcode": "75001", "city": "Paris", "country": "FR"},
			{"typeAddress": "shipping", "street": "5 quai Sud", "postcode": "71000", "city": "Mâcon", "country": "FR", "isDefault": true},
		},
	}
	for _, change := range changes {
		maps.Copy(body, change)
	}
	return body
}

func with(name string, value any) map[string]any { return map[string]any{name: value} }

// to are the mails that went to an address.
func (b *mailbox) to(email string) []mail.Message {
	b.mu.Lock()
	defer b.mu.Unlock()
	var found []mail.Message
	for _, m := range b.sent {
		if m.To == email {
			found = append(found, m)
		}
	}
	return found
}

var linkOfMail = regexp.MustCompile(`(?m)^https://vin\.example(\S+)$`)

// link is where the button of the last mail to an address leads.
func (h *house) link(email string) string {
	h.t.Helper()
	mails := h.mails.to(email)
	if len(mails) == 0 {
		h.t.Fatalf("no mail to %s", email)
	}
	found := linkOfMail.FindStringSubmatch(mails[len(mails)-1].Text)
	if found == nil {
		h.t.Fatalf("no link in %s", mails[len(mails)-1].Text)
	}
	return found[1]
}

// unlimited forgets what the limits counted.
func (h *house) unlimited() {
	h.t.Helper()
	h.change(`DELETE FROM call_counts`)
}

// who registers waits for validation and reaches its own account.
func TestRegister(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		made := h.Post("/api/register", applicant()).Want(201)
		var user struct {
			ID                                                     int64
			Email, Status, SIREN, SIRET, Civility, Phone, Language string
			UserGroup                                              struct{ Code string }
			Addresses                                              []struct {
				TypeAddress string
				IsDefault   bool
			}
		}
		made.JSON(&user)
		if user.ID == 0 || user.Email != "nouveau@table.example" || user.Status != "processing" || user.UserGroup.Code != "restaurant" ||
			user.SIREN != "732829320" || user.SIRET != "73282932000074" || user.Civility != "mrs" || user.Language != "fr" {
			t.Errorf("made %s", made.Body)
		}
		if len(user.Addresses) != 2 || !user.Addresses[0].IsDefault || !user.Addresses[1].IsDefault {
			t.Errorf("addresses %+v", user.Addresses)
		}
		if strings.Contains(string(made.Body), "Vendange") {
			t.Error("the answer repeats the password")
		}
		if got := h.link("nouveau@table.example"); got != "/profile" {
			t.Errorf("the mail leads to %s", got)
		}
		if got := h.mails.to("admin@example.test"); len(got) != 1 || !strings.Contains(got[0].Subject, "La Table de Claire") {
			t.Errorf("the admin got %+v", got)
		}
		token := h.With().Post("/api/token/auth", credentials{"nouveau@table.example", "Vendange#2026"}).Want(200).Text("token")
		self := h.With(apitest.Token(token))
		self.Get("/api/me").Want(200)
		if got := self.Get("/api/customers").Want(403).Text("hydra:description"); got != "Votre compte est en attente de validation" {
			t.Errorf("told %q", got)
		}
		if n := h.count(`SELECT count(*) FROM audit_entries WHERE action = 'users.registered' AND subject_id = ?`, user.ID); n != 1 {
			t.Errorf("%d lines in the trail", n)
		}
	})
}

// each refusal lands on its field with its own words.
func TestRegisterRefusals(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("used@example.test", auth.Restaurant)
		const weak = "Votre mot de passe doit contenir au moins huit caractères, une majuscule, un chiffre, et un caractère spécial (? / ! / * )"
		tests := map[string]struct {
			change      map[string]any
			field, text string
		}{
			"used e-mail":          {with("email", "USED@example.test"), "email", "Cet e-mail est déjà utilisé"},
			"no e-mail":            {with("email", ""), "email", "Le champ est obligatoire"},
			"no password":          {with("password", ""), "password", "Le champ est obligatoire"},
			"R-5.031 7 characters": {with("password", "Aa1!aaa"), "password", weak}, // is the text
			"R-5.032 no capital":   {with("password", "aa1!aaaa"), "password", weak},
			"R-5.033 no small one": {with("password", "AA1!AAAA"), "password", weak},
			"R-5.034 no digit":     {with("password", "Aaa!aaaa"), "password", weak},
			"R-5.035 no special":   {with("password", "Aa1_aaaa"), "password", weak},
			"VAT number":           {with("numvat", "FR4473282932"), "numvat", "Le numéro doit contenir le code FR suivi de 11 chiffres"},
			"SIREN":                {with("siren", "732829321"), "siren", "Le champ doit être un numéro SIREN valide de 9 chiffres"},
			"SIRET":                {with("siret", "73282932000075"), "siret", "Le champ doit être un numéro SIRET valide de 14 chiffres"},
			"SIRET of another":     {with("siren", "552100554"), "siret", "Le SIRET doit commencer par le numéro SIREN de l’entreprise"},
			"civility":             {with("civility", "dr"), "civility", "Le champ doit être une valeur valide"},
			"language":             {with("language", "de"), "language", "Le champ doit être une valeur valide"},
			"address":              {with("addresses", []map[string]any{{"typeAddress": "billing"}}), "addresses[0].street", "Le champ est obligatoire"},
			"header in the e-mail": {with("email", "a@example.test\r\nBcc: b@example.test"), "email", ""},
			"no age": {
				map[string]any{"userGroup": "/api/user_groups/customer", "company": "", "siret": "", "numvat": ""},
				"birthday", "Le champ est obligatoire",
			},
			"17 years": {map[string]any{"userGroup": "customer", "birthday": "2008-11-22"}, "birthday", "Vous devez avoir 18 ans ou plus"},
		}
		for name, test := range tests {
			h.unlimited()
			violations := h.Post("/api/register", applicant(test.change)).Want(422).Violations()
			got, ok := violations[test.field]
			if !ok || (test.text != "" && got != test.text) {
				t.Errorf("%s: %v", name, violations)
			}
		}
		if n := h.count(`SELECT count(*) FROM users`); n != 1 {
			t.Errorf("%d accounts", n)
		}
		if len(h.mails.sent) != 0 {
			t.Errorf("mails %+v", h.mails.sent)
		}
	})
}

// Mails speak the language of their reader, and lead to its pages.
func TestRegisterInEnglish(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		h.Post("/api/register", applicant(with("language", "")), apitest.Header("Accept-Language", "en")).Want(201)
		if got := h.mails.to("nouveau@table.example")[0].Subject; got != "Your Millésime registration is received" {
			t.Errorf("subject %q", got)
		}
		if got := h.link("nouveau@table.example"); got != "/en/profile" {
			t.Errorf("the mail leads to %s", got)
		}
		if got := h.mails.to("admin@example.test")[0].Subject; got != "Nouvelle inscription : La Table de Claire" {
			t.Errorf("subject %q", got)
		}
	})
}

// E-mail header injection: what a stranger types stays on one line of every mail.
func TestRegisterHeaderInjection(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		h.Post("/api/register", applicant(with("firstName", "Zoé\r\nBcc: all@example.test"), with("company", "Cave\nX-Evil: 1"))).Want(201)
		if len(h.mails.sent) != 2 {
			t.Fatalf("%d mails", len(h.mails.sent))
		}
		for _, m := range h.mails.sent {
			if strings.ContainsAny(m.Subject+m.To+m.ToName, "\r\n") {
				t.Errorf("%q to %q <%s>", m.Subject, m.ToName, m.To)
			}
		}
	})
}

// Mass assignment: a registration decides neither its status nor its id, and no group beyond the base list.
func TestRegisterMassAssignment(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		for _, member := range []string{"status", "id", "roles", "passwordHash", "parameters", "relation", "createdAt"} {
			h.Post("/api/register", applicant(with(member, "valid"))).Want(400)
		}
		for _, group := range []string{"admin", "superadmin", "negociant", "supplier", "", "api/user_groups/", "api/users/1", "Admin"} {
			violations := h.Post("/api/register", applicant(with("userGroup", group))).Want(422).Violations()
			if violations["userGroup"] == "" {
				t.Errorf("group %q: %v", group, violations)
			}
		}
		if n := h.count(`SELECT count(*) FROM users`); n != 0 {
			t.Errorf("%d accounts", n)
		}
		for i, group := range []string{"restaurant", "wine_merchant", "hypermarket", "cse", "commercial_agent", "customer"} {
			h.unlimited()
			got := h.Post("/api/register", applicant(with("userGroup", group), with("birthday", "1990-05-01"),
				with("email", string(rune('a'+i))+"@example.test"))).Want(201)
			if got.Text("status") != "processing" {
				t.Errorf("%s: %s", group, got.Body)
			}
		}
	})
}

// the question is open to guests, and limited together with registration.
func TestUniqueness(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("used@example.test", auth.Restaurant)
		h.clock.Set(time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC))
		ask := func(email string) *apitest.Response { return h.Get("/api/customers/unique?email=" + email) }
		for email, want := range map[string]string{"used@example.test": "false", "USED@example.test": "false", "free@example.test": "true"} {
			if got := string(ask(email).Want(200).Body); got != `{"unique":`+want+`}` {
				t.Errorf("%s: %s", email, got)
			}
		}
		h.Post("/api/register", applicant()).Want(201)
		ask("free@example.test").Want(200)
		limited := ask("free@example.test").Want(429)
		if limited.Header.Get("Retry-After") != "60" || limited.Text("code") != "users.too_many_calls" {
			t.Errorf("Retry-After %s: %s", limited.Header.Get("Retry-After"), limited.Body)
		}
		h.Post("/api/register", applicant(with("email", "other@example.test"))).Want(429)
		for range 6 { // 30 a day; refused calls count as well
			h.clock.Advance(time.Minute)
			for range 5 {
				ask("free@example.test")
			}
		}
		h.clock.Advance(time.Minute)
		if got := ask("free@example.test").Want(429).Header.Get("Retry-After"); got != "85980" {
			t.Errorf("Retry-After %s", got)
		}
		ask("no-email").Want(422)
	})
}

// Signing in again with the cookie of an older session ends that one, and nobody else's.
func TestSignInEndsTheBrowsersOlderSession(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(_ *testing.T, h *house) {
		h.account("table@example.test", auth.Restaurant)
		h.account("other@example.test", auth.Restaurant)
		elsewhere := h.signIn("table@example.test")
		browser := h.With()
		enter := func(email string) *apitest.Client {
			return browser.With(apitest.Token(browser.Post("/api/token/auth", credentials{email, password}).Want(200).Text("token")))
		}
		first := enter("table@example.test")
		second := enter("table@example.test")
		first.Get("/api/me").Want(401)
		second.Get("/api/me").Want(200)
		enter("other@example.test")
		second.Get("/api/me").Want(200) // the cookie was not the other's own
		elsewhere.Get("/api/me").Want(200)
	})
}
