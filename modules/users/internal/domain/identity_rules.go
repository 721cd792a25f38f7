package domain

import (
	"fmt"
	"strings"
	"time"

	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// Bounds of identity fields, in characters.
const (
	maxName     = 80
	maxCompany  = 120
	maxEANumber = 20
	// Majority is the age of who may buy wine.
	Majority = 18
	maxAge   = 120
)

// IdentityRules are the rules of who a person is, the same at registration and at every change (domain 8.1). They look
// at the whole person: what is asked depends on its group.
func IdentityRules(u *User, now time.Time) validate.Rules {
	professional := u.Group.IsProfessional()
	name := append([]validate.Rule{validate.Required}, validate.LineRules(maxName)...)
	return validate.Rules{
		validate.Field("email", &u.Email, validate.Required, validate.Email),
		validate.Field("civility", &u.Civility, validate.OneOf("", "mr", "mrs")),
		validate.Field("firstName", &u.FirstName, name...),
		validate.Field("lastName", &u.LastName, name...),
		validate.Field("company", &u.Company, append(requiredWhen(professional), validate.LineRules(maxCompany)...)...),
		validate.Field("phone", &u.Phone, validate.PhoneRules()...),
		validate.Field("siren", &u.SIREN, validate.Optional, SIRENRule()),
		validate.Field("siret", &u.SIRET, validate.Optional, SIRETRule(), sameCompany(u.SIREN)),
		validate.Field("numvat", &u.NumVAT, validate.NumVAT),
		validate.Field("eaNumber", &u.EANumber, validate.LineRules(maxEANumber)...),
		validate.Field("language", &u.Language, validate.OneOf("fr", "en")),
		validate.Field("birthday", &u.Birthday,
			append(requiredWhen(!professional), validate.Date, ageRule(professional, now.In(clock.Paris)))...),
	}
}

// requiredWhen begins the rules of a field that a condition makes a must.
func requiredWhen(condition bool) []validate.Rule {
	if condition {
		return []validate.Rule{validate.Required}
	}
	return []validate.Rule{validate.Optional}
}

// sameCompany is the rule that a SIRET begins with its company's SIREN.
func sameCompany(siren string) validate.Rule {
	return validate.By("siret_of_siren", fault.Say("Le SIRET doit commencer par le numéro SIREN de l’entreprise",
		"The SIRET must begin with the company's SIREN"), func(siret string) bool { return siren == "" || strings.HasPrefix(siret, siren) })
}

// ageRule refuses birthdays that nobody has, and minors in the group of private persons.
func ageRule(professional bool, today time.Time) validate.Rule {
	if professional {
		return validate.By("date", validate.Message("date"), func(birthday string) bool {
			return birthday <= today.Format(time.DateOnly) && birthday >= yearsBefore(today, maxAge)
		})
	}
	return validate.By("age", fault.Say("Vous devez avoir 18 ans ou plus", "You must be 18 or older"), func(birthday string) bool {
		return birthday <= yearsBefore(today, Majority) && birthday >= yearsBefore(today, maxAge)
	})
}

// yearsBefore is this day some years ago, whether that year had it or not: on 29 February nobody is older by a day.
func yearsBefore(today time.Time, years int) string {
	return fmt.Sprintf("%04d-%s", today.Year()-years, today.Format("01-02"))
}

// Tidied is the person as it is kept: blanks trimmed, numbers without them, the SIREN taken from the SIRET when only
// that is given.
func (u User) Tidied() User {
	u.Email = NormalizeEmail(u.Email)
	for _, text := range []*string{&u.FirstName, &u.LastName, &u.Company, &u.Phone, &u.EANumber} {
		*text = strings.Join(strings.Fields(*text), " ")
	}
	for _, number := range []*string{&u.SIREN, &u.SIRET, &u.NumVAT} {
		*number = strings.Join(strings.Fields(*number), "")
	}
	if u.SIREN == "" && isDigits(u.SIRET, siretDigits) && luhn(u.SIRET[:sirenDigits]) {
		u.SIREN = u.SIRET[:sirenDigits]
	}
	return u
}
