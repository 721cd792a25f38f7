package domain

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Fold brings a text to the form searches compare: lower case, accents and
// ligatures resolved, one space between words.
func Fold(text string) string {
	var out strings.Builder
	for _, r := range norm.NFD.String(strings.ToLower(text)) {
		switch {
		case unicode.Is(unicode.Mn, r): // an accent, split from its letter
		case r == 'œ':
			out.WriteString("oe")
		case r == 'æ':
			out.WriteString("ae")
		default:
			out.WriteRune(r)
		}
	}
	return strings.Join(strings.Fields(out.String()), " ")
}

// PersonSearch is what of a person, beside the company, a search looks into.
func PersonSearch(firstName, lastName, email string) string {
	return Fold(firstName + " " + lastName + " " + email)
}
