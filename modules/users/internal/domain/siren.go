package domain

import (
	"strings"

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
