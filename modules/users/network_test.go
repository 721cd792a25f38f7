package users_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/platform/api/apitest"
	"millesime/platform/auth"
)

const (
	children = "/api/user_children"
	parents  = "/api/user_parent"
)

// invite asks an e-mail into a relation.
func (h *house) invite(by *apitest.Client, email string) *apitest.Response {
	h.t.Helper()
	return by.Post(children, fields{"email": email}).Want(201)
}

// first is the IRI of the first relation of a list.
func first(c *apitest.Client, list string) string {
	return c.Get(list).Want(200).Text("hydra:member/0/@id")
}

// invitationToken is that of the last mail to an address, which leads to a page.
func (h *house) invitationToken(email, page string) string {
	h.t.Helper()
	token, ok := strings.CutPrefix(h.link(email), page+"?invitation=")
	if !ok {
		h.t.Fatalf("%s leads elsewhere than to %s", h.link(email), page)
	}
	return token
}

// an invitation waits on both sides, is accepted, and ends.
func TestInvitationOfAKnownPerson(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("maison@example.test", auth.Supplier)
		table := h.account("table@example.test", auth.Restaurant)
		supplier, restaurant := h.signIn("maison@example.test"), h.signIn("table@example.test")

		sent := h.invite(supplier, "Table@Example.test")
		if sent.Text("status") != "pending" || sent.Text("email") != "table@example.test" || sent.Value("id") != nil {
			t.Errorf("sent %s", sent.Body)
		}
		waiting := supplier.Get(children).Want(200)
		for name, want := range map[string]string{
			"@type": "UserChild", "relation": "child", "status": "pending", "awaiting": "other", "email": "table@example.test",
			"invitedAt": "2026-11-21T10:00:00Z", "expiresAt": "2026-12-05T10:00:00Z", "agentFee": "15",
		} {
			if got := waiting.Text("hydra:member/0/" + name); got != want {
				t.Errorf("sent: %s is %q, want %q", name, got, want)
			}
		}
		if waiting.Value("hydra:member/0/user") != nil || strings.Contains(string(waiting.Body), "Maison table") {
			t.Errorf("the inviter sees more than it typed: %s", waiting.Body)
		}
		received := restaurant.Get(parents).Want(200)
		for name, want := range map[string]string{
			"@type": "UserParent", "relation": "parent", "status": "pending", "awaiting": "me", "email": "maison@example.test",
			"user/company": "Maison maison", "user/userGroup/code": "supplier", "user/name": "Maison maison",
		} {
			if got := received.Text("hydra:member/0/" + name); got != want {
				t.Errorf("received: %s is %q, want %q", name, got, want)
			}
		}
		iri, mine := first(restaurant, parents), first(supplier, children)
		supplier.Patch(mine, fields{"status": "valid"}).Want(403) // only the invited answers
		restaurant.Delete(iri).Want(409)                          // it refuses instead
		restaurant.Patch(iri, fields{"status": "removed"}).Want(422)

		// The supplier settles terms before the answer; the child reads them, without margin and fee (domain 2.1).
		supplier.Patch(mine, fields{"permanentDiscount": "5", "negociationMargin": "7", "agentFee": "12", "outstandingValue": "1500"}).Want(200)
		offered := restaurant.Get(iri).Want(200)
		if offered.Text("permanentDiscount") != "5" || offered.Text("outstandingValue") != "1500" || offered.Value("negociationMargin") != nil ||
			offered.Value("agentFee") != nil {
			t.Errorf("offered: %s", offered.Body)
		}
		// Nor is it told that those changed.
		stale := restaurant.Patch(iri, fields{"status": "valid", "version": received.Value("hydra:member/0/version")}).Want(409)
		if told := fmt.Sprint(stale.Value("changed")); !strings.Contains(told, "permanentDiscount") || strings.Contains(told, "agentFee") ||
			strings.Contains(told, "negociationMargin") {
			t.Errorf("a child is told that %s changed", told)
		}
		h.clock.Advance(time.Minute)
		accepted := restaurant.Patch(iri, fields{"status": "valid"}).Want(200)
		if accepted.Text("status") != "valid" || accepted.Value("awaiting") != nil || accepted.Value("expiresAt") != nil ||
			accepted.Text("since") != "2026-11-21T10:01:00Z" {
			t.Errorf("accepted: %s", accepted.Body)
		}
		if got := supplier.Get(mine).Want(200); got.Text("user/company") != "Maison table" || got.Text("user/id") != strconv.FormatInt(table, 10) {
			t.Errorf("the inviter sees %s", got.Body)
		}
		if mails := h.mails.to("maison@example.test"); len(mails) != 1 || mails[0].Subject != "Maison table a accepté votre invitation" {
			t.Errorf("the inviter was told %+v", mails)
		}
		restaurant.Patch(iri, fields{"status": "reject"}).Want(409)
		restaurant.Patch(iri, fields{"status": "valid"}).Want(200) // unchanged
		if got := companies(supplier, "/api/customers"); len(got) != 1 {
			t.Errorf("customers %v", got)
		}

		// the terms, those before, and the record.
		full := supplier.Get(mine + "/parameters").Want(200)
		if full.Text("permanentDiscount") != "5" || full.Text("history/0/permanentDiscount") != "5" || full.Text("history/1/permanentDiscount") != "0" ||
			full.Value("parameters") == nil {
			t.Errorf("parameters: %s", full.Body)
		}
		restaurant.Get(mine + "/parameters").Want(404)

		// either side ends it; the other is told, and a new invitation begins anew.
		restaurant.Delete(iri).Want(204)
		for _, gone := range []*apitest.Response{supplier.Get(mine), restaurant.Get(iri), supplier.Delete(mine)} {
			gone.Want(404)
		}
		if mails := h.mails.to("maison@example.test"); len(mails) != 2 || mails[1].Subject != "Maison table a mis fin à votre relation commerciale sur Millésime" {
			t.Errorf("the supplier was told %+v", mails)
		}
		if got := companies(supplier, "/api/customers"); len(got) != 0 {
			t.Errorf("customers %v", got)
		}
		h.invite(supplier, "table@example.test")
		if got := supplier.Get(children).Want(200); got.Text("hydra:totalItems") != "1" || got.Text("hydra:member/0/permanentDiscount") != "0" {
			t.Errorf("asked again: %s", got.Body)
		}
		trail := h.audited("user_children")
		if want := "invited changed accepted removed invited"; trail != want {
			t.Errorf("the trail says %q, want %q", trail, want)
		}
	})
}

