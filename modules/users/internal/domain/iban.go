package domain

import (
	"regexp"
	"strings"

	"millesime/platform/fault"
	"millesime/platform/validate"
)

// ibanShown is how many characters of an IBAN its owner may read again.
const ibanShown = 4

var ibanPattern = regexp.MustCompile(`^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$`)

// CompactIBAN is an IBAN without blanks, in capitals.
func CompactIBAN(iban string) string { return strings.ToUpper(strings.Join(strings.Fields(iban), "")) }

// IBANRule accepts "" and an IBAN of its country's length whose check digits are right.
func IBANRule() validate.Rule {
	return validate.By("iban", fault.Say("Le champ doit être un IBAN valide",
		"The field must be a valid IBAN"), func(iban string) bool { return iban == "" || validIBAN(CompactIBAN(iban)) })
}

// validIBAN computes the remainder by 97 of the number that the IBAN spells
// with its head at the end and A = 10 … Z = 35 (ISO 13616).
func validIBAN(iban string) bool {
	const country, head, modulus = 2, 4, 97
	if !ibanPattern.MatchString(iban) || len(iban) != ibanLength(iban[:country]) {
		return false
	}
	remainder := 0
	for _, c := range iban[head:] + iban[:head] {
		if c >= 'A' {
			remainder = (remainder*100 + int(c-'A') + 10) % modulus
		} else {
			remainder = (remainder*10 + int(c-'0')) % modulus
		}
	}
	return remainder == 1
}

// IBANEnding is what its owner may read again.
func IBANEnding(iban string) string { return iban[max(0, len(iban)-ibanShown):] }
