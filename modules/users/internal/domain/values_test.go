package domain

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
	"time"

	"millesime/platform/auth"
	"millesime/platform/tidy"
	"millesime/platform/validate"
)

// What is accepted of e-mails, numbers, telephones and postcodes stands in one table, which the interface's rules are held
// against too (ui/src/shared/validation/values.test.ts). Both look at what was typed once it is tidied.
func TestValuesOfTheSharedTable(t *testing.T) {
	t.Parallel()
	content, err := os.ReadFile("../../../../platform/validate/testdata/values.json")
	if err != nil {
		t.Fatal(err)
	}
	var table map[string]struct{ Accepted, Refused []string }
	if err := json.Unmarshal(content, &table); err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)
	person := func(change func(*User)) []string {
		u := User{Group: auth.Restaurant, Language: "fr", Email: "a@b.fr", FirstName: "Zoé", LastName: "Lefèvre", Company: "La Table"}
		change(&u)
		u = u.Tidied()
		var refused []string
		for _, v := range IdentityRules(&u, now).Check() {
			refused = append(refused, v.Code)
		}
		return refused
	}
	postcode := func(country, value string) []string {
		var refused []string
		for _, v := range (validate.Rules{validate.Field("postcode", &value, validate.PostcodeRules(country)...)}).Check() {
			refused = append(refused, v.Code)
		}
		return refused
	}
	check := map[string]struct {
		code   string
		refuse func(value string) []string
	}{
		"email":       {"email", func(v string) []string { return person(func(u *User) { u.Email = v }) }},
		"numvat":      {"numvat", func(v string) []string { return person(func(u *User) { u.NumVAT = v }) }},
		"siren":       {"siren", func(v string) []string { return person(func(u *User) { u.SIREN = v }) }},
		"siret":       {"siret", func(v string) []string { return person(func(u *User) { u.SIRET = v }) }},
		"phone":       {"phone", func(v string) []string { return person(func(u *User) { u.Phone = v }) }},
		"postcode FR": {"postcode", func(v string) []string { return postcode("FR", v) }},
		"postcode GB": {"postcode", func(v string) []string { return postcode("GB", v) }},
	}
	for name, values := range table {
		rule, ok := check[name]
		if day, isBirthday := strings.CutPrefix(name, "birthday on "); isBirthday {
			rule.code, ok = "age", true
			rule.refuse = func(v string) []string { return birthday(t, day, v) }
		}
		if !ok || len(values.Accepted) == 0 || len(values.Refused) == 0 {
			t.Errorf("nothing holds %s against its values", name)
			continue
		}
		for _, value := range values.Accepted {
			if got := rule.refuse(tidy.Text(value)); len(got) != 0 {
				t.Errorf("%s %q is refused: %v", name, value, got)
			}
		}
		for _, value := range values.Refused {
			if got := rule.refuse(tidy.Text(value)); len(got) != 1 || got[0] != rule.code {
				t.Errorf("%s %q: %v", name, value, got)
			}
		}
	}
}

// birthday is what is refused of an individual's on a day, at noon in Paris.
func birthday(t *testing.T, day, value string) []string {
	t.Helper()
	now, err := time.Parse(time.DateOnly+" 15", day+" 11")
	if err != nil {
		t.Fatal(err)
	}
	u := User{Group: auth.Customer, Language: "fr", Email: "a@b.fr", FirstName: "Zoé", LastName: "Lefèvre", Birthday: value}
	var refused []string
	for _, v := range IdentityRules(&u, now).Check() {
		refused = append(refused, v.Code)
	}
	return refused
}
