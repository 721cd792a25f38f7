package domain

import (
	"regexp"
	"strings"

	"millesime/platform/fault"
	"millesime/platform/validate"
)

const (
	sirenDigits = 9
	siretDigits = 14
	// laPoste has so many establishments that the digits of their SIRET follow a rule of their own.
	laPoste         = "356000000"
	laPosteMultiple = 5
)

// SIRENRule accepts a SIREN of nine digits whose checksum is right.
func SIRENRule() validate.Rule {
	return validate.By("siren", validate.Message("siren"), func(siren string) bool {
		return isDigits(siren, sirenDigits) && luhn(siren)
	})
}

// SIRETRule accepts a SIRET of fourteen digits that begins with a SIREN and whose checksum is right.
func SIRETRule() validate.Rule {
	return validate.By("siret", validate.Message("siret"), func(siret string) bool {
		if !isDigits(siret, siretDigits) || !luhn(siret[:sirenDigits]) {
			return false
		}
		return luhn(siret) || strings.HasPrefix(siret, laPoste) && digitSum(siret)%laPosteMultiple == 0
	})
}

func isDigits(text string, length int) bool {
	return len(text) == length && strings.Trim(text, "0123456789") == ""
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

func digitSum(digits string) int {
	sum := 0
	for i := range digits {
		sum += int(digits[i] - '0')
	}
	return sum
}

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
