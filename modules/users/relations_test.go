package users_test

import (
	"strconv"
	"strings"
	"testing"
)

// relationWith is the path of the relation that a reader sees with a person.
func relationWith(h *house, reader string, person int64) string {
	h.t.Helper()
	iri := h.signIn(reader + "@example.test").Get(path(person)).Want(200).Text("relation/@id")
	if iri == "" {
		h.t.Fatalf("%s has no relation with %d", reader, person)
	}
	return iri
}

// The parent writes the terms, with numbers or texts; what is left out stays (domain 1.1).
func TestRelationTermsChange(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		browser := h.signIn("maison@example.test")
		iri := relationWith(h, "maison", v["table"])
		// all four as texts
		changed := browser.Patch(iri, `{"negociationMargin":"3.5","agentFee":"12","permanentDiscount":"5","outstandingValue":"1500.50",
			"paymentTerms":{"kind":"days","days":45},"label":"Le voisin"}`).Want(200)
		want := map[string]string{
			"@id": iri, "status": "valid", "negociationMargin": "3.5", "agentFee": "12", "permanentDiscount": "5",
			"outstandingValue": "1500.5", "paymentTerms/kind": "days", "paymentTerms/days": "45", "label": "Le voisin",
		}
		if changed.Text("relation") != "child" || changed.Text("user/id") != strconv.FormatInt(v["table"], 10) {
			t.Errorf("changed: %s", changed.Body)
		}
		for name, value := range want {
			if got := changed.Text(name); got != value {
				t.Errorf("%s is %q, want %q", name, got, value)
			}
			if got := browser.Get(path(v["table"])).Text("relation/" + name); got != value {
				t.Errorf("read again, %s is %q, want %q", name, got, value)
			}
		}
		kept := browser.Patch(iri, `{"agentFee":null,"outstandingValue":null,"paymentTerms":null}`).Want(200)
		if kept.Value("agentFee") != nil || kept.Value("outstandingValue") != nil || kept.Value("paymentTerms") != nil ||
			kept.Text("permanentDiscount") != "5" || kept.Text("label") != "Le voisin" {
			t.Errorf("cleared: %s", kept.Body)
		}
		if !strings.Contains(string(kept.Body), `"agentFee":null`) { // there, whether agreed on or not
			t.Errorf("no fee: %s", kept.Body)
		}
		for field, bad := range map[string]string{
			"negociationMargin": `{"negociationMargin":101}`, "agentFee": `{"agentFee":-1}`, "permanentDiscount": `{"permanentDiscount":100.01}`,
			"outstandingValue": `{"outstandingValue":-0.01}`, "paymentTerms.kind": `{"paymentTerms":{"kind":"never","days":0}}`,
			"paymentTerms.days": `{"paymentTerms":{"kind":"days","days":365}}`, "label": `{"label":"` + strings.Repeat("é", 101) + `"}`,
		} {
			if got := browser.Patch(iri, bad).Want(422).Violations(); got[field] == "" {
				t.Errorf("%s: %v", bad, got)
			}
		}
		// The trail keeps the old values (domain 1.1).
		super := h.signIn("super@example.test")
		entries := super.Get("/api/audit_entries?subject=user_children&action=user_children.changed").Want(200)
		if entries.Text("hydra:totalItems") != "2" || entries.Text("hydra:member/0/before/outstandingValue") != "1500.5" ||
			entries.Text("hydra:member/0/actor/name") != "Maison maison" || entries.Value("hydra:member/0/before/label") != nil {
			t.Errorf("trail: %s", entries.Body)
		}
	})
}

// Only the parent changes terms: the other side is refused, anybody else finds nothing.
func TestRelationTermsAreTheParents(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		ofAgent, ofTable := relationWith(h, "maison", v["agent"]), relationWith(h, "maison", v["table"])
		body := `{"permanentDiscount":50,"negociationMargin":50,"agentFee":50}`
		for _, c := range []struct {
			who, iri string
			status   int
		}{
			{"agent", ofAgent, 403},
			{"agent", ofTable, 404},
			{"rival", ofTable, 404},
			{"stranger", ofAgent, 404},
			{"table", ofTable, 403},
			{"admin", ofTable, 403},
			{"super", ofTable, 403},
		} {
			h.signIn(c.who+"@example.test").Patch(c.iri, body).Want(c.status)
		}
		browser := h.signIn("maison@example.test")
		browser.Patch("/api/user_children/999999", body).Want(404)
		if got := browser.Get(path(v["table"])).Text("relation/permanentDiscount"); got != "0" {
			t.Errorf("the discount is %s", got)
		}
		for status, want := range map[string]int{"pending": 200, "valid": 200, "reject": 409, "removed": 404} {
			h.change(`UPDATE user_relations SET status = ? WHERE child_id = ?`, status, v["table"])
			browser = h.signIn("maison@example.test")
			if got := browser.Patch(ofTable, `{"label":"`+status+`"}`); got.Status != want {
				t.Errorf("%s: %d", status, got.Status)
			}
		}
	})
}

// A child reads neither margin nor fee, unless it is the agent they concern; the label stays the parent's (domain 2.1).
func TestRelationAsEachSideReadsIt(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		h.change(`UPDATE user_relations SET negociation_margin_bp = 700, agent_fee_bp = 1200, permanent_discount_bp = 300, label = 'secret'`)
		read := func(reader string, person int64) map[string]any {
			var body struct{ Relation map[string]any }
			h.signIn(reader + "@example.test").Get(path(person)).Want(200).JSON(&body)
			return body.Relation
		}
		for _, c := range []struct {
			reader, person string
			value          string
			margin         bool
			agent          bool
		}{
			{"maison", "gms", "child", true, true},
			{"gms", "maison", "parent", false, false},
			{"maison", "agent", "child", true, false},
			{"agent", "maison", "parent", true, false},
			{"agent", "cave", "child", true, false},
			{"cave", "agent", "parent", false, false},
		} {
			got := read(c.reader, v[c.person])
			_, margin := got["negociationMargin"]
			_, fee := got["agentFee"]
			if got["value"] != c.value || margin != c.margin || fee != c.margin || (got["agent"] != nil) != c.agent ||
				(got["label"] != "") != (c.value == "child") || got["permanentDiscount"] != 3.0 {
				t.Errorf("%s of %s: %v", c.reader, c.person, got)
			}
		}
		for _, none := range [][2]string{{"admin", "gms"}, {"maison", "maison"}, {"agent", "gms"}, {"cse", "maison"}, {"maison", "regular"}} {
			if got := read(none[0], v[none[1]]); got != nil {
				t.Errorf("%s of %s: %v", none[0], none[1], got)
			}
		}
	})
}

// Margin and fee of others must not be found by asking for them in the list either: no such sort exists.
func TestRelationTermsAreNoSortKey(t *testing.T) {
	t.Parallel()
	eachDatabase(t, func(t *testing.T, h *house) {
		v := newVillage(h)
		browser := h.signIn("maison@example.test")
		plain := browser.Get("/api/customers").Want(200).Text("hydra:member/0/id")
		for _, key := range []string{"negociationMargin", "siren", "password_hash", "id"} {
			if got := browser.Get("/api/customers?order[" + key + "]=desc").Want(422).Violations()["order["+key+"]"]; !strings.Contains(got, "company") {
				t.Errorf("by %s: %q", key, got)
			}
		}
		if plain != strconv.FormatInt(v["gms"], 10) {
			t.Errorf("%s comes first", plain)
		}
	})
}