// audited are the acts in the trail on a kind of thing, the oldest first.
func (h *house) audited(subject string) string {
	h.t.Helper()
	var actions []string
	if err := h.db.Read().NewRaw(`SELECT action FROM audit_entries WHERE subject = ? ORDER BY id`, subject).Scan(h.t.Context(), &actions); err != nil {
		h.t.Fatal(err)
	}
	return strings.ReplaceAll(strings.Join(actions, " "), subject+".", "")
}

// A refusal names nobody, and rests for 30 days (domain 1.2).
func TestInvitationRefused(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("maison@example.test", auth.Supplier)
		h.account("table@example.test", auth.Restaurant)
		supplier, restaurant := h.signIn("maison@example.test"), h.signIn("table@example.test")
		h.invite(supplier, "table@example.test")
		iri, mine := first(restaurant, parents), first(supplier, children)
		restaurant.Patch(iri, fields{"status": "reject"}).Want(200)
		seen := supplier.Get(mine).Want(200)
		if seen.Text("status") != "reject" || seen.Value("user") != nil || strings.Contains(string(seen.Body), "Maison table") {
			t.Errorf("the inviter sees %s", seen.Body)
		}
		mails := h.mails.to("maison@example.test")
		if len(mails) != 1 || strings.Contains(mails[0].Text, "Maison table") || !strings.Contains(mails[0].Text, "table@example.test") {
			t.Errorf("told %+v", mails)
		}
		supplier.Patch(mine, fields{"permanentDiscount": "5"}).Want(409)
		supplier.Delete(mine).Want(409)
		supplier.Post(mine+"/resend", nil).Want(409)
		h.invite(supplier, "table@example.test")
		if got := supplier.Get(mine).Text("status"); got != "reject" {
			t.Errorf("asked again at once: %s", got)
		}
		h.clock.Advance(30 * 24 * time.Hour)
		supplier, restaurant = h.signIn("maison@example.test"), h.signIn("table@example.test")
		h.invite(supplier, "table@example.test")
		if got := restaurant.Get(iri).Text("awaiting"); got != "me" {
			t.Errorf("asked again after 30 days: %q", got)
		}
		if got := h.count(`SELECT count(*) FROM outbox WHERE topic = 'users_relation_invited_v1'`); got != 2 {
			t.Errorf("%d events", got)
		}
	})
}

