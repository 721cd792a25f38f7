package users_test

import (
	"strings"
	"testing"

	"millesime/platform/auth"
)

// what a commercial agent keeps. Nobody ever reads the IBAN again.
func TestAgentRecord(t *testing.T) {
	t.Parallel()
	const iban = "FR1420041010050500013M02606"
	eachDatabase(t, func(t *testing.T, h *house) {
		id := h.account("agent@example.test", auth.CommercialAgent)
		h.account("admin@example.test", auth.Admin)
		agent, admin := h.signIn("agent@example.test"), h.signIn("admin@example.test")
		iri := recordPath("parameter_commercial_agents", id)
		written := agent.Patch(iri, `{"rsac":"RSAC Lyon 812 345 678","siren":"732829320","vatRegistered":true,"sector":["69","2A","01","69","971"],"iban":"fr14 2004 1010 0505 0001 3m02 606"}`).Want(200)
		for name, want := range map[string]string{
			"rsac": "RSAC Lyon 812 345 678", "siren": "732829320", "vatRegistered": "true",
			"sector/0": "01", "sector/1": "2A", "sector/2": "69", "sector/3": "971", "ibanEnding": "2606",
		} {
			if got := written.Text(name); got != want {
				t.Errorf("%s is %q, want %q", name, got, want)
			}
		}
		if written.Value("sector/4") != nil || written.Value("iban") != nil {
			t.Errorf("written: %s", written.Body)
		}
		for what, body := range map[string][]byte{
			"the answer": written.Body, "the person": agent.Get(path(id)).Body, "me": agent.Get("/api/me").Body,
			"the person as admin": admin.Get(path(id)).Body, "the next answer": agent.Patch(iri, `{"rsac":"B"}`).Want(200).Body,
		} {
			if strings.Contains(string(body), iban[4:20]) || !strings.Contains(string(body), `"ibanEnding":"2606"`) {
				t.Errorf("%s: %s", what, body)
			}
		}
		if n := h.count("SELECT count(*) FROM audit_entries WHERE CAST(before_state AS TEXT) LIKE '%0505%' OR CAST(after_state AS TEXT) LIKE '%0505%'"); n != 0 {
			t.Errorf("%d entries of the trail hold it", n)
		}
		if n := h.count("SELECT count(*) FROM audit_entries WHERE action = 'users.iban_changed' AND subject_id = ?", id); n != 1 {
			t.Errorf("%d entries tell that it changed", n)
		}
		if n := h.count("SELECT count(*) FROM parameter_commercial_agents WHERE iban <> ''"); n != 1 {
			t.Error("it was not kept")
		}
		for field, bad := range map[string][]string{
			"iban":   {`"FR1420041010050500013M02607"`, `"FR14"`, `"FR14200410100505000130260"`, `"<script>"`, `"DE89370400440532013001"`},
			"siren":  {`"732829321"`, `"73282932"`, `"abcdefghi"`},
			"rsac":   {`"` + strings.Repeat("x", 61) + `"`},
			"sector": {`["20"]`, `["00"]`, `["96"]`, `["975"]`, `["2C"]`},
		} {
			for _, value := range bad {
				got := agent.Patch(iri, `{"`+field+`":`+value+`}`).Violations()
				found := got[field]
				if field == "sector" {
					found = got["sector[0]"]
				}
				if len(got) != 1 || found == "" || strings.Contains(found, "FR14") {
					t.Errorf("%s %s: %v", field, value, got)
				}
			}
		}
		agent.Patch(iri, `{"iban":"DE89 3704 0044 0532 0130 00"}`).Want(200)
		if got := agent.Patch(iri, `{"iban":null,"siren":"","sector":[]}`).Want(200); got.Text("ibanEnding") != "" || got.Text("siren") != "" || got.Value("sector/0") != nil {
			t.Errorf("cleared: %s", got.Body)
		}
		if n := h.count("SELECT count(*) FROM parameter_commercial_agents WHERE iban <> ''"); n != 0 {
			t.Error("it is still there")
		}
	})
}
