package domain

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// MaxAddresses bounds what one person keeps, both types together.
const MaxAddresses = 100

// SettleDefaults gives each type of address exactly one default: the chosen
// address where there is one, else the one that was, else the first. chosen is
// an index; -1 = none.
func SettleDefaults(addresses []usersapi.Address, chosen int) {
	for _, kind := range []string{usersapi.BillingAddress, usersapi.ShippingAddress} {
		ofKind := func(a usersapi.Address) bool { return a.Type == kind }
		at := chosen
		if at < 0 || !ofKind(addresses[at]) {
			at = slices.IndexFunc(addresses, func(a usersapi.Address) bool { return ofKind(a) && a.IsDefault })
		}
		if at < 0 {
			at = slices.IndexFunc(addresses, ofKind)
		}
		for i := range addresses {
			if ofKind(addresses[i]) {
				addresses[i].IsDefault = i == at
			}
		}
	}
}

// TooManyAddresses refuses one more than a person may have.
func TooManyAddresses() error {
	text := fault.Say("Vous avez déjà {max} adresses. Supprimez-en une d’abord.",
		"You already have {max} addresses. Delete one first.")
	return fault.Invalid(fault.Violation{PropertyPath: "typeAddress", Code: "max_items", Text: text.Fill("max", MaxAddresses)})
}

var (
	phonePattern    = regexp.MustCompile(`^\+?[0-9]{6,15}$`)
	phoneSeparators = regexp.MustCompile(`[\s\p{Zs}\p{Pd}−.()/]`)
	postcodePattern = regexp.MustCompile(`^[0-9A-Za-z][0-9A-Za-z -]{1,9}$`)
)

// maxPhone bounds a telephone number as it is written, in characters.
const maxPhone = 30

// PhoneRules are the rules of a telephone number as people write it, which may be empty: 6 to 15 digits (ITU-T E.164) with or
// without its country, whatever stands between them.
func PhoneRules() []validate.Rule {
	return []validate.Rule{validate.Optional, validate.Max(maxPhone), validate.By("phone", validate.Message("phone"), func(phone string) bool {
		return phonePattern.MatchString(phoneSeparators.ReplaceAllString(phone, ""))
	})}
}

// CountryRules are the rules of a country, ISO 3166-1 alpha-2; empty is France.
func CountryRules() []validate.Rule {
	return []validate.Rule{validate.Optional, validate.By("country",
		fault.Say("Indiquez le code du pays en deux lettres, par exemple FR",
			"Give the code of the country in two letters, such as FR"), validate.IsCountry)}
}

// PostcodeRules are the rules of a postcode in a country: five digits in France.
func PostcodeRules(country string) []validate.Rule {
	return []validate.Rule{validate.Required, validate.By("postcode", validate.Message("postcode"), func(postcode string) bool {
		if country == usersapi.France || country == "" {
			return len(postcode) == frenchPostcode && strings.Trim(postcode, "0123456789") == ""
		}
		return postcodePattern.MatchString(postcode)
	})}
}

const frenchPostcode = 5

// LineRules are the rules of a text on one line of at most so many characters.
func LineRules(most int) []validate.Rule {
	oneLine := fault.Say("Le champ doit tenir sur une seule ligne", "The field must fit on one line")
	return []validate.Rule{
		validate.Max(most),
		validate.By("one_line", oneLine, func(s string) bool { return !strings.ContainsFunc(s, bendsLine) }),
	}
}

// bendsLine tells what ends a line, or makes readers see its letters in another order than they are.
func bendsLine(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Zl, unicode.Zp, unicode.Bidi_Control)
}
