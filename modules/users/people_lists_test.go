package users_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
)

// Every sort key in both directions, walked page by page: the pages together are the list, in order.
func TestListsOfPeopleAreSorted(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		for _, person := range []struct{ email, last, status string }{
			{"b@example.test", "Étienne", "blocked"},
			{"c@example.test", "Zola", "valid"},
			{"a@example.test", "Dumas", "processing"},
			{"e@example.test", "Dumas", "valid"},
			{"d@example.test", "Œlde", "valid"},
		} {
			id := h.account(person.email, auth.Restaurant)
			h.change(`UPDATE users SET status = ?, last_name_search = ?, created_at = ? WHERE id = ?`,
				person.status, domain.LastNameSearch("", person.last), h.clock.Now(), id)
		}
		h.account("admin@example.test", auth.Admin)
		admin := h.signIn("admin@example.test")
		for key, want := range map[string]string{
			"company": "abcde", "email": "abcde", "lastName": "aebdc", "createdAt": "bcaed", "status": "baced", "userGroup": "bcaed",
		} {
			for direction, expected := range map[string]string{"asc": want, "desc": reversed(want)} {
				var walked []string
				for next := "/api/users?userGroup[]=restaurant&itemsPerPage=2&order[" + key + "]=" + direction; next != ""; {
					walked = append(walked, companies(admin, next)...)
					next = admin.Get(next).Text("hydra:view/hydra:next")
				}
				got := strings.ReplaceAll(strings.Join(walked, ""), "Maison ", "")
				if got != expected {
					t.Errorf("by %s %s: %s, want %s", key, direction, got, expected)
				}
			}
		}
	})
}

// A supplier sorts its customers by what it reads of them: the last order, the agent, the group; keys count in its order.
func TestCustomersAreSortedByTrade(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h) // of maison: table and gms are customers, gms with an agent; regular ordered 23 months ago
		h.change(`INSERT INTO trade_links (supplier_id, customer_id, last_order_at) VALUES (?, ?, ?)`, v["maison"], v["gms"], h.clock.Now())
		browser := h.signIn("maison@example.test")
		for order, want := range map[string]string{
			"order[lastOrderAt]=desc":                                "gms regular table",
			"order[lastOrderAt]=asc":                                 "table regular gms",
			"order[agent]=desc&order[company]=desc":                  "gms table regular",
			"order[agent]=asc&order[company]=asc":                    "regular table gms",
			"order[userGroup]=desc&order[company]=desc":              "table regular gms",
			"order[userGroup]=asc&order[lastOrderAt]=desc":           "gms regular table",
			"order[status]=asc&order[agent]=asc&order[company]=desc": "table regular gms",
		} {
			var walked []string
			for next := "/api/customers?itemsPerPage=1&" + order; next != ""; {
				walked = append(walked, companies(browser, next)...)
				next = browser.Get(next).Want(200).Text("hydra:view/hydra:next")
			}
			if got := strings.ReplaceAll(strings.Join(walked, " "), "Maison ", ""); got != want {
				t.Errorf("%s: %s, want %s", order, got, want)
			}
		}
	})
}

func reversed(s string) string {
	letters := strings.Split(s, "")
	slices.Reverse(letters)
	return strings.Join(letters, "")
}

func TestListsOfPeopleAreFiltered(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		h.change(`UPDATE users SET status = 'processing' WHERE id = ?`, v["pending"])
		h.change(`UPDATE users SET created_at = ? WHERE id = ?`, time.Date(2026, 3, 31, 22, 30, 0, 0, time.UTC), v["cave"]) // 1 April in Paris
		admin := h.signIn("admin@example.test")
		// Words are looked for as they are written: nothing in them is an operator.
		for query, want := range map[string][]string{
			"userGroup[]=supplier&userGroup[]=cse":                {"closed", "cse", "maison", "rival"},
			"status[]=processing&status[]=blocked":                {"closed", "pending"},
			"createdAt[gte]=2026-04-01&createdAt[lte]=2026-04-01": {"cave"},
			"createdAt[lte]=2026-03-31":                           nil,
			"search=cave+lefevre":                                 {"cave"},
			"search=%22cave%22":                                   nil,
			"search=cave*":                                        nil,
			"search=cave+NOT+gms":                                 nil,
			"search=av+ma":                                        {"cave"},
			"search=ave":                                          {"cave"},
			"search=CAVE@example":                                 {"cave"},
			"userGroup[]=restaurant&search=zo%C3%A9+a":            {"past", "pending", "regular", "table"},
		} {
			var names []string
			for _, name := range want {
				names = append(names, "Maison "+name)
			}
			if got := companies(admin, "/api/users?"+query); !slices.Equal(got, names) {
				t.Errorf("%s: %v, want %v", query, got, names)
			}
		}
		if got := companies(admin, "/api/customers?userGroup[]=supplier"); len(got) != 0 {
			t.Errorf("suppliers among customers: %v", got)
		}
		if got := admin.Get("/api/users?itemsPerPage=1").Want(200).Text("hydra:totalItems"); got != "15" {
			t.Errorf("an admin counts %s of 16 with one superadmin", got)
		}
		for _, wrong := range []string{"status[]=gone", "userGroup[]=king", "createdAt[gte]=yesterday"} {
			admin.Get("/api/users?" + wrong).Want(422)
		}
	})
}

