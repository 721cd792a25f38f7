package users_test

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"pgregory.net/rapid"

	"millesime/modules/users/usersapi"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/testkit"
	_ "millesime/platform/testkit/constant"
)

// person is somebody in the network of the property.
type person struct {
	id      int64
	email   string
	group   auth.Group
	browser *apitest.Client
}

// tied is what the network should know of two people, the parent first.
type tied struct {
	status   string // "" = nothing
	inviter  int64
	at       time.Time // asked for, or refused
	discount money.Rate
	margin   money.Rate
	agent    int64
	since    time.Time // of the agent
}

// network is what the rules of domain 1.1, 1.2 and 2 make of a sequence of acts: the reference for what the API does.
type network struct {
	h      *house
	people []*person
	ties   map[[2]int64]*tied
}

// No sequence of invitations, answers, removals and changes of terms lets anybody read or price outside domain 2.
func TestNoSequenceOpensTheNetwork(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			h := newHouse(t, dialect, &plain{})
			var people []*person
			for i, group := range []auth.Group{
				auth.Supplier, auth.Supplier, auth.CommercialAgent, auth.CommercialAgent, auth.Restaurant, auth.Negociant, auth.Customer, auth.Admin,
			} {
				email := fmt.Sprintf("p%d@example.test", i)
				people = append(people, &person{id: h.account(email, group), email: email, group: group})
			}
			rapid.Check(t, func(t *rapid.T) {
				n := &network{h: h, people: people, ties: map[[2]int64]*tied{}}
				h.insert(`DELETE FROM user_relation_terms`)
				h.insert(`DELETE FROM user_relations`)
				h.clock.Advance(time.Second) // what was remembered of the sequence before is no longer
				n.signIn()
				n.connect(t)
				for range rapid.IntRange(1, 8).Draw(t, "acts") {
					n.act(t)
					n.check(t)
				}
			})
		})
	}
}

func (n *network) signIn() {
	for _, p := range n.people {
		p.browser = n.h.signIn(p.email)
	}
}

// connect begins with some of the relations that can be, and with an agent for some customers.
func (n *network) connect(t *rapid.T) {
	for _, one := range n.people {
		for _, other := range n.people {
			if key, possible := n.pair(one, other); possible && key[0] == one.id && rapid.IntRange(0, 3).Draw(t, "connected") > 0 {
				n.invite(t, one, other)
				n.answer(t, other, one, "valid")
			}
		}
	}
	for _, supplier := range n.people[:2] {
		n.assign(t, supplier, rapid.SampledFrom(n.people[4:7]).Draw(t, "customer"), rapid.SampledFrom(n.people[2:4]).Draw(t, "agent"))
	}
	n.check(t)
}

func (n *network) act(t *rapid.T) {
	one := rapid.SampledFrom(n.people).Draw(t, "one")
	other := rapid.SampledFrom(n.people).Draw(t, "other")
	switch what := rapid.SampledFrom([]string{
		"invite", "invite", "invite", "accept", "accept", "accept", "refuse", "remove", "terms", "terms", "agent", "agent", "return", "return", "wait",
	}).Draw(t, "act"); what {
	case "invite":
		n.invite(t, one, other)
	case "accept":
		n.answer(t, one, other, "valid")
	case "refuse":
		n.answer(t, one, other, "reject")
	case "remove":
		n.remove(t, one, other)
	case "return": // who leaves comes back
		n.remove(t, one, other)
		n.check(t)
		n.invite(t, one, other)
		n.answer(t, other, one, "valid")
	case "terms":
		n.terms(t, one, other)
	case "agent":
		n.assign(t, one, other, rapid.SampledFrom(n.people).Draw(t, "agent"))
	default:
		n.h.clock.Advance(time.Duration(rapid.SampledFrom([]int{1, 15, 31}).Draw(t, "days")) * 24 * time.Hour)
		n.signIn()
	}
}

// pair places two people as domain 1.2 does; false when they can have no relation.
func (n *network) pair(one, other *person) ([2]int64, bool) {
	rank := func(g auth.Group) int {
		switch g {
		case auth.Supplier:
			return 1
		case auth.CommercialAgent:
			return 2
		case auth.Admin:
			return 0
		default:
			return 3
		}
	}
	a, b := rank(one.group), rank(other.group)
	if a == 0 || b == 0 || a == b {
		return [2]int64{}, false
	}
	if a > b {
		one, other = other, one
	}
	return [2]int64{one.id, other.id}, true
}

