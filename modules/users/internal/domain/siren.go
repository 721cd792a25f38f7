package domain

import (
	"regexp"

	"millesime/platform/fault"
	"millesime/platform/validate"
)

var sirenPattern = regexp.MustCompile(`^[0-9]{9}$`)

// SIRENRule accepts a SIREN of nine digits whose checksum is right.
func SIRENRule() validate.Rule {
	return validate.By("siren", fault.Text{
		FR: "Le champ doit être un numéro SIREN valide", EN: "The field must be a valid SIREN number",
	}, func(siren string) bool { return sirenPattern.MatchString(siren) && luhn(siren) })
}

// luhn adds the digits, every second one from the right doubled (ISO 7812).
func luhn(digits string) bool {
	sum := 0
	for i := range digits {
		digit := int(digits[len(digits)-1-i] - '0')
		if i%2 == 1 {
			digit *= 2
		}
		sum += digit/10 + digit%10
	}
	return sum%10 == 0
}
