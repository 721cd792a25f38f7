package domain

import (
	"testing"
	"time"

	"millesime/platform/auth"
)

func TestIdentityRules(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 20, 23, 30, 0, 0, time.UTC) // the 21st in Paris
	pro := User{
		Group: auth.Restaurant, Language: "fr", Email: "table@example.test", FirstName: "Zoé", LastName: "Lefèvre", Company: "La Table",
		SIREN: "732829320", SIRET: "73282932000074", NumVAT: "FR44732829320", Phone: "+33 4 65 71 00 00",
	}
	person := User{
		Group: auth.Customer, Language: "en", Email: "p@example.test", FirstName: "Zoé", LastName: "Lefèvre", Birthday: "2008-11-21",
	}
	tests := map[string]struct {
		of     User
		change func(*User)
		field  string // refused; "" = none
	}{
		"a professional":              {pro, func(*User) {}, ""},
		"an adult since today":        {person, func(*User) {}, ""},
		"an adult from tomorrow":      {person, func(u *User) { u.Birthday = "2008-11-22" }, "birthday"},
		"nobody's age":                {person, func(u *User) { u.Birthday = "1890-01-01" }, "birthday"},
		"no day":                      {person, func(u *User) { u.Birthday = "1980-02-30" }, "birthday"},
		"a private person without it": {person, func(u *User) { u.Birthday = "" }, "birthday"},
		"a young professional":        {pro, func(u *User) { u.Birthday = "2010-01-01" }, ""},
		"born tomorrow":               {pro, func(u *User) { u.Birthday = "2026-11-22" }, "birthday"},
		"no company":                  {pro, func(u *User) { u.Company = " " }, "company"},
		"a person needs no company":   {person, func(u *User) { u.Company = "" }, ""},
		"a wrong SIREN":               {pro, func(u *User) { u.SIREN, u.SIRET = "732829321", "" }, "siren"},
		"a SIREN with letters":        {pro, func(u *User) { u.SIREN, u.SIRET = "73282932A", "" }, "siren"},
		"a wrong SIRET":               {pro, func(u *User) { u.SIRET = "73282932000075" }, "siret"},
		"of another company":          {pro, func(u *User) { u.SIREN = "552100554" }, "siret"},
		"the post office's own":       {pro, func(u *User) { u.SIREN, u.SIRET = "", "35600000049837" }, ""},
		"numbers may be left out":     {pro, func(u *User) { u.SIREN, u.SIRET, u.NumVAT = "", "", "" }, ""},
		"another country's number":    {pro, func(u *User) { u.NumVAT = "IT12345678901" }, ""},
		"a short VAT number":          {pro, func(u *User) { u.NumVAT = "FR4473282932" }, "numvat"},
		"a key that does not fit":     {pro, func(u *User) { u.NumVAT = "FR45732829320" }, ""}, // a warning only
		"no e-mail":                   {pro, func(u *User) { u.Email = "table" }, "email"},
		"an unknown civility":         {pro, func(u *User) { u.Civility = "dr" }, "civility"},
		"no telephone":                {pro, func(u *User) { u.Phone = "sonnez" }, "phone"},
		"a name on two lines":         {pro, func(u *User) { u.LastName = "Le\nfèvre" }, "lastName"},
		"another language":            {pro, func(u *User) { u.Language = "de" }, "language"},
		"no first name":               {pro, func(u *User) { u.FirstName = "" }, "firstName"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := test.of
			test.change(&u)
			violations := IdentityRules(&u, now).Check()
			if test.field == "" && len(violations) > 0 || test.field != "" && (len(violations) != 1 || violations[0].PropertyPath != test.field) {
				t.Errorf("got %+v, want %q refused", violations, test.field)
			}
		})
	}
}

func TestTidied(t *testing.T) {
	t.Parallel()
	got := User{Email: " A@B.Test ", LastName: " de  La Tour ", SIRET: "732 829 320 00074", NumVAT: "FR 44 732829320"}.Tidied()
	if got.Email != "a@b.test" || got.LastName != "de La Tour" || got.SIREN != "732829320" || got.NumVAT != "FR44732829320" {
		t.Errorf("got %+v", got)
	}
}