func (n *network) tie(one, other *person) (*tied, [2]int64) {
	key, possible := n.pair(one, other)
	if !possible || n.ties[key] == nil {
		return &tied{}, key
	}
	return n.ties[key], key
}

// id is the number of the open relation of two people; 0 for none.
func (n *network) id(key [2]int64) int {
	return n.h.count(`SELECT COALESCE(MAX(id), 0) FROM user_relations WHERE parent_id = ? AND child_id = ? AND status <> 'removed'`, key[0], key[1])
}

// try calls on both sides of the network, as somebody up to no good would; true when one was done.
func try(p *person, method string, id int, suffix string, body any) bool {
	done := false
	for _, side := range []string{children, parents} {
		got := p.browser.Do(method, fmt.Sprintf("%s/%d%s", side, id, suffix), body)
		done = done || got.Status < http.StatusBadRequest
	}
	return done
}

func want(t *rapid.T, what string, got, want bool) {
	t.Helper()
	if got != want {
		t.Fatalf("%s: done %t, should be %t", what, got, want)
	}
}

func (n *network) invite(t *rapid.T, one, other *person) {
	n.h.insert(`DELETE FROM call_counts`)
	got := one.browser.Post(children, fields{"email": other.email})
	want(t, one.email+" invites "+other.email, got.Status == http.StatusCreated, one.group != auth.Admin)
	kept, key := n.tie(one, other)
	_, possible := n.pair(one, other)
	now := n.h.clock.Now()
	if possible && (kept.status == "" || kept.status == "reject" && now.Sub(kept.at) >= 30*24*time.Hour) {
		n.ties[key] = &tied{status: "pending", inviter: one.id, at: now}
	}
}

func (n *network) answer(t *rapid.T, one, other *person, status string) {
	kept, key := n.tie(one, other)
	may := kept.status == "pending" && kept.inviter != one.id &&
		(status == "reject" || n.h.clock.Now().Sub(kept.at) < 14*24*time.Hour)
	before := kept.status
	got := try(one, http.MethodPatch, n.id(key), "", fields{"status": status})
	want(t, fmt.Sprintf("%s answers %s %s to %+v", one.email, other.email, status, *kept), got && before != status, may)
	if may {
		kept.status, kept.at = status, n.h.clock.Now()
	}
}

func (n *network) remove(t *rapid.T, one, other *person) {
	kept, key := n.tie(one, other)
	may := kept.status == "valid" || kept.status == "pending" && kept.inviter == one.id
	want(t, fmt.Sprintf("%s removes %s of %+v", one.email, other.email, *kept), try(one, http.MethodDelete, n.id(key), "", nil), may)
	if !may {
		return
	}
	if kept.status == "valid" {
		for pair, t := range n.ties {
			if pair[0] == key[0] && t.agent == key[1] {
				t.agent = 0
			}
		}
	}
	delete(n.ties, key)
}

func (n *network) terms(t *rapid.T, one, other *person) {
	kept, key := n.tie(one, other)
	discount := money.Rate(rapid.IntRange(1, 90).Draw(t, "discount") * 100)
	may := (kept.status == "pending" || kept.status == "valid") && key[0] == one.id &&
		(one.group == auth.Supplier || kept.status == "valid" || kept.inviter != one.id)
	got := try(one, http.MethodPatch, n.id(key), "", fields{"permanentDiscount": discount, "negociationMargin": discount})
	want(t, fmt.Sprintf("%s writes terms for %s of %+v", one.email, other.email, *kept), got, may)
	if may {
		kept.discount, kept.margin = discount, discount
	}
}

func (n *network) assign(t *rapid.T, one, other, agent *person) {
	kept, key := n.tie(one, other)
	ofAgent, agentKey := n.tie(one, agent)
	received := kept.status == "valid" || kept.status == "pending" && kept.inviter != one.id
	may := received && one.group == auth.Supplier && key[0] == one.id && other.group != auth.CommercialAgent &&
		(kept.agent == agent.id || agent.group == auth.CommercialAgent && ofAgent.status == "valid" && agentKey[0] == one.id)
	got := try(one, http.MethodPatch, n.id(key), "", fields{"agent": path(agent.id)})
	want(t, fmt.Sprintf("%s gives %s to %s of %+v, %+v", one.email, other.email, agent.email, *kept, *ofAgent), got, may)
	if may && kept.agent != agent.id {
		kept.agent, kept.since = agent.id, n.h.clock.Now()
	}
}