// The parent follows the groups, whoever invites; the inviter finds who has not answered among its children alone, else
// the list would tell what kind of account the e-mail has (domain 1.2).
func TestWhoeverInvites(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("maison@example.test", auth.Supplier)
		h.account("agent@example.test", auth.CommercialAgent)
		h.account("table@example.test", auth.Restaurant)
		h.account("nego@example.test", auth.Negociant)
		supplier, agent, table := h.signIn("maison@example.test"), h.signIn("agent@example.test"), h.signIn("table@example.test")
		h.invite(agent, "maison@example.test")
		h.invite(table, "maison@example.test")
		h.invite(h.signIn("nego@example.test"), "agent@example.test")
		if got := h.relation(); got != "agent→nego pending" {
			t.Error(got)
		}
		mine := first(agent, children+"?search=maison@")
		agent.Patch(mine, fields{"negociationMargin": "50"}).Want(409) // before the answer nobody but a supplier writes
		if got := agent.Get(parents).Want(200).Text("hydra:totalItems"); got != "0" {
			t.Errorf("%s parents", got)
		}
		received := supplier.Get(children + "?status[]=pending&order[name]=asc").Want(200)
		if received.Text("hydra:totalItems") != "2" || received.Text("hydra:member/0/user/company") != "Maison agent" || received.Text("hydra:member/0/awaiting") != "me" {
			t.Fatalf("received %s", received.Body)
		}
		// The supplier sets the terms when it accepts.
		iri := received.Text("hydra:member/0/@id")
		accepted := supplier.Patch(iri, fields{"status": "valid", "negociationMargin": "5", "agentFee": "10"}).Want(200)
		if accepted.Text("status") != "valid" || accepted.Text("negociationMargin") != "5" {
			t.Errorf("accepted %s", accepted.Body)
		}
		tied := agent.Get(parents).Want(200)
		if tied.Text("hydra:member/0/user/company") != "Maison maison" || tied.Text("hydra:member/0/agentFee") != "10" ||
			agent.Get(children+"?search=maison@").Text("hydra:totalItems") != "0" {
			t.Errorf("the agent's parents: %s", tied.Body)
		}
		agent.Patch(strings.Replace(iri, "user_parent", "user_children", 1), fields{"negociationMargin": "50"}).Want(403)
		supplier.Patch(received.Text("hydra:member/1/@id"), fields{"status": "reject"}).Want(200)
		agent.Patch(first(agent, children), fields{"status": "valid"}).Want(200) // of the negociant
		if got := agent.Get(children).Text("hydra:member/0/user/userGroup/code"); got != "negociant" {
			t.Errorf("the agent's child is %s", got)
		}
	})
}

// Who has much waiting finds what it is asked apart from what it asks.
func TestRelationsByWhoseAnswerTheyWaitFor(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("maison@example.test", auth.Supplier)
		h.account("agent@example.test", auth.CommercialAgent)
		supplier := h.signIn("maison@example.test")
		h.invite(supplier, "table@example.test")
		h.invite(h.signIn("agent@example.test"), "maison@example.test")
		for awaiting, want := range map[string]string{"me": "agent@example.test", "other": "table@example.test"} {
			found := supplier.Get(children + "?awaiting=" + awaiting).Want(200)
			if found.Text("hydra:totalItems") != "1" || found.Text("hydra:member/0/email") != want {
				t.Errorf("awaiting %s: %s", awaiting, found.Body)
			}
		}
		supplier.Get(children + "?awaiting=nobody").Want(422)
	})
}

// The agent of a customer is one of its supplier's, chosen by the supplier, and counts from that day (domain 1.2, 2).
func TestAgentOfACustomer(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		supplier := h.signIn("maison@example.test")
		ofTable, ofAgent := relationWith(h, "maison", v["table"]), relationWith(h, "maison", v["agent"])
		agentIRI := path(v["agent"])
		for _, refused := range []int64{v["stranger"], v["table"], v["maison"], 999999} {
			if got := supplier.Patch(ofTable, fields{"agent": path(refused)}).Want(422).Violations()["agent"]; got == "" {
				t.Errorf("agent %d without words", refused)
			}
		}
		supplier.Patch(ofAgent, fields{"agent": agentIRI}).Want(422)
		h.signIn("agent@example.test").Patch(relationWith(h, "agent", v["cave"]), fields{"agent": agentIRI}).Want(422)

		h.clock.Advance(time.Hour)
		supplier = h.signIn("maison@example.test")
		if got := supplier.Patch(ofTable, fields{"agent": agentIRI}).Want(200).Text("agent/name"); got != "Maison agent" {
			t.Errorf("agent %q", got)
		}
		pairs := func() map[int64]time.Time {
			scope, err := h.module.Access().Scope(t.Context(), auth.Actor{ID: v["agent"], Group: auth.CommercialAgent})
			if err != nil {
				t.Fatal(err)
			}
			since := map[int64]time.Time{}
			for _, p := range scope.Assigned {
				since[p.CustomerID] = p.Since
			}
			return since
		}
		assigned := h.clock.Now()
		if got := pairs()[v["table"]]; !got.Equal(assigned) {
			t.Errorf("assigned since %v, want %v", got, assigned)
		}
		h.clock.Advance(time.Minute)
		supplier.Patch(ofTable, fields{"permanentDiscount": "3", "agent": agentIRI}).Want(200)
		if got := pairs()[v["table"]]; !got.Equal(assigned) {
			t.Errorf("another term moved the date to %v", got)
		}
		h.signIn("agent@example.test").Get(path(v["table"])).Want(200)

		// Who leaves the supplier leaves its customers, and does not come back to them with it.
		supplier.Delete(ofAgent).Want(204)
		if got := pairs(); len(got) != 0 {
			t.Errorf("still assigned to %v", got)
		}
		h.relate(v["maison"], v["agent"], "valid")
		if got := pairs(); len(got) != 0 {
			t.Errorf("assigned again to %v", got)
		}
		h.signIn("agent@example.test").Get(path(v["table"])).Want(404)
		history := h.signIn("maison@example.test").Get(ofTable + "/parameters").Want(200)
		if history.Text("history/0/hasAgent") != "false" || history.Text("history/1/hasAgent") != "true" || history.Text("history/1/permanentDiscount") != "3" {
			t.Errorf("history %s", history.Body)
		}
	})
}

