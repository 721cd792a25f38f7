package domain

import (
	"regexp"
	"slices"
	"strings"

	"millesime/platform/fault"
	"millesime/platform/fold"
	"millesime/platform/validate"
)

const (
	shortestSlug = 3
	longestSlug  = 60
)

var slugForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// reserved are names that people would take for the house's own.
func reserved() []string {
	return []string{
		"admin", "administration", "aide", "api", "boutique", "boutiques", "cart", "carte", "cgu", "cgv", "compte", "connexion", "contact",
		"demande", "e-label", "help", "inscription", "login", "logout", "mentions-legales", "millesime", "panier", "register", "store", "stores",
		"suivi", "support", "vente",
	}
}

// SlugRules are those of the name of a page, whoever gives it.
func SlugRules() []validate.Rule {
	return []validate.Rule{
		validate.Required, validate.Min(shortestSlug), validate.Max(longestSlug),
		validate.By("slug", fault.Say("Écrivez des minuscules sans accent, des chiffres et des tirets : domaine-des-tilleuls",
			"Write small letters without accents, digits and dashes: domaine-des-tilleuls"), slugForm.MatchString),
		validate.By("reserved", fault.Say("Cette adresse est réservée : choisissez-en une autre", "This address is reserved: choose another one"),
			func(slug string) bool { return !slices.Contains(reserved(), slug) }),
	}
}

// Proposal is a name for the page of a company: its own in small letters, or one by number where that is none.
func Proposal(company, otherwise string) string {
	var words []string
	length := -1
	for word := range strings.FieldsFuncSeq(fold.Text(company), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') }) {
		if length += len(word) + 1; length > longestSlug-len("-00") {
			break
		}
		words = append(words, word)
	}
	slug := strings.Join(words, "-")
	if len(slug) < shortestSlug || slices.Contains(reserved(), slug) {
		return otherwise
	}
	return slug
}
