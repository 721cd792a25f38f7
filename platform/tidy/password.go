package tidy

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Password gives a password in the one form in which it is judged and hashed, whatever device typed it: letters composed
// (NFC) and every blank U+0020, as RFC 8265 has it (OpaqueString). Nothing is taken off.
func Password(s string) string {
	return norm.NFC.String(strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Zs, r) {
			return ' '
		}
		return r
	}, s))
}

// PasswordForms are what a password may have been hashed as, today's form first. Before there was one, it was hashed as it
// came: composed by most devices, decomposed by some.
func PasswordForms(s string) []string {
	forms := []string{Password(s)}
	for _, older := range []string{s, norm.NFC.String(s), norm.NFD.String(s)} {
		if !slices.Contains(forms, older) {
			forms = append(forms, older)
		}
	}
	return forms
}