// Who acts for somebody answers nothing in its name (domain 8.3).
func TestInvitationsAreAnsweredInPerson(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		h.account("maison@example.test", auth.Supplier)
		h.account("agent@example.test", auth.CommercialAgent)
		h.account("admin@example.test", auth.Admin)
		h.invite(h.signIn("agent@example.test"), "maison@example.test")
		acting := h.signIn("admin@example.test").With(apitest.Header("X-Switch-User", "maison@example.test"))
		iri := first(acting, children)
		acting.Patch(iri, fields{"status": "valid"}).Want(403)
		acting.Patch(iri, fields{"negociationMargin": "4"}).Want(200)
		if got := h.count(`SELECT count(*) FROM user_relation_terms WHERE impersonator_id > 0 AND negociation_margin_bp = 400`); got != 1 {
			t.Errorf("%d changes of terms name the admin", got)
		}
		h.signIn("maison@example.test").Patch(iri, fields{"status": "valid"}).Want(200)
	})
}

// What the inviter typed is all it may search and sort by (domain 8.1).
func TestListsOfRelations(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		h.change(`UPDATE users SET company = 'Abbaye', company_search = 'abbaye' WHERE id = ?`, v["pending"])
		supplier := h.signIn("maison@example.test")
		h.invite(supplier, "later@example.test")
		emails := func(query string) string {
			var body struct {
				Members []struct{ Email string } `json:"hydra:member"`
			}
			supplier.Get(children + "?" + query).Want(200).JSON(&body)
			names := make([]string, 0, len(body.Members))
			for _, m := range body.Members {
				name, _, _ := strings.Cut(m.Email, "@")
				names = append(names, name)
			}
			return strings.Join(names, " ")
		}
		for query, want := range map[string]string{
			"status[]=pending&order[email]=asc":                    "later pending",
			"status[]=valid&order[email]=desc":                     "table gms agent",
			"status[]=valid&order[name]=asc":                       "agent gms table",
			"search=abbaye":                                        "",
			"search=later":                                         "later",
			"search=PENDING@":                                      "pending",
			"search=maison%20gms":                                  "gms",
			"status[]=pending&order[name]=asc&search=example":      "later pending",
			"order[email]=asc&itemsPerPage=2":                      "agent gms",
			"order[email]=asc&itemsPerPage=2&page=3":               "table",
			"status[]=valid&status[]=pending&order[invitedAt]=asc": emails("order[invitedAt]=asc"),
		} {
			if got := emails(query); got != want {
				t.Errorf("%s: %q, want %q", query, got, want)
			}
		}
		supplier.Get(children + "?status[]=removed").Want(422)
		supplier.Get(children + "?order[siren]=asc").Want(422)
		next := supplier.Get(children + "?order[email]=asc&itemsPerPage=3").Want(200).Text("hydra:view/hydra:next")
		if next != "" && supplier.Get(next).Want(200).Text("hydra:member/0/email") != "pending@example.test" {
			t.Errorf("the next page of %s", next)
		}
		// Nor does the person's own page tell who was invited.
		buyer := h.signIn("cse@example.test")
		h.invite(buyer, "rival@example.test")
		if got := buyer.Get(path(v["rival"])).Want(200).Value("relation"); got != nil {
			t.Errorf("the card of whom it invited shows %v", got)
		}
		if got := h.signIn("admin@example.test").Get(children).Want(200).Text("hydra:totalItems"); got != "0" {
			t.Errorf("an admin has %s relations", got)
		}
	})
}
