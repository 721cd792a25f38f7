package users_test

import (
	"strings"
	"testing"
	"time"

	"millesime/platform/auth"
)

// invited is who a seller makes an account for.
func invited(email, group string) map[string]any {
	return applicant(with("password", ""), with("email", email), with("userGroup", "api/user_groups/"+group), with("birthday", "1990-05-01"))
}

// relation is "parent→child status" of the newest relation.
func (h *house) relation() string {
	h.t.Helper()
	var parent, child, status string
	err := h.db.Read().NewRaw(`SELECT p.email, c.email, r.status FROM user_relations AS r JOIN users AS p ON p.id = r.parent_id
JOIN users AS c ON c.id = r.child_id ORDER BY r.updated_at DESC, r.id DESC LIMIT 1`).Scan(h.t.Context(), &parent, &child, &status)
	if err != nil {
		h.t.Fatal(err)
	}
	name := func(email string) string { before, _, _ := strings.Cut(email, "@"); return before }
	return name(parent) + "→" + name(child) + " " + status
}

// who may make which account; an admin's is valid at once, its password set by a mailed link unless given.
func TestCreateByAdmin(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		h.account("super@example.test", auth.Superadmin)
		h.account("table@example.test", auth.Restaurant)
		admin := h.signIn("admin@example.test")

		made := admin.Post("/api/users", invited("cave@example.test", "wine_merchant")).Want(201)
		if made.Text("status") != "valid" || made.Text("id") == "" || made.Header.Get("Location") != made.Text("@id") {
			t.Errorf("made %s", made.Body)
		}
		// the list of users has it.
		if listed := admin.Get("/api/users?search=cave").Want(200); listed.Text("hydra:member/0/@id") != made.Text("@id") {
			t.Errorf("listed: %s", listed.Body)
		}
		token := h.token("cave@example.test")
		link := h.Get("/api/forgot_password/" + token).Want(200)
		if link.Text("kind") != "activation" || link.Text("company") != "La Table de Claire" || link.Text("expiresAt") != "2026-11-28T10:00:00Z" {
			t.Errorf("the link says %s", link.Body)
		}
		h.With().Post("/api/token/auth", credentials{"cave@example.test", ""}).Want(422)
		h.With().Post("/api/token/auth", credentials{"cave@example.test", password}).Want(401)
		h.clock.Advance(7*24*time.Hour - time.Second)
		h.reset(token, password).Want(204)
		h.signIn("cave@example.test")

		admin = h.signIn("admin@example.test") // a week has passed
		super := h.signIn("super@example.test")
		admin.Post("/api/users", applicant(with("email", "two@example.test"))).Want(201)
		if got := h.mails.to("two@example.test"); len(got) != 0 {
			t.Errorf("a link beside a password: %+v", got)
		}
		if got := admin.Post("/api/users", applicant(with("email", "two@example.test"))).Want(422).Violations()["email"]; got != "Cet e-mail est déjà utilisé" {
			t.Errorf("told %q", got)
		}
		for group, who := range map[string]string{
			"restaurant": "both", "customer": "both", "commercial_agent": "both", "supplier": "both",
			"negociant": "super", "admin": "super", "superadmin": "none", "unknown": "none",
		} {
			want := map[bool]int{true: 201, false: 422}
			admin.Post("/api/users", invited("a-"+group+"@example.test", group)).Want(want[who == "both"])
			super.Post("/api/users", invited("s-"+group+"@example.test", group)).Want(want[who != "none"])
		}
		admin.Post("/api/users", invited("x@example.test", "cse")).Want(201)
		// A blank is a password that nobody would ever enter.
		blank := applicant(with("password", " "), with("email", "blank@example.test"))
		if got := admin.Post("/api/users", blank).Want(422).Violations()["password"]; got == "" {
			t.Error("a blank password is taken")
		}
		for _, member := range []string{"status", "id", "parameters"} {
			admin.Post("/api/users", applicant(with(member, "valid"))).Want(400)
		}
		h.signIn("table@example.test").Post("/api/users", invited("y@example.test", "cse")).Want(403)
	})
}