func (n *network) valid(parent, child int64) bool {
	t := n.ties[[2]int64{parent, child}]
	return t != nil && t.status == "valid"
}

// check compares what the module lets people read and price with the rules.
func (n *network) check(t *rapid.T) {
	t.Helper()
	access, terms, ctx := n.h.module.Access(), n.h.module.Terms(), t.Context()
	for _, p := range n.people {
		actor := auth.Actor{ID: p.id, Email: p.email, Group: p.group, Status: auth.Valid}
		for _, other := range n.people {
			got, err := access.MayRead(ctx, actor, other.id)
			if err != nil {
				t.Fatal(err)
			}
			if other.group == auth.Supplier { // whose card buyers read too
				got = p.browser.Get(path(other.id)).Status == http.StatusOK
			}
			if want := n.reads(p, other); got != want {
				t.Fatalf("%s (%s) reads %s (%s): %t, should be %t", p.email, p.group, other.email, other.group, got, want)
			}
		}
		held, err := terms.CustomerTerms(ctx, p.id)
		if err != nil {
			t.Fatal(err)
		}
		agents, err := terms.AgentTerms(ctx, p.id)
		if err != nil {
			t.Fatal(err)
		}
		scope, err := access.Scope(ctx, actor)
		if err != nil {
			t.Fatal(err)
		}
		n.checkTerms(t, p, held, agents)
		n.checkPairs(t, p, scope.Assigned)
	}
}

// reads is domain 2: users, with nobody having ordered yet.
func (n *network) reads(p, other *person) bool {
	switch {
	case p.id == other.id || p.group == auth.Admin:
		return true
	case p.group == auth.Supplier:
		return n.valid(p.id, other.id)
	case p.group == auth.CommercialAgent:
		for pair, t := range n.ties {
			if t.agent == p.id && pair[1] == other.id && t.status == "valid" && n.valid(pair[0], p.id) {
				return true
			}
		}
		return n.valid(p.id, other.id) || n.valid(other.id, p.id)
	case p.group == auth.Customer:
		return other.group == auth.Supplier
	default:
		return other.group == auth.Supplier || n.valid(other.id, p.id)
	}
}

// checkTerms compares what prices the products of suppliers for a customer, and what an agent may give.
func (n *network) checkTerms(t *rapid.T, p *person, terms map[int64]usersapi.CustomerTerms, agents map[int64]usersapi.AgentTerms) {
	t.Helper()
	for _, s := range n.people {
		if s.group != auth.Supplier {
			continue
		}
		kept := n.ties[[2]int64{s.id, p.id}]
		if kept == nil || kept.status != "valid" {
			kept = &tied{}
		}
		got, priced := terms[s.id]
		if priced != (kept.status == "valid") || got.PermanentDiscount != kept.discount || got.AgentID != kept.agent {
			t.Fatalf("%s at %s: %+v, should be %+v", p.email, s.email, got, *kept)
		}
		if agent, ok := agents[s.id]; ok != (kept.status == "valid") || agent.Margin != kept.margin {
			t.Fatalf("margin of %s at %s: %d, should be %d", p.email, s.email, agents[s.id].Margin, kept.margin)
		}
	}
}

func (n *network) checkPairs(t *rapid.T, p *person, pairs []lists.Assignment) {
	t.Helper()
	assigned := 0
	for pair, kept := range n.ties {
		if kept.agent != p.id || kept.status != "valid" {
			continue
		}
		assigned++
		found := false
		for _, got := range pairs {
			found = found || got.SupplierID == pair[0] && got.CustomerID == pair[1] && got.Since.Equal(kept.since)
		}
		if !found {
			t.Fatalf("%s looks after %v since %v: %+v", p.email, pair, kept.since, pairs)
		}
	}
	if assigned != len(pairs) {
		t.Fatalf("%s looks after %+v, should after %d", p.email, pairs, assigned)
	}
}
