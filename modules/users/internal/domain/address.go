package domain

import (
	"slices"

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

// CountryRules are the rules of a country, ISO 3166-1 alpha-2; empty is France.
func CountryRules() []validate.Rule {
	return []validate.Rule{validate.Optional, validate.By("country",
		fault.Say("Indiquez le code du pays en deux lettres, par exemple FR",
			"Give the code of the country in two letters, such as FR"), validate.IsCountry)}
}