// What a reader may not read it may not sort or filter by either: the order would tell it (domain 2.1).
func TestListsHideWhatTheReaderMayNotSortBy(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		newVillage(h)
		refused := map[string][]string{
			"maison": {"order[createdAt]=asc", "createdAt[gte]=2026-01-01", "createdAt[lte]=2026-01-01"},
			"agent":  {"order[createdAt]=desc", "order[lastOrderAt]=desc", "order[agent]=asc"},
			"admin":  {"order[lastOrderAt]=desc", "order[agent]=asc"},
			"table":  {"order[lastOrderAt]=asc", "order[createdAt]=asc", "order[email]=asc", "order[lastName]=desc"},
			"guest":  {"order[email]=asc", "order[lastName]=asc"},
		}
		for reader, queries := range refused {
			browser := h.signIn(reader + "@example.test")
			for _, query := range queries {
				name, _, _ := strings.Cut(query, "=")
				for _, list := range []string{"/api/customers", "/api/suppliers", "/api/commercial_agents"} {
					if got := browser.Get(list + "?" + query).Want(422).Violations(); got[name] == "" {
						t.Errorf("%s as %s: %v", query, reader, got)
					}
				}
			}
			browser.Get("/api/suppliers?order[company]=desc").Want(200)
			browser.Get("/api/suppliers?order[status]=desc").Want(200)
		}
		browser := h.signIn("maison@example.test")
		for _, key := range []string{"lastName", "email"} {
			browser.Get("/api/customers?order[" + key + "]=asc").Want(200)
		}
	})
}

// cards are the members of a list, by the company's last word.
func (h *house) cards(reader, list string) map[string]map[string]any {
	h.t.Helper()
	var body struct {
		Members []map[string]any `json:"hydra:member"`
	}
	h.signIn(reader + "@example.test").Get(list).Want(200).JSON(&body)
	cards := map[string]map[string]any{}
	for _, card := range body.Members {
		company, _ := card["company"].(string)
		cards[strings.TrimPrefix(company, "Maison ")] = card
	}
	return cards
}

// A supplier reads beside each of its agents what it agreed with it and how many customers it assigned, and nobody else's.
func TestCardsOfASuppliersAgents(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		h.relate(v["maison"], v["stranger"], "valid")
		h.relate(v["rival"], v["agent"], "valid")
		h.relate(v["rival"], v["cse"], "valid")
		h.change(`UPDATE user_relations SET agent_id = ? WHERE child_id IN (?, ?)`, v["agent"], v["cse"], v["table"])
		h.change(`UPDATE user_relations SET negociation_margin_bp = 450, agent_fee_bp = 1200 WHERE parent_id = ? AND child_id = ?`, v["maison"], v["agent"])
		for reader, want := range map[string]map[string][3]any{
			"maison": {"agent": {4.5, 12.0, 2.0}, "stranger": {0.0, 15.0, 0.0}},
			"rival":  {"agent": {0.0, 15.0, 1.0}},
			"admin":  {"agent": {nil, nil, nil}, "stranger": {nil, nil, nil}},
			"agent":  {"agent": {nil, nil, nil}},
		} {
			cards := h.cards(reader, "/api/commercial_agents")
			for name, figures := range want {
				card := cards[name]
				if got := [3]any{card["negociationMargin"], card["agentFee"], card["customers"]}; got != figures {
					t.Errorf("%s reads %v of %s, want %v", reader, got, name, figures)
				}
			}
			if len(cards) != len(want) {
				t.Errorf("%s reads %d agents, want %d", reader, len(cards), len(want))
			}
		}
		if card := h.cards("maison", "/api/customers")["gms"]; card["negociationMargin"] != nil || card["agentFee"] != nil || card["customers"] != nil {
			t.Errorf("a customer has the figures of an agent: %v", card)
		}
		h.change(`UPDATE user_relations SET status = 'removed' WHERE child_id = ?`, v["table"])
		if got := h.cards("maison", "/api/commercial_agents")["agent"]["customers"]; got != 1.0 {
			t.Errorf("%v customers, one of two is gone", got)
		}
	})
}

func TestCardsOfASuppliersCustomers(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		h.change(`UPDATE users SET siren = '732829320'`)
		h.change(`UPDATE user_relations SET label = 'Le voisin' WHERE child_id = ?`, v["gms"])
		cards := h.cards("maison", "/api/customers")
		if agent, ok := cards["gms"]["agent"].(map[string]any); !ok || agent["name"] != "Maison agent" || cards["gms"]["label"] != "Le voisin" {
			t.Errorf("the assigned customer: %v", cards["gms"])
		}
		if cards["table"]["agent"] != nil || cards["table"]["lastOrderAt"] != nil || cards["table"]["mayBeOrderedFor"] != true {
			t.Errorf("a customer without agent: %v", cards["table"])
		}
		if cards["regular"]["lastOrderAt"] == nil || cards["regular"]["mayBeOrderedFor"] != false {
			t.Errorf("who only ordered: %v", cards["regular"])
		}
		for name, card := range cards {
			if card["siren"] != "" || card["createdAt"] != nil {
				t.Errorf("%s tells its supplier %v", name, card)
			}
		}
		// The label is the supplier's own, and so is the agent.
		if card := h.cards("agent", "/api/customers")["gms"]; card["label"] != "" || card["agent"] != nil || card["mayBeOrderedFor"] != true {
			t.Errorf("the agent reads %v", card)
		}
		if card := h.cards("gms", "/api/customers")["gms"]; card["label"] != "" || card["siren"] != "732829320" || card["createdAt"] == nil {
			t.Errorf("the customer reads %v", card)
		}
		h.change(`UPDATE user_relations SET status = 'removed' WHERE child_id = ?`, v["agent"])
		if card := h.cards("maison", "/api/customers")["gms"]; card["agent"] != nil {
			t.Errorf("an agent that is gone: %v", card)
		}
		if card := h.cards("admin", "/api/users")["gms"]; card["mayBeOrderedFor"] != true || card["siren"] != "732829320" || card["createdAt"] == nil {
			t.Errorf("an admin reads %v", card)
		}
	})
}
