package domain

import (
	"regexp"
	"strings"

	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// electronicPattern is an address of scheme 0225: a SIREN, and after it perhaps a SIRET or a suffix of the company's own.
var electronicPattern = regexp.MustCompile(`^[0-9]{9}(_[A-Za-z0-9][A-Za-z0-9+\-_/]{0,99})?$`)

// ElectronicAddressRule accepts "" and an address of scheme 0225.
func ElectronicAddressRule() validate.Rule {
	return validate.By("electronic_address", fault.Say("L’adresse commence par le SIREN, suivi ou non d’un tiret bas et d’un suffixe, par exemple 552100554_FACTURES",
		"The address begins with the SIREN, followed or not by an underscore and a suffix, such as 552100554_INVOICES"),
		func(address string) bool {
			return address == "" || electronicPattern.MatchString(address) && luhn(address[:sirenDigits])
		})
}

// VATRegimeRule accepts one of the regimes.
func VATRegimeRule() validate.Rule {
	return validate.OneOf(usersapi.VATNormal, usersapi.VATFranchise, usersapi.VATFlatRate)
}

// CheckElectronicAddress refuses the address of another company.
func CheckElectronicAddress(address, siren string) error {
	if address == "" || siren == "" || strings.HasPrefix(address, siren) {
		return nil
	}
	return fault.Invalid(fault.At("electronicAddress", "own_siren",
		"L’adresse commence par le SIREN de votre identité, {siren}",
		"The address begins with the SIREN of your identity, {siren}", "siren", siren))
}