// Made by a supplier or an agent: it waits, tied by a relation that waits as well.
func TestCreateBySeller(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("admin@example.test", auth.Admin)
		h.account("maison@example.test", auth.Supplier)
		h.account("agent@example.test", auth.CommercialAgent)
		supplier, agent := h.signIn("maison@example.test"), h.signIn("agent@example.test")

		got := supplier.Post("/api/users", applicant()).Want(422).Violations()["password"]
		if got != "La personne choisit elle-même son mot de passe : laissez ce champ vide" {
			t.Errorf("told %q", got)
		}
		made := supplier.Post("/api/users", invited("cave@example.test", "wine_merchant")).Want(201)
		if !strings.HasPrefix(string(made.Body), `{"@id":null,`) && (made.Value("@id") != nil || made.Value("id") != nil) || made.Text("status") != "processing" {
			t.Errorf("made %s", made.Body)
		}
		if made.Header.Get("Location") != "" {
			t.Error("Location tells the id")
		}
		if got := h.relation(); got != "maison→cave pending" {
			t.Error(got)
		}
		link := h.Get("/api/forgot_password/" + h.token("cave@example.test")).Want(200)
		if link.Text("invitedBy") != "Maison maison" || link.Text("kind") != "activation" {
			t.Errorf("the link says %s", link.Body)
		}
		if got := h.mails.to("admin@example.test"); len(got) != 0 {
			t.Errorf("admins hear of an account that nobody has opened: %+v", got)
		}
		h.reset(h.token("cave@example.test"), password).Want(204)
		if got := h.mails.to("admin@example.test"); len(got) != 1 {
			t.Errorf("%d mails to the admin", len(got))
		}
		if got := h.signIn("cave@example.test").Get("/api/me").Want(200).Text("status"); got != "processing" {
			t.Errorf("status %s", got)
		}
		supplier.Post("/api/users", invited("neu@example.test", "commercial_agent")).Want(201)
		if got := h.relation(); got != "maison→neu pending" {
			t.Error(got)
		}
		h.clock.Advance(time.Second)
		agent.Post("/api/users", invited("domaine@example.test", "supplier")).Want(201)
		if got := h.relation(); got != "domaine→agent pending" { // the supplier is the parent, whoever invites
			t.Error(got)
		}
		h.clock.Advance(time.Second)
		agent.Post("/api/users", invited("gms@example.test", "hypermarket")).Want(201)
		if got := h.relation(); got != "agent→gms pending" {
			t.Error(got)
		}
		for _, group := range []string{"supplier", "negociant", "admin", "superadmin"} {
			supplier.Post("/api/users", invited("x@example.test", group)).Want(422)
		}
		for _, group := range []string{"commercial_agent", "negociant", "admin", "superadmin"} {
			agent.Post("/api/users", invited("x@example.test", group)).Want(422)
		}
	})
}

// Enumeration by text: a known e-mail answers a seller as an unknown one does, and becomes an invitation.
func TestCreateBySellerOfKnownEmail(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		supplierID := h.account("maison@example.test", auth.Supplier)
		for email, group := range map[string]auth.Group{
			"table@example.test": auth.Restaurant, "rival@example.test": auth.Supplier, "admin@example.test": auth.Admin,
			"blocked@example.test": auth.Restaurant, "deleted@example.test": auth.Restaurant,
		} {
			h.account(email, group)
		}
		h.change(`UPDATE users SET status = 'blocked' WHERE email LIKE 'blocked%'`)
		h.change(`UPDATE users SET status = 'deleted' WHERE email LIKE 'deleted%'`)
		child := h.account("child@example.test", auth.Restaurant)
		h.relate(supplierID, child, "valid")
		refused := h.account("refused@example.test", auth.Restaurant)
		h.relate(supplierID, refused, "reject")
		accounts, relations := h.count(`SELECT count(*) FROM users`), h.count(`SELECT count(*) FROM user_relations`)
		supplier := h.signIn("maison@example.test")
		answer := func(email string) string {
			got := supplier.Post("/api/users", invited(email, "restaurant")).Want(201)
			if got.Header.Get("Location") != "" {
				t.Errorf("%s: Location", email)
			}
			return strings.ReplaceAll(string(got.Body), email, "X")
		}
		unknown := answer("nobody@example.test")
		for _, name := range []string{"table", "rival", "admin", "blocked", "deleted", "child", "refused", "maison"} {
			if got := answer(name + "@example.test"); got != unknown {
				t.Errorf("%s: %s instead of %s", name, got, unknown)
			}
		}
		if got := h.count(`SELECT count(*) FROM users`); got != accounts+1 {
			t.Errorf("%d accounts more", got-accounts)
		}
		if got := h.count(`SELECT count(*) FROM user_relations`); got != relations+6 { // all but the child's, the refusal's and its own
			t.Errorf("%d relations more", got-relations)
		}
		if got := h.count(`SELECT count(*) FROM user_relations WHERE status = 'valid' AND child_id = ?`, child); got != 1 {
			t.Error("a connected customer is no longer")
		}
		for name, want := range map[string]int{"table": 1, "rival": 0, "admin": 0, "blocked": 0, "deleted": 0, "child": 0, "refused": 0, "maison": 0} {
			mails := h.mails.to(name + "@example.test")
			if len(mails) != want {
				t.Errorf("%d mails to %s", len(mails), name)
			}
		}
		if got := h.mails.to("table@example.test")[0].Subject; got != "Maison maison souhaite travailler avec vous sur Millésime" {
			t.Errorf("subject %q", got)
		}
		// What the supplier typed has changed nobody's identity, and the pending relation shows nothing yet.
		if n := h.count(`SELECT count(*) FROM users WHERE email = 'table@example.test' AND company = 'Maison table'`); n != 1 {
			t.Error("the identity of a known person was changed by a supplier")
		}
		if got := companies(supplier, "/api/customers"); strings.Contains(strings.Join(got, ","), "table") {
			t.Errorf("the supplier sees %v", got)
		}
		h.clock.Advance(30 * 24 * time.Hour) // a refusal may be asked again
		supplier = h.signIn("maison@example.test")
		answer("refused@example.test")
		if got := h.relation(); got != "maison→refused pending" || len(h.mails.to("refused@example.test")) != 1 {
			t.Error(got)
		}
	})
}
